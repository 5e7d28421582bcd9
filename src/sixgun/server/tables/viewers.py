"""A viewer: one socket at one table, with the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque

from sixgun.play.seats import at_screen
from sixgun.play.table import Table


class Viewer:
    """Sees through one seat's eyes at a time; several only at a shared screen, one after the other."""

    def __init__(self, guest: str, seen: int, most: int, changes: bool = False) -> None:
        self.guest = guest
        self.changes = changes  # whether it wants to be told what each event changes
        self.seen = seen  # the last entry that it was sent, or has told us that it knows
        self.look: int | None = None  # at a shared screen: through whose eyes
        self.most = most
        self.lagging = False  # too much waited: it gets the table anew
        self.closing = 0  # a close code, once it must go
        self.answering = False  # whether the last message that `next` gave is an answer
        self._queue: deque[tuple[bool, bytes]] = deque()  # whether it is an answer, and the message
        self._some = asyncio.Event()

    def player(self, table: Table) -> str:
        """Who this is at the table."""
        if not table.hot_seat or table.seat_of(self.guest) is not None:
            return self.guest
        own = table.seats_of(self.guest)
        if not table.begun and own:
            return at_screen(self.guest, own[0])
        return at_screen(self.guest, self.look) if self.look in own else self.guest

    def send(self, message: bytes, answer: bool = False) -> None:
        """Put a message into the queue. When too many wait there they go, but for answers, and the table comes anew."""
        if len(self._queue) >= self.most and not answer:
            self._queue = deque([item for item in self._queue if item[0]])
            self.lagging = True
        if answer or not self.lagging:
            self._queue.append((answer, message))
        self._some.set()

    def forget(self) -> None:
        """Nothing of what waits is sent, but for answers: those are true whatever happened since."""
        self._queue = deque([item for item in self._queue if item[0]])
        self.lagging = False

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self._some.set()

    async def next(self) -> bytes | None:
        """The next message; None if there is nothing to send but the table anew, or the socket must close."""
        while not self._queue and not self.lagging and not self.closing:
            self._some.clear()
            await self._some.wait()
        self.answering, message = self._queue.popleft() if self._queue else (False, None)
        return message
