"""The part of the HTTP interface that is about decks which guests save: a few of each, with their versions."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from sixgun.core.refusals import Refusal, Refused
from sixgun.play.words import chat_line
from sixgun.server.api.files import Given, described
from sixgun.server.api.routes import REFUSALS, Id, asked_for, body_of, house_of, json, needed_guest, read_json
from sixgun.server.api.workshop import BODY_BYTES, FORMAT
from sixgun.server.work import workshop
from sixgun.store.decks import (
    DeckVersion,
    SavedDeck,
    add_deck,
    add_version,
    count_decks,
    decks_of,
    drop_deck,
    versions_of,
)

routes = APIRouter(prefix="/api/decks", responses=REFUSALS)
NAME_CAP = 60


class DeckToSave(Given):
    """A list with its name: a further version of `deck`, or a new one where that is empty."""

    game: Annotated[str, Field(max_length=40)]
    name: Annotated[str, Field(max_length=200)]
    text: str
    format: FORMAT = ""
    deck: Annotated[str, Field(pattern="^[a-z0-9]{0,40}$")] = ""


class KeptDeck(BaseModel):
    """A saved deck: its list is that of the newest version."""

    deck: str
    name: str
    at: int
    version: int
    list: dict[str, Any]


class KeptVersion(BaseModel):
    version: int
    at: int
    list: dict[str, Any]


class SavedAs(BaseModel):
    deck: str
    version: int


@routes.get("", response_model=list[KeptDeck])
async def my_decks(request: Request) -> Response:
    """The guest's saved decks, the last saved first."""
    guest = needed_guest(request)
    return json([_shown(saved) for saved in await house_of(request).store.do(lambda c, now: decks_of(c, guest))])


@routes.post("", status_code=201, response_model=SavedAs, openapi_extra=described(DeckToSave))
async def save_deck(request: Request) -> Response:
    """Save a deck, or a further version of one. It need not be good yet, but each of its cards must be known."""
    guest, house = needed_guest(request), house_of(request)
    given = await read_json(await body_of(request, "list", BODY_BYTES), DeckToSave, "list")
    body = await asked_for(request, workshop.keep, given.game, "list", given.text, given.format)
    limits, name = house.settings.limits, chat_line(given.name)[:NAME_CAP]
    if given.deck:
        version = await house.store.do(
            lambda c, now: add_version(c, SavedDeck(given.deck, name, now, 0, body), guest, limits.versions_per_deck)
        )
        if not version:
            raise Refused(Refusal("no-such-deck"))
        return json({"deck": given.deck, "version": version}, 201)
    if await house.store.do(lambda c, now: count_decks(c, guest)) >= limits.decks_per_guest:
        raise Refused(Refusal("too-many-decks", {"most": limits.decks_per_guest}))
    deck = secrets.token_hex(8)
    await house.store.do(lambda c, now: add_deck(c, deck, guest, name, body, now))
    return json({"deck": deck, "version": 1}, 201)


@routes.get("/{deck}", response_model=list[KeptVersion])
async def deck_versions(request: Request, deck: Id) -> Response:
    """The versions of a saved deck, the newest first. Only its guest gets them."""
    guest = needed_guest(request)
    found = await house_of(request).store.do(lambda c, now: versions_of(c, deck, guest))
    if not found:
        raise Refused(Refusal("no-such-deck"))
    return json([_version(version) for version in found])


@routes.delete("/{deck}", status_code=204, response_class=Response)
async def delete_deck(request: Request, deck: Id) -> Response:
    """Delete a saved deck with all its versions."""
    guest = needed_guest(request)
    if not await house_of(request).store.do(lambda c, now: drop_deck(c, deck, guest)):
        raise Refused(Refusal("no-such-deck"))
    return Response(status_code=204)


def _shown(saved: SavedDeck) -> dict[str, Any]:
    told = {"deck": saved.deck, "name": saved.name, "at": saved.at, "version": saved.version}
    return {**told, "list": msgspec.Raw(saved.body)}


def _version(version: DeckVersion) -> dict[str, Any]:
    return {"version": version.version, "at": version.at, "list": msgspec.Raw(version.body)}
