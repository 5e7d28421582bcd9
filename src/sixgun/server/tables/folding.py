"""Tables out of their logs, a piece at a time: however long a log is, nobody else waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from sixgun.play import Table
from sixgun.play.checkpoints import EVERY, Kept, Shelf, Unusable, folding, rebuilt, restoring
from sixgun.play.entries import decode
from sixgun.server.work.thinkers import Thinkers
from sixgun.store import Store, Stored

log = logging.getLogger("sixgun.server")
LONG = 2 * EVERY  # entries without a checkpoint from which on they are folded in another process


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
            table, shelf = Table.opened(decode(entries[0])), Shelf()
            await self._in_pieces(folding(table, map(decode, entries[1:])))
            return table, shelf
        made = await self.thinkers.run(rebuilt, id, entries, lane="tables")
        table, shelf = await self._from(id, made, [entries[0], *entries[made.seq - 1 :]])
        shelf.unwritten = made.whole()
        return table, shelf

    async def _from(self, id: str, kept: Kept, entries: list[bytes]) -> tuple[Table, Shelf]:
        if len(entries) < 2:
            raise Unusable("of entries that are not there")
        table, shelf = Table.opened(decode(entries[0])), Shelf()
        await self._in_pieces(restoring(id, table, kept, entries[1], shelf))
        await self._in_pieces(folding(table, map(decode, entries[2:])))
        return table, shelf

    async def _in_pieces(self, pieces: Iterator[None]) -> None:
        async with self._turn:
            for _ in pieces:
                await asyncio.sleep(0)
