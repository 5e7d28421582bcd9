"""`sixgun simulate` and `sixgun bench`."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from sixgun.lab.bench import bench
from sixgun.lab.simulate import Tally
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
    console = Console()
    console.print(
        speaker.text(
            "simulated",
            games=report["games"],
            decisions=report["decisions"],
            seconds=f"{report['seconds']:.1f}",
            rate=f"{report['decisions_per_second']:.0f}",
        )
    )
    table = Table(speaker.text("column-who"), speaker.text("column-wins"), speaker.text("column-interval"))
    rivals = report["bots"].items() if len(report["bots"]) > 1 else []  # one bot in all seats wins its share
    for name, bot in rivals:
        table.add_row(name, f"{bot['rate']:.1%}", f"{bot['low']:.1%} - {bot['high']:.1%}")
    for seat, (rate, interval) in enumerate(zip(report["win_rates"], report["win_intervals"], strict=True)):
        who = speaker.text("seat", seat=seat + 1)  # people count from 1
        table.add_row(who, f"{rate:.1%}", f"{interval[0]:.1%} - {interval[1]:.1%}")
    console.print(table)
    print_varied(console, report, speaker)
    counts = report["reasons"].items()
    reasons = ", ".join([f"{speaker.text('reason-' + reason)} {count}" for reason, count in counts])
    console.print(speaker.text("endings", reasons=reasons, length=f"{report['decisions_per_game']:.0f}"))


def bench_command(game: str, seconds: float, as_json: bool, speaker: Speaker) -> None:
    found = chosen_game(game, None)
    if not as_json:
        click.echo(speaker.text("benching", seconds=seconds), err=True)
    report = bench(found, seconds)
    if as_json:
        click.echo(json.dumps(report, indent=1))
        return
    for name, value in report.items():
        shown = f"{value:,.1f}" if isinstance(value, float) else str(value)
        click.echo(f"{name:22} {shown}")
