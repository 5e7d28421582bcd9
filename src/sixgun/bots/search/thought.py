"""What came of thinking about a decision."""

from __future__ import annotations

from typing import NamedTuple


class Considered(NamedTuple):
    """One option: how often it was tried, and the share of the win that it promised on average."""

    option: int  # its place among those that were offered
    visits: int
    value: float


class Thought:
    """The options as they were offered, and the one to take.

    >>> thought = Thought(0, (Considered(0, 1, 0.2), Considered(1, 9, 0.6)), best=1, iterations=10)
    >>> thought.share, thought.sure
    (0.6, 0.9)
    """

    __slots__ = ("advised", "best", "iterations", "options", "seat")

    def __init__(
        self, seat: int, options: tuple[Considered, ...], best: int, iterations: int, advised: int = -1
    ) -> None:
        self.seat: int = seat
        self.options: tuple[Considered, ...] = options
        self.best: int = best  # an index into the options
        self.iterations: int = iterations  # 0 where nothing had to be thought about
        self.advised: int = advised  # what the game's own advice was, or -1 where it was not asked

    @property
    def share(self) -> float:
        """The share of the win that the seat can expect if it takes the best option."""
        return self.options[self.best].value

    @property
    def sure(self) -> float:
        """How much of the thinking went into the best option: near 1 it was never in doubt."""
        return self.options[self.best].visits / self.iterations if self.iterations else 1.0

    def ranked(self) -> list[Considered]:
        """The options from the best to the least promising."""
        rest = [one for one in self.options if one.option != self.best]
        return [self.options[self.best], *sorted(rest, key=lambda one: (-one.visits, -one.value))]
