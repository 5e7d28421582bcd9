"""Chance that is decided from outside, outcome by outcome: for solvers, which look at every one of them.

A state's key is 32 bytes, and all chance follows from it. A longer one is a tape: a head, then one byte for each
outcome that was decided so far. Whatever asks for chance beyond its end raises Undecided, which says how likely each
outcome is. A solver plays a copy of the state, and tries again with one byte more. The first counter says how far the
tape was read.
"""

from __future__ import annotations

from math import comb
from typing import Final

from sixgun.core.state import State

KEY_BYTES: Final = 32
HEAD: Final = bytes(KEY_BYTES + 1)


class Undecided(Exception):
    """The tape has ended, and the rules need another outcome: `weights` has how likely each is, as whole numbers."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(f"{len(weights)} outcomes")
        self.weights: list[int] = weights


def is_taped(s: State) -> bool:
    """Whether chance is decided from outside."""
    return len(s.key) > KEY_BYTES


def decide(s: State, weights: list[int]) -> int:
    """The next outcome on the tape; where there is but one, it needs no deciding."""
    if len(weights) == 1:
        return 0
    at = s.counters[0]
    if len(HEAD) + at >= len(s.key):
        raise Undecided(weights)
    s.counters[0] = at + 1
    return s.key[len(HEAD) + at]


def rewind(s: State, outcomes: bytes = b"") -> None:
    """Put a tape with these outcomes in."""
    s.key = HEAD + outcomes
    s.counters = [0] * len(s.counters)


def decide_order(s: State, cards: list[int]) -> None:
    """Shuffle a pile in place, the top card, which is the last, first."""
    cards.sort()
    for place in range(len(cards) - 1, 0, -1):
        other = decide(s, [1] * (place + 1))
        cards[place], cards[other] = cards[other], cards[place]


def decide_hand(s: State, pile: list[int], face: list[int], count: int) -> list[int]:
    """So many cards of a pile that lies in no order, drawn together; their order says nothing, so alike ones are next
    to each other. By card, `face` tells which are alike. The pile stays as it is.

    Each decision is on the next card in the order of faces; its weights are the hands that could still follow.
    """
    kinds = sorted({face[card] for card in pile})
    copies = [[card for card in sorted(pile) if face[card] == kind] for kind in kinds]
    above = [sum([len(cards) for cards in copies[i + 1 :]]) for i in range(len(kinds))]
    hand: list[int] = []
    at, held = 0, 0  # the kind of the last card, and how many of it are in the hand
    while len(hand) < count:
        left = count - len(hand)
        ways = [0] * len(kinds)
        same = len(copies[at])
        ways[at] = sum(
            [comb(same, n) * comb(above[at], left + held - n) for n in range(held + 1, min(same, left + held) + 1)]
        )
        for i in range(at + 1, len(kinds)):
            more = len(copies[i])
            ways[i] = comb(same, held) * sum(
                [comb(more, n) * comb(above[i], left - n) for n in range(1, min(more, left) + 1)]
            )
        open_kinds = [i for i, way in enumerate(ways) if way]
        found = open_kinds[decide(s, [ways[i] for i in open_kinds])]
        held = held + 1 if found == at else 1
        at = found
        hand.append(copies[at][held - 1])
    return hand


def decide_card(s: State, pile: list[int], face: list[int]) -> int:
    """Take a card out of a pile that lies in no order; by card, `face` tells which are alike."""
    kinds = sorted({face[card] for card in pile})
    wanted = kinds[decide(s, [len([card for card in pile if face[card] == kind]) for kind in kinds])]
    found = min([card for card in pile if face[card] == wanted])
    pile.remove(found)
    return found
