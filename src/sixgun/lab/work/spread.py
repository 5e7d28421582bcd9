"""Work spread over a lane and given back in order, so that folding it gives the same on any number of cores."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TypeVar

from sixgun.lab.work.lanes import Lane, Promise, Task

R = TypeVar("R")

SECONDS = 0.4  # for a chunk: little beside it is the cost of sending it, and progress shows
LARGEST = 2_000
WAITING = 3  # chunks for each worker that are on their way: a million games do not make a million promises


class Pace:
    """Chunk sizes that follow the time a game takes: from one at first, for some bots think for minutes.

    >>> pace = Pace()
    >>> pace.size(left=10_000, width=2)
    1
    >>> pace.heard(games=1, seconds=0.002)
    >>> pace.size(left=10_000, width=2), pace.size(left=10_000, width=2), pace.size(left=12, width=2)
    (4, 16, 3)
    """

    def __init__(self) -> None:
        self._games = 0
        self._seconds = 0.0
        self._last = 0

    def heard(self, games: int, seconds: float) -> None:
        self._games += games
        self._seconds += seconds

    def size(self, left: int, width: int) -> int:
        """As many games as fill the time of a chunk; fewer near the end, where nobody should wait for the last one."""
        wanted = int(SECONDS * self._games / self._seconds) if self._seconds else 1
        grown = min(wanted, LARGEST, 4 * self._last if self._games else 1)
        fair = left if width == 1 else -(-left // (2 * width))
        size = max(1, min(grown, fair, left))
        self._last = max(self._last, size)
        return size


def in_order(lane: Lane, task: Task[R], first: int, last: int) -> Iterator[list[R]]:
    """What `task` makes of the numbers from `first` to `last - 1`, in their order, a chunk at a time."""
    pace = Pace()
    waiting: deque[Promise] = deque()
    at = first
    while at < last or waiting:
        while at < last and len(waiting) < WAITING * lane.width:
            size = pace.size(last - at, lane.width)
            waiting.append(lane.send(task, at, at + size))
            at += size
        results, seconds = waiting.popleft().get()
        pace.heard(len(results), seconds)
        yield results
