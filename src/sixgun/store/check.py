"""Looking through a whole database: its pages, and every entry of every table. Nothing is changed, and a server that
uses it meanwhile isn't held up."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sixgun.core.refusals import Refusal, Refused
from sixgun.play.entries import decode
from sixgun.store import schema
from sixgun.store.chain import Damaged, checked
from sixgun.store.engine import database_file, open_engine
from sixgun.store.migrate import HEAD, revision

CHAINED = "0007"  # the form from which on entries carry hashes
MOST = 100  # problems of pages that are told


class Found(msgspec.Struct, frozen=True):
    """What there is in a database, and what is wrong with it."""

    tables: int
    entries: int
    problems: list[Refusal]


async def check(url: str, progress: Callable[[int, int], None] = lambda done, total: None) -> Found:
    """Refused if there is no database of ours to look through. In one from before the chain, entries are only read."""
    file = database_file(url)
    if file is not None and not file.is_file():
        raise Refused(Refusal("file-missing", {"file": str(file)}))
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")  # one moment of it
            return await _check(connection, progress)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        problem = str(getattr(error, "orig", None) or error).splitlines()[0][:200]
        raise Refused(Refusal("database-broken", {"problem": problem})) from error
    finally:
        await engine.dispose()


async def _check(connection: AsyncConnection, progress: Callable[[int, int], None]) -> Found:
    problems: list[Refusal] = []
    if connection.dialect.name == "sqlite":
        rows = await connection.exec_driver_sql(f"PRAGMA integrity_check({MOST})")
        problems += [Refusal("database-page", {"problem": row[0][:200]}) for row in rows if row[0] != "ok"]
    found = await connection.run_sync(revision)
    if not found or found > HEAD:
        newer = Refusal("database-newer", {"got": found, "known": HEAD})
        raise Refused([*problems, newer if found else Refusal("database-foreign")])
    read = _entries if found >= CHAINED else _unchained
    t = schema.tables.c
    tables = [row.id for row in await connection.execute(select(t.id).order_by(t.id))]
    entries = 0
    for number, table in enumerate(tables, 1):
        try:
            entries += await read(connection, table)
        except Damaged as damaged:
            problems += damaged.refusals
        progress(number, len(tables))
    e = schema.entries.c
    lost = select(e.table_id, func.min(e.seq)).where(e.table_id.not_in(select(t.id))).group_by(e.table_id)
    orphans = [row[0] for row in await connection.execute(lost)]
    problems += [Refusal("table-missing", {"table": str(table)}) for table in orphans]
    return Found(len(tables), entries, problems)


async def _entries(connection: AsyncConnection, table: str) -> int:
    """How many good entries a table has; Damaged names the first that is not."""
    e, t = schema.entries.c, schema.tables.c
    head = (await connection.execute(select(t.head).where(t.id == table))).scalar()
    query = select(e.seq, e.body, e.hash).where(e.table_id == table).order_by(e.seq)
    return _read(table, checked(table, (await connection.execute(query)).all(), 0, head))


async def _unchained(connection: AsyncConnection, table: str) -> int:
    e = schema.entries.c
    rows = (await connection.execute(select(e.seq, e.body).where(e.table_id == table).order_by(e.seq))).all()
    gap = next((seq for seq, row in enumerate(rows, 1) if row.seq != seq), 0)
    if gap:
        raise Damaged(table, gap)
    return _read(table, [row.body for row in rows])


def _read(table: str, bodies: list[bytes]) -> int:
    for seq, body in enumerate(bodies, 1):
        try:
            decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Damaged(table, seq) from error
    return len(bodies)
