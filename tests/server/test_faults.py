"""A seeded simulation of a table, its store and its clients, with everything between them unreliable.

Messages are lost, doubled, overtaken and delayed; the house crashes before and after it writes, and before and after
it tells; it fails to write; checkpoints are lost, old or damaged when they are read; its lease ends, and another house
may have the table before it notices. Memory stands in for the database and the wires here, because only so can there
be hundreds of histories, each of which comes again from its seed: `test_crashes` does the same with a real server, real
databases and real sockets.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from sixgun.play import Table, checkpoints
from sixgun.play.entries import decode
from sixgun.server.door import sockets
from sixgun.server.door.guests import guest_id
from sixgun.server.tables import folding
from sixgun.store.trouble import CODES as TROUBLES
from tests.conformance.budget import BUDGET
from tests.server.faulty import TOKENS, Disk, Faults, House, Killed, NumberedViewer, Wire, dealt, only_killed

SEEDS = {"quick": 10, "all": 200, "long": 100_000}[BUDGET]
BLOCKS = 4
STEPS = 200
MOST_LINES = 5  # of a client, each of which may come twice: fewer than a seat may say at once
LAST_WORDS = "So long!"  # after which everybody has heard something, and knows what was lost


class Client:
    """Shows what it was told, and sends a pick again until it is answered."""

    def __init__(self, seat: int, chance: Random) -> None:
        self.token, self.chance = TOKENS[seat], chance
        self.seat = seat if self.token else -1
        self.wire: Wire | None = None
        self.seen = 0
        self.story: list[Any] = []
        self.told: dict[str, Any] = {}
        self.waiting: dict[str, Any] | None = None  # a pick that was not answered yet
        self.answered = 0  # the number in the last answer, which may have overtaken the news
        self.acknowledged: list[tuple[str, int, int]] = []
        self.said: list[str] = []  # and acknowledged
        self._lines = 0
        self._sent: dict[int, dict[str, Any]] = {}

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self._note(message)
        elif message["type"] == "paused":
            if "refusal" not in message:
                self.hang_up()
        elif message["type"] == "goes-on":
            pass  # and with it what was refused until now
        elif (deed := self._sent.get(message["id"])) is None:
            raise AssertionError(f"an answer to nothing: {message}")
        elif message["type"] == "refused":
            self._refused(deed, message["refusals"][0]["code"])
        elif deed["type"] == "say":
            self.said.append(deed["text"])
        elif deed is self.waiting:
            self.acknowledged.append((deed["pick"], deed["seq"], message["seq"]))
            self.waiting, self.answered = None, message["seq"]

    def _note(self, message: dict[str, Any]) -> None:
        first = max(2, self.seen + 1)  # entry 1 opens the table, and has no line
        new = [line for line in message["story"] if line["seq"] >= first]
        if [line["seq"] for line in new] != [*range(first, message["seq"] + 1)]:
            self.hang_up()  # something was lost: come again, and say what is known
        elif message["seq"] >= self.seen:
            self.story += new
            self.seen, self.told = message["seq"], message

    def _refused(self, deed: dict[str, Any], code: str) -> None:
        """The table stands still or is elsewhere: come again. That an older pick is late does not matter any more."""
        if code in ("table-paused", "table-moved"):
            self.hang_up()
        elif code in TROUBLES:
            pass  # it is sent again, until there is room
        else:
            assert deed is not self.waiting, f"the pick {deed} was refused: {code}"
            assert code == "stale-pick"

    def hang_up(self) -> None:
        if self.wire is not None:
            self.wire.cut()
            self.wire = None

    def deed(self) -> dict[str, Any] | None:
        """What this client sends now, if anything: the same pick until it is answered."""
        if self.token and self._lines < MOST_LINES and self.chance.random() < 0.1:
            self._lines += 1
            return {"type": "say", "text": f"line {len(self._sent)}"}
        if self.waiting is None and self.seen >= self.answered and self.told.get("ask"):
            pick = self.chance.choice(self.told["ask"]["options"])["pick"]
            self.waiting = {"type": "pick", "pick": pick, "seq": self.seen}
        return self.waiting

    def frame(self, deed: dict[str, Any]) -> dict[str, Any]:
        self._sent[len(self._sent) + 1] = deed
        return {"id": len(self._sent), "do": deed}


class Simulation:
    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.faults = Faults(self.chance)
        self.disk = Disk("table", dealt(self.chance))
        self.houses = [House(self.disk, self.faults)]
        self.clients = [Client(seat, self.chance) for seat in range(len(TOKENS))]
        self.on_their_way: list[tuple[Wire, dict[str, Any]]] = []  # frames to the house

    @property
    def house(self) -> House:
        return self.houses[-1]

    async def runs(self) -> None:
        for _ in range(STEPS):
            self.something_happens()
            for _ in range(self.chance.randrange(5)):
                await asyncio.sleep(0)
        self.faults.over = True
        self.on_their_way.clear()
        await self.comes_to_rest()

    def something_happens(self) -> None:
        if self.house.dead or (self.house.paused() and self.faults.happens(0.1)) or self.faults.happens(0.01):
            self.goes_down()
        if self.faults.happens(0.02):
            self.house.put_away()
        if self.faults.happens(0.01):
            self.house.falls_silent()
        if self.faults.happens(0.2):
            self.house.comes_back()
        client = self.chance.choice(self.clients)
        self.listens(client)
        self.speaks(client, client.deed())
        while self.on_their_way and self.chance.random() < 0.6:
            wire, frame = self.on_their_way.pop(self.chance.randrange(len(self.on_their_way)))
            wire.bring(frame)  # nobody is there any more if the wire was cut

    def goes_down(self) -> None:
        """The house dies; or its lease ends, another takes over its table, and it does not know."""
        if not self.house.dead and self.chance.random() < 0.7:
            self.house.die()
        self.house.falls_silent()
        self.houses.append(House(self.disk, self.faults))

    def listens(self, client: Client) -> None:
        wire = client.wire
        if wire is None or (wire.closed and not wire.inbox) or self.faults.happens(0.02):
            client.hang_up()
            client.wire = wire = Wire(self.house, client.token, client.seen)
        while wire.inbox and client.wire is wire and self.chance.random() < 0.8:
            turn = self.chance.randrange(len(wire.inbox)) if self.faults.happens(0.1) else 0
            message = wire.inbox[turn] if self.faults.happens(0.05) else wire.inbox.pop(turn)
            if not self.faults.happens(0.05):
                client.hear(message)

    def speaks(self, client: Client, deed: dict[str, Any] | None) -> None:
        if deed is not None and client.wire is not None and not self.faults.happens(0.1):
            frame = client.frame(deed)
            self.on_their_way += [(client.wire, frame)] * (2 if self.faults.happens(0.1) else 1)

    async def comes_to_rest(self) -> None:
        """Nothing fails any more: everybody gets answers, and whoever is connected hears everything."""
        self.house.comes_back()
        if self.house.dead or self.house.paused():
            self.goes_down()
        for old in self.houses[:-1]:
            old.die()
        ann = self.clients[0]
        for _ in range(200):
            for client in self.clients:
                self.listens(client)
                if client.waiting or (client is ann and LAST_WORDS not in ann.said):
                    self.speaks(client, client.waiting or {"type": "say", "text": LAST_WORDS})
            while self.on_their_way:
                wire, frame = self.on_their_way.pop(0)
                wire.bring(frame)
            for _ in range(10):
                await asyncio.sleep(0)
            if LAST_WORDS in ann.said and self.all_know():
                return
        raise AssertionError("not everybody was answered and has heard everything")

    def all_know(self) -> bool:
        """Whether everybody was answered and has heard of all that they are told of."""
        if any(client.waiting for client in self.clients):
            return False
        table = Table.folded([decode(body) for body in self.disk.log])
        seats = [table.seat_of(guest_id(client.token)) for client in self.clients]
        last = [table.numbers(seat).of(table.seq) for seat in seats]
        return last == [client.seen for client in self.clients]


def check(simulation: Simulation, before: int) -> None:
    """There is one history, on disk, and everybody knows it."""
    log = simulation.disk.log
    table = Table.folded([decode(body) for body in log])
    assert not simulation.disk.told_too_early
    assert not simulation.disk.told_the_past
    assert len(simulation.disk.replays) == table.over
    assert simulation.disk.due in (0, table.flag_at())  # 0: written before anybody looked
    for client in simulation.clients:
        assert client.story == table.message(guest_id(client.token))["story"]
        entries = list(enumerate([decode(body) for body in log], 1))[before:]
        own = [(seq, entry) for seq, entry in entries if entry.seat == client.seat]
        numbers = table.numbers(table.seat_of(guest_id(client.token)))
        written = [(numbers.of(seq), entry.text) for seq, entry in own if entry.kind == "picked"]
        assert [pick for _, pick in written] == [pick for pick, _, _ in client.acknowledged]
        assert all([seen < seq <= done for (seq, _), (_, seen, done) in zip(written, client.acknowledged, strict=True)])
        assert {*client.said} <= {entry.text for _, entry in own if entry.kind == "said"}


async def runs_and_is_checked(seed: int) -> None:
    errors: list[BaseException] = []
    asyncio.get_running_loop().set_exception_handler(only_killed(errors))
    simulation = Simulation(seed)
    before = len(simulation.disk.log)
    await simulation.runs()
    check(simulation, before)
    tasks = [wire.served for house in simulation.houses for wire in house.wires if wire.served.done()]
    errors += [error for task in tasks if (error := task.exception()) is not None and not isinstance(error, Killed)]
    assert not errors, errors[0]


def one_history(seed: int) -> None:
    NumberedViewer.numbers = count()
    often = patch.object(checkpoints, "EVERY", 5), patch.object(folding, "LONG", 40)
    with patch.object(sockets, "Viewer", NumberedViewer), often[0], often[1]:
        asyncio.run(runs_and_is_checked(seed))


@pytest.mark.parametrize("block", range(BLOCKS))
def test_every_history_is_one_history(block: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, "sixgun.server")
    for seed in range(block, SEEDS, BLOCKS):
        try:
            one_history(seed)
        except Exception as error:
            line = f'python -c "from tests.server.test_faults import *; one_history({seed})"'
            raise AssertionError(f"reproduce with: {line}") from error
