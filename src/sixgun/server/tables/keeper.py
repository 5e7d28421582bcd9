"""A keeper runs one table: commands come in one at a time, are taken in, written down for good, and only then told.

Whatever goes wrong inside a table stays there: the table is paused with its log as it was, and its players are told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.play import Command, Entry, Table
from sixgun.play.checkpoints import Checkpoint, Shelf, put_by
from sixgun.play.entries import encode
from sixgun.play.seats import guest_of
from sixgun.play.story import PICKS
from sixgun.server.clock import now_ms, wall_ms
from sixgun.server.tables import summaries
from sixgun.server.tables.room import GOES_ON, MOVED, Room
from sixgun.store import Fenced, Opened, Stored, Write
from sixgun.store.trouble import Trouble, trouble_of

if TYPE_CHECKING:
    from sixgun.server.tables.hall import Hall

log = logging.getLogger("sixgun.server")
TRY_LATER = 600_000  # milliseconds, after which a table that a fault has paused is tried again, if something is due


class Keeper(Room):
    """The owner of a table."""

    def __init__(self, hall: Hall, id: str, table: Table, shelf: Shelf, fence: int) -> None:
        super().__init__(hall, id, table)
        self.shelf = shelf
        self.fence = fence
        self._thinking: dict[int, tuple[Plain, ...]] = {}  # by seat: the question that its bot thinks about
        self._flag: asyncio.TimerHandle | None = None
        self._due: int | None = None  # when it falls
        self._stood = 0  # since when nothing could be written
        self._noted: int | None = -1  # what the store's due list says of this table; -1: nobody knows

    @classmethod
    async def claimed(cls, hall: Hall, id: str, stored: Stored) -> Keeper:
        """The keeper of a table that this house has just claimed: the time in which nobody kept it is nobody's."""
        keeper = cls(hall, id, *await hall.fold(id, stored), stored.fence)
        if not keeper._written_by_this_house(stored):
            with contextlib.suppress(Refused):  # paused at once
                async with keeper._working():
                    await keeper.take(keeper.table.resume(stored.life, now_ms()))
        return keeper

    def _written_by_this_house(self, stored: Stored) -> bool:
        """Whether clocks run by this house's time; it may have claimed the table before, and written nothing."""
        story = self.table.story
        return stored.owner == self.hall.node and bool(story) and story[-1].at >= self.hall.began

    # ---- commands

    async def command(self, player: str, command: Command) -> int:
        """Decide, take in, write down, tell. Returns the number of the table's last entry; raises Refused."""
        async with self._working():
            await self.take(self.table.decide(player, command, now_ms()))
            return self.table.seq

    async def take(self, entries: Sequence[Entry]) -> None:
        """Take entries in and write them down; nobody hears of them before they are safe."""
        if not entries:
            return
        first = self.table.seq + 1
        for entry in entries:
            self.evolve(entry)
        checkpoint, shelf = self._put_by(entries[-1])
        write = write_of(self.id, self.fence, self.table, first, entries, checkpoint=checkpoint)
        try:
            await self.hall.store.append(write)
        except Exception as error:
            raise trouble_of(error) or error from error
        self.shelf = shelf
        self._noted = write.due
        self.hall.metrics.entries.inc(len(entries))
        await self.hall.bus.entries(self.id, first, write.entries)
        self.tell_news()
        self.go_on()

    def _put_by(self, last: Entry) -> tuple[Checkpoint | None, Shelf]:
        """A checkpoint to be written with these entries, if it is time for one, and the shelf once it is."""
        if self.shelf.unwritten is not None:
            return self.shelf.unwritten, self.shelf.written()
        if not self.shelf.due(self.table):
            return None, self.shelf
        return put_by(self.id, self.table, self.shelf, encode(last))

    def _working(self) -> _Working:
        return _Working(self)

    async def failed(self, error: BaseException) -> None:
        """Something broke. The log is as it was: go back to it, and stop there, unless another node goes on."""
        if isinstance(error, Fenced):
            log.warning("table %s is kept by another node now", self.id)
            self.drop(MOVED)
            return
        if isinstance(error, Trouble):
            log.error("table %s waits: %s", self.id, error.__cause__ or error)
            self.trouble = error.refusal
            self._stood = now_ms()
            self._thinking.clear()  # what bots chose was not written: they are asked again
            self.hall.mender.report(error.refusal)
        else:
            log.error("table %s is paused", self.id, exc_info=error)
            self.hall.metrics.faults.inc()
        self.paused = True
        self._stop_clock()
        try:
            away = self.table.away
            self.table, self.shelf = await self.hall.fold(self.id, await self.hall.store.left(self.id))
            self.table.away, self.table.resumed = away, now_ms()
        except Exception as worse:
            log.error("table %s cannot be read again", self.id, exc_info=worse)
            self.drop(1011)
            return
        try:
            self.tell()
        except Exception as worse:
            log.error("table %s cannot be shown", self.id, exc_info=worse)
        for viewer in self.viewers:
            viewer.send(self.told_paused())

    @classmethod
    async def standing(cls, hall: Hall, id: str, trouble: Trouble) -> Keeper | None:
        """A table that can be shown, but not claimed, because nothing can be written just now."""
        found = await hall.store.owner(id)
        if found is None:
            return None
        keeper = cls(hall, id, *await hall.fold(id, await hall.store.left(id)), found[1])
        keeper.trouble, keeper.paused, keeper._stood = trouble.refusal, True, now_ms()
        return keeper

    async def go_on_again(self) -> None:
        """There is room again: see what was written after all, and go on. The time in between was nobody's."""
        async with self.lock:
            if not self.trouble or not self.serves():
                return
            try:
                stored = await self.hall.store.claim(self.id, self.hall.node, self.fence)
                if stored is None:
                    raise Fenced(self.id)
                away = self.table.away
                self.table, self.shelf = await self.hall.fold(self.id, stored)
                self.table.away, self.table.resumed, self.fence = away, now_ms(), stored.fence
                self.trouble, self.paused, stood = None, False, self._stood
                life = (0, stood) if self._written_by_this_house(stored) else stored.life
                await self.take(self.table.resume(life, now_ms()))
                for viewer in self.viewers:
                    viewer.send(GOES_ON)
                self.tell()
                self.go_on()
            except Exception as error:
                await self.failed(trouble_of(error) or error)

    def drop(self, code: int) -> None:
        self._stop_clock()
        super().drop(code)

    # ---- what goes on by itself: bots and clocks

    def busy(self) -> bool:
        """A flag that falls soon is waited for here; before a later one, the due list wakes the table."""
        if self.trouble:
            return True
        soon = now_ms() + 1000 * self.hall.settings.limits.idle_seconds
        return (self._due is not None and self._due < soon) or super().busy()

    async def sleep(self, seconds: float) -> None:
        due = now_ms() + TRY_LATER if self.paused and self._noted is not None else self.table.flag_at()
        if due != self._noted:
            await self.hall.store.note_due(self.id, self.fence, due)
            self._noted = due
        await super().sleep(seconds)

    def go_on(self) -> None:
        """Ask the bots whose decision it is, and set the timer for the next flag."""
        if self.paused or self.dropped:
            return
        for seat, bot in self.table.bots_to_move():
            question = self.table.question_of(seat)
            if self._thinking.get(seat) != question:
                self._thinking[seat] = question
                self.spawn(self._bot(seat, bot, question))
        self._stop_clock()
        self._due = self.table.flag_at()
        if self._due is not None:
            self._flag = self.later((self._due - now_ms()) / 1000, self._tick)

    async def _bot(self, seat: int, bot: str, question: tuple[Plain, ...]) -> None:
        """Let a bot think, elsewhere, and make its pick if the table still waits for it."""
        match = self.table.match
        try:
            state = match.game.pack(match.state)
            game, pause = match.game, self.table.bots_pause()
            pick = await self.hall.thinkers.pick(game.key, game.pack_data, state, seat, bot, pause)
        except Exception as error:
            if not self.hall.closing:
                async with self.lock:
                    await self.failed(error)
            return
        await self._by_itself(lambda: self._bot_pick(seat, pick, question))

    def _bot_pick(self, seat: int, pick: str, question: tuple[Plain, ...]) -> list[Entry]:
        """A bot's answer; [] if the table has moved on since the bot was asked."""
        if seat not in self.table.asked() or self.table.question_of(seat) != question:
            return []
        return self.table.bot_pick(seat, pick, self.table.turned, now_ms())

    async def _tick(self) -> None:
        await self._by_itself(lambda: self.table.tick(now_ms()))

    async def _by_itself(self, decide: Callable[[], list[Entry]]) -> None:
        try:
            async with self._working():
                entries = decide()
                await self.take(entries)
                if not entries:
                    self.go_on()
        except Refused:
            pass  # paused or dropped in the meantime

    def _stop_clock(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
            self._flag = self._due = None


def write_of(
    id: str,
    fence: int,
    table: Table,
    first: int,
    entries: Sequence[Entry],
    opened: Opened | None = None,
    checkpoint: Checkpoint | None = None,
) -> Write:
    """What must be written for these entries, which the table has taken in."""
    at = wall_ms()
    ended = table.over and any(entry.kind in (*PICKS, "claimed") for entry in entries)
    listed = table.numbers(None).tells(table.seq)  # else not even when it was may show
    return Write(
        table=id,
        fence=fence,
        seq=first,
        entries=[encode(entry) for entry in entries],
        at=at,
        stage=summaries.stage(table),
        summary=summaries.encode(id, table, at) if listed else None,
        guests=sorted({guest_of(entry.who) for entry in entries if entry.who}),
        replay=summaries.replay(id, table, at) if ended else None,
        opened=opened,
        checkpoint=checkpoint,
        due=table.flag_at(),
    )


class _Working:
    """One thing at a time at a table. What breaks is the table's own trouble, told as a refusal to the asker."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def __aenter__(self) -> None:
        await self.keeper.lock.acquire()
        if self.keeper.paused or not self.keeper.serves():
            self.keeper.lock.release()
            raise self._refused()

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            refused = isinstance(error, Refused) and not isinstance(error, Trouble)
            if isinstance(error, Exception) and not refused:
                await self.keeper.failed(error)
                raise self._refused() from error
        finally:
            self.keeper.lock.release()

    def _refused(self) -> Refused:
        code = "table-paused" if self.keeper.paused else "table-moved"
        return Refused(self.keeper.trouble or Refusal(code), self.keeper.table.game.key)
