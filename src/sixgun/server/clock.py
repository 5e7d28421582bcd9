"""Time: moments for logs and clocks of tables, the calendar's for lists, and a clock that bots keep."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

TICK = 0.5  # seconds between two looks at the clock
STOPPED = 2.0  # seconds without a look, after which the process must have been stopped


class Moments:
    """
    The house's time in milliseconds. It begins with the calendar's and goes on by a clock that nobody sets: an hour's
    step of the machine's clock is none here. While the process is stopped, so is its time, for those who `watch`.

    >>> steady = iter([50.0, 50.5, 51.5])
    >>> moments = Moments(wall=lambda: 1000.0, steady=lambda: next(steady))
    >>> moments.now(), moments.now()
    (1000500, 1001500)
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._last = steady()
        self._at = wall()
        self._watchers = 0

    def now(self) -> int:
        """The moment that entries and clocks note."""
        steady = self._steady()
        passed, self._last = steady - self._last, steady
        self._at += passed if passed < STOPPED or not self._watchers else TICK
        return int(self._at * 1000)

    async def watch(self) -> None:
        """Look at the clock again and again: where that isn't possible, no time is counted."""
        self._watchers += 1
        try:
            while True:
                await asyncio.sleep(TICK)
                self.now()
        finally:
            self._watchers -= 1


moments = Moments()
now_ms = moments.now


def wall_ms() -> int:
    """The calendar's time, for what lists show."""
    return int(time.time() * 1000)


class Clock:
    """The machine's."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    async def until(self, moment: float) -> None:
        """Wait for a moment; one that has gone by is not waited for."""
        left = moment - self.now()
        if left > 0:
            await asyncio.sleep(left)
