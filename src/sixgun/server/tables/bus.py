"""The bus between nodes. One node alone needs none."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Protocol

from sixgun.play import Command
from sixgun.server.clock import now_ms
from sixgun.server.tables.keeper import Keeper
from sixgun.server.tables.lease import Lease
from sixgun.server.tables.room import Room
from sixgun.store.trouble import trouble_of

if TYPE_CHECKING:
    from sixgun.server.tables.hall import Hall


log = logging.getLogger("sixgun.server")
NOTE = 5.0  # seconds after which a node alone notes its moment again: no clock runs after the last one


class Bus(Protocol):
    """What a node says to the others, and asks of a table's owner."""

    lease: Lease  # without it nothing is told of any table

    async def entries(self, table: str, first: int, bodies: list[bytes]) -> None:
        """These entries of a table of ours are durable."""

    async def presence(self, table: str, guests: list[str]) -> None:
        """These guests look at the table here."""

    async def anew(self, table: str) -> None:
        """The log of a table was changed: other nodes must read it again."""

    async def command(self, owner: str, table: str, player: str, command: Command) -> int:
        """Have a table's owner carry out a command; raises Refused, or Silence if nobody answers."""
        ...

    async def find(self, table: str) -> Room | None:
        """The room for a table that is not in memory: to keep it or to follow its owner."""

    async def listen(self, table: str) -> None:
        """Hear what other nodes tell of a table."""

    async def forget(self, table: str) -> None:
        """Hear no more of it."""

    def others(self) -> set[str]:
        """Other nodes that are alive."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class Silence(Exception):
    """The owner of a table does not answer."""


class Alone:
    """The bus of a node that is alone: every table is its own."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.lease = Lease()
        self._noting: asyncio.Task[None] | None = None

    async def find(self, table: str) -> Room | None:
        try:
            stored = await self.hall.store.claim(table, self.hall.node)
        except Exception as error:
            trouble = trouble_of(error)
            if trouble is None:
                raise
            return await Keeper.standing(self.hall, table, trouble)
        return None if stored is None else await Keeper.claimed(self.hall, table, stored)

    async def listen(self, table: str) -> None:
        pass

    async def forget(self, table: str) -> None:
        pass

    def others(self) -> set[str]:
        return set()

    async def open(self) -> None:
        await self._note()
        self._noting = asyncio.create_task(self._note_on())

    async def _note(self) -> None:
        await self.hall.store.beat(self.hall.node, 0, now_ms())

    async def _note_on(self) -> None:
        while True:
            await asyncio.sleep(NOTE)
            try:
                await self._note()
            except Exception as error:
                log.error("the house's time could not be noted", exc_info=error)

    async def entries(self, table: str, first: int, bodies: list[bytes]) -> None:
        pass

    async def anew(self, table: str) -> None:
        pass

    async def presence(self, table: str, guests: list[str]) -> None:
        pass

    async def command(self, owner: str, table: str, player: str, command: Command) -> int:
        raise Silence

    async def close(self) -> None:
        if self._noting is not None:
            self._noting.cancel()
            await asyncio.gather(self._noting, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self.hall.store.sign_off(self.hall.node, now_ms())
