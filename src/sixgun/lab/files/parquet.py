"""Rows as a Parquet file: typed columns, the facts of seats nested."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sixgun.core.capabilities import Chronicles
from sixgun.core.game import Game
from sixgun.core.needs import need
from sixgun.lab.files.rows import plain_row, row_of
from sixgun.lab.series import Row

GROUP = 50_000  # rows of a row group


def need_parquet() -> Any:
    return need("pyarrow", "PyArrow", "lab")


def schema_of(game: Game[Any], vary: tuple[str, ...]) -> Any:
    """The columns: names as in the other formats."""
    pa = need_parquet()
    facets = [facet.name for facet in game.notebook.facets] if isinstance(game, Chronicles) else []
    kinds = {bool: pa.bool_(), int: pa.int64(), str: pa.string()}
    options = [(spec.name, kinds[type(spec.values[0])]) for spec in game.options if spec.name in vary]
    texts = pa.list_(pa.string())
    nested = [("facts", pa.list_(pa.struct([(name, texts) for name in facets])))] if facets else []
    nested += [("options", pa.struct(options))] if options else []  # Parquet has no records without fields
    return pa.schema(
        [
            ("game", pa.int64()),
            ("bots", texts),
            ("winners", pa.list_(pa.int8())),
            ("reason", pa.string()),
            ("decisions", pa.int32()),
            ("places", pa.list_(pa.int8())),
            ("seed", pa.uint64()),
            ("length", pa.int32()),
            *nested,
        ]
    )


def write_parquet(path: Path, game: Game[Any], vary: tuple[str, ...], batches: Iterable[list[Row]]) -> None:
    """All rows to a new file, a row group at a time."""
    pa = need_parquet()
    schema = schema_of(game, vary)
    waiting: list[Any] = []
    with need("pyarrow.parquet", "PyArrow", "lab").ParquetWriter(path, schema, compression="zstd") as writer:
        for batch in batches:
            waiting += [plain_row(row) for row in batch]
            if len(waiting) >= GROUP:
                writer.write_table(pa.Table.from_pylist(waiting, schema))
                waiting = []
        writer.write_table(pa.Table.from_pylist(waiting, schema))


def read_parquet(path: Path) -> list[Row]:
    """The rows of a file that was written here."""
    table = need("pyarrow.parquet", "PyArrow", "lab").read_table(path)
    return [row_of({"options": {}, "facts": [], **row}) for row in table.to_pylist()]
