"""Variants of the house: fewer cards, an early end, a game that is a single shootout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import sixgun
from sixgun.core.refusals import Refused
from sixgun.core.tape import Undecided, rewind
from sixgun.games.doomtown.table import piles
from sixgun.research.small import small_game
from tests.cite import rule
from tests.rules.doomtown.stage import Stage

GAME: Any = sixgun.game("doomtown")
TEN = {"pony-express": 3, "sun-in-yer-eyes": 3, "mustang": 4}
DECK = {"outfit": "law-dogs", "gang": ["tommy-harden"], "cards": TEN}


def variant(decks: list[dict[str, Any]] | None = None, **figures: Any) -> Any:
    return GAME.repacked({"variant": {"name": "ours", **figures}, "decks": decks or [DECK]})


def test_a_variant_may_have_decks_of_any_size() -> None:
    s = variant().new(2, 1, {"gang": "ready"})
    mine = [s.book.cards.keys[s.what[card]] for card in range(s.homes[0] + 1, s.homes[1])]
    assert {card: mine.count(card) for card in TEN} == TEN
    with pytest.raises(Refused, match="52"):
        GAME.repacked({"decks": [DECK]})


@rule("doomtown", "setup.hand.shuffle-and-draw-five", "sundown.hand.to-five")
def test_a_variant_may_have_other_play_hands() -> None:
    s = variant(hand=2).new(2, 1, {"gang": "ready"})
    assert [len(hand) for hand in s.hand] == [2, 2]
    s = GAME.new(2, 1, {"gang": "ready"})
    assert [len(hand) for hand in s.hand] == [5, 5]


def test_after_the_last_day_nobody_has_won() -> None:
    stage = Stage({"gang": ["tommy-harden"]}, {"gang": ["sloane"]}, game=variant(days=1), day=1)
    assert stage.pick("pass", "pass")[-1] == "last-day"
    result = stage.game.result(stage.state)
    assert (result.places, result.scores, result.reason) == ((1, 1), (0.5, 0.5), "last-day")
    stage = Stage({"gang": ["tommy-harden"]}, {"gang": ["sloane"]}, game=variant(days=2), day=1)
    stage.pick("pass", "pass")
    assert stage.game.result(stage.state) is None


def test_a_winner_of_the_last_day_has_won() -> None:
    stage = Stage({"gang": ["tommy-harden"], "street": ["home", "bank-of-california"]}, game=variant(days=1), day=1)
    assert stage.pick("pass", "pass")[-1] == "victory"
    assert stage.game.result(stage.state).places == (1, 2)


def test_a_game_may_begin_with_a_shootout_that_nobody_can_refuse() -> None:
    game = small_game("small-doomtown")
    s = game.new(seed=1)
    assert [*game.seats] == [2]
    view: Any = game.view(s, 0)
    assert view["question"] == "shootout"
    assert [dude["place"] for dude in view["dudes"]] == ["square", "square"]
    assert (view["day"], view["phase"]) == (1, "noon")


@pytest.mark.parametrize("gang", [[], ["pony-express"]])
def test_a_shootout_needs_somebody_to_fight_it(gang: list[str]) -> None:
    with pytest.raises(Refused):
        variant([{**DECK, "gang": gang}], start="shootout")


# ---- chance that is decided from outside


def courses(happening: Callable[[Any], Any], outcomes: bytes = b"") -> dict[Any, Fraction]:
    """How likely each result of a happening is, with a known card on three pony expresses and two mustangs."""
    s = Stage({"deck": ["sloane", *["pony-express"] * 3, *["mustang"] * 2]}).state
    rewind(s, outcomes)
    s.seen[s.deck[0][-1]] = 1
    try:
        return {happening(s): Fraction(1)}
    except Undecided as undecided:
        found: dict[Any, Fraction] = {}
        for outcome, weight in enumerate(undecided.weights):
            for result, chance in courses(happening, outcomes + bytes([outcome])).items():
                share = Fraction(weight, sum(undecided.weights))
                found[result] = found.get(result, Fraction(0)) + share * chance
        return found


def drawn(s: Any, count: int) -> tuple[str, ...]:
    return tuple([s.book.cards.keys[s.what[card]] for card in piles.draw_hand(s, 0, count)])


@rule("doomtown", "zone.deck.empty-reshuffle")
def test_what_somebody_has_seen_on_top_stays_there_and_the_rest_is_any() -> None:
    found = courses(lambda s: drawn(s, 3))
    pony, mustang = "pony-express", "mustang"
    # of the five below: two ponies 3/5 * 2/4, a pony and a mustang 3/5 * 2/4 each way, two mustangs 2/5 * 1/4
    assert found == {
        ("sloane", pony, pony): Fraction(3, 10),
        ("sloane", pony, mustang): Fraction(3, 10),
        ("sloane", mustang, pony): Fraction(3, 10),
        ("sloane", mustang, mustang): Fraction(1, 10),
    }


def test_cards_that_are_drawn_together_are_a_hand_without_an_order() -> None:
    def happening(s: Any) -> tuple[tuple[str, int], ...]:
        piles.top_card(s, 0)
        return tuple(sorted(Counter(drawn(s, 2)).items()))

    assert courses(happening) == {
        (("pony-express", 2),): Fraction(3, 10),
        (("mustang", 1), ("pony-express", 1)): Fraction(6, 10),
        (("mustang", 2),): Fraction(1, 10),
    }


def test_what_is_looked_at_is_drawn_afterwards() -> None:
    def happening(s: Any) -> bool:
        piles.settle(s, 0, 3)
        top = s.deck[0][::-1][:3]
        for card in top:
            s.seen[card] |= 2
        return piles.draw_hand(s, 0, 3) == top

    assert courses(happening) == {True: 1}
