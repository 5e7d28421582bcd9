"""Fair deals, against a brute-force count of all deals that fit."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.core.rng import Dice, key_of
from sixgun.lib.deals import deal_group, match, stir
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
