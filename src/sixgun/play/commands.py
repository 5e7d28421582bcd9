"""What players ask of a table. Who asks comes with the connection, never with the command."""

from __future__ import annotations

from typing import Annotated

import msgspec

NAME_CAP = 24
CHAT_CAP = 500
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # as far as every program and every wire counts


class Sit(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take a free seat, or one that a bot keeps warm for this player."""

    seat: Whole
    name: str


class Stand(msgspec.Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave one's seat before the game has begun."""


class SetBot(msgspec.Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """Put a bot in a free seat before the game, or let one play for the own seat or one left for long."""

    seat: Whole
    bot: str


class Begin(msgspec.Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Deal."""


class Pick(msgspec.Struct, frozen=True, tag="pick", forbid_unknown_fields=True):
    """Make a pick. `seq` is the last entry that the player had seen: the same pick sent twice counts once."""

    pick: str
    seq: Whole


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Chat."""

    text: str


class TakeBack(msgspec.Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """
    Ask to take the last pick back: granted at once where it is free. The same wish sent twice counts once, if it has
    `seq`, the last entry that the player had seen.
    """

    seq: Whole | None = None


class Consent(msgspec.Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Answer somebody's wish to take back."""

    agree: bool


class Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Claim a game of two, because the other one has not chosen for too long."""


class Remove(msgspec.Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host sends somebody away before the game has begun."""

    seat: Whole


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up: a bot plays the seat to the end."""


class Pace(msgspec.Struct, frozen=True, tag="pace", forbid_unknown_fields=True):
    """Leave windows to the table, for a while or for good, or be asked there again: by window, in which way."""

    ways: Annotated[dict[str, str], msgspec.Meta(max_length=20)]


Command = Sit | Stand | Remove | SetBot | Begin | Pick | Say | TakeBack | Consent | Claim | Resign | Pace
COMMANDS = (Sit, Stand, Remove, SetBot, Begin, Pick, Say, TakeBack, Consent, Claim, Resign, Pace)
