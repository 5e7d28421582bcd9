"""Many hands at once are worth what each of them is."""

from __future__ import annotations

import pytest

from sixgun.core.rng import Dice, key_of
from sixgun.lib.hands import JOKER, NAMED, arrays, best, cheatin, read


def rows(size: int, times: int, jokers: int) -> list[list[int]]:
    """Hands with copies, with up to so many jokers and a named one, half of them of a Dead Man's cards."""
    dice = Dice(key_of(size))
    few = read("AS AC 8S 8C JD AH 8D *8C *AS")
    hands = []
    for i in range(times):
        hand = [few[dice.below(len(few))] if i % 2 else dice.below(52) for _ in range(size)]
        for k in range(dice.below(jokers + 1)):
            hand[k] = JOKER + k
        hands.append(hand)
    return hands


@pytest.mark.parametrize(("size", "times"), [(5, 4000), (6, 1000), (7, 500), (10, 100)])
def test_arrays_are_worth_what_their_rows_are(size: int, times: int) -> None:
    hands = rows(size, times, 2)
    assert arrays.best(hands).tolist() == [best(hand) for hand in hands]
    assert arrays.cheatin(hands).tolist() == [cheatin(hand) for hand in hands]


def test_more_rows_than_are_taken_at_a_time() -> None:
    hands = rows(5, 50, 1) * 2000
    strengths = arrays.best(hands).tolist()
    assert len(strengths) == 100_000 > arrays.ROWS
    assert strengths[:50] == strengths[-50:] == [best(hand) for hand in hands[:50]]


def test_every_named_joker_is_its_card() -> None:
    cards = [[card, 1, 14, 27, 40] for card in range(52)]
    assert arrays.best([[NAMED + hand[0], *hand[1:]] for hand in cards]).tolist() == arrays.best(cards).tolist()


def test_short_hands_are_refused() -> None:
    for wrong in ([[0, 1, 2, 3]], [0, 1, 2, 3, 4]):
        with pytest.raises(ValueError):
            arrays.best(wrong)
