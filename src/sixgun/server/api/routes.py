"""The HTTP interface, as docs/server.md describes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.websockets import WebSocket

from sixgun.core.checks import guard_size
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games import games
from sixgun.play.commands import Resign, Stand
from sixgun.play.words import chat_line
from sixgun.server.addresses import urls
from sixgun.server.api.patience import while_there
from sixgun.server.catalogue import listed
from sixgun.server.clock import wall_ms
from sixgun.server.door import guests
from sixgun.server.door.buckets import Buckets
from sixgun.server.door.prefixes import prefix_at
from sixgun.server.house import House
from sixgun.server.tables import summaries
from sixgun.server.tables.hall import read_chairs
from sixgun.server.work import packs, replays
from sixgun.store.lists import LIST_CAP, Fair, Page

TITLE_CAP = 60
TABLE_BYTES = 64 * 1024
READ_AT_ONCE = 8 * 1024  # bytes of JSON that are read in a millisecond or so
M = TypeVar("M", bound=BaseModel)
T = TypeVar("T")
Before = Annotated[
    str, Query(pattern="^([0-9]{1,15}-[a-z0-9]{1,40})?$", description="`at` and id of the last line you have: AT-ID")
]
Count = Annotated[int, Query(ge=1, le=LIST_CAP, description="Lines at most")]
Id = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$", description="As the server gave it")]


class Problem(BaseModel):
    code: str
    args: dict[str, Any]
    rule: str


class Problems(BaseModel):
    """Why something was refused."""

    refusals: list[Problem]


SETTLED = ("pack", "clock", "hints", "odds")  # what a table is opened with if it is given


class NewTable(BaseModel):
    """A table to open: chairs by seat, `{"name": ...}` for you, `{"bot": ...}` for a bot, `{}` for a friend."""

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=40)
    chairs: list[dict[str, str]] = Field(min_length=1, max_length=32)
    options: dict[str, Any] = {}
    pack: dict[str, Any] | None = None
    clock: dict[str, Any] | None = None
    title: str = Field("", max_length=500)
    public: bool = False
    hints: bool | None = None
    odds: bool | None = None
    begin: bool = False


class TableId(BaseModel):
    table: str


class ReplayId(BaseModel):
    replay: str


class Token(BaseModel):
    token: str


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problems} for status in (400, 403, 404, 409, 413, 415, 429, 503)
}
api = APIRouter(prefix="/api", responses=REFUSALS)


def house_of(request: Request | WebSocket) -> House:
    house: House = request.app.state.house
    return house


def needed_guest(request: Request) -> str:
    guest = guests.guest_of(request)
    if not guest:
        raise Refused(Refusal("no-guest"))
    return guest


def page_of(before: str, count: int) -> Page:
    """A part of a list, from the words of a request."""
    at, _, id = before.partition("-")
    return Page(int(at or 0), id, count)


def fair_of(request: Request) -> Fair:
    limits = house_of(request).settings.limits
    return Fair(limits.listed_per_guest, limits.listed_per_address)


def take_turn(turns: Buckets, request: Request) -> None:
    """Refused if the address has had too many of these turns."""
    if not turns.take(prefix_at(request)):
        raise Refused(Refusal("too-many-requests"))


def json(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def asked_for(request: Request, job: Callable[..., T], *args: Any) -> T:
    """A piece of work in the lane of the guests, for as long as the asker is there."""
    house = house_of(request)
    return await while_there(request, house.thinkers.guests.run(house.budgets.asker(request), job, *args))


async def body_of(request: Request, name: str, cap: int) -> bytes:
    """A request's body, which is not read on once it is too long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > cap:
            raise Refused(Refusal("file-size", {"file": name, "cap": cap}))
    return body


async def read_json(body: bytes, model: type[M], name: str) -> M:
    """A request's body. Read as strictly as a record is: no half characters, no numbers without end, no depth.

    A long one is read beside the loop, so that nobody waits for it.
    """
    if len(body) > READ_AT_ONCE:
        return await asyncio.to_thread(_read_json, body, model, name)
    return _read_json(body, model, name)


def _read_json(body: bytes, model: type[M], name: str) -> M:
    guard_size(body, name)
    try:
        return model.model_validate(msgspec.json.decode(body))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused(Refusal("file-not-json", {"file": name, "problem": str(error)})) from error
    except ValidationError as error:
        raise RequestValidationError([{**e, "loc": ("body", *e["loc"])} for e in error.errors()]) from error


# ---- guests


@api.post("/guest", status_code=204, response_class=Response)
async def be_a_guest(request: Request) -> Response:
    """Give a browser its secret, unless it has one."""
    response = Response(status_code=204)
    token = guests.guest_id(request.cookies.get(guests.COOKIE, ""))
    if not house_of(request).tokens.guest(token):
        guests.give_cookie(request, response, guests.new_secret(), house_of(request).settings.public_url)
    return response


@api.post("/token", status_code=201)
async def be_a_program() -> Token:
    """Give a program its secret, to be sent as `Authorization: Bearer ...`."""
    return Token(token=guests.new_secret())


# ---- games


@api.get("/games")
async def list_games(request: Request) -> list[dict[str, Any]]:
    """The games that are played here."""
    return [listed(game, house_of(request).settings.named_bots) for game in games()]


@api.get("/games/{key}/rules")
async def list_rules(key: Annotated[str, Path(max_length=40)]) -> list[dict[str, Any]]:
    """A game's rules, one by one, in both languages."""
    shown = ("id", "text", "it", "unclear", "unclear_it")
    return [{name: rule[name] for name in shown if rule.get(name)} for rule in game_of(key).rule_texts()]


@api.get("/games/{key}/chapters")
async def list_chapters(key: Annotated[str, Path(max_length=40)]) -> list[dict[str, Any]]:
    """A game's rules as short chapters; their words are in the texts of the game."""
    return game_of(key).chapters()


@api.get("/addresses")
async def list_addresses(request: Request) -> list[str]:
    """Where others reach this server, as far as it knows; told only to somebody at this machine."""
    settings = house_of(request).settings
    if settings.public_url:
        return [settings.public_url]
    if not _is_here(prefix_at(request)):
        return []
    return [url for url in urls(settings.host, settings.port) if not _is_here(urlsplit(url).hostname or "")]


def _is_here(address: str) -> bool:
    """Whether an address leads nowhere but to this machine."""
    return address in ("127.0.0.1", "::1", "::/64", "localhost") or address.startswith("127.")


# ---- tables


@api.post(
    "/tables",
    status_code=201,
    response_model=TableId,
    openapi_extra={
        "requestBody": {"content": {"application/json": {"schema": NewTable.model_json_schema()}}, "required": True}
    },
)
async def open_table(request: Request) -> Response:
    """Open a table."""
    guest = needed_guest(request)
    wanted = await read_json(await body_of(request, "table", TABLE_BYTES), NewTable, "table")
    settings = wanted.model_dump(include={"game", "options", "title", "public"})
    settings |= {name: value for name in SETTLED if (value := getattr(wanted, name)) is not None}
    settings["title"] = chat_line(wanted.title)[:TITLE_CAP]
    chairs = read_chairs(wanted.chairs, house_of(request).settings.bots)
    house = house_of(request)
    take_turn(house.new_tables, request)
    if wanted.pack:
        await asked_for(request, packs.check, wanted.game, wanted.pack)
    origin = house.store.origin_of(prefix_at(request))
    table = await house.hall.open_table(guest, settings, chairs, wanted.begin, origin)
    return json({"table": table}, 201)


@api.get("/tables")
async def public_tables(request: Request, before: Before = "", count: Count = 50) -> list[dict[str, Any]]:
    """Public tables that are not over, newest first; only so many of one guest or address."""
    guest = guests.guest_of(request)
    bodies = await house_of(request).store.public_tables(page_of(before, count), fair_of(request))
    return [summaries.shown(body, guest) for body in bodies]


@api.get("/mine")
async def my_tables(request: Request, before: Before = "", count: Count = 50) -> list[dict[str, Any]]:
    """The guest's own tables, newest first."""
    guest = guests.guest_of(request)
    if not guest:
        return []
    bodies = await house_of(request).store.tables_of(guest, page_of(before, count))
    return [summaries.shown(body, guest) for body in bodies]


@api.get("/tables/{table}")
async def one_table(request: Request, table: Id) -> dict[str, Any]:
    """A table's summary."""
    house = house_of(request)
    body = await house.store.summary(table)
    if body is None:
        raise Refused(Refusal("no-such-table"))
    room = house.hall.rooms.get(table)
    return summaries.shown(body, guests.guest_of(request), paused=room is not None and room.serves() and room.paused)


@api.post("/tables/{table}/leave", status_code=204, response_class=Response)
async def leave_table(request: Request, table: Id) -> Response:
    """Have no part in a table any more: stand up before the game has begun, give up after that."""
    guest = needed_guest(request)
    room = await house_of(request).hall.room(table)
    if room is None:
        raise Refused(Refusal("no-such-table"))
    for seat in room.table.seats_of(guest):
        if not room.table.over:
            await room.command(room.table.seats[seat].player, Resign() if room.table.begun else Stand())
    return Response(status_code=204)


@api.get("/tables/{table}/record")
async def record_of_table(request: Request, table: Id) -> Response:
    """The record of a table; while the game goes on without its seed, and with a question mark for each secret pick."""
    room = await house_of(request).hall.room(table)
    if room is None:
        raise Refused(Refusal("no-such-table"))
    async with room.reading():
        return _file(msgspec.json.encode(room.table.record().plain()), room.table.game.key, table)


# ---- replays


@api.get("/replays")
async def list_replays(request: Request, before: Before = "", count: Count = 50) -> list[dict[str, Any]]:
    """Finished games, newest first: the guest's own, and public ones, of which only so many are of one guest."""
    store, guest = house_of(request).store, guests.guest_of(request)
    bodies = await store.replays_for(guest, page_of(before, count), fair_of(request))
    return [msgspec.json.decode(body) for body in bodies]


@api.post(
    "/replays",
    status_code=201,
    response_model=ReplayId,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}},
)
async def bring_replay(request: Request) -> Response:
    """Keep a record that somebody brought."""
    guest = needed_guest(request)
    house = house_of(request)
    limits = house.settings.limits
    take_turn(house.new_replays, request)
    body = await body_of(request, "record", limits.replay_bytes)
    if await house.store.replays_kept(guest) >= limits.replays_per_guest:
        raise Refused(Refusal("too-many-replays", {"most": limits.replays_per_guest}))
    asker = house.budgets.asker(request)
    id, record, kept = await while_there(request, house.replays.accept(asker, body))
    replay = summaries.kept(record, id, False, wall_ms(), guest, "")
    await house.store.keep_replay(msgspec.structs.replace(replay, record=kept))
    return json({"replay": id}, 201)


async def kept_replay(request: Request, replay: str) -> bytes:
    body = await house_of(request).store.replay(replay)
    if body is None:
        raise Refused(Refusal("no-such-replay"))
    return body


@api.get("/replays/{replay}")
async def one_replay(request: Request, replay: Id) -> dict[str, Any]:
    """Who played, how it ended, and whether the shuffle was the promised one."""
    body = await kept_replay(request, replay)
    house = house_of(request)
    found = await while_there(request, house.replays.about(house.budgets.asker(request), replay, body))
    return {"replay": replay, **found}


@api.get("/replays/{replay}/steps")
async def replay_steps(
    request: Request,
    replay: Id,
    viewer: Annotated[str, Query(pattern="^(all|none|[0-9]{1,2})$")] = "none",
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=replays.STEPS_CAP)] = 50,
) -> Response:
    """Some steps of a replay, as a seat, a spectator or all together saw them."""
    body = await kept_replay(request, replay)
    house = house_of(request)
    asker = house.budgets.asker(request)
    told = await while_there(request, house.replays.steps(asker, replay, body, viewer, first, count))
    return Response(told, media_type="application/json")


@api.get("/replays/{replay}/record")
async def record_of_replay(request: Request, replay: Id) -> Response:
    """The record as a file."""
    body = await kept_replay(request, replay)
    return _file(body, msgspec.json.decode(body, type=_Game).game, replay)


class _Game(msgspec.Struct):
    """Of which game a record is; the rest, which may be long, is skipped."""

    game: str = "game"


def _file(body: bytes, game: str, id: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{game}-{id}.json"'}
    return Response(body, media_type="application/json", headers=headers)


async def socket(websocket: WebSocket) -> None:
    """The socket of a table. After a restart thousands come at once: the application finds it before all routes."""
    table = str(websocket.path_params["table"])
    since = websocket.query_params.get("since", "0")
    number = int(since) if since.isdecimal() and len(since) < 10 else 0
    changes = websocket.query_params.get("changes") == "1"
    await house_of(websocket).door.enter(websocket, table, number, changes)
