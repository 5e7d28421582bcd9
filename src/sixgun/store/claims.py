"""Who owns a table, and the table as it was left for its next owner. The same for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Select, bindparam, extract, func, select, update

from sixgun.core.refusals import Refused
from sixgun.store import schema
from sixgun.store.chain import SIZE, checked


class KeptCheckpoint(msgspec.Struct, frozen=True):
    """A checkpoint as it was written, which need not be worth anything."""

    seq: int
    version: str
    body: bytes
    chapters: list[bytes]


class Stored(msgspec.Struct, frozen=True):
    """A table as it was left, and the fencing number of the node that claimed it just now.

    Its entries are in order; where there is a checkpoint they are the first one, and those from the checkpoint's on.
    """

    fence: int
    entries: list[bytes]
    checkpoint: KeptCheckpoint | None = None
    owner: str = ""  # who had it before
    life: tuple[int, int] | None = None  # the first and last moments that are known of that owner


class Claim(msgspec.Struct, frozen=True):
    """Somebody wants to own a table: only if its fencing number is still `fence` (None: any).

    With `dead`, not if its owner gave a sign of life in so many milliseconds, by the database's clock.
    """

    table: str
    owner: str
    fence: int | None = None
    dead: int | None = None


def claim_all(engine: Engine, batch: Sequence[Claim]) -> list[Stored | Refused | None]:
    """One transaction for all, for SQLite: when a thousand tables are wanted at once, they share their commits."""
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        found: list[Stored | Refused | None] = []
        for claim in batch:
            try:
                found.append(claimed(connection, claim))
            except Refused as refused:  # damaged: nothing of it was changed
                found.append(refused)
        connection.commit()
        return found


def claimed(connection: Connection, claim: Claim) -> Stored | None:
    """The table for its new owner; None if it can't be had. Damaged before anything is changed."""
    row = connection.execute(_locked(connection, OWNER), {"of": claim.table}).first()
    if row is None or (claim.fence is not None and claim.fence != row.fence):
        return None
    life = connection.execute(_locked(connection, LIFE), {"of": row.owner}).first()
    if claim.dead is not None and life and row.owner != claim.owner and life.at > now_by(connection) - claim.dead:
        return None
    stored = stored_of(connection, claim.table, row.fence + 1)
    connection.execute(TAKE, {"of": claim.table, "new_fence": row.fence + 1, "new_owner": claim.owner})
    return msgspec.structs.replace(stored, owner=row.owner or "", life=(life.first, life.last) if life else None)


def stored_of(connection: Connection, table: str, fence: int = 0) -> Stored:
    """A table as it was left, from its checkpoint on, if that is of this very chain of entries."""
    head = connection.execute(CHECKPOINT, {"of": table}).first()
    if head is None or connection.execute(LINK, {"of": table, "at": head.seq}).scalar() != head.body[:SIZE]:
        return Stored(fence, entries_of(connection, table))
    chapters = [row.body for row in connection.execute(CHAPTERS, {"of": table, "upto": head.seq})]
    entries = entries_of(connection, table, max(1, head.seq - 1))
    first = entries_of(connection, table, 0, 1)
    return Stored(fence, first + entries, KeptCheckpoint(head.seq, head.version, head.body[SIZE:], chapters))


def entries_of(connection: Connection, table: str, after: int = 0, upto: int | None = None) -> list[bytes]:
    """Read entries, and see that they are as they were written."""
    if upto is not None:
        return checked(table, connection.execute(SOME, {"of": table, "after": after, "upto": upto}).all(), after, None)
    # Before the entries: there may be newer ones by the time those are read.
    head = connection.execute(HEAD, {"of": table}).scalar()
    return checked(table, connection.execute(ENTRIES, {"of": table, "after": after}).all(), after, head)


def now_by(connection: Connection) -> int:
    """Milliseconds by the database's own clock: the nodes' clocks may differ."""
    clock = NOW if connection.dialect.name == "postgresql" else NOW_SQLITE
    return int(float(connection.execute(clock).scalar_one()) * 1000)


def _locked(connection: Connection, query: tuple[Select[Any], Select[Any]]) -> Select[Any]:
    """Nobody else changes what is read here before this transaction ends; with SQLite nobody else is there."""
    return query[connection.dialect.name == "postgresql"]


_t, _n, _c, _h, _e = (
    table.c for table in (schema.tables, schema.nodes, schema.checkpoints, schema.chapters, schema.entries)
)
_owner = select(_t.owner, _t.fence).where(_t.id == bindparam("of"))
_life = select(_n.first, _n.last, _n.at).where(_n.id == bindparam("of"))
OWNER, LIFE = (_owner, _owner.with_for_update()), (_life, _life.with_for_update())
TAKE = (
    update(schema.tables)
    .where(_t.id == bindparam("of"))
    .values(fence=bindparam("new_fence"), owner=bindparam("new_owner"))
)
CHECKPOINT = select(_c.seq, _c.version, _c.body).where(_c.table_id == bindparam("of"))
CHAPTERS = select(_h.body).where(_h.table_id == bindparam("of"), _h.seq <= bindparam("upto")).order_by(_h.seq)
LINK = select(_e.hash).where(_e.table_id == bindparam("of"), _e.seq == bindparam("at"))
HEAD = select(_t.head).where(_t.id == bindparam("of"))
ENTRIES = (
    select(_e.seq, _e.body, _e.hash)
    .where(_e.table_id == bindparam("of"), _e.seq >= bindparam("after"))
    .order_by(_e.seq)
)
SOME = ENTRIES.where(_e.seq <= bindparam("upto"))
NOW, NOW_SQLITE = select(extract("epoch", func.clock_timestamp())), select(func.julianday("now") * 86400.0)
