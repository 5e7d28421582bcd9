"""Fields: how one part of a view becomes a fixed number of figures.

A schema is a tree of fields in the shape of the view. Each field has a size that never changes and a name for each of
its figures, so that an observation can be read back: `encoder.names[i]` says what figure i is. All figures are from -1
to 1. What a view leaves out (None, a shorter list) is written as zeros.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, TypeAlias

Figures: TypeAlias = MutableSequence[float]


class Field:
    """A part of a view."""

    size: int = 0

    def write(self, value: Any, out: Figures, at: int) -> None:
        """Put the figures of a value into `out` from place `at` on; the places are zeros before."""

    def names(self, path: str) -> list[str]:
        return []

    def unread(self, value: Any, path: str) -> list[str]:
        """The paths of a value's parts that no field reads: a test keeps this empty."""
        return []


class Skip(Field):
    """What tells a player nothing: constants, and the result, which is the reward."""


class Flag(Field):
    """1 for true, else 0."""

    size = 1

    def write(self, value: Any, out: Figures, at: int) -> None:
        out[at] = 1.0 if value else 0.0

    def names(self, path: str) -> list[str]:
        return [path]


class Number(Field):
    """A number as a share of the most that is usual; a text such as "5/2" counts as one.

    >>> figures = [0.0]; Number(10).write("5/2", figures, 0); figures
    [0.25]
    """

    size = 1

    def __init__(self, most: float) -> None:
        self.most = most

    def write(self, value: Any, out: Figures, at: int) -> None:
        if value is None:
            return
        figure = (_number(value) if isinstance(value, str) else value) / self.most
        out[at] = figure if -1 <= figure <= 1 else 1.0 if figure > 0 else -1.0

    def names(self, path: str) -> list[str]:
        return [path]


@cache
def _number(text: str) -> float:
    return float(Fraction(text))


class One(Field):
    """One of several words or numbers: a figure for each, and one for anything else.

    >>> One(("law", "outlaw")).names("side")
    ['side=law', 'side=outlaw', 'side=?']
    """

    def __init__(self, words: Iterable[Any]) -> None:
        self.words = {word: i for i, word in enumerate(words)}
        self.size = len(self.words) + 1

    def write(self, value: Any, out: Figures, at: int) -> None:
        if value is not None:
            out[at + self.words.get(value, self.size - 1)] = 1.0

    def names(self, path: str) -> list[str]:
        return [f"{path}={word}" for word in [*self.words, "?"]]


class Bag(Field):
    """How often each word occurs in a list, or counts by word; a bare number is the count of what is not known."""

    def __init__(self, words: Iterable[Any], most: float = 1) -> None:
        self.words = {word: i for i, word in enumerate(words)}
        self.size = len(self.words) + 1
        self._share = 1 / most

    def write(self, value: Any, out: Figures, at: int) -> None:
        if not value:
            return
        words, unknown, share = self.words, self.size - 1, self._share
        if isinstance(value, dict):
            for word, count in value.items():
                place = at + words.get(word, unknown)
                figure = out[place] + count * share
                out[place] = figure if figure < 1 else 1.0
        elif isinstance(value, int):
            out[at + unknown] = min(1.0, value * share)
        else:
            for word in value:
                place = at + words.get(word, unknown)
                figure = out[place] + share
                out[place] = figure if figure < 1 else 1.0

    def names(self, path: str) -> list[str]:
        return [f"{path}#{word}" for word in [*self.words, "?"]]


class Count(Field):
    """How many there are of what may be listed or only counted."""

    size = 1

    def __init__(self, most: int) -> None:
        self.most = most

    def write(self, value: Any, out: Figures, at: int) -> None:
        out[at] = min(1.0, (value if isinstance(value, int) else len(value or ())) / self.most)

    def names(self, path: str) -> list[str]:
        return [f"{path}.count"]


class Each(Field):
    """The first `most` items of a list, each with a figure that says whether it is there, and the list's length."""

    def __init__(self, item: Field, most: int) -> None:
        self.item = item
        self.most = most
        self.size = 1 + most * (1 + item.size)

    def write(self, value: Any, out: Figures, at: int) -> None:
        if not value:
            return
        out[at] = min(1.0, len(value) / self.most)
        place = at + 1
        for one in value[: self.most]:
            out[place] = 1.0
            self.item.write(one, out, place + 1)
            place += 1 + self.item.size

    def names(self, path: str) -> list[str]:
        found = [f"{path}.length"]
        for i in range(self.most):
            found += [f"{path}[{i}].there", *self.item.names(f"{path}[{i}]")]
        return found

    def unread(self, value: Any, path: str) -> list[str]:
        return [left for one in value or () for left in self.item.unread(one, f"{path}[]")]


class Record(Field):
    """A part with named parts of its own."""

    def __init__(self, parts: Mapping[str, Field]) -> None:
        self.parts = dict(parts)
        self.size = sum(part.size for part in self.parts.values())
        self._layout: list[tuple[str, Field, int]] = []
        at = 0
        for name, part in self.parts.items():
            if part.size:
                self._layout.append((name, part, at))
            at += part.size

    def write(self, value: Any, out: Figures, at: int) -> None:
        if value is None:
            return
        for name, part, place in self._layout:
            if name in value:
                part.write(value[name], out, at + place)

    def names(self, path: str) -> list[str]:
        dot = f"{path}." if path else ""
        return [figure for name, part in self.parts.items() for figure in part.names(dot + name)]

    def unread(self, value: Any, path: str) -> list[str]:
        left: list[str] = []
        for name, one in (value or {}).items():
            where = f"{path}.{name}" if path else name
            left += self.parts[name].unread(one, where) if name in self.parts else [where]
        return left


class Both(Field):
    """The same part of the view, read in two ways."""

    def __init__(self, *ways: Field) -> None:
        self.ways: Sequence[Field] = ways
        self.size = sum(way.size for way in ways)

    def write(self, value: Any, out: Figures, at: int) -> None:
        for way in self.ways:
            way.write(value, out, at)
            at += way.size

    def names(self, path: str) -> list[str]:
        return [figure for way in self.ways for figure in way.names(path)]

    def unread(self, value: Any, path: str) -> list[str]:
        """What none of the ways reads."""
        lists = [way.unread(value, path) for way in self.ways]
        return [left for left in lists[0] if all(left in others for others in lists)]
