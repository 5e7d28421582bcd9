"""Files of rows: read back equal in every format, and gone on with after a kill."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from sixgun import Refused
from sixgun.lab.files.outfile import OutFile
from sixgun.lab.files.parquet import read_parquet
from sixgun.lab.files.rows import format_of, read_lines
from sixgun.lab.series import Row, Series
from tests.lab.series import DUEL, GUNFIGHTERS, played
from tests.terminal.run import PATIENCE, PROGRAM, environment, sixgun


def read(path: Path) -> list[Row]:
    if path.suffix == ".parquet":
        return read_parquet(path)
    return [row for rows, _ in read_lines(path, format_of(path)) for row in rows]


@pytest.mark.parametrize("suffix", [".csv", ".jsonl", ".parquet"])
@pytest.mark.parametrize("series", [GUNFIGHTERS, DUEL], ids=lambda series: series.game)
def test_rows_come_back_as_they_were(tmp_path: Path, series: Series, suffix: str) -> None:
    rows = played(series, 6)
    rows[0] = rows[0]._replace(sitting=("exec:./my bot --fast", "o'hara,jr", *rows[0].sitting[2:]))
    path = tmp_path / f"rows{suffix}"
    out = OutFile(str(path), series, 6)
    assert [*out.known()] == [[]]
    out.write(rows[:2])
    out.write(rows[2:])
    out.finish()
    assert read(path) == rows
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_doomtown_and_gunslinger_tell_about_themselves_in_every_format(tmp_path: Path) -> None:
    for series in (Series("doomtown", 2, {}, ("random",)), Series("gunslinger", 3, {"showdown": 2}, ("random",))):
        rows = played(series, 2)
        assert all(row.length > 0 and len(row.facts) == series.seats for row in rows)
        for suffix in (".csv", ".jsonl", ".parquet"):
            out = OutFile(str(tmp_path / (series.game + suffix)), series, 2)
            out.write(rows)
            out.finish()
            assert read(out.path) == rows


@pytest.mark.parametrize("suffix", [".csv", ".jsonl"])
def test_a_torn_line_is_cut_off_and_the_rest_gone_on_with(tmp_path: Path, suffix: str) -> None:
    rows = played(DUEL, 4)
    path = tmp_path / f"rows{suffix}"
    out = OutFile(str(path), DUEL, 4)
    out.write(rows[:3])
    out.close()
    path.write_bytes(path.read_bytes()[:-9])
    again = OutFile(str(path), DUEL, 4)
    assert [row for batch in again.known() for row in batch] == rows[:2]
    again.write(rows[2:])
    again.finish()
    assert read(path) == rows


def test_what_belongs_to_something_else_is_left_alone(tmp_path: Path) -> None:
    def code(name: str, series: Series = DUEL, games: int = 4) -> str:
        with pytest.raises(Refused) as refused:
            [*OutFile(str(tmp_path / name), series, games).known()]
        return refused.value.refusal.code

    assert code("rows.txt") == "rows-suffix"
    assert code("no/folder/rows.csv") == "file-unwritable"
    (tmp_path / "mine.csv").write_text("dear diary")
    assert code("mine.csv") == "file-exists"
    assert (tmp_path / "mine.csv").read_text() == "dear diary"
    out = OutFile(str(tmp_path / "rows.csv"), DUEL, 4)
    out.write(played(DUEL, 2))
    out.close()
    assert code("rows.csv", games=5) == "run-other"
    assert code("rows.csv", DUEL._replace(seed=4)) == "run-other"
    text = (tmp_path / "rows.csv").read_text()
    (tmp_path / "rows.csv").write_text(text.replace("\n1,", "\n7,"))
    assert code("rows.csv") == "rows-damaged"


def killed(home: Path, words: list[str], lines: Path, rows: int) -> None:
    """Start the program and kill it, with no chance to tidy up, once its file has so many rows."""
    run = subprocess.Popen([*PROGRAM, *words], env=environment(home), cwd=home, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while not (lines.exists() and lines.read_bytes().count(b"\n") > rows) and time.monotonic() < until:
            time.sleep(0.02)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(run.pid, signal.SIGKILL)
        run.wait(timeout=PATIENCE)
    assert run.returncode == -signal.SIGKILL  # it was not through


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize(("name", "jobs"), [("rows.csv", "1"), ("rows.parquet", "2")])
def test_a_killed_run_goes_on_with_the_same_command_and_ends_with_the_same_rows(
    tmp_path: Path, name: str, jobs: str
) -> None:
    games = 1500
    series = Series("gunfighters", 4, {}, ("random",), 9, {}, ("plaza",))
    given = ["--games", str(games), "--seed", "9", "--vary", "plaza", "--jobs", jobs, "--json"]
    words = ["simulate", "gunfighters", *given, "--out", name]
    lines = tmp_path / ("rows.parquet.rows.jsonl" if name.endswith("parquet") else name)
    killed(tmp_path, words, lines, 50)
    assert (tmp_path / (name + ".state")).exists()
    done = sixgun(tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert "games are there already" in done.stderr
    rows = read(tmp_path / name)
    assert [row.number for row in rows] == [*range(games)]
    assert rows[:60] == played(series, 60)
    assert rows[-20:] == played(series, games, first=games - 20)
    report = json.loads(done.stdout)
    assert (report["games"], report["decisions"]) == (games, sum(row.decisions for row in rows))
    assert sorted(path.name for path in tmp_path.iterdir() if "rows" in path.name) == [name]
