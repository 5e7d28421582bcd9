"""The part of the HTTP interface that is about a guest's own tokens and data."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import StreamingResponse

from sixgun.core.refusals import Refusal, Refused
from sixgun.play.entries import decode
from sixgun.play.forgetting import of_guest
from sixgun.server.api.files import described
from sixgun.server.api.routes import REFUSALS, body_of, house_of, json, needed_guest, read_json
from sixgun.server.clock import now_ms
from sixgun.server.door import guests
from sixgun.server.door.prefixes import prefix_at
from sixgun.server.house import House
from sixgun.server.tables import summaries
from sixgun.store.decks import SavedDeck, count_decks, decks_of, versions_of
from sixgun.store.tokens import LIFE

routes = APIRouter(prefix="/api/me", responses=REFUSALS)
CODE_BYTES = 1024


class Kept(BaseModel):
    """How much is kept of a guest."""

    tables: int
    replays: int
    decks: int


class Code(BaseModel):
    """A code for another device, and for how long it may be used."""

    code: str
    seconds: int


class GivenCode(BaseModel):
    """A code from another device."""

    model_config = ConfigDict(extra="forbid", strict=True)
    code: str = Field(max_length=40)


class NewToken(BaseModel):
    """A program's new token; a browser gets it as a cookie."""

    token: str | None


def _on_errand(request: Request) -> str:
    """The guest, who does not ask for such things too often."""
    guest = needed_guest(request)
    if not house_of(request).errands.take(guest):
        raise Refused(Refusal("too-many-requests"))
    return guest


def _hand_over(request: Request, secret: str) -> Response:
    """Give a new secret: to a program in the answer, to a browser where no script finds it."""
    if guests.bearer(request):
        return json({"token": secret})
    response = json({"token": None})
    guests.give_cookie(request, response, secret, house_of(request).settings.public_url)
    return response


@routes.get("", response_model=Kept)
async def what_is_kept(request: Request) -> Response:
    """How much the server keeps of this guest."""
    guest, store = needed_guest(request), house_of(request).store
    decks = await store.do(lambda connection, now: count_decks(connection, guest))
    tables, replays = len(await store.all_tables_of(guest)), await store.replays_kept(guest)
    return json({"tables": tables, "replays": replays, "decks": decks})


@routes.post("/code", status_code=201, response_model=Code)
async def new_code(request: Request) -> Response:
    """A code with which another device becomes the same guest: once, and soon."""
    code = await house_of(request).tokens.new_code(_on_errand(request))
    return json({"code": code, "seconds": LIFE // 1000}, 201)


@routes.post("/enter", response_model=NewToken, openapi_extra=described(GivenCode))
async def enter_code(request: Request) -> Response:
    """Become the guest that a code stands for."""
    house = house_of(request)
    given = await read_json(await body_of(request, "code", CODE_BYTES), GivenCode, "code")
    if not house.codes.take(prefix_at(request)):
        raise Refused(Refusal("too-many-codes"))
    guest = await house.tokens.use_code(given.code)
    if not guest:
        raise Refused(Refusal("no-such-code"))
    return _hand_over(request, await house.tokens.give(guest))


@routes.post("/revoke", response_model=NewToken)
async def end_sessions(request: Request) -> Response:
    """End all sessions of this guest on every device; this one goes on with a new token."""
    guest, house = _on_errand(request), house_of(request)
    await house.tokens.end(guest)
    return _hand_over(request, await house.tokens.give(guest))


@routes.get("/data")
async def all_data(request: Request) -> Response:
    """Everything that is kept of this guest, as one JSON file."""
    guest, house = _on_errand(request), house_of(request)
    tables = await house.store.all_tables_of(guest)
    headers = {"Content-Disposition": 'attachment; filename="sixgun-my-data.json"'}
    return StreamingResponse(_data(house, guest, tables), media_type="application/json", headers=headers)


async def _data(house: House, guest: str, tables: list[str]) -> AsyncIterator[bytes]:
    """The file, table by table and record by record: it is never in memory as a whole."""
    head = {"sixgun": "data of a guest", "guest": guest}
    yield msgspec.json.encode(head)[:-1] + b',"tables":['
    for number, table in enumerate(tables):
        yield (b"," if number else b"") + msgspec.json.encode(await _table(house, guest, table))
    yield b'],"replays":['
    for number, replay in enumerate(await house.store.replays_by(guest)):
        record = await house.store.replay(replay)
        yield (b"," if number else b"") + (record or b"null")
    yield b'],"decks":['
    for number, deck in enumerate(await house.store.do(lambda connection, now: decks_of(connection, guest))):
        yield (b"," if number else b"") + msgspec.json.encode(await _deck(house, guest, deck))
    yield b"]}\n"


async def _deck(house: House, guest: str, saved: SavedDeck) -> dict[str, Any]:
    """A saved deck with the versions of it that are kept."""
    kept = await house.store.do(lambda connection, now: versions_of(connection, saved.deck, guest))
    versions = [{"version": one.version, "at": one.at, "list": msgspec.Raw(one.body)} for one in kept]
    return {"name": saved.name, "versions": versions}


async def _table(house: House, guest: str, table: str) -> dict[str, Any]:
    """A table as lists show it, and what the guest did there."""
    summary = await house.store.summary(table)
    bodies = await house.store.entries(table)
    own = [msgspec.to_builtins(entry) for _, entry in of_guest(map(decode, bodies), guest)]  # numbers count others'
    return {**(summaries.shown(summary, guest) if summary else {"table": table}), "entries": own}


@routes.delete("", status_code=204, response_class=Response)
async def forget_me(request: Request) -> Response:
    """Delete what is kept of this guest; games of others keep a blank name. All sessions end."""
    guest, house = _on_errand(request), house_of(request)
    for table in await house.store.forget(guest, house.hall.node, now_ms()):
        await house.hall.anew(table)
    house.trials.forget(guest)
    await house.tokens.end(guest)
    response = Response(status_code=204)
    response.delete_cookie(guests.COOKIE, path="/")
    return response
