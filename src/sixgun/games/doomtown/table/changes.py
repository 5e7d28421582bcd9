"""How Long? Changes of cards and players that end."""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words
from sixgun.games.doomtown.table.blocks import ENV_WIDTH
from sixgun.games.doomtown.table.state import ABILITY_OF, CASUALTY_THING, State, ability_in

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
KEYWORD: Final = 1000  # and so do keywords that cards give, the amount being the rating

# How long something lasts. Cards say so only where it is not as long as the play says.
UNTIL_: Final = 0
UNTIL_DAY: Final = 1
UNTIL_SHOOTOUT: Final = 2
UNTIL_ROUND: Final = 3
UNTIL_STAY: Final = 4
UNTIL_PHASE: Final = 5
UNTIL_UPKEEP: Final = 6  # the next Upkeep phase is over
UNTIL_FIRST_PLAY: Final = 7  # the first High Noon play, or pass, is over
UNTIL_PERMANENT: Final = 8
UNTIL_SUNDOWN: Final = 9  # until Sundown begins
UNTIL_VISIT: Final = 10  # as long as the dude stays there, but only today
DURATIONS: Final = words(__name__, "UNTIL_")


# Blocks of abilities that wait: the trigger, the line to go on with, the outcome, whom it must be about or NOBODY, how
# long it waits, whether it goes on waiting; then the block of the ability.
LATER_WIDTH: Final = 6 + ENV_WIDTH
LATER_TRIGGER: Final = 0
LATER_LINE: Final = 1
LATER_OUTCOME: Final = 2
LATER_ABOUT: Final = 3
LATER_UNTIL: Final = 4
LATER_STAYS: Final = 5
LATER_BLOCK: Final = 6


def end_changes(s: State, until: int) -> None:
    """All changes that last until now are over, and what has waited so long waits no more.

    [duration.noon.end-of-day, duration.shootout.end-of-shootout, duration.react.shootout-or-phase]
    """
    mods = s.mods
    for i in range(len(mods) - CHANGE_WIDTH, -1, -CHANGE_WIDTH):
        if mods[i + UNTIL] == until:
            del mods[i : i + CHANGE_WIDTH]
    for i in range(len(s.later) - LATER_WIDTH, -1, -LATER_WIDTH):
        if s.later[i + LATER_UNTIL] == until:
            del s.later[i : i + LATER_WIDTH]


def end_stays(s: State, dude: int) -> None:
    """What lasts only while a dude stays where it is ends."""
    mods = s.mods
    for i in range(len(mods) - CHANGE_WIDTH, -1, -CHANGE_WIDTH):
        if mods[i + WHOM] == dude and mods[i + UNTIL] in (UNTIL_STAY, UNTIL_VISIT):
            del mods[i : i + CHANGE_WIDTH]


def end_all(s: State, card: int) -> None:
    """A card that leaves play leaves its changes behind. [duration.trait.while-in-play]"""
    mods = s.mods
    for i in range(len(mods) - CHANGE_WIDTH, -1, -CHANGE_WIDTH):
        whom = mods[i + WHOM]
        if whom == card or (ABILITY_OF <= whom < CASUALTY_THING and ability_in(whom)[0] == card):
            del mods[i : i + CHANGE_WIDTH]
