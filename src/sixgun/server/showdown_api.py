"""The part of the HTTP interface that is about showdown files."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict

from sixgun.server import showdowns
from sixgun.server.api import REFUSALS, Problem, body_of, house_of, json, read_json

MOST_BYTES = 64 * 1024
routes = APIRouter(prefix="/api", responses=REFUSALS)


class ShowdownFile(BaseModel):
    """A file, as text."""

    model_config = ConfigDict(extra="forbid", strict=True)
    toml: str


class Sentence(Problem):
    """A problem in words."""

    sentence: str


class Examined(BaseModel):
    """All problems; what is in the file; and the game as it would be played, if there are none."""

    problems: list[Sentence]
    data: dict[str, Any]
    game: dict[str, Any] | None


@routes.post(
    "/games/{key}/showdown",
    response_model=Examined,
    openapi_extra={
        "requestBody": {"content": {"application/json": {"schema": ShowdownFile.model_json_schema()}}, "required": True}
    },
)
async def check_showdown(
    request: Request,
    key: Annotated[str, Path(max_length=40)],
    lang: Annotated[Literal["en", "it"], Query(description="Of the sentences")] = "en",
) -> Response:
    """Everything that is wrong with a showdown file, as `sixgun showdown check` says it."""
    file = read_json(await body_of(request, showdowns.NAME, MOST_BYTES), ShowdownFile, showdowns.NAME)
    house = house_of(request)
    return json(await house.thinkers.run(showdowns.examine, key, file.toml, lang, [*house.settings.programs]))
