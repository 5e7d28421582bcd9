"""Who searches when, and for how long: few places, many who wait, and a moment by which each must be done.

The time of a search follows from how many wait, never from what is searched: how long it takes tells nothing.
"""

from __future__ import annotations

OVERHEAD = 0.04  # seconds of a search in which nothing is searched: the way there and back, reading the state


class Turn:
    """One search that waits, and then runs for `seconds`; with 0 there is no time for it."""

    __slots__ = ("began", "deadline", "running", "seconds")

    def __init__(self, deadline: float) -> None:
        self.deadline = deadline
        self.running = False
        self.began = 0.0
        self.seconds = 0.0

    @property
    def over(self) -> float:
        """When it is done, settled when it begins: it may be done before, but nobody is to see that."""
        return self.began + self.seconds + OVERHEAD


class Schedule:
    """Shares the time out: everybody who waits gets as much as lets those behind be done in time, too.

    >>> schedule = Schedule(places=1, longest=1.0, shortest=0.05)
    >>> turns = [schedule.ask(deadline=1.0) for _ in range(2)]
    >>> [round(turn.seconds, 2) for turn in schedule.begin(now=0.0)]  # half of the time, less what is lost on the way
    [0.46]
    """

    def __init__(self, places: int, longest: float, shortest: float) -> None:
        self.places = places
        self.longest = longest
        self.shortest = shortest  # less than this is no search
        self.waiting: list[Turn] = []
        self.running = 0

    def ask(self, deadline: float) -> Turn:
        """Get in line: what must be done first comes first."""
        turn = Turn(deadline)
        place = len(self.waiting)
        while place and self.waiting[place - 1].deadline > deadline:
            place -= 1
        self.waiting.insert(place, turn)
        return turn

    def begin(self, now: float) -> list[Turn]:
        """Those whose turn has come. For those with 0 seconds it has come too late; they take no place."""
        begun: list[Turn] = []
        while self.waiting and self.running < self.places:
            seconds = self._share(now)
            turn = self.waiting.pop(0)
            turn.began = now
            if seconds >= self.shortest:
                turn.seconds = seconds
                turn.running = True
                self.running += 1
            begun.append(turn)
        return begun

    def leave(self, turn: Turn) -> None:
        """It is done, or nobody waits for it any more."""
        if turn.running:
            turn.running = False
            self.running -= 1
        elif turn in self.waiting:
            self.waiting.remove(turn)

    def _share(self, now: float) -> float:
        """The seconds of the first in line: so many that each of those behind, given as many, is done in time."""
        share = self.longest + OVERHEAD
        for place, turn in enumerate(self.waiting):
            rounds = place // self.places + 1
            share = min(share, (turn.deadline - now) / rounds)
        return share - OVERHEAD
