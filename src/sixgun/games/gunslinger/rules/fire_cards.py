"""Shooting (13. SPARARE): what a drawn card says.

    printed_hit(figures, card, aim, range_)            the crossing of aim time and range on a FIRE card [13.5]
    reduced(figures, card, hit, status)                the same after the card's Target Status lines [13.6]
    hit_of(figures, card, aim, range_, status)         both in one
    meaning(figures, card, ammo)                       SHOT_FIRES, SHOT_NO_EFFECT (draw again) or SHOT_MISFIRE [13.3]
    aim_time(figures, side, weapon, box, points, gun_arm, other_arm)    [13.52]
    range_for(figures, weapon, range_, points)         the range divided, for the option `range_divisor`

Hits are ints of components.HITS, statuses bits of charts.STATUSES.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.table.charts import AIMS, MOVE_STATUS, RANGES, RUN_STATUS
from sixgun.games.gunslinger.table.components import (
    AMMO_HANDLOADED,
    BOX_BOTH_HANDS,
    BOX_GUN_HAND,
    BOX_OTHER_HAND,
    HIT_BULLSEYE,
    HIT_MISS,
)
from sixgun.games.gunslinger.table.figures import Figures

TOP_AIM: Final = AIMS - 1
TOP_RANGE: Final = RANGES - 1
REDUCING: Final = MOVE_STATUS | RUN_STATUS  # a bullseye becomes the card's own location
DIVISOR_AIM: Final = 4  # AIM points from which a range divisor applies (found in a tactics article)


def printed_hit(figures: Figures, card: int, aim: int, range_: int) -> int:
    """What a FIRE card shows; a miss outside of its rows and columns, and for an aim time below 0. [13.5]"""
    if aim < 0:
        return HIT_MISS
    return figures.hit[card][aim if aim < TOP_AIM else TOP_AIM][range_ if range_ < TOP_RANGE else TOP_RANGE]


def reduced(figures: Figures, card: int, hit: int, status: int) -> int:
    """The hit after the Target Status lines of the card that fit the target.

    Move and Run turn a bullseye into the card's location, once; Down and Head leave it. All of them make any other hit
    miss, and so a bullseye that another line has reduced.

    [13.6a, 13.6b, 13.6c, 13.61b, 13.62, 13.63]
    """
    fitting = figures.status[card] & status
    if not fitting or hit == HIT_MISS:
        return hit
    if hit != HIT_BULLSEYE:
        return HIT_MISS
    if not fitting & REDUCING:
        return HIT_BULLSEYE
    return HIT_MISS if fitting & ~REDUCING else figures.location[card]


def hit_of(figures: Figures, card: int, aim: int, range_: int, status: int) -> int:
    """The final result of a FIRE card: a location, BULLSEYE (the shooter chooses) or MISS. [13.5, 13.6a, 13.7]"""
    return reduced(figures, card, printed_hit(figures, card, aim, range_), status)


def meaning(figures: Figures, card: int, ammo: int = AMMO_HANDLOADED) -> int:
    """What a card means for a shot, one of SHOTS. Section I reads the Handloaded line for all weapons.

    [13.2a, 13.3a, 13.3b, 13.3c]
    """
    return figures.shot[ammo][card]


def aim_time(
    figures: Figures, side: int, weapon: int, box: int, points: int, gun_arm: int, other_arm: int, skill: int = 0
) -> int:
    """Aim points + the action card's aim time for the weapon's type - wounds of the arms that hold it.

    With printed characters a skill is added (house).

    [13.52a, 13.52b, 14.12b, 14.12f]
    """
    aim = points + figures.aim[figures.hands[weapon]][side] + skill
    if box in (BOX_GUN_HAND, BOX_BOTH_HANDS):
        aim -= gun_arm
    if box in (BOX_OTHER_HAND, BOX_BOTH_HANDS):
        aim -= other_arm
    return aim


def range_for(figures: Figures, weapon: int, range_: int, points: int) -> int:
    """The range as a two-handed gun's range figure shortens it: divided, rounded up, from 4 AIM points on.

    No rule of Section I uses the figure: only with the option `range_divisor`. [10.0]
    """
    divisor = figures.divisor[weapon]
    return range_ if points < DIVISOR_AIM else (range_ + divisor - 1) // divisor
