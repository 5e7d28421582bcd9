"""The part of the HTTP interface that is about lessons and puzzles."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from sixgun.server.api.files import Given, described
from sixgun.server.api.routes import REFUSALS, asked_for, body_of, json, read_json
from sixgun.server.work import lessons

BYTES = 16 * 1024
routes = APIRouter(prefix="/api", responses=REFUSALS)
Pick = Annotated[str, Field(max_length=200)]
Name = Annotated[str, Path(max_length=60)]


class LessonPicks(Given):
    """What was found so far; one more pick, or one to be explained."""

    picks: list[Pick] = Field(default_factory=list, max_length=30)
    pick: Pick | None = None
    why: Pick | None = None


@routes.get("/learn")
async def list_lessons(request: Request) -> dict[str, Any]:
    """The courses of all games, the puzzles in the order in which they are set, and which one is today's."""
    return await asked_for(request, lessons.index, datetime.now(UTC).date())


@routes.post("/learn/{key}/{slug}", openapi_extra=described(LessonPicks))
async def play_lesson(request: Request, key: Name, slug: Name) -> Response:
    """Where picks lead in a lesson: what the coach says, and the tables to show one after another. Nothing is kept."""
    given = await read_json(await body_of(request, "lesson", BYTES), LessonPicks, "lesson")
    return json(await asked_for(request, lessons.state, key, slug, given.picks, given.pick, given.why))
