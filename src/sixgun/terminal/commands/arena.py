"""`sixgun arena`: bots against each other, with ratings."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Column, Table

from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.arena import Arena
from sixgun.lab.series import Series
from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.commands.series_command import series_command
from sixgun.terminal.series.varied import print_varied
from sixgun.terminal.shown.figures import interval, rounded, share
from sixgun.terminal.shown.lines import open_console
from sixgun.text import Speaker


def command(make: Maker) -> click.Command:
    return series_command(make, "arena", "rules,random", arena_of, print_arena, any_number=True)


def arena_of(series: Series) -> Arena:
    if len(set(series.bots)) < 2:
        raise Refused(Refusal("arena-bots", {}))
    return Arena(series)


def print_arena(report: dict[str, Any], speaker: Speaker) -> None:
    t = speaker.text
    console = open_console()
    rate = rounded(report["games_per_second"])
    console.print(t("arena-played", games=report["games"], seconds=report["seconds"], rate=rate))
    table = Table(Column(t("column-bot"), overflow="fold"))
    for head in ("seats", "wins", "95", "even", "strength", "sure"):
        table.add_column(t(f"arena-{head}"), justify="right", no_wrap=True)
    for name, bot in report["bots"].items():
        even, sure = (t("rating", value=bot[figure]) for figure in ("even", "ordinal"))
        seats = t("count", value=bot["seats"])
        wins = (share(speaker, bot["rate"]), interval(speaker, bot["low"], bot["high"]))
        table.add_row(name, seats, *wins, even, points(speaker, bot), sure)
    console.print(table)
    console.print(t("arena-about"), style="dim")
    print_varied(console, report, speaker)
    if len(report["bots"]) > 2:
        console.print(t("meetings-title"))
        console.print(_meetings(report, speaker))


def points(speaker: Speaker, bot: dict[str, Any]) -> str:
    """The strength of a bot with its interval; nothing where no meetings lead to the anchor."""
    if bot["strength"] is None:
        return ""
    value, low, high = (bot[name] for name in ("strength", "strength_low", "strength_high"))
    return speaker.text("arena-points", value=value, low=low, high=high)


def _meetings(report: dict[str, Any], speaker: Speaker) -> Table:
    """A line for each bot: how often it came out ahead of each other one."""
    names = [*report["bots"]]
    met = {(row["bot"], row["against"]): row for row in report["meetings"]}
    table = Table(speaker.text("column-bot"), *names)
    for one in names:
        cells: list[str] = []
        for other in names:
            row = met.get((one, other))
            if row is None:
                cells.append("")
            else:
                said = speaker.text("interval-whole", low=100 * row["low"], high=100 * row["high"])
                cells.append(f"{share(speaker, row['rate'])} ({said})")
        table.add_row(one, *cells)
    return table
