"""Reviews that are kept beside their replays, finished or on their way."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixgun.store import schema


class KeptReview(msgspec.Struct, frozen=True):
    """How far a review has come; its body is b"" until it is finished."""

    at: int
    done: int
    total: int
    body: bytes = b""


async def read_review(engine: AsyncEngine, replay: str) -> KeptReview | None:
    r = schema.reviews.c
    async with engine.connect() as connection:
        row = (await connection.execute(select(r.at, r.done, r.total, r.body).where(r.replay == replay))).first()
    return None if row is None else KeptReview(*row)


async def keep_review(engine: AsyncEngine, replay: str, review: KeptReview) -> None:
    """Write how far a review has come, in place of what was known before."""
    values = msgspec.structs.asdict(review)
    change = update(schema.reviews).where(schema.reviews.c.replay == replay).values(values)
    async with engine.begin() as connection:
        if (await connection.execute(change)).rowcount:
            return
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(schema.reviews), [{"replay": replay, **values}])
    except IntegrityError:  # another node was quicker
        async with engine.begin() as connection:
            await connection.execute(change)
