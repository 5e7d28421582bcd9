"""What may come of one value: how many cards of each suit a hand ends with, and in how many ways.

The policy for redraws is `pairs`: a value that is there at least twice is kept; a single card is changed as long as
cards may be changed, the lowest value first. Suits play no part in it.
"""

from __future__ import annotations

from math import comb
from typing import Final

from sixgun.lib.odds.fields import ALL, FULL, OPEN, Fields

PARTS: Final = 64  # more than the parts of any fields


class Ways:
    """The ways to one end: terms (part of the fields, shift, number)."""

    __slots__ = ("by_place", "terms")

    def __init__(self) -> None:
        self.by_place: dict[int, int] = {}
        self.terms: list[tuple[int, int, int]] = []

    def add(self, part: int, shift: int, number: int) -> None:
        key = shift * PARTS + part
        self.by_place[key] = self.by_place.get(key, 0) + number

    def close(self) -> None:
        """No more is added: make the terms."""
        self.terms = [(key % PARTS, key // PARTS, number) for key, number in self.by_place.items()]


class End:
    """How many cards of each suit of one value are there in the end, and the ways to it."""

    __slots__ = ("all_drawn", "changed", "count", "different", "suits")

    def __init__(self, there: list[int], suits: list[int]) -> None:
        self.suits: list[int] = suits
        self.count: int = sum(suits)
        self.different: int = sum([1 for count in suits if count])
        self.all_drawn: int = 1  # ways to choose the cards
        for i in range(4):
            self.all_drawn *= comb(there[i], suits[i])
        self.changed: int = 0  # ways to change a single card of the value first, and then to draw these
        for single in range(4):
            if there[single]:
                ways = there[single]
                for i in range(4):
                    ways *= comb(there[i] - (1 if i == single else 0), suits[i])
                self.changed += ways

    def tell(self, ways: Ways, fields: Fields, suited: list[int]) -> None:
        """The ways to this end; `suited` says how many cards of each suit that is counted it has."""
        most = fields.most
        shift = fields.at_other * (self.count - sum(suited))
        for i, cards in enumerate(suited):
            shift += fields.at_suit[i] * cards
        for redrawn in range(min(most, self.count) + 1):
            kept = self.count - redrawn
            number = self.all_drawn * comb(self.count, kept)
            ways.add(3 * redrawn + (FULL if kept == 1 else ALL), shift + fields.at_redraw * redrawn, number)
        if most and self.count <= most and self.changed:
            ways.add(3 * self.count + OPEN, shift + fields.at_change + fields.at_redraw * self.count, self.changed)


def ends(there: list[int], most: int) -> list[End]:
    """Every end of one value with up to `most` cards of it."""
    found: list[End] = []
    for a in range(min(there[0], most) + 1):
        for b in range(min(there[1], most - a) + 1):
            for c in range(min(there[2], most - a - b) + 1):
                for d in range(min(there[3], most - a - b - c) + 1):
                    found.append(End(there, [a, b, c, d]))
    return found
