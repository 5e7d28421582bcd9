"""The commands. Each imports what it needs when it runs, so that --help answers at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click
from click.shell_completion import CompletionItem, get_completion_class

from sixgun.terminal.program import program
from sixgun.terminal.spoken import InputsCommand, SpokenCommand, SpokenGroup
from sixgun.text import LANGUAGES, Speaker

SHELLS = ("bash", "zsh", "fish")
COMPLETE = "_SIXGUN_COMPLETE"
# A test compares these with bots.NAMES, whose import would slow --help down.
BOTS = ("random", "rules", "easy", "normal", "hard")
SEED = click.IntRange(-(2**63), 2**63 - 1)


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from sixgun.games import keys

    return [CompletionItem(key) for key in keys() if key.startswith(incomplete)]


def complete_rule(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from sixgun.games import game, keys

    key = ctx.params.get("game")
    rules = game(key).rule_texts() if key in keys() else []
    return [CompletionItem(rule["id"]) for rule in rules if rule["id"].startswith(incomplete)]


def complete_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from sixgun.core.checks import shown
    from sixgun.games import games

    specs = [spec for game in games() for spec in game.options]
    pairs = dict.fromkeys([f"{spec.name}={shown(value)}" for spec in specs for value in spec.values])
    return [CompletionItem(pair) for pair in pairs if pair.startswith(incomplete)]


def complete_words(*words: str) -> Any:
    """Completion of a list of words with commas between them."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(before + comma + word) for word in words if word.startswith(last)]

    return complete


def build(speaker: Speaker) -> click.Group:
    """The command line in the speaker's language."""
    t = speaker.text
    optional_game = f"[{t('metavar-game')}]"

    class Command(SpokenCommand):
        pass

    class Group(SpokenGroup):
        command_class = Command

    class GameInputs(InputsCommand):
        pass

    Command.speaker = Group.speaker = GameInputs.speaker = speaker

    def lang(command: Any) -> Any:
        return click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False, help=t("help-lang"))(command)

    def game_argument(command: Any) -> Any:
        return click.argument("game", metavar=t("metavar-game"), shell_complete=complete_game)(command)

    def table_options(command: Any) -> Any:
        """Options of everything that sets up a game."""
        command = click.option("--pack", type=click.Path(), help=t("help-pack"))(command)
        words: Any = {"metavar": t("metavar-pair"), "help": t("help-option"), "shell_complete": complete_option}
        return click.option("-o", "--option", "options", multiple=True, **words)(command)

    @click.group(cls=Group, invoke_without_command=True, help=t("help-sixgun"))
    @click.version_option(message="sixgun %(version)s", package_name="sixgun", help=t("help-version"))
    @lang
    @click.pass_context
    def sixgun(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            from sixgun.terminal.serving import open_saloon

            open_saloon(speaker)

    @sixgun.command(help=t("help-serve"))
    @click.option("--host", default="127.0.0.1", show_default=True, help=t("help-host"))
    @click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help=t("help-port"))
    @click.option("--database", metavar="URL", default="", help=t("help-database"))
    @click.option("--nats", metavar="URL", default="", help=t("help-nats"))
    @click.option("--public-url", metavar="URL", default="", help=t("help-public-url"))
    @click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help=t("help-workers"))
    @click.option("--limit", "limits", multiple=True, metavar=t("metavar-pair"), help=t("help-limit"))
    @click.option("--bot", "bots", multiple=True, metavar=t("metavar-bot"), help=t("help-bot"))
    @lang
    def serve(**given: Any) -> None:
        from sixgun.terminal.serving import serve_command

        serve_command(speaker, **given)

    @sixgun.command(help=t("help-play"))
    @click.argument("game", required=False, metavar=optional_game, shell_complete=complete_game)
    @click.option(
        "--seats", metavar="you,bot,...", help=t("help-seats"), shell_complete=complete_words("you", "bot", *BOTS)
    )
    @click.option("--names", metavar=t("metavar-seats-names"), help=t("help-names"))
    @click.option("--seed", type=SEED, metavar="N", help=t("help-seed-play"))
    @click.option("--position", type=click.Path(), metavar="FILE", help=t("help-position"))
    @click.option("--resume", type=click.Path(), metavar="FILE", help=t("help-resume"))
    @click.option("--save", type=click.Path(), metavar="FILE", help=t("help-save"))
    @table_options
    @lang
    def play(game: str | None, **given: Any) -> None:
        from sixgun.terminal.lobby import lobby, play_command

        if game is None:
            lobby(speaker.lang, given)
            return
        play_command(game, speaker.lang, **given)

    def series_options(command: Any) -> Any:
        """Options of everything that plays a series of games."""
        count = click.IntRange(1, 10**7)
        jobs: Any = {"type": click.IntRange(1, 256), "default": 1, "show_default": True, "metavar": "N"}
        for option in (
            click.option("--report", type=click.Path(), metavar="FILE.html", help=t("help-report")),
            click.option("--out", type=click.Path(), metavar="FILE.csv", help=t("help-out")),
            click.option("--json", "as_json", is_flag=True, help=t("help-json")),
            click.option("--vary", default="", metavar=t("metavar-names"), help=t("help-vary")),
            click.option("--cluster", default="", metavar=t("metavar-address"), help=t("help-cluster")),
            click.option("--jobs", help=t("help-jobs"), **jobs),
            click.option("--seats", type=int, metavar="N", help=t("help-seats-n")),
            click.option("--seed", type=SEED, default=1, show_default=True, metavar="N", help=t("help-seed")),
            click.option("--games", type=count, default=1000, show_default=True, metavar="N", help=t("help-games-n")),
        ):
            command = option(command)
        return command

    def bots_option(default: str) -> Callable[[Any], Any]:
        words: Any = {"help": t("help-bots"), "shell_complete": complete_words(*BOTS)}
        return click.option("--bots", default=default, show_default=True, metavar=t("metavar-names"), **words)

    @sixgun.command(help=t("help-simulate"))
    @game_argument
    @series_options
    @bots_option("random")
    @table_options
    @lang
    def simulate(game: str, **given: Any) -> None:
        from sixgun.terminal.running import Asked
        from sixgun.terminal.simulations import simulate_command

        simulate_command(game, speaker, Asked(**given))

    @sixgun.command(help=t("help-arena"))
    @game_argument
    @series_options
    @bots_option("rules,random")
    @table_options
    @lang
    def arena(game: str, **given: Any) -> None:
        from sixgun.terminal.arena import arena_command
        from sixgun.terminal.running import Asked

        arena_command(game, speaker, Asked(**given))

    @sixgun.command(help=t("help-replay"))
    @click.argument("file", type=click.Path())
    @click.option("--seat", metavar="N|all|none", default="all", show_default=True, help=t("help-replay-seat"))
    @click.option("--step", is_flag=True, help=t("help-step"))
    @lang
    def replay(file: str, seat: str, step: bool) -> None:
        from sixgun.terminal.replays import replay_command

        replay_command(file, seat, step, speaker.lang)

    @sixgun.command(help=t("help-verify"))
    @click.argument("file", type=click.Path())
    @click.option("--promise", metavar="HEX", help=t("help-promise"))
    @lang
    def verify(file: str, promise: str | None) -> int:
        from sixgun.terminal.replays import verify_command

        return verify_command(file, promise, speaker.lang)

    @sixgun.command(help=t("help-review"))
    @click.argument("file", type=click.Path())
    @click.option("--seat", type=int, metavar="N", help=t("help-review-seat"))
    @click.option("--iterations", type=click.IntRange(1, 10**7), metavar="N", help=t("help-review-iterations"))
    @click.option("--seconds", type=click.FloatRange(0.01, 600), metavar="N", help=t("help-review-seconds"))
    @click.option("--seed", type=SEED, default=1, show_default=True, metavar="N", help=t("help-review-seed"))
    @click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, metavar="N", help=t("help-jobs"))
    @click.option("--cluster", default="", metavar=t("metavar-address"), help=t("help-review-cluster"))
    @click.option("--json", "as_json", is_flag=True, help=t("help-json"))
    @lang
    def review(file: str, **given: Any) -> None:
        from sixgun.terminal.reviews import review_command

        review_command(file, speaker, **given)

    @sixgun.command(help=t("help-games"))
    @click.option("--json", "as_json", is_flag=True, help=t("help-json"))
    @lang
    def games(as_json: bool) -> None:
        from sixgun.terminal.listings import games_command

        games_command(speaker, as_json)

    @sixgun.command(help=t("help-rules"))
    @game_argument
    @click.argument("id", required=False, shell_complete=complete_rule)
    @click.option("--json", "as_json", is_flag=True, help=t("help-json"))
    @lang
    def rules(game: str, id: str | None, as_json: bool) -> None:
        from sixgun.terminal.listings import rules_command

        rules_command(game, id, as_json, speaker)

    @sixgun.command(help=t("help-bench"))
    @click.argument("game", required=False, metavar=optional_game, shell_complete=complete_game)
    @click.option("--peers", is_flag=True, help=t("help-peers"))
    @click.option(
        "--seconds",
        type=click.FloatRange(0.1, 600),
        default=2.0,
        show_default=True,
        metavar="N",
        help=t("help-seconds"),
    )
    @click.option("--json", "as_json", is_flag=True, help=t("help-json"))
    @lang
    def bench(game: str | None, peers: bool, seconds: float, as_json: bool) -> None:
        if peers:
            from sixgun.terminal.peers import peers_command

            peers_command(seconds, as_json, speaker)
        elif game is None:
            from sixgun.core.refusals import Refusal, Refused

            raise Refused(Refusal("bench-what", {}))
        else:
            from sixgun.terminal.simulations import bench_command

            bench_command(game, seconds, as_json, speaker)

    @sixgun.command(cls=GameInputs, help=t("help-odds"), context_settings={"ignore_unknown_options": True})
    @game_argument
    @click.argument("given", nargs=-1, type=click.UNPROCESSED, metavar=t("metavar-inputs"))
    @click.option("--json", "as_json", is_flag=True, help=t("help-json"))
    @click.option("--pack", type=click.Path(), help=t("help-pack"))
    @lang
    @click.pass_context
    def odds(ctx: click.Context, game: str, given: tuple[str, ...], as_json: bool, pack: str | None) -> None:
        from sixgun.terminal.odds import odds_command

        odds_command(ctx, game, given, as_json, pack, speaker)

    @sixgun.group(cls=Group, invoke_without_command=True, help=t("help-showdown"))
    @lang
    @click.pass_context
    def showdown(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())

    @showdown.command(help=t("help-showdown-check"))
    @click.argument("file", type=click.Path())
    @click.option("--game", metavar=t("metavar-game"), help=t("help-showdown-game"), shell_complete=complete_game)
    @click.option("--json", "as_json", is_flag=True, help=t("help-json"))
    @lang
    def check(file: str, game: str | None, as_json: bool) -> int:
        from sixgun.terminal.showdowns import check_command

        return check_command(file, game, as_json, speaker)

    @sixgun.group(cls=Group, invoke_without_command=True, help=t("help-deck"))
    @lang
    @click.pass_context
    def deck(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())

    @deck.command("check", help=t("help-deck-check"))
    @click.argument("file", type=click.Path())
    @click.option("--game", metavar=t("metavar-game"), help=t("help-deck-game"), shell_complete=complete_game)
    @click.option("--write", type=click.Path(), metavar="FILE.toml", help=t("help-deck-write"))
    @click.option("--json", "as_json", is_flag=True, help=t("help-json"))
    @lang
    def check_deck(file: str, game: str | None, write: str | None, as_json: bool) -> int:
        from sixgun.terminal.decks import check_deck_command

        return check_deck_command(file, game, write, as_json, speaker)

    @sixgun.command(help=t("help-completion"))
    @click.argument("shell", type=click.Choice(SHELLS))
    @lang
    def completion(shell: str) -> None:
        maker = get_completion_class(shell)
        assert maker is not None
        click.echo(maker(sixgun, {}, program(), COMPLETE).source())

    return sixgun
