"""Fields of lists whose items are told apart: by their names, by their places, or by one of their parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sixgun.research.fields import Field, Figures


class Parts(Field):
    """One part of each item of a list, read as a list of its own.

    >>> from sixgun.research.fields import Bag
    >>> figures = [0.0] * 3; Parts("how", Bag(("ace", "home"))).write([{"how": "home"}], figures, 0); figures
    [0.0, 1.0, 0.0]
    """

    def __init__(self, part: str | int, field: Field) -> None:
        self.part = part
        self.field = field
        self.size = field.size

    def write(self, value: Any, out: Figures, at: int) -> None:
        self.field.write([one[self.part] for one in value or ()], out, at)

    def names(self, path: str) -> list[str]:
        return self.field.names(f"{path}[{self.part}]")


class Placed(Field):
    """Items that each have a name and, by it, a place of their own; a last figure tells of names that have none.

    >>> from sixgun.research.fields import Flag, Record
    >>> field = Placed(["kid", "doc"], Record({"booted": Flag()}))
    >>> figures = [0.0] * field.size; field.write([{"id": "doc", "booted": True}], figures, 0); figures
    [0.0, 0.0, 1.0, 1.0, 0.0]
    """

    def __init__(self, ids: Iterable[str], item: Field) -> None:
        self.item = item
        self._at = {name: i * (1 + item.size) for i, name in enumerate(ids)}
        self.size = len(self._at) * (1 + item.size) + 1

    def write(self, value: Any, out: Figures, at: int) -> None:
        for one in value:
            place = at + self._at.get(one["id"], self.size - 1)
            out[place] = 1.0
            if place < at + self.size - 1:
                self.item.write(one, out, place + 1)

    def names(self, path: str) -> list[str]:
        found = [name for one in self._at for name in [f"{path}[{one}].there", *self.item.names(f"{path}[{one}]")]]
        return [*found, f"{path}[?]"]

    def unread(self, value: Any, path: str) -> list[str]:
        return [left for one in value for left in self.item.unread(one, f"{path}[]")]


class Row(Field):
    """A list of a fixed length whose items are each read in a way of their own."""

    def __init__(self, items: Sequence[Field]) -> None:
        self.items = items
        self.size = sum(item.size for item in items)

    def write(self, value: Any, out: Figures, at: int) -> None:
        for one, item in zip(value, self.items, strict=True):
            item.write(one, out, at)
            at += item.size

    def names(self, path: str) -> list[str]:
        return [name for i, item in enumerate(self.items) for name in item.names(f"{path}[{i}]")]

    def unread(self, value: Any, path: str) -> list[str]:
        pairs = zip(value, self.items, strict=True)
        return [left for one, item in pairs for left in item.unread(one, f"{path}[]")]
