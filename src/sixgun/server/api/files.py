"""The part of the HTTP interface that is about players' files, decks and showdowns: checked before they are played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from sixgun.server.api.routes import REFUSALS, Problem, asked_for, body_of, house_of, json, read_json
from sixgun.server.work import deck_files, showdown_files

FILE_BYTES = 64 * 1024
MOST_DECKS = 4
routes = APIRouter(prefix="/api", responses=REFUSALS)

Key = Annotated[str, Path(max_length=40)]
Lang = Annotated[Literal["en", "it"], Query(description="Of the sentences")]


class Given(BaseModel):
    """What comes from outside has just these fields, of just these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ShowdownFile(Given):
    """A file, as text."""

    toml: str


class DeckFile(Given):
    """A file, as text; its name tells what kind it is."""

    name: Annotated[str, Field(max_length=200)]
    text: str


class DeckFiles(Given):
    """One for each seat that brings its own."""

    files: Annotated[list[DeckFile], Field(min_length=1, max_length=MOST_DECKS)]


class Sentence(Problem):
    """A problem in words."""

    sentence: str


class ExaminedShowdown(BaseModel):
    """All problems; what is in the file; and the game as it would be played, if there are none."""

    problems: list[Sentence]
    data: dict[str, Any]
    game: dict[str, Any] | None


class ExaminedDeck(BaseModel):
    """A file with all its problems."""

    name: str
    problems: list[Sentence]


class ExaminedDecks(BaseModel):
    """Each file; and if none has a problem, the pack to play with and the game as it is listed with it."""

    files: list[ExaminedDeck]
    pack: dict[str, Any] | None
    game: dict[str, Any] | None


def described(body: type[BaseModel]) -> dict[str, Any]:
    """A body in the interface's description: it is read by hand, so that nothing large is ever parsed."""
    return {"requestBody": {"content": {"application/json": {"schema": body.model_json_schema()}}, "required": True}}


@routes.post("/games/{key}/showdown", response_model=ExaminedShowdown, openapi_extra=described(ShowdownFile))
async def check_showdown(request: Request, key: Key, lang: Lang = "en") -> Response:
    """Everything that is wrong with a showdown file, as `sixgun showdown check` says it."""
    file = await read_json(await body_of(request, showdown_files.NAME, FILE_BYTES), ShowdownFile, showdown_files.NAME)
    house = house_of(request)
    named = house.settings.named_bots
    return json(await asked_for(request, showdown_files.examine, key, file.toml, lang, named))


@routes.post("/games/{key}/decks", response_model=ExaminedDecks, openapi_extra=described(DeckFiles))
async def check_decks(request: Request, key: Key, lang: Lang = "en") -> Response:
    """Everything that is wrong with deck files, as `sixgun deck check` says it."""
    given = await read_json(await body_of(request, "decks", (MOST_DECKS + 1) * FILE_BYTES), DeckFiles, "decks")
    files = [(file.name, file.text) for file in given.files]
    house = house_of(request)
    named = house.settings.named_bots
    return json(await asked_for(request, deck_files.examine, key, files, lang, named))
