"""What lists show of a table, and the record that is kept of a finished one."""

from __future__ import annotations

from typing import Any

import msgspec

from sixgun.core.records import Record
from sixgun.play import Table
from sixgun.play.seats import guest_of
from sixgun.store.store import OPEN, OVER, PLAYING
from sixgun.store.writes import Replay


def stage(table: Table) -> int:
    return OVER if table.over else PLAYING if table.begun else OPEN


def encode(id: str, table: Table, at: int) -> bytes:
    """A table's summary as it is stored, with the owners of its seats."""
    return msgspec.json.encode(
        {
            "table": id,
            "game": table.game.key,
            "title": table.title,
            "public": table.public,
            "begun": table.begun,
            "over": table.over,
            "hot_seat": table.hot_seat,
            "seats": [
                {"name": seat.called, "bot": seat.bot or None, "person": bool(seat.player)} for seat in table.seats
            ],
            "owners": [guest_of(seat.player) for seat in table.seats],
            "asked": table.asked(),
            "resigned": [number for number, seat in enumerate(table.seats) if seat.resigned],
            "winners": table.winners,
            "at": at,
        }
    )


def shown(body: bytes, guest: str, paused: bool = False) -> dict[str, Any]:
    """A summary for one guest: their own seats in it, nobody else's."""
    summary: dict[str, Any] = msgspec.json.decode(body)
    owners = summary.pop("owners")
    asked = summary.pop("asked")
    yours = [seat for seat, owner in enumerate(owners) if guest and owner == guest]
    waits = [seat for seat in yours if seat in asked and not summary["seats"][seat]["bot"]]
    resigned = summary.pop("resigned", [])
    summary.setdefault("winners", [])  # an older server did not note them
    left = not summary["over"] and all([seat in resigned for seat in yours])
    return {**summary, "paused": paused, "yours": yours, "your_turn": bool(waits), "left": left}


def replay(id: str, table: Table, at: int) -> Replay:
    """The record of a finished table."""
    record = table.record()
    return kept(record, id, table.public, at, "", table.title)


def kept(record: Record, id: str, public: bool, at: int, guest: str, title: str) -> Replay:
    """A record with the line that lists show of it."""
    result: Any = record.result or {}
    line = {
        "replay": id,
        "game": record.game,
        "title": title,
        "names": record.names,
        "winners": [seat for seat, place in enumerate(result.get("places", [])) if place == 1],
        "at": at,
    }
    return Replay(id, public, at, guest, msgspec.json.encode(line), msgspec.json.encode(record.plain()))
