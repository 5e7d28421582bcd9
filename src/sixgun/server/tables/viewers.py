"""A viewer: one socket at one table, with the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from sixgun.play.seats import at_screen
from sixgun.play.story import Numbers
from sixgun.play.table import Table

ANSWER, NOTICE = -2, -1


class Viewer:
    """Sees through one seat's eyes at a time; several only at a shared screen, one after the other."""

    def __init__(self, guest: str, seen: int, most: int, changes: bool = False) -> None:
        self.guest = guest
        self.changes = changes  # whether it wants to be told what each event changes
        self.seen = seen  # the last entry of which it is told by what waits here, or knows already
        self.sent = seen  # the last one of which it was told by what has been sent
        self.look: int | None = None  # at a shared screen: through whose eyes
        self.most = most
        self.lagging = False  # there is too much to tell: it is told bit by bit, as fast as it listens
        self.closing = 0  # a close code, once it must go
        self.answering = False  # whether the last message that `next` gave is an answer
        self._queue: deque[tuple[int, bytes]] = deque()  # of which entry it tells, ANSWER or NOTICE; and the message
        self._some = asyncio.Event()
        self._gone = asyncio.Event()

    def player(self, table: Table) -> str:
        """Who this is at the table."""
        if not table.hot_seat or table.seat_of(self.guest) is not None:
            return self.guest
        own = table.seats_of(self.guest)
        if not table.begun and own:
            return at_screen(self.guest, own[0])
        return at_screen(self.guest, self.look) if self.look in own else self.guest

    def numbering(self, table: Table) -> Numbers:
        """How this viewer numbers the entries of the table."""
        return table.numbers(table.seat_of(self.player(table)))

    def send(self, message: bytes, answer: bool = False, seq: int = NOTICE) -> None:
        """Put a message into the queue; `seq` is the last entry that it tells of. When too many wait there they go, but
        for answers, and what they told comes again bit by bit."""
        if len(self._queue) >= self.most and not answer:
            self.fall_behind()
        if answer or not self.lagging:
            self._queue.append((ANSWER if answer else seq, message))
            self.seen = max(self.seen, seq)
        self._some.set()

    def fall_behind(self) -> None:
        """There is more to tell than fits here: only what was missed is told again."""
        self._clear()
        self.seen = self.sent
        self.lagging = True
        self._some.set()

    def begin_anew(self) -> None:
        """Other eyes: nothing was told to them."""
        self._clear()
        self.seen = self.sent = 0
        self.lagging = False

    def forget(self) -> None:
        """Nothing of what waits is sent, but for answers: those are true whatever happened since."""
        self._clear()
        self.lagging = False

    def _clear(self) -> None:
        self._queue = deque([item for item in self._queue if item[0] == ANSWER])

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self._some.set()
        self._gone.set()

    async def pause(self, seconds: float) -> None:
        """Let so much time pass, unless it must go before."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._gone.wait(), seconds)

    async def next(self) -> bytes | None:
        """The next message; None if there is nothing to send but what was missed, or the socket must close."""
        while not self._queue and not self.lagging and not self.closing:
            self._some.clear()
            await self._some.wait()
        if not self._queue:
            self.answering = False
            return None
        seq, message = self._queue.popleft()
        self.answering = seq == ANSWER
        self.sent = max(self.sent, seq)
        return message
