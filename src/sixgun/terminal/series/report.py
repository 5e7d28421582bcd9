"""`--report`: a document on what a series has shown."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import click

from sixgun.core.game import Game
from sixgun.lab.report.findings import Findings
from sixgun.lab.series import Series
from sixgun.lab.simulate import Tally
from sixgun.terminal.program import program
from sixgun.terminal.series.run import Asked
from sixgun.text import Speaker


class Reporter:
    """Checks at once that a report can be written, and writes it in the end; does nothing where none is asked for."""

    def __init__(self, name: str, asked: Asked, game: Game[Any], series: Series, lang: str) -> None:
        self._path = None if asked.report is None else Path(asked.report)
        self._lang = lang
        self.command = command_of(name, series, asked, lang)
        self.findings = None if self._path is None else Findings(series, game)
        if self._path is not None:
            from sixgun.lab.report.documents import check_report

            check_report(self._path)

    def write(self, tally: Tally) -> None:
        if self._path is None or self.findings is None:
            return
        from sixgun.lab.report.contents import blocks_of
        from sixgun.lab.report.documents import write_report

        write_report(self._path, blocks_of(self.findings, tally, self._lang, self.command), self._lang)
        speaker = Speaker(self._lang, packages=("sixgun.terminal",))
        click.echo(speaker.text("report-written", file=str(self._path)), err=True)


def command_of(name: str, series: Series, asked: Asked, lang: str) -> str:
    """The command that makes the same report on any machine; how its work is spread makes no difference.

    >>> asked = Asked(9, 1, None, "rules", 2, "", False, None, None, None, "x.html", "", ("plaza=true",), None)
    >>> command_of("simulate", Series("gunfighters"), asked, "it").partition(" ")[2]
    'simulate gunfighters --games 9 --seed 1 --seats 4 --bots rules -o plaza=true --report x.html --lang it'
    """
    words = [program(), name, series.game, "--games", str(asked.games), "--seed", str(asked.seed)]
    words += ["--seats", str(series.seats), "--bots", asked.bots]
    for pair in asked.options:
        words += ["-o", pair]
    files = {name: getattr(asked, name) for name in ("vary", "pack", "out", "records", "trajectories", "report")}
    for option, value in files.items():
        words += [f"--{option}", value] if value else []
    return shlex.join([*words, "--lang", lang])
