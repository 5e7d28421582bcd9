"""Naming jokers when a hand is revealed [joker.choice.at-reveal], and lowball, where a low name is the better one.

Cards that are no jokers leave no choice, in lowball either: they are the highest hand that they can form
[hand.draw.best-reading-counts]. A joker's name is its player's choice; in lowball it is best as what adds least.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.lib.hands.codes import HEARTS, SPADES, card_of, is_unnamed, named, suit_of, value_of
from sixgun.lib.hands.evaluate import best
from sixgun.lib.hands.ranks import DEAD_MANS_HAND, rank_of, values_of
from sixgun.lib.hands.tables import DEAD_MANS_CARDS


def lowball(cards: Sequence[int]) -> int:
    """The strength of a lowball hand; the lowest wins [gamblin.rank.lowest-wins].

    >>> from sixgun.lib.hands.codes import read
    >>> hex(lowball(read("AS 2C 3D 4H joker")))  # a five would make a straight
    '0x164321'
    """
    for code in cards:
        if is_unnamed(code):
            return best(name_low(cards))
    return best(cards)


def name_low(cards: Sequence[int]) -> list[int]:
    """The same hand with its jokers named so that it is the lowest that it can be.

    >>> from sixgun.lib.hands.codes import read, write
    >>> write(name_low(read("AS 3S 4S 6S joker")))
    'AS 3S 4S 6S *2H'
    """
    hand = list(cards)
    spot = first_unnamed(hand)
    if spot < 0:
        return hand
    lowest: list[int] = []
    least = 0
    for card in low_names(hand):
        hand[spot] = named(card)
        full = name_low(hand)
        strength = best(full)
        if not lowest or strength < least:
            lowest = full
            least = strength
    return lowest


def low_names(hand: list[int]) -> list[int]:
    """The cards that can be the lowest name of a joker.

    In a hand of up to five it is one of the lowest values that the hand does not have, of which no more than two can
    make it a straight, in a suit that makes it no flush. More cards leave their holder every card to try.
    """
    if len(hand) > 5:
        return list(range(52))
    values = [value_of(code) for code in hand]
    others = [code for code in hand if not is_unnamed(code)]
    suit = HEARTS if others and suit_of(others[0]) == SPADES else SPADES
    return [card_of(suit, value) for value in range(1, 14) if value not in values][:4]


def name_high(cards: Sequence[int]) -> list[int]:
    """The same hand with its jokers named so that it is the highest that it can be; a short hand, the lowest.

    >>> from sixgun.lib.hands.codes import read, write
    >>> write(name_high(read("8S joker AS AC joker")))
    '8S *JD AS AC *8C'
    """
    if len(cards) < 5:
        return name_low(cards)
    hand = list(cards)
    strength = best(hand)
    spot = first_unnamed(hand)
    while spot >= 0:
        for card in high_names(hand, strength):
            hand[spot] = named(card)
            if best(hand) == strength:
                break
        spot = first_unnamed(hand)
    return hand


def high_names(hand: list[int], strength: int) -> list[int]:
    """The cards that a joker may stand for in a hand of this strength, those first that the hand does not have."""
    if rank_of(strength) == DEAD_MANS_HAND:
        names = sorted(DEAD_MANS_CARDS)
    else:
        names = [card_of(suit, value) for value in sorted(set(values_of(strength))) for suit in range(4)]
    return [card for card in names if card not in hand] + [card for card in names if card in hand]


def first_unnamed(hand: list[int]) -> int:
    """The place of the first joker without a name, or -1."""
    for spot, code in enumerate(hand):
        if is_unnamed(code):
            return spot
    return -1
