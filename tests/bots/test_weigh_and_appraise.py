"""What searches play on with: states appraised and picks weighed in ints, for the games whose code is in this folder's
reach. Weights follow the rules bot and know what the seat knows; appraisals add up and know what is good for whom."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.bots import Chair, make_bot

KEYS = ("gunfighters", "bang-duel")


def course(key: str, seed: int, options: dict[str, object] | None = None) -> Any:
    """A game between rules bots, decision by decision: the state, the seat, its codes and what is advised."""
    game: Any = sixgun.game(key)
    s = game.new(seed=seed, options=options)
    while s.asked:
        seat = game.asked(s)[0]
        codes = game.codes(s, seat)
        choice = make_bot("rules", seed).choose(Chair(game, s, seat, codes))
        yield game, s, seat, codes, choice
        game.play(s, seat, codes[choice])


@pytest.mark.parametrize("key", KEYS)
def test_the_likeliest_pick_is_what_the_rules_bot_advises(key: str) -> None:
    agreed = asked = 0
    for seed in range(4):
        for game, s, seat, codes, choice in course(key, seed):
            weights = game.weigh(s, seat, codes)
            assert len(weights) == len(codes)
            assert min(weights) > 0.0
            agreed += weights[choice] >= 0.999 * max(weights)
            asked += 1
    assert agreed >= 0.98 * asked > 50


@pytest.mark.parametrize("key", KEYS)
def test_weights_know_what_the_seat_knows_and_no_more(key: str) -> None:
    for number, (game, s, seat, codes, _) in enumerate(course(key, 5)):
        if number % 4 == 0:
            assert game.weigh(game.redeal(s, seat, number), seat, codes) == game.weigh(s, seat, codes)


@pytest.mark.parametrize(
    ("key", "options"),
    [("gunfighters", {}), ("gunfighters", {"control": True, "plaza": True, "ten_seconds": True}), ("bang-duel", {})],
)
def test_appraisals_are_shares_of_one_win(key: str, options: dict[str, object]) -> None:
    for game, s, _, _, _ in course(key, 6, options):
        shares = game.appraise(s)
        assert len(shares) == s.seats
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0.0


def test_gunfighters_a_gang_that_is_out_has_no_share_and_a_larger_one_has_more() -> None:
    game: Any = sixgun.game("gunfighters")
    hands = [["hill", "ranch", "plaza", "saloon"], ["stable", "station"], []]
    large, small, out = game.appraise(game.position({"hands": hands, "turn": 0}))
    assert large > small > out == 0.0


def test_the_duel_more_life_is_better_and_so_is_more_reserve() -> None:
    game: Any = sixgun.game("bang-duel")
    even = {"characters": [["wild-bill", "jango"], ["slim-poet", "sid-curry"]]}
    before = game.appraise(game.position(even))[0]
    assert game.appraise(game.position({**even, "life": [[5, 3], [1, 4]]}))[0] > before
    assert game.appraise(game.position({**even, "reserve": [["tex-killer"], []]}))[0] > before
