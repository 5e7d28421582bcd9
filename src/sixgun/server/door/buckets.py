"""Token buckets: so many at once, so many a second."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """
    >>> bucket = Bucket(rate=1, most=2, now=0.0)
    >>> [bucket.take(now=0.0) for _ in range(3)], bucket.take(now=1.5)
    ([True, True, False], True)
    """

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float | None = None) -> None:
        self.rate, self.most, self.left = rate, most, most
        self.at = time.monotonic() if now is None else now

    def take(self, now: float | None = None) -> bool:
        moment = time.monotonic() if now is None else now
        self.left = min(self.most, self.left + (moment - self.at) * self.rate)
        self.at = moment
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowance:
    """So many bytes a second, after so many at once; what goes beyond is paid for by waiting.

    >>> allowance = Allowance(rate=100, most=1000, now=0.0)
    >>> allowance.wait(900, now=0.0), allowance.wait(200, now=0.0), allowance.wait(100, now=3.0)
    (0.0, 1.0, 0.0)
    """

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float | None = None) -> None:
        self.rate, self.most, self.left = rate, most, most
        self.at = time.monotonic() if now is None else now

    def wait(self, count: int, now: float | None = None) -> float:
        """Use so many; how many seconds to wait before that."""
        moment = time.monotonic() if now is None else now
        self.left = min(self.most, self.left + (moment - self.at) * self.rate) - count
        self.at = moment
        return max(0.0, -self.left / self.rate)


class Buckets:
    """A bucket for each address; those that were used longest ago make room."""

    def __init__(self, rate: float, most: float, cap: int = 10_000) -> None:
        self.rate, self.most, self.cap = rate, most, cap
        self._by_name: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._by_name.get(name)
        if bucket is None:
            bucket = self._by_name[name] = Bucket(self.rate, self.most)
            if len(self._by_name) > self.cap:
                self._by_name.popitem(last=False)
        self._by_name.move_to_end(name)
        return bucket.take()
