"""`sixgun deck analyse`, `gauntlet` and `tune`: the workshop's figures for a file, as tables, JSON or a report."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from sixgun.core.plain import Plain
from sixgun.lab.decks import TRIED
from sixgun.lab.decks.lists import Listed, playable, read_list
from sixgun.lab.provenance import provenance
from sixgun.terminal.commands.maker import SEED, Maker
from sixgun.terminal.program import command_line, program
from sixgun.terminal.shown.lines import open_console
from sixgun.terminal.shown.progress import bar, progress
from sixgun.text import Speaker
from sixgun.text.files import read_capped

Told = dict[str, Plain]
Tell = Callable[[int], None]
Work = Callable[[Listed, Tell], Told]
Trial = Callable[[Listed, int, int, int, Tell, list[Any]], Told]


class Asked:
    """What a command was told beside its file."""

    def __init__(self, name: str, file: str, form: str, report: str | None, as_json: bool) -> None:
        self.name, self.file, self.form = name, file, form
        self.report = None if report is None else Path(report)
        self.as_json = as_json
        self.seed: int | None = None  # of the games
        self.more: list[str] = []  # words of the command that makes the same report again
        self.searches = False  # whether swaps are looked for before anything is played
        self.swaps: list[Any] = []


def add_commands(make: Maker, deck: click.Group) -> None:
    form = click.option("--format", "form", default="", metavar="FORMAT", help=make.text("help-deck-format"))
    report = click.option("--report", type=click.Path(), metavar="FILE.md", help=make.text("help-deck-report"))

    @make.command("analyse", "deck-analyse")
    @click.argument("file", type=click.Path())
    @form
    @report
    @make.as_json()
    def analyse(file: str, form: str, report: str | None, as_json: bool) -> None:
        from sixgun.lab.decks import analysis, trial

        asked = Asked("analyse", file, form, report, as_json)
        steps = analysis.MOST_DRAWS + 2
        _run(asked, read_list, trial.analyse, steps, make.speaker)

    def played(name: str, usual: int, games: click.IntRange, help: str, run: Trial, runs: int) -> click.Command:
        """A command whose figures come from games."""

        @make.command(name, f"deck-{name}")
        @click.argument("file", type=click.Path())
        @click.option("--games", type=games, default=usual, show_default=True, help=make.text(help))
        @click.option("--seed", type=SEED, default=1, show_default=True, help=make.text("help-deck-seed"))
        @form
        @report
        @make.jobs()
        @make.as_json()
        def command(file: str, games: int, seed: int, form: str, report: str | None, jobs: int, as_json: bool) -> None:
            asked = Asked(name, file, form, report, as_json)
            asked.seed = seed
            asked.more = ["--games", str(games), "--seed", str(seed)]
            asked.searches = name == "tune"
            work: Work = lambda listed, tell: run(listed, games, seed, jobs, tell, asked.swaps)  # noqa: E731
            _run(asked, _good, work, games * runs, make.speaker)

        return command

    gauntlet = played("gauntlet", 200, click.IntRange(1, 100_000), "help-deck-games", _gauntlet, 1)
    tune = played("tune", 56, click.IntRange(0, 10_000), "help-deck-tries", _tune, TRIED + 1)
    for command in (analyse, gauntlet, tune):
        deck.add_command(command)


def _gauntlet(listed: Listed, games: int, seed: int, jobs: int, tell: Tell, _: list[Any]) -> Told:
    from sixgun.lab.decks import trial

    return trial.run_gauntlet(listed, games, seed, jobs, tell)


def _tune(listed: Listed, games: int, seed: int, jobs: int, tell: Tell, found: list[Any]) -> Told:
    from sixgun.lab.decks import trial

    return trial.run_tune(listed, found, games, seed, jobs, tell)


def _search(listed: Listed, speaker: Speaker, file: str) -> list[Any]:
    from sixgun.lab.decks import trial

    with bar(speaker.text("deck-searching", file=file), sys.stderr.isatty()) as advance:
        return trial.search(listed, advance)


def _good(data: bytes, name: str, form: str) -> Listed:
    return playable(read_list(data, name, form))


def _run(asked: Asked, read: Callable[[bytes, str, str], Listed], work: Work, steps: int, speaker: Speaker) -> None:
    listed = read(read_capped(Path(asked.file)), Path(asked.file).name, asked.form)
    if asked.report is not None:
        from sixgun.lab.report.documents import check_report

        check_report(asked.report)
    if asked.searches:
        asked.swaps = _search(listed, speaker, asked.file)
    title = speaker.text("deck-working", file=asked.file)
    if asked.name == "analyse":  # nothing is played
        with bar(title, sys.stderr.isatty()) as advance:
            found = work(listed, lambda done: advance(done, steps))
    else:
        with progress(speaker, title, steps) as tell:
            found = work(listed, tell)
    if asked.report is not None:
        _write(asked, found, speaker)
    if asked.as_json:
        made = provenance("doomtown", asked.seed, command_line())
        click.echo(json.dumps({"file": asked.file, **found, "made": made}, ensure_ascii=False))
    elif asked.report is None:
        _show(asked, found, speaker)


def _blocks(asked: Asked, found: Told, lang: str, figures: bool) -> list[Any]:
    from sixgun.lab.decks.report import DeckReport

    words = [program(), "deck", asked.name, asked.file, *asked.more, "--report", str(asked.report), "--lang", lang]
    made = DeckReport(lang, asked.file, shlex.join(words) if figures else "", figures)
    build = {"analyse": made.analysis, "gauntlet": made.gauntlet, "tune": made.tune}[asked.name]
    return build(found)


def _write(asked: Asked, found: Told, speaker: Speaker) -> None:
    from sixgun.lab.report.documents import write_report

    assert asked.report is not None
    write_report(asked.report, _blocks(asked, found, speaker.lang, figures=True), speaker.lang)
    click.echo(speaker.text("report-written", file=str(asked.report)), err=True)


def _show(asked: Asked, found: Told, speaker: Speaker) -> None:
    console = open_console()
    for block in _blocks(asked, found, speaker.lang, figures=False):
        if block.kind == "table":
            table = Table(*block.head)
            for row in block.rows:
                table.add_row(*row)
            console.print(table)
        else:
            console.print(block.text, style="bold" if block.kind in ("title", "heading") else None)
