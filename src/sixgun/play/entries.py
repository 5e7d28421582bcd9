"""The log of a table: one entry for each thing that changed it. Plain data, the same in every store."""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, when (milliseconds), in which seat, and what else there is to say of it."""

    kind: str
    at: int
    seat: int = -1
    text: str = ""  # a pick, a name, a bot's name, a line of chat
    who: str = ""  # the player, as the session knows them
    data: dict[str, Any] = msgspec.field(default_factory=dict)  # plain data


def encode(entry: Entry) -> bytes:
    """
    >>> decode(encode(Entry("said", 5, text="Howdy"))).text
    'Howdy'
    """
    return msgspec.json.encode(entry)


def decode(data: bytes | str) -> Entry:
    return msgspec.json.decode(data, type=Entry)
