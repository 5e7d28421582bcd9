"""`sixgun odds`, for the games that can tell them: from figures, or from a moment of a recorded game."""

from __future__ import annotations

import json

import click

from sixgun.core.capabilities import Odds, TellsOdds, TellsProspects
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games import games, keys
from sixgun.lab.provenance import provenance
from sixgun.terminal.chosen import chosen_game
from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.commands.spoken import SpokenCommand
from sixgun.terminal.kept import moments
from sixgun.terminal.program import command_line
from sixgun.terminal.shown.figures import share
from sixgun.text import Speaker

BAR = 24  # letters for what is certain


class InputsCommand(SpokenCommand):
    """A command that takes more options on top of its own: those that the game asks for."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta["words"] = [*args]  # --help comes before the game is read
        return super().parse_args(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = input_rows(ctx.meta["words"], self.speaker.lang)
        if rows:
            with formatter.section(self.speaker.text("help-inputs")):
                formatter.write_dl(rows)


def command(make: Maker) -> click.Command:
    loose = {"ignore_unknown_options": True}

    @make.command("odds", kind=InputsCommand, context_settings=loose)
    @make.game()
    @click.argument("given", nargs=-1, type=click.UNPROCESSED, metavar=make.text("metavar-inputs"))
    @make.as_json()
    @make.pack()
    @click.pass_context
    def odds(ctx: click.Context, game: str, given: tuple[str, ...], as_json: bool, pack: str | None) -> None:
        tell_odds(ctx, game, given, as_json, pack, make.speaker)

    return odds


def input_rows(words: list[str], lang: str) -> list[tuple[str, str]]:
    """What the game of a command line asks for to tell odds, as rows of a help text; [] where no game is named."""
    named = [word for word in words if word in keys()]
    game = game_of(named[0]) if named else None
    rows: list[tuple[str, str]] = []
    if isinstance(game, TellsOdds):
        voice = Speaker(lang, game.key)
        rows += [(f"--{name}", voice.text(f"odds-input-{name}")) for name in game.odds_inputs]
    if isinstance(game, TellsProspects):
        own = Speaker(lang, packages=("sixgun.terminal",))
        rows += [(f"--{name}", own.text(f"help-odds-{name}")) for name in moments.INPUTS]
    return rows


def tell_odds(
    ctx: click.Context, key: str, given: tuple[str, ...], as_json: bool, pack: str | None, speaker: Speaker
) -> None:
    if key.startswith("-"):
        raise click.MissingParameter(ctx=ctx, param=next(param for param in ctx.command.params if param.name == "game"))
    inputs = read_inputs(ctx, given)
    if "record" in inputs:
        tell_moment(moments.moment_of(game_of(key).key, inputs), as_json, speaker.lang)
        return
    game: object = chosen_game(key, pack)
    if not isinstance(game, TellsOdds):
        able = [other.key for other in games() if isinstance(other, TellsOdds)]
        raise Refused(Refusal("no-odds", {"game": key, "games": [*able]}))
    odds = game.odds(inputs)
    if as_json:
        click.echo(json.dumps({"game": key, **odds.data, "made": provenance(key, command=command_line())}, indent=1))
        return
    show_odds(Speaker(speaker.lang, key, packages=("sixgun.terminal",)), odds)


def tell_moment(moment: moments.Moment, as_json: bool, lang: str) -> None:
    """The odds that a seat could count when it was asked."""
    if as_json:
        where = {"game": moment.game, "step": moment.step, "seat": moment.seat, "question": moment.question}
        made = provenance(moment.game, command=command_line())
        click.echo(json.dumps({**where, "odds": [odds.plain() for odds in moment.odds], "made": made}, indent=1))
        return
    voice = Speaker(lang, moment.game, moment.names, packages=("sixgun.terminal",))
    click.echo(voice.text("odds-moment", step=moment.step, seat=moment.seat, question=moment.question))
    for odds in moment.odds:
        click.echo()
        show_odds(voice, odds)
    if not moment.odds:
        click.echo(voice.text("odds-none"))


def show_odds(voice: Speaker, odds: Odds) -> None:
    """A title, and a row with a bar for each chance."""
    click.echo(voice.say(odds.title) + (voice.text("odds-guess") if odds.data.get("guess") else ""))
    rows = [(voice.say(label), share(voice, float(chance)), written) for label, chance, written in odds.rows]
    widths = [max([len(row[column]) for row in rows]) for column in range(3)]
    for (label, percent, written), (_, chance, _) in zip(rows, odds.rows, strict=True):
        line = f"  {label:{widths[0]}}  {percent:>{widths[1]}}  {written:>{widths[2]}}"
        click.echo(f"{line}  {bar(float(chance))}".rstrip())


def bar(chance: float) -> str:
    """A bar of blocks and parts of blocks.

    >>> bar(0.5), bar(0.01)
    ('████████████', '▎')
    """
    eighths = round(chance * 8 * BAR)
    return "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()


def read_inputs(ctx: click.Context, given: tuple[str, ...]) -> dict[str, object]:
    """--NAME VALUE and --NAME=VALUE as a table."""
    inputs: dict[str, object] = {}
    rest = list(given)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            raise click.UsageError(f"({word})", ctx=ctx)
        name, equals, value = word.partition("=")
        if not equals:
            if not rest or rest[0].startswith("--"):
                raise click.BadOptionUsage(name, name, ctx=ctx)
            value = rest.pop(0)
        inputs[name.removeprefix("--")] = value
    return inputs
