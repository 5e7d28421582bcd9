"""`sixgun simulate` and `sixgun bench`."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table

from sixgun.core.plain import Plain
from sixgun.lab.bench import bench
from sixgun.lab.simulate import Tally
from sixgun.terminal.figures import interval, rounded, share
from sixgun.terminal.lines import open_console
from sixgun.terminal.options import chosen_game
from sixgun.terminal.reports import Reporter
from sixgun.terminal.running import Asked, run_series, series_of
from sixgun.terminal.varied import print_varied
from sixgun.text import Speaker


def simulate_command(key: str, speaker: Speaker, asked: Asked) -> None:
    game, series = series_of(key, asked)
    reporter = Reporter("simulate", asked, game, series, speaker.lang)
    tally = Tally(series)
    run_series(series, asked, speaker, tally, reporter.findings)
    reporter.write(tally)
    report = tally.report()
    if asked.as_json:
        click.echo(json.dumps(report, indent=1))
    else:
        _print_report(report, Speaker(speaker.lang, game.key, packages=("sixgun.terminal",)))


def _print_report(report: dict[str, Any], speaker: Speaker) -> None:
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


def bench_command(game: str, seconds: float, as_json: bool, speaker: Speaker) -> None:
    found = chosen_game(game, None)
    if not as_json:
        click.echo(speaker.text("benching", seconds=seconds), err=True)
    report = bench(found, seconds)
    if as_json:
        click.echo(json.dumps(report, indent=1))
        return
    labels = [speaker.text(f"bench-{name}") for name in report]
    widest = max([len(label) for label in labels])
    for label, value in zip(labels, report.values(), strict=True):
        click.echo(f"{label:{widest}}  {_figure(value, speaker)}")


def _figure(value: Plain, speaker: Speaker) -> str:
    if isinstance(value, bool):
        return speaker.text("yes" if value else "no")
    if isinstance(value, float) and value < 1000:
        return speaker.text("decimal", value=value)
    return speaker.text("count", value=value) if isinstance(value, int | float) else str(value)
