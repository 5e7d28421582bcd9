"""A room: one table with everybody who looks at it from this node."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

import msgspec

from sixgun.bots.advice import Hint
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.play import Command, Entry, Table
from sixgun.play.seats import guest_of
from sixgun.server.clock import now_ms
from sixgun.server.tables.viewers import Viewer
from sixgun.server.work.thinkers import SEARCHES

if TYPE_CHECKING:
    from sixgun.server.tables.hall import Hall

T = TypeVar("T")
Position = tuple[str, dict[str, Plain], bytes, int]  # a game, its pack, a state, a seat

SHUTTING_DOWN = 4000  # close code: come back at once
MOVED = 4001  # close code: the table is kept elsewhere now; connect again
MOST_LINES = 400  # of the story in one message
GOES_ON = msgspec.json.encode({"type": "goes-on"})


class Room:
    """What keepers and followers have in common: viewers, presence, telling."""

    def __init__(self, hall: Hall, id: str, table: Table) -> None:
        self.hall = hall
        self.id = id
        self.table = table
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, list[str]] = {}  # by other node: the guests that look at the table there
        self.paused = False
        self.trouble: Refusal | None = None  # why nothing can be written just now: a pause that passes
        self.dropped = False  # this node is not concerned with the table any more
        self.idle_since = time.monotonic()
        self.lock = asyncio.Lock()  # one thing at a time; nobody is told anything while it is held for a write
        self.tasks: set[asyncio.Task[None]] = set()
        self._leaving: dict[int, asyncio.TimerHandle] = {}  # by seat: when the others are told that it may be filled
        self._odds: dict[int, tuple[tuple[Plain, ...], list[dict[str, Plain]]]] = {}  # the same for odds
        self._hints: dict[int, tuple[tuple[Plain, ...], Hint]] = {}  # by seat: the last one, and for which question
        moment = now_ms()
        self.table.resumed = moment
        self.table.away = {n: moment for n, seat in enumerate(table.seats) if seat.player}

    def serves(self) -> bool:
        """Whether this node has the table, and may tell of it."""
        return self.current() and not self.dropped

    def current(self) -> bool:
        """Whether what is known here may be told: not after the lease has ended, for it may be the past by now."""
        if self.hall.bus.lease.held():
            return True
        self.hall.let_go()
        self.lapse()  # also if the hall doesn't know this room yet, or any more
        return False

    def lapse(self) -> None:
        """The lease is lost: nobody hears any more of what is known here."""
        for viewer in self.viewers:
            viewer.forget()
        if not self.dropped:
            self.drop(MOVED)

    def reading(self) -> _Reading:
        """Look at the table for somebody, one thing at a time; Refused if it is kept elsewhere now."""
        return _Reading(self)

    # ---- what keepers and followers do differently

    async def command(self, player: str, command: Command) -> int:
        raise NotImplementedError

    def go_on(self) -> None:
        """Let go on what goes on by itself."""

    def busy(self) -> bool:
        """Whether something goes on by itself."""
        return bool(self.tasks)

    # ---- who looks

    async def join(self, viewer: Viewer) -> None:
        """Somebody looks at the table from now on."""
        async with self.lock:
            if not self.serves():
                viewer.close(MOVED)
                return
            self.viewers.add(viewer)
            if self.table.hints or any([seat.bot in SEARCHES for seat in self.table.seats]):
                self.hall.thinkers.warm("search")
            changed = self.note_who_is_here()
            self.tell(None if changed else [viewer])
            self.go_on()

    async def leave(self, viewer: Viewer) -> None:
        async with self.lock:
            self.viewers.discard(viewer)
            self.idle_since = time.monotonic()
            if not self.dropped and self.note_who_is_here():
                self.tell()

    async def look(self, viewer: Viewer, seat: int | None) -> None:
        """At a shared screen: other eyes, and the story from the start as those eyes saw it."""
        async with self.reading():
            own = self.table.seats_of(viewer.guest)
            if seat is not None and seat not in own:
                raise Refused(Refusal("not-your-seat"), self.table.game.key)
            if not own or not self.table.hot_seat:
                return  # who has no other eyes sees what was seen before
            viewer.look = seat
            viewer.begin_anew()
            self.tell([viewer])

    async def there(self, node: str, guests: list[str]) -> None:
        """Another node says who looks at this table there."""
        async with self.lock:
            self.elsewhere[node] = guests
            if self.note_who_is_here():
                self.tell()

    async def why(self, player: str, pick: str) -> Refusal | None:
        """Why a pick is not possible now."""
        async with self.reading():
            seat = self.table.seat_of(player)
            if seat is None:
                return Refusal("not-seated")
            if not self.table.begun:
                return Refusal("not-in-play")
            return self.table.game.refuse(self.table.match.state, seat, pick)

    async def hint(self, viewer: Viewer) -> Hint:
        """What the search would choose for the one who looks; thought about once for each question."""

        async def think(position: Position, question: tuple[Plain, ...]) -> Hint:
            hint = await self.hall.thinkers.hint(*position, self._seed(question))
            if hint is None:
                raise Refused(Refusal("hint-busy"), self.table.game.key)
            return hint

        return await self._thought(viewer, self._hints, think)

    async def odds(self, viewer: Viewer) -> list[dict[str, Plain]]:
        """The odds that matter to the one who looks; counted once for each question."""

        async def count(position: Position, _: tuple[Plain, ...]) -> list[dict[str, Plain]]:
            return await self.hall.thinkers.odds(*position)

        return await self._thought(viewer, self._odds, count, odds=True)

    async def _thought(
        self,
        viewer: Viewer,
        kept: dict[int, tuple[tuple[Plain, ...], T]],
        think: Callable[[Position, tuple[Plain, ...]], Awaitable[T]],
        odds: bool = False,
    ) -> T:
        """What is thought about the question that a viewer is asked, once for each question."""
        async with self.reading():
            player = viewer.player(self.table)
            seat = self.table.seat_to_hint(player, odds)
            question = self.table.question_of(seat)
            match = self.table.match
            position = (match.game.key, match.game.pack_data, match.game.pack(match.state), seat)
        found = kept.get(seat)
        if found is None or found[0] != question:
            found = kept[seat] = (question, await think(position, question))
        # Meanwhile the table may have moved on, or somebody else look at this screen.
        if not self.serves() or viewer.player(self.table) != player or self.table.question_of(seat) != question:
            raise Refused(Refusal("hint-late"), self.table.game.key)
        return found[1]

    def _seed(self, question: tuple[Plain, ...]) -> int:
        """The chance of a hint: the same for the same question, on every node."""
        return int.from_bytes(blake2b(repr((self.id, question)).encode(), digest_size=7).digest())

    def guests(self) -> list[str]:
        return sorted({viewer.guest for viewer in self.viewers if viewer.guest})

    def note_who_is_here(self) -> bool:
        """Keep the table's `away` true; whether it changed."""
        here = {*self.guests(), *[guest for guests in self.elsewhere.values() for guest in guests]}
        moment, changed = now_ms(), False
        for number, seat in enumerate(self.table.seats):
            present = not seat.player or guest_of(seat.player) in here
            if present and number in self.table.away:
                del self.table.away[number]
                self._stop_waiting_for(number)
                changed = True
            elif not present and number not in self.table.away:
                self.table.away[number] = moment
                changed = True
                self._stop_waiting_for(number)
                if not self.dropped:
                    wait = self.table.patience.away / 1000 + 0.1
                    self._leaving[number] = self.later(wait, self._tell_who_is_gone)
        if changed:
            self.spawn(self.hall.bus.presence(self.id, self.guests()))
        return changed

    def _stop_waiting_for(self, seat: int) -> None:
        if seat in self._leaving:
            self._leaving.pop(seat).cancel()

    async def _tell_who_is_gone(self) -> None:
        async with self.lock:
            if not self.dropped:
                self.tell()

    # ---- telling

    def tell_news(self) -> None:
        """Send the table to those who are told of something new: others are not to see that something happened."""
        changed = self.note_who_is_here()
        if changed or not self.table.parts:
            self.tell()
            return
        self.tell([viewer for viewer in self.viewers if self._missed(viewer)])

    def _missed(self, viewer: Viewer) -> int:
        """How many entries a viewer has not been told of yet, of those that it is told of."""
        numbers = viewer.numbering(self.table)
        return numbers.of(self.table.seq) - numbers.of(viewer.seen)

    def tell(self, whom: Sequence[Viewer] | None = None) -> None:
        """Send everybody (or these) the table as they may see it, with what they have not heard yet."""
        if not self.serves():
            return
        shared = self._for_all(now_ms())
        same: dict[tuple[int, bool], bytes] = {}
        for viewer in list(self.viewers) if whom is None else whom:
            if viewer.lagging:
                continue  # it is told bit by bit
            if self._missed(viewer) > MOST_LINES:
                viewer.fall_behind()
                continue
            own = self.table.seats_of(viewer.guest) or viewer.guest in self.table.removed
            who = viewer.guest if own else ""
            alike = (viewer.seen, viewer.changes)
            message = same.get(alike) if not who else None  # spectators see the same
            if message is None:
                message = self._made_for(viewer, shared)
                if not who:
                    same[alike] = message
            viewer.send(message, seq=self.table.seq)

    def message(self, viewer: Viewer, moment: int) -> bytes:
        """The table for one viewer, ready to send."""
        return self._made_for(viewer, self._for_all(moment))

    def _for_all(self, moment: int) -> bytes:
        """The beginning of everybody's message, which is put into JSON once."""
        return msgspec.json.encode({"type": "table", "now": moment, **self.table.for_all(moment)})[:-1] + b","

    def _made_for(self, viewer: Viewer, shared: bytes) -> bytes:
        told = self.table.for_one(viewer.player(self.table), viewer.seen, viewer.changes)
        told["yours"] = [*self.table.seats_of(viewer.guest)]
        return shared + msgspec.json.encode(told)[1:]

    def evolve(self, entry: Entry) -> None:
        """Take an entry in. What each of its events changes is kept only where somebody wants to be told."""
        self.table.match.watched = any([viewer.changes for viewer in self.viewers])
        self.table.evolve(entry)

    def told_paused(self) -> bytes:
        """That the table stands still, and why if it isn't the table's own fault."""
        return paused(self.trouble)

    async def anew(self, viewer: Viewer) -> bytes:
        """The next bit for a viewer who fell behind: a part of the story, and at last the table."""
        async with self.reading():
            if self._missed(viewer) > MOST_LINES:
                numbers = viewer.numbering(self.table)
                upto = numbers.entry(numbers.of(viewer.seen) + MOST_LINES)
                part = self.table.chapter(viewer.player(self.table), viewer.seen, upto)
                viewer.seen = viewer.sent = upto
                return msgspec.json.encode({"type": "story", **part})
            viewer.lagging = False
            message = self.message(viewer, now_ms())
            viewer.seen = viewer.sent = self.table.seq
            return message

    # ---- the end of a room

    def drop(self, code: int) -> None:
        """Be done with this table here, and send its viewers away with a close code."""
        self.dropped = True
        for seat in [*self._leaving]:
            self._stop_waiting_for(seat)  # a timer would keep the whole table in memory until then
        for viewer in self.viewers:
            viewer.close(code)
        self.hall.gone(self)

    def idle(self, seconds: float) -> bool:
        """Whether nobody has looked for so long, and nothing goes on by itself."""
        if self.viewers or self.lock.locked() or self.busy():
            return False
        return time.monotonic() - self.idle_since > seconds

    def spare(self) -> bool:
        """Whether nothing but a flag to fall keeps the table here."""
        return not (self.viewers or self.lock.locked() or self.tasks)

    async def sleep(self, seconds: float) -> None:
        """Leave the memory, if still nobody looks."""
        if self.idle(seconds):
            self.drop(SHUTTING_DOWN)

    # ---- small things that run beside

    def later(self, seconds: float, job: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), lambda: self.spawn(job()))

    def spawn(self, job: Awaitable[None]) -> None:
        async def run() -> None:
            await job

        task = asyncio.create_task(run())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def paused(why: Refusal | None) -> bytes:
    return msgspec.json.encode({"type": "paused"} if why is None else {"type": "paused", "refusal": why.plain()})


class _Reading:
    """One thing at a time at a table that this node may speak for."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> None:
        await self.room.lock.acquire()
        if not self.room.serves():
            self.room.lock.release()
            raise Refused(Refusal("table-moved"), self.room.table.game.key)

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()
