"""The eleven ranks, and the strength of a hand: its rank and its five values in one int that compares.

The rank stands above bit 20; below it are five digits of four bits, the values of the hand's cards from the one that
counts most to the one that counts least: K, K, 9, 9, 2 for two pairs. A short hand has zeros in place of cards. Suits
are not in it, so that equal strengths are the same hand [shootout.lumps.identical-no-winner].

A hand whose rank was changed has no cards to compare any more: all digits are zero for the worst hand of a rank, which
is below every hand of real cards, and fifteen for the best hand, which is above them all.
"""

from __future__ import annotations

from typing import Final

HIGH_CARD: Final = 1
ONE_PAIR: Final = 2
TWO_PAIRS: Final = 3
THREE_OF_A_KIND: Final = 4
STRAIGHT: Final = 5
FLUSH: Final = 6
FULL_HOUSE: Final = 7
FOUR_OF_A_KIND: Final = 8
STRAIGHT_FLUSH: Final = 9
FIVE_OF_A_KIND: Final = 10
DEAD_MANS_HAND: Final = 11

SHIFT: Final = 20
DIGITS: Final = (1 << SHIFT) - 1


def rank_of(strength: int) -> int:
    """The rank, from 1 to 11.

    >>> rank_of(worst(FLUSH)), rank_of(best_of(HIGH_CARD))
    (6, 1)
    """
    return strength >> SHIFT


def values_of(strength: int) -> list[int]:
    """The values of the hand's cards, the most important first; none if the rank alone counts.

    >>> values_of(ONE_PAIR << SHIFT | 0x77DA3)
    [7, 7, 13, 10, 3]
    """
    if strength & DIGITS == DIGITS:
        return []
    digits = [strength >> 16 & 15, strength >> 12 & 15, strength >> 8 & 15, strength >> 4 & 15, strength & 15]
    return [digit for digit in digits if digit]


def worst(rank: int) -> int:
    """The worst possible hand of a rank; of rank 11 all hands are equal, so it is the Dead Man's Hand itself."""
    return rank << SHIFT


def best_of(rank: int) -> int:
    """The best possible hand of a rank below 11."""
    return rank << SHIFT | DIGITS


def changed(strength: int, by: int) -> int:
    """A hand whose rank effects have raised or lowered by so much, all of them added up.

    A raised hand is the worst of its new rank, and at 11 or beyond equal to every hand of rank 11
    [shootout.lumps.rank-raised]; a lowered hand is the best of its new rank, but the worst of rank 1 if it would fall
    below that [shootout.lumps.rank-lowered].

    >>> two_kings = ONE_PAIR << SHIFT | 0xDD432
    >>> changed(two_kings, +9) == worst(DEAD_MANS_HAND), changed(two_kings, +1) == worst(TWO_PAIRS)
    (True, True)
    >>> changed(two_kings, -1) == best_of(HIGH_CARD), changed(two_kings, -2) == worst(HIGH_CARD)
    (True, True)
    """
    if by == 0:
        return strength
    rank = rank_of(strength) + by
    if rank >= DEAD_MANS_HAND:
        return worst(DEAD_MANS_HAND)
    if rank < HIGH_CARD:
        return worst(HIGH_CARD)
    return worst(rank) if by > 0 else best_of(rank)


def compare(one: int, other: int) -> int:
    """1 if the first hand is the better one, -1 if the second is, 0 if they are the same.

    >>> compare(THREE_OF_A_KIND << SHIFT | 0xBBB32, THREE_OF_A_KIND << SHIFT | 0x111DC)  # three jacks, three aces
    1
    """
    return (one > other) - (one < other)
