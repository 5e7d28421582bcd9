"""How late the event loop is: while one thing takes long there, everybody waits.

A timer is set again and again, and how late it rings is noted. No turn of the loop should take more than 20 ms: what
takes longer is done in pieces, or in another process.
"""

from __future__ import annotations

import asyncio
import time

from sixgun.server.metrics import Metrics

EVERY = 0.02  # seconds
GOAL = 0.02  # seconds that a turn may take
WINDOW = 60.0  # seconds over which the longest delay is told


async def watch_lag(metrics: Metrics) -> None:
    """Note how late the loop is, for as long as the house is open."""
    longest, since = 0.0, time.monotonic()
    while True:
        due = time.monotonic() + EVERY
        await asyncio.sleep(EVERY)
        late = max(0.0, time.monotonic() - due)
        metrics.lag.observe(late)
        if late > GOAL:
            metrics.long_turns.inc()
        if time.monotonic() - since > WINDOW:
            longest, since = 0.0, time.monotonic()
        longest = max(longest, late)
        metrics.longest_lag.set(longest)
