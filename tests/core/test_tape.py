"""Chance that is decided from outside: every outcome can be had, and each is as likely as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from sixgun.core.rng import below, draw_from, shuffle, shuffle_to_draw
from sixgun.core.state import State
from sixgun.core.tape import HEAD, Undecided, decide_hand, is_taped, rewind


def courses(happening: Callable[[State], Any], outcomes: bytes = b"") -> dict[Any, Fraction]:
    """How likely each result of a happening is, in all its courses."""
    s = State(2, (), HEAD + outcomes, streams=3)
    try:
        return {happening(s): Fraction(1)}
    except Undecided as undecided:
        found: dict[Any, Fraction] = {}
        whole = sum(undecided.weights)
        for outcome, weight in enumerate(undecided.weights):
            for result, chance in courses(happening, outcomes + bytes([outcome])).items():
                found[result] = found.get(result, Fraction(0)) + Fraction(weight, whole) * chance
        return found


def test_a_number_is_any_below_as_likely_as_the_others() -> None:
    assert courses(lambda s: below(s, 1, 4)) == {number: Fraction(1, 4) for number in range(4)}


def test_what_has_one_outcome_is_not_decided() -> None:
    assert below(State(2, (), HEAD, streams=1), 0, 1) == 0


def test_a_shuffle_gives_each_order_once() -> None:
    def happening(s: State) -> tuple[int, ...]:
        cards = [3, 1, 2]
        shuffle(s, 0, cards)
        return tuple(cards)

    orders = [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)]
    assert courses(happening) == {order: Fraction(1, 6) for order in orders}


def test_draws_of_alike_cards_are_one_outcome_and_as_likely_as_there_are_cards() -> None:
    face = [7, 7, 7, 5, 5]

    def happening(s: State) -> tuple[int, ...]:
        cards = [0, 1, 2, 3, 4]
        shuffle_to_draw(s, 0, cards)
        return face[draw_from(s, cards, face)], face[draw_from(s, cards, face)]

    # three sevens and two fives: 3/5 * 2/4, 3/5 * 2/4, 2/5 * 3/4, 2/5 * 1/4
    assert courses(happening) == {
        (7, 7): Fraction(3, 10),
        (7, 5): Fraction(3, 10),
        (5, 7): Fraction(3, 10),
        (5, 5): Fraction(1, 10),
    }


def test_without_a_tape_draws_are_from_the_top_of_the_shuffled_pile() -> None:
    s, twin = State(2, (), bytes(32), streams=1), State(2, (), bytes(32), streams=1)
    pile, same = list(range(9)), list(range(9))
    shuffle_to_draw(s, 0, pile)
    shuffle(twin, 0, same)
    assert [draw_from(s, pile, pile) for _ in range(9)] == same[::-1]


def test_a_tape_is_read_on_and_can_be_rewound() -> None:
    s = State(2, (), HEAD + bytes([2, 1]), streams=2)
    assert is_taped(s)
    assert [below(s, 1, 3), below(s, 1, 2)] == [2, 1]
    with pytest.raises(Undecided, match="5 outcomes") as caught:
        below(s, 0, 5)
    assert caught.value.weights == [1] * 5
    rewind(s, bytes([1]))
    assert below(s, 0, 2) == 1


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 6])
@pytest.mark.parametrize("face", [[7, 7, 7, 5, 5, 2], [1, 2, 3, 4, 5, 6], [4] * 6])
def test_a_hand_is_drawn_in_no_order_and_as_likely_as_among_all_hands(face: list[int], count: int) -> None:
    def happening(s: State) -> tuple[int, ...]:
        pile = [3, 0, 5, 1, 4, 2]
        hand = decide_hand(s, pile, face, count)
        assert sorted({*hand}) == sorted(hand)
        assert pile == [3, 0, 5, 1, 4, 2]
        return tuple([face[card] for card in hand])

    hands = [tuple(sorted([face[card] for card in hand])) for hand in combinations(range(6), count)]
    assert courses(happening) == {hand: Fraction(n, len(hands)) for hand, n in Counter(hands).items()}
