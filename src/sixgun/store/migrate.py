"""Bring a database to the present form. Alembic is imported only where there is something to change: a new database is
made as it should be at once, which takes a server that starts for the first time a third of a second less."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, MetaData, String, Table, func, inspect, select

from sixgun.core.refusals import Refusal, Refused
from sixgun.store import schema

FOLDER = Path(__file__).parent / "migrations"
HEAD = "0008"  # the newest migration: a test compares it with the folder
VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))  # Alembic's own
LOCK = 1_398_032_743  # of PostgreSQL: two nodes that start together migrate one after the other


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    found = revision(connection)
    if found == HEAD:
        return
    if not found:
        _create(connection)
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    config = configuration(connection)
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if found not in known:
        raise Refused(Refusal("database-newer", {"got": found, "known": HEAD}))
    command.upgrade(config, HEAD)


def revision(connection: Connection) -> str:
    """Which migration the database was last brought to; "" for a new one."""
    if not inspect(connection).has_table(VERSION.name):
        return ""
    return str(connection.execute(select(VERSION.c.version_num)).scalar() or "")


def _create(connection: Connection) -> None:
    """What all migrations together lead to: a test compares the two."""
    schema.metadata.create_all(connection)
    VERSION.create(connection, checkfirst=True)
    connection.execute(VERSION.insert().values(version_num=HEAD))


def configuration(connection: Connection | None = None) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
