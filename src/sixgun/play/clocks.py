"""Clocks: none, so many seconds a move, or a chess clock with increment. None of them ticks by itself."""

from __future__ import annotations

from collections.abc import Collection

from sixgun.core.checks import Checks
from sixgun.core.plain import Plain

NONE, MOVE, CHESS = "none", "move", "chess"
KINDS = (NONE, MOVE, CHESS)
DAY = 24 * 60 * 60
BOTS_OWN = 60_000  # milliseconds


class Clock:
    """The time that each seat has left, and since when it has been running for those who are asked.

    >>> clock = Clock("chess", seconds=60, increment=5, seats=2)
    >>> clock.start([0], now=0)
    >>> clock.stop(0, now=10_000)
    >>> clock.left
    [55000, 60000]
    """

    def __init__(self, kind: str, seconds: int, increment: int, seats: int) -> None:
        self.kind = kind
        self.seconds = seconds
        self.increment = increment
        self.left = [seconds * 1000] * seats
        self.since: dict[int, int] = {}  # by seat whose clock runs: from when

    def start(self, seats: list[int], now: int) -> None:
        """Let exactly these seats' clocks run; one that runs already goes on."""
        if self.kind == NONE:
            return
        for seat in seats:
            if seat not in self.since:
                self.since[seat] = now
                if self.kind == MOVE:
                    self.left[seat] = self.seconds * 1000
        for seat in [seat for seat in self.since if seat not in seats]:
            del self.since[seat]

    def stop(self, seat: int, now: int) -> None:
        """A seat has made its pick: its time is charged, and the increment added."""
        if seat in self.since:
            self.left[seat] = max(0, self.left[seat] - (now - self.since.pop(seat)))
            if self.kind == CHESS:
                self.left[seat] += self.increment * 1000

    def resume(self, until: int, now: int) -> None:
        """Time after `until` was nobody's: what runs is charged up to then, and goes on from `now`.

        >>> clock = Clock("move", seconds=60, increment=0, seats=2)
        >>> clock.start([1], now=0)
        >>> clock.resume(until=10_000, now=500_000)
        >>> clock.left, clock.flag()
        ([60000, 50000], (1, 550000))
        """
        for seat, since in self.since.items():
            self.left[seat] = max(0, self.left[seat] - max(0, until - since))
            self.since[seat] = now

    def flag(self, bots: Collection[int] = ()) -> tuple[int, int] | None:
        """Which seat's flag falls first, and when; None while no clock runs.

        A bot answers in its own time, even where its player has none left: its flag only guards against being lost.

        >>> clock = Clock("chess", seconds=0, increment=0, seats=2)
        >>> clock.start([1], now=0)
        >>> clock.flag(), clock.flag(bots=[1])
        ((1, 0), (1, 60000))
        """
        time = [max(left, BOTS_OWN) if seat in bots else left for seat, left in enumerate(self.left)]
        due = [(since + time[seat], seat) for seat, since in self.since.items()]
        if not due:
            return None
        when, seat = min(due)
        return seat, when

    def plain(self) -> dict[str, Plain]:
        return {
            "kind": self.kind,
            "seconds": self.seconds,
            "increment": self.increment,
            "left": [*self.left],
            "since": {str(seat): since for seat, since in self.since.items()},
        }


def read_clock(checks: Checks, value: object, seats: int) -> Clock:
    """A clock from a table's settings."""
    table = checks.table("clock", {} if value is None else value)
    checks.known("clock", table, ("kind", "seconds", "increment"))
    kind = checks.choice("clock.kind", table.get("kind", NONE), KINDS) or NONE
    seconds = checks.integer("clock.seconds", table.get("seconds", 60), 1, 30 * DAY)
    increment = checks.integer("clock.increment", table.get("increment", 0), 0, DAY)
    return Clock(kind, seconds, increment, seats)
