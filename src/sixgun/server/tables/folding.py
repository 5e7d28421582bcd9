"""Tables out of their logs, a piece at a time: however long a log is, nobody else waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import msgspec

from sixgun.play import Entry, Table
from sixgun.play.checkpoints import EVERY, Kept, Shelf, Unusable, folding, rebuilt, restoring
from sixgun.play.entries import decode
from sixgun.server.work.thinkers import Thinkers
from sixgun.store import Damaged, Store, Stored

log = logging.getLogger("sixgun.server")
LONG = 2 * EVERY  # entries without a checkpoint from which on they are folded in another process


def _opened(id: str, entries: list[bytes]) -> Table:
    try:
        return Table.opened(decode(entries[0]))
    except Exception as error:
        raise Damaged(id, 1) from error


def _decoded(id: str, entries: list[bytes], first: int) -> Iterator[Entry]:
    for number, body in enumerate(entries, first):
        try:
            yield decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Damaged(id, number) from error


class Folder:
    """Folds one table at a time: pieces of several would add up to one long wait."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store, self.thinkers = store, thinkers
        self._turn = asyncio.Lock()

    async def fold(self, id: str, stored: Stored) -> tuple[Table, Shelf]:
        """A table as it was left, from its checkpoint if that is to be believed, else from its whole log."""
        entries = stored.entries
        if stored.checkpoint is not None:
            try:
                return await self._from(id, stored.checkpoint, entries)
            except Unusable as why:
                log.info("the checkpoint of table %s is not used: %s", id, why)
            except Exception as error:  # whatever it was, the log is there
                log.warning("the checkpoint of table %s is not used", id, exc_info=error)
            entries = await self.store.entries(id)
        if len(entries) < LONG:
            table, shelf = _opened(id, entries), Shelf()
            await self._fold(id, table, entries[1:])
            return table, shelf
        try:
            made = await self.thinkers.run(rebuilt, id, entries, lane="tables")
        except Exception as error:
            log.warning("table %s cannot be folded elsewhere", id, exc_info=error)
            table = _opened(id, entries)
            await self._fold(id, table, entries[1:])  # which tells at which entry it fails
            return table, Shelf()
        table, shelf = await self._from(id, made, [entries[0], *entries[made.seq - 1 :]])
        shelf.unwritten = made.whole()
        return table, shelf

    async def _from(self, id: str, kept: Kept, entries: list[bytes]) -> tuple[Table, Shelf]:
        if len(entries) < 2:
            raise Unusable("of entries that are not there")
        table, shelf = _opened(id, entries), Shelf()
        await self._in_pieces(restoring(id, table, kept, entries[1], shelf))
        await self._fold(id, table, entries[2:])
        return table, shelf

    async def _fold(self, id: str, table: Table, entries: list[bytes]) -> None:
        """Take entries in; Damaged if one is no entry, or cannot follow those before it."""
        try:
            await self._in_pieces(folding(table, _decoded(id, entries, table.seq + 1)))
        except Damaged:
            raise
        except Exception as error:
            log.error("entry %d of table %s cannot be taken in", table.seq, id, exc_info=error)
            raise Damaged(id, table.seq) from error

    async def _in_pieces(self, pieces: Iterator[None]) -> None:
        async with self._turn:
            for _ in pieces:
                await asyncio.sleep(0)
