"""Odds by dealing every hand, and every redraw, one by one: what the counts are held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb

from sixgun.lib.hands import best, legal, rank_of

Table = tuple[list[float], list[float], list[float]]


def ranked(hand: Sequence[int]) -> tuple[int, int]:
    """The rank of the best five of some cards, and of the best legal five; 0 if there are no legal five."""
    fair = legal(hand)
    return rank_of(best(hand)), rank_of(best(fair)) if len(fair) >= 5 else 0


def singles(hand: Sequence[int], most: int) -> list[int]:
    """The places of the cards to change: values that are there once, the lowest first."""
    values = Counter(code % 13 for code in hand if code < 52)
    alone = [i for i, code in enumerate(hand) if code < 52 and values[code % 13] == 1]
    return sorted(alone, key=lambda i: hand[i] % 13)[:most]


def brute(pile: Sequence[int], cards: int, draws: int) -> Table:
    """The chances by rank: best, legal, and best but not legal."""
    found: Table = ([0.0] * 12, [0.0] * 12, [0.0] * 12)
    for places in combinations(range(len(pile)), cards):
        hand = [pile[i] for i in places]
        away = singles(hand, draws)
        kept = [code for i, code in enumerate(hand) if i not in away]
        rest = [pile[i] for i in range(len(pile)) if i not in places]
        weight = 1 / comb(len(pile), cards) / comb(len(rest), len(away))
        for new in combinations(rest, len(away)):
            high, low = ranked([*kept, *new])
            found[0][high] += weight
            found[1][low] += weight
            if low < high:
                found[2][high] += weight
    return found
