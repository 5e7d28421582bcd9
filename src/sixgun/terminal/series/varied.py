"""The wins by each value of the options that vary, as a table."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from sixgun.terminal.shown.figures import interval, share
from sixgun.text import Speaker


def print_varied(console: Console, report: dict[str, Any], speaker: Speaker) -> None:
    """A row for each value and bot, or for each seat where one bot has them all; nothing where no option varies."""
    if not report["vary"]:
        return
    heads = ("column-who", "column-games", "column-wins", "column-interval")
    table = Table(*[speaker.text(head) for head in heads])
    for option, values in report["vary"].items():
        for value, found in values.items():
            for who, rate, low, high in _lines(found, speaker):
                games = speaker.text("count", value=found["games"])
                shown = (share(speaker, rate), interval(speaker, low, high))
                table.add_row(f"{option}={value}, {who}", games, *shown)
    console.print(table)


def _lines(found: dict[str, Any], speaker: Speaker) -> list[tuple[str, float, float, float]]:
    if len(found["bots"]) > 1:
        return [(name, bot["rate"], bot["low"], bot["high"]) for name, bot in found["bots"].items()]
    rates = zip(found["win_rates"], found["win_intervals"], strict=True)
    return [(speaker.text("seat", seat=seat + 1), rate, *bounds) for seat, (rate, bounds) in enumerate(rates)]
