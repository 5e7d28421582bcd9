"""The part of the HTTP interface that is about deck files."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from sixgun.server import decks
from sixgun.server.api import REFUSALS, body_of, house_of, json, read_json
from sixgun.server.showdown_api import Sentence

MOST_FILES = 4
MOST_BYTES = (MOST_FILES + 1) * 64 * 1024
routes = APIRouter(prefix="/api", responses=REFUSALS)


class DeckFile(BaseModel):
    """A file, as text; its name tells what kind it is."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: Annotated[str, Field(max_length=200)]
    text: str


class DeckFiles(BaseModel):
    """One for each seat that brings its own."""

    model_config = ConfigDict(extra="forbid", strict=True)
    files: Annotated[list[DeckFile], Field(min_length=1, max_length=MOST_FILES)]


class ExaminedFile(BaseModel):
    """A file with all its problems."""

    name: str
    problems: list[Sentence]


class Examined(BaseModel):
    """Each file; and if none has a problem, the pack to play with and the game as it is listed with it."""

    files: list[ExaminedFile]
    pack: dict[str, Any] | None
    game: dict[str, Any] | None


@routes.post(
    "/games/{key}/decks",
    response_model=Examined,
    openapi_extra={
        "requestBody": {"content": {"application/json": {"schema": DeckFiles.model_json_schema()}}, "required": True}
    },
)
async def check_decks(
    request: Request,
    key: Annotated[str, Path(max_length=40)],
    lang: Annotated[Literal["en", "it"], Query(description="Of the sentences")] = "en",
) -> Response:
    """Everything that is wrong with deck files, as `sixgun deck check` says it."""
    given = read_json(await body_of(request, "decks", MOST_BYTES), DeckFiles, "decks")
    files = [(file.name, file.text) for file in given.files]
    house = house_of(request)
    return json(await house.thinkers.run(decks.examine, key, files, lang, [*house.settings.programs]))
