"""Which cards of a hand to change: every choice, with every redraw, weighed by what it is worth.

What a hand is worth goes by its rank alone: the casualties that it deals less those that it takes, which is the rank
itself as long as both posses can take them all (`worth_against`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import Final

from sixgun.lib.hands import best, is_joker, legal, rank_of
from sixgun.lib.hands.ranks import DEAD_MANS_HAND

RANKS: Final = DEAD_MANS_HAND + 1
MOST_HANDS: Final = 150_000  # that are looked at before choices that give away equal values are left out
BY_RANK: Final[tuple[float, ...]] = tuple([float(rank) for rank in range(RANKS)])


class Keep:
    """A choice: the places of the cards to change, what is kept, its worth, and the chances by rank."""

    __slots__ = ("best", "changed", "jokers", "kept", "legal", "what", "worth")

    def __init__(self, hand: Sequence[int], changed: tuple[int, ...], chances: list[float], worth: float) -> None:
        self.changed: list[int] = list(changed)
        self.kept: list[int] = [place for place in range(len(hand)) if place not in changed]
        self.best: list[float] = chances
        self.legal: list[float] = []
        self.worth: float = worth
        cards = [hand[place] for place in self.kept]
        self.jokers: int = sum([1 for code in cards if is_joker(code)])
        self.what: str = described(cards) if changed else "all"


def best_keeps(
    hand: Sequence[int], pile: Sequence[int], draws: int, worth: Sequence[float] = BY_RANK, most: int = 5
) -> list[Keep]:
    """The best choices, best first. Jokers are never changed.

    >>> from sixgun.lib.hands import read
    >>> first = best_keeps(read("KS KH 3D 4C 9S"), read("KD KC 2S 5H 7D QC"), 3)[0]
    >>> first.what, len(first.changed)
    ('pair', 3)
    """
    able = [place for place, code in enumerate(hand) if not is_joker(code)]
    choices = different(hand, able, min(draws, len(pile)))
    faces = len(set(pile))
    if sum([comb(faces + len(changed) - 1, len(changed)) for changed in choices]) > MOST_HANDS:
        kept = singles(hand, able)
        choices = [changed for changed in choices if len(changed) <= 2 or all([place in kept for place in changed])]
    redraws = {size: Redraws(pile, size) for size in {len(changed) for changed in choices}}
    found: list[Keep] = []
    for changed in choices:
        cards = [code for place, code in enumerate(hand) if place not in changed]
        chances = redraws[len(changed)].chances(cards, False)
        found.append(Keep(hand, changed, chances, sum([a * b for a, b in zip(chances, worth, strict=True)])))
    found.sort(key=lambda keep: (-keep.worth, len(keep.changed)))
    del found[most:]
    for keep in found:
        keep.legal = redraws[len(keep.changed)].chances([hand[place] for place in keep.kept], True)
    return found


def different(hand: Sequence[int], able: list[int], draws: int) -> list[tuple[int, ...]]:
    """Every choice of up to so many places, but only one of those that give away the same cards."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for size in range(min(draws, len(able)) + 1):
        for places in combinations(able, size):
            found.setdefault(tuple(sorted([hand[place] for place in places])), places)
    return list(found.values())


def singles(hand: Sequence[int], able: list[int]) -> list[int]:
    """The places of cards whose value is not there twice."""
    values = [hand[place] & 63 for place in able]
    return [place for place in able if sum([1 for code in values if code % 13 == (hand[place] & 63) % 13]) == 1]


class Redraws:
    """Every way to draw so many cards of a pile: the cards, and in how many ways."""

    def __init__(self, pile: Sequence[int], size: int) -> None:
        self.total: int = comb(len(pile), size)
        self.draws: list[tuple[list[int], int]] = []
        counts: dict[int, int] = {}
        for code in pile:
            face = 52 if 52 <= code < 64 else code
            counts[face] = counts.get(face, 0) + 1
        self.faces: list[int] = sorted(counts)
        self.counts: list[int] = [counts[face] for face in self.faces]
        self.add(0, size, [], 1)

    def add(self, at: int, left: int, cards: list[int], ways: int) -> None:
        if not left:
            self.draws.append((cards, ways))
            return
        if at == len(self.faces):
            return
        for count in range(min(left, self.counts[at]) + 1):
            more = cards + [self.faces[at]] * count if count else cards
            self.add(at + 1, left - count, more, ways * comb(self.counts[at], count))

    def chances(self, kept: list[int], fair: bool) -> list[float]:
        """By rank, with these cards kept; of legal hands only, if it must be `fair`."""
        ranks = [0] * RANKS
        for cards, ways in self.draws:
            hand = kept + cards
            if fair:
                hand = legal(hand)
            ranks[rank_of(best(hand)) if len(hand) >= 5 else 0] += ways
        return [ways / self.total for ways in ranks]


def described(cards: Sequence[int]) -> str:
    """What some cards are in a word, jokers not counted: of a message odds-keep-what.

    >>> from sixgun.lib.hands import read
    >>> described(read("KS KH 3D")), described(read("3S 4S 9S")), described([])
    ('pair', 'suit', 'nothing')
    """
    real = [code & 63 for code in cards if not is_joker(code)]
    counts = sorted([sum([1 for code in real if code % 13 == value]) for value in range(13)], reverse=True)
    if counts[0] >= 3 and counts[1] >= 2:
        return "full-house"
    if counts[0] >= 2:
        if counts[0] == 2:
            return "two-pairs" if counts[1] == 2 else "pair"
        return ("three", "four", "five")[min(counts[0], 5) - 3]
    if not real:
        return "nothing" if not cards else "jokers"
    if len(real) >= 3 and len({code // 13 for code in real}) == 1:
        return "suit"
    return "card" if len(real) == 1 else "cards"
