"""Odds of draw hands against every hand dealt, figures from combinatorics, and laws."""

from __future__ import annotations

from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.lib.hands import read
from sixgun.lib.odds import HandOdds, draw_odds, draw_table
from tests.lib.odds.brute import Table, brute

DEAD_MANS = read("AS AC 8S 8C JD")
ONE_SUIT = read("4H 5H 6H 7H 8H 9H")
RANKS = range(12)


def close(odds: HandOdds, table: Table) -> None:
    for mine, other in zip((odds.best, odds.legal, odds.cheatin), table, strict=True):
        assert mine == pytest.approx(other, abs=1e-12)


piles = st.one_of(
    st.lists(st.sampled_from(range(52)), min_size=5, max_size=7, unique=True).flatmap(
        lambda faces: st.lists(st.sampled_from(faces), min_size=8, max_size=10)
    ),
    st.lists(st.sampled_from(DEAD_MANS + read("AH 8S JD 3C")), min_size=8, max_size=10),
    st.lists(st.sampled_from(ONE_SUIT + read("6S 7S 8S 9C")), min_size=8, max_size=10),
)


@settings(max_examples=40, deadline=None)
@given(piles, st.integers(0, 2), st.integers(5, 8))
def test_odds_are_those_of_all_hands(pile: list[int], jokers: int, cards: int) -> None:
    pile = pile + [52, 53][:jokers]
    close(draw_odds(pile, cards), brute(pile, cards, 0))


@settings(max_examples=25, deadline=None)
@given(piles, st.integers(0, 2), st.sampled_from([(5, 1), (5, 2), (5, 3), (6, 2), (7, 1)]))
def test_odds_with_changes_are_those_of_all_hands_and_redraws(
    pile: list[int], jokers: int, size: tuple[int, int]
) -> None:
    pile = pile[: 9 - jokers] + [52, 53][:jokers]
    cards, draws = size
    if len(pile) >= cards + draws:
        close(draw_odds(pile, cards, draws), brute(pile, cards, draws))


def test_two_suits_can_have_a_flush_at_once() -> None:
    pile = read("AS 3S 5S 7S 9S AH 3H 5H 7H 9H 2D 4D")
    close(draw_odds(pile, 10), brute(pile, 10, 0))
    close(draw_odds([*pile[:8], 52, 53], 8), brute([*pile[:8], 52, 53], 8, 0))
    rows = read("AS 2S 3S 4S 6S AH 2H 3H 4H 6H joker")
    close(draw_odds([*rows, 53], 9), brute([*rows, 53], 9, 0))


def test_a_pack_of_cards_has_the_known_poker_hands() -> None:
    """The well-known counts of 5 of 52 cards; an ace is only low here, so there are nine straights, not ten.

    Of the 2,598,960 hands, 624 are four of a kind, 3,744 full houses, 54,912 three of a kind, 1,098,240 pairs. Two
    pairs are 123,552, of which one is the Dead Man's Hand. A flush: 4 * 1287 less the 36 straight flushes; a straight:
    9 * 1024 less those.
    """
    odds = draw_odds(range(52), 5)
    total = comb(52, 5)
    known = {2: 1_098_240, 3: 123_551, 4: 54_912, 5: 9 * 1024 - 36, 6: 4 * 1287 - 36, 7: 3_744, 8: 624, 9: 36, 11: 1}
    known[1] = total - sum(known.values())
    assert odds.best == pytest.approx([known.get(rank, 0) / total for rank in RANKS], abs=1e-14)
    assert odds.legal == odds.best
    assert odds.cheat == 0


def test_a_pack_of_cards_has_the_known_hands_of_seven() -> None:
    """Of 133,784,560 hands 3,473,184 are full houses, and 224,848 four of a kind: as every book on poker has it."""
    odds = draw_odds(range(52), 7)
    total = comb(52, 7)
    dead = comb(47, 2)  # any other two cards
    assert odds.best[11] == pytest.approx(dead / total, abs=1e-14)
    # Dead Man's Hands that would be a full house otherwise: a third ace or eight and a card that is no fourth one of
    # its value (4 * 40 with cards of other values than aces, eights, jacks; 4 * 3 with a jack; 2 * 2 with a third of
    # each), or two jacks
    full = 4 * 40 + 4 * 3 + 2 * 2 + 3
    assert odds.best[7] + odds.best[8] == pytest.approx((3_473_184 + 224_848 - full - 2) / total, abs=1e-12)


@settings(max_examples=6, deadline=None)
@given(st.lists(st.sampled_from(range(54)), min_size=14, max_size=30).filter(lambda p: p.count(52) + p.count(53) < 3))
def test_laws(pile: list[int]) -> None:
    table = draw_table(pile, range(5, 8), range(2))
    for odds in table.values():
        assert sum(odds.best) == pytest.approx(1)
        assert sum(odds.legal) == pytest.approx(1)
        assert odds.cheat >= -1e-12
        for rank in RANKS:  # cheatin' can only help
            assert odds.at_least(rank) >= odds.at_least(rank, legal=True) - 1e-12
    for cards in range(5, 7):  # so can another card
        for rank in RANKS:
            assert table[cards + 1, 0].at_least(rank) >= table[cards, 0].at_least(rank) - 1e-12
    assert draw_odds(sorted(pile), 6, 1).best == table[6, 1].best


def test_too_few_cards_have_no_odds() -> None:
    assert draw_table(read("AS 2S 3S"), (5,), (0,)) == {}
    with pytest.raises(ValueError, match="jokers"):
        draw_odds([52, 52, 53, 1, 2, 3], 5)
