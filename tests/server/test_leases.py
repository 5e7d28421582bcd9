"""What a node tells is true: one that was stopped and goes on tells nobody of the past, by socket or by HTTP."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.core.refusals import Refused
from sixgun.play import commands as do
from sixgun.server.door.guests import guest_id
from sixgun.server.tables.room import MOVED, Room
from sixgun.server.tables.viewers import Viewer
from tests.server.company import closed_with, done, wait_for
from tests.server.faulty import TOKENS, House, Wire, a_house, dealt, settled
from tests.server.serving import PATIENCE, Guest, Socket
from tests.server.test_nodes import Town, across_nodes, connected, hear_all, play_on
from tests.server.test_nodes import town as town

# ---- two nodes, one of which is stopped


class Asleep:
    """What is asked of a node that is stopped, and answered when it goes on."""

    def __init__(self, town: Town, table: str, pool: ThreadPoolExecutor) -> None:
        self.town, self.table = town, table
        self.spectator: Future[list[int]] = pool.submit(self._watches)
        self.record: Future[httpx.Response] = pool.submit(self._gets, f"/api/tables/{table}/record")
        self.summary: Future[httpx.Response] = pool.submit(self._gets, f"/api/tables/{table}")

    def _watches(self) -> list[int]:
        """The numbers of what a new spectator is shown at first, until the node has found out."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            socket = Socket(self.town.one, self.table)
            with suppress(ConnectionClosed):  # at once, if the node has found out before this one came
                hear_all(socket, 1.0)
            socket.close()
            if seen := [message["seq"] for message in socket.heard if message["type"] == "table"]:
                return seen
        return []

    def _gets(self, path: str) -> httpx.Response:
        return httpx.get(self.town.one.url + path, timeout=60)


@pytest.mark.slow
def test_a_node_that_was_stopped_tells_nobody_of_the_past(town: Town) -> None:
    table, ann, bo, sockets = across_nodes(town)
    play_on(sockets, 4)
    watching = Socket(town.one, table)
    asleep = sockets[0]
    record = ann.http.get(f"/api/tables/{table}/record").json()
    town.one.process.send_signal(signal.SIGSTOP)
    try:
        said = says(bo, table, "Where is everybody?", time.monotonic() + 2 * town.takeover)
        hear_all(watching)
        hear_all(asleep)  # what was on its way by then
        before = len(asleep.heard)
        for deed in ({"type": "ping"}, {"type": "why", "pick": "story"}, {"type": "hint"}, {"type": "look", "seat": 0}):
            asleep.send(deed)
        with ThreadPoolExecutor(3) as pool:
            asked = Asleep(town, table, pool)
            assert not wait_for(lambda: asked.record.done(), 0.5)  # all of them wait
            town.one.process.send_signal(signal.SIGCONT)
            assert closed_with(asleep) == closed_with(watching) == MOVED
    finally:
        town.one.process.send_signal(signal.SIGCONT)
    heard = asleep.heard[before:]
    assert all(message["type"] == "refused" for message in heard), heard
    assert {message["refusals"][0]["code"] for message in heard} <= {"table-moved", "hint-late"}
    assert min(asked.spectator.result()) >= said
    answer = asked.record.result()
    assert answer.status_code == 409 or len(answer.json()["picks"]) >= len(record["picks"])
    assert asked.summary.result().status_code == 200
    again = connected(ann, table, time.monotonic() + 60)
    assert "Where is everybody?" in [line.get("text") for line in again.story]


def says(guest: Guest, table: str, text: str, deadline: float) -> int:
    """Say something at a table, at a node that may still be finding out that the old owner is dead."""
    while True:
        with suppress(ConnectionClosed, TimeoutError, OSError):
            answer = connected(guest, table, deadline).do("say", text=text)
            if answer["type"] == "done":
                return done(answer)


# ---- every way to be told of a table


@pytest.fixture
def log() -> list[bytes]:
    return dealt(Random(3), hints=True)


PATHS: dict[str, Callable[[Room, Viewer], Awaitable[Any]]] = {
    "look": lambda room, viewer: room.look(viewer, None),
    "why": lambda room, viewer: room.why(guest_id(TOKENS[0]), "story"),
    "hint": lambda room, viewer: room.hint(viewer),
    "anew": lambda room, viewer: room.anew(viewer),
    "command": lambda room, viewer: room.command(guest_id(TOKENS[0]), do.Say("Anybody?")),
}


async def opened(log: list[bytes]) -> tuple[House, Room]:
    house = a_house(log)
    room = await house.hall.room("table")
    assert isinstance(room, Room)
    await settled()
    return house, room


@pytest.mark.parametrize("path", PATHS)
def test_without_a_lease_nothing_is_answered(path: str, log: list[bytes]) -> None:
    async def runs() -> None:
        house, room = await opened(log)
        viewer = Viewer(guest_id(TOKENS[0]), 0, 64)
        await room.join(viewer)
        house.falls_silent()
        with pytest.raises(Refused) as refused:
            await PATHS[path](room, viewer)
        assert refused.value.refusal.code == "table-moved"
        assert viewer.closing == MOVED
        assert await viewer.next() is None, "what waited to be sent was the past"

    asyncio.run(runs())


def test_whoever_comes_to_a_node_without_a_lease_is_sent_back(log: list[bytes]) -> None:
    async def runs() -> None:
        house, room = await opened(log)
        wire = Wire(house, TOKENS[1], 0)
        await settled()
        before = len(wire.inbox)
        house.falls_silent()
        wire.bring({"id": 1, "do": {"type": "ping"}})
        late = Wire(house, "", 0)
        await settled()
        assert wire.closed
        assert late.closed
        assert not late.inbox
        assert [told["type"] for told in wire.inbox[before:]] in ([], ["refused"])
        assert room.dropped
        house.comes_back()
        again = Wire(house, "", 0)
        await settled()
        assert [told["seq"] for told in again.inbox] == [len(house.disk.log)]
        again.cut()
        await settled()

    asyncio.run(runs())


def test_a_table_that_was_found_under_an_older_lease_is_not_kept(log: list[bytes]) -> None:
    """Between its claim and now another node may have had it."""

    async def runs() -> None:
        house = a_house(log)
        find = house.hall.bus.find

        async def slow(table: str) -> Room | None:
            found = await find(table)
            house.falls_silent()
            house.comes_back()
            return found

        house.hall.bus.find = slow  # type: ignore[method-assign]
        with pytest.raises(Refused) as refused:
            await house.hall.room("table")
        assert refused.value.refusal.code == "table-moved"
        assert not house.hall.rooms

    asyncio.run(runs())
