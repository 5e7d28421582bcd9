"""The optional ten-second rule. The clock is the table's; what being late costs is the game's."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import WIDTH, answered, call, jump
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunfighters.table import codes, sequence, told
from sixgun.games.gunfighters.table.state import TEN_SECONDS, State

ANY_PLACE: Final = 6
END_TURN_STEP: Final = 3  # of the turn: see turn.py


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
    del s.frames[WIDTH:]  # the turn is the lowest frame
    jump(s, END_TURN_STEP)
    call(s, sequence.LOSS, seat, ANY_PLACE, 1)
