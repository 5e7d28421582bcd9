"""Results: who came where, and what that is worth."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.core.view_types import ResultView


class Result:
    """Places (1 is the best, equal places are shared) and scores (they sum to 1) by seat, and how it ended.

    >>> Result((1, 2), (1.0, 0.0), "last-standing")["places"]
    (1, 2)
    """

    __slots__ = ("places", "reason", "scores")

    def __init__(self, places: tuple[int, ...], scores: tuple[float, ...], reason: str) -> None:
        self.places: tuple[int, ...] = places
        self.scores: tuple[float, ...] = scores
        self.reason: str = reason

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place; several after a draw."""
        return tuple([seat for seat, place in enumerate(self.places) if place == 1])

    def view(self) -> ResultView:
        """The result as views have it."""
        return {"places": list(self.places), "scores": list(self.scores), "reason": self.reason}

    def plain(self) -> dict[str, Plain]:
        """The result as JSON-ready data."""
        return {"places": list(self.places), "scores": list(self.scores), "reason": self.reason}

    def __getitem__(self, name: str) -> object:
        return {"places": self.places, "scores": self.scores, "reason": self.reason}[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.places, self.reason))

    def __repr__(self) -> str:
        return f"Result(places={self.places}, scores={self.scores}, reason={self.reason!r})"


def claimed(seats: int, seat: int) -> Result:
    """The result of a game that a seat has claimed, because the others did not play on.

    >>> claimed(2, 1)
    Result(places=(2, 1), scores=(0.0, 1.0), reason='claimed')
    """
    places = tuple([1 if number == seat else 2 for number in range(seats)])
    scores = tuple([1.0 if number == seat else 0.0 for number in range(seats)])
    return Result(places, scores, "claimed")
