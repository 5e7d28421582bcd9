"""What has happened to cards in play: it is noted here, and cards that wait for it get their turn between two steps.

A trigger starts a procedure, which only a rule between two steps may do. So what happens in the middle of one, to
several cards at once perhaps, waits in `State.happened`, five ints each: what, and to which card; of a dude whom an
ability has affected also by whose ability, where it was, and how deep in `env` that ability's block lies.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.table.state import NOBODY, PHASE_SETUP, State

HAPPENED_WIDTH: Final = 5
WHAT: Final = 0
CARD: Final = 1
DOER: Final = 2
SCENE: Final = 3
BLOCK: Final = 4
MOVED: Final = 0
ENTERED: Final = 1
BOUNTY_RAISED: Final = 2
PLAYED: Final = 3
GONE: Final = 4
POINT_GIVEN: Final = 5
SHOOTOUT_PLAY: Final = 6
RESOLUTION_USED: Final = 7
CASUALTY_ACED: Final = 8
AFFECTED: Final = 9
WENT_HOME: Final = 10
BOOTED: Final = 11
DREW: Final = 12
USED: Final = 13
SIDEKICK_LOST: Final = 14
FLED: Final = 15
CHEATED: Final = 16


def note(s: State, what: int, card: int, doer: int = NOBODY, scene: int = NOBODY, block: int = 0) -> None:
    """Something has happened that a printed card may wait for; nothing is set off before the first day.

    [setup.gang.no-enter-play-effects]
    """
    if s.book.heeds >> what & 1 and s.phase != PHASE_SETUP:
        s.happened += (what, card, doer, scene, block)
