"""What a series shows: win rates by seat, bot, facet and option, lengths, and what cards go with; folded row by row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from sixgun.core.capabilities import Chronicles, Facet
from sixgun.core.checks import shown
from sixgun.core.game import Game
from sixgun.lab.rates import Share, difference
from sixgun.lab.series import Row, Series


class Effect(NamedTuple):
    """Seats that had something, against seats alike in all else that is known which had not."""

    value: str
    having: Share
    lacking: Share
    difference: float
    low: float
    high: float


class Findings:
    """Everything that a report shows, in space that does not grow with the number of games.

    >>> from sixgun.lab.series import play_chunk, the_game
    >>> series = Series("bang-duel", 2, {}, ("random",))
    >>> findings = Findings(series, the_game(series))
    >>> findings.add(play_chunk(series, 0, 5))
    >>> findings.games, sorted(findings.rates["side"])
    (5, ['law', 'outlaw'])
    """

    def __init__(self, series: Series, game: Game[Any]) -> None:
        self.series = series
        self.facets: tuple[Facet, ...] = game.notebook.facets if isinstance(game, Chronicles) else ()
        self.games = 0
        self.decisions: Counter[int] = Counter()
        self.lengths: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.seats = [Share() for _ in range(series.seats)]
        self.bots: dict[str, Share] = {}
        self.rates: dict[str, dict[str, Share]] = {facet.name: {} for facet in self.facets}
        self.options: dict[str, dict[str, list[Share]]] = {name: {} for name in series.vary}
        self.option_facets: dict[str, dict[tuple[str, str], Share]] = {name: {} for name in series.vary}
        self.option_lengths: dict[str, dict[str, Counter[int]]] = {name: {} for name in series.vary}
        self.meetings: dict[tuple[str, str], Share] = {}  # of the first facet's values, at tables for two
        self._all: dict[str, dict[str, Share]] = {facet.name: {} for facet in self.facets}
        self._within: dict[str, dict[tuple[str, str], Share]] = {facet.name: {} for facet in self.facets}

    def add(self, rows: Sequence[Row]) -> None:
        for row in rows:
            won = [1 / len(row.winners) if seat in row.winners else 0.0 for seat in range(len(row.sitting))]
            self.games += 1
            self.decisions[row.decisions] += 1
            self.lengths[row.length] += 1
            self.reasons[row.reason] += 1
            for seat, name in enumerate(row.sitting):
                self.seats[seat].add(won[seat])
                self.bots.setdefault(name, Share()).add(won[seat])
            for option, value in row.options.items():
                shares = self.options[option].setdefault(shown(value), [Share() for _ in won])
                self.option_lengths[option].setdefault(shown(value), Counter())[row.length] += 1
                for seat, share in enumerate(shares):
                    share.add(won[seat])
            for facet in self.facets:
                self._add_facet(facet, row, won)
            if self.facets and len(won) == 2:
                self._add_meeting(row, won)

    def _add_facet(self, facet: Facet, row: Row, won: list[float]) -> None:
        """What all seats have makes no difference between them: such a game says nothing about it."""
        held = [fact.get(facet.name, []) for fact in row.facts]
        common = set.intersection(*[set(values) for values in held]) if held else set()
        for seat, values in enumerate(held):
            within = row.facts[seat][facet.within][0] if facet.within else ""
            for value in values:
                self._all[facet.name].setdefault(value, Share()).add(won[seat])
                self._within[facet.name].setdefault((within, value), Share()).add(won[seat])
                if value not in common:
                    self.rates[facet.name].setdefault(value, Share()).add(won[seat])
                    if facet is self.facets[0]:
                        for option, chosen in row.options.items():
                            self.option_facets[option].setdefault((shown(chosen), value), Share()).add(won[seat])

    def _add_meeting(self, row: Row, won: list[float]) -> None:
        one, other = [fact[self.facets[0].name] for fact in row.facts]
        if len(one) == len(other) == 1:
            self.meetings.setdefault((one[0], other[0]), Share()).add(won[0])
            self.meetings.setdefault((other[0], one[0]), Share()).add(won[1])

    def effects(self, facet: Facet, least: int = 30) -> list[Effect]:
        """Of a facet that is compared within another one: each value with at least so many seats on both sides."""
        found: list[Effect] = []
        groups = self._all[facet.within]
        for value in sorted({value for _, value in self._within[facet.name]}):
            pairs = [
                (having, Share(groups[group].wins - having.wins, groups[group].tries - having.tries))
                for (group, name), having in self._within[facet.name].items()
                if name == value
            ]
            pairs = [(having, lacking) for having, lacking in pairs if having.tries and lacking.tries]
            having = Share(sum([pair[0].wins for pair in pairs]), sum([pair[0].tries for pair in pairs]))
            lacking = Share(sum([pair[1].wins for pair in pairs]), sum([pair[1].tries for pair in pairs]))
            compared = difference(pairs)
            if compared is not None and min(having.tries, lacking.tries) >= least:
                found.append(Effect(value, having, lacking, *compared))
        return sorted(found, key=lambda effect: -effect.difference)


def mean(counts: Counter[int]) -> float:
    """
    >>> mean(Counter({2: 1, 4: 3}))
    3.5
    """
    total = sum(counts.values())
    return sum([value * times for value, times in counts.items()]) / total if total else 0.0


def quantile(counts: Counter[int], part: float) -> int:
    """The smallest value that so large a part of the games does not exceed.

    >>> quantile(Counter({2: 1, 4: 3}), 0.5)
    4
    """
    left = part * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return 0
