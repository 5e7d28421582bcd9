"""Several nodes: one PostgreSQL, one NATS, one owner for each table.

A node gives a sign of life in the database every second. A table whose owner has given none for a while may be claimed
by any other node; the fencing number makes sure that the old owner can't write any more, wherever it was meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec
import nats
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError
from nats.errors import TimeoutError as NatsTimeout

from sixgun.core.refusals import Refusal, Refused
from sixgun.play import Command
from sixgun.server.clock import now_ms
from sixgun.server.tables.bus import Silence
from sixgun.server.tables.follower import Follower
from sixgun.server.tables.keeper import Keeper
from sixgun.server.tables.lease import Lease, steady
from sixgun.server.tables.room import MOVED, Room

if TYPE_CHECKING:
    from sixgun.server.tables.hall import Hall

log = logging.getLogger("sixgun.server")
BEAT = 1.0  # seconds between two signs of life
DEAD = 5_000  # milliseconds of silence after which a node's tables may be claimed
LEASE = 4.5  # seconds after its last sign of life in which a node speaks for its tables: it is silent before it is dead
ANSWER = 2.0  # seconds in which an owner must answer
FIRST_ANSWER = 5.0  # seconds in which NATS must, at the start


class Asked(msgspec.Struct, frozen=True):
    """A command for the owner of a table."""

    table: str
    player: str
    command: Command


class Answered(msgspec.Struct, frozen=True):
    """What the owner says to it."""

    seq: int = 0
    refusals: list[dict[str, Any]] = []
    game: str = ""
    elsewhere: bool = False  # the node asked does not keep the table


class Told(msgspec.Struct, frozen=True):
    """What a node tells the others of a table: new entries, who looks at it, or a wish to hear that."""

    node: str
    first: int = 0
    bodies: list[bytes] = []
    guests: list[str] | None = None
    who: bool = False
    anew: bool = False  # its log was changed: a node that has the table must read it again


class Cluster:
    """This node among the others: its bus, and who else is alive."""

    def __init__(self, hall: Hall, url: str) -> None:
        self.hall = hall
        self.url = url
        self.alive: set[str] = {hall.node}
        self.lease = Lease(LEASE)
        self._nats: Any = None
        self._by_table: dict[str, Subscription] = {}
        self._beating: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect; refused with a sentence if nobody answers."""
        try:
            opening = nats.connect(self.url, connect_timeout=3, max_reconnect_attempts=-1, error_cb=_complain)
            self._nats = await asyncio.wait_for(opening, FIRST_ANSWER)  # it would try for ever
        except (OSError, NatsError, TimeoutError) as error:
            problem = str(error) or type(error).__name__
            raise Refused(Refusal("nats-unreachable", {"problem": problem[:200]})) from error
        await self._nats.subscribe(f"sixgun.node.{self.hall.node}", cb=self._asked)
        self.lease.lose()
        await self._beat()
        self._beating = [asyncio.create_task(self._beat_on()), asyncio.create_task(self._fall_silent())]

    async def close(self) -> None:
        for task in self._beating:
            task.cancel()
        await asyncio.gather(*self._beating, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.hall.store.sign_off(self.hall.node, now_ms())
        with contextlib.suppress(Exception):
            await self._nats.drain()

    def others(self) -> set[str]:
        return self.alive - {self.hall.node}

    # ---- signs of life

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await asyncio.wait_for(self._beat(), LEASE)
            except Exception as error:
                log.error("no sign of life could be given: %s", error or type(error).__name__)

    async def _fall_silent(self) -> None:
        """Close every table when the lease ends, if nobody was quicker: the pages find out who has them now."""
        while True:
            await asyncio.sleep(max(self.lease.left(), 0.05))
            if not self.lease.held():
                self.hall.let_go()

    async def _beat(self) -> None:
        """Give a sign, see who else does, let go of tables whose owner is dead, and catch up where news was lost."""
        await self._renew()
        followers = [room for room in self.hall.rooms.values() if isinstance(room, Follower)]
        for room in followers:
            if room.owner not in self.alive:
                room.drop(MOVED)
        heads = await self.hall.store.heads([room.id for room in followers])
        for room in followers:
            if not room.dropped:
                await room.catch_up(heads.get(room.id, 0))
        for other in list(self.hall.rooms.values()):
            for node in [node for node in other.elsewhere if node not in self.alive]:
                await other.there(node, [])
                other.elsewhere.pop(node, None)

    async def _renew(self) -> None:
        """Give a sign of life in time; after too long a silence let go of everything first, and begin anew."""
        begun = steady()
        others = None
        if self.lease.held():
            others = await self.hall.store.beat(self.hall.node, DEAD, now_ms(), anew=False)
        if others is None:
            self.hall.let_go()
            begun = steady()
            others = await self.hall.store.beat(self.hall.node, DEAD, now_ms())
        self.alive = {*(others or ()), self.hall.node}
        self.lease.renew(begun)

    # ---- finding a table's room

    async def find(self, table: str) -> Room | None:
        """Follow the owner if it lives; else claim the table, unless another node was faster."""
        for _ in range(5):
            found = await self.hall.store.owner(table)
            if found is None:
                return None
            owner, fence = found
            room: Room | None
            if owner != self.hall.node and owner in self.alive:
                folded, _ = await self.hall.fold(table, await self.hall.store.left(table))
                room = Follower(self.hall, table, folded, owner)
            else:
                room = await self._claim(table, fence)
            if room is not None:
                await self.listen(table)
                return room
        raise Refused(Refusal("table-moved"))

    async def _claim(self, table: str, fence: int) -> Keeper | None:
        stored = await self.hall.store.claim(table, self.hall.node, fence, DEAD)
        if stored is None:
            return None
        log.info("table %s is kept here from now on", table)
        return await Keeper.claimed(self.hall, table, stored)

    async def listen(self, table: str) -> None:
        """Hear what other nodes tell of a table, and ask who looks at it there."""
        if table not in self._by_table:

            async def heard(message: Msg) -> None:
                await self._heard(table, msgspec.msgpack.decode(message.data, type=Told))

            self._by_table[table] = await self._nats.subscribe(_subject(table), cb=heard)
        await self._tell(table, Told(self.hall.node, who=True))

    async def forget(self, table: str) -> None:
        subscription = self._by_table.pop(table, None)
        if subscription is not None:
            with contextlib.suppress(Exception):
                await subscription.unsubscribe()

    async def _heard(self, table: str, told: Told) -> None:
        room = self.hall.rooms.get(table)
        if room is None or told.node == self.hall.node:
            return
        if told.anew:
            async with room.lock:
                room.drop(MOVED)
            return
        if told.bodies and isinstance(room, Follower):
            await room.entries(told.first, told.bodies)
        if told.guests is not None:
            await room.there(told.node, told.guests)
        if told.who:
            await self.presence(table, room.guests())

    # ---- the bus

    async def entries(self, table: str, first: int, bodies: list[bytes]) -> None:
        await self._tell(table, Told(self.hall.node, first=first, bodies=bodies))

    async def presence(self, table: str, guests: list[str]) -> None:
        await self._tell(table, Told(self.hall.node, guests=guests))

    async def anew(self, table: str) -> None:
        await self._tell(table, Told(self.hall.node, anew=True))

    async def _tell(self, table: str, told: Told) -> None:
        try:
            await self._nats.publish(_subject(table), msgspec.msgpack.encode(told))
        except NatsError as error:
            log.warning("the other nodes were not told of table %s: %s", table, error)  # they catch up by themselves

    async def command(self, owner: str, table: str, player: str, command: Command) -> int:
        question = msgspec.msgpack.encode(Asked(table, player, command))
        try:
            reply = await self._nats.request(f"sixgun.node.{owner}", question, timeout=ANSWER)
        except (NatsTimeout, NoRespondersError, NatsError) as error:
            raise Silence from error
        answer = msgspec.msgpack.decode(reply.data, type=Answered)
        if answer.elsewhere:
            raise Silence
        if answer.refusals:
            raise Refused([Refusal(r["code"], r["args"], r["rule"]) for r in answer.refusals], answer.game)
        return answer.seq

    async def _asked(self, message: Msg) -> None:
        """Another node hands a command on to us; each waits in a task of its own."""
        self.hall.spawn(self._answer(message))

    async def _answer(self, message: Msg) -> None:
        asked = msgspec.msgpack.decode(message.data, type=Asked)
        room = self.hall.rooms.get(asked.table)
        if room is None:
            room = await self.hall.room(asked.table)  # put away in the meantime
        answer = Answered(elsewhere=True)
        if isinstance(room, Keeper) and room.serves():
            try:
                answer = Answered(seq=await room.command(asked.player, asked.command))
            except Refused as refused:
                answer = Answered(refusals=[refusal.plain() for refusal in refused.refusals], game=refused.game)
        await message.respond(msgspec.msgpack.encode(answer))


def _subject(table: str) -> str:
    return f"sixgun.table.{table}"


async def _complain(error: Exception) -> None:
    log.warning("NATS: %s", error)
