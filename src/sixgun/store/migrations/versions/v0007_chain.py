"""Entries carry a hash of themselves and of those before; those that are there already are chained as they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sixgun.store.chain import links

revision = "0007"
down_revision = "0006"
tables = sa.table("tables", sa.column("id", sa.String), sa.column("head", sa.LargeBinary))
entries = sa.table(
    "entries",
    sa.column("table_id", sa.String),
    sa.column("seq", sa.Integer),
    sa.column("body", sa.LargeBinary),
    sa.column("hash", sa.LargeBinary),
)


def upgrade() -> None:
    op.add_column("entries", sa.Column("hash", sa.LargeBinary, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("head", sa.LargeBinary, nullable=False, server_default=""))
    connection = op.get_bind()
    for table in [row.id for row in connection.execute(sa.select(tables.c.id))]:
        _chain(connection, table)


def _chain(connection: sa.Connection, table: str) -> None:
    e = entries.c
    query = sa.select(e.seq, e.body).where(e.table_id == table).order_by(e.seq)
    rows = list(connection.execute(query))
    hashes = links(b"", table, 1, [row.body for row in rows])
    change = sa.update(entries).where(e.table_id == table, e.seq == sa.bindparam("number"))
    changes = [{"number": row.seq, "new": hash} for row, hash in zip(rows, hashes, strict=True)]
    if changes:
        connection.execute(change.values(hash=sa.bindparam("new")), changes)
    connection.execute(sa.update(tables).where(tables.c.id == table).values(head=hashes[-1] if hashes else b""))
