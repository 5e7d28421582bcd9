"""Lanes for what guests ask for beside their tables: replays, reviews, files that they bring.

Work comes in pieces, each of them short. Those who ask take turns, an address at a time, so that nobody waits for all
that somebody else wants; who leaves is forgotten, and costs no more than the piece that runs.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from sixgun.core.refusals import Refusal, Refused
from sixgun.server.metrics import Metrics
from sixgun.server.work.processes import Processes

T = TypeVar("T")


class TooMuch(Refused):
    """Too much was asked for at once, or lately. It says nothing of what was asked about."""


class Asker(Protocol):
    """Somebody who asks for work."""

    @property
    def key(self) -> str:
        """Those with the same key share their turns."""
        ...

    def spend(self) -> None:
        """Pay for a piece of work; TooMuch if there was a lot lately."""


class Lane:
    """A few processes, and those who wait for them."""

    def __init__(self, name: str, processes: Processes, most: int, metrics: Metrics) -> None:
        self.name, self.processes, self.most = name, processes, most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._running = 0
        self._length = metrics.waiting.labels(name)
        self._pieces = metrics.pieces.labels(name)

    @property
    def waiting(self) -> int:
        return sum([len(line) for line in self._waiting.values()])

    async def run(self, asker: Asker, job: Callable[..., T], *args: Any) -> T:
        """Run one piece of work when it is the asker's turn. An asker who is cancelled meanwhile loses the turn."""
        asker.spend()
        await self._turn(asker.key)
        self._pieces.inc()
        working = asyncio.ensure_future(self.processes.run(job, *args))
        working.add_done_callback(self._leave)  # it goes on to its end even if nobody waits for it any more
        return await asyncio.shield(working)

    async def _turn(self, key: str) -> None:
        line = self._waiting.setdefault(key, deque())
        if len(line) >= self.most:
            raise TooMuch(Refusal("too-much-at-once", {"most": self.most}))
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._begin()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._running -= 1  # it had come
            elif turn in line:
                line.remove(turn)
                if not line and self._waiting.get(key) is line:
                    del self._waiting[key]
            self._begin()
            raise

    def _leave(self, working: asyncio.Future[Any]) -> None:
        if not working.cancelled():
            working.exception()  # those who still wait hear of it
        self._running -= 1
        self._begin()

    def _begin(self) -> None:
        while self._waiting and self._running < self.processes.count:
            key, line = self._waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self._waiting[key] = line  # at the end: the others come first
            if not turn.done():
                self._running += 1
                turn.set_result(None)
        self._length.set(self.waiting)
