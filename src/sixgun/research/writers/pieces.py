"""Ready bytes: what a field makes of a value, kept for the next time."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, Final

from sixgun.research.fields import Bag

FIGURE: Final = 4  # bytes
GROUP: Final = 4  # words of a bag that share a piece
BITS: Final = 3  # of a word's count in the number of a piece; more than seven count as seven
MOST: Final = 7
PIECES: Final = 1 << GROUP * BITS


def piece(field: Any, value: Any) -> bytes:
    """The bytes that a field makes of a value.

    >>> from sixgun.research.fields import Flag
    >>> piece(Flag(), True) == array("f", [1.0]).tobytes()
    True
    """
    out = array("f", bytes(FIGURE * field.size))
    field.write(value, out, 0)
    return out.tobytes()


def row(field: Any, values: Iterable[Any]) -> list[bytes]:
    """The pieces of several values in their order."""
    return [piece(field, value) for value in values]


def numbers(field: Any) -> list[bytes]:
    """The pieces of a number from 0 to the most that makes a difference."""
    return row(field, range(int(field.most) + 1))


def blank(size: int) -> bytes:
    """So many figures that are 0."""
    return bytes(FIGURE * size)


def blanks(size: int, most: int) -> list[bytes]:
    """Nothing for 0 to `most` items of a size."""
    return [blank(size * count) for count in range(most + 1)]


def lengths(each: Any) -> list[bytes]:
    """The figure that tells the length of a list, for 0 to the most that makes a difference."""
    return [array("f", [min(1.0, count / each.most)]).tobytes() for count in range(each.most + 1)]


def capped(pieces: list[bytes], number: int) -> bytes:
    """The piece of a number; of the last one for any above it."""
    last = len(pieces) - 1
    return pieces[number if number < last else last]


class Signed:
    """The pieces of a number that may be below 0."""

    def __init__(self, field: Any) -> None:
        self.most: int = int(field.most)
        self._pieces: list[bytes] = row(field, range(-self.most, self.most + 1))

    def find(self, number: int) -> bytes:
        most = self.most
        return self._pieces[most + (most if number > most else -most if number < -most else number)]


THERE: Final = array("f", [1.0]).tobytes()


class Tally:
    """A bag of words that have numbers: counts them, and puts their pieces together.

    Words share pieces by fours, so that a bag of forty words is ten pieces, whatever is in it. `lumped` is for counts
    by word, which are multiplied; the items of a list are added up one by one, and that may round otherwise.

    >>> bag = Bag(["law", "outlaw"], most=2)
    >>> tally = Tally(bag, lumped=False)
    >>> counts = tally.empty(); tally.add(counts, 1); out = []
    >>> tally.write(counts, out); b"".join(out) == piece(bag, ["outlaw"])
    True
    """

    def __init__(self, bag: Bag, lumped: bool) -> None:
        words = bag.size  # what is unknown counts as one more word
        self.groups: int = (words + GROUP - 1) // GROUP
        self.unknown: int = words - 1
        self.unit: list[int] = [1 << BITS * (word % GROUP) for word in range(words)]
        self.shift: list[int] = [BITS * (word % GROUP) for word in range(words)]
        self._share: float = bag._share
        self._lumped: bool = lumped
        whole = _table(self._share, lumped, GROUP)
        self._tables: list[list[bytes]] = [whole] * (words // GROUP)
        self._sizes: list[int] = [GROUP] * (words // GROUP)
        if words % GROUP:
            self._tables.append(_table(self._share, lumped, words % GROUP))
            self._sizes.append(words % GROUP)
        self.nothing: bytes = blank(words)

    def empty(self) -> list[int]:
        return [0] * self.groups

    def add(self, counts: list[int], word: int) -> None:
        group = word // GROUP
        count = counts[group]
        if (count >> self.shift[word] & MOST) < MOST:
            counts[group] = count + self.unit[word]

    def write(self, counts: list[int], out: list[bytes]) -> None:
        for group in range(self.groups):
            ready = self._tables[group][counts[group]]
            if not ready:
                ready = self._make(group, counts[group])
            out.append(ready)

    def _make(self, group: int, counts: int) -> bytes:
        words = [(word, counts >> BITS * word & MOST) for word in range(self._sizes[group])]
        bag = Bag(range(self._sizes[group]), 1)
        bag._share = self._share
        value: Any = dict(words) if self._lumped else [word for word, count in words for _i in range(count)]
        made = piece(bag, value)[: FIGURE * self._sizes[group]]
        self._tables[group][counts] = made
        return made


TABLES: Final[dict[tuple[float, bool, int], list[bytes]]] = {}


def _table(share: float, lumped: bool, words: int) -> list[bytes]:
    """Shared by all bags in which a word counts as much; filled as needed, at most 4,096 pieces."""
    key = (share, lumped, words)
    if key not in TABLES:
        TABLES[key] = [b""] * PIECES
    return TABLES[key]
