"""When something is due at a table by itself; who opened it, and from where, for fair lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("host", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin", sa.String(40), nullable=False, server_default=""))
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_stage", "tables", ["stage", "at"])
    tables = sa.table("tables", sa.column("due"), sa.column("stage"))
    op.execute(tables.update().where(tables.c.stage == 1).values(due=0))  # the one who wakes them notes what is due
    op.create_table(
        "house",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
