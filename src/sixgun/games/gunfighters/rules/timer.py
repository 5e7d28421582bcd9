"""The optional ten-second rule. The clock is the table's; what being late costs is the game's."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import answered
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunfighters.rules.loss import must_lose_late
from sixgun.games.gunfighters.rules.turn import cut_short
from sixgun.games.gunfighters.table import codes, told
from sixgun.games.gunfighters.table.state import TEN_SECONDS, State

SECONDS: Final = 10


def late_codes(s: State) -> list[int]:
    return [codes.LATE] if s.options[TEN_SECONDS] else []


def refuse_late(s: State) -> Refusal | None:
    if s.options[TEN_SECONDS]:
        return None
    return Refusal("no-clock", {}, "option.timer.ten-seconds")


def late(s: State, seat: int) -> None:
    """Too slow: whatever was going on is dropped, a card of the player's choice is lost, and the turn passes.

    [option.timer.ten-seconds]
    """
    answered(s, seat)
    tell(s, (told.LATE, seat))
    cut_short(s)
    must_lose_late(s, seat)
