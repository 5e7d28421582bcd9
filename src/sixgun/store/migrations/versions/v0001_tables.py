"""Tables, their entries and sitters, replays, nodes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_age", "tables", ["public", "stage", "at"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
    )
    op.create_index("sitters_by_guest", "sitters", ["guest"])
    op.create_table(
        "replays",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_index("replays_by_age", "replays", ["public", "at"])
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
