"""A lease: how long a node may speak for its tables. A node that cannot renew it is silent before others speak."""

from __future__ import annotations

import time
from math import inf


def steady() -> float:
    """Seconds by a clock that nobody sets, and that goes on while the machine sleeps, where there is one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Lease:
    """Ends so many seconds after the sign of life was begun that renewed it last; a node alone has one without end.

    >>> lease = Lease()
    >>> lease.held(), lease.lose(), lease.held()
    (True, None, False)
    """

    def __init__(self, seconds: float = inf) -> None:
        self.seconds = seconds
        self.term = 0  # grows when it begins anew: what was found out before may not be true any more
        self._end = inf

    def held(self) -> bool:
        return steady() < self._end

    def left(self) -> float:
        """Seconds until it ends; negative once it has."""
        return self._end - steady()

    def renew(self, begun: float) -> None:
        self._end = begun + self.seconds

    def lose(self) -> None:
        self._end = -inf
        self.term += 1
