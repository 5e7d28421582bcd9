"""What a shot is worth, by the exact odds: of all cards that can settle it, the share that hits, a kill for more."""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.rules.fire_cards import DIVISOR_AIM, aim_time, hit_of
from sixgun.games.gunslinger.table.charts import AIMS, DOWN_STATUS, MOVE_STATUS, RANGES, RUN_STATUS
from sixgun.games.gunslinger.table.components import (
    AMMO_HANDLOADED,
    BOX_BOTH_HANDS,
    BOX_GUN_HAND,
    BOX_HOLSTERED,
    HIT_BULLSEYE,
    HIT_VITAL,
    PENALTY_KILL,
    SHOT_FIRES,
    SHOT_NO_EFFECT,
    SIDES,
)
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.people import skill_of
from sixgun.games.gunslinger.table.places import box_of
from sixgun.games.gunslinger.table.state import DIVISOR_RULE, State
from sixgun.games.gunslinger.table.weapons import kind_of

GUN_CARD: Final = SIDES.index("5f")  # COCK/AIM/SHOOT
QUICK_CARD: Final = SIDES.index("7f")  # SHOOT
WOUND: Final = 0.75  # what a hit is worth that does not kill, where a kill is 1
STATUSES: Final = DOWN_STATUS + RUN_STATUS + MOVE_STATUS + 1
_WORTHS: list[tuple[Figures, list[list[list[float]]]]] = []  # of the figures that were last looked at


def worths(figures: Figures) -> list[list[list[float]]]:
    """By Target Status, aim time and range: the share of cards that hit, wounds counting for less than kills."""
    if not _WORTHS or _WORTHS[0][0] is not figures:
        cards = [card for card in figures.cards if figures.shot[AMMO_HANDLOADED][card] == SHOT_FIRES]
        line = figures.impact[figures.line[0]]
        kills = [any([what == PENALTY_KILL for what, _ in line[spot]]) for spot in range(HIT_BULLSEYE)]
        values = [1.0 if deadly else WOUND for deadly in kills] + [1.0 if kills[HIT_VITAL] else WOUND, 0.0]
        settling = len([n for n in figures.cards if figures.shot[AMMO_HANDLOADED][n] != SHOT_NO_EFFECT])
        table = [[[0.0] * RANGES for _ in range(AIMS)] for _ in range(STATUSES)]
        for status in range(STATUSES):
            for aim in range(AIMS):
                for range_ in range(RANGES):
                    found = sum([values[hit_of(figures, card, aim, range_, status)] for card in cards])
                    table[status][aim][range_] = found / settling
        _WORTHS[:] = [(figures, table)]
    return _WORTHS[0][1]


def worth(table: list[list[float]], points: int, steady: int, range_: int, divisor: int) -> float:
    """Of a shot with so many AIM points; `steady` is the aim time without any, with all that wounds take off it.

    `table` is one of `worths`; `divisor` that of the gun, 1 where the option is off. [10.0, 13.52a]
    """
    aim = points + steady
    if aim < 0:
        return 0.0
    if divisor > 1 and points >= DIVISOR_AIM:
        range_ = (range_ + divisor - 1) // divisor
    return table[aim if aim < AIMS else AIMS - 1][range_ if range_ < RANGES else RANGES - 1]


def steadiness(s: State, c: int, w: int, side: int) -> int:
    """The aim time of a card with this gun and no AIM points, wounds taken off. [13.52a, 14.12b, 14.12f]"""
    kind, box = kind_of(s, w), box_of(s.where[w])
    if box == BOX_HOLSTERED:
        box = BOX_GUN_HAND if s.figures.hands[kind] == 1 else BOX_BOTH_HANDS
    return aim_time(s.figures, side, kind, box, 0, s.gun_arm[c], s.other_arm[c], skill_of(s, c, kind))


def divisor_of(s: State, w: int) -> int:
    """The range figure of a gun, where the option lets it count. [10.0]"""
    return s.figures.divisor[kind_of(s, w)] if s.options[DIVISOR_RULE] else 1
