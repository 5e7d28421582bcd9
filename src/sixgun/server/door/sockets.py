"""The socket of a table: frames in, answers and the table out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sixgun.core.refusals import Refusal, Refused
from sixgun.server.door import envelopes, guests
from sixgun.server.door.buckets import Allowance, Bucket, Buckets
from sixgun.server.door.envelopes import Advise, Count, Frame, Look, Ping, Why
from sixgun.server.door.prefixes import prefix_at
from sixgun.server.tables.hall import Hall
from sixgun.server.tables.room import MOVED, Room, paused
from sixgun.server.tables.viewers import Viewer
from sixgun.store import Damaged
from sixgun.store.trouble import Trouble, trouble_of

log = logging.getLogger("sixgun.server")
NOT_ALLOWED, NO_TABLE, TOO_SLOW, TOO_MANY_FRAMES, TOO_MANY_SOCKETS = 4003, 4004, 4008, 4009, 4029
ENDED = 4010  # the session was ended: a guest who comes back is somebody else
HOUSE_FULL = 4013
NOT_NOW = 4014
REFUSED = {"house-full": HOUSE_FULL, "table-moved": MOVED}  # what may be otherwise in a while
MOST_ALLOWANCES = 10_000  # addresses that are remembered
BAD_FRAMES = 50  # that a socket may send before it is closed
COUNTS = 4  # so many wishes for odds may be made for each hint


class Door:
    """Lets sockets in, so many for each guest and each address."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.by_guest: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()
        often = hall.settings.limits.hints_per_minute
        self.hints = Buckets(often / 60, max(1, often // 2))  # by guest
        self.counts = Buckets(often * COUNTS / 60, often * COUNTS)  # of odds: a page asks at every question
        limits = hall.settings.limits
        self.handshakes = Buckets(limits.handshakes_per_second, limits.handshakes_at_once)  # by address
        self.allowances: dict[str, Allowance] = {}  # by address that has a socket

    async def enter(self, socket: WebSocket, table: str, since: int, changes: bool = False) -> None:
        """One socket from its first to its last byte."""
        guest = guests.guest_of(socket)
        if not self._allowed(socket):
            await _turn_away(socket, NOT_ALLOWED)
            return
        address = prefix_at(socket)
        if not self.handshakes.take(address) or self._full(guest, address):
            await _turn_away(socket, TOO_MANY_SOCKETS)
            return
        self.by_guest[guest] += 1
        self.by_address[address] += 1
        self.hall.metrics.sockets.inc()
        try:
            await self._serve(socket, guest, table, since, changes)
        finally:
            self.hall.metrics.sockets.dec()
            for counter, name in ((self.by_guest, guest), (self.by_address, address)):
                counter[name] -= 1
                if counter[name] <= 0:
                    del counter[name]
            self._forget()

    def end(self, guest: str) -> None:
        """End every session of a guest at a table: its tokens no longer stand for it."""
        for room in self.hall.rooms.values():
            for viewer in room.viewers:
                if viewer.guest == guest:
                    viewer.close(ENDED)

    def _allowed(self, socket: WebSocket) -> bool:
        """A browser says where its page comes from, and that must be here; a program shows its token instead."""
        origin = socket.headers.get("origin")
        if origin is None:
            return bool(guests.bearer(socket)) or not socket.cookies
        return self.hall.settings.allows(origin, socket.headers.get("host", ""))

    def _full(self, guest: str, address: str) -> bool:
        limits = self.hall.settings.limits
        return (
            (bool(guest) and self.by_guest[guest] >= limits.sockets_per_guest)
            or self.by_address[address] >= limits.sockets_per_address
            or self.by_address.total() >= limits.sockets
        )

    async def _serve(self, socket: WebSocket, guest: str, table: str, since: int, changes: bool = False) -> None:
        try:
            room = await self.hall.room(table)
        except Exception as error:
            await _explain(socket, trouble_of(error) or error)
            return
        if room is None:
            await _turn_away(socket, NO_TABLE)
            return
        await socket.accept()
        own = room.table.numbers(room.table.seat_of(guest))
        seen = 0 if room.table.hot_seat else min(own.entry(since), room.table.seq)  # other eyes may have looked before
        viewer = Viewer(guest, seen, self.hall.settings.limits.unread_messages, changes)
        sender = asyncio.create_task(self._send(socket, room, viewer))
        try:
            await room.join(viewer)
            if room.paused:
                viewer.send(room.told_paused())
            await self._receive(socket, room, viewer, sender)
        finally:
            viewer.close(1001)
            await room.leave(viewer)
            await asyncio.gather(sender, return_exceptions=True)

    def _allowance(self, address: str) -> Allowance:
        """What all sockets of an address share."""
        if address not in self.allowances:
            limits = self.hall.settings.limits
            self.allowances[address] = Allowance(limits.address_bytes_per_second, limits.address_bytes_at_once)
        return self.allowances[address]

    def _forget(self) -> None:
        """A guest who comes again soon finds what was left; those who left first are forgotten."""
        if len(self.allowances) > MOST_ALLOWANCES:
            gone = [name for name in self.allowances if name not in self.by_address]
            for name in gone[: len(gone) // 2]:
                del self.allowances[name]

    async def _pay(self, viewer: Viewer, size: int, *allowances: Allowance) -> None:
        """Wait as long as what was sent before makes it necessary."""
        self.hall.metrics.sent.inc(size)
        wait = max([allowance.wait(size) for allowance in allowances])
        if wait > 0:
            self.hall.metrics.slowed.inc()
            await viewer.pause(wait)

    async def _send(self, socket: WebSocket, room: Room, viewer: Viewer) -> None:
        limits = self.hall.settings.limits
        patience = limits.seconds_to_read
        own, shared = Allowance(limits.bytes_per_second, limits.bytes_at_once), self._allowance(prefix_at(socket))
        try:
            while True:
                message = await viewer.next()
                if message is None and viewer.closing:
                    await asyncio.wait_for(socket.close(viewer.closing), 1)
                    return
                if message is None:
                    message = await room.anew(viewer)
                await self._pay(viewer, len(message), own, shared)
                async with asyncio.timeout(patience):
                    await _tell(socket, room, viewer, message.decode())
        except TimeoutError:
            await asyncio.gather(asyncio.wait_for(socket.close(TOO_SLOW), 1), return_exceptions=True)
        except Refused:  # the table is kept elsewhere
            await asyncio.gather(asyncio.wait_for(socket.close(MOVED), 1), return_exceptions=True)
        except (RuntimeError, WebSocketDisconnect):
            pass  # the other end has gone

    async def empty(self, seconds: float) -> None:
        """Wait until everybody has gone, so long at most."""
        end = time.monotonic() + seconds
        while self.by_address and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def _receive(self, socket: WebSocket, room: Room, viewer: Viewer, sender: asyncio.Task[None]) -> None:
        limits = self.hall.settings.limits
        bucket = Bucket(limits.frames_per_second, limits.frames_at_once)
        bad = 0
        ear = _Ear(socket, sender)
        while not viewer.closing:
            data = await ear.next()
            if data is None:
                return
            if not bucket.take() or bad > BAD_FRAMES:
                self.hall.metrics.frames.labels("too-many").inc()
                viewer.close(TOO_MANY_FRAMES)
                return
            began = time.perf_counter()
            answer, fine = await self._answer(room, viewer, data)
            bad += not fine
            (self.hall.metrics.fine if fine else self.hall.metrics.bad).inc()
            self.hall.metrics.seconds.observe(time.perf_counter() - began)
            if answer is not None:
                viewer.send(answer, answer=True)

    async def _answer(self, room: Room, viewer: Viewer, data: bytes) -> tuple[bytes | None, bool]:
        """The answer to a frame, and whether it was one; None if the answer comes later."""
        if len(data) > self.hall.settings.limits.frame_bytes:
            args = {"most": self.hall.settings.limits.frame_bytes}
            return envelopes.refused(0, [Refusal("frame-size", {**args})]), False
        try:
            frame = envelopes.decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return envelopes.refused(0, [Refusal("frame-form")]), False
        try:
            return await self._do(room, viewer, frame), True
        except Refused as refused:
            return envelopes.refused(frame.id, refused.refusals), True

    async def _advise(self, room: Room, viewer: Viewer, id: int, odds: bool) -> None:
        """Send the hint, or the odds, that were asked for, or why there are none."""
        try:
            if viewer.guest and not (self.counts if odds else self.hints).take(viewer.guest):
                raise Refused(Refusal("hints-too-many"))
            if odds:
                answer = envelopes.odds(id, await room.odds(viewer))
            else:
                answer = envelopes.advice(id, await room.hint(viewer))
        except Refused as refused:
            answer = envelopes.refused(id, refused.refusals)
        except Exception as error:  # the game goes on without it
            log.error("no hint at table %s", room.id, exc_info=error)
            answer = envelopes.refused(id, [Refusal("hint-failed")])
        viewer.send(answer, answer=True)

    async def _do(self, room: Room, viewer: Viewer, frame: Frame) -> bytes | None:
        deed = frame.do
        if isinstance(deed, Advise | Count):
            room.spawn(self._advise(room, viewer, frame.id, isinstance(deed, Count)))  # the player may choose meanwhile
            await asyncio.sleep(0)  # it looks at this question, not at the one after the next frame
            return None
        if isinstance(deed, Ping):
            if not room.serves():
                raise Refused(Refusal("table-moved"), room.table.game.key)
            return envelopes.done(frame.id, viewer.numbering(room.table).of(room.table.seq))
        if isinstance(deed, Look):
            await room.look(viewer, deed.seat)
            return envelopes.done(frame.id, viewer.numbering(room.table).of(room.table.seq))
        player = viewer.player(room.table)
        if isinstance(deed, Why):
            return envelopes.because(frame.id, await room.why(player, deed.pick))
        if not viewer.guest:
            raise Refused(Refusal("no-guest"))
        seq = await room.command(player, deed)
        return envelopes.done(frame.id, viewer.numbering(room.table).of(seq))


async def _frame(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""


class _Ear:
    """Listens to a socket until nothing can be sent any more: a guest who reads nothing is not heard either.

    What waits for a frame is this task itself, which is woken when the sender ends: one more task for each frame, and
    waiting for the first of two, would cost more than most of what the frame asks for.
    """

    def __init__(self, socket: WebSocket, sender: asyncio.Task[None]) -> None:
        self.socket, self.sender = socket, sender
        self.listener = asyncio.current_task()
        self.waits = False
        sender.add_done_callback(self._wake)

    def _wake(self, _: asyncio.Task[None]) -> None:
        if self.waits and self.listener is not None:
            self.listener.cancel()  # nothing else is under way: whatever was asked for before is done

    async def next(self) -> bytes | None:
        """The next frame; None if there is none any more."""
        if self.sender.done():
            return None
        self.waits = True
        try:
            return await _frame(self.socket)
        except (WebSocketDisconnect, RuntimeError):
            return None
        except asyncio.CancelledError:
            if not self.sender.done() or self.listener is None or self.listener.uncancel():
                raise  # somebody else wants it to end
            return None
        finally:
            self.waits = False


async def _tell(socket: WebSocket, room: Room, viewer: Viewer, message: str) -> None:
    """Send a message, unless it may be the past by now; an answer is true whatever happened since."""
    if viewer.answering or room.current():
        await socket.send_text(message)


async def _explain(socket: WebSocket, error: Exception) -> None:
    """The table cannot be shown: say why, if it may be otherwise in a while."""
    if not isinstance(error, Refused):
        await _turn_away(socket, 1011)
        raise error
    why = error.refusal
    if isinstance(error, Trouble | Damaged):
        log.error("table %s cannot be shown: %s", socket.path_params.get("table", ""), error.__cause__ or error)
        await socket.accept()
        await socket.send_text(paused(why).decode())
        await socket.close(NOT_NOW)
    else:
        await _turn_away(socket, REFUSED.get(why.code, NO_TABLE))


async def _turn_away(socket: WebSocket, code: int) -> None:
    """Accept only to close: browsers hide the reason of a refused handshake from the page."""
    await socket.accept()
    await socket.close(code)
