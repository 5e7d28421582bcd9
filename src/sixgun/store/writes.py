"""What is written, and the one transaction that writes it, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update

from sixgun.play.checkpoints import Checkpoint
from sixgun.store import schema
from sixgun.store.chain import Damaged, Row, checked, links


class Opened(msgspec.Struct, frozen=True):
    """A new table."""

    table: str
    game: str
    public: bool
    owner: str
    host: str = ""  # the guest who opens it
    origin: str = ""  # a hash of where they are


class Replay(msgspec.Struct, frozen=True):
    """A finished game to keep."""

    id: str
    public: bool
    at: int
    guest: str
    line: bytes
    record: bytes


class Write(msgspec.Struct, frozen=True):
    """Entries of one table that belong together, with what follows from them for the lists."""

    table: str
    fence: int
    seq: int  # of the first of them
    entries: list[bytes]
    at: int
    stage: int
    summary: bytes | None  # None for entries that change nothing in any list, not even when the table was last touched
    guests: list[str] = []  # who has sat down
    replay: Replay | None = None  # of a game that these entries finish
    opened: Opened | None = None  # these are the first entries of the table
    checkpoint: Checkpoint | None = None  # of the table as these entries leave it
    due: int | None = None  # when something happens by itself


def write_all(connection: Connection, batch: Sequence[Write]) -> set[tuple[str, int]]:
    """One transaction for all; returns the tables, with the fencing numbers that are too old for them by now."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    held = _held(connection, [write for write in batch if not write.opened])
    owned = {(table, fence) for table, (fence, _) in held.items()}
    fenced = {(write.table, write.fence) for write in batch if not write.opened} - owned
    heads = {table: head for table, (_, head) in held.items()}
    _write(connection, [write for write in batch if (write.table, write.fence) not in fenced], heads)
    connection.commit()
    return fenced


def _held(connection: Connection, batch: Sequence[Write]) -> dict[str, tuple[int, bytes]]:
    """By table, its fencing number, and the hash of its last entry."""
    if not batch:
        return {}
    query = HELD_FOR_UPDATE if connection.dialect.name == "postgresql" else HELD
    rows = connection.execute(query, {"tables": [write.table for write in batch]})
    return {table: (fence, head) for table, fence, head in rows}


def _write(connection: Connection, batch: Sequence[Write], heads: dict[str, bytes]) -> None:
    entries: list[dict[str, object]] = []
    for write in batch:
        hashes = links(heads.get(write.table, b""), write.table, write.seq, write.entries)
        for seq, (body, hash) in enumerate(zip(write.entries, hashes, strict=True), write.seq):
            entries.append({"table_id": write.table, "seq": seq, "body": body, "hash": hash})
            heads[write.table] = hash
    new = [{**_row(write, write.opened), "head": heads[write.table]} for write in batch if write.opened]
    if new:
        connection.execute(insert(schema.tables), new)
    if entries:
        connection.execute(ENTER, entries)
    changed = [
        {
            "table": write.table,
            "new_at": None if write.summary is None else write.at,
            "new_stage": write.stage,
            "new_summary": write.summary,
            "new_due": write.due,
            "new_head": heads[write.table],
        }
        for write in batch
        if not write.opened
    ]
    if changed:
        connection.execute(CHANGE, changed)
    for write in batch:
        for guest in write.guests:
            _sit(connection, write.table, guest)
        if write.replay is not None:
            connection.execute(insert(schema.replays), [msgspec.structs.asdict(write.replay)])
        if write.checkpoint is not None:
            _put_by(connection, write.table, write.checkpoint)


def _put_by(connection: Connection, table: str, checkpoint: Checkpoint) -> None:
    """Write a checkpoint, bound to the chain: the hash of its last entry stands before it, and with that all others."""
    e = schema.entries.c
    bound = select(e.hash).where(e.table_id == table, e.seq == checkpoint.seq)
    body = connection.execute(bound).scalar_one() + checkpoint.body
    connection.execute(delete(schema.checkpoints).where(schema.checkpoints.c.table_id == table))
    if checkpoint.anew:
        connection.execute(delete(schema.chapters).where(schema.chapters.c.table_id == table))
    head = {"table_id": table, "seq": checkpoint.seq, "version": checkpoint.version, "body": body}
    connection.execute(insert(schema.checkpoints), [head])
    chapters = [{"table_id": table, "seq": seq, "body": body} for seq, body in checkpoint.chapters]
    connection.execute(insert(schema.chapters), chapters)


def rewrite(connection: Connection, table: str, changed: Mapping[int, bytes], added: Sequence[bytes]) -> None:
    """Change entries of a table that were written, by their numbers, and add some at its end. This is the only way:
    whatever else depends on what entries say is made to fit them here."""
    e, t = schema.entries.c, schema.tables.c
    rows = connection.execute(select(e.seq, e.body, e.hash).where(e.table_id == table).order_by(e.seq)).all()
    head = connection.execute(select(t.head).where(t.id == table)).scalar()
    bodies = [*[changed.get(row.seq, row.body) for row in rows], *added]
    hashes = links(b"", table, 1, bodies) if _whole(table, rows, head) else [row.hash for row in rows]
    hashes += [b""] * (len(bodies) - len(hashes))  # of a damaged log, which stays one that is noticed
    new = [
        {"changed_table": table, "changed_seq": row.seq, "new_body": body, "new_hash": hash}
        for row, body, hash in zip(rows, bodies, hashes, strict=False)
        if (body, hash) != (row.body, row.hash)
    ]
    if new:
        connection.execute(REWRITE, new)
    for made in (schema.checkpoints, schema.chapters):  # they are made anew from the entries
        connection.execute(delete(made).where(made.c.table_id == table))
    last = rows[-1].seq if rows else 0
    ends = zip(added, hashes[len(rows) :], strict=True)
    more = [{"table_id": table, "seq": last + 1 + i, "body": body, "hash": hash} for i, (body, hash) in enumerate(ends)]
    if more:
        connection.execute(insert(schema.entries), more)
    if hashes:
        connection.execute(update(schema.tables).where(t.id == table).values(head=hashes[-1]))


def _whole(table: str, rows: Sequence[Row], head: bytes | None) -> bool:
    try:
        checked(table, rows, 0, head)
    except Damaged:
        return False
    return True


def _sit(connection: Connection, table: str, guest: str) -> None:
    s = schema.sitters.c
    known = select(s.guest).where(s.table_id == table, s.guest == guest)
    if connection.execute(known).first() is None:
        connection.execute(insert(schema.sitters), [{"table_id": table, "guest": guest}])


# Statements that each commit needs are built once.
ENTER = insert(schema.entries)
HELD = (
    select(schema.tables.c.id, schema.tables.c.fence, schema.tables.c.head)
    .where(schema.tables.c.id.in_(bindparam("tables", expanding=True)))
    .order_by(schema.tables.c.id)
)
HELD_FOR_UPDATE = HELD.with_for_update()
REWRITE = (
    update(schema.entries)
    .where(schema.entries.c.table_id == bindparam("changed_table"), schema.entries.c.seq == bindparam("changed_seq"))
    .values(body=bindparam("new_body"), hash=bindparam("new_hash"))
)


def _kept_if_none(name: str) -> ColumnElement[Any]:
    """A new value for a column of tables, or the one that it has."""
    column = schema.tables.c[name]
    return func.coalesce(bindparam(f"new_{name}", type_=column.type), column)


CHANGE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        at=_kept_if_none("at"),
        stage=bindparam("new_stage"),
        summary=_kept_if_none("summary"),
        due=bindparam("new_due", type_=schema.tables.c.due.type),
        head=bindparam("new_head"),
    )
)


def _row(write: Write, opened: Opened) -> dict[str, object]:
    return {
        "id": opened.table,
        "game": opened.game,
        "public": opened.public,
        "stage": write.stage,
        "at": write.at,
        "fence": write.fence,
        "owner": opened.owner,
        "summary": write.summary,
        "due": write.due,
        "host": opened.host,
        "origin": opened.origin,
    }
