"""Cheatin' hands, and which five of the cards to keep.

A hand with two cards of the same suit and value is a cheatin' hand [cheat.hand.definition], changed cards included
[cheat.hand.changed-card]; jokers never make it one, whatever they stand for [joker.legality.never-cheats].
"""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.lib.hands.codes import JOKER, is_joker
from sixgun.lib.hands.evaluate import best


def cheatin(hand: Sequence[int]) -> bool:
    """Whether a hand is a cheatin' one.

    >>> from sixgun.lib.hands.codes import read
    >>> cheatin(read("KC KC 2H 3H 4H")), cheatin(read("KC *KC *KC 3H 4H"))
    (True, False)
    """
    cards = [code for code in hand if code < JOKER]
    return len(set(cards)) < len(cards)


def legal(cards: Sequence[int]) -> list[int]:
    """The cards without second copies: any five of them are a legal hand, and no five legal ones are better.

    >>> from sixgun.lib.hands.codes import read, write
    >>> write(legal(read("KC KC 2H joker 2H")))
    'KC 2H joker'
    """
    kept: list[int] = []
    for code in cards:
        if is_joker(code) or code not in kept:
            kept.append(code)
    return kept


def pick_five(cards: Sequence[int]) -> list[int]:
    """The places of five cards that are as good as the best five: legal if that costs nothing, then without jokers.

    >>> from sixgun.lib.hands.codes import read
    >>> pick_five(read("KC KC KD KH joker KS 2H 2C"))  # five kings without cheatin'
    [1, 2, 3, 4, 5]
    """
    kept = list(range(len(cards)))
    if len(cards) <= 5:
        return kept
    strength = best(cards)
    copies = [i for i in kept if cards[i] < JOKER and cards[i] in cards[i + 1 :]]
    jokers = [i for i in kept if is_joker(cards[i])]
    for i in copies + jokers + [i for i in kept if i not in copies and i not in jokers]:
        if len(kept) > 5:
            fewer = [j for j in kept if j != i]
            if best([cards[j] for j in fewer]) == strength:
                kept = fewer
    return kept
