"""Many counts in one int: a polynomial whose exponents are cards of some suits, other cards, changes and redraws.

A count has WIDTH bits; its place says for which numbers it stands. Adding two ints adds all their counts, and a shift
moves all of them, so that one operation on a long int does the work of a loop.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 64  # no count reaches 2 ** 63: the hands of 14 of 54 cards times the redraws of 5 are below 2 ** 61
ONE: Final = (1 << WIDTH) - 1

# which hands a term is for, three for each number of cards redrawn now
ALL: Final = 0
FULL: Final = 1  # no more cards can be changed
OPEN: Final = 2


class Fields:
    """The layout for hands of up to `cards` cards, of which at most `others` are not of the suits that are counted.

    `most` is how many cards may be changed, `at_once` how many cards of a suit one value can add.
    """

    __slots__ = (
        "at_change",
        "at_other",
        "at_redraw",
        "at_suit",
        "cards",
        "limit",
        "most",
        "need",
        "others",
        "parts",
        "repeat",
        "suits",
        "wide",
    )

    def __init__(self, cards: int, most: int, suits: int, need: int, at_once: int) -> None:
        self.cards: int = cards
        self.most: int = most
        self.suits: int = suits
        self.others: int = cards - need * suits
        limit = cards - need * (suits - 1) if suits else 0  # the cards of one suit, at most
        self.wide: int = limit + at_once + 1  # with a margin for what is too much, until it is left out
        self.at_suit: list[int] = [WIDTH * self.wide**i for i in range(suits)]
        self.at_redraw: int = WIDTH * self.wide**suits
        self.at_change: int = self.at_redraw * (most + 1)
        self.at_other: int = self.at_change * (most + 1)
        self.need: int = need
        self.limit: int = limit
        # by cards redrawn now: what leaves room for them; of that, where no card, and where a card can still be changed
        self.parts: list[int] = []
        row = (1 << self.at_redraw) - 1
        self.repeat: int = sum([1 << self.at_redraw * place for place in range((most + 1) * (most + 1))])
        for now in range(most + 1):
            block = sum([row << self.at_redraw * redrawn for redrawn in range(most + 1 - now)])
            blocks = [block << self.at_change * changed for changed in range(most + 1)]
            for part in (blocks, blocks[most:], blocks[:most]):
                self.parts.append(sum([sum(part) << self.at_other * others for others in range(self.others + 1)]))

    def useful(self, to_come: list[int]) -> int:
        """A mask of the counts that may still be wanted, with so many cards of each suit to come."""
        rows = [0] * (self.others + 1)
        for place in range(self.wide**self.suits):
            suited = self.suited(place)
            if self.is_useful(suited, to_come):
                for others in range(min(self.others, self.cards - sum(suited)) + 1):
                    rows[others] |= ONE << WIDTH * place
        return sum([row * self.repeat << self.at_other * others for others, row in enumerate(rows)])

    def is_useful(self, suited: list[int], to_come: list[int]) -> bool:
        """Whether so many cards of the suits can be a hand, and can become enough of each suit."""
        for i in range(self.suits):
            if suited[i] > self.limit or suited[i] + to_come[i] < self.need:
                return False
        return sum(suited) <= self.cards

    def suited(self, place: int) -> list[int]:
        """The cards of each suit for which a place in a row stands."""
        found: list[int] = []
        for _ in range(self.suits):
            found.append(place % self.wide)
            place //= self.wide
        return found

    def by_cards(self, packed: int, changed: int, redrawn: int) -> list[int]:
        """By cards in the end: the hands with so many changes and redraws, and enough cards of each suit."""
        found = [0] * (self.cards + 1)
        for others in range(self.others + 1):
            row = packed >> self.at_other * others + self.at_change * changed + self.at_redraw * redrawn
            row &= (1 << self.at_redraw) - 1
            place = 0
            while row:
                count = row & ONE
                if count:
                    suited = self.suited(place)
                    if not suited or min(suited) >= self.need:
                        found[others + sum(suited)] += count
                row >>= WIDTH
                place += 1
        return found
