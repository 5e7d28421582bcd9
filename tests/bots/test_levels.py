"""The levels: easy, normal, hard, and searches with a budget of their own."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.bots import LEVELS, NAMES, Chair, is_spec, make_bot
from sixgun.bots.search import Budget, read_budget
from sixgun.lab.simulate import Series, simulate
from sixgun.terminal.table.seats import read_seats
from sixgun.text import Speaker


def test_the_levels_are_bots_like_the_others() -> None:
    assert set(LEVELS) <= set(NAMES)
    game = sixgun.game("gunfighters")
    s = game.new(seats=3, seed=3)
    seat = game.asked(s)[0]
    chair = Chair(game, s, seat, game.codes(s, seat))
    for name in (*NAMES, "search:5"):
        assert 0 <= make_bot(name, 1, programs=True).choose(chair) < chair.choices


def test_normal_is_the_rules_bot() -> None:
    game = sixgun.game("bang-duel")
    s = game.new(seed=3)
    for number in range(60):
        seat = game.asked(s)[0]
        codes = game.codes(s, seat)
        chair = Chair(game, s, seat, codes)
        choice = make_bot("normal", number).choose(chair)
        assert choice == make_bot("rules", number).choose(chair)
        game.play(s, seat, codes[choice])


@pytest.mark.parametrize("key", ["gunfighters", "bang-duel", "gunslinger", "doomtown"])
def test_a_beginner_finishes_its_games(key: str) -> None:
    """How good it is, docs/bots.md says."""
    seats = sixgun.game(key).usual_seats
    tally = simulate(Series(key, seats=seats, bots=("easy", "normal"), seed=1), games=4)
    assert tally.games == 4


def test_a_search_is_named_by_its_budget() -> None:
    assert read_budget("search:200") == Budget(iterations=200)
    assert read_budget("search:0.5s") == Budget(seconds=0.5)
    assert is_spec("search:200")
    assert not is_spec("hard")


@pytest.mark.parametrize("name", ["search:", "search:0", "search:0s", "search:-1", "search:many", "search:1.s"])
def test_a_budget_that_is_none_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(sixgun.Refused) as refused:
        make_bot(name, 1, programs=True)
    assert refused.value.refusal.code == "search-spec"
    for lang in ("en", "it"):
        assert "search:200" in Speaker(lang).refusal(refused.value.refusal)


def test_chairs_at_the_terminal_take_levels_and_searches() -> None:
    game = sixgun.game("gunfighters")
    assert read_seats("you,easy,NORMAL,hard", game) == ["you", "easy", "normal", "hard"]
    assert read_seats("you,search:50,bot", game) == ["you", "search:50", "rules"]
    for chairs, code in (("you,search:,bot", "search-spec"), ("you,harder,bot", "no-such-chair")):
        with pytest.raises(sixgun.Refused) as refused:
            read_seats(chairs, game)
        assert refused.value.refusal.code == code


def test_names_from_others_think_no_longer_than_a_level_does() -> None:
    with pytest.raises(sixgun.Refused) as refused:
        make_bot("search:1000000", 1)
    assert refused.value.refusal.code == "no-such-bot"
    assert refused.value.refusal.args["bots"] == [*NAMES]


def test_whoever_may_use_searches_is_told_how() -> None:
    """In Python they are off until they are asked for; where they are on, the list of bots has them."""
    with pytest.raises(sixgun.Refused, match="programs=True"):
        make_bot("search:20", seed=1)
    with pytest.raises(sixgun.Refused, match="search:ITERATIONS and exec:COMMAND"):
        make_bot("hal", seed=1, programs=True)


@pytest.mark.parametrize("key", ["gunfighters", "bang-duel", "gunslinger", "doomtown"])
@pytest.mark.parametrize(("level", "most"), [("easy", 0.45), ("normal", 0.3)])
def test_who_only_presses_enter_seldom_wins(key: str, level: str, most: float) -> None:
    """At tables of two, or as few as there can be; docs/bots.md has the shares of long series."""
    seats = max(2, sixgun.game(key).seats[0])
    games = 12
    report: Any = simulate(Series(key, seats=seats, bots=("enter", level), seed=3), games=games).report()
    tables = report["bots"]["enter"]["wins"]
    assert tables <= most * games


def test_enter_takes_the_default() -> None:
    game = sixgun.game("gunslinger")
    s = game.new(seed=3)
    for _ in range(40):
        ask = game.asks(s)[0]
        codes = game.codes(s, ask.seat)
        choice = make_bot("enter", 1).choose(Chair(game, s, ask.seat, codes))
        assert choice == ask.default
        game.play(s, ask.seat, codes[choice])


@pytest.mark.parametrize(
    ("weaker", "stronger", "most"), [("enter", "easy", 0.2), ("enter", "normal", 0.15), ("easy", "normal", 0.45)]
)
def test_gunslingers_levels_keep_their_distance_over_all_showdowns(weaker: str, stronger: str, most: float) -> None:
    """Each showdown from either side, with fixed deals; docs/bots.md has the shares of long series."""
    series = Series("gunslinger", seats=2, bots=(weaker, stronger), seed=3, vary=("showdown",))
    report: Any = simulate(series, games=20).report()
    assert report["bots"][weaker]["wins"] <= most * 20
