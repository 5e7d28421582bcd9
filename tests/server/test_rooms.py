"""A room and whoever is in it, at moments that are hard to meet with a real server."""

from __future__ import annotations

import asyncio
from random import Random

from sixgun.core.plain import Plain
from sixgun.play import Table
from sixgun.play.entries import decode
from sixgun.server.tables.room import Room
from sixgun.server.tables.viewers import Viewer
from tests.server.faulty import TOKENS, Faults, House, ThinkersHere, Wire, a_house, dealt, settled


def test_whoever_comes_in_while_the_table_is_put_away_is_sent_back_to_come_again() -> None:
    """Else they would look at a room in which nothing happens any more."""

    async def runs() -> None:
        house = a_house(dealt(Random(1)))
        room = await house.hall.room("table")
        assert isinstance(room, Room)
        await settled()  # a bot has played
        house.put_away()
        assert room.dropped
        late = Viewer("", 0, 64)
        await room.join(late)
        assert late.closing

    asyncio.run(runs())


class SlowThinkers(ThinkersHere):
    """Bots that think until they are let go."""

    def __init__(self, house: House, faults: Faults) -> None:
        super().__init__(house, faults)
        self.asked = 0
        self.enough = asyncio.Event()

    async def pick(
        self, game: str, pack: dict[str, Plain], state: bytes, seat: int, bot: str, pause: float = 1.0
    ) -> str:
        self.asked += 1
        await self.enough.wait()
        return await super().pick(game, pack, state, seat, bot)


def where_a_bot_is_asked() -> list[bytes]:
    for seed in range(1000):
        log = dealt(Random(seed))
        if Table.folded([decode(body) for body in log]).bots_to_move():
            return log
    raise AssertionError


def test_talk_does_not_make_a_bot_think_again() -> None:
    """Else whoever talks faster than a bot thinks could hold up the game, and keep every core busy with it."""

    async def runs() -> None:
        house = a_house(where_a_bot_is_asked())
        thinkers = house.hall.thinkers = SlowThinkers(house, house.faults)  # type: ignore[assignment]
        wire = Wire(house, TOKENS[0], 0)
        await settled()
        assert thinkers.asked == 1
        for number in range(5):
            wire.bring({"id": number, "do": {"type": "say", "text": "Well?"}})
            await settled()
        assert len([told for told in wire.inbox if told["type"] == "done"]) == 5
        assert thinkers.asked == 1
        before = len(house.disk.log)
        thinkers.enough.set()
        await settled()
        assert decode(house.disk.log[before]).kind == "picked"
        wire.cut()
        await wire.served

    asyncio.run(runs())
