"""What comes over the socket: an envelope with a number and something to do."""

from __future__ import annotations

import msgspec

from sixgun.bots.advice import Hint
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.play import Command
from sixgun.play.commands import Whole


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """At a shared screen: see through another seat's eyes, or through nobody's."""

    seat: Whole | None = None


class Why(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why is this pick not possible?"""

    pick: str


class Advise(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would the hard bot choose here?"""


class Count(msgspec.Struct, frozen=True, tag="odds", forbid_unknown_fields=True):
    """What are the odds here?"""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is somebody there?"""


Deed = Command | Look | Why | Advise | Count | Ping


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    do: Deed
    id: Whole = 0


decoder = msgspec.json.Decoder(Frame)


def done(id: int, seq: int) -> bytes:
    return msgspec.json.encode({"type": "done", "id": id, "seq": seq})


def refused(id: int, refusals: tuple[Refusal, ...] | list[Refusal]) -> bytes:
    plain: list[Plain] = [refusal.plain() for refusal in refusals]
    return msgspec.json.encode({"type": "refused", "id": id, "refusals": plain})


def because(id: int, refusal: Refusal | None) -> bytes:
    told = None if refusal is None else refusal.plain()
    return msgspec.json.encode({"type": "why", "id": id, "refusal": told})


def advice(id: int, hint: Hint) -> bytes:
    return msgspec.json.encode({"type": "hint", "id": id, **hint._asdict()})


def odds(id: int, found: list[dict[str, Plain]]) -> bytes:
    return msgspec.json.encode({"type": "odds", "id": id, "odds": found})
