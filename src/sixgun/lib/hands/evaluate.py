"""What a draw hand is worth: always the highest that its cards can form [hand.draw.best-reading-counts].

Five cards are looked up by the sum of their codes. Any other number, and five that were never seen before, are weighed:
masks of the values that occur at least once, twice, ... say what they form, with the jokers in the best place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.lib.hands.codes import is_unnamed
from sixgun.lib.hands.ranks import (
    DEAD_MANS_HAND,
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    ONE_PAIR,
    SHIFT,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIRS,
    worst,
)
from sixgun.lib.hands.tables import (
    ACES_AND_EIGHTS,
    ACES_EIGHTS_AND_JACKS,
    CARD_BITS,
    DEAD_MANS_CARDS,
    DEAD_MANS_SUMS,
    ENOUGH,
    MIXED,
    ONE_SUIT,
    STRAIGHTS,
    SUIT_BITS,
    SUIT_COUNTS,
    SUIT_FIELD,
    SUITED,
    SUMMANDS,
    TO_ENOUGH,
    TOPS,
    VALUE_BITS,
)

SUIT_SUM: Final = (1 << SUIT_BITS) - 1
JOKER_COUNT: Final = SUIT_FIELD * 4  # jokers are counted above the four suits
ENOUGH_BIT: Final = 1 << SUIT_FIELD - 1
SUIT_COUNT: Final = (1 << SUIT_FIELD) - 1
WILD_KINGS: Final = [0, 0xD0000, 0xDD000]


def best(cards: Sequence[int]) -> int:
    """The strength of the best five of the cards, jokers standing for whatever makes it highest.

    Fewer than five cards are the lowest hand that they can form: all of them count, and jokers stand for what helps
    least [hand.draw.fewer-than-five-cards].

    >>> from sixgun.lib.hands.codes import read
    >>> hex(best(read("KC KS KH 9D 9D 2C 3S"))), hex(best(read("KC joker")))
    ('0x7ddd99', '0x1d1000')
    """
    if len(cards) == 5:
        return five(cards)
    return weigh(cards)


def five(hand: Sequence[int]) -> int:
    """The strength of exactly five cards.

    >>> from sixgun.lib.hands.codes import read
    >>> hex(five(read("10H 8H 7H 6H 4H")))
    '0x6a8764'
    """
    a, b, c, d, e = hand
    total = SUMMANDS[a] + SUMMANDS[b] + SUMMANDS[c] + SUMMANDS[d] + SUMMANDS[e]
    known = ONE_SUIT if SUITED[total & SUIT_SUM] else MIXED
    try:
        return known[total >> SUIT_BITS]
    except KeyError:
        strength = weigh(hand)
        if known is ONE_SUIT or total >> SUIT_BITS not in DEAD_MANS_SUMS:
            known[total >> SUIT_BITS] = strength
        return strength


def weigh(cards: Sequence[int]) -> int:
    """The strength of any number of cards up to 64, by what they form rather than by memory."""
    ones = twos = threes = fours = fives = 0  # the values that occur at least so often
    suits = 0
    for code in cards:
        suits += SUIT_COUNTS[code]
        bit = VALUE_BITS[code]
        if not ones & bit:
            ones |= bit
        elif not twos & bit:
            twos |= bit
        elif not threes & bit:
            threes |= bit
        elif not fours & bit:
            fours |= bit
        else:
            fives |= bit
    jokers = suits >> JOKER_COUNT
    if jokers > 2:
        raise ValueError("more than two jokers")
    if len(cards) < 5:
        for _ in range(jokers):
            ones |= ~ones & (ones + 1)  # the lowest value that is not there
        return of_a_kind(ones, twos, twos, threes, fours, fives)
    by_value = jokers + (ones & ACES_EIGHTS_AND_JACKS).bit_count() + (twos & ACES_AND_EIGHTS).bit_count()
    if by_value >= 5 and has_dead_mans_hand(cards, jokers):
        return worst(DEAD_MANS_HAND)
    if jokers == 0:
        strength = of_a_kind(ones, twos, twos, threes, fours, fives)
    elif jokers == 1:
        strength = of_a_kind(ones, twos, ones, twos, threes, fours)
    else:
        strength = of_a_kind(ones, twos, ones, ones, twos, threes)
    top = STRAIGHTS[jokers][ones]
    if top and strength < STRAIGHT << SHIFT:
        strength = STRAIGHT << SHIFT | in_a_row(top)
    long_enough = (suits + TO_ENOUGH[jokers]) & ENOUGH
    if long_enough and strength < FIVE_OF_A_KIND << SHIFT:
        return of_a_suit(cards, suits, long_enough, jokers, strength)
    return strength


def has_dead_mans_hand(cards: Sequence[int], jokers: int) -> bool:
    """Whether the five cards of the Dead Man's Hand are there, jokers for missing ones [rank.eleven.dead-mans-hand]."""
    return jokers + len(DEAD_MANS_CARDS.intersection([code & 63 for code in cards if not is_unnamed(code)])) >= 5


def of_a_kind(ones: int, twos: int, pairs: int, threes: int, fours: int, fives: int) -> int:
    """The best hand of equal values, down to the high card [rank.ten.five-of-a-kind, rank.eight.four-of-a-kind,
    rank.seven.full-house, rank.four.three-of-a-kind, rank.three.two-pairs, rank.two.one-pair, rank.one.high-card].

    `ones` and `twos` are the values that the cards have once and twice, `pairs` and so on those that have as many with
    all the jokers. No joker is left over for the rest of the hand: it would have made more of the same kind.
    """
    if fives:
        return FIVE_OF_A_KIND << SHIFT | fives.bit_length() * 0x11111
    if fours:
        value = fours.bit_length()
        return FOUR_OF_A_KIND << SHIFT | value * 0x11110 | TOPS[ones & ~(1 << value - 1)] >> 16
    if threes:
        value = threes.bit_length()
        other = (twos & ~(1 << value - 1)).bit_length()
        if other:
            return FULL_HOUSE << SHIFT | value * 0x11100 | other * 0x11
        return THREE_OF_A_KIND << SHIFT | value * 0x11100 | TOPS[ones & ~(1 << value - 1)] >> 12
    if pairs:
        value = pairs.bit_length()
        other = (twos & ~(1 << value - 1)).bit_length()
        if other:
            rest = ones & ~(1 << value - 1 | 1 << other - 1)
            return TWO_PAIRS << SHIFT | value * 0x11000 | other * 0x110 | TOPS[rest] >> 16
        return ONE_PAIR << SHIFT | value * 0x11000 | TOPS[ones & ~(1 << value - 1)] >> 8
    return HIGH_CARD << SHIFT | TOPS[ones]


def in_a_row(top: int) -> int:
    """The digits of five consecutive values [rank.five.straight].

    >>> hex(in_a_row(12))
    '0xcba98'
    """
    return top * 0x11111 - 0x01234


def of_a_suit(cards: Sequence[int], suits: int, long_enough: int, jokers: int, strength: int) -> int:
    """The best straight flush or flush of the suits that are long enough, if it is better than what is known already
    [rank.nine.straight-flush, rank.six.flush].

    A flush compares its values from the highest down, equal ones included; a joker in it is best as another king.
    """
    there = 0
    for code in cards:
        there |= CARD_BITS[code]
    for suit in range(4):
        if long_enough & ENOUGH_BIT << SUIT_FIELD * suit:
            values = there >> 13 * suit & 0x1FFF
            found = STRAIGHTS[jokers][values]
            if found:
                found = STRAIGHT_FLUSH << SHIFT | in_a_row(found)
            elif strength < FULL_HOUSE << SHIFT:
                copies = values.bit_count() < suits >> SUIT_FIELD * suit & SUIT_COUNT
                digits = with_copies(cards, suit) if copies else TOPS[values]
                found = FLUSH << SHIFT | WILD_KINGS[jokers] | digits >> 4 * jokers
            if strength < found:
                strength = found
    return strength


def with_copies(cards: Sequence[int], suit: int) -> int:
    """The five highest values of a suit, as digits, where some cards are there more than once."""
    digits = 0
    for code in sorted([code & 63 for code in cards if CARD_BITS[code] >> 13 * suit & 0x1FFF]):
        digits = digits >> 4 | code - 13 * suit + 1 << 16
    return digits
