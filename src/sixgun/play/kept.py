"""What a checkpoint of a table holds, in its bytes, and the seal by which it is believed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

SEAL = 16  # bytes
PARTS = ("core", "lib", "games", "play")  # of the program, which decide what a log comes to


class Head(msgspec.Struct, array_like=True):
    state: bytes
    table: dict[str, Any]
    seats: list[dict[str, Any]]
    clock: dict[str, Any]
    match: dict[str, Any]


class KeptLine(msgspec.Struct, array_like=True):
    seq: int
    at: int
    kind: str
    seat: int
    text: str
    undone: list[int]
    left: str
    events: list[tuple[str, dict[str, Any], dict[str, Any], int, bool, bool]]


class Chapter(msgspec.Struct, array_like=True):
    lines: list[KeptLine]
    marks_kept: int  # of those before, how many still hold
    marks: list[tuple[int, bytes]]


heads = msgspec.msgpack.Decoder(Head)
chapters = msgspec.msgpack.Decoder(Chapter)


def values_of(thing: object, names: Iterable[str]) -> dict[str, Any]:
    """Attributes by name; they are plain data, or sets of it."""
    values = {name: getattr(thing, name) for name in names}
    return {name: sorted(value) if isinstance(value, set) else value for name, value in values.items()}


def give_values(thing: object, values: dict[str, Any]) -> None:
    """Attributes as they were; what is a set in a new thing becomes a set again."""
    for name, value in values.items():
        kind = type(getattr(thing, name))
        setattr(thing, name, kind(value) if kind in (set, tuple) else value)


@cache
def program_version() -> str:
    """Tells programs apart that may come to something else from the same log: another rule, another figure."""
    home = Path(__file__).parent.parent
    found = blake2b(digest_size=SEAL)
    for part in PARTS:
        for file in sorted((home / part).rglob("*")):
            if file.suffix in (".py", ".toml"):
                found.update(file.relative_to(home).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def linked(chain: bytes, chapter: bytes) -> bytes:
    return blake2b(chain + chapter, digest_size=SEAL).digest()


def seal_of(table: str, seq: int, entry: bytes, chain: bytes, head: bytes) -> bytes:
    """Only the head that was made for this entry of this table, and for these chapters, has it."""
    name = f"{table} {seq} {program_version()} {len(entry)} ".encode()
    return blake2b(name + entry + chain + head, digest_size=SEAL).digest()
