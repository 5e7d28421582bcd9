"""Fair deals, against a brute-force count of all deals that fit."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.core.rng import Dice, key_of
from sixgun.lib.deals import deal_group, match, serve, stir
from tests.conformance.budget import examples


def all_that_fit(cards: list[int], barred: list[int], classes: list[int]) -> set[tuple[int, ...]]:
    return {
        deal
        for deal in permutations(cards)
        if all(not bars >> classes[card] & 1 for bars, card in zip(barred, deal, strict=True))
    }


CASES = {
    "free": ([0, 0, 0], [0, 1, 2]),
    "one choice": ([0b110, 0b101, 0b011], [0, 1, 2]),
    "a ring of three, which swaps cannot turn": ([0b100, 0b001, 0b010], [0, 1, 2]),
    "a ring of four": ([0b1100, 0b1001, 0b0011, 0b0110], [0, 1, 2, 3]),
    "cards alike": ([0b10, 0, 0, 0], [0, 0, 1, 1]),
    "two rings": ([0b001, 0b001, 0, 0b110, 0b100], [0, 1, 2, 0, 1]),
}


@pytest.mark.parametrize("name", CASES)
def test_every_deal_that_fits_is_equally_likely(name: str) -> None:
    barred, classes = CASES[name]
    cards = list(range(len(classes)))
    fitting = all_that_fit(cards, barred, classes)
    start = list(min(fitting))
    dice = Dice(key_of(1))
    each = 150
    found = Counter(tuple(deal_group(cards, start, barred, classes, dice)) for _ in range(each * len(fitting)))
    assert set(found) == fitting
    freedom = len(fitting) - 1
    spread = sum((count - each) ** 2 / each for count in found.values())
    assert spread <= freedom + 4.5 * (2 * freedom) ** 0.5  # chi-squared, 4.5 deviations above its mean


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_the_matched_and_stirred_deal_is_as_fair_as_the_one_by_chance(name: str) -> None:
    barred, classes = CASES[name]
    cards = list(range(len(classes)))
    fitting = all_that_fit(cards, barred, classes)
    dice = Dice(key_of(2))
    each = 150
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(each * len(fitting)):
        dealt = list(min(fitting))
        match(cards, cards[:], barred, classes, dealt, dice)
        stir(cards, barred, classes, dealt, dice)
        found[tuple(dealt)] += 1
    assert set(found) == fitting
    freedom = len(fitting) - 1
    spread = sum((count - each) ** 2 / each for count in found.values())
    assert spread <= freedom + 4.5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("name", CASES)
def test_matching_finds_a_deal_that_fits_and_stirring_all_of_them(name: str) -> None:
    barred, classes = CASES[name]
    cards = list(range(len(classes)))
    fitting = all_that_fit(cards, barred, classes)
    stirred: set[tuple[int, ...]] = set()
    for seed in range(12 * len(fitting)):
        dice = Dice(key_of(seed))
        dealt = [-1] * len(cards)
        match(cards, cards[:], barred, classes, dealt, dice)
        assert tuple(dealt) in fitting
        dealt = list(min(fitting))
        stir(cards, barred, classes, dealt, dice)
        stirred.add(tuple(dealt))
    assert stirred == fitting


def test_two_slots_are_stirred_and_one_is_left_alone() -> None:
    found = set()
    for seed in range(30):
        dealt, lone = [0, 1], [0]
        stir([0, 1], [0, 0], [0, 1], dealt, Dice(key_of(seed)))
        stir([0], [0], [0], lone, Dice(key_of(seed)))
        found.add(tuple(dealt))
        assert lone == [0]
    assert found == {(0, 1), (1, 0)}


def test_the_choosy_are_served_at_once_where_no_card_can_be_in_the_way() -> None:
    for seed in range(10):
        dealt = [-1, -1, -1]
        left = serve([0, 1], [0, 1, 2], [0b011, 0b001, 0], [0, 1, 2], dealt, Dice(key_of(seed)))
        assert left is not None
        assert (dealt[0], sorted([*left, *dealt[:2]])) == (2, [0, 1, 2])
        assert dealt[1] == 1


@examples(200)
@given(
    classes=st.lists(st.integers(0, 5), min_size=1, max_size=30),
    bars=st.lists(st.integers(0, 63), min_size=30, max_size=30),
    seed=st.integers(0, 2**32),
)
def test_a_deal_always_fits_and_keeps_the_cards(classes: list[int], bars: list[int], seed: int) -> None:
    """Bars that allow the true deal, which is how a game has them."""
    cards = list(range(len(classes)))
    barred = [bars[i] & ~(1 << classes[i]) for i in cards]
    dealt = deal_group(cards, cards, barred, classes, Dice(key_of(seed)))
    assert sorted(dealt) == cards
    assert all(not barred[i] >> classes[card] & 1 for i, card in enumerate(dealt))
