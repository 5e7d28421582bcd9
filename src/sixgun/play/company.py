"""What people at a table may do about one another: talk, send somebody away, not wait for ever."""

from __future__ import annotations

from sixgun.play.entries import Entry
from sixgun.play.patience import Talk
from sixgun.play.seats import Seat, guest_of
from sixgun.play.sitting import Sitting
from sixgun.play.story import Line
from sixgun.play.words import chat_line


class Company(Sitting):
    """A table and its people."""

    # ---- talking

    def say(self, player: str, words: str, now: int) -> list[Entry]:
        seat = self.seat_of(player)
        if seat is None:
            raise self.no("not-seated")
        text = chat_line(words)
        if not text:
            raise self.no("chat-empty")
        wait = Talk.wait(self.seats[seat].talked, now)
        if wait:
            raise self.no("chat-too-fast", {"seconds": -(-wait // 1000)})
        return [Entry("said", now, seat, text)]

    def told_since(self, since: int, upto: int | None = None) -> list[Line]:
        """The lines of the story after entry `since`, up to another one; of long talk only the end."""
        first = self.talk[0] if self.talk else 0
        last = len(self.story) if upto is None else max(0, upto - 1)
        lines = self.story[max(0, since - 1) : last]  # line 0 is entry 2
        return [line for line in lines if line.kind != "said" or line.seq >= first]

    # ---- the host

    @property
    def host(self) -> int | None:
        """The seat of the host: of those who sit here, the one who came first."""
        found = self.seats_of(self._first_guest())
        return found[0] if found else None

    def _first_guest(self) -> str:
        return next((guest for guest in self.came if guest), "")

    def remove(self, player: str, number: int, now: int) -> list[Entry]:
        """The host sends somebody away, who cannot sit down here again."""
        seat = self.seat(number)
        if self.begun:
            raise self.no("already-begun")
        if guest_of(player) != self._first_guest():
            raise self.no("not-host")
        if not seat.player or guest_of(seat.player) == guest_of(player):
            raise self.no("nobody-there")
        return [Entry("removed", now, number)]

    # ---- waiting

    def bot_at(self, number: int) -> int | None:
        """From when on the others may call for a bot in a seat, if its player does nothing; None if they may not."""
        if not self._is_waited_for(number):
            return None
        left = self.away.get(number)
        due = [] if left is None else [left + self.patience.away]
        stalls = self._stalls_at(number)
        return min(due if stalls is None else [*due, stalls], default=None)

    def claim_at(self, number: int) -> int | None:
        """From when on the game may be claimed against a seat, if its player does nothing; None if it may not."""
        if len(self.seats) != 2 or not self._is_waited_for(number):
            return None
        return self._stalls_at(number)

    def claim(self, seat: int, now: int) -> list[Entry]:
        """The game is the seat's, because the other one has not chosen for too long."""
        if self.claimed == seat:
            return []  # said twice
        if not self.begun or self.over:
            raise self.no("not-in-play")
        if len(self.seats) != 2:
            raise self.no("claim-two")
        other = 1 - seat
        if other in self.clock.since:
            raise self.no("claim-clock")
        due = self.claim_at(other)
        if due is None or seat in self.asked() or self.seats[seat].bot:
            raise self.no("claim-nobody")
        if now < due:
            raise self.no("claim-early", {"name": self.seats[other].called, "seconds": -(-(due - now) // 1000)})
        return [Entry("claimed", now, seat)]

    def _stalls_at(self, number: int) -> int | None:
        """When a seat that is asked will have done nothing for too long; None where a clock says how long it has."""
        if number not in self.waits or number in self.clock.since:
            return None
        return max(self.waits[number], self.resumed) + self.patience.stall

    def _is_waited_for(self, number: int) -> bool:
        """Whether a person plays the seat, and others play with them, not all at one screen."""
        seat = self.seats[number]
        if not self.begun or self.over or seat.bot or not seat.player:
            return False
        return any([other.player and guest_of(other.player) != guest_of(seat.player) for other in self.seats])

    def seat(self, number: int) -> Seat:
        """A seat by its number; Refused if there is none."""
        if not 0 <= number < len(self.seats):
            raise self.no("no-such-seat", {"seat": str(number)[:20], "seats": len(self.seats)})
        return self.seats[number]
