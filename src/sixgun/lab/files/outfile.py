"""A file of rows that grows while games are played, and that an interrupted run goes on with.

Beside an unfinished FILE stands FILE.state, which says what is being played. The same command finds it, reads the rows
that are there, and goes on; at the end it goes away. Parquet and packed files cannot grow: their rows wait in
FILE.rows.jsonl.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, TypeAlias

import msgspec

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.files.packed import PACKED, need_packing, pack_lines
from sixgun.lab.files.parquet import need_parquet, write_parquet
from sixgun.lab.files.rows import PARQUET, check_suffix, format_of, read_lines
from sixgun.lab.provenance import provenance
from sixgun.lab.series import Row, Series, the_game

FORM = 1  # of state files
RECORDS = (".jsonl", ".jsonl" + PACKED)  # what files of records end in
#: Makes the file that was asked for of its waiting lines, with where the figures come from.
Ending: TypeAlias = Callable[[Path, Path, Series, dict[str, Plain]], None]


class OutFile:
    """Where the rows of a run go; with their records, if the series asks for these."""

    def __init__(self, name: str, series: Series, games: int, ending: Ending | None = None, command: str = "") -> None:
        self.path = Path(name)
        if ending is None:
            check_suffix(self.path, *[RECORDS] if series.records else [])
        self.series = series
        self.command = command
        self._ending = ending or ENDINGS.get(self.path.suffix)
        self.lines = self.path.with_name(self.path.name + ".rows.jsonl") if self._ending else self.path
        self.state = self.path.with_name(self.path.name + ".state")
        self._form = format_of(self.lines)
        self._file: IO[bytes] | None = None
        self._state: IO[bytes] | None = None
        if self._ending:
            need_parquet()  # said before the first game, not after the last
            need_packing()
        self._begin(_said(series, games))

    def _begin(self, said: bytes) -> None:
        """Take the place, unless it holds something else."""
        try:
            if not self.state.exists():
                if self.path.exists():
                    raise Refused(Refusal("file-exists", {"file": str(self.path)}))
                self.lines.unlink(missing_ok=True)
                self.state.write_bytes(said)
            self._state = self.state.open("r+b")
            _lock(self._state, self.path)
            if self._state.read() != said:
                args: dict[str, Plain] = {"file": str(self.path), "state": str(self.state)}
                raise Refused(Refusal("run-other", args))
            if not self.lines.exists() or self.lines.stat().st_size < len(self._form.head):
                self.lines.write_bytes(self._form.head)
        except OSError as error:
            refused: dict[str, Plain] = {"file": str(self.path), "problem": error.strerror or type(error).__name__}
            raise Refused(Refusal("file-unwritable", refused)) from error

    def known(self) -> Iterator[list[Row]]:
        """The rows that are there already; what follows the last whole one is cut off."""
        whole = 0
        for rows, end in read_lines(self.lines, self._form):
            whole = end
            yield rows
        os.truncate(self.lines, whole)

    def write(self, rows: list[Row]) -> None:
        if self._file is None:
            self._file = self.lines.open("ab")
        self._file.write(b"".join([self._form.line(row) for row in rows]))
        self._file.flush()  # what the system has, a killed process cannot take along

    def finish(self) -> None:
        """All games are played: the file is what was asked for, and nothing else stays."""
        self.close()
        if self._ending:
            half = self.path.with_name(self.path.name + ".half")
            made = provenance(self.series.game, self.series.seed, self.command)
            self._ending(self.lines, half, self.series, made)
            half.replace(self.path)
            self.lines.unlink()
        self.state.unlink()

    def close(self) -> None:
        for file in (self._file, self._state):
            if file is not None:
                file.close()
        self._file = self._state = None


def _as_parquet(lines: Path, half: Path, series: Series, made: dict[str, Plain]) -> None:
    batches = (rows for rows, _ in read_lines(lines, format_of(lines)))
    write_parquet(half, the_game(series), series.vary, batches, made)


def _as_packed(lines: Path, half: Path, series: Series, made: dict[str, Plain]) -> None:
    pack_lines(lines, half)


ENDINGS: dict[str, Ending] = {PARQUET: _as_parquet, PACKED: _as_packed}


def _said(series: Series, games: int) -> bytes:
    """What is being played, as the state file says it; how it is spread over cores makes no difference."""
    asked = {name: value for name, value in series._asdict().items() if name != "records" or value}
    said = {"sixgun": FORM, "rules": the_game(series).version, "games": games, **asked}
    return msgspec.json.format(msgspec.json.encode(said))


def _lock(file: IO[bytes], path: Path) -> None:
    """One run at a time; where the system has no such locks, two must not be started."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Refused(Refusal("run-busy", {"file": str(path)})) from error
