"""How Long? Changes of cards and players that end."""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words
from sixgun.games.doomtown.table.state import State

# A change is six ints: whom it concerns, which stat or rule, by how much, how long, whose it is, and a selector that
# must fit as long as it counts.
CHANGE_WIDTH: Final = 6
WHOM: Final = 0
STAT: Final = 1
AMOUNT: Final = 2
UNTIL: Final = 3
MADE_BY: Final = 4
WHILE: Final = 5
RULE: Final = 100  # rules stand beside stats, from this number on

# How long something lasts. Cards say so only where it is not as long as the play says, and never name the last one.
UNTIL_: Final = 0
UNTIL_DAY: Final = 1
UNTIL_SHOOTOUT: Final = 2
UNTIL_ROUND: Final = 3
UNTIL_STAY: Final = 4
UNTIL_PHASE: Final = 5
DURATIONS: Final = words(__name__, "UNTIL_")


def end_changes(s: State, until: int) -> None:
    """All changes that last until now are over.

    [duration.noon.end-of-day, duration.shootout.end-of-shootout, duration.react.shootout-or-phase]
    """
    mods = s.mods
    for i in range(len(mods) - CHANGE_WIDTH, -1, -CHANGE_WIDTH):
        if mods[i + UNTIL] == until:
            del mods[i : i + CHANGE_WIDTH]


def end_stays(s: State, dude: int) -> None:
    """What lasts only while a dude stays where it is ends."""
    mods = s.mods
    for i in range(len(mods) - CHANGE_WIDTH, -1, -CHANGE_WIDTH):
        if mods[i + WHOM] == dude and mods[i + UNTIL] == UNTIL_STAY:
            del mods[i : i + CHANGE_WIDTH]


def end_all(s: State, card: int) -> None:
    """A card that leaves play leaves its changes behind. [duration.trait.while-in-play]"""
    mods = s.mods
    for i in range(len(mods) - CHANGE_WIDTH, -1, -CHANGE_WIDTH):
        if mods[i + WHOM] == card:
            del mods[i : i + CHANGE_WIDTH]
