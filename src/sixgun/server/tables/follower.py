"""A follower shows a table that another node keeps: it folds the same entries, and hands commands on to the owner."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sixgun.core.refusals import Refusal, Refused
from sixgun.play import Command, Table
from sixgun.play.checkpoints import PIECE
from sixgun.play.entries import decode
from sixgun.server.tables.bus import Silence
from sixgun.server.tables.room import MOVED, Room

if TYPE_CHECKING:
    from sixgun.server.tables.hall import Hall


class Follower(Room):
    """What a node has of a table that is kept elsewhere."""

    def __init__(self, hall: Hall, id: str, table: Table, owner: str) -> None:
        super().__init__(hall, id, table)
        self.owner = owner

    async def command(self, player: str, command: Command) -> int:
        """Have the owner do it; if it is silent, all who look connect again and find the table's new owner."""
        try:
            seq = await self.hall.bus.command(self.owner, self.id, player, command)
        except Silence:
            self.drop(MOVED)
            raise Refused(Refusal("table-moved"), self.table.game.key) from None
        await self.catch_up(seq)
        return seq

    async def entries(self, first: int, bodies: list[bytes]) -> None:
        """The owner tells of new entries; if some before them are missing, they are read from the log."""
        async with self.lock:
            if first > self.table.seq + 1:
                bodies = await self.hall.store.entries(self.id, self.table.seq)
            else:
                bodies = bodies[self.table.seq + 1 - first :]
            await self._take(bodies)

    async def catch_up(self, seq: int) -> None:
        """Be at least as far as that entry."""
        async with self.lock:
            if self.table.seq < seq:
                await self._take(await self.hall.store.entries(self.id, self.table.seq))

    async def _take(self, bodies: list[bytes]) -> None:
        for number, body in enumerate(bodies, 1):
            self.evolve(decode(body))
            self.tell_news()
            if number % PIECE == 0:
                await asyncio.sleep(0)  # others have a turn
