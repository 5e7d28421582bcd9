"""The mender: while nothing can be written, it tries again and again, and then lets the tables go on."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sixgun.core.refusals import Refusal
from sixgun.server.tables.keeper import Keeper
from sixgun.store.trouble import AWAY, Trouble

if TYPE_CHECKING:
    from sixgun.server.tables.hall import Hall

log = logging.getLogger("sixgun.server")
AGAIN = 1.0  # seconds between two tries
PATIENCE = 5.0  # seconds in which a try must come to an end


class Mender:
    """One for all tables of a house: the database is theirs together."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._trying: asyncio.Task[None] | None = None
        self._probing: asyncio.Task[Trouble | None] | None = None

    def report(self, trouble: Refusal) -> None:
        """Something could not be written."""
        if self._trying is None or self._trying.done():
            log.error("nothing can be written (%s): trying again every second", trouble.code)
            self._trying = asyncio.create_task(self._try())

    async def trouble(self) -> Trouble | None:
        """What is wrong with the database now, by writing to it; several who ask at once have one answer."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._probe())
        return await asyncio.shield(self._probing)

    async def _probe(self) -> Trouble | None:
        try:
            await asyncio.wait_for(self.hall.store.probe(), PATIENCE)
        except Trouble as trouble:
            return trouble
        except TimeoutError:
            return Trouble(AWAY)
        return None

    async def _try(self) -> None:
        standing = True
        while standing:
            await self.pause()
            try:
                if await self.trouble() is None:
                    await self._go_on()
            except Exception as error:
                log.error("the mender stumbled, and goes on", exc_info=error)
            standing = any(room.trouble for room in self.hall.rooms.values())
        log.info("everything can be written again")

    async def pause(self) -> None:
        await asyncio.sleep(AGAIN)

    async def _go_on(self) -> None:
        for room in list(self.hall.rooms.values()):
            if isinstance(room, Keeper) and room.trouble:
                await room.go_on_again()

    async def close(self) -> None:
        for task in (self._trying, self._probing):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
