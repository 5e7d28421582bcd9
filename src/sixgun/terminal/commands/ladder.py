"""`sixgun ladder`: the strengths of bots by records that are replayed, and whether a frozen ladder is theirs."""

from __future__ import annotations

import json
from pathlib import Path

import click
import msgspec
from rich.table import Column, Table

from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.files.packed import open_lines
from sixgun.lab.ladder import Ladder, climb, differences
from sixgun.lab.strengths import ANCHOR
from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.shown.lines import open_console
from sixgun.terminal.shown.progress import progress
from sixgun.text import Speaker
from sixgun.text.files import read_capped


def command(make: Maker) -> click.Command:
    t = make.text

    @make.command("ladder")
    @click.argument("files", nargs=-1, required=True, type=click.Path())
    @click.option("--anchor", default=ANCHOR, show_default=True, metavar="NAME", help=t("help-anchor"))
    @click.option("--freeze", type=click.Path(), metavar="FILE.json", help=t("help-freeze"))
    @click.option("--check", type=click.Path(), metavar="FILE.json", help=t("help-check"))
    @make.as_json()
    def ladder(files: tuple[str, ...], anchor: str, freeze: str | None, check: str | None, as_json: bool) -> int:
        paths = [Path(name) for name in files]
        for path in paths:
            if not path.is_file():
                raise Refused(Refusal("file-missing", {"file": str(path)}))
        games = sum([1 for path in paths for _ in open_lines(path)])
        with progress(make.speaker, "ladder", games) as tell:
            found = climb(paths, anchor, tell)
        if freeze is not None:
            _freeze(Path(freeze), found)
        if check is not None:
            return _check(Path(check), found, make.speaker)
        if as_json:
            click.echo(json.dumps(found.plain(), indent=1))
        else:
            print_ladder(found, Speaker(make.speaker.lang, found.game, packages=("sixgun.terminal", "sixgun.lab")))
        return 0

    return ladder


def print_ladder(ladder: Ladder, speaker: Speaker) -> None:
    t = speaker.text
    console = open_console()
    console.print(t("ladder-about", games=ladder.games, anchor=ladder.anchor))
    table = Table(Column(t("column-bot"), overflow="fold"), Column(t("arena-strength"), justify="right", no_wrap=True))
    for name, (value, low, high) in ladder.meetings.strengths(ladder.anchor).items():
        table.add_row(name, t("arena-points", value=value, low=low, high=high))
    console.print(table)


def _freeze(path: Path, ladder: Ladder) -> None:
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(json.dumps(ladder.plain(), indent=1) + "\n")
    except FileExistsError as error:
        raise Refused(Refusal("file-exists", {"file": str(path)})) from error
    except OSError as error:
        args = {"file": str(path), "problem": error.strerror or type(error).__name__}
        raise Refused(Refusal("file-unwritable", {**args})) from error


def _check(path: Path, ladder: Ladder, speaker: Speaker) -> int:
    try:
        frozen = msgspec.json.decode(read_capped(path))
    except msgspec.DecodeError as error:
        raise Refused(Refusal("file-not-json", {"file": path.name, "problem": str(error)})) from error
    problems = differences(frozen, ladder)
    for problem in problems:
        click.echo(speaker.refusal(problem), err=True)
    if problems:
        return 2
    click.echo(speaker.text("ladder-holds", file=str(path), games=ladder.games))
    return 0
