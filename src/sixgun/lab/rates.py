"""Rates of wins: their intervals, and how two of them differ."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson's score interval).

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class Share:
    """Wins, in parts where they were shared, out of so many tries."""

    __slots__ = ("tries", "wins")

    def __init__(self, wins: float = 0.0, tries: int = 0) -> None:
        self.wins = wins
        self.tries = tries

    def add(self, won: float) -> None:
        self.wins += won
        self.tries += 1

    @property
    def rate(self) -> float:
        return self.wins / self.tries if self.tries else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's; for shared wins a little too wide, never too narrow."""
        return wilson(self.wins, self.tries)


def difference(pairs: Sequence[tuple[Share, Share]], z: float = 1.96) -> tuple[float, float, float] | None:
    """How much more often the first of each pair wins than the second, with its 95 % interval, over all pairs.

    Pairs are weighed as Mantel and Haenszel do it, so that only like is compared with like; half a win and half a
    loss are added for the variance, so that a pair without one does not look certain. None where there is nothing to
    compare.

    >>> found = difference([(Share(60, 100), Share(50, 100))])
    >>> [round(part, 3) for part in found]
    [0.1, -0.037, 0.237]
    """
    weighed = [(one, other, one.tries * other.tries / (one.tries + other.tries)) for one, other in pairs if one.tries]
    total = sum([weight for _, _, weight in weighed])
    if not total:
        return None
    mean = sum([weight * (one.rate - other.rate) for one, other, weight in weighed if weight]) / total
    spread = sum([weight**2 * (_variance(one) + _variance(other)) for one, other, weight in weighed if weight])
    reach = z * sqrt(spread) / total
    return mean, mean - reach, mean + reach


def _variance(share: Share) -> float:
    rate = (share.wins + 0.5) / (share.tries + 1)
    return rate * (1 - rate) / share.tries
