"""Life points, lost and regained (I Personaggi): what a loss is made of, and how one is set off."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, E, call
from sixgun.core.state import tell
from sixgun.games.bang_duel.table import sequence, told
from sixgun.games.bang_duel.table.state import State

# Of a loss: who loses, by whom (a seat, or NOBODY for snakes and dynamite), how many points are left to lose, whether
# Buffalo Bell must keep out of it, and whether he steps in now. A loss for which a character is targeted has the same.
PLACE: Final = A
BY: Final = B
POINTS: Final = C
OWN_ONLY: Final = D
INSTEAD_NOW: Final = E


def lose(s: State, place: int, by: int, points: int = 1, own_only: int = 0) -> None:
    """A character loses life points, one by one."""
    call(s, sequence.LOSS, place, by, points, own_only)


def lose_targeted(s: State, place: int, by: int, points: int, own_only: int = 0) -> None:
    """A character is targeted, and so awake, while it loses life points. [rear.targeted.wakes]"""
    call(s, sequence.TARGETED, place, by, points, own_only)


def recover(s: State, place: int, points: int = 1) -> None:
    """Regain life from the pool, never above the printed number. [life.maximum.printed]"""
    most = s.figures.life[s.who[place]]
    now = min(most, s.life[place] + points)
    if now > s.life[place]:
        s.life[place] = now
        tell(s, (told.RECOVERED, place >> 1, s.who[place], now))
