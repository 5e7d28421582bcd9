"""Rows as a Parquet file: typed columns, the facts of seats nested."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from sixgun.core.capabilities import Chronicles
from sixgun.core.game import Game
from sixgun.core.needs import need
from sixgun.core.plain import Plain
from sixgun.lab.files.rows import plain_row, row_of
from sixgun.lab.series import Row

GROUP = 50_000  # rows of a row group
SMALL_GROUP = 2_000  # where each is a few kilobytes


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


def noted(schema: Any, made: Mapping[str, Plain]) -> Any:
    """The same columns, with a note on where the figures come from."""
    return schema.with_metadata({**(schema.metadata or {}), b"sixgun": msgspec.json.encode(made)})


def write_parquet(
    path: Path, game: Game[Any], vary: tuple[str, ...], batches: Iterable[list[Row]], made: Mapping[str, Plain]
) -> None:
    """All rows to a new file."""
    write_table(path, schema_of(game, vary), ([plain_row(row) for row in batch] for batch in batches), made, GROUP)


def write_table(
    path: Path, columns: Any, batches: Iterable[list[Any]], made: Mapping[str, Plain], group: int = SMALL_GROUP
) -> None:
    """Rows of these columns to a new file, a row group at a time, with a note on where they come from."""
    pa = need_parquet()
    schema = noted(columns, made)
    waiting: list[Any] = []
    with need("pyarrow.parquet", "PyArrow", "lab").ParquetWriter(path, schema, compression="zstd") as writer:
        for batch in batches:
            waiting += batch
            if len(waiting) >= group:
                writer.write_table(pa.Table.from_pylist(waiting, schema))
                waiting = []
        writer.write_table(pa.Table.from_pylist(waiting, schema))


def read_parquet(path: Path) -> list[Row]:
    """The rows of a file that was written here."""
    table = need("pyarrow.parquet", "PyArrow", "lab").read_table(path)
    return [row_of({"options": {}, "facts": [], **row}) for row in table.to_pylist()]
