"""How sure it is that an option is ahead of the advice, when both are tried in the same deals."""

from __future__ import annotations

from math import sqrt


class Lead:
    """Differences in the share of the win, added up: luck that falls on both options alike cancels out.

    >>> lead = Lead()
    >>> for difference in (0.1, 0.3, 0.2, 0.2):
    ...     lead.add(difference)
    >>> round(lead.error(), 3)
    0.041
    """

    __slots__ = ("deals", "squares", "total")

    def __init__(self) -> None:
        self.deals: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, difference: float) -> None:
        self.deals += 1
        self.total += difference
        self.squares += difference * difference

    def error(self) -> float:
        """The standard error of the mean; after one deal nothing is known, and an option may be off by a whole win."""
        if self.deals < 2:
            return 1.0
        mean = self.total / self.deals
        return sqrt(max(0.0, self.squares / self.deals - mean * mean) / (self.deals - 1))
