"""Who may hold what, against every deal that fits."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.lib.odds.slots import chances_of_none


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.integers(0, 3), min_size=3, max_size=3).filter(lambda pool: 3 <= sum(pool) <= 6),
    st.lists(st.integers(0, 7), max_size=2),
    st.lists(st.integers(0, 7), min_size=1, max_size=2),
)
def test_chances_are_those_of_all_deals(pool: list[int], others: list[int], mine: list[int]) -> None:
    cards = [sort for sort, count in enumerate(pool) for _ in range(count)]
    slots = others + mine
    if len(slots) > len(cards):
        return
    deals = [
        [cards[i] for i in order]
        for order in permutations(range(len(cards)), len(slots))
        if not any(bars >> cards[i] & 1 for bars, i in zip(slots, order, strict=True))
    ]
    held = [deal[len(others) :] for deal in deals]
    if deals:
        expected = [sum(sort not in hand for hand in held) / len(held) for sort in range(3)]
        assert chances_of_none(pool, others, mine) == pytest.approx(expected)
