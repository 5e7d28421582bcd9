"""Many games between bots, on one core or several; the same results for the same seed on any number."""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from sixgun.bots import Chair, make_bot
from sixgun.core.game import Game
from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.core.refusals import Runaway
from sixgun.games import game as game_of
from sixgun.lab.playout import one_game, seated, seed_of
from sixgun.lab.statistics import wilson

CHUNK = 25


class Series(NamedTuple):
    """What is to be played: bots sit from seat 0 on, repeated to fill the table, and move on a seat each game.

    >>> simulate(Series("gunfighters", seats=3, bots=("rules", "random")), games=20).games
    20
    """

    game: str
    seats: int = 4
    options: dict[str, Plain] = {}  # noqa: RUF012  never changed
    bots: tuple[str, ...] = ("random",)
    seed: int = 1
    pack: dict[str, Plain] = {}  # noqa: RUF012


class Row(NamedTuple):
    """What became of one game."""

    number: int
    sitting: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int


def the_game(series: Series) -> Game[Any]:
    plain = game_of(series.game)
    return plain.repacked(series.pack) if series.pack else plain


def play_chunk(series: Series, first: int, last: int) -> list[Row]:
    """Games `first` to `last - 1` of a series."""
    game = the_game(series)
    rows: list[Row] = []
    for number in range(first, last):
        s, sitting = one_game(game, series.seats, series.options, series.bots, series.seed, number)
        result = game.result(s)
        assert result is not None
        rows.append(Row(number, tuple(sitting), result.winners, result.reason, s.picks))
    return rows


def play_series(series: Series, games: int, jobs: int) -> Iterator[list[Row]]:
    """The rows of all games in order, a chunk at a time."""
    starts = range(0, games, CHUNK)
    ends = [min(start + CHUNK, games) for start in starts]
    chunks = [(series, start, end) for start, end in zip(starts, ends, strict=True)]
    if jobs == 1:
        for chunk in chunks:
            yield _play_chunk(chunk)
        return
    with _pool(jobs) as pool:
        yield from pool.imap(_play_chunk, chunks)


def _play_chunk(chunk: tuple[Series, int, int]) -> list[Row]:
    return play_chunk(*chunk)


@contextmanager
def _pool(jobs: int) -> Iterator[Any]:
    """Worker processes that leave interrupts to their parent, which ends them at once.

    An interrupt while they are being started would tear them half-made: it is kept until they are there.
    """
    kept: list[int] = []
    main = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGINT, lambda number, _: kept.append(number)) if main else None
    try:
        pool = multiprocessing.get_context().Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    finally:
        if main:
            signal.signal(signal.SIGINT, before)
    with pool:
        if kept:
            raise KeyboardInterrupt
        yield pool


class Tally:
    """Results folded as they arrive."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * series.seats
        self.by_bot: dict[str, float] = dict.fromkeys(series.bots, 0.0)
        self.sat: dict[str, int] = dict.fromkeys(series.bots, 0)
        self.reasons: dict[str, int] = {}
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

    def report(self) -> dict[str, Plain]:
        """The figures, JSON-ready. A shared win counts as a share."""
        seconds = time.perf_counter() - self.began
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
            "game": self.series.game,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": seconds,
            "decisions_per_second": self.decisions / seconds if seconds else 0.0,
            "games_per_second": self.games / seconds if seconds else 0.0,
            "seats": self.series.seats,
            "seed": self.series.seed,
            "options": {**self.series.options},
            "wins": [*self.wins],
            "win_rates": [wins / self.games if self.games else 0.0 for wins in self.wins],
            "win_intervals": intervals,
            "bots": bots,
            "reasons": {**dict(sorted(self.reasons.items()))},
            "decisions_per_game": self.decisions / self.games if self.games else 0.0,
        }


def simulate(
    series: Series, games: int, jobs: int = 1, progress: Callable[[Tally, list[Row]], None] | None = None
) -> Tally:
    """Play a series and tally it; `progress` hears of each chunk."""
    tally = Tally(series)
    for rows in play_series(series, games, jobs):
        tally.add(rows)
        if progress is not None:
            progress(tally, rows)
    return tally


def record_game(series: Series, number: int) -> Match:
    """Game `number` of a series once more, with its log; one that runs away comes back as far as it got."""
    game = the_game(series)
    names = seated(series.bots, series.seats, number)
    seeds = [seed_of(series.seed, number, f"seat {seat}") for seat in range(series.seats)]
    bots = [make_bot(name, seed, programs=True) for name, seed in zip(names, seeds, strict=True)]
    shown = [name[:80] for name in names]  # as long as names in records may be
    match = Match(game, series.seats, seed_of(series.seed, number, "deal"), series.options, shown)
    try:
        while match.state.asked:
            seat = game.asked(match.state)[0]
            chair = Chair(game, match.state, seat, game.codes(match.state, seat))
            match.play(seat, chair.picks()[bots[seat].choose(chair)])
    except Runaway:
        pass
    return match


def options_given(game: Game[Any], given: Mapping[str, object]) -> dict[str, Plain]:
    """A game's options with the defaults filled in, after a trial deal has refused the bad ones."""
    return game.option_values(game.new(options=given))
