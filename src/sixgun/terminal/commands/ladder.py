"""`sixgun ladder`: the strengths of bots by records that are replayed, and whether a frozen ladder is theirs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.table import Column, Table

from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.files.packed import open_lines
from sixgun.lab.ladder import Ladder, climb, differences, play, read_series
from sixgun.lab.series import Series
from sixgun.lab.strengths import ANCHOR
from sixgun.terminal.commands.completions import BOTS, complete_game, complete_words
from sixgun.terminal.commands.maker import SEED, Maker
from sixgun.terminal.program import command_line
from sixgun.terminal.series.run import Asked, series_of
from sixgun.terminal.shown.lines import open_console
from sixgun.terminal.shown.progress import progress
from sixgun.text import Speaker
from sixgun.text.files import read_capped

MOST = click.IntRange(1, 10**6)


def command(make: Maker) -> click.Command:
    t = make.text
    bots: Any = {"default": "random,easy,normal", "show_default": True, "shell_complete": complete_words(*BOTS)}
    game: Any = {"metavar": t("metavar-game"), "shell_complete": complete_game}

    @make.command("ladder")
    @click.argument("files", nargs=-1, type=click.Path(), metavar="[FILES]...")
    @click.option("--anchor", default=ANCHOR, show_default=True, metavar="NAME", help=t("help-anchor"))
    @click.option("--freeze", type=click.Path(), metavar="FILE.json", help=t("help-freeze"))
    @click.option("--check", type=click.Path(), metavar="FILE.json", help=t("help-check"))
    @click.option("--play", "game", help=t("help-ladder-play"), **game)
    @click.option("--bots", metavar=t("metavar-names"), help=t("help-bots"), **bots)
    @click.option("--games", type=MOST, default=120, show_default=True, metavar="N", help=t("help-games-n"))
    @click.option("--seed", type=SEED, default=1, show_default=True, metavar="N", help=t("help-seed"))
    @click.option("--seats", type=int, metavar="N", help=t("help-seats-n"))
    @make.as_json()
    @make.table_options
    def ladder(files: tuple[str, ...], freeze: str | None, check: str | None, as_json: bool, **given: Any) -> int:
        frozen = None if check is None else _read(Path(check))
        found = _ladder(make.speaker, [Path(name) for name in files], frozen, **given)
        if freeze is not None:
            _freeze(Path(freeze), found)
        if check is not None:
            return _check(Path(check), frozen, found, make.speaker)
        if as_json:
            click.echo(json.dumps(found.plain(command_line()), indent=1))
        else:
            print_ladder(found, Speaker(make.speaker.lang, found.game, packages=("sixgun.terminal", "sixgun.lab")))
        return 0

    return ladder


def _ladder(speaker: Speaker, paths: list[Path], frozen: object, anchor: str, game: str | None, **given: Any) -> Ladder:
    """Of the records in files; else of a series that is named, or that a frozen ladder tells."""
    if paths:
        for path in paths:
            if not path.is_file():
                raise Refused(Refusal("file-missing", {"file": str(path)}))
        games = sum([1 for path in paths for _ in open_lines(path)])
        with progress(speaker, "ladder", games) as tell:
            return climb(paths, anchor, tell)
    series, games = _series(frozen, game, **given)
    anchor = str(frozen.get("anchor")) if isinstance(frozen, dict) and game is None else anchor
    with progress(speaker, series.game, games) as tell:
        return play(series, games, anchor, tell)


def _series(frozen: object, game: str | None, games: int, **given: Any) -> tuple[Series, int]:
    if game is not None:
        unused: Any = dict.fromkeys(("out", "records", "trajectories", "report"))
        asked = Asked(games=games, jobs=1, cluster="", as_json=False, vary="", **unused, **given)
        return series_of(game, asked, any_number=True)[1], games
    found = read_series(frozen)
    if found is None:
        raise Refused(Refusal("ladder-what", {}))
    return found


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
            file.write(json.dumps(ladder.plain(command_line()), indent=1) + "\n")
    except FileExistsError as error:
        raise Refused(Refusal("file-exists", {"file": str(path)})) from error
    except OSError as error:
        args = {"file": str(path), "problem": error.strerror or type(error).__name__}
        raise Refused(Refusal("file-unwritable", {**args})) from error


def _read(path: Path) -> object:
    try:
        return msgspec.json.decode(read_capped(path))
    except msgspec.DecodeError as error:
        raise Refused(Refusal("file-not-json", {"file": path.name, "problem": str(error)})) from error


def _check(path: Path, frozen: object, ladder: Ladder, speaker: Speaker) -> int:
    problems = differences(frozen, ladder)
    for problem in problems:
        click.echo(speaker.refusal(problem), err=True)
    if problems:
        return 2
    click.echo(speaker.text("ladder-holds", file=str(path), games=ladder.games))
    return 0
