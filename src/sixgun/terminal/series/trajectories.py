"""`--trajectories`: every decision of a series as numbers, for learners, in a Parquet file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from sixgun.core import records
from sixgun.core.plain import Plain
from sixgun.lab.files.packed import open_lines
from sixgun.lab.files.parquet import need_parquet, write_table
from sixgun.lab.series import Series
from sixgun.research.trajectories import Folder


def columns() -> Any:
    """What a decision is in the file."""
    pa = need_parquet()
    return pa.schema(
        [
            ("game", pa.int64()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.float32())),
            ("mask", pa.list_(pa.int32())),
            ("options", pa.list_(pa.list_(pa.int16()))),
            ("action", pa.int32()),
            ("reward", pa.float32()),
        ]
    )


def write_trajectories(
    lines: Path, half: Path, series: Series, made: dict[str, Plain], tell: Callable[[int], None]
) -> None:
    """The decisions of the games in a file of records, a few games at a time; `tell` hears how many are written."""
    write_table(half, columns(), _decisions(lines, tell), made)


def _decisions(lines: Path, tell: Callable[[int], None]) -> Iterator[list[dict[str, Any]]]:
    """A game at a time."""
    folder = Folder()
    for written, line in enumerate(open_lines(lines)):
        tell(written)
        row = msgspec.json.decode(line)
        decisions = enumerate(folder.decisions(records.read(row["record"])))
        head = {"game": row["game"]}
        yield [{**head, "step": step, **made._asdict(), "options": [*made.options]} for step, made in decisions]
