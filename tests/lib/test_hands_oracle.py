"""The evaluator against a slow oracle that was written from the rulebook's words, and against counting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, combinations_with_replacement
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.core.rng import Dice, key_of
from sixgun.lib.hands import JOKER, best, five, lowball, rank_of, read, values_of, write
from sixgun.lib.hands.evaluate import weigh
from tests.conformance.budget import BUDGET, examples
from tests.lib.hands_oracle import Card, Worth, highest, lowest, namings, of_cards, of_text


def worth(strength: int) -> Worth:
    return rank_of(strength), values_of(strength)


def oracle_cards(cards: list[int]) -> list[Card | None]:
    return of_text(write(cards).replace("*", ""))


def pool(dice: Dice, kind: int) -> list[int]:
    """Cards to deal from, with copies: any, few, mostly one suit, two suits of neighbours, or a Dead Man's."""
    cards = list(range(52))
    dice.shuffle(cards)
    if kind == 0:
        return cards
    if kind == 1:
        return cards[:8]
    if kind == 2:
        suit = 13 * dice.below(4)
        return list(range(suit, suit + 13)) * 2 + cards[:8]
    if kind == 3:
        low = dice.below(7)
        return [13 * suit + value for suit in (cards[0] % 4, cards[1] % 4) for value in range(low, low + 7)]
    return read("AS AC 8S 8C JD") * 2 + read("AH 8D JS 10D")


def dealt(dice: Dice, size: int, jokers: int, kind: int) -> list[int]:
    cards = pool(dice, kind)
    hand = [cards[dice.below(len(cards))] for _ in range(size - jokers)] + [JOKER, JOKER + 1][:jokers]
    dice.shuffle(hand)
    return hand


def agree(seed: int, times: int, size: int, jokers: int, ours: Callable[[list[int]], int]) -> None:
    dice = Dice(key_of(seed))
    slow = lowest if ours is lowball else highest
    for i in range(times):
        cards = dealt(dice, size, jokers, i % 5)
        assert worth(ours(cards)) == slow(oracle_cards(cards)), write(cards)


@pytest.mark.parametrize(
    ("size", "jokers", "times"),
    [(0, 0, 1), (1, 0, 30), (2, 0, 100), (3, 0, 200), (4, 0, 300), (1, 1, 1), (2, 1, 30), (2, 2, 1), (3, 1, 60)]
    + [(4, 1, 60), (3, 2, 5), (4, 2, 10)]
    + [(5, 0, 3000), (5, 1, 300), (5, 2, 30), (6, 0, 500), (6, 1, 50), (7, 0, 250), (7, 1, 25), (10, 0, 25)],
)
def test_the_best_hand_is_the_oracles(size: int, jokers: int, times: int) -> None:
    agree(1, times, size, jokers, best)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "jokers", "times"), [(8, 1, 40), (10, 1, 20), (5, 2, 60), (6, 2, 25), (7, 2, 20), (10, 2, 5)]
)
def test_the_best_hand_is_the_oracles_with_many_cards_and_jokers(size: int, jokers: int, times: int) -> None:
    agree(2, times, size, jokers, best)


@pytest.mark.parametrize(
    ("size", "jokers", "times"), [(3, 1, 30), (4, 2, 5), (5, 0, 300), (5, 1, 300), (5, 2, 25), (6, 1, 10)]
)
def test_lowball_is_the_oracles(size: int, jokers: int, times: int) -> None:
    agree(3, times, size, jokers, lowball)


@pytest.mark.slow
@pytest.mark.parametrize("jokers", [0, 1, 2])
@pytest.mark.parametrize("suits", [1, 2])
def test_every_set_of_values_is_the_oracles_in_one_suit_and_in_two(jokers: int, suits: int) -> None:
    """Five cards have no other hands, but for the one that is a Dead Man's."""
    every = 4 if jokers == 2 and BUDGET != "long" else 1  # two jokers have 1,378 names
    for values in list(combinations_with_replacement(range(13), 5 - jokers))[::every]:
        cards = [13 * (i % suits) + value for i, value in enumerate(values)] + [JOKER] * jokers
        worths = [of_cards(hand) for hand in namings(oracle_cards(cards))]
        assert worth(best(cards)) == max(worths), write(cards)
        assert worth(lowball(cards)) == min(worths), write(cards)


hands = st.lists(st.integers(0, 51), min_size=5, max_size=8)


@examples(300)
@given(cards=hands, jokers=st.integers(0, 2))
def test_looking_up_five_cards_is_weighing_them(cards: list[int], jokers: int) -> None:
    hand = cards[: 5 - jokers] + [JOKER] * jokers
    assert five(hand) == weigh(hand)
    assert five(hand) == weigh(hand)  # now remembered


@examples(200)
@given(cards=hands, jokers=st.integers(0, 2))
def test_the_best_five_is_the_best_of_all_fives(cards: list[int], jokers: int) -> None:
    cards = cards + [JOKER] * jokers
    assert best(cards) == max(five(chosen) for chosen in combinations(cards, 5))


@pytest.mark.slow
def test_the_52_cards_have_as_many_hands_of_each_rank_as_counting_says() -> None:
    found = Counter([five(hand) >> 20 for hand in combinations(range(52), 5)])
    straights = 9  # the ace is low only, so there is none from the ten to the ace
    sets = comb(13, 5) - straights
    assert found == {
        11: 1,
        9: straights * 4,
        8: 13 * 48,
        7: 13 * 4 * 12 * 6,
        6: sets * 4,
        5: straights * (4**5 - 4),
        4: 13 * 4 * comb(12, 2) * 4**2,
        3: comb(13, 2) * 6**2 * 44 - 1,  # one of them is the Dead Man's Hand
        2: 13 * 6 * comb(12, 3) * 4**3,
        1: sets * (4**5 - 4),
    }
    assert found.total() == comb(52, 5) == 2_598_960


@pytest.mark.slow
def test_hands_with_copies_have_as_many_of_each_rank_as_counting_says() -> None:
    """All different hands of a deck that has five or more copies of everything."""
    found = Counter([five(hand) >> 20 for hand in combinations_with_replacement(range(52), 5)])
    two, three, four, same = comb(5, 2), comb(6, 3), comb(7, 4), comb(8, 5)  # ways to give suits to equal values
    straights = 9
    sets = comb(13, 5) - straights
    pairs, double_pairs, triples = 13 * comb(12, 3), comb(13, 2) * 11, 13 * comb(12, 2)
    assert found == {
        11: 1,
        10: 13 * same,
        9: straights * 4,
        8: 13 * 12 * four * 4,
        7: 13 * 12 * three * two,
        6: (sets + pairs + double_pairs + triples) * 4,
        5: straights * (4**5 - 4),
        4: triples * (three * 4**2 - 4),
        3: double_pairs * (two * two * 4 - 4) - 1,
        2: pairs * (two * 4**3 - 4),
        1: sets * (4**5 - 4),
    }
    assert found.total() == comb(56, 5)
