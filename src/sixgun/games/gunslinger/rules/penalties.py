"""Results and penalties (14. RISULTATI E PENALITÀ): what a segment's hits and moves cost, one after the other.

The order in which they were incurred: hits in playing order of the shooters, within a hit as the IMPACT TABLE has it;
then what the other actions cost; then collisions. A penalty that a card names comes at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.frames import Procedure, jump
from sixgun.core.state import tell
from sixgun.core.vocabulary import bound
from sixgun.games.gunslinger.rules import endurance, stagger
from sixgun.games.gunslinger.rules.aiming import lose_aim
from sixgun.games.gunslinger.rules.fate import die
from sixgun.games.gunslinger.table import told
from sixgun.games.gunslinger.table.agenda import (
    COLLISIONS,
    DELAY_CARD,
    DELAY_POINTS,
    FATIGUE_CARD,
    RECORD_KINDS,
    STAGGER_MOVE,
    STAGGER_TURN,
    WOUND_CARD,
    next_up,
    note,
)
from sixgun.games.gunslinger.table.components import (
    BOX_BOTH_HANDS,
    BOX_GUN_HAND,
    BOX_OTHER_HAND,
    PENALTY_DROP,
    PENALTY_GUN_ARM,
    PENALTY_GUN_HAND,
    PENALTY_KILL,
    PENALTY_LEG,
    PENALTY_LIGHT,
    PENALTY_LOSE_AIM,
    PENALTY_OTHER_ARM,
    PENALTY_OTHER_HAND,
    PENALTY_SERIOUS,
    PENALTY_STAGGER,
    PENALTY_STUN,
    PENALTY_WILD_SHOT,
)
from sixgun.games.gunslinger.table.places import boxed
from sixgun.games.gunslinger.table.state import BY_SHOTS, HIT_WIDTH, LEFT, NOBODY, RECORD, State, blame
from sixgun.games.gunslinger.table.weapons import fall, goes_off, in_box, on_legend

WORK_STEP: Final = 0


def take_penalties(s: State) -> None:
    """Everything incurred in the segment takes effect now. [4.5, 5.55, 13.8, 14.1]"""
    if not s.hits and not s.owed and not s.entered:
        return
    records: list[int] = []
    for i in range(0, len(s.hits), HIT_WIDTH):
        shooter, target, location, kind, spot, range_ = s.hits[i : i + HIT_WIDTH]
        for what, number in s.figures.penalties(kind, location, range_):
            note(records, what, target, shooter, spot if what == PENALTY_STAGGER else number)
    records += s.owed
    # Those who die of this segment's hits were in the way all the same: nobody has fallen yet. [4.5]
    in_the_way = 0
    for c, out in enumerate(s.out):
        if not out:
            in_the_way |= 1 << c
    note(records, COLLISIONS, 0, NOBODY, in_the_way)
    s.hits.clear()
    s.owed.clear()
    work_through(s, records)


def work_through(s: State, records: list[int]) -> None:
    """Work records off in their order. Only if somebody has to choose, a frame is needed to go on later."""
    for i in range(len(records) - RECORD, -1, -RECORD):
        next_up(s, records[i], records[i + 1], records[i + 2], records[i + 3])
    work_off(s)


def work_off(s: State) -> None:
    """One record after the other, until somebody has to choose; what was done is forgotten. [14.11a]"""
    waiting = s.agenda
    while waiting:
        number = waiting.pop()
        cause = waiting.pop()
        victim = waiting.pop()
        IMPACT[waiting.pop()](s, victim, cause, number)
        if s.asked:
            jump(s, WORK_STEP)
            return


PENALTIES: Final[Procedure] = Procedure("penalties", (work_off,), at={WORK_STEP: work_off})


# ---- temporary penalties


def drop(s: State, c: int, cause: int, number: int) -> None:
    """Falls, draws three DELAY CARDS, loses aim; nothing for a character DOWN. [12.42, 13.61a, 14.11b, 14.11c]"""
    if s.down[c] or s.out[c] & LEFT:
        return
    s.down[c] = 1
    s.dropped[c] = 1
    tell(s, (told.DROPPED, c))
    lose_aim(s, c)
    next_up(s, DELAY_CARD, c, cause, s.figures.drop_cards)


def gun_hand(s: State, c: int, cause: int, number: int) -> None:
    """[12.42, 14.11d, 14.11e]"""
    hurt_hand(s, c, BOX_GUN_HAND, BOX_OTHER_HAND)


def other_hand(s: State, c: int, cause: int, number: int) -> None:
    """[12.42, 14.11g, 14.11h]"""
    hurt_hand(s, c, BOX_OTHER_HAND, BOX_GUN_HAND)


def hurt_hand(s: State, c: int, hurt: int, sound: int) -> None:
    """What that hand holds falls; what both hold stays in the other one. Aim is lost."""
    w = in_box(s, c, hurt)
    if w >= 0:
        fall(s, c, w)
    w = in_box(s, c, BOX_BOTH_HANDS)
    if w >= 0:
        s.where[w] = boxed(c, sound)
        tell(s, (told.LET_GO, c, s.weapon[w], sound))
    lose_aim(s, c)


def light(s: State, c: int, cause: int, number: int) -> None:
    """[14.11f]"""
    next_up(s, FATIGUE_CARD, c, cause, number)


def lose_aim_penalty(s: State, c: int, cause: int, number: int) -> None:
    """[12.42]"""
    lose_aim(s, c)


def staggers(s: State, c: int, cause: int, spot: int) -> None:
    """Moved by a direction card, turned by another, then DROP; nothing for a character DOWN. [12.42, 14.11i, 14.11j]"""
    if s.down[c] or s.out[c] & LEFT:
        return
    lose_aim(s, c)
    next_up(s, PENALTY_DROP, c, cause, 0)
    next_up(s, STAGGER_TURN, c, cause, spot)
    next_up(s, STAGGER_MOVE, c, cause, spot)


def stun(s: State, c: int, cause: int, number: int) -> None:
    """[12.42, 14.11k]"""
    lose_aim(s, c)
    next_up(s, WOUND_CARD, c, cause, number)


def wild_shot(s: State, c: int, cause: int, number: int) -> None:
    """Every cocked weapon on the LEGEND goes off. [12.42, 14.11l, 14.11m]"""
    fired = [w for w in on_legend(s, c) if s.cocked[w]]
    for w in fired:
        if goes_off(s, w):
            tell(s, (told.WENT_OFF, c, s.weapon[w]))
    if fired:
        lose_aim(s, c)


# ---- permanent ones


def gun_arm(s: State, c: int, cause: int, number: int) -> None:
    """[14.12a, 14.12b]"""
    s.gun_arm[c] += number
    tell(s, (told.WOUNDED, c, PENALTY_GUN_ARM, number))


def other_arm(s: State, c: int, cause: int, number: int) -> None:
    """[14.12a, 14.12f]"""
    s.other_arm[c] += number
    tell(s, (told.WOUNDED, c, PENALTY_OTHER_ARM, number))


def leg(s: State, c: int, cause: int, number: int) -> None:
    """[14.12a, 14.12d]"""
    s.leg[c] += number
    s.leg_by[blame(s, c, cause)] += number
    tell(s, (told.WOUNDED, c, PENALTY_LEG, number))


def serious(s: State, c: int, cause: int, number: int) -> None:
    """[5.3, 14.12a, 14.5]"""
    s.serious[c] += number
    s.serious_by[blame(s, c, cause)] += number
    tell(s, (told.WOUNDED, c, PENALTY_SERIOUS, number))


def kill(s: State, c: int, cause: int, number: int) -> None:
    """[14.12a, 14.12c, 15.2a, 15.2c, 15.2d]"""
    die(s, c, BY_SHOTS, cause)


# The impact table's other half: what each penalty does. A later section adds its own here.
IMPACT: Final[tuple[Callable[[State, int, int, int], None], ...]] = bound(
    "penalties",
    {
        PENALTY_DROP: drop,
        PENALTY_GUN_HAND: gun_hand,
        PENALTY_LIGHT: light,
        PENALTY_LOSE_AIM: lose_aim_penalty,
        PENALTY_OTHER_HAND: other_hand,
        PENALTY_STAGGER: staggers,
        PENALTY_STUN: stun,
        PENALTY_WILD_SHOT: wild_shot,
        PENALTY_GUN_ARM: gun_arm,
        PENALTY_KILL: kill,
        PENALTY_LEG: leg,
        PENALTY_OTHER_ARM: other_arm,
        PENALTY_SERIOUS: serious,
        DELAY_CARD: endurance.delay_card,
        FATIGUE_CARD: endurance.fatigue_card,
        WOUND_CARD: endurance.wound_card,
        DELAY_POINTS: endurance.delay_points,
        STAGGER_MOVE: stagger.move,
        STAGGER_TURN: stagger.turn,
        COLLISIONS: stagger.collisions,
    },
    RECORD_KINDS,
)
