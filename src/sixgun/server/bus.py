"""The bus between nodes. One node alone needs none."""

from __future__ import annotations

from typing import Protocol

from sixgun.play import Command


class Bus(Protocol):
    """What a node says to the others, and asks of a table's owner."""

    async def entries(self, table: str, first: int, bodies: list[bytes]) -> None:
        """These entries of a table of ours are durable."""

    async def presence(self, table: str, guests: list[str]) -> None:
        """These guests look at the table here."""

    async def command(self, owner: str, table: str, player: str, command: Command) -> int:
        """Have a table's owner carry out a command; raises Refused, or Silence if nobody answers."""
        ...

    async def close(self) -> None: ...


class Silence(Exception):
    """The owner of a table does not answer."""


class Alone:
    """The bus of a node that is alone."""

    async def entries(self, table: str, first: int, bodies: list[bytes]) -> None:
        pass

    async def presence(self, table: str, guests: list[str]) -> None:
        pass

    async def command(self, owner: str, table: str, player: str, command: Command) -> int:
        raise Silence

    async def close(self) -> None:
        pass
