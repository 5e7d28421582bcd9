"""Work for somebody who may hang up: nobody works on for whom nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fastapi import Request

T = TypeVar("T")


class HungUp(Exception):
    """The asker has gone; there is nobody to answer."""


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to; it is given up as soon as the other end hangs up. The request's body was read before."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_leaves(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise HungUp
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _leaves(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
