"""Clients that never give up: they connect again, say what they have seen, and repeat what was not answered."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.serving import PATIENCE

AGAIN = 0.1  # seconds
GONE = (OSError, WebSocketException, httpx.TransportError, TimeoutError)


class Stubborn:
    """One guest at one table. Remembers each pick that was acknowledged, and the story as it was told."""

    def __init__(self, port: int, token: str, table: str, seat: int, chance: Random) -> None:
        self.port, self.token, self.table, self.seat, self.chance = port, token, table, seat, chance
        self.seen = 0
        self.story: list[dict[str, Any]] = []
        self.told: dict[str, Any] = {}  # the newest message
        self.over = False
        self.waiting: dict[str, Any] | None = None  # a pick that was not answered yet
        self.acknowledged: list[tuple[str, int, int]] = []  # the pick, what had been seen by then, and `done`'s number
        self.connections = 0
        self._id = 0
        self._pick_id = 0

    async def plays(self) -> None:
        """Play to the end of the game, however often the server goes away."""
        while not self.over:
            try:
                await self._plays_on()
            except GONE:
                await asyncio.sleep(AGAIN)

    async def _plays_on(self) -> None:
        async with look(self.port, self.table, self.token, self.seen) as socket:
            self.connections += 1
            self._pick_id = 0
            while not self.over or self.waiting:
                await self._hears(socket, json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))

    async def _hears(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self._notes(message)
        elif message["type"] == "done" and message["id"] == self._pick_id and self.waiting:
            self.acknowledged.append((self.waiting["pick"], self.waiting["seq"], message["seq"]))
            self.waiting, self._pick_id = None, 0
        else:
            assert message["type"] == "done", f"seat {self.seat} of {self.table} was told {message}"
        await self._acts(socket, self.told)

    def _notes(self, message: dict[str, Any]) -> None:
        """The story goes on exactly where this client's ends."""
        first = max(2, self.seen + 1)  # entry 1 opens the table, and has no line
        assert [line["seq"] for line in message["story"]] == [*range(first, message["seq"] + 1)]
        assert message["seq"] >= self.seen
        self.story += message["story"]
        self.seen = message["seq"]
        self.over = message["over"]
        self.told = message

    async def _acts(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["seat"] is None:
            await self._sends(socket, {"type": "sit", "seat": self.seat, "name": f"Player {self.seat}"})
        elif not message["begun"] and self.seat == 0 and all(s["person"] or s["bot"] for s in message["seats"]):
            await self._sends(socket, {"type": "begin"})
        elif self.waiting is None and message["ask"]:
            await asyncio.sleep(self.chance.random() * 0.02)
            pick = self.chance.choice(message["ask"]["options"])["pick"]
            self.waiting = {"type": "pick", "pick": pick, "seq": self.seen}
        if self.waiting and not self._pick_id:  # new, or sent over a connection that is gone
            self._pick_id = await self._sends(socket, self.waiting)

    async def _sends(self, socket: ClientConnection, deed: dict[str, Any]) -> int:
        self._id += 1
        await socket.send(json.dumps({"id": self._id, "do": deed}))
        return self._id


def look(port: int, table: str, token: str = "", since: int = 0) -> connect:
    """A socket to a table."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?since={since}"
    return connect(address, additional_headers=headers, open_timeout=PATIENCE)


async def told(port: int, table: str, token: str = "") -> dict[str, Any]:
    """What somebody who comes anew is told of a table."""
    async with look(port, table, token) as socket:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        return message


async def asks(http: httpx.AsyncClient, method: str, path: str, token: str = "", **more: Any) -> Any:
    """The JSON answer to a request, which is sent again until the server is there to answer it."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    while True:
        try:
            answer = await http.request(method, path, headers=headers, **more)
        except GONE:
            await asyncio.sleep(AGAIN)
            continue
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()
