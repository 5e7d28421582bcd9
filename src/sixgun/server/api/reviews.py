"""The part of the HTTP interface that is about reviews."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from sixgun.server.api.routes import REFUSALS, Id, house_of, json, kept_replay, needed_guest
from sixgun.server.door.prefixes import prefix_at

routes = APIRouter(prefix="/api", responses=REFUSALS)


class ReviewState(BaseModel):
    """How a review stands: `done` pieces of work `of` so many; the decisions that are `judged` so far, where this node
    is at work; and the review itself when it is done."""

    state: Literal["none", "waiting", "working", "done"]
    done: int
    of: int
    review: dict[str, Any] | None
    judged: list[dict[str, Any]]


@routes.get("/replays/{replay}/review", response_model=ReviewState)
async def review_of_replay(request: Request, replay: Id) -> Response:
    """The review of a finished game, or how far it has come."""
    body = await kept_replay(request, replay)
    return json(_named(await house_of(request).reviews.told(replay), body))


@routes.post("/replays/{replay}/review", status_code=202, response_model=ReviewState)
async def want_review(request: Request, replay: Id) -> Response:
    """Ask for the review of a finished game; asking twice changes nothing."""
    guest = needed_guest(request)
    body = await kept_replay(request, replay)
    reviews = house_of(request).reviews
    await reviews.want(replay, body, guest, prefix_at(request))
    return json(_named(await reviews.told(replay), body), 202)


class _Names(msgspec.Struct):
    names: list[str] = []


def _named(told: dict[str, Any], body: bytes) -> dict[str, Any]:
    """With the names as the record has them now: somebody may have been forgotten while the review was made."""
    if told["review"] is not None:
        names = msgspec.json.decode(body, type=_Names).names
        told["review"]["names"] = msgspec.Raw(msgspec.json.encode(names))
    return told
