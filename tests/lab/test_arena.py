"""The arena: ratings as OpenSkill computes them, who beats whom, seats that change, intervals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from sixgun.lab.arena import Arena, Meetings
from sixgun.lab.playout import blocks, seated
from sixgun.lab.rates import Share, difference, wilson
from sixgun.lab.ratings import Ratings
from sixgun.lab.series import Row, Series, the_game, varied
from tests.lab.series import played
from tests.terminal.run import sixgun


def row(number: int, sitting: str, *places: int) -> Row:
    winners = tuple([seat for seat, place in enumerate(places) if place == 1])
    return Row(number, tuple(sitting), winners, "", 1, places)


def test_ratings_are_those_of_openskill_fed_by_hand() -> None:
    games = [row(0, "abc", 1, 2, 3), row(1, "cab", 2, 1, 2), row(2, "bca", 3, 1, 2)]
    ratings = Ratings()
    for game in games:
        ratings.add(game)
    model = PlackettLuce()
    a, b, c = model.rating(), model.rating(), model.rating()
    [a], [b], [c] = model.rate([[a], [b], [c]], ranks=[1, 2, 3])
    [c], [a], [b] = model.rate([[c], [a], [b]], ranks=[2, 1, 2])
    [b], [c], [a] = model.rate([[b], [c], [a]], ranks=[3, 1, 2])
    for name, rating in (("a", a), ("b", b), ("c", c)):
        assert ratings.of(name) == (pytest.approx(rating.mu), pytest.approx(rating.sigma))
        assert ratings.of(name).ordinal == pytest.approx(rating.ordinal())
    assert [name for name, _ in ratings.table()] == sorted("abc", key=lambda name: -ratings.of(name).ordinal)


def test_a_bot_in_several_seats_moves_by_their_mean_and_against_itself_not_at_all() -> None:
    ratings = Ratings()
    ratings.add(row(0, "aa", 1, 2))
    assert ratings.table() == []
    ratings.add(row(0, "abb", 2, 1, 3))
    model = PlackettLuce()
    [a], [b1], [b2] = model.rate([[model.rating()] for _ in range(3)], ranks=[2, 1, 3])
    assert ratings.of("a") == (pytest.approx(a.mu), pytest.approx(a.sigma))
    assert ratings.of("b").mu == pytest.approx((b1.mu + b2.mu) / 2)


def test_equals_stay_equal_over_a_round_of_seats() -> None:
    """In a fair game with one winner of four, a lone bot at a table of another wins one game in four."""
    ratings = Ratings()
    for number in range(400):
        winner = number % 4
        ratings.add(row(number, "abbb", *[1 if seat == winner else 2 for seat in range(4)]))
    assert ratings.of("a").mu == pytest.approx(ratings.of("b").mu, abs=1.5)


def test_meetings_count_a_game_once_for_a_pair() -> None:
    meetings = Meetings()
    meetings.add(row(0, "aab", 1, 3, 2))
    meetings.add(row(1, "abc", 1, 1, 3))
    assert meetings.score("a", "b") == (1.0, 2)  # half of two pairs of seats, then a tie
    assert meetings.score("b", "a") == (1.0, 2)
    assert meetings.score("a", "c") == (1.0, 1)
    assert meetings.score("c", "b") == (0.0, 1)


def test_more_bots_than_seats_take_turns_in_all_pairs_and_both_seats() -> None:
    assert blocks(3, 2) == 6
    met = [tuple(seated("abc", 2, number)) for number in range(6)]
    assert met == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert [tuple(seated("abc", 2, number)) for number in range(6, 12)] == met


def test_options_that_vary_take_all_combinations_each_with_a_full_round_of_seats() -> None:
    series = Series("bang-duel", 2, {}, ("a", "b"), 1, {}, ("law", "characters"))
    game = the_game(series)
    chosen = [tuple(varied(series, game, number).values()) for number in range(44)]
    assert len(set(chosen)) == 22
    assert all(chosen[number] == chosen[number + 1] for number in range(0, 44, 2))


def test_the_arena_ranks_the_bots() -> None:
    arena = Arena(Series("gunfighters", 4, {}, ("random", "rules"), 1, {}))
    arena.add(played(arena.series, 24))
    report = arena.report()
    bots = report["bots"]
    assert isinstance(bots, dict)
    assert [*bots] == ["rules", "random"]
    assert sum([bot["wins"] for bot in bots.values()]) == pytest.approx(24)  # type: ignore[index,call-overload,misc]


@pytest.mark.slow
def test_arena_prints_the_same_on_any_number_of_cores(tmp_path: Path) -> None:
    words = ("arena", "bang-duel", "--bots", "random,rules,exec:./none", "--games", "6")
    assert "cannot be started" in sixgun(tmp_path, *words).stderr
    words = ("arena", "gunfighters", "--bots", "random,rules", "--seats", "3", "--games", "12", "--json")
    one, two = (json.loads(sixgun(tmp_path, *words, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert one["bots"] == two["bots"]
    assert one["meetings"] == two["meetings"]
    shown = sixgun(tmp_path, *words[:-1], "--lang", "it").stdout
    assert "forza sicura" in shown
    assert "column-" not in shown
    assert "two different bots" in sixgun(tmp_path, "arena", "gunfighters", "--bots", "rules").stderr


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    """The four examples of Newcombe (1998), Table I, method 3."""
    assert wilson(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_differences_compare_like_with_like() -> None:
    """Two decks, one strong and one weak: the card is in play more often in the strong one, but adds nothing."""
    strong = (Share(80, 100), Share(16, 20))
    weak = (Share(4, 20), Share(20, 100))
    found = difference([strong, weak])
    assert found is not None
    assert found[0] == pytest.approx(0.0)
    assert found[1] < 0 < found[2]
    assert difference([(Share(3, 3), Share())]) is None
    assert difference([]) is None
