"""Doomtown's names of cards in play, as numbers: where each has its place among dudes, places and gear."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.wire.names import read_tag


class Tags:
    """By tag: the place of a card in the lists of the schema; what is not in a list has none."""

    def __init__(self, cards: Any, parts: Any) -> None:
        index = cards.index
        dudes, worn = parts["dudes"].ways
        places, built = parts["places"].ways
        self.dudes: dict[int, int] = _numbered(index, dudes._at)
        self.worn: dict[int, int] = _numbered(index, worn._placed._at)
        self.built: dict[int, int] = _numbered(index, built._placed._at)
        self.places: dict[int, int] = _numbered(index, places._at)  # the town square, which has no tag, is -1


def _numbered(index: dict[str, int], names: Any) -> dict[int, int]:
    """
    >>> _numbered({"sloane": 0}, {"square": 0, "sloane.1": 12})
    {-1: 0, 65536: 1}
    """
    return {-1 if name == "square" else read_tag(index, name): number for number, name in enumerate(names)}
