"""The chain of a table's entries: each has a hash of itself and the one before, so none can change or go unseen.

It guards against disks and hands that err, not against somebody who may write to the database and knows this file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Protocol

from sixgun.core.refusals import Refusal, Refused

SIZE = 16  # bytes


class Damaged(Refused):
    """An entry of a table has changed, or is not there any more."""

    def __init__(self, table: str, entry: int) -> None:
        super().__init__(Refusal("entry-damaged", {"table": table, "entry": entry}))
        self.table, self.entry = table, entry


class Row(Protocol):
    """An entry as the database has it."""

    @property
    def seq(self) -> int: ...
    @property
    def body(self) -> bytes: ...
    @property
    def hash(self) -> bytes: ...


def link(before: bytes, table: str, seq: int, body: bytes) -> bytes:
    """The hash of an entry; `before` is that of the entry before, or b"" for the first.

    >>> first = link(b"", "abc", 1, b"opened")
    >>> len(first), link(first, "abc", 2, b"sat") == link(b"", "abc", 2, b"sat")
    (16, False)
    """
    return blake2b(b"%s %d %s" % (table.encode(), seq, body), digest_size=SIZE, key=before).digest()


def links(before: bytes, table: str, first: int, bodies: Iterable[bytes]) -> list[bytes]:
    """The hashes of entries that follow each other."""
    found = []
    for seq, body in enumerate(bodies, first):
        before = link(before, table, seq, body)
        found.append(before)
    return found


def checked(table: str, rows: Sequence[Row], after: int, head: bytes | None) -> list[bytes]:
    """The bodies of a table's entries after number `after`; Damaged if one is missing or not as it was written.

    The rows begin with number `after` itself, for its hash. `head` is the hash of the last entry as the table has it,
    or of an older one that was the last when the table was looked at; None if these aren't all entries up to it.
    """
    before = rows[0].hash if after and rows and rows[0].seq == after else b""
    if after and not before:
        raise Damaged(table, after)
    bodies, seq, reached = [], after, head is None or head == before
    for row in rows[1:] if after else rows:
        seq += 1
        whole = row.seq == seq and isinstance(row.body, bytes)  # SQLite keeps text too, if somebody writes that
        if not whole or link(before, table, seq, row.body) != row.hash:
            raise Damaged(table, seq)
        before = row.hash
        reached = reached or before == head
        bodies.append(row.body)
    if not reached:
        raise Damaged(table, seq + 1)
    return bodies
