"""Sequence o' Play: a day and its four phases."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import Procedure, call, jump
from sixgun.core.state import tell
from sixgun.games.doomtown.language import triggers, words
from sixgun.games.doomtown.language.control import end_changes
from sixgun.games.doomtown.table import sequence, told
from sixgun.games.doomtown.table.changes import UNTIL_PHASE, UNTIL_SUNDOWN, UNTIL_UPKEEP
from sixgun.games.doomtown.table.state import NOBODY, PHASE_GAMBLIN, PHASE_NOON, PHASE_SUNDOWN, PHASE_UPKEEP, State

TO_GAMBLIN: Final = 0
TO_UPKEEP: Final = 1
TO_HIGH_NOON: Final = 2
TO_SUNDOWN: Final = 3


def begin_phase(s: State, phase: int) -> None:
    """[duration.react.shootout-or-phase]"""
    s.phase = phase
    end_changes(s, UNTIL_PHASE)
    tell(s, (told.PHASE, phase))


def gamblin(s: State) -> None:
    """[day.phases.order]"""
    s.day += 1
    tell(s, (told.DAY, s.day))
    begin_phase(s, PHASE_GAMBLIN)
    call(s, sequence.GAMBLIN)


def upkeep(s: State) -> None:
    begin_phase(s, PHASE_UPKEEP)
    call(s, sequence.UPKEEP)


def high_noon(s: State) -> None:
    """Plays go round until all have passed in a row. [day.phases.order]"""
    end_changes(s, UNTIL_UPKEEP)
    begin_phase(s, PHASE_NOON)
    call(s, sequence.PLAYS, words.PLAY_NOON, NOBODY)
    triggers.fire(s, words.ON_NOON_START)


def sundown(s: State) -> None:
    end_changes(s, UNTIL_SUNDOWN)
    begin_phase(s, PHASE_SUNDOWN)
    call(s, sequence.SUNDOWN)


def next_day(s: State) -> None:
    jump(s, TO_GAMBLIN)


DAY: Final[Procedure] = Procedure(
    "day",
    (gamblin, upkeep, high_noon, sundown, next_day),
    at={TO_GAMBLIN: gamblin, TO_UPKEEP: upkeep, TO_HIGH_NOON: high_noon, TO_SUNDOWN: sundown},
)
