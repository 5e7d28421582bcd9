"""The sweeper: puts tables away that nobody looks at, and wakes those at which something is due.

What is due stands in the store, so a table with a clock of 30 days takes no memory, and its flag falls after a restart
too. Each node wakes its own tables, and those of nodes that are dead.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sixgun.core.refusals import Refused
from sixgun.server.clock import now_ms, wall_ms
from sixgun.server.tables.keeper import TRY_LATER
from sixgun.server.tables.room import Room

if TYPE_CHECKING:
    from sixgun.server.tables.hall import Hall

log = logging.getLogger("sixgun.server")
EVERY = 5.0  # seconds
EXPIRE_EVERY = 600.0
DAY = 24 * 60 * 60 * 1000  # milliseconds
AT_ONCE = 100  # tables that are woken before the next round


class Sweeper:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._expired = time.monotonic()
        self.every = min(EVERY, hall.settings.limits.idle_seconds)

    async def sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            for job in (self.put_away, self.wake, self.expire):
                try:
                    await job()
                except Exception as error:
                    log.error("the sweeper stumbled, and goes on", exc_info=error)

    async def put_away(self, seconds: float | None = None) -> None:
        """Let go of the tables that nobody has looked at for so long."""
        patience = self.hall.settings.limits.idle_seconds if seconds is None else seconds
        for room in list(self.hall.rooms.values()):
            if room.idle(patience):
                await room.sleep(patience)

    async def wake(self) -> None:
        """Have the tables in memory at which something is due before the next round; the rest is their own doing.

        Tables that a dead house left are claimed at once: until then no time passes on their clocks.
        """
        soon = now_ms() + int(2000 * self.every)
        due = await self.hall.store.due_tables(soon, self.hall.node, self.hall.bus.others())
        asleep = [table for table in due if table not in self.hall.rooms]
        for table in asleep[:AT_ONCE]:
            try:
                room = await self.hall.room(table)
            except Refused as refused:
                log.warning("table %s could not be woken: %s", table, refused)
                if refused.refusal.code == "house-full":
                    return
                continue
            except Exception as error:
                log.error("table %s could not be woken", table, exc_info=error)
                await self.hall.store.note_due(table, None, now_ms() + TRY_LATER)
                continue
            if room is not None:
                await self._go_on(room)

    async def expire(self) -> None:
        """Now and then, delete the tables that nobody came back to."""
        if time.monotonic() - self._expired < EXPIRE_EVERY:
            return
        self._expired = time.monotonic()
        limits = self.hall.settings.limits
        unbegun, abandoned = [wall_ms() - days * DAY for days in (limits.unbegun_days, limits.abandoned_days)]
        others, kept = self.hall.bus.others(), self.hall.rooms
        while gone := await self.hall.store.expire(unbegun, abandoned, others, kept):
            log.info("%d tables that nobody came back to were deleted", len(gone))

    async def _go_on(self, room: Room) -> None:
        async with room.lock:
            room.go_on()
