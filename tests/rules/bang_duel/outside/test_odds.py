"""`sixgun odds bang-duel`: dodges and Barrels against every deal of a small pool, and figures counted by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixgun
from sixgun.core.refusals import Refused
from sixgun.games.bang_duel.outside.saves import no_barrel, no_dodge, no_way_out, pool_of
from tests.cite import rule

FACES = ["missed.os", "missed.ob", "colt.od", "beer.ob", "hat.oh"]


def game() -> sixgun.core.capabilities.TellsOdds:
    found = sixgun.game("bang-duel")
    assert isinstance(found, sixgun.core.capabilities.TellsOdds)
    return found


@rule("bang-duel", "dodge.card.circled-icon", "card.barrel.reveal", "reveal.result.symbol")
@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(FACES), min_size=2, max_size=6), st.integers(0, 3))
def test_chances_are_those_of_every_order_of_the_cards(cards: list[str], hidden: int) -> None:
    hidden = min(hidden, len(cards) - 1)
    orders = list(permutations(cards))
    dodges = [any(face.startswith("missed") for face in order[:hidden]) for order in orders]
    barrels = [order[hidden].endswith("b") for order in orders]
    pool = pool_of({face: cards.count(face) for face in cards})
    assert 1 - no_dodge(pool, hidden) == Fraction(sum(dodges), len(orders))
    assert 1 - no_barrel(pool) == Fraction(sum(barrels), len(orders))
    both = sum(dodge or barrel for dodge, barrel in zip(dodges, barrels, strict=True))
    assert 1 - no_way_out(pool, hidden) == Fraction(both, len(orders))


@rule("bang-duel", "reveal.symbols.four", "card.missed.copies", "card.return-fire.copies")
def test_the_figures_of_a_full_deck_are_those_of_the_rulebook() -> None:
    """Of 40 cards 10, 10, 5 and 15 show each symbol; the Law has six dodges, the Outlaws seven."""
    law = game().odds({"side": "law", "hand": "4", "barrel": "yes"}).data
    assert law["reveal"] == {"barrel": "10/40", "snake": "10/40", "dynamite": "5/40", "horseshoe": "15/40"}
    assert Fraction(str(law["dodge"])) == 1 - Fraction(comb(34, 4), comb(40, 4))
    assert Fraction(str(law["saved"])) > max(Fraction(str(law["dodge"])), Fraction(1, 4))
    outlaw = game().odds({"side": "outlaw", "hand": "5"}).data
    assert Fraction(str(outlaw["dodge"])) == 1 - Fraction(comb(33, 5), comb(40, 5))


@rule("bang-duel", "dodge.means.hand-card")
def test_cards_that_were_seen_are_nowhere_else() -> None:
    seen = "missed.oh,missed.ob," + ",".join(["missed.os"] * 5)
    data = game().odds({"side": "outlaw", "hand": "6", "seen": seen}).data
    assert (data["dodge"], data["cards"]) == ("0/1", 33)
    assert game().odds({"side": "law", "seen": "bank"}).data["reveal"]["barrel"] == "9/39"  # type: ignore[index, call-overload]


@pytest.mark.parametrize(
    ("given_", "codes"),
    [
        ({"side": "sheriff", "hand": "many"}, ["field-choice", "field-type"]),
        ({"seen": "whisky,missed,hat,hat"}, ["field-choice", "field-choice", "field-range"]),
        ({"hand": "40"}, ["field-range"]),
        ({"wind": "3"}, ["field-unknown"]),
    ],
)
def test_everything_that_is_wrong_is_said(given_: dict[str, object], codes: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        game().odds(given_)
    assert [refusal.code for refusal in refused.value.refusals] == codes


@rule("bang-duel", "card.barrel.reveal", "dodge.means.hand-card", "deck.own.exhausted", "character.sid-curry.reveal")
def test_at_the_table_a_barrel_and_a_hidden_hand_count_together() -> None:
    """Four hidden cards, two of them in hand: Missed!, a Knife, a Colt, and a Beer with a barrel in its corner.

    Of the 12 ways to choose the top card and the hand, five save nobody: Missed! on top (3), Knife or Colt (1 each).
    """
    duel: Any = sixgun.game("bang-duel")
    place = {
        "characters": [["tex-killer", "jango"], ["slim-poet", "cattle-katie"]],
        "hands": [["colt.ld"], ["missed.os", "knife.oh"]],
        "gear": [[[], []], [["barrel.os"], []]],
        "decks": [["bank"], ["colt.od", "beer.ob"]],
        "rest": "discards",
    }
    s = duel.position(place)
    ways, mine = duel.prospects(duel.view(s, 0), ["end"])
    assert ways.data["dodge"] == pytest.approx(1 / 2)
    assert ways.data["saved"] == pytest.approx(7 / 12)
    assert [label.key for label, _, _ in ways.rows] == ["odds-dodge", "odds-saved"]
    assert mine.data["reveal"]["barrel"] == 1.0  # the Bank
    # without a deck of one's own or a common one, the discards are shuffled
    empty = duel.position({**place, "decks": [[], ["colt.od", "beer.ob"]], "discards": ["hat.lh", "bank.lb"]})
    shown = Counter(face[-1] for face in duel.view(empty, 0)["discards"])
    symbols = duel.prospects(duel.view(empty, 0), ["end"])[-1].data["reveal"]
    assert symbols["barrel"] == pytest.approx(shown["b"] / shown.total())
