"""The hall: all tables of this node, found, opened, and put away when nobody looks any more."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from sixgun.core.checks import Checks
from sixgun.core.refusals import Refusal, Refused
from sixgun.play import Command, Entry, Table
from sixgun.play import commands as do
from sixgun.play.checkpoints import Shelf
from sixgun.play.seats import at_screen
from sixgun.server.clock import moments, now_ms
from sixgun.server.metrics import Metrics
from sixgun.server.settings import Settings
from sixgun.server.tables.bus import Alone, Bus
from sixgun.server.tables.folding import Folder
from sixgun.server.tables.keeper import Keeper, write_of
from sixgun.server.tables.mender import Mender
from sixgun.server.tables.room import MOVED, SHUTTING_DOWN, Room
from sixgun.server.tables.sweeper import Sweeper
from sixgun.server.work.thinkers import Thinkers
from sixgun.store import Opened, Store, Stored

ID = re.compile(r"[a-z0-9]{1,20}")  # of a table; what is none is not even looked for
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter that is read as another


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table: somebody at the guest's screen, a bot, or a friend to come."""

    name: str = ""
    bot: str = ""


class Hall:
    """Finds the room of a table, here or nowhere; a node among others also knows who has it."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.node = secrets.token_hex(8)
        self.began = now_ms()
        self.bus: Bus = Alone(self)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._folder = Folder(store, thinkers)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.mender = Mender(self)
        self._sweepers: list[asyncio.Task[None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._made_room = float("-inf")  # when that was last tried

    async def open(self) -> None:
        """Ready for tables; with NATS as one node of several."""
        if self.settings.nats:
            if not self.store.postgres:
                raise Refused(Refusal("nats-needs-postgres"))
            from sixgun.server.tables.cluster import Cluster  # a node alone does without its library

            self.bus = Cluster(self, self.settings.nats)
        await self.bus.open()
        self._sweepers = [asyncio.create_task(Sweeper(self).sweep_on()), asyncio.create_task(moments.watch())]

    async def close(self) -> None:
        """Send everybody away in good order; every entry that was acknowledged is written already."""
        self.closing = True
        for task in self._sweepers:
            task.cancel()
        await self.mender.close()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.drop(SHUTTING_DOWN)
        await self.bus.close()
        self.thinkers.close()

    # ---- finding a table

    async def room(self, table: str) -> Room | None:
        """The room of a table, from memory or from its log; None if there is no such table."""
        room = self.rooms.get(table)
        if room is not None and room.serves():
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)  # one who waits may go away; the others still get the room

    async def _load(self, table: str) -> Room | None:
        if not ID.fullmatch(table):
            return None
        if not self._has_room():
            raise Refused(Refusal("house-full"))
        term = self.bus.lease.term
        room = await self.bus.find(table)
        if room is not None and (room.dropped or not self.bus.lease.held() or self.bus.lease.term != term):
            raise Refused(Refusal("table-moved"))
        if room is not None:
            self.rooms[table] = room
            self.metrics.tables.set(len(self.rooms))
            if room.trouble is not None:
                self.mender.report(room.trouble)
        return room

    async def fold(self, id: str, stored: Stored) -> tuple[Table, Shelf]:
        """A table as it was left, and how far it has been put by."""
        table, shelf = await self._folder.fold(id, stored)
        table.bots, table.patience = self.settings.bots, self.settings.patience
        return table, shelf

    def _has_room(self) -> bool:
        """Whether one more table finds room; where there is none, those make some that nobody looks at."""
        most = self.settings.limits.tables_in_memory
        if len(self.rooms) >= most and time.monotonic() - self._made_room > 1:
            self._made_room = time.monotonic()
            spare = sorted([room for room in self.rooms.values() if room.spare()], key=lambda room: room.idle_since)
            for room in spare[: max(1, most // 20)]:
                room.drop(SHUTTING_DOWN)
        return len(self.rooms) < most

    async def anew(self, table: str) -> None:
        """The log of a table was changed: all who look come back, and find it as it is now, on every node."""
        room = self.rooms.get(table)
        if room is not None:
            async with room.lock:
                room.drop(MOVED)
        await self.bus.anew(table)

    def gone(self, room: Room) -> None:
        """A room is done with."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.metrics.tables.set(len(self.rooms))
            if not self.closing:
                self.spawn(self.bus.forget(room.id))

    def let_go(self) -> None:
        """The lease is lost: every table may be another's by now. All who look come back, and find out."""
        self.bus.lease.lose()
        for room in list(self.rooms.values()):
            room.lapse()

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        """Do something beside."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- opening a table

    async def open_table(
        self, guest: str, settings: dict[str, Any], chairs: Sequence[Chair], begin: bool, origin: str = ""
    ) -> str:
        """A new table with its first entries, all in one write."""
        if not any(chair.name for chair in chairs):
            raise Refused(Refusal("no-chair-for-you"))
        if not self._has_room():
            raise Refused(Refusal("house-full"))
        if await self.store.unfinished_of(guest) >= self.settings.limits.tables_per_guest:
            raise Refused(Refusal("too-many-tables", {"most": self.settings.limits.tables_per_guest}))
        moment = now_ms()
        seed = secrets.token_bytes(32)  # not the clock's nor the table's: nobody can guess a shuffle
        first = Entry("opened", moment, data={"settings": {**settings, "seats": len(chairs)}, "seed": seed.hex()})
        table = Table.opened(first)
        table.bots, table.patience = self.settings.bots, self.settings.patience
        entries = [first]
        for player, command in _first_commands(guest, chairs, begin):
            for entry in table.decide(player, command, moment):
                table.evolve(entry)
                entries.append(entry)
        id = "".join([secrets.choice(LETTERS) for _ in range(12)])
        opened = Opened(id, table.game.key, table.public, self.node, guest, origin)
        term = self.bus.lease.term
        await self.store.append(write_of(id, 1, table, 1, entries, opened))
        if len(self.rooms) < self.settings.limits.tables_in_memory and self.bus.lease.term == term:
            room = self.rooms[id] = Keeper(self, id, table, Shelf(), 1)
            self.metrics.tables.set(len(self.rooms))
            await self.bus.listen(id)
            room.go_on()
        return id


def _first_commands(guest: str, chairs: Sequence[Chair], begin: bool) -> list[tuple[str, Command]]:
    """Who sits down where, as commands: at a shared screen the guest is a player of its own in each seat."""
    named = [number for number, chair in enumerate(chairs) if chair.name]
    players = {number: guest if len(named) == 1 else at_screen(guest, number) for number in named}
    host = players[named[0]]
    commands: list[tuple[str, Command]] = [(players[n], do.Sit(n, chairs[n].name)) for n in named]
    commands += [(host, do.SetBot(n, chair.bot)) for n, chair in enumerate(chairs) if chair.bot and not chair.name]
    if begin:
        commands.append((host, do.Begin()))
    return commands


def read_chairs(value: object, bots: Sequence[str]) -> list[Chair]:
    """Chairs from a request."""
    checks = Checks()
    chairs = []
    for number, item in enumerate(checks.items("chairs", value, 1, 32)):
        table = checks.table(f"chairs[{number}]", item)
        checks.known(f"chairs[{number}]", table, ("name", "bot"))
        texts = {key: text for key, text in table.items() if isinstance(text, str)}
        for key in table.keys() - texts.keys():
            checks.wrong_type(f"chairs[{number}].{key}", "text", table[key])
        if texts.get("bot") and texts["bot"] not in bots:
            checks.note("no-such-bot", {"got": texts["bot"][:40], "bots": [*bots]})
        chairs.append(Chair(**{key: texts[key] for key in ("name", "bot") if key in texts}))
    checks.done()
    return chairs
