"""Stores on both kinds of database, for tests of what is written and read back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sixgun.store import Opened, Store, Write
from sixgun.store.store import OPEN
from sixgun.store.writes import Replay


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """A test that is given an open store on the fixture `url`, which is closed after it."""

    async def run(url: str) -> None:
        store = Store(url)
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    def runs(url: str) -> None:
        asyncio.run(run(url))

    runs.__name__, runs.__doc__ = test.__name__, test.__doc__
    return runs


def opening(table: str, public: bool = False, at: int = 0, guests: list[str] | None = None) -> Write:
    """The first write of a table, whose fencing number is 1."""
    opened = Opened(table, "gunfighters", public, "here")
    return Write(table, 1, 1, [b"opened"], at, OPEN, table.encode(), guests or [], None, opened)


def entry(
    table: str,
    seq: int,
    *bodies: bytes,
    fence: int = 1,
    at: int = 0,
    stage: int = OPEN,
    guests: list[str] | None = None,
    replay: Replay | None = None,
) -> Write:
    """A later write; without bodies, of one entry that says its number."""
    return Write(
        table, fence, seq, list(bodies) or [b"%d" % seq], at, stage, table.encode(), guests or [], replay, None
    )


def kept(id: str, public: bool, guest: str = "", at: int = 0) -> Replay:
    return Replay(id, public, at, guest, f"line of {id}".encode(), f"record of {id}".encode())
