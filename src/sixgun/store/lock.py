"""One server for each database: two that keep the same tables would show the past to each other's guests.

Nodes that tell each other what they do, over NATS, share a PostgreSQL: they hold its lock together.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sixgun.core.refusals import Refusal, Refused

try:
    import fcntl
except ImportError:  # a system without such locks: there nothing is locked
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Beside the database, held until it is let go or the process ends, however it ends: the system sees to that.

    The lock is the process's own: bots that it starts don't inherit it, and nobody else need clean up after a crash.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}-lock")
        self.database = database
        self._file: int | None = None

    def hold(self) -> None:
        """Refused if another process holds it, or nothing can be written there."""
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            problem = error.strerror or type(error).__name__
            raise Refused(Refusal("file-unwritable", {"file": str(self.path), "problem": problem})) from error
        try:
            if fcntl is not None:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.read(file, 20).decode("ascii", "replace").strip()
            os.close(file)
            args = {"file": str(self.database), "process": holder or "?"}
            raise Refused(Refusal("database-in-use", {**args})) from error
        self._file = file
        try:
            os.ftruncate(file, 0)
            os.write(file, str(os.getpid()).encode())
        except OSError:
            pass  # a full disk: it is locked all the same

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


class DatabaseLock:
    """Of a PostgreSQL database: for one server alone, or for several together. A connection of its own holds it, so
    the database lets it go when the server ends, however it ends."""

    NAME = 0x51C6_0000  # any number that nobody else uses there
    PATIENCE = 3.0  # seconds in which a server that was killed is noticed

    def __init__(self, engine: AsyncEngine, several: bool) -> None:
        self.engine = engine
        self._try = select((func.pg_try_advisory_lock_shared if several else func.pg_try_advisory_lock)(self.NAME))
        self._connection: AsyncConnection | None = None

    async def hold(self) -> None:
        """Refused if another server is there that is alone, or if this one is alone and others are there."""
        connection = self._connection = await self.engine.connect()
        until = time.monotonic() + self.PATIENCE
        while not (await connection.execute(self._try)).scalar_one():
            if time.monotonic() > until:
                await self.release()
                raise Refused(Refusal("database-shared"))
            await asyncio.sleep(0.1)
        await connection.commit()  # the lock is the session's, not the transaction's

    async def release(self) -> None:
        if self._connection is not None:
            await self._connection.invalidate()  # the session ends, and with it the lock
            await self._connection.close()
            self._connection = None
