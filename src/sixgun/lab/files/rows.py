"""Rows as text: a line of CSV or of JSON for each game, and back again."""

from __future__ import annotations

import csv
import io
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import msgspec

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.series import Row

FIELDS = ("game", "bots", "winners", "reason", "decisions", "places", "seed", "length", "options", "facts")
BATCH = 500  # rows that are read at a time


class Format(Protocol):
    """How rows stand in a file, one a line, so that a file can be resumed."""

    head: bytes  # what the file begins with

    def line(self, row: Row) -> bytes: ...

    def row(self, line: bytes) -> Row: ...


class Csv:
    """Columns for spreadsheets; options and facts are JSON in theirs."""

    head = (",".join(FIELDS) + "\r\n").encode()

    def line(self, row: Row) -> bytes:
        text = io.StringIO()
        csv.writer(text).writerow(
            (
                row.number,
                shlex.join(row.sitting),
                _spaced(row.winners),
                row.reason,
                row.decisions,
                _spaced(row.places),
                row.seed,
                row.length,
                msgspec.json.encode(row.options).decode(),
                msgspec.json.encode(row.facts).decode(),
            )
        )
        return text.getvalue().encode()

    def row(self, line: bytes) -> Row:
        cells = dict(zip(FIELDS, next(csv.reader([line.decode()])), strict=True))
        return Row(
            int(cells["game"]),
            tuple(shlex.split(cells["bots"])),
            _numbers(cells["winners"]),
            cells["reason"],
            int(cells["decisions"]),
            _numbers(cells["places"]),
            int(cells["seed"]),
            int(cells["length"]),
            msgspec.json.decode(cells["options"]),
            tuple(msgspec.json.decode(cells["facts"])),
        )


class JsonLines:
    """An object a line, nested as it is in Python; with the record of its game, where rows bring it."""

    head = b""

    def line(self, row: Row) -> bytes:
        plain: dict[str, object] = {**plain_row(row)}
        if row.record:
            plain["record"] = msgspec.Raw(row.record)
        return msgspec.json.encode(plain) + b"\n"

    def row(self, line: bytes) -> Row:
        return row_of(msgspec.json.decode(line))


def plain_row(row: Row) -> dict[str, Plain]:
    """A row as JSON-ready data, its fields called as in the files."""
    values: list[Any] = [[*value] if isinstance(value, tuple) else value for value in row[: len(FIELDS)]]
    return dict(zip(FIELDS, values, strict=True))


def row_of(plain: dict[str, Any]) -> Row:
    """The row that was made plain."""
    found: list[Any] = [plain[name] for name in FIELDS]
    values: list[Any] = [tuple(value) if isinstance(value, list) else value for value in found]
    return Row(*values)


FORMATS: dict[str, Format] = {".csv": Csv(), ".jsonl": JsonLines()}
PARQUET = ".parquet"
SUFFIXES = (*FORMATS, PARQUET)


def format_of(path: Path) -> Format:
    """The format that a file's name stands for; a Parquet file is written as lines first."""
    return FORMATS.get(path.suffix) or FORMATS[".jsonl"]


def check_suffix(path: Path, suffixes: tuple[str, ...] = SUFFIXES) -> None:
    if not path.name.endswith(suffixes):
        raise Refused(Refusal("rows-suffix", {"file": str(path), "suffixes": [*suffixes]}))


def read_lines(path: Path, form: Format) -> Iterator[tuple[list[Row], int]]:
    """Batches of rows, each with the length of the file up to its end; a torn last line is left out.

    Another kind of file, or rows in another order, are refused.
    """
    rows: list[Row] = []
    number = 0
    with path.open("rb") as file:
        at = len(form.head)
        if file.read(at) != form.head:
            raise _damaged(path, 0)
        for line in file:
            if not line.endswith(b"\n"):
                break
            rows.append(_row(path, form, line, number))
            at += len(line)
            number += 1
            if len(rows) == BATCH:
                yield rows, at
                rows = []
        yield rows, at


def _row(path: Path, form: Format, line: bytes, number: int) -> Row:
    try:
        row = form.row(line)
    except (ValueError, TypeError, KeyError, StopIteration, msgspec.DecodeError) as error:
        raise _damaged(path, number) from error
    if row.number != number:
        raise _damaged(path, number)
    return row


def _damaged(path: Path, number: int) -> Refused:
    return Refused(Refusal("rows-damaged", {"file": str(path), "row": number}))


def _spaced(numbers: tuple[int, ...]) -> str:
    return " ".join([str(number) for number in numbers])


def _numbers(text: str) -> tuple[int, ...]:
    return tuple([int(word) for word in text.split()])
