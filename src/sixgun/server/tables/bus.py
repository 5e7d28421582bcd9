"""The bus between nodes. One node alone needs none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sixgun.play import Command
from sixgun.server.tables.keeper import Keeper
from sixgun.server.tables.room import Room

if TYPE_CHECKING:
    from sixgun.server.tables.hall import Hall


class Bus(Protocol):
    """What a node says to the others, and asks of a table's owner."""

    async def entries(self, table: str, first: int, bodies: list[bytes]) -> None:
        """These entries of a table of ours are durable."""

    async def presence(self, table: str, guests: list[str]) -> None:
        """These guests look at the table here."""

    async def command(self, owner: str, table: str, player: str, command: Command) -> int:
        """Have a table's owner carry out a command; raises Refused, or Silence if nobody answers."""
        ...

    async def find(self, table: str) -> Room | None:
        """The room for a table that is not in memory: to keep it or to follow its owner."""

    async def listen(self, table: str) -> None:
        """Hear what other nodes tell of a table."""

    async def forget(self, table: str) -> None:
        """Hear no more of it."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class Silence(Exception):
    """The owner of a table does not answer."""


class Alone:
    """The bus of a node that is alone: every table is its own."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def find(self, table: str) -> Room | None:
        stored = await self.hall.store.claim(table, self.hall.node)
        if stored is None:
            return None
        return Keeper(self.hall, table, *await self.hall.fold(table, stored), stored.fence)

    async def listen(self, table: str) -> None:
        pass

    async def forget(self, table: str) -> None:
        pass

    async def open(self) -> None:
        pass

    async def entries(self, table: str, first: int, bodies: list[bytes]) -> None:
        pass

    async def presence(self, table: str, guests: list[str]) -> None:
        pass

    async def command(self, owner: str, table: str, player: str, command: Command) -> int:
        raise Silence

    async def close(self) -> None:
        pass
