"""Many games between bots, folded as they arrive; the same figures for the same seed on any number of cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from sixgun.bots import bot_name, check_names, check_sent
from sixgun.core.checks import Checks
from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.lab.provenance import provenance
from sixgun.lab.rates import wilson
from sixgun.lab.series import Row, Series, play_chunk, record_game, the_game
from sixgun.lab.work.open_lane import open_lane
from sixgun.lab.work.spread import in_order

__all__ = [
    "Row",
    "Series",
    "Tally",
    "options_given",
    "play_chunk",
    "play_series",
    "record_game",
    "simulate",
    "the_game",
]

MOST = 10**12  # games, of one series


def play_series(series: Series, games: int, jobs: int = 1, cluster: str = "", first: int = 0) -> Iterator[list[Row]]:
    """The rows of all games from `first` on in order, a chunk at a time."""
    if first >= games:
        return
    with open_lane(jobs, cluster) as lane:
        yield from in_order(lane, partial(play_chunk, series), first, games)


class Tally:
    """Results folded as they arrive."""

    def __init__(self, series: Series) -> None:
        check_names(series.bots)
        self.series = series
        self.command = ""  # that makes the same figures again, where one is known
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * series.seats
        self.by_bot: dict[str, float] = dict.fromkeys(map(bot_name, series.bots), 0.0)
        self.sat: dict[str, int] = dict.fromkeys(map(bot_name, series.bots), 0)
        self.reasons: dict[str, int] = {}
        self.by_option: dict[str, dict[str, Tally]] = {name: {} for name in series.vary}  # by value, those that vary
        self.known = (0, 0)  # games and decisions that were there before
        self.began = time.perf_counter()
        self.seconds: float | None = None  # what the games took, once all are played

    def begin(self) -> None:
        """From now on games are played, and not only read."""
        self.known = (self.games, self.decisions)
        self.began = time.perf_counter()

    def add(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self.games += 1
            self.decisions += row.decisions
            self.reasons[row.reason] = self.reasons.get(row.reason, 0) + 1
            share = 1 / len(row.winners)
            for seat in row.winners:
                self.wins[seat] += share
                self.by_bot[row.sitting[seat]] += share
            for name in row.sitting:
                self.sat[name] += 1
            for option, value in row.options.items():
                self._with(option, str(value).lower()).add([row._replace(options={})])

    def _with(self, option: str, value: str) -> Tally:
        """The tally of the games in which an option had this value."""
        values = self.by_option.setdefault(option, {})
        if value not in values:
            values[value] = Tally(self.series._replace(vary=()))
        return values[value]

    def report(self) -> dict[str, Plain]:
        """The figures, JSON-ready. A shared win counts as a share; `vary` has the figures by each option's values."""
        seconds = time.perf_counter() - self.began if self.seconds is None else self.seconds
        return {
            "game": self.series.game,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": seconds,
            "decisions_per_second": (self.decisions - self.known[1]) / seconds if seconds else 0.0,
            "games_per_second": (self.games - self.known[0]) / seconds if seconds else 0.0,
            "seats": self.series.seats,
            "seed": self.series.seed,
            "made": provenance(self.series.game, self.series.seed, self.command),
            "options": {**self.series.options},
            **self.figures(),
            "vary": {
                option: {value: {"games": tally.games, **tally.figures()} for value, tally in values.items()}
                for option, values in self.by_option.items()
            },
        }

    def figures(self) -> dict[str, Plain]:
        """Who won how often, and how games ended."""
        bots: dict[str, Plain] = {}
        for name in self.by_bot:
            low, high = wilson(self.by_bot[name], self.sat[name])
            rate = self.by_bot[name] / self.sat[name] if self.sat[name] else 0.0
            bots[name] = {
                "seats": self.sat[name],
                "wins": self.by_bot[name],
                "rate": rate,
                "low": low,
                "high": high,
            }
        intervals: list[Plain] = [list(wilson(wins, self.games)) for wins in self.wins]
        return {
            "wins": [*self.wins],
            "win_rates": [wins / self.games if self.games else 0.0 for wins in self.wins],
            "win_intervals": intervals,
            "bots": bots,
            "reasons": {**dict(sorted(self.reasons.items()))},
            "decisions_per_game": self.decisions / self.games if self.games else 0.0,
        }


def simulate(
    series: Series,
    games: int,
    jobs: int = 1,
    progress: Callable[[Tally, list[Row]], None] | None = None,
    cluster: str = "",
    known: Iterable[list[Row]] = (),
    tally: Tally | None = None,
) -> Tally:
    """Play a series and tally it; `progress` hears of each chunk, `known` has the rows of games played before.

    A `tally` of another kind, such as an Arena, may be given.


    >>> simulate(Series("gunfighters", seats=3, bots=("rules", "random")), games=20).games
    20
    """
    checks = Checks()
    games, jobs = checks.integer("games", games, 0, MOST), checks.integer("jobs", jobs, 1, MOST)
    checks.done()
    for bot in series.bots if jobs > 1 or cluster else ():
        check_sent(bot)
    tally = tally or Tally(series)
    for rows in known:
        tally.add(rows)
    tally.begin()
    for rows in play_series(series, games, jobs, cluster, tally.games):
        tally.add(rows)
        if progress is not None:
            progress(tally, rows)
    tally.seconds = time.perf_counter() - tally.began
    return tally


def options_given(game: Game[Any], given: Mapping[str, object]) -> dict[str, Plain]:
    """A game's options with the defaults filled in, after a trial deal has refused the bad ones."""
    return game.option_values(game.new(options=given))
