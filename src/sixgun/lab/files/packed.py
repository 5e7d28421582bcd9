"""Lines in Zstandard's form: a tenth of the size, written and read a piece at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from sixgun.core.needs import need
from sixgun.core.refusals import Refusal, Refused

PACKED = ".zst"
PIECE = 1 << 20


def need_packing() -> Any:
    return need("pyarrow", "PyArrow", "lab")


def pack_lines(lines: Path, packed: Path) -> None:
    """A new file with the same lines."""
    with lines.open("rb") as source, need_packing().output_stream(str(packed), compression="zstd") as target:
        while piece := source.read(PIECE):
            target.write(piece)


def open_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, packed or not."""
    if path.suffix == PACKED:
        try:
            with need_packing().input_stream(str(path), compression="zstd") as source:
                yield from _lines(source)
        except OSError as error:
            raise Refused(Refusal("file-unreadable", {"file": str(path), "problem": str(error)[:200]})) from error
    else:
        with path.open("rb") as plain:
            yield from plain


def _lines(source: IO[bytes]) -> Iterator[bytes]:
    rest = b""
    while piece := source.read(PIECE):
        *lines, rest = (rest + piece).split(b"\n")
        for line in lines:
            yield line + b"\n"
    if rest:
        yield rest
