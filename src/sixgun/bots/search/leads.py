"""How sure it is that an option is ahead of the advice, when both are tried in the same deals."""

from __future__ import annotations

from math import sqrt


class Lead:
    """What an option promised, and by how much more than the advice: luck that falls on both alike cancels out.

    >>> lead = Lead()
    >>> for difference in (0.1, 0.3, 0.2, 0.2):
    ...     lead.add(0.5, difference)
    >>> round(lead.mean(), 3), round(lead.error(), 3)
    (0.2, 0.041)
    """

    __slots__ = ("deals", "squares", "total", "values")

    def __init__(self) -> None:
        self.deals: int = 0
        self.values: float = 0.0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, value: float, difference: float) -> None:
        self.deals += 1
        self.values += value
        self.total += difference
        self.squares += difference * difference

    def mean(self) -> float:
        return self.total / self.deals if self.deals else 0.0

    def error(self) -> float:
        """The standard error of the mean; after one deal nothing is known, and an option may be off by a whole win."""
        if self.deals < 2:
            return 1.0
        mean = self.total / self.deals
        return sqrt(max(0.0, self.squares / self.deals - mean * mean) / (self.deals - 1))
