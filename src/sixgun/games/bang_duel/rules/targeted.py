"""A loss for which a character is targeted: Strong Beer, Rattlesnake, Dynamite."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, Procedure, call
from sixgun.games.bang_duel.table import sequence
from sixgun.games.bang_duel.table.formation import sleep, wake
from sixgun.games.bang_duel.table.state import State

# as of the loss that it calls, see life.py
PLACE: Final = A
BY: Final = B
POINTS: Final = C
OWN_ONLY: Final = D


def lose_awake(s: State) -> None:
    """Whoever is targeted is awake while it loses. [rear.targeted.wakes, card.strong-beer.down]"""
    place, by, points, own = s.frames[PLACE], s.frames[BY], s.frames[POINTS], s.frames[OWN_ONLY]
    if s.who[place] < 0 or s.life[place] == 0:
        return
    wake(s, place)
    call(s, sequence.LOSS, place, by, points, own)


def back_to_sleep(s: State) -> None:
    sleep(s)


TARGETED: Final[Procedure] = Procedure("targeted", (lose_awake, back_to_sleep))
