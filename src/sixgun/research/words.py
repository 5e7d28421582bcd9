"""Picks as rows of word numbers: what is known of an option whose number in the list says nothing.

A pick's text, such as `plan:1f+7f` or `draw:c45.1>gun-hand+cock`, is cut into words; each word has a number in the
vocabulary of the game, for an embedding or a one-hot encoding. 0 stands for no word, 1 for one that is not known.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

WIDTH = 8  # words of a pick
NOTHING, UNKNOWN = 0, 1
_CUTS = re.compile(r"[:>+,@/ ]+")


def split(pick: str) -> list[str]:
    """
    >>> split("draw:c45.1>gun-hand+cock")
    ['draw', 'c45.1', 'gun-hand', 'cock']
    """
    return [word for word in _CUTS.split(pick) if word]


class Words:
    """The vocabulary of a game's picks.

    >>> Words(["plan", "1f"]).row("plan:1f+9b")
    [2, 3, 1, 0, 0, 0, 0, 0]
    """

    def __init__(self, words: Iterable[str]) -> None:
        self.names: list[str] = ["", "?", *dict.fromkeys(words)]
        self._number = {word: i for i, word in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def row(self, pick: str) -> list[int]:
        """The numbers of a pick's words, as many as every pick has."""
        numbers = [self._number.get(word, UNKNOWN) for word in split(pick)][:WIDTH]
        return numbers + [NOTHING] * (WIDTH - len(numbers))
