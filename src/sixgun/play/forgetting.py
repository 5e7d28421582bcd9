"""What a table's log has of a guest, and the log without it: the game stays, the name and the words go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from sixgun.bots import STAND_IN
from sixgun.play.entries import Entry
from sixgun.play.seats import guest_of


def of_guest(entries: Iterable[Entry], guest: str) -> Iterator[tuple[int, Entry]]:
    """The entries that a guest caused, each with its number: sitting down, and what was done from that seat."""
    mine: set[int] = set()
    for number, entry in enumerate(entries, 1):
        if entry.kind == "sat":
            (mine.add if guest_of(entry.who) == guest else mine.discard)(entry.seat)
        if entry.seat in mine:
            yield number, entry
        if entry.kind in ("stood", "removed", "forgot"):
            mine.discard(entry.seat)


def seats_of(entries: Iterable[Entry], guest: str) -> list[int]:
    """The seats that a guest has at the end of a log."""
    owners: dict[int, str] = {}
    for entry in entries:
        if entry.kind == "sat":
            owners[entry.seat] = guest_of(entry.who)
        elif entry.kind in ("stood", "removed", "forgot"):
            owners.pop(entry.seat, None)
    return [seat for seat, owner in owners.items() if owner == guest]


def opened_by(entries: Sequence[Entry], guest: str) -> bool:
    """Whether a guest opened the table: the host sits down first."""
    return next((guest_of(entry.who) == guest for entry in entries if entry.kind == "sat"), False)


def without(entries: Sequence[Entry], guest: str) -> dict[int, Entry]:
    """By number, the entries of a log that must be written anew so that nothing is left of a guest's name and words."""
    changed: dict[int, Entry] = {}
    if opened_by(entries, guest):
        first = entries[0]
        settings = {**first.data.get("settings", {}), "title": ""}
        changed[1] = msgspec.structs.replace(first, data={**first.data, "settings": settings})
    for number, entry in of_guest(entries, guest):
        if entry.kind == "sat":
            changed[number] = msgspec.structs.replace(entry, text="", who="")
        elif entry.kind == "said":
            changed[number] = msgspec.structs.replace(entry, text="")
    return changed


def goodbyes(entries: Iterable[Entry], guest: str, now: int) -> list[Entry]:
    """The entries with which a guest leaves for good: followers of the table hear of it, and a bot plays on."""
    return [Entry("forgot", now, seat, STAND_IN) for seat in seats_of(entries, guest)]
