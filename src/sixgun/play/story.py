"""The story of a table: what its entries told, line by line."""

from __future__ import annotations

from sixgun.core.events import Event
from sixgun.core.plain import Plain

PICKS = ("picked", "flagged")
TALK = ("said", "wished", "agreed", "denied", "resumed")  # entries that change nothing on the table


class Line:
    """A line of the table's story: what an entry told, with who may hear what of it."""

    def __init__(self, seq: int, at: int, kind: str, seat: int, text: str, events: list[Event]) -> None:
        self.seq, self.at, self.kind, self.seat, self.text, self.events = seq, at, kind, seat, text, events
        self.undone: list[int] = []  # lines that a take-back made void

    def to(self, viewer: int | None) -> dict[str, Plain]:
        told: list[Plain] = [heard for event in self.events if (heard := event.to(viewer)) is not None]
        line: dict[str, Plain] = {"seq": self.seq, "at": self.at, "kind": self.kind, "seat": self.seat}
        if self.text and self.kind not in PICKS:  # which pick was made, its events tell alone: it may be secret
            line["text"] = self.text
        if self.undone:
            line["undone"] = [*self.undone]
        if told:
            line["events"] = told
        return line
