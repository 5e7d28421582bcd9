"""When Python's garbage collector may look through everything: while it does, every table waits.

Nearly everything goes without it, because nothing refers to it any more; and what young rubbish there is goes with the
quick collections. A full one takes a third of a second with a thousand tables, and by Python's own measure it comes
every few seconds while a house fills.
"""

from __future__ import annotations

import asyncio
import gc

NEVER = 1_000_000_000
EVERY = 600.0  # seconds between full collections


def settle() -> None:
    """What is here now stays, and is not looked through again; full collections come only by `collect_rarely`."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def collect_rarely() -> None:
    """A full collection now and then, for as long as the house is open."""
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
