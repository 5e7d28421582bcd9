"""Everything that a server would send somebody: the bytes of all endpoints and of the socket, from the app itself.

The endpoints come from the app's routes, so that a new one is asked as well. One that takes more than a table, a
replay or a game, or that changes something, must be named here; else `every_way` says so.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import httpx
from fastapi.routing import APIRoute
from starlette.routing import Route, WebSocketRoute

from sixgun.play import Table
from sixgun.server.settings import Limits

MOMENT = re.compile(rb'"now":\d+')
MADE_AT = re.compile(rb'^([^\[]*"at":)\d+')  # of a guest's own data
LABELS = re.compile(rb'="([^"]*)"')
SOCKET = "/api/tables/{table}/socket"
RECORD = "/api/tables/{table}/record"

# What to ask for beside the plain address.
QUERIES = {"/api/replays/{replay}/steps": ("", "?viewer=all", "?viewer=0&from=1")}

# Endpoints that change something: what is sent there, or why nothing need be.
CHANGES: dict[tuple[str, str], bytes | str] = {
    ("POST", "/api/replays/{replay}/review"): b"",
    ("POST", "/api/guest"): "a secret made by chance, and nothing of any table",
    ("POST", "/api/token"): "a secret made by chance, and nothing of any table",
    ("POST", "/api/tables"): "another table, with a name made by chance",
    ("POST", "/api/tables/{table}/leave"): "says nothing at all: see test_api.py",
    ("POST", "/api/replays"): "the record of the table is brought: see `everything`",
    ("POST", "/api/games/{key}/showdown"): "looks at nothing but the file that is sent",
    ("POST", "/api/games/{key}/decks"): "looks at nothing but the files that are sent",
    ("POST", "/api/games/{key}/deck"): "looks at nothing but the list that is sent",
    ("POST", "/api/games/{key}/deck/file"): "looks at nothing but the list that is sent",
    ("POST", "/api/decks"): "keeps the list that is sent, under a name made by chance",
    ("DELETE", "/api/decks/{deck}"): "says nothing at all: see test_saved_decks.py",
    ("POST", "/api/games/{key}/deck/odds"): "looks at nothing but the list that is sent",
    ("POST", "/api/games/{key}/deck/sample"): "a shuffle of the list that is sent",
    ("POST", "/api/trials"): "plays the list that is sent, at no table",
    ("DELETE", "/api/trials/{trial}"): "says nothing at all: see test_api_trials.py",
    ("POST", "/api/trials/{trial}/replay"): "a game of a trial, at no table",
    ("POST", "/api/me/code"): "a code made by chance, and nothing of any table",
    ("POST", "/api/me/enter"): "a secret made by chance, and nothing of any table",
    ("POST", "/api/me/revoke"): "a secret made by chance, and nothing of any table",
    ("DELETE", "/api/me"): "says nothing at all, and changes the table: see test_me.py",
    ("POST", "/api/learn/{key}/{slug}"): "a lesson, which is the same for everybody",
}


def roomy() -> Limits:
    """Limits that are out of the way."""
    often = ("_per_second", "_at_once", "_per_guest", "_per_address", "_per_minute")
    return Limits(**{name: 10**6 for name in Limits.__struct_fields__ if name.endswith(often)})


def every_way(app: Any) -> list[tuple[str, str]]:
    """Method and address of every endpoint; SOCKET is the socket's."""
    found = []
    for route in all_routes(app):
        if isinstance(route, WebSocketRoute):
            assert route.path == SOCKET, f"a socket that no leak test knows: {route.path}"
            continue
        assert isinstance(route, APIRoute | Route), route
        for method in sorted((route.methods or set()) - {"HEAD"}):
            known = method == "GET" or (method, route.path) in CHANGES
            assert known, f"an endpoint that no leak test knows: {method} {route.path}; name it in CHANGES"
            found.append((method, route.path))
    return found


def all_routes(routed: Any) -> list[Any]:
    """The routes of an app, with those of the routers that it includes."""
    found = []
    for route in routed.routes:
        included = getattr(route, "original_router", None)
        found += [route] if included is None else all_routes(included)
    return found


class Asker:
    """One who asks the server for everything, or for all that tells of tables in play: a guest, or a stranger."""

    def __init__(self, app: Any, token: str, everything: bool) -> None:
        self.app = app
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.ways = [way for way in every_way(app) if everything or way[1].startswith(("/api/tables", "/api/mine"))]

    async def everything(self, table: Table, id: str, looks: list[int | None], picks: list[str]) -> dict[str, bytes]:
        """By what was asked: all bytes of the answer. At a shared screen, through each of these eyes."""
        found: dict[str, bytes] = {}
        game = table.game.key
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=self.headers) as http:
            for method, path in self.ways:
                sent = CHANGES.get((method, path), b"")
                if isinstance(sent, str) or (table.over and method != "GET"):
                    continue
                for query in QUERIES.get(path, ("",)):
                    address = put_in(path, id, game) + query
                    found[f"{method} {path}{query}"] = plain(await http.request(method, address, content=sent))
            if not table.over and ("POST", "/api/replays") in self.ways:  # it is refused, and why tells nothing
                record = (await http.get(put_in(RECORD, id, game))).content
                found["POST /api/replays"] = plain(await http.post("/api/replays", content=record))
        for since, changes in ((0, 1), (table.seq - 1, 1), (table.seq, 0)):
            said = await self.hear(id, since, changes, looks, picks)
            found[f"socket since={since} changes={changes}"] = b"\n".join(said)
        return found

    async def hear(
        self, table: str, since: int, changes: int, looks: list[int | None], picks: list[str]
    ) -> list[bytes]:
        """Everything that the socket says: the table, and answers to whatever changes nothing."""
        deeds: list[dict[str, Any]] = [{"type": "ping"}]
        deeds += [{"type": "look", "seat": seat} for seat in looks]
        deeds += [{"type": "why", "pick": pick} for pick in picks]
        deeds += [{"type": "pick", "pick": "no such pick", "seq": 0}, {"type": "sit", "seat": 99, "name": "X"}]
        heard: list[bytes] = []
        more = asyncio.Event()
        inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "websocket.send":
                text = message.get("text")
                heard.append(MOMENT.sub(b"", text.encode() if text is not None else message["bytes"]))
            elif message["type"] == "websocket.close":
                heard.append(b"closed %d" % message["code"])
            more.set()

        async def until(marked: bytes) -> None:
            while not any([marked in message or message.startswith(b"closed") for message in heard]):
                more.clear()
                await more.wait()

        headers = [(name.lower().encode(), value.encode()) for name, value in self.headers.items()]
        scope = {
            "type": "websocket",
            "path": put_in(SOCKET, table, ""),
            "query_string": f"since={since}&changes={changes}".encode(),
            "headers": [(b"host", b"127.0.0.1"), *headers],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
        }
        inbox.put_nowait({"type": "websocket.connect"})
        talk = asyncio.create_task(self.app(scope, inbox.get, send))
        try:
            await until(b'"type":"table"')
            for number, deed in enumerate(deeds, 1):
                inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({"id": number, "do": deed})})
                await until(b'"id":%d,' % number)
        finally:
            inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await talk
        return heard


def put_in(path: str, table: str, game: str) -> str:
    """An address from its form."""
    filled = path.replace("{path:path}", "tables/{table}").replace("{table}", table).replace("{replay}", table)
    filled = filled.replace("{key}", game).replace("{deck}", "0" * 16).replace("{trial}", "0" * 16)
    assert "{" not in filled, f"what to ask {path} for?"
    return filled


def plain(answer: httpx.Response) -> bytes:
    """Status, headers and body. Of the figures of the whole server, what there are: they count this request, too."""
    body = answer.content
    if answer.url.path == "/api/me/data":
        body = MADE_AT.sub(b"\\1", body)
    if answer.url.path == "/metrics":
        assert all([len(label) < 9 for label in LABELS.findall(body)]), "the name of a table or guest?"
        body = b"\n".join(
            [line for line in body.splitlines() if line.startswith(b"# HELP") and b"_created" not in line]
        )
        answer.headers.pop("content-length", None)
    return b"%d %r\n%b" % (answer.status_code, sorted(answer.headers.items()), body)
