"""What search bots ask of the game: what a state is worth, and which picks are likely."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixgun.bots import Chair
from sixgun.bots.search import consider
from tests.rules.doomtown.stage import GAME, Stage


def states(seats: int, seed: int) -> list[Any]:
    """Some states of a random game."""
    chance = Random(seed)
    s = GAME.new(seats=seats, seed=seed)
    found = []
    while s.asked and s.picks < 400:
        if chance.random() < 0.3:
            found.append(GAME.clone(s))
        seat = GAME.asked(s)[0]
        GAME.play(s, seat, chance.choice(GAME.codes(s, seat)))
    return [*found, s]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_shares_add_up_and_every_pick_has_a_weight(seats: int, seed: int) -> None:
    for s in states(seats, seed):
        shares = GAME.appraise(s)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        for seat in GAME.asked(s):
            codes = GAME.codes(s, seat)
            weights = GAME.weigh(s, seat, codes)
            assert len(weights) == len(codes)
            assert min(weights) > 0


BANKS = ["bank-of-california", "home", "the-town-hall"]  # two points each


def test_control_above_the_other_s_influence_is_as_good_as_won() -> None:
    rich = {"street": BANKS, "gang": ["tommy-harden"]}
    poor = {"gang": ["tommy-harden"]}
    assert GAME.appraise(Stage(rich, poor).state)[0] > 0.9
    assert GAME.appraise(Stage(poor, rich).state)[1] > 0.9


def test_mirrored_positions_mirror() -> None:
    one = {"outfit": "law-dogs", "street": ["pony-express", "home"], "gang": ["tommy-harden"], "stash": 7}
    two = {"outfit": "law-dogs", "gang": [("clint-ramsey", "square")], "hand": ["mustang"], "stash": 3}
    assert GAME.appraise(Stage(one, two).state) == pytest.approx(GAME.appraise(Stage(two, one).state)[::-1])


def best_pick(stage: Stage, iterations: int) -> str:
    seat = GAME.asked(stage.state)[0]
    chair = Chair(GAME, stage.state, seat, GAME.codes(stage.state, seat))
    return chair.picks()[consider(chair, seed=1, iterations=iterations).best]


def test_the_search_takes_the_deed_that_wins_the_day() -> None:
    """Without the move, seat 1 wins at Sundown by two points of control against one of influence; with it, seat 0."""
    there = {"street": ["bank-of-california", "home"], "gang": [("allie-hensman", "square")]}
    stage = Stage({"gang": ["clint-ramsey"]}, there)
    assert best_pick(stage, 100) == "move:clint-ramsey.0>bank-of-california.1"
