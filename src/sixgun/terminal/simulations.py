"""`sixgun simulate` and `sixgun bench`."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from sixgun.bots import make_bot
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused, Runaway
from sixgun.lab.bench import bench
from sixgun.lab.simulate import Row, Series, Tally, options_given, record_game, simulate
from sixgun.terminal.options import chosen_game, read_pairs
from sixgun.text import Speaker

CSV_FIELDS = ("game", "bots", "winners", "reason", "decisions")


def simulate_command(
    game: str,
    speaker: Speaker,
    games: int,
    seed: int,
    seats: int | None,
    bots: str,
    jobs: int,
    as_json: bool,
    out: str | None,
    options: tuple[str, ...],
    pack: str | None,
) -> None:
    found = chosen_game(game, pack)
    chosen = options_given(found, read_pairs(found, options))
    names = tuple(bots.split(","))
    for name in names:
        make_bot(name, 0, programs=True)
    table = found.new(seats, 0, chosen)
    if len(names) > table.seats:
        raise Refused(Refusal("too-many-bots", {"got": len(names), "seats": table.seats}), found.key)
    series = Series(found.key, table.seats, chosen, names, seed, found.pack_data)
    with _rows_file(out) as write:
        try:
            tally = _with_progress(series, games, jobs, speaker, write)
        except Runaway as runaway:
            _keep_runaway(series, runaway, speaker)
            raise
    report = tally.report()
    if as_json:
        click.echo(json.dumps(report, indent=1))
    else:
        _print_report(report, Speaker(speaker.lang, found.key, packages=("sixgun.terminal",)))


@contextmanager
def _rows_file(out: str | None) -> Iterator[Callable[[list[Row]], None]]:
    """A function that writes rows to a new file as they come, so that an interruption loses nothing."""
    if out is None:
        yield lambda rows: None
        return
    try:
        file = Path(out).open("x", newline="", encoding="utf-8")  # noqa: SIM115  closed below
    except FileExistsError as error:
        raise Refused(Refusal("file-exists", {"file": out})) from error
    except OSError as error:
        args: dict[str, Plain] = {"file": out, "problem": error.strerror or type(error).__name__}
        raise Refused(Refusal("file-unwritable", args)) from error
    with file:
        writer = csv.writer(file)
        writer.writerow(CSV_FIELDS)

        def write(rows: list[Row]) -> None:
            for row in rows:
                winners = " ".join([str(seat) for seat in row.winners])
                writer.writerow((row.number, " ".join(row.sitting), winners, row.reason, row.decisions))
            file.flush()

        yield write


def _with_progress(
    series: Series, games: int, jobs: int, speaker: Speaker, write: Callable[[list[Row]], None]
) -> Tally:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:.0f}/{task.total:.0f}"),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TextColumn("ETA"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(speaker.text("simulating", game=series.game), total=games, rate="")

        def progress(tally: Tally, chunk: list[Row]) -> None:
            write(chunk)
            elapsed = bar.tasks[0].elapsed or 0.0
            rate = f"{tally.games / elapsed:.0f}/s" if elapsed else ""
            bar.update(task, completed=tally.games, rate=rate)

        return simulate(series, games, jobs, progress)


def _keep_runaway(series: Series, runaway: Runaway, speaker: Speaker) -> None:
    number = runaway.record["number"] if isinstance(runaway.record, dict) else 0
    path = Path(f"sixgun-runaway-{series.game}-{number}.json")
    path.write_text(record_game(series, number).record().json(), encoding="utf-8")
    click.echo(speaker.text("runaway-kept", file=str(path)), err=True)


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
        who = speaker.text("seat", seat=seat)
        table.add_row(who, f"{rate:.1%}", f"{interval[0]:.1%} - {interval[1]:.1%}")
    console.print(table)
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
