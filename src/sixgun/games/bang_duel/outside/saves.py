"""Whether a shot is dodged: by a card of a hidden hand, or by the next card of the deck, which a Barrel reveals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Final

from sixgun.games.bang_duel.table.components import LETTERS, SYMBOL_BARREL
from sixgun.games.bang_duel.table.kinds import DODGES, KINDS

DODGE_NAMES: Final = frozenset([KINDS[kind] for kind in DODGES])
BARREL_LETTER: Final = LETTERS[SYMBOL_BARREL]

# The classes of a pool, as bits: what a card does in a hand, and what it shows when it is revealed.
DODGE: Final = 1
SHOWS_BARREL: Final = 2


def kind_of(face: str) -> str:
    """The kind of a card such as missed.lb."""
    return face.partition(".")[0]


def is_dodge(face: str) -> bool:
    return kind_of(face) in DODGE_NAMES


def pool_of(faces: Mapping[str, int]) -> list[int]:
    """Hidden cards by class: neither, a dodge, a barrel in the corner, both.

    >>> pool_of({"missed.os": 5, "missed.ob": 1, "colt.od": 4, "beer.ob": 1})
    [4, 5, 1, 1]
    """
    pool = [0, 0, 0, 0]
    for face, count in faces.items():
        pool[is_dodge(face) * DODGE + (face[-1] == BARREL_LETTER) * SHOWS_BARREL] += count
    return pool


def no_dodge(pool: Sequence[int], hidden: int) -> Fraction:
    """The chance that none of so many hidden cards of the pool is a dodge."""
    total, dodges = sum(pool), pool[DODGE] + pool[DODGE | SHOWS_BARREL]
    return Fraction(comb(total - dodges, hidden), comb(total, hidden))


def no_barrel(pool: Sequence[int]) -> Fraction:
    """The chance that the next card of the deck shows no barrel."""
    return Fraction(pool[0] + pool[DODGE], sum(pool))


def no_way_out(pool: Sequence[int], hidden: int) -> Fraction:
    """The chance that the hand has no dodge and the card that the Barrel reveals shows no barrel.

    The two hang together: a dodge that lies on top of the deck isn't in the hand.

    >>> no_way_out([1, 1, 0, 0], 1)  # two cards, one of them a dodge: it lies on top of the deck half of the time
    Fraction(1, 2)
    """
    total, dodges = sum(pool), pool[DODGE] + pool[DODGE | SHOWS_BARREL]
    ways = pool[DODGE] * comb(total - dodges, hidden)  # on top of the deck lies a dodge, or neither of the two
    if pool[0]:
        ways += pool[0] * comb(total - 1 - dodges, hidden)
    return Fraction(ways, total * comb(total - 1, hidden))
