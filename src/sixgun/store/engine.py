"""Opening a database by its URL, and the few things in which SQLite and PostgreSQL differ."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from sixgun.core.refusals import Refusal, Refused

# PostgreSQL notices within a dozen seconds that a server's machine is gone, and lets go what that held; sooner, what a
# server holds that was stopped in the middle of a transaction.
LIVELY = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "5000",
}
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def default_url() -> str:
    """SQLite in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "sixgun"
    return f"sqlite:///{folder / 'saloon.db'}"


def database_file(url: str) -> Path | None:
    """The file of an SQLite database; None for one in memory, or for PostgreSQL."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise Refused(Refusal("database-url")) from error
    if found.drivername != "sqlite" or found.database in (None, "", ":memory:"):
        return None
    return Path(found.database or "")


def open_engine(url: str) -> AsyncEngine:
    """An engine for `sqlite:///FILE` or `postgresql://...`; anything else is refused."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise Refused(Refusal("database-url")) from error
    driver = DRIVERS.get(found.drivername)
    if driver is None:
        raise Refused(Refusal("database-url"))
    if not driver.startswith("sqlite"):
        return create_async_engine(
            found.set(drivername=driver),
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,
            connect_args={"server_settings": LIVELY},
        )
    if found.database:
        try:
            Path(found.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            args = {"file": found.database, "problem": error.strerror or type(error).__name__}
            raise Refused(Refusal("file-unwritable", {**args})) from error
    engine = create_async_engine(found.set(drivername=driver))
    _set_up_connections(engine.sync_engine)
    return engine


def open_writer(engine: AsyncEngine) -> Engine | None:
    """For SQLite an engine that writes without going to a thread and back for each statement; None for PostgreSQL."""
    if engine.dialect.name != "sqlite":
        return None
    writer = create_engine(engine.url.set(drivername="sqlite"), poolclass=StaticPool)
    _set_up_connections(writer)
    return writer


def _set_up_connections(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")  # readers don't wait for the writer
        cursor.execute("PRAGMA synchronous=FULL")  # what was acknowledged survives a power cut too
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()
