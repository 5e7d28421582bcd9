"""Nodes note their own moments: from when to when they kept tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute("DELETE FROM nodes")  # no node is up while a database is migrated
    op.add_column("nodes", sa.Column("first", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("nodes", sa.Column("last", sa.BigInteger, nullable=False, server_default="0"))
