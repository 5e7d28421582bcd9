"""Time: as logs and clocks of tables note it, and as bots keep it; tests have one of their own."""

from __future__ import annotations

import asyncio
import time


def now_ms() -> int:
    """The moment that entries, clocks and lists note."""
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
