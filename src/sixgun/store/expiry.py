"""Tables that nobody came back to are deleted, by a stated rule."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, and_, delete, or_, select

from sixgun.store import schema
from sixgun.store.lists import OPEN, PLAYING

AT_ONCE = 200  # tables in one transaction


def expire(
    connection: Connection, unbegun: int, abandoned: int, others: Collection[str], kept: Collection[str]
) -> list[str]:
    """Delete the tables at which nothing happened since a moment: `unbegun` for games that have not begun, `abandoned`
    for those that go on without a clock. Not those that are in memory, here (`kept`) or at another node."""
    t = schema.tables.c
    forgotten = or_(
        and_(t.stage == OPEN, t.at < unbegun),
        and_(t.stage == PLAYING, t.at < abandoned, t.due.is_(None)),
    )
    found = select(t.id).where(forgotten, t.owner.not_in([*others])).order_by(t.at).limit(AT_ONCE)
    if connection.dialect.name == "postgresql":
        found = found.with_for_update(skip_locked=True)  # nothing is written to them meanwhile
    gone = [row.id for row in connection.execute(found) if row.id not in kept]
    if gone:
        for table in schema.metadata.sorted_tables:
            if "table_id" in table.c:
                connection.execute(delete(table).where(table.c.table_id.in_(gone)))
        connection.execute(delete(schema.tables).where(t.id.in_(gone)))
    return gone
