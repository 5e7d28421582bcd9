"""`sixgun simulate`: a series of games, and how often each seat and each bot won."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table

from sixgun.lab.simulate import Tally
from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.commands.series_command import series_command
from sixgun.terminal.series.varied import print_varied
from sixgun.terminal.shown.figures import interval, rounded, share
from sixgun.terminal.shown.lines import open_console
from sixgun.text import Speaker


def command(make: Maker) -> click.Command:
    return series_command(make, "simulate", "random", Tally, print_report)


def print_report(report: dict[str, Any], speaker: Speaker) -> None:
    console = open_console()
    console.print(
        speaker.text(
            "simulated",
            games=report["games"],
            decisions=report["decisions"],
            seconds=report["seconds"],
            rate=rounded(report["decisions_per_second"]),
        )
    )
    table = Table(speaker.text("column-who"), speaker.text("column-wins"), speaker.text("column-interval"))
    rivals = report["bots"].items() if len(report["bots"]) > 1 else []  # one bot in all seats wins its share
    for name, bot in rivals:
        table.add_row(name, share(speaker, bot["rate"]), interval(speaker, bot["low"], bot["high"]))
    for seat, (rate, (low, high)) in enumerate(zip(report["win_rates"], report["win_intervals"], strict=True)):
        who = speaker.text("seat", seat=seat + 1)  # people count from 1
        table.add_row(who, share(speaker, rate), interval(speaker, low, high))
    console.print(table)
    print_varied(console, report, speaker)
    counts = report["reasons"].items()
    reasons = ", ".join(
        [f"{speaker.text('reason-' + reason)} {speaker.text('count', value=count)}" for reason, count in counts]
    )
    console.print(speaker.text("endings", reasons=reasons, length=round(report["decisions_per_game"])))
