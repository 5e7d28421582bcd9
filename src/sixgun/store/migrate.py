"""Bring a database to the present form. Alembic is imported only where there is something to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, column, func, inspect, select, table

from sixgun.core.refusals import Refusal, Refused

FOLDER = Path(__file__).parent / "migrations"
HEAD = "0002"  # the newest migration: a test compares it with the folder
LOCK = 1_398_032_743  # of PostgreSQL: two nodes that start together migrate one after the other


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    found = revision(connection)
    if found == HEAD:
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    config = configuration(connection)
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if found and found not in known:
        raise Refused(Refusal("database-newer", {"got": found, "known": HEAD}))
    command.upgrade(config, HEAD)


def revision(connection: Connection) -> str:
    """Which migration the database was last brought to; "" for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(select(column("version_num")).select_from(table("alembic_version"))).scalar() or "")


def configuration(connection: Connection | None = None) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
