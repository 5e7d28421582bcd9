"""What goes wrong inside one table stays there: it is paused with its record as it was, and its players are told."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sixgun.core.refusals import Refused
from sixgun.play import commands as do
from sixgun.play.patience import Patience
from sixgun.server.app import make_app
from sixgun.server.clock import now_ms
from sixgun.server.house import House
from sixgun.server.settings import Settings
from sixgun.server.tables.hall import Chair
from sixgun.server.tables.keeper import Keeper
from sixgun.server.tables.viewers import Viewer

PATIENCE = 300.0  # seconds: a story may wait for processes that start while all cores are busy
GUESTS = ("a" * 32, "b" * 32, "c" * 32)


class Inside:
    """A house without a door: its tables, and those who look at them."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house, self.http = house, http

    async def table(self) -> Keeper:
        """Three guests at a table, the game begun."""
        id = await self.house.hall.open_table(
            GUESTS[0], {"game": "gunfighters"}, [Chair("Ann"), Chair(), Chair()], False
        )
        room = await self.house.hall.room(id)
        assert isinstance(room, Keeper)
        for seat in (1, 2):
            await room.command(GUESTS[seat], do.Sit(seat, "BC"[seat - 1]))
        await room.command(GUESTS[0], do.Begin())
        return room

    async def entries(self, room: Keeper) -> list[bytes]:
        return await self.house.store.entries(room.id)


def inside(tmp_path: Path, story: Callable[[Inside], Awaitable[None]]) -> None:
    """Open a house, let something happen in it, and close it again."""

    async def run() -> None:
        app = make_app(Settings(database=f"sqlite:///{tmp_path / 'saloon.db'}", thinkers=1))
        house: House = app.state.house
        await house.open()
        try:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as http:
                await asyncio.wait_for(story(Inside(house, http)), PATIENCE)
        finally:
            await house.close()

    asyncio.run(run())


def asked(room: Keeper) -> tuple[str, str]:
    """Who is asked, and a pick that would be fine."""
    (seat,) = room.table.asked()
    return GUESTS[seat], room.table.game.ask(room.table.match.state, seat).options[0].pick


async def pick(room: Keeper) -> int:
    player, made = asked(room)
    return await room.command(player, do.Pick(made, room.table.seq))


async def refused(job: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refusal:
        await job
    return refusal.value.refusal.code


async def heard(viewer: Viewer) -> list[dict[str, Any]]:
    """What waits to be sent to a viewer."""
    found = []
    while viewer._queue:
        message = await viewer.next()
        assert message is not None
        found.append(msgspec.json.decode(message))
    return found


def plant(owner: object, method: str) -> None:
    """From now on this method of this one object breaks."""

    def broken(*args: object) -> Any:
        raise ZeroDivisionError("planted")

    setattr(owner, method, broken)


def test_a_fault_pauses_its_table_alone_keeps_the_record_and_tells_the_players(tmp_path: Path) -> None:
    async def story(here: Inside) -> None:
        room, other = await here.table(), await here.table()
        await pick(room)
        viewers = [Viewer(guest, room.table.seq, 64) for guest in (*GUESTS, "")]
        for viewer in viewers:
            await room.join(viewer)
            await heard(viewer)
        log, seq, record = await here.entries(room), room.table.seq, room.table.record().plain()
        plant(room.table.match, "play")
        assert await refused(pick(room)) == "table-paused"
        assert room.paused
        for viewer in viewers:
            told = await heard(viewer)
            assert told[-1] == {"type": "paused"}
            assert [message["seq"] for message in told[:-1]] == [seq] * (len(told) - 1)
        assert await here.entries(room) == log
        assert (room.table.seq, room.table.record().plain()) == (seq, record)
        assert (await here.http.get(f"/api/tables/{room.id}/record")).json() == record
        assert (await here.http.get(f"/api/tables/{room.id}")).json()["paused"] is True
        for command in (do.Say("Hello?"), do.Resign(), do.TakeBack()):
            assert await refused(room.command(GUESTS[0], command)) == "table-paused"
        before = other.table.seq
        assert await pick(other) == before + 1
        assert (await here.http.get(f"/api/tables/{other.id}")).json()["paused"] is False
        assert "sixgun_faults_total 1.0" in (await here.http.get("/metrics")).text

    inside(tmp_path, story)


def test_a_paused_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    kept: list[str] = []

    async def break_it(here: Inside) -> None:
        room = await here.table()
        await pick(room)
        plant(room.table.match, "play")
        assert await refused(pick(room)) == "table-paused"
        kept.append(room.id)

    async def go_on(here: Inside) -> None:
        room = await here.house.hall.room(kept[0])
        assert isinstance(room, Keeper)
        assert len(room.table.match.picks) == 1
        await pick(room)
        assert len(room.table.match.picks) == 2

    inside(tmp_path, break_it)
    inside(tmp_path, go_on)


def test_a_bot_that_breaks_pauses_its_table_alone(tmp_path: Path) -> None:
    async def story(here: Inside) -> None:
        other = await here.table()
        chairs = [Chair("Ann"), Chair(bot="rules"), Chair(bot="rules")]
        id = await here.house.hall.open_table(GUESTS[0], {"game": "gunfighters"}, chairs, False)
        room = await here.house.hall.room(id)
        assert isinstance(room, Keeper)
        plant(here.house.thinkers, "pick")
        viewer = Viewer("", 0, 64)
        await room.join(viewer)
        await room.command(GUESTS[0], do.Begin())
        with suppress(Refused):  # paused already, if a bot was asked first
            await room.command(GUESTS[0], do.Resign())
        told: list[dict[str, Any]] = []
        while {"type": "paused"} not in told:
            await asyncio.sleep(0.01)
            told += await heard(viewer)
        assert room.paused
        assert await pick(other) == other.table.seq

    inside(tmp_path, story)


def test_a_table_that_cannot_be_shown_is_paused_and_its_players_are_told(tmp_path: Path) -> None:
    async def story(here: Inside) -> None:
        room, other = await here.table(), await here.table()
        viewer = Viewer(GUESTS[1], room.table.seq, 64)
        await room.join(viewer)
        await heard(viewer)
        plant(room, "_made_for")
        assert await refused(pick(room)) == "table-paused"
        assert room.paused
        assert await heard(viewer) == [{"type": "paused"}]
        assert await pick(other) == other.table.seq

    inside(tmp_path, story)


def test_what_each_event_changes_is_kept_only_where_somebody_wants_to_be_told(tmp_path: Path) -> None:
    async def story(here: Inside) -> None:
        room = await here.table()
        plain = Viewer(GUESTS[1], room.table.seq, 64)
        await room.join(plain)
        await pick(room)
        assert not room.table.match.stills
        assert all("changes" not in line for told in await heard(plain) for line in told["story"])
        curious = Viewer(GUESTS[0], room.table.seq, 64, changes=True)
        await room.join(curious)
        await heard(curious)
        await pick(room)
        assert room.table.match.stills
        assert [line["kind"] for told in await heard(curious) for line in told["story"] if "changes" in line]

    inside(tmp_path, story)


def test_what_cannot_be_written_down_is_told_to_nobody_and_the_table_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def story(here: Inside) -> None:
        room, other = await here.table(), await here.table()
        viewer = Viewer(GUESTS[1], room.table.seq, 64)
        await room.join(viewer)
        await heard(viewer)
        log, seq = await here.entries(room), room.table.seq
        store, mender, again = here.house.store, here.house.hall.mender, asyncio.Event()
        commit = store._commit

        async def full(batch: Any) -> set[tuple[str, int]]:
            if any(write.table == room.id for write in batch):
                raise OSError(errno.ENOSPC, "no space left")
            return await commit(batch)

        async def until_told() -> None:
            await again.wait()

        store._commit, mender.pause = full, until_told  # type: ignore[method-assign]
        outcomes = await asyncio.gather(pick(room), pick(other), return_exceptions=True)
        assert isinstance(outcomes[0], Refused)
        assert outcomes[0].refusal.code == "disk-full"
        assert outcomes[1] == other.table.seq
        assert room.paused
        assert not other.paused
        assert await refused(room.command(GUESTS[0], do.Say("Hello?"))) == "disk-full"
        told = await heard(viewer)
        assert told[-1] == {"type": "paused", "refusal": {"code": "disk-full", "args": {}, "rule": ""}}
        assert all(message["seq"] == seq and message["story"] == [] for message in told[:-1])
        late = Viewer(GUESTS[2], 0, 64)
        await room.join(late)
        assert [message["seq"] for message in await heard(late)] == [seq]
        assert await here.entries(room) == log
        store._commit = commit  # type: ignore[method-assign]
        again.set()
        while room.paused:
            await asyncio.sleep(0.01)
        assert {"type": "goes-on"} in await heard(viewer)
        assert await pick(room) == seq + 1
        assert len(await here.entries(room)) == len(log) + 1

    inside(tmp_path, story)


def test_a_write_that_arrived_after_all_is_not_made_twice(tmp_path: Path) -> None:
    """The connection broke after the database had written, and before it could say so."""

    async def story(here: Inside) -> None:
        room = await here.table()
        log, seq = await here.entries(room), room.table.seq
        store, commit = here.house.store, here.house.store._commit

        async def deaf(batch: Any) -> set[tuple[str, int]]:
            await commit(batch)
            raise ConnectionResetError

        store._commit = deaf  # type: ignore[method-assign]
        player, made = asked(room)
        assert await refused(room.command(player, do.Pick(made, seq))) == "database-away"
        store._commit = commit  # type: ignore[method-assign]
        while room.paused:
            await asyncio.sleep(0.01)
        assert await room.command(player, do.Pick(made, seq)) == seq + 1
        assert len(await here.entries(room)) == len(log) + 1

    inside(tmp_path, story)


def test_the_seat_of_a_player_who_is_gone_for_two_minutes_may_be_given_to_a_bot(tmp_path: Path) -> None:
    async def story(here: Inside) -> None:
        room = await here.table()
        ann, bo = (Viewer(guest, 0, 64) for guest in GUESTS[:2])
        await room.join(ann)
        await room.join(bo)
        assert await refused(room.command(GUESTS[0], do.SetBot(1, "rules"))) == "seat-taken"
        await room.leave(bo)
        assert await refused(room.command(GUESTS[0], do.SetBot(1, "rules"))) == "seat-taken"
        assert Patience().away == 120_000
        room.table.away[1] = now_ms() - 120_000
        await heard(ann)
        await room.command(GUESTS[0], do.SetBot(1, "rules"))
        (message, *_) = await heard(ann)
        assert message["seats"][1]["gone"] is True
        assert message["seats"][1]["bot"] == "rules"
        await room.join(bo)
        await room.command(GUESTS[1], do.Sit(1, "Bo"))
        assert room.table.seats[1].bot == ""

    inside(tmp_path, story)
