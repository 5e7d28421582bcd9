"""What the counts of values make of a hand, as a small state that grows value by value.

A kind is 4 * most + (1 if another value is there twice): `most` is how often the most frequent value is there, no more
than jokers can use. Where more than three of a kind are there already, nothing else counts.
"""

from __future__ import annotations

from typing import Final

from sixgun.lib.hands.ranks import (
    FIVE_OF_A_KIND,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    ONE_PAIR,
    STRAIGHT,
    THREE_OF_A_KIND,
    TWO_PAIRS,
)

FIRST: Final = 4  # nothing is there more than once
DONE: Final = 16  # in the place of a mask: five in a row were there
NEVER: Final = 17  # the pile can't make five in a row: not looked for


def grown(kind: int, count: int, jokers: int) -> int:
    """The kind with so many cards of another value on top.

    >>> grown(grown(FIRST, 2, 0), 3, 0)  # three of a kind, and another value twice
    13
    """
    most = kind >> 2
    second = kind & 1
    if count > most:
        second = 1 if most >= 2 else 0
        most = min(count, 5 - jokers)
    elif count >= 2:
        second = 1
    if most + jokers > 3:
        second = 0
    return most << 2 | second


def rank_of_kind(kind: int, jokers: int, in_a_row: bool) -> int:
    """The rank by values alone, suits ignored.

    >>> rank_of_kind(13, 0, False), rank_of_kind(8, 1, False), rank_of_kind(9, 1, False)
    (7, 4, 7)
    """
    most = (kind >> 2) + jokers
    if most >= 5:
        return FIVE_OF_A_KIND
    if most == 4:
        return FOUR_OF_A_KIND
    if most == 3 and kind & 1:
        return FULL_HOUSE
    if in_a_row:
        return STRAIGHT
    if most == 3:
        return THREE_OF_A_KIND
    if most == 2:
        return TWO_PAIRS if kind & 1 else ONE_PAIR
    return HIGH_CARD


def is_low(kind: int, jokers: int) -> bool:
    """Whether a flush would be better than what equal values make."""
    return rank_of_kind(kind, jokers, False) <= STRAIGHT


def slid(mask: int, present: bool, jokers: int) -> int:
    """The last four values' presence with another value on top, or DONE if five in a row are there with the jokers.

    >>> slid(0b1111, True, 0), slid(0b1011, True, 0), slid(0b1011, True, 1)
    (16, 7, 16)
    >>> slid(0b0100, True, 0)  # the gap is there for good
    1
    """
    if mask >= DONE:
        return mask
    window = mask << 1 | (1 if present else 0)
    if window.bit_count() + jokers >= 5:
        return DONE
    kept = 0
    for age in range(4):  # a value is forgotten as soon as no five in a row can begin with it
        kept |= window & 1 << age
        if kept.bit_count() + 4 - age + jokers < 5:
            kept &= ~(1 << age)
    return kept
