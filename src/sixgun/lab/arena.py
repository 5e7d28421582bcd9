"""Bots against each other: wins with intervals, who beats whom, and ratings."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.core.plain import Plain
from sixgun.lab.rates import wilson
from sixgun.lab.ratings import Ratings, places
from sixgun.lab.series import Row, Series
from sixgun.lab.simulate import Tally
from sixgun.lab.strengths import ANCHOR, Strength, strengths


class Meetings:
    """Who came out ahead of whom, over all games in which both sat.

    A game counts once for a pair: the share of the pairs of their seats in which the first one is ahead, ties half.

    >>> meetings = Meetings()
    >>> meetings.add(Row(0, ("a", "b", "b"), (1,), "", 1, (2, 1, 3)))
    >>> meetings.score("a", "b")
    (0.5, 1)
    """

    def __init__(self) -> None:
        self._ahead: dict[tuple[str, str], float] = {}
        self._games: dict[tuple[str, str], int] = {}

    def add(self, row: Row) -> None:
        reached = places(row)
        seats: dict[str, list[int]] = {}
        for seat, name in enumerate(row.sitting):
            seats.setdefault(name, []).append(seat)
        for one, mine in seats.items():
            for other, theirs in seats.items():
                if one != other:
                    pairs = [(reached[a], reached[b]) for a in mine for b in theirs]
                    ahead = sum([1.0 if a < b else 0.5 if a == b else 0.0 for a, b in pairs]) / len(pairs)
                    self._ahead[one, other] = self._ahead.get((one, other), 0.0) + ahead
                    self._games[one, other] = self._games.get((one, other), 0) + 1

    def score(self, one: str, other: str) -> tuple[float, int]:
        """How often `one` came out ahead of `other`, and in how many games they met."""
        return self._ahead.get((one, other), 0.0), self._games.get((one, other), 0)

    def strengths(self, anchor: str = ANCHOR) -> dict[str, Strength]:
        """By the Bradley-Terry model: the same whatever the order of the games."""
        return strengths({pair: (self._ahead[pair], games) for pair, games in self._games.items()}, anchor)

    def plain(self) -> list[Plain]:
        found: list[Plain] = []
        for (one, other), games in self._games.items():
            ahead = self._ahead[one, other]
            low, high = wilson(ahead, games)
            found.append(
                {"bot": one, "against": other, "games": games, "rate": ahead / games, "low": low, "high": high}
            )
        return found


class Arena(Tally):
    """A tally of a series that is about its bots."""

    def __init__(self, series: Series) -> None:
        super().__init__(series)
        self.ratings = Ratings()
        self.meetings = Meetings()

    def add(self, rows: Sequence[Row]) -> None:
        super().add(rows)
        for row in rows:
            self.ratings.add(row)
            self.meetings.add(row)

    def report(self) -> dict[str, Plain]:
        """The figures of the tally; `bots` in the order of their ratings, with these and their share of an even one.

        `strength` is in points above the anchor: `random`, or the first name where that did not play.
        """
        found = super().report()
        bots = found["bots"]
        assert isinstance(bots, dict)
        ranked: dict[str, Plain] = {}
        names = [name for name, _ in self.ratings.table()]
        strong = self.meetings.strengths()
        for name in [*names, *[name for name in bots if name not in names]]:
            figures = bots[name]
            rating = self.ratings.of(name)
            assert isinstance(figures, dict)
            rate = figures["rate"]
            assert isinstance(rate, float)
            ranked[name] = {
                **figures,
                "even": rate * self.series.seats,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "ordinal": rating.ordinal,
                **_strength(strong.get(name)),
            }
        return {**found, "bots": ranked, "meetings": self.meetings.plain()}


def _strength(found: Strength | None) -> dict[str, Plain]:
    if found is None:
        return {"strength": None, "strength_low": None, "strength_high": None}
    return {"strength": found.value, "strength_low": found.low, "strength_high": found.high}
