"""`sixgun deck`, for the games that are played with decks which anybody can build."""

from __future__ import annotations

import json
from pathlib import Path

import click

from sixgun.core.capabilities import ReadsDecks
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.games.able import able
from sixgun.terminal.chosen import chosen_game
from sixgun.terminal.commands.deck_trials import add_commands
from sixgun.terminal.commands.maker import Maker
from sixgun.text import Speaker
from sixgun.text.files import read_capped


def command(make: Maker) -> click.Command:
    deck = make.group("deck")

    @make.command("check", "deck-check")
    @click.argument("file", type=click.Path())
    @make.game_option("help-deck-game")
    @click.option("--write", type=click.Path(), metavar="FILE.toml", help=make.text("help-deck-write"))
    @make.pack()
    @click.option("--format", "form", default="", metavar="FORMAT", help=make.text("help-deck-format"))
    @make.as_json()
    def check(file: str, game: str | None, write: str | None, pack: str | None, form: str, as_json: bool) -> int:
        return check_deck(file, game, (write, pack, form), as_json, make.speaker)

    deck.add_command(check)
    add_commands(make, deck)
    return deck


def check_deck(
    file: str, key: str | None, asked: tuple[str | None, str | None, str], as_json: bool, speaker: Speaker
) -> int:
    """Say that a deck is good in a format, or everything that is wrong with it; a pack's cards may be in it."""
    write, own, form = asked
    game = able(ReadsDecks, "no-decks", key)
    if own is not None:
        packed = chosen_game(game.key, own)
        assert isinstance(packed, ReadsDecks)
        game = packed
    pack, problems = game.read_deck(read_capped(Path(file)), Path(file).name, form)
    voice = Speaker(speaker.lang, game.key, packages=("sixgun.terminal",))
    if write and not problems:
        _write(Path(write), pack)
    if as_json:
        listed = [{**problem.plain(), "sentence": voice.refusal(problem)} for problem in problems]
        answer = {"file": file, "good": not problems, "problems": listed, "pack": pack}
        click.echo(json.dumps(answer, indent=1, ensure_ascii=False))
    elif problems:
        raise Refused(problems, game.key)
    else:
        click.echo(voice.text("deck-good", file=file))
    if write and not problems:
        click.echo(voice.text("deck-written", file=write), err=as_json)
    return 2 if problems else 0


def _write(path: Path, pack: dict[str, Plain]) -> None:
    """A pack as TOML; a file that is there already stays."""
    try:
        with path.open("x", encoding="utf-8") as out:
            out.write(toml_of(pack))
    except FileExistsError as error:
        raise Refused(Refusal("file-exists", {"file": str(path)})) from error
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise Refused(Refusal("file-unwritable", {"file": str(path), "problem": problem})) from error


def toml_of(pack: dict[str, Plain]) -> str:
    """A pack of lists of tables of texts, numbers, lists and one deeper table each.

    >>> print(toml_of({"decks": [{"outfit": "law-dogs", "gang": [], "cards": {"bobo": 4}}]}))
    [[decks]]
    outfit = "law-dogs"
    gang = []
    [decks.cards]
    bobo = 4
    <BLANKLINE>
    """
    lines: list[str] = []
    for name, rows in pack.items():
        for row in rows if isinstance(rows, list) else []:
            table = row if isinstance(row, dict) else {}
            lines.append(f"[[{name}]]")
            lines += [f"{key} = {json.dumps(value)}" for key, value in table.items() if not isinstance(value, dict)]
            for key, deeper in table.items():
                if isinstance(deeper, dict):
                    lines.append(f"[{name}.{key}]")
                    lines += [f"{field} = {json.dumps(value)}" for field, value in deeper.items()]
    return "\n".join([*lines, ""])
