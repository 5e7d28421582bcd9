"""How even a showdown is: games of one bot in all seats, and the share of wins of each side with its interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sixgun.core.capabilities import ReadsShowdowns
from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refused
from sixgun.games.able import able
from sixgun.lab.rates import wilson
from sixgun.lab.series import Series, play_chunk, record_game, the_game

GAMES: Final = 200
BOT: Final = "normal"
SEATED: Final = "by-players"  # a cast that grows with the players


class Fought(NamedTuple):
    """What became of one game."""

    number: int
    shares: tuple[float, ...]  # of the win, by side
    length: int


def playable(key: str, data: Mapping[str, Plain]) -> dict[str, Plain]:
    """A good showdown file's data as tables play it; another one is refused with every problem."""
    problems = able(ReadsShowdowns, "no-showdowns", key).showdown_problems(data)
    if problems:
        raise Refused(problems, key)
    return dict(data)


def series_of(key: str, pack: dict[str, Plain], seed: int, bot: str = BOT) -> Series:
    """A player for each side; where the cast grows with the players, as many as there is room for."""
    seats = the_game(Series(key, pack=pack)).seats
    return Series(key, seats[-1] if pack.get("cast") == SEATED else sides_in(pack, seats), {}, (bot,), seed, pack)


def sides_in(pack: Mapping[str, Plain], seats: range) -> int:
    sides = pack["sides"]
    assert isinstance(sides, list)
    return min(max(len(sides), seats[0]), seats[-1])


def sides_of(series: Series) -> list[int]:
    """The side of each seat."""
    game = the_game(series)
    people: Any = game.view(game.new(series.seats, 1, series.options), None)["characters"]
    return [next(one["side"] for one in people if one["seat"] == seat) for seat in range(series.seats)]


def fight(key: str, pack: dict[str, Plain], first: int, last: int, seed: int = 1, bot: str = BOT) -> list[Fought]:
    """Games `first` to `last - 1`."""
    series = series_of(key, pack, seed, bot)
    sides = sides_of(series)
    found: list[Fought] = []
    for row in play_chunk(series, first, last):
        shares = [0.0] * (max(sides) + 1)
        for seat in row.winners:
            shares[sides[seat]] += 1 / len(row.winners)
        found.append(Fought(row.number, tuple(shares), row.length))
    return found


def replay_of(key: str, pack: dict[str, Plain], number: int, seed: int = 1, bot: str = BOT) -> Match:
    """Game `number` once more, with its log."""
    return record_game(series_of(key, pack, seed, bot), number)


def by_side(fought: Sequence[Fought]) -> list[dict[str, float]]:
    """The share of the wins of each side so far, with its 95 % interval.

    >>> [side["rate"] for side in by_side([Fought(0, (1.0, 0.0), 9), Fought(1, (0.5, 0.5), 12)])]
    [0.75, 0.25]
    """
    found: list[dict[str, float]] = []
    for side in range(len(fought[0].shares) if fought else 0):
        wins = sum([row.shares[side] for row in fought])
        low, high = wilson(wins, len(fought))
        found.append({"rate": wins / len(fought), "low": low, "high": high})
    return found


def report(fought: Sequence[Fought]) -> dict[str, Any]:
    """What the games say in the end: shared wins, length, and the shortest and longest game."""
    games = len(fought)
    ranked = sorted(fought, key=lambda row: (row.length, row.number))
    return {
        "games": games,
        "ties": sum([max(row.shares) < 1 for row in fought]) / games if games else 0.0,
        "turns": sum([row.length for row in fought]) / games if games else 0.0,
        "shortest": ranked[0].number if ranked else -1,
        "longest": ranked[-1].number if ranked else -1,
    }
