"""A house with disk and wires in memory, which fail as they are told to; door, hall and keepers are the real ones.

Everything happens in an order that the seed decides: nothing sleeps, and no other process or thread is waited for.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Collection
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
from starlette.websockets import WebSocket

from sixgun.core.plain import Plain
from sixgun.play import Entry, Table
from sixgun.play import commands as do
from sixgun.play.checkpoints import Checkpoint
from sixgun.play.clocks import DAY
from sixgun.play.entries import encode
from sixgun.server.clock import now_ms
from sixgun.server.door.guests import guest_id
from sixgun.server.door.sockets import Door
from sixgun.server.door.tokens import Tokens
from sixgun.server.metrics import Metrics
from sixgun.server.settings import Limits, Settings
from sixgun.server.tables.bus import Alone
from sixgun.server.tables.hall import Hall
from sixgun.server.tables.lease import steady
from sixgun.server.tables.sweeper import Sweeper
from sixgun.server.tables.viewers import Viewer
from sixgun.server.work.thoughts import think
from sixgun.store import Fenced, KeptCheckpoint, Stored, Write
from sixgun.store.chain import checked, links
from sixgun.store.trouble import Trouble

PLENTY = 10**9
SETTINGS = Settings(limits=Limits(frames_per_second=PLENTY, frames_at_once=PLENTY))
METRICS = Metrics()
TOKENS = ["a" * 43, "b" * 43, ""]  # two players, and a spectator
SEATS = 3  # the third is a bot's


class Killed(BaseException):
    """The house is dead: whatever it was doing stops here."""


class NumberedViewer(Viewer):
    """Has the same place in a set in every run."""

    numbers = count()

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.number = next(self.numbers)

    def __hash__(self) -> int:
        return self.number


class Row(NamedTuple):
    """An entry as a database has it."""

    seq: int
    body: bytes
    hash: bytes


class Disk:
    """One table as the database has it. It outlives every house."""

    def __init__(self, table: str, log: list[bytes]) -> None:
        self.table, self.log, self.fence = table, log, 1
        self.hashes = links(b"", table, 1, log)
        self.checkpoint: KeptCheckpoint | None = None
        self.checkpoints: list[KeptCheckpoint] = []  # all that ever were
        self.due: int | None = 0  # when something happens by itself: nobody has looked yet
        self.owner = ""
        self.lives: dict[str, tuple[int, int]] = {}  # by house: its first moment, and the last that it has noted
        self.replays: list[bytes] = []
        self.told_too_early: list[dict[str, Any]] = []  # what somebody heard of before it was written
        self.told_the_past: list[dict[str, Any]] = []  # what a house told that had lost its lease

    def write(self, write: Write) -> None:
        """What the database does with a write: all of it or nothing."""
        if write.fence != self.fence:
            raise Fenced(write.table)
        if write.seq != len(self.log) + 1:
            raise ValueError(f"entry {write.seq} after {len(self.log)}")  # a primary key that is there already
        before = self.hashes[-1] if self.hashes else b""
        self.hashes += links(before, self.table, write.seq, write.entries)
        self.log += write.entries
        self.due = write.due
        if write.replay is not None:
            self.replays.append(write.replay.record)
        if write.checkpoint is not None:
            self._put_by(write.checkpoint)

    def _put_by(self, new: Checkpoint) -> None:
        before = [] if new.anew or self.checkpoint is None else self.checkpoint.chapters
        chapters = [*before, *[body for _, body in new.chapters]]
        self.checkpoint = KeptCheckpoint(new.seq, new.version, new.body, chapters)
        self.checkpoints.append(self.checkpoint)

    def left(self, kept: KeptCheckpoint | None, faults: Faults) -> Stored:
        """The table as it is read with this checkpoint."""
        if kept is None:
            return Stored(self.fence, self.read(0, faults))
        return Stored(self.fence, [self.log[0], *self.read(max(1, kept.seq - 1), faults)], kept)

    def read(self, after: int, faults: Faults) -> list[bytes]:
        """Entries as they come from the disk: now and then one has changed or is not there, which must be noticed."""
        rows = [Row(seq, self.log[seq - 1], self.hashes[seq - 1]) for seq in range(max(1, after), len(self.log) + 1)]
        if rows and faults.happens(0.1):
            row = rows.pop(faults.chance.randrange(len(rows)))
            if faults.chance.random() < 0.5:
                rows.append(row._replace(body=damaged(row.body, faults.chance)))
                rows.sort()
        return checked(self.table, rows, after, self.hashes[-1])


class Faults:
    """Whether the next thing goes wrong; nothing does once they are over."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.over = False

    def happens(self, likely: float) -> bool:
        return not self.over and self.chance.random() < likely

    async def delay(self) -> None:
        for _ in range(0 if self.over else self.chance.randrange(3)):
            await asyncio.sleep(0)


class MemoryStore:
    """Stands in for the store: crashes and fails before and after it writes."""

    def __init__(self, house: House, disk: Disk, faults: Faults) -> None:
        self.house, self.disk, self.faults = house, disk, faults

    async def append(self, write: Write) -> None:
        self._goes_wrong()
        await self.faults.delay()
        self.house.breathe()
        self.disk.write(write)
        self._goes_wrong()
        await self.faults.delay()
        self.house.breathe()

    def _goes_wrong(self) -> None:
        if self.faults.happens(0.015):
            self.house.die()
        self.house.breathe()
        if self.faults.happens(0.005):
            raise OSError("the disk is full")

    async def claim(self, table: str, owner: str, fence: int | None = None) -> Stored | None:
        await self.faults.delay()
        self.house.breathe()
        if self.faults.happens(0.02):
            raise OSError("the disk is full")
        if table != self.disk.table or fence not in (None, self.disk.fence):
            return None
        self.disk.fence += 1
        before, self.disk.owner = self.disk.owner, owner
        left = self.disk.left(self._believed(), self.faults)
        return msgspec.structs.replace(left, owner=before, life=self.disk.lives.get(before))

    async def left(self, table: str) -> Stored:
        await self.faults.delay()
        self.house.breathe()
        return self.disk.left(self._believed(), self.faults)

    async def owner(self, table: str) -> tuple[str, int] | None:
        await self.faults.delay()
        self.house.breathe()
        return ("", self.disk.fence) if table == self.disk.table else None

    async def probe(self) -> None:
        await self.faults.delay()
        self.house.breathe()
        if self.faults.happens(0.3):
            raise Trouble("disk-full")

    def _believed(self) -> KeptCheckpoint | None:
        """The checkpoint as it is read: gone, an old one, one of another program, or with damage in any place."""
        kept, chance = self.disk.checkpoint, self.faults.chance
        if kept is None or not self.faults.happens(0.5):
            return kept
        wrong = chance.randrange(5)
        if wrong == 0:
            return None
        if wrong == 1:
            return chance.choice(self.disk.checkpoints)
        if wrong == 2:
            return msgspec.structs.replace(kept, version="another program's")
        if wrong == 3:
            return msgspec.structs.replace(kept, body=damaged(kept.body, chance))
        return msgspec.structs.replace(kept, chapters=[damaged(body, chance) for body in kept.chapters])

    async def due_tables(self, before: int, node: str, others: Collection[str] = ()) -> list[str]:
        self._goes_wrong()
        await self.faults.delay()
        self.house.breathe()
        due = self.disk.due is not None and (self.disk.due < before or self.disk.owner != node)
        return [self.disk.table] if due else []

    async def note_due(self, table: str, fence: int | None, due: int | None) -> None:
        self._goes_wrong()
        await self.faults.delay()
        self.house.breathe()
        if fence in (None, self.disk.fence):
            self.disk.due = due
        self._goes_wrong()

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        await self.faults.delay()
        self.house.breathe()
        return self.disk.read(after, self.faults)


def damaged(body: bytes, chance: Random) -> bytes:
    at = chance.randrange(len(body))
    return body[:at] + bytes([body[at] ^ 1 << chance.randrange(8)]) + body[at + 1 :]


class CrashingBus(Alone):
    """Between the write and the telling of it."""

    def __init__(self, house: House, faults: Faults) -> None:
        super().__init__(house.hall)
        self.house, self.faults = house, faults

    async def entries(self, table: str, first: int, bodies: list[bytes]) -> None:
        if self.faults.happens(0.01):
            self.house.die()
        await self.faults.delay()
        self.house.breathe()


class ThinkersHere:
    """Bots that think in this process, as long or short as chance will have it."""

    def __init__(self, house: House, faults: Faults) -> None:
        self.house, self.faults = house, faults

    async def pick(
        self, game: str, pack: dict[str, Plain], state: bytes, seat: int, bot: str, pause: float = 1.0
    ) -> str:
        await self.faults.delay()
        self.house.breathe()
        return think(game, pack, state, seat, bot, self.faults.chance.getrandbits(62))

    async def run(self, job: Callable[..., Any], *args: Any, lane: str) -> Any:
        await self.faults.delay()
        self.house.breathe()
        return job(*args)

    def warm(self, lane: str) -> None:
        """There is nothing to warm."""


class Wire:
    """A connection to a house, as both ends see it. What is on its way when the house dies may or may not arrive."""

    def __init__(self, house: House, token: str, since: int) -> None:
        self.house = house
        self.closed = False  # the client has been told
        self.inbox: list[dict[str, Any]] = []  # on its way to the client
        self._frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._frames.put_nowait({"type": "websocket.connect"})
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        scope: dict[str, Any] = {"type": "websocket", "path": "/", "query_string": b"", "headers": headers}
        scope["client"] = ("127.0.0.1", 1)
        scope["app"] = SimpleNamespace(state=SimpleNamespace(house=house))
        socket = WebSocket(scope, self._frames.get, self._send)
        self.served = asyncio.create_task(house.door.enter(socket, house.disk.table, since))
        house.wires.append(self)

    async def _send(self, message: Any) -> None:
        """From the house."""
        late = not self.house.hall.bus.lease.held()
        await self.house.faults.delay()
        self.house.breathe()
        if message["type"] == "websocket.send":
            told = msgspec.json.decode(message["text"])
            if told.get("seq", 0) > len(self.house.disk.log):
                self.house.disk.told_too_early.append(told)
            if told["type"] == "table" and late:
                self.house.disk.told_the_past.append(told)
            self.inbox.append(told)
        elif message["type"] == "websocket.close":
            self.closed = True

    def bring(self, frame: dict[str, Any]) -> None:
        """To the house."""
        self._frames.put_nowait({"type": "websocket.receive", "text": json.dumps(frame)})

    def cut(self) -> None:
        self.closed = True
        self._frames.put_nowait({"type": "websocket.disconnect", "code": 1006})


class House:
    """A server process."""

    def __init__(self, disk: Disk, faults: Faults) -> None:
        self.disk, self.faults, self.dead = disk, faults, False
        self.wires: list[Wire] = []
        store: Any = MemoryStore(self, disk, faults)
        thinkers: Any = ThinkersHere(self, faults)
        self.hall = Hall(SETTINGS, store, thinkers, METRICS)
        self.hall.bus = CrashingBus(self, faults)
        self.hall.mender.pause = self._pauses  # type: ignore[method-assign]
        self.door = Door(self.hall)
        self.tokens = Tokens(store, lambda guest: None)

    def breathe(self) -> None:
        if self.dead:
            raise Killed

    def die(self) -> None:
        self.dead = True
        for wire in self.wires:
            del wire.inbox[self.faults.chance.randrange(len(wire.inbox) + 1) :]
            wire.cut()

    async def _pauses(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        self.breathe()

    def falls_silent(self) -> None:
        """It could not renew its lease, and finds out when it next wants to tell something."""
        self.hall.bus.lease.lose()

    def comes_back(self) -> None:
        """As a node does that can give a sign of life again."""
        if not self.hall.bus.lease.held():
            self.hall.let_go()
            self.hall.bus.lease.renew(steady())

    def put_away(self) -> None:
        """What the hall's sweeper does with a table that nobody looks at."""
        for room in list(self.hall.rooms.values()):
            if room.idle(-1):
                room.drop(4000)

    async def sweep(self) -> None:
        """What a hall does now and then, whatever breaks; that nobody has looked for a while is given."""
        first, _ = self.disk.lives.get(self.hall.node, (now_ms(), 0))
        self.disk.lives[self.hall.node] = (first, now_ms())
        sweeper = Sweeper(self.hall)
        for job in (lambda: sweeper.put_away(-1), sweeper.wake):
            with contextlib.suppress(Exception, Killed):
                await job()

    def paused(self) -> bool:
        return any(room.paused for room in self.hall.rooms.values())


def a_house(log: list[bytes]) -> House:
    """A house in memory, in which nothing fails."""
    faults = Faults(Random(1))
    faults.over = True
    return House(Disk("table", log), faults)


async def settled() -> None:
    """Let everything happen that waits only for its turn."""
    for _ in range(50):
        await asyncio.sleep(0)


def only_killed(errors: list[BaseException]) -> Callable[[asyncio.AbstractEventLoop, dict[str, Any]], None]:
    """Collects what breaks in a task that nobody waits for; that a dead house's tasks stop is as it should be."""

    def handle(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None and not isinstance(error, Killed):
            errors.append(error)

    return handle


def dealt(chance: Random, **settings: Any) -> list[bytes]:
    """The log of a table that has been played for a while."""
    clock = {"kind": chance.choice(("none", "chess")), "seconds": 30 * DAY}  # no flag falls: nothing waits for the time
    data = {
        "settings": {"game": "gunfighters", "seats": SEATS, "clock": clock, **settings},
        "seed": chance.randbytes(8).hex(),
    }
    log = [Entry("opened", 0, data=data)]
    table = Table.opened(log[0])
    ann, bo = [guest_id(token) for token in TOKENS if token]
    commands = ((ann, do.Sit(0, "Ann")), (bo, do.Sit(1, "Bo")), (ann, do.SetBot(2, "random")), (ann, do.Begin()))
    for player, command in commands:
        log += table.decide(player, command, 0)
        table.evolve(log[-1])
    for _ in range(chance.choice((0, 20, 40, 60))):
        seat = chance.choice(table.asked())
        log.append(Entry("picked", 0, seat, chance.choice(table.game.ask(table.match.state, seat).options).pick))
        table.evolve(log[-1])
        if table.over:
            return dealt(chance, **settings)
    return [encode(entry) for entry in log]
