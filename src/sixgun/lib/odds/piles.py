"""The cards that a draw hand may come from, by value and suit: a whole deck, or what is left of it."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.lib.hands import is_unnamed


class Pile:
    """How many cards of each value and suit, and how many jokers.

    >>> pile = Pile([0, 0, 13, 52])  # two aces of spades, the ace of hearts, a joker
    >>> pile.by_value[0], pile.jokers, pile.size
    ([2, 1, 0, 0], 1, 4)
    """

    __slots__ = ("by_value", "jokers", "key", "size")

    def __init__(self, codes: Sequence[int]) -> None:
        self.by_value: list[list[int]] = [[0, 0, 0, 0] for _ in range(13)]  # from the ace up; suits as in lib.hands
        self.jokers: int = 0
        self.size: int = len(codes)
        for code in codes:
            if is_unnamed(code):
                self.jokers += 1
            else:
                self.by_value[(code & 63) % 13][(code & 63) // 13] += 1
        if self.jokers > 2:
            raise ValueError("more than two jokers")
        self.key: tuple[int, ...] = (self.jokers, *[count for suits in self.by_value for count in suits])

    def has_copies(self) -> bool:
        """Whether any two cards have the same suit and value."""
        return max(self.key[1:]) > 1
