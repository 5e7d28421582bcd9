"""The story of a table: what its entries told, line by line."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from sixgun.core.events import Event
from sixgun.core.plain import Plain

PICKS = ("picked", "flagged")
TALK = ("said", "wished", "agreed", "denied", "resumed", "paced")  # entries that change nothing on the table


class Line:
    """A line of the table's story: what an entry told, with who may hear what of it."""

    def __init__(self, seq: int, at: int, kind: str, seat: int, text: str, events: list[Event]) -> None:
        self.seq, self.at, self.kind, self.seat, self.text, self.events = seq, at, kind, seat, text, events
        self.undone: list[int] = []  # lines that a take-back made void
        self.left = ""  # the window in which the table has answered for the seat, which alone is told so

    def to(self, viewer: int | None) -> dict[str, Plain]:
        told: list[Plain] = [heard for event in self.events if (heard := event.to(viewer)) is not None]
        line: dict[str, Plain] = {"seq": self.seq, "at": self.at, "kind": self.kind, "seat": self.seat}
        if self.text and self.kind not in PICKS:  # which pick was made, its events tell alone: it may be secret
            line["text"] = self.text
        if self.undone:
            line["undone"] = [*self.undone]
        if self.left and viewer == self.seat:
            line["left"] = self.left
        if told:
            line["events"] = told
        return line


class Numbers:
    """How a viewer numbers the entries of a table: those that only another seat is told of do not count.

    So the numbers tell nobody how far another player is with an answer that is given in secret.

    >>> numbers = Numbers([(4, 0), (5, 0), (7, 1)], seat=1)  # entries 4 and 5 are told to seat 0 alone
    >>> [numbers.of(entry) for entry in (3, 6, 7)], [numbers.entry(number) for number in (3, 4, 5)]
    ([3, 4, 5], [3, 6, 7])
    """

    def __init__(self, parts: Sequence[Sequence[int]], seat: int | None) -> None:
        self.count = len(parts)  # of which these numbers know
        self._hidden = [entry for entry, who in parts if who != seat]

    def tells(self, entry: int) -> bool:
        """Whether the viewer is told of an entry."""
        place = bisect_left(self._hidden, entry)
        return place == len(self._hidden) or self._hidden[place] != entry

    def of(self, entry: int) -> int:
        """The number of an entry, or of the last one before it that is told."""
        return entry - bisect_right(self._hidden, entry)

    def entry(self, number: int) -> int:
        """The entry that has a number."""
        for hidden in self._hidden:
            if hidden <= number:
                number += 1
        return number
