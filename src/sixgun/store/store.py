"""What the server keeps: tables with their logs, who sits where, finished games."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sixgun.core.refusals import Refusal, Refused
from sixgun.store import lists, schema
from sixgun.store.claims import Claim, Stored, claim_all, claimed, entries_of, now_by, stored_of
from sixgun.store.engine import database_file, open_engine, open_writer
from sixgun.store.expiry import expire
from sixgun.store.forget import forget_at, forget_rest, tables_of
from sixgun.store.lists import LIST_CAP as LIST_CAP
from sixgun.store.lists import OPEN as OPEN
from sixgun.store.lists import OVER as OVER
from sixgun.store.lists import PLAYING as PLAYING
from sixgun.store.lists import Fair, Page
from sixgun.store.lock import DatabaseLock, FileLock
from sixgun.store.migrate import migrate
from sixgun.store.tokens import Token, end_tokens, give_token, put_code, read_tokens, take_code
from sixgun.store.trouble import DAMAGED, trouble_of
from sixgun.store.writes import Replay, Write, write_all

R = TypeVar("R")
PAGE, FAIR = Page(), Fair()
LONG_AGO = 3_600_000  # milliseconds: nobody takes a node for alive after that
PROBE = 400  # twenty bytes each: where so much can be written, there is room for entries again
REMEMBERED = 90 * 24 * LONG_AGO  # for how long a node's last moment is known
CLAIMS = 32  # tables that are claimed together: a write waits no longer than for these
MOST_DUE = 5_000  # tables that are looked at together


class Fenced(Exception):
    """Another node owns this table now: nothing was written."""


class Store:
    """
    Everything goes through `append`, which returns when the entries are safe on disk. Whatever else is waiting by then
    goes into one transaction: the busier the house, the fewer commits a pick.
    """

    def __init__(self, url: str, alone: bool = False, several: bool = False) -> None:
        self.engine = open_engine(url)
        file = database_file(url) if alone else None  # a server is alone with its file; a mere reader is not
        self._lock = None if file is None else FileLock(file)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._shared = DatabaseLock(self.engine, several) if alone and self.postgres else None
        # SQLite's asynchronous driver goes to a thread and back for each statement: a batch goes there once instead.
        self._sqlite = open_writer(self.engine)
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._claims: list[tuple[Claim, asyncio.Future[Stored | None]]] = []
        self._claiming: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self.commits = 0
        self.salt = b""  # of this house, for `origin_of`

    async def open(self) -> None:
        """Connect, bring the database to the present form, and start writing."""
        if self._lock is not None:
            self._lock.hold()
        try:
            if self._shared is not None:
                await self._shared.hold()
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
                self.salt = await connection.run_sync(_salt)
        except (SQLAlchemyError, OSError) as error:
            problem = str(getattr(error, "orig", None) or error).splitlines()[0][:200]
            trouble = trouble_of(error)
            code = "database-broken" if trouble and trouble.refusal.code == DAMAGED else "database-unreachable"
            raise Refused(Refusal(code, {"problem": problem})) from error
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        if self._claiming is not None:
            await self._claiming
        if self._sqlite is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._sqlite.dispose)
        self._thread.shutdown()
        if self._shared is not None:
            await self._shared.release()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # ---- writing

    async def append(self, write: Write) -> None:
        """Returns when the entries are durable. Fenced if another node has taken the table over."""
        if self._closing:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        await done

    async def _write_on(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                fenced = await self._commit([write for write, _ in batch])
            except Exception as error:
                if len(batch) > 1:  # one bad write must not take the others with it
                    await self._one_by_one(batch)
                else:
                    _fail(batch[0][1], error)
                continue
            for write, done in batch:
                _fail(done, Fenced(write.table)) if (write.table, write.fence) in fenced else _finish(done)

    async def _one_by_one(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        for write, done in batch:
            try:
                fenced = await self._commit([write])
            except Exception as error:
                _fail(done, error)
            else:
                _fail(done, Fenced(write.table)) if fenced else _finish(done)

    async def _commit(self, batch: Sequence[Write]) -> set[tuple[str, int]]:
        """One transaction for all; returns the tables, with the fencing numbers that are too old for them by now."""
        if self._sqlite is None:
            async with self.engine.connect() as connection:
                fenced = await connection.run_sync(write_all, batch)
        else:
            fenced = await asyncio.get_running_loop().run_in_executor(self._thread, _write_there, self._sqlite, batch)
        self.commits += 1
        return fenced

    async def probe(self) -> None:
        """Write something: Trouble if that is not possible now."""
        try:
            await self.do(_write_a_page)
        except Exception as error:
            raise trouble_of(error) or error from error

    # ---- owners

    async def claim(self, table: str, owner: str, fence: int | None = None, dead: int | None = None) -> Stored | None:
        """Own the table from now on, if its fencing number is still `fence` (None: any); None if it isn't.

        With `dead` also None if the owner gave a sign of life in so many milliseconds, by the database's clock.
        """
        wanted = Claim(table, owner, fence, dead)
        if self._sqlite is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(claimed, wanted)
        done: asyncio.Future[Stored | None] = asyncio.get_running_loop().create_future()
        self._claims.append((wanted, done))
        if self._claiming is None or self._claiming.done():
            self._claiming = asyncio.create_task(self._claim_on(self._sqlite))
        return await done

    async def _claim_on(self, engine: Engine) -> None:
        """Those that are waiting go into one transaction."""
        while self._claims:
            batch, self._claims = self._claims[:CLAIMS], self._claims[CLAIMS:]
            loop = asyncio.get_running_loop()
            try:
                found = await loop.run_in_executor(self._thread, claim_all, engine, [claim for claim, _ in batch])
            except Exception as error:
                for _, done in batch:
                    _fail(done, error)
                continue
            for (_, done), stored in zip(batch, found, strict=True):
                if isinstance(stored, Refused):
                    _fail(done, stored)
                elif not done.done():
                    done.set_result(stored)

    async def left(self, table: str) -> Stored:
        """A table as it was left, for a reader who does not claim it."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(stored_of, table)

    def _locked(self, query: Any) -> Any:
        """Nobody else changes what is read here before this transaction ends; with SQLite nobody else is there."""
        return query.with_for_update() if self.postgres else query

    async def owner(self, table: str) -> tuple[str, int] | None:
        """Who owns a table, with its fencing number; None if there is no such table."""
        t = schema.tables.c
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(t.owner, t.fence).where(t.id == table))).first()
        return None if row is None else (row.owner, row.fence)

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table that follow entry number `after`."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(entries_of, table, after)

    async def heads(self, tables: list[str]) -> dict[str, int]:
        """By table, the number of its last entry."""
        if not tables:
            return {}
        e = schema.entries.c
        query = select(e.table_id, func.max(e.seq)).where(e.table_id.in_(tables)).group_by(e.table_id)
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    # ---- the due list

    async def due_tables(self, before: int, node: str, others: Collection[str] = ()) -> list[str]:
        """Tables of a node at which something is due before that moment, soonest first.

        Those of other nodes only if these are not alive: then whenever it is due, for clocks have stopped there.
        """
        t = schema.tables.c
        now = or_(t.due < before, t.owner != node)
        query = select(t.id).where(t.due.is_not(None), now, t.owner.not_in([*others])).order_by(t.due).limit(MOST_DUE)
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def note_due(self, table: str, fence: int | None, due: int | None) -> None:
        """Note when something is due at a table, if its fencing number is still `fence` (None: any)."""
        t = schema.tables.c
        change = update(schema.tables).where(t.id == table).values(due=due)
        async with self.engine.begin() as connection:
            await connection.execute(change if fence is None else change.where(t.fence == fence))

    async def expire(self, unbegun: int, abandoned: int, others: Collection[str], kept: Collection[str]) -> list[str]:
        """Delete the tables that nobody came back to since these moments, and return them."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(expire, unbegun, abandoned, others, kept)

    # ---- lists

    def origin_of(self, prefix: str) -> str:
        """What is kept of an address prefix: it tells whether two tables came from one place, not from which."""
        return blake2b(prefix.encode(), key=self.salt, digest_size=16).hexdigest()

    async def public_tables(self, page: Page = PAGE, fair: Fair = FAIR) -> list[bytes]:
        """Summaries of the tables that everybody may find, newest first."""
        return await self._column(lists.public_tables(page, fair))

    async def tables_of(self, guest: str, page: Page = PAGE) -> list[bytes]:
        """Summaries of the tables where a guest sits, newest first."""
        return await self._column(lists.tables_of(guest, page))

    async def unfinished_of(self, guest: str) -> int:
        """How many tables of a guest's are not over."""
        t, s = schema.tables.c, schema.sitters.c
        join = schema.tables.join(schema.sitters, s.table_id == t.id)
        query = select(func.count()).select_from(join).where(s.guest == guest, t.stage != OVER)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def summary(self, table: str) -> bytes | None:
        t = schema.tables.c
        found = await self._column(select(t.summary).where(t.id == table))
        return found[0] if found else None

    # ---- replays

    async def keep_replay(self, replay: Replay) -> None:
        """Keep a record that somebody brought; the same one twice is kept once."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.replays), [msgspec.structs.asdict(replay)])
        except IntegrityError:
            return

    async def replay(self, id: str) -> bytes | None:
        """A record that is kept."""
        r = schema.replays.c
        found = await self._column(select(r.record).where(r.id == id))
        return found[0] if found else None

    async def replays_for(self, guest: str, page: Page = PAGE, fair: Fair = FAIR) -> list[bytes]:
        """What lists show of public replays and of the guest's own, newest first."""
        return await self._column(lists.replays_for(guest, page, fair))

    async def replays_kept(self, guest: str) -> int:
        """How many replays a guest has brought."""
        r = schema.replays.c
        async with self.engine.connect() as connection:
            query = select(func.count()).select_from(schema.replays).where(r.guest == guest)
            return int((await connection.execute(query)).scalar_one())

    async def _column(self, query: Any) -> list[bytes]:
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    # ---- guests

    async def read_tokens(self, since: int) -> list[Token]:
        """Tokens that have changed since a moment by the database's clock, and what they stand for now."""
        return await self.do(lambda connection, now: read_tokens(connection, since))

    async def give_token(self, token: str, guest: str) -> None:
        await self.do(lambda connection, now: give_token(connection, token, guest, now))

    async def end_tokens(self, guest: str) -> None:
        """Nobody is this guest any more."""
        await self.do(lambda connection, now: end_tokens(connection, guest, now))

    async def put_code(self, code: str, guest: str) -> None:
        """Keep a one-time code for a while."""
        await self.do(lambda connection, now: put_code(connection, code, guest, now))

    async def take_code(self, code: str) -> str:
        """The guest that a one-time code stands for; "" for none."""
        return await self.do(lambda connection, now: take_code(connection, code, now))

    async def all_tables_of(self, guest: str) -> list[str]:
        async with self.engine.connect() as connection:
            return await connection.run_sync(tables_of, guest)

    async def replays_by(self, guest: str) -> list[str]:
        """The replays that a guest has brought."""
        r = schema.replays.c
        async with self.engine.connect() as connection:
            query = select(r.id).where(r.guest == guest).order_by(r.at)
            return [row.id for row in await connection.execute(query)]

    async def forget(self, guest: str, owner: str, moment: int) -> list[str]:
        """Forget a guest: the games of others keep a blank name. Returns the tables that the owner must read anew.

        If it is cut short, what is left is forgotten when it is asked for again.
        """
        tables = await self.all_tables_of(guest)
        for table in tables:
            await self._write(partial(forget_at, table=table, guest=guest, owner=owner, now=moment))
        await self._write(partial(forget_rest, guest=guest))
        return tables

    async def do(self, work: Callable[[Connection, int], R]) -> R:
        """Something small in a transaction of its own, which is told the time by the database's clock."""
        async with self.engine.begin() as connection:
            now = await connection.run_sync(now_by)
            return await connection.run_sync(work, now)

    async def _write(self, work: Callable[[Connection], None]) -> None:
        """Something large, which begins and ends its transaction itself; for SQLite where everything is written."""
        if self._sqlite is None:
            async with self.engine.connect() as connection:
                await connection.run_sync(work)
        else:
            await asyncio.get_running_loop().run_in_executor(self._thread, _run_there, self._sqlite, work)

    # ---- nodes

    async def beat(self, node: str, ago: int, moment: int, anew: bool = True) -> list[str] | None:
        """Give a sign of life; returns the nodes that gave one in the last `ago` ms, by the database's clock.

        Unless it begins `anew`, a node that has been silent for longer gives none, and gets None: its tables may be
        another's by now.
        """
        n = schema.nodes.c
        async with self.engine.begin() as connection:
            await connection.execute(self._locked(select(n.id).where(n.id == node)))  # after a claim that is under way
            now = await connection.run_sync(now_by)
            change = update(schema.nodes).where(n.id == node).values(at=now, last=moment)
            if not anew:
                change = change.where(n.at > now - ago)
            if (await connection.execute(change)).rowcount == 0:
                if not anew:
                    return None
                row = {"id": node, "at": now, "first": moment, "last": moment}
                await connection.execute(insert(schema.nodes), [row])
            await connection.execute(delete(schema.nodes).where(n.at < now - REMEMBERED))
            return [row.id for row in await connection.execute(select(n.id).where(n.at > now - ago))]

    async def sign_off(self, node: str, moment: int) -> None:
        """A node that stops in good order leaves at once; its last moment is remembered."""
        n = schema.nodes.c
        async with self.engine.begin() as connection:
            change = update(schema.nodes).where(n.id == node).values(at=n.at - LONG_AGO, last=moment)
            await connection.execute(change)


def _salt(connection: Connection) -> bytes:
    """A secret of this house, made when it is first opened."""
    h = schema.house.c
    found = connection.execute(select(h.value).where(h.name == "salt")).scalar()
    if found is None:
        found = secrets.token_bytes(32)
        connection.execute(insert(schema.house), [{"name": "salt", "value": found}])
    return bytes(found)


def _write_a_page(connection: Connection, now: int) -> None:
    h, value = schema.house.c, b"%020d" % now * PROBE
    if connection.execute(update(schema.house).where(h.name == "probe").values(value=value)).rowcount == 0:
        connection.execute(insert(schema.house), [{"name": "probe", "value": value}])


def _write_there(engine: Engine, batch: Sequence[Write]) -> set[tuple[str, int]]:
    with engine.connect() as connection:
        return write_all(connection, batch)


def _run_there(engine: Engine, work: Callable[[Connection], None]) -> None:
    with engine.connect() as connection:
        work(connection)


def _finish(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
