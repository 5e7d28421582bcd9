"""Lowball odds and the choice of cards to change, against every hand dealt."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.lib.hands import best, cheatin, lowball, rank_of, read
from sixgun.lib.odds import best_keeps, face_off, lowball_duel, lowball_odds, pull_at_least, worth_against
from tests.lib.odds.brute import ranked

small = st.lists(st.sampled_from(read("AS AC 8S 8C JD 2H 3H 4H 5H 6H 2H 3S joker")), min_size=6, max_size=10).filter(
    lambda pile: pile.count(52) < 3
)


@settings(max_examples=40, deadline=None)
@given(small)
def test_lowball_odds_are_those_of_all_hands(pile: list[int]) -> None:
    odds = lowball_odds(pile)
    hands = [[pile[i] for i in places] for places in combinations(range(len(pile)), 5)]
    strengths = [lowball(hand) for hand in hands]
    assert odds.strengths == pytest.approx({one: strengths.count(one) / len(hands) for one in set(strengths)})
    assert odds.cheat == pytest.approx(sum(map(cheatin, hands)) / len(hands))
    assert sum(odds.ranks) == pytest.approx(1)


@settings(max_examples=5, deadline=None)
@given(small, small)
def test_a_duel_of_lowball_is_all_hands_against_all(mine: list[int], theirs: list[int]) -> None:
    outcome = lowball_duel(lowball_odds(mine), lowball_odds(theirs))
    pairs = [(lowball(a), lowball(b)) for a in combinations(mine, 5) for b in combinations(theirs, 5)]
    assert outcome.win == pytest.approx(sum(a < b for a, b in pairs) / len(pairs))
    assert outcome.tie == pytest.approx(sum(a == b for a, b in pairs) / len(pairs))


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(range(54)), min_size=11, max_size=12, unique=True), st.integers(0, 3))
def test_the_best_choice_is_the_best_of_all(cards: list[int], draws: int) -> None:
    hand, pile = cards[:6], cards[6:]
    by_choice = {}
    for size in range(draws + 1):
        for places in combinations([i for i in range(6) if hand[i] < 52], size):
            kept = [code for i, code in enumerate(hand) if i not in places]
            ranks = [rank_of(best([*kept, *new])) for new in combinations(pile, size)]
            by_choice[places] = sum(ranks) / comb(len(pile), size)
    keeps = best_keeps(hand, pile, draws)
    assert keeps[0].worth == pytest.approx(max(by_choice.values()))
    for keep in keeps:
        assert keep.worth == pytest.approx(by_choice[tuple(keep.changed)])
        fair = [ranked([hand[i] for i in keep.kept] + list(new))[1] for new in combinations(pile, len(keep.changed))]
        assert keep.legal == pytest.approx([fair.count(rank) / len(fair) for rank in range(12)])


def test_a_change_can_be_worth_more_against_one_hand_than_another() -> None:
    """With a lone dude at stake, more than two casualties are as bad as two: a long shot is as good as it gets."""
    sure = worth_against([0.0] * 7 + [1.0] + [0.0] * 4, most_dealt=2, most_taken=2)
    assert sure[1] == sure[5] == -2
    assert sure[8] == 1
    assert sure[11] == 2


def test_a_round_costs_the_loser_the_difference_and_both_one_if_ranks_are_equal() -> None:
    """By hand: two pairs or a flush (3, 6) against a pair or a flush (2, 6), each half of the time."""
    mine, theirs = [0.0] * 12, [0.0] * 12
    mine[3] = mine[6] = theirs[2] = theirs[6] = 0.5
    outcome = face_off(mine, theirs)
    assert (outcome.win, outcome.tie, outcome.lose) == (0.5, 0.25, 0.25)
    assert outcome.dealt == pytest.approx((1 + 4 + 0 + 1) / 4)
    assert outcome.taken == pytest.approx((0 + 0 + 3 + 1) / 4)
    raised = face_off(mine, theirs, my_change=2, more_taken=1)
    assert raised.win == 0.75
    assert raised.taken == pytest.approx((0 + 0 + 1 + 0) / 4 + 1)


def test_a_pull_of_nothing_is_an_ace_and_a_joker_is_what_is_wanted() -> None:
    assert pull_at_least([], 1) == 1
    assert pull_at_least([], 2) == 0
    assert pull_at_least(read("2S 9C joker KD"), 9) == 0.75
    assert pull_at_least(read("2S 9C KD"), 14) == 0
