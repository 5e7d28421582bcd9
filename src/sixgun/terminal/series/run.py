"""Running a series from the command line: what is asked for, progress, files, and going on after an interruption."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import click

from sixgun.bots import seat_bot
from sixgun.core.game import Game
from sixgun.core.needs import need
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused, Runaway
from sixgun.lab.files.outfile import Ending, OutFile
from sixgun.lab.files.rows import PARQUET, check_suffix
from sixgun.lab.report.findings import Findings
from sixgun.lab.series import Row, Series, record_game
from sixgun.lab.simulate import Tally, options_given, simulate
from sixgun.terminal.chosen import chosen_game, read_pairs
from sixgun.terminal.program import Told
from sixgun.terminal.shown.progress import progress
from sixgun.terminal.shown.sentences import complain, end_line
from sixgun.text import Speaker


class Asked(NamedTuple):
    """What the command line says about a series."""

    games: int
    seed: int
    seats: int | None
    bots: str
    jobs: int
    cluster: str
    as_json: bool
    out: str | None
    records: str | None
    trajectories: str | None
    report: str | None
    vary: str
    options: tuple[str, ...]
    pack: str | None

    @property
    def file(self) -> str | None:
        """Where the games go, in one form or another."""
        return self.out or self.records or self.trajectories


def series_of(key: str, asked: Asked, any_number: bool = False) -> tuple[Game[Any], Series]:
    """The series that is asked for; `any_number` of bots take turns where they are more than there are seats."""
    found = chosen_game(key, asked.pack)
    chosen = options_given(found, read_pairs(found, asked.options))
    names = tuple(asked.bots.split(","))
    for name in names:
        seat_bot(name, 0)
    table = found.new(asked.seats, 0, chosen)
    if len(names) > table.seats and not any_number:
        raise Refused(Refusal("too-many-bots", {"got": len(names), "seats": table.seats}), found.key)
    vary = tuple(dict.fromkeys([name for name in asked.vary.split(",") if name]))
    known = [spec.name for spec in found.options]
    for name in vary:
        if name not in known:
            raise Refused(Refusal("no-such-option", {"got": name[:40], "options": [*known]}), found.key)
    for name in vary:
        del chosen[name]
    if sum([name is not None for name in (asked.out, asked.records, asked.trajectories)]) > 1:
        raise Refused(Refusal("run-one-file"))
    recorded = asked.records is not None or asked.trajectories is not None
    return found, Series(found.key, table.seats, chosen, names, asked.seed, found.pack_data, vary, recorded)


def run_series(series: Series, asked: Asked, speaker: Speaker, tally: Tally, findings: Findings | None) -> None:
    """Play what is not played yet; the tally and the findings hear of every game in order."""
    out = (
        None if asked.file is None else OutFile(asked.file, series, asked.games, _ending(asked, speaker), tally.command)
    )
    try:
        _run(series, asked, speaker, tally, findings, out)
        if out is not None:
            out.finish()
    except KeyboardInterrupt:
        if out is None and not tally.games:
            raise
        end_line()
        kept = "run-lost" if out is None else "run-kept"
        complain(speaker.text(kept, games=tally.games, file=asked.file))
        raise Told from None
    except Runaway as runaway:
        _keep_runaway(series, runaway, speaker)
        raise
    finally:
        if out is not None:
            out.close()


def _ending(asked: Asked, speaker: Speaker) -> Ending | None:
    """How the games become a file of another kind than rows are."""
    if asked.trajectories is None:
        return None
    path = Path(asked.trajectories)
    check_suffix(path, (PARQUET,))
    need("numpy", "NumPy", "research")
    from sixgun.terminal.series.trajectories import write_trajectories

    def write(lines: Path, half: Path, series: Series, made: dict[str, Plain]) -> None:
        with progress(speaker, path.name, asked.games) as tell:
            write_trajectories(lines, half, series, made, tell)

    return write


def _run(
    series: Series, asked: Asked, speaker: Speaker, tally: Tally, findings: Findings | None, out: OutFile | None
) -> None:
    for rows in [] if out is None else out.known():
        tally.add(rows)
        if findings is not None:
            findings.add(rows)
    if tally.games:
        click.echo(speaker.text("run-resumed", games=tally.games, file=asked.file), err=True)
    with progress(speaker, series.game, asked.games, tally.games) as tell:

        def heard(tally: Tally, rows: list[Row]) -> None:
            if out is not None:
                out.write(rows)
            if findings is not None:
                findings.add(rows)
            tell(tally.games)

        simulate(series, asked.games, asked.jobs, heard, asked.cluster, tally=tally)


def _keep_runaway(series: Series, runaway: Runaway, speaker: Speaker) -> None:
    number = runaway.record["number"] if isinstance(runaway.record, dict) else 0
    path = Path(f"sixgun-runaway-{series.game}-{number}.json")
    path.write_text(record_game(series, number).record().json(), encoding="utf-8")
    click.echo(speaker.text("runaway-kept", file=str(path)), err=True)
