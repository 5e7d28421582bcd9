"""No byte that leaves the server depends on what the one who gets it cannot know: all games, endpoints and stages.

At each stage of a game, everything that a seat, a spectator and a stranger are sent is held against what they would be
sent if all that they cannot know were otherwise: cards that are hidden from them, and picks that were made in secret.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from sixgun.core.refusals import Refused
from sixgun.core.secrecy import OPEN
from sixgun.play import Command, Table
from sixgun.play import commands as do
from sixgun.play.seats import at_screen
from sixgun.server.app import make_app
from sixgun.server.door.guests import guest_id
from sixgun.server.house import House
from sixgun.server.settings import Settings
from sixgun.server.tables import summaries
from sixgun.server.tables.hall import Chair
from sixgun.server.tables.keeper import Keeper
from sixgun.store import schema
from tests.conformance.budget import BUDGET
from tests.server.everywhere import RECORD, Asker, every_way, roomy
from tests.server.twins import Twin, before_last

REDEALS = {"quick": 1, "all": 2, "long": 50}[BUDGET]  # for each viewer at each stage
LEAST = {"quick": 10, "all": 50, "long": 50_000}[BUDGET]  # redeals of each game
OFTEN = {"quick": 1, "all": 2, "long": 8}[BUDGET]  # looks at one kind of stage in one game
MOST_PICKS = 4_000
TOKENS = ("a" * 43, "b" * 43, "c" * 43)
SPECTATOR, STRANGER = "s" * 43, ""
SEATS = {"gunfighters": 3, "bang-duel": 2, "gunslinger": 2, "doomtown": 2}


class Evening:
    """One table of a house, with everybody who could look at it."""

    def __init__(self, app: Any, game: str, chance: Random, hot_seat: bool = False) -> None:
        self.app, self.game, self.chance, self.hot_seat = app, game, chance, hot_seat
        self.house: House = app.state.house
        self.count: Counter[str] = Counter()
        self.room: Keeper

    # ---- playing

    async def open(self) -> None:
        seats = SEATS[self.game]
        chairs = [Chair("Ann")] + [Chair("Bo" if self.hot_seat else "")] * (seats - 1)
        table = {"game": self.game, "public": True, "clock": {"kind": "move", "seconds": 10**6}}
        id = await self.house.hall.open_table(guest_id(TOKENS[0]), table, chairs, False)
        room = await self.house.hall.room(id)
        assert isinstance(room, Keeper)
        self.room = room

    async def sit(self) -> None:
        for seat in range(1, SEATS[self.game]):
            if not self.hot_seat:
                await self.do(seat, do.Sit(seat, "ABC"[seat]))
        await self.do(0, do.Begin())

    def player(self, seat: int) -> str:
        return at_screen(guest_id(TOKENS[0]), seat) if self.hot_seat else guest_id(TOKENS[seat])

    async def do(self, seat: int, command: Command) -> None:
        await self.room.command(self.player(seat), command)

    async def play(self) -> None:
        """One pick by chance, or another one after what could be was taken back."""
        table = self.room.table
        seat = self.chance.choice(table.asked())
        pick = self.chance.choice(table.game.ask(table.match.state, seat).options.picks())
        await self.do(seat, do.Pick(pick, table.seq))

    async def wish(self) -> bool:
        """Somebody asks to take back what the others must agree to."""
        for seat in range(SEATS[self.game]):
            refusal = self.room.table.match.refuse_take_back(seat)
            if refusal is not None and refusal.code != "take-back-nothing":
                try:
                    await self.do(seat, do.TakeBack())
                except Refused:
                    continue
                return self.room.table.wish is not None
        return False

    # ---- looking

    def viewers(self) -> list[tuple[str, int | None, list[int | None]]]:
        """By token: whose eyes these are, and through whose they look at a shared screen."""
        seats = range(SEATS[self.game])
        players: list[tuple[str, int | None, list[int | None]]]
        if self.hot_seat:
            players = [(TOKENS[0], seat, [seat, None]) for seat in seats]
        else:
            players = [(TOKENS[seat], seat, [None]) for seat in seats]
        return [*players, (SPECTATOR, None, [None]), (STRANGER, None, [None])]

    async def look(self, stage: str, start: Any = None) -> None:
        """Everything for everybody, and the same from twins of the table. `start` is a state other than the deal."""
        truth, away = self.room.table, dict(self.room.table.away)
        start, first = (start, 0) if start is not None else before_last(truth.match)
        for token, eyes, looks in self.viewers():
            first_time = not self.count[stage] and token in (TOKENS[0], STRANGER)
            asker = Asker(self.app, token, everything=first_time)
            picks = self.some_picks()
            await self.put(truth, away)
            true = await asker.everything(truth, self.room.id, looks, picks)
            if truth.over:  # now everything is told
                assert b'"seed":null' not in true[f"GET {RECORD}"]
                assert b'?"' not in true.pop(f"GET {RECORD}")
            twin = Twin(truth, start, first, eyes, self.chance)
            self.count["other picks"] += twin.changed
            for _ in range(REDEALS):
                other = twin.redealt()
                self.count["secrets"] += twin.secrets(other)
                self.count["looks"] += 1
                await self.put(other, away)
                told = await asker.everything(other, self.room.id, looks, picks)
                for way, sent in true.items():
                    assert sent == told[way], f"{way} tells {token[:1] or 'a stranger'} a secret: {stage}"
        self.count[stage] += 1
        await self.put(truth, away)

    def some_picks(self) -> list[str]:
        table = self.room.table
        offered = [pick for seat in table.asked() for pick in table.game.ask(table.match.state, seat).options.picks()]
        return ["nonsense", *self.chance.sample(offered, min(4, len(offered)))]

    async def put(self, table: Table, away: dict[int, int]) -> None:
        """Have this table in the room, and its summary in the lists."""
        self.room.table = table
        table.away = dict(away)
        async with self.house.store.engine.begin() as connection:
            at = table.story[-1].at if table.story else 0
            change = update(schema.tables).where(schema.tables.c.id == self.room.id)
            await connection.execute(change.values(summary=summaries.encode(self.room.id, table, at)))


def stage_of(table: Table) -> str:
    """What kind of moment this is, if it is one to look at."""
    match = table.match
    sealed = match.state.sealed - match._before
    if match.state.sealed >= 0 and len(match.picks) > sealed:
        return "half-answered"
    if match.picks and match.known[-1] != OPEN:
        return "after a secret pick"
    return "in play" if match.picks else "begun"


async def whole_evening(evening: Evening) -> None:
    """From the lobby to the end of the game, with a look at each kind of moment."""
    await evening.open()
    await evening.look("lobby")
    await evening.sit()
    count, chance = evening.count, evening.chance
    wait = 0
    while not evening.room.table.over and len(evening.room.table.match.picks) < MOST_PICKS:
        stage = stage_of(evening.room.table)
        if count[stage] < OFTEN and wait <= 0:
            wait = chance.randrange(12) if stage == "in play" else 0
            await evening.look(stage)
            if stage == "in play" and await evening.wish():
                await evening.look("take-back asked")
                await evening.do(next(s for s in range(9) if s != evening.room.table.wish), do.Consent(False))
        wait -= 1
        await evening.play()
    assert evening.room.table.over
    await evening.look("over")


def in_a_house(tmp_path: Path, story: Callable[[Any], Awaitable[None]]) -> None:
    """Open a house, let something happen in it, and close it again."""

    async def run() -> None:
        app = make_app(Settings(database=f"sqlite:///{tmp_path / 'saloon.db'}", thinkers=1, limits=roomy()))
        house: House = app.state.house
        await house.open()
        try:
            await story(app)
        finally:
            await house.close()

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_no_endpoint_and_no_socket_tells_what_its_reader_cannot_know(game: str, tmp_path: Path) -> None:
    count: Counter[str] = Counter()

    async def evenings(app: Any) -> None:
        number = 0
        while count["looks"] < LEAST:
            evening = Evening(app, game, Random(f"{game} {number}"), hot_seat=number % 2 == 1)
            await whole_evening(evening)
            count.update(evening.count)
            number += 1

    in_a_house(tmp_path, evenings)
    assert all([count[stage] for stage in ("lobby", "begun", "in play", "take-back asked", "over")]), count
    assert count["secrets"] > 5 * count["looks"], count
    if game != "gunfighters":  # where only a vote at the very end is secret
        assert count["half-answered"] > 0, count
        assert count["other picks"] > 0, count


def test_nothing_tells_who_wanted_a_draw(tmp_path: Path) -> None:
    """In Gunfighters the last two vote in secret: a third one cannot know who of them wanted to fight on."""

    async def evening(app: Any) -> None:
        table = Evening(app, "gunfighters", Random(5))
        await table.open()
        await table.sit()
        match = table.room.table.match
        start = match.game.position({"hands": [["hill"], ["ranch"], []], "deck": ["plaza"]})
        match.state = match.game.clone(start)
        for seat, pick in ((0, "move:hill"), (1, "draw:no"), (0, "draw:yes")):
            await table.do(seat, do.Pick(pick, table.room.table.seq))
            await table.look(stage_of(table.room.table), start)
        assert table.count["half-answered"] == 1
        assert table.count["after a secret pick"] == 1
        assert table.count["other picks"] > 3

    in_a_house(tmp_path, evening)


def test_a_new_endpoint_is_asked_as_well_or_must_be_named(tmp_path: Path) -> None:
    async def evening(app: Any) -> None:
        async def peep(table: str) -> list[str]:
            match = app.state.house.hall.rooms[table].table.match
            return [pick for _, pick in match.picks]

        app.get("/api/tables/{table}/peep")(peep)
        app.routes.insert(0, app.routes.pop())  # before the address that all others go to
        table = Evening(app, "gunslinger", Random(6))
        await table.open()
        await table.sit()
        await table.play()
        with pytest.raises(AssertionError, match="peep tells"):
            await table.look("half-answered")
        app.post("/api/tables/{table}/meddle")(peep)
        with pytest.raises(AssertionError, match="no leak test knows"):
            every_way(app)

    in_a_house(tmp_path, evening)
