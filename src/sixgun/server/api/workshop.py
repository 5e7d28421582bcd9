"""The part of the HTTP interface that is about the deck workshop: lists are looked at while they are written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from sixgun.server.api.files import FILE_BYTES, Given, Key, Lang, Sentence, described
from sixgun.server.api.patience import while_there
from sixgun.server.api.routes import REFUSALS, asked_for, body_of, house_of, json, read_json
from sixgun.server.work import deck_odds, workshop

routes = APIRouter(prefix="/api", responses=REFUSALS)
BODY_BYTES = 2 * FILE_BYTES  # a list, with its line breaks escaped
FORMAT = Annotated[str, Field(max_length=40)]


class DeckText(Given):
    """A list in any form that can be read; its name tells what it is called in what is said of it."""

    name: Annotated[str, Field(max_length=200)] = "list"
    text: str
    format: FORMAT = ""


class DeckForm(Given):
    """A list, and the form in which it is wanted."""

    name: Annotated[str, Field(max_length=200)] = "list"
    text: str
    form: Literal["text", "json", "octgn", "link"]


class ExaminedList(BaseModel):
    """A list as the workshop shows it: the deck, all problems, its figures beside the limits, and its link."""

    deck: dict[str, Any]
    problems: list[Sentence]
    facts: dict[str, Any]
    link: str


class WrittenList(BaseModel):
    """A file to keep."""

    name: str
    text: str


class OddsWanted(Given):
    """A list, and what is wanted of it: hands of so many `draws`, what cutting a card does, or all the rest."""

    name: Annotated[str, Field(max_length=200)] = "list"
    text: str
    part: Literal["hands", "cuts", "rest"]
    draws: Annotated[int, Field(ge=0, le=4)] = 0


class SampleWanted(Given):
    """A list, and the number of a shuffle."""

    name: Annotated[str, Field(max_length=200)] = "list"
    text: str
    seed: Annotated[int, Field(ge=0, le=2**31)]


class DeckOdds(BaseModel):
    """One part of the odds of a deck: what is in it depends on the part."""

    model_config = ConfigDict(extra="allow")
    part: Literal["hands", "cuts", "rest"]


class Sample(BaseModel):
    """An opening hand, the ghost rock beside it, and some days alone."""

    hand: list[str]
    rock: int
    days: list[dict[str, Any]]


class ReadyList(BaseModel):
    """A ready deck, as a link carries it."""

    deck: str
    link: str


async def deck_text(request: Request) -> DeckText:
    return await read_json(await body_of(request, "list", BODY_BYTES), DeckText, "list")


@routes.post("/games/{key}/deck", response_model=ExaminedList, openapi_extra=described(DeckText))
async def examine_deck(request: Request, key: Key, lang: Lang = "en") -> Response:
    """What is in a deck list, finished or not, and everything that is wrong with it."""
    given = await deck_text(request)
    return json(await asked_for(request, workshop.examine, key, given.name, given.text, given.format, lang))


@routes.get("/games/{key}/decks", response_model=list[ReadyList])
async def ready_decks(request: Request, key: Key) -> Response:
    """The ready decks of a game, to begin a list with."""
    return json(await asked_for(request, deck_odds.ready, key))


@routes.post("/games/{key}/deck/file", response_model=WrittenList, openapi_extra=described(DeckForm))
async def write_deck(request: Request, key: Key) -> Response:
    """A deck list in another form."""
    given = await read_json(await body_of(request, "list", BODY_BYTES), DeckForm, "list")
    return json(await asked_for(request, workshop.write, key, given.name, given.text, given.form))


@routes.post("/games/{key}/deck/odds", response_model=DeckOdds, openapi_extra=described(OddsWanted))
async def odds_of_deck(request: Request, key: Key) -> Response:
    """A part of what there is to know of a deck: exact odds, and days without a rival."""
    given = await read_json(await body_of(request, "list", BODY_BYTES), OddsWanted, "list")
    house = house_of(request)
    asker = house.odds_budgets.asker(request)
    work = house.thinkers.deck_odds.run(asker, deck_odds.odds, key, given.name, given.text, given.part, given.draws)
    return json(await while_there(request, work))


@routes.post("/games/{key}/deck/sample", response_model=Sample, openapi_extra=described(SampleWanted))
async def sample_of_deck(request: Request, key: Key) -> Response:
    """An opening hand of one shuffle, and the days alone that follow from it."""
    given = await read_json(await body_of(request, "list", BODY_BYTES), SampleWanted, "list")
    return json(await asked_for(request, deck_odds.sample, key, given.name, given.text, given.seed))
