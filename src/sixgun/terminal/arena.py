"""`sixgun arena`."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.arena import Arena
from sixgun.terminal.reports import Reporter
from sixgun.terminal.running import Asked, run_series, series_of
from sixgun.terminal.varied import print_varied
from sixgun.text import Speaker


def arena_command(key: str, speaker: Speaker, asked: Asked) -> None:
    game, series = series_of(key, asked, any_number=True)
    if len(set(series.bots)) < 2:
        raise Refused(Refusal("arena-bots", {}))
    reporter = Reporter("arena", asked, game, series, speaker.lang)
    arena = Arena(series)
    run_series(series, asked, speaker, arena, reporter.findings)
    reporter.write(arena)
    report = arena.report()
    if asked.as_json:
        click.echo(json.dumps(report, indent=1))
    else:
        _print_arena(report, Speaker(speaker.lang, game.key, packages=("sixgun.terminal", "sixgun.lab")))


def _print_arena(report: dict[str, Any], speaker: Speaker) -> None:
    t = speaker.text
    console = Console()
    rate = f"{report['games_per_second']:.2g}"
    console.print(t("arena-played", games=report["games"], seconds=f"{report['seconds']:.1f}", rate=rate))
    heads = ("column-bot", "column-played", "column-wins", "column-interval", "column-even", "column-mu")
    table = Table(*[t(head) for head in (*heads, "column-sigma", "column-ordinal")])
    for name, bot in report["bots"].items():
        interval = f"{bot['low']:.1%} - {bot['high']:.1%}"
        figures = [f"{bot[figure]:.2f}" for figure in ("even", "mu", "sigma", "ordinal")]
        table.add_row(name, str(bot["seats"]), f"{bot['rate']:.1%}", interval, *figures)
    console.print(table)
    print_varied(console, report, speaker)
    if len(report["bots"]) > 2:
        console.print(t("meetings-title"))
        console.print(_meetings(report, speaker))


def _meetings(report: dict[str, Any], speaker: Speaker) -> Table:
    """A line for each bot: how often it came out ahead of each other one."""
    names = [*report["bots"]]
    met = {(row["bot"], row["against"]): row for row in report["meetings"]}
    table = Table(speaker.text("column-bot"), *names)
    for one in names:
        cells: list[str] = []
        for other in names:
            row = met.get((one, other))
            cells.append("" if row is None else f"{row['rate']:.1%} ({row['low']:.0%}-{row['high']:.0%})")
        table.add_row(one, *cells)
    return table
