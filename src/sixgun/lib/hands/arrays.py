"""Many hands at once, for odds: the same strengths as `best`, over NumPy arrays with one row a hand.

NumPy is wanted only when a function here is called; no game needs it to be played.
"""

from __future__ import annotations

from importlib import import_module
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

from sixgun.lib.hands.codes import CODES, HEARTS, JOKER, SPADES, card_of, is_unnamed
from sixgun.lib.hands.evaluate import weigh
from sixgun.lib.hands.ranks import DEAD_MANS_HAND, DIGITS, SHIFT, worst
from sixgun.lib.hands.tables import (
    DEAD_MANS_CARDS,
    DEAD_MANS_SUMS,
    SUIT_BITS,
    SUIT_CODES,
    SUITED,
    SUMMANDS,
    VALUE_CODES,
)

ROWS: Final = 1 << 15  # at a time, so that what is in work stays in the cache
SUIT_SUM: Final = (1 << SUIT_BITS) - 1
STRENGTH: Final = 15 << SHIFT | DIGITS
DEAD_MANS_FLAG: Final = 1 << 24  # in the table of mixed suits: with the right suits it is the Dead Man's Hand


class Tables:
    """The tables of evaluation as arrays, indexed by sums of value codes."""

    def __init__(self) -> None:
        np: Any = import_module("numpy")
        self.np: Any = np
        self.summands: Any = np.array(SUMMANDS, dtype=np.int32)
        self.suited: Any = np.array(SUITED)
        self.mixed: Any = np.zeros(5 * VALUE_CODES[-1] + 1, dtype=np.int32)
        self.one_suit: Any = np.zeros_like(self.mixed)
        for jokers in range(3):
            for values in combinations_with_replacement(range(1, 14), 5 - jokers):
                total = sum([VALUE_CODES[value - 1] for value in values])
                wild = [JOKER] * jokers
                hearts = [card_of(HEARTS, value) for value in values]
                self.one_suit[total] = weigh(hearts + wild)
                self.mixed[total] = weigh([card_of(SPADES, values[0])] + hearts[1:] + wild)
        self.mixed[list(DEAD_MANS_SUMS)] |= DEAD_MANS_FLAG
        self.dead_mans: Any = np.zeros(CODES, dtype=np.int8)  # by code: a bit for each card of the Dead Man's Hand
        self.missing: Any = np.array([5 - bits.bit_count() for bits in range(32)], dtype=np.int8)
        self.wild: Any = np.array([is_unnamed(code) for code in range(CODES)], dtype=np.int8)
        for i, card in enumerate(sorted(DEAD_MANS_CARDS)):
            self.dead_mans[[card, card + 64]] = 1 << i


_made: list[Tables] = []


def tables() -> Tables:
    """The tables, made when they are first wanted."""
    if not _made:
        _made.append(Tables())
    return _made[0]


def best(hands: Any) -> Any:
    """The strengths of many hands of as many cards each, five or more; a row is a hand of codes.

    >>> best([[0, 13, 26, 39, 52], [0, 1, 2, 3, 17]]) >> 20  # five aces, and a straight
    array([10,  5], dtype=int32)
    """
    t = tables()
    hands = t.np.asarray(hands)
    if hands.ndim != 2 or hands.shape[1] < 5:
        raise ValueError(hands.shape)
    strengths = t.np.empty(len(hands), dtype=t.np.int32)
    for start in range(0, len(hands), ROWS):
        part = hands[start : start + ROWS]
        columns = [part[:, i] for i in range(part.shape[1])]
        summands = [t.summands.take(column) for column in columns]
        highest: Any = None
        for places in combinations(range(len(columns)), 5):
            total = summands[places[0]] + summands[places[1]]
            for i in places[2:]:
                total += summands[i]
            found = _five(t, total, [columns[i] for i in places])
            highest = found if highest is None else t.np.maximum(highest, found, out=highest)
        strengths[start : start + ROWS] = highest
    return strengths


def _five(t: Tables, total: Any, columns: list[Any]) -> Any:
    """The strengths of five columns of cards, whose summands have these sums."""
    values = total >> SUIT_BITS
    strengths = t.mixed.take(values)
    suited = t.np.flatnonzero(t.suited.take(total & SUIT_SUM))
    strengths[suited] = t.one_suit.take(values.take(suited))
    maybe = t.np.flatnonzero(strengths >= DEAD_MANS_FLAG)
    if len(maybe):
        strengths[maybe] &= STRENGTH
        bits = t.np.zeros(len(maybe), dtype=t.np.int8)
        wild = t.np.zeros(len(maybe), dtype=t.np.int8)
        for column in columns:
            cards = column.take(maybe)
            bits |= t.dead_mans.take(cards)
            wild += t.wild.take(cards)
        strengths[maybe[t.missing.take(bits) <= wild]] = worst(DEAD_MANS_HAND)
    return strengths


def cheatin(hands: Any) -> Any:
    """By hand, whether it has two cards of the same suit and value that are no jokers."""
    t = tables()
    ordered = t.np.sort(t.np.asarray(hands), axis=1)
    return ((ordered[:, 1:] == ordered[:, :-1]) & (ordered[:, 1:] < JOKER)).any(axis=1)


assert SUIT_CODES[-1] * 5 <= SUIT_SUM
