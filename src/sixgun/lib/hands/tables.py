"""What evaluation looks up: small tables by card, made at import, and what five cards were found to be worth."""

from __future__ import annotations

from typing import Final

from sixgun.lib.hands.codes import CLUBS, CODES, DIAMONDS, NAMED, SPADES, card_of

DEAD_MANS_CARDS: Final = frozenset(
    [card_of(SPADES, 1), card_of(CLUBS, 1), card_of(SPADES, 8), card_of(CLUBS, 8), card_of(DIAMONDS, 11)]
)
ACES_AND_EIGHTS: Final = 1 << 0 | 1 << 7  # masks of values: bit 0 is the ace, bit 12 the king
ACES_EIGHTS_AND_JACKS: Final = ACES_AND_EIGHTS | 1 << 10

# One number a value, such that any up to five of them (the rest being jokers) have a sum of their own.
VALUE_CODES: Final = [1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545, 147031]
SUIT_CODES: Final = [1, 6, 36, 216]  # five of them have a sum of their own, too
SUIT_BITS: Final = 11

SUIT_FIELD: Final = 7  # bits that count the cards of a suit, the highest of them for "enough"
ENOUGH: Final = sum([1 << SUIT_FIELD * suit + SUIT_FIELD - 1 for suit in range(4)])


def by_code(by_card: list[int], joker: int) -> list[int]:
    """A table by code from one by card: a named joker is the card that it stands for."""
    return by_card + [joker] * (NAMED - 52) + by_card


def tops() -> list[int]:
    """By mask of values: its five highest values, as the digits of a strength."""
    table = [0]
    for value in range(1, 14):
        table += [value << 16 | lower >> 4 for lower in table]
    return table


def straights(jokers: int) -> list[int]:
    """By mask of values: the highest value of the best straight that they form with this many jokers, or 0.

    An ace is always the lowest card [value.ace.always-low].
    """
    lowest = [5 if mask.bit_count() + jokers >= 5 else 0 for mask in range(1 << 5)]
    table = lowest
    for width in range(6, 14):  # a straight above the lowest one is a straight among one value fewer
        table = [table[mask >> 1] + 1 if table[mask >> 1] else lowest[mask & 31] for mask in range(1 << width)]
    return table


VALUE_BITS: Final = by_code([1 << value for _ in range(4) for value in range(13)], 0)
CARD_BITS: Final = by_code([1 << card for card in range(52)], 0)
SUIT_COUNTS: Final = by_code([1 << SUIT_FIELD * suit for suit in range(4) for _ in range(13)], 1 << SUIT_FIELD * 4)
SUMMANDS: Final = by_code([code << SUIT_BITS | suit for suit in SUIT_CODES for code in VALUE_CODES], 0)
SUITED: Final = [False] * (1 << SUIT_BITS)  # by sum of suit codes: whether the cards that are no jokers share a suit
for _suit_code in SUIT_CODES:
    for _cards in (3, 4, 5):
        SUITED[_suit_code * _cards] = True
TO_ENOUGH: Final = [ENOUGH // 64 * (64 - 5 + jokers) for jokers in range(3)]  # what lifts a long enough suit to the bit
TOPS: Final = tops()
STRAIGHTS: Final = [straights(jokers) for jokers in range(3)]

# Strengths of five cards by the sum of their value codes, in mixed suits or in one suit, filled as hands come up.
MIXED: Final[dict[int, int]] = {}
ONE_SUIT: Final[dict[int, int]] = {}


def sums(values: list[int], jokers: int) -> set[int]:
    """The sums of value codes of all hands that lack up to so many of these values."""
    found = {sum([VALUE_CODES[value - 1] for value in values])}
    if jokers:
        for i in range(len(values)):
            found |= sums(values[:i] + values[i + 1 :], jokers - 1)
    return found


DEAD_MANS_SUMS: Final = sums([1, 1, 8, 8, 11], 2)  # here the suits decide, so these are not in MIXED

assert len(SUMMANDS) == CODES
