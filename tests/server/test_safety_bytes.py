"""What a socket is sent is in proportion to what happened, bounded by connection and address, and so are handshakes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.play import commands as do
from sixgun.server.door.guests import guest_id
from sixgun.server.tables import room as rooms
from sixgun.server.tables.room import Room
from sixgun.server.tables.viewers import Viewer
from tests.server.company import ROOMY, Player, code, company, done, limits, wait_for
from tests.server.faulty import TOKENS, a_house, dealt
from tests.server.serving import Guest, Served, Socket
from tests.server.test_api_work import figure

ANN = guest_id(TOKENS[0])


def at_a_table(story: Callable[[Room], Awaitable[None]]) -> None:
    """Something happens at a table that has been played for a while."""

    async def runs() -> None:
        house = a_house(dealt(Random(3)))
        room = await house.hall.room("table")
        assert room is not None
        await story(room)

    asyncio.run(runs())


async def hear(room: Room, viewer: Viewer) -> list[dict[str, Any]]:
    """All that a viewer is sent, as its socket is sent it."""
    found: list[dict[str, Any]] = []
    while viewer._queue or viewer.lagging:
        message = await viewer.next()
        found.append(msgspec.json.decode(message if message is not None else await room.anew(viewer)))
    return found


def lines(messages: list[dict[str, Any]]) -> list[int]:
    return [line["seq"] for message in messages for line in message["story"]]


async def talk(room: Room, count: int) -> None:
    for n in range(count):
        await room.command(ANN, do.Say(f"line {n}"))


def test_whoever_falls_behind_is_told_what_was_missed_and_no_more() -> None:
    async def story(room: Room) -> None:
        viewer = Viewer("", 0, most=4)
        await room.join(viewer)
        first = await hear(room, viewer)
        assert lines(first) == [*range(2, room.table.seq + 1)]
        seen = room.table.seq
        await talk(room, 10)  # more than wait for anybody
        assert viewer.lagging
        (message,) = await hear(room, viewer)
        assert message["type"] == "table"
        assert lines([message]) == [*range(seen + 1, seen + 11)]
        await talk(room, 1)
        assert lines(await hear(room, viewer)) == [seen + 11]

    at_a_table(story)


def test_what_was_sent_before_the_queue_ran_over_is_not_sent_again() -> None:
    async def story(room: Room) -> None:
        viewer = Viewer("", room.table.seq, most=4)
        await room.join(viewer)
        await hear(room, viewer)
        seen = room.table.seq
        await talk(room, 3)
        heard = [msgspec.json.decode(await viewer.next() or b"") for _ in range(2)]
        await talk(room, 6)
        heard += await hear(room, viewer)
        assert lines(heard) == [*range(seen + 1, seen + 10)]

    at_a_table(story)


def test_a_long_story_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_LINES", 10)

    async def story(room: Room) -> None:
        await talk(room, 12)
        viewer = Viewer(ANN, 0, most=4)
        await room.join(viewer)
        heard = [msgspec.json.decode(await room.anew(viewer))]
        await talk(room, 1)  # meanwhile the table goes on
        heard += await hear(room, viewer)
        assert [message["type"] for message in heard] == ["story"] * (len(heard) - 1) + ["table"]
        assert len(heard) > 2
        assert all([len(message["story"]) <= 10 for message in heard])
        assert {message["seat"] for message in heard} == {0}
        assert lines(heard) == [*range(2, room.table.seq + 1)]
        whole = room.table.message(ANN)["story"]
        assert [line for message in heard for line in message["story"]] == msgspec.json.decode(
            msgspec.json.encode(whole)
        )

    at_a_table(story)


def test_looking_is_for_those_who_share_a_screen(served: Served) -> None:
    players = company(served)
    stranger = Socket(served, players[0].at)
    stranger.hear()
    before = figure(served, "sixgun_sent_bytes_total")
    for socket in (stranger, players[0]):
        heard = len(socket.heard)
        for _ in range(50):
            done(socket.do("look", seat=None))
        assert [message["type"] for message in socket.heard[heard:]] == ["done"] * 50
    assert code(stranger.do("look", seat=0)) == "not-your-seat"
    assert figure(served, "sixgun_sent_bytes_total") - before < 200 * 100


@pytest.mark.slow
def test_a_socket_that_is_sent_a_lot_is_sent_it_slowly_and_completely(tmp_path: Path) -> None:
    few = limits(bytes_per_second=20_000, bytes_at_once=1000)
    with Served(tmp_path, *ROOMY, *few) as served:
        host = Guest(served)
        screen = Player(host, host.opens({"name": "Ann"}, {"name": "Bo"}, {"bot": "rules"}, begin=True))
        screen.hear()
        for eyes in (0, 1, None):
            done(screen.do("look", seat=eyes))
            assert screen.table["seat"] == eyes
        assert figure(served, "sixgun_slowed_total") > 0


@pytest.mark.slow
def test_an_address_gets_only_so_many_handshakes(tmp_path: Path) -> None:
    with Served(tmp_path, *ROOMY, *limits(handshakes_at_once=3, handshakes_per_second=1)) as served:
        guest = Guest(served)
        table = guest.opens({"name": "Ann"}, {}, {})
        codes = [came_in(guest, table) for _ in range(12)]
        assert codes[:3] == [0, 0, 0]
        assert 4029 in codes
        assert wait_for(lambda: came_in(guest, table) == 0)


def came_in(guest: Guest, table: str) -> int:
    """0 for whoever is let in; else the code with which the socket was closed."""
    player = Player(guest, table)
    try:
        player.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    player.close()
    return 0
