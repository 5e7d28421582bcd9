"""OpenSkill ratings of bots, from games folded in order."""

from __future__ import annotations

from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from sixgun.lab.series import Row


class Rating(NamedTuple):
    """How strong a bot is taken to be (mu), how sure that is (sigma), and the strength that it surely has."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


class Ratings:
    """Everybody begins with mu 25 and sigma 25/3; each game moves those who sat in it, by the Plackett-Luce model.

    A bot in several seats moves by the mean of what its seats would have moved by; a game of a bot against itself
    moves nobody.

    >>> ratings = Ratings()
    >>> ratings.add(Row(0, ("a", "b"), (0,), "", 1, (1, 2)))
    >>> [(name, round(rating.mu, 2)) for name, rating in ratings.table()]
    [('a', 27.64), ('b', 22.36)]
    """

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._ratings: dict[str, Rating] = {}

    def of(self, name: str) -> Rating:
        if name not in self._ratings:
            self._ratings[name] = Rating(self._model.mu, self._model.sigma)
        return self._ratings[name]

    def add(self, row: Row) -> None:
        names = row.sitting
        if len(set(names)) < 2:
            return
        teams = [[self._model.rating(*self.of(name))] for name in names]
        moved: list[list[PlackettLuceRating]] = self._model.rate(teams, ranks=[float(place) for place in places(row)])
        for name in set(names):
            mine = [moved[seat][0] for seat, other in enumerate(names) if other == name]
            mu = sum([rating.mu for rating in mine]) / len(mine)
            self._ratings[name] = Rating(mu, sum([rating.sigma for rating in mine]) / len(mine))

    def table(self) -> list[tuple[str, Rating]]:
        """The best first, by the strength that is sure."""
        return sorted(self._ratings.items(), key=lambda item: -item[1].ordinal)


def places(row: Row) -> tuple[int, ...]:
    """By seat: 1 is the best; a row without places has winners and others."""
    return row.places or tuple([1 if seat in row.winners else 2 for seat in range(len(row.sitting))])
