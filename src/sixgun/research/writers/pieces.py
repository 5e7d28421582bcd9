"""Ready bytes: what a field makes of a value, kept for the next time."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64

from sixgun.research.fields import Bag
from sixgun.research.writers.rows import Row

FIGURE: Final = 4  # bytes
GROUP: Final = 4  # words of a bag that share a piece
BITS: Final = 3  # of a word's count in the number of a piece; more than seven count as seven
MOST: Final = 7
PIECES: Final = 1 << GROUP * BITS
PACKED: Final = 20  # words in a number
GROUPS: Final = PACKED // GROUP


class Unfit(ValueError):
    """A set-up that a writer is not made for: views are read instead."""


def min_of(a: i64, b: i64) -> i64:
    return a if a < b else b


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
        self.pieces: list[bytes] = row(field, range(-self.most, self.most + 1))

    def number(self, number: int) -> int:
        """Which of the pieces stands for a number."""
        most = self.most
        return most + (most if number > most else -most if number < -most else number)

    def find(self, number: int) -> bytes:
        return self.pieces[self.number(number)]


THERE: Final = array("f", [1.0]).tobytes()


class Counts:
    """How often each word occurs: three bits a word, twenty words a number, a hundred and twenty in all.

    Compiled, the numbers are C integers in one place: to count costs next to nothing.
    """

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.e: i64 = 0
        self.f: i64 = 0

    def add(self, word: i64) -> None:
        """One more of a word; more than seven count as seven."""
        if word < PACKED:
            self.a = _raised(self.a, BITS * word)
        elif word < 2 * PACKED:
            self.b = _raised(self.b, BITS * (word - PACKED))
        elif word < 3 * PACKED:
            self.c = _raised(self.c, BITS * (word - 2 * PACKED))
        elif word < 4 * PACKED:
            self.d = _raised(self.d, BITS * (word - 3 * PACKED))
        elif word < 5 * PACKED:
            self.e = _raised(self.e, BITS * (word - 4 * PACKED))
        else:
            self.f = _raised(self.f, BITS * (word - 5 * PACKED))

    def take(self, word: i64) -> bool:
        """One less of a word; False where it is not known how many are left."""
        if self.group(word // GROUP) >> BITS * (word % GROUP) & MOST == MOST:
            return False
        if word < PACKED:
            self.a = _lowered(self.a, BITS * word)
        elif word < 2 * PACKED:
            self.b = _lowered(self.b, BITS * (word - PACKED))
        elif word < 3 * PACKED:
            self.c = _lowered(self.c, BITS * (word - 2 * PACKED))
        elif word < 4 * PACKED:
            self.d = _lowered(self.d, BITS * (word - 3 * PACKED))
        elif word < 5 * PACKED:
            self.e = _lowered(self.e, BITS * (word - 4 * PACKED))
        else:
            self.f = _lowered(self.f, BITS * (word - 5 * PACKED))
        return True

    def is_empty(self) -> bool:
        return self.a | self.b | self.c | self.d | self.e | self.f == 0

    def part(self, number: i64) -> i64:
        """Twenty words of them."""
        if number == 0:
            return self.a
        if number == 1:
            return self.b
        if number == 2:
            return self.c
        return self.d if number == 3 else self.e if number == 4 else self.f

    def group(self, number: i64) -> i64:
        """Four words of them."""
        part = number // GROUPS
        return self.part(part) >> GROUP * BITS * (number - GROUPS * part) & PIECES - 1


NOTHING: Final = Counts()


def _raised(counts: i64, shift: i64) -> i64:
    """One more at a place. Not by `1 << shift`: compiled, a plain 1 has 32 bits, whatever its type is here."""
    upper = counts >> shift
    return counts + ((upper + 1) << shift) - (upper << shift) if (upper & MOST) < MOST else counts


def _lowered(counts: i64, shift: i64) -> i64:
    """One less at a place where there is at least one."""
    upper = counts >> shift
    return counts + ((upper - 1) << shift) - (upper << shift)


class Pile:
    """The cards of a pile when it was last written, and what that gave: most piles stay as they are for a while."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.counts: Counts = Counts()
        self.pieces: list[bytes] = []
        self.ready: bytes = b""

    def grows(self, cards: list[int]) -> int:
        """If cards were only added, how many of these were counted before; otherwise none, and all is forgotten."""
        before = self.cards
        length = len(before)
        if 0 < length < len(cards):
            before += cards[length:]
            if before == cards:
                return length
        self.cards, self.counts = cards[:], Counts()
        return 0


class Tally:
    """A bag of words that have numbers: counts them, and puts their pieces together.

    Words share pieces by fours, so that a bag of forty words is ten pieces, whatever is in it. `lumped` is for counts
    by word, which are multiplied; the items of a list are added up one by one, and that may round otherwise.

    >>> bag = Bag(["law", "outlaw"], most=2)
    >>> tally = Tally(bag, lumped=False)
    >>> counts = Counts(); counts.add(1); out = []
    >>> tally.write(counts, out); b"".join(out) == piece(bag, ["outlaw"])
    True
    """

    def __init__(self, bag: Bag, lumped: bool) -> None:
        words = bag.size  # what is unknown counts as one more word
        if words > 6 * PACKED:
            raise Unfit(f"{words} words are more than a bag here can count")
        self.groups: i64 = (words + GROUP - 1) // GROUP
        self.unknown: int = words - 1
        self._share: float = bag._share
        self._lumped: bool = lumped
        whole = _table(self._share, lumped, GROUP)
        self._tables: list[list[bytes]] = [whole] * (words // GROUP)
        self._sizes: list[int] = [GROUP] * (words // GROUP)
        if words % GROUP:
            self._tables.append(_table(self._share, lumped, words % GROUP))
            self._sizes.append(words % GROUP)
        self.nothing: bytes = blank(words)
        self._empty: list[bytes] = [self.find(group, 0) for group in range(self.groups)]

    def write(self, counts: Counts, out: list[bytes]) -> None:
        group: i64 = 0
        while group < self.groups:
            out.append(self.find(group, counts.group(group)))
            group += 1

    def add(self, counts: Counts, row: Row) -> None:
        """The same into a row: of most bags, few pieces change at a time, so finding them is what takes the time."""
        group: i64 = 0
        number: i64 = 0
        tables = self._tables
        while group < self.groups:
            part = counts.part(number)
            last = min_of(group + GROUPS, self.groups)
            while group < last:
                key = part & PIECES - 1
                part >>= GROUP * BITS
                ready = tables[group][key]
                if len(ready) == 0:
                    ready = self._make(group, key)
                row.add(ready)
                group += 1
            number += 1

    def find(self, group: i64, counts: i64) -> bytes:
        """The piece of four words by how often each of them occurs, three bits a word."""
        ready = self._tables[group][counts]
        return ready if len(ready) else self._make(group, counts)

    def joined(self, counts: Counts) -> bytes:
        """The whole bag as one piece."""
        out: list[bytes] = []
        self.write(counts, out)
        return b"".join(out)

    def pile(self, cards: list[int], faces: list[int], words: list[int], before: Pile) -> bytes:
        """The bag of a pile: its cards have faces, and those have words. Counted only if it is not as it was before."""
        if not cards:
            return self.nothing
        if before.cards != cards:
            first = before.grows(cards)
            if first == 0:
                before.pieces = self._empty[:]
            counts, pieces = before.counts, before.pieces
            for i in range(first, len(cards)):
                word: i64 = words[faces[cards[i]]]
                counts.add(word)
                group = word // GROUP
                pieces[group] = self.find(group, counts.group(group))
            before.ready = b"".join(pieces)
        return before.ready

    def _make(self, group: i64, counts: i64) -> bytes:
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
