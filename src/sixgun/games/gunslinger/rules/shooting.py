"""Shooting (13. SPARARE): a shot is resolved at once, but what it does to its target waits for the segment's end."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunslinger.rules.aiming import in_zone, lose_aim
from sixgun.games.gunslinger.rules.fire_cards import aim_time, printed_hit, range_for, reduced
from sixgun.games.gunslinger.rules.gun_actions import named, target_of, why_no_shot
from sixgun.games.gunslinger.table import codes, told
from sixgun.games.gunslinger.table.charts import DOWN_STATUS, MOVE_STATUS, RUN_STATUS
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.components import (
    AMMO_HANDLOADED,
    DAMAGE_EXPLOSION,
    DAMAGE_JAM,
    DAMAGE_NONE,
    HIT_BULLSEYE,
    HIT_MISS,
    HIT_VITAL,
    LOCATIONS,
    SHOT_MISFIRE,
    SHOT_NO_EFFECT,
)
from sixgun.games.gunslinger.table.deck import draw
from sixgun.games.gunslinger.table.people import skill_of
from sixgun.games.gunslinger.table.places import GONE, box_of
from sixgun.games.gunslinger.table.stacks import side_at
from sixgun.games.gunslinger.table.state import (
    DIVISOR_RULE,
    LAST_LOCATION,
    LAST_SHOOTER,
    LAST_TARGET,
    NO,
    SECOND_DRAW_RULE,
    YES,
    State,
)
from sixgun.games.gunslinger.table.weapons import kind_of, lose_rounds, proper_weapon


def shoot(s: State, c: int) -> bool:
    """Carry a declared shot out; True if it is a bullseye whose location is to be chosen.

    [4.4b, 4.4c, 11.32, 12.43, 13.1a, 13.2a, 13.2b, 13.9]
    """
    side, code = side_at(s.plan[c], s.done[c]), s.declared[c]
    w = proper_weapon(s, c)
    if w < 0 or why_no_shot(s, w) is not None:
        tell(s, (told.CANCELLED, c, side))
        return False
    target = target_of(s, code)
    points = s.aim[c] if s.aim_at[c] == target else 0
    tell(s, (told.FIRES, c, s.weapon[w], named(s, target)))
    card = draw(s, c, told.FOR_SHOT)
    while s.figures.shot[AMMO_HANDLOADED][card] == SHOT_NO_EFFECT:  # [13.3b]
        card = draw(s, c, told.FOR_SHOT)
    s.cocked[w] = 0
    lose_rounds(s, w, 1)
    if s.figures.shot[AMMO_HANDLOADED][card] == SHOT_MISFIRE:
        misfire(s, c, w, card)
        lose_aim(s, c)
        return False
    found = hit(s, c, w, side, target, points, card)
    lose_aim(s, c)
    return found == HIT_BULLSEYE


def misfire(s: State, c: int, w: int, first: int) -> None:
    """A second card says whether the weapon jams or explodes, as the first one has it (by option, the second).

    [13.3a, 13.3c, 13.31a, 13.31b, 13.31c, 13.32]
    """
    second = draw(s, c, told.FOR_DAMAGE)
    damage = s.figures.second_draw[second]
    if damage != DAMAGE_NONE and not s.options[SECOND_DRAW_RULE]:
        damage = s.figures.second_draw[first]
    if damage == DAMAGE_JAM:
        s.jammed[w] = 1
    if damage == DAMAGE_EXPLOSION:
        s.where[w] = GONE
    if damage != DAMAGE_NONE:
        lose_rounds(s, w, s.rounds[w])
    tell(s, (told.MISFIRED, c, s.weapon[w], damage))


def hit(s: State, c: int, w: int, side: int, target: int, points: int, card: int) -> int:
    """What a FIRE card says about the target. A hex, a target that is out of it or in the BLIND ZONE is always missed.

    [11.32, 13.0c, 13.1b, 13.5, 13.51a, 13.52a, 13.6a]
    """
    figures = s.figures
    if target >= HEX_TARGET or s.out[target] or not in_zone(s, c, target):
        tell(s, (told.SHOT, c, named(s, target), card, 0, 0, HIT_MISS, HIT_MISS, 0))
        return HIT_MISS
    kind = kind_of(s, w)
    skill = skill_of(s, c, kind)
    aim = aim_time(figures, side, kind, box_of(s.where[w]), points, s.gun_arm[c], s.other_arm[c], skill)
    range_ = s.map.distance(s.hex[c], s.hex[target])
    counted = range_for(figures, kind, range_, points) if s.options[DIVISOR_RULE] else range_
    printed = printed_hit(figures, card, aim, counted)
    final = printed
    if printed != HIT_MISS and figures.status[card]:
        status = status_of(s, target)
        final = reduced(figures, card, printed, status)
        learn(s, target, card, printed, status)
    tell(s, (told.SHOT, c, named(s, target), card, aim, counted, printed, final, 1))
    if final != HIT_MISS:
        s.hits += (c, target, final, kind, s.hex[c] * 6 + s.facing[c], range_)
    return final


def status_of(s: State, target: int) -> int:
    """Target Status: Move and Run by the cards chosen for this turn, whether seen or not; Down by posture.

    [13.61a, 13.62, 13.63, 13.64]
    """
    status = DOWN_STATUS if s.down[target] else 0
    if s.dropped[target] or s.stacks.has_foot(s.plan[target]):
        status |= MOVE_STATUS
        if s.stacks.has_run(s.plan[target]):
            status |= RUN_STATUS
    return status


def learn(s: State, target: int, card: int, printed: int, status: int) -> None:
    """Where the outcome hangs on a hidden card, everybody learns whether it is in the stack. [13.6a]"""
    figures = s.figures
    for bit, known in ((MOVE_STATUS, s.moving), (RUN_STATUS, s.running)):
        differs = reduced(figures, card, printed, status | bit) != reduced(figures, card, printed, status & ~bit)
        if differs and not (bit == MOVE_STATUS and s.dropped[target]):
            known[target] = YES if status & bit else NO


# ---- the bullseye


BULLSEYES: Final = [codes.with_thing(codes.BULLSEYE, location) for location in range(len(LOCATIONS))]


def _codes(s: State, seat: int) -> list[int]:
    return BULLSEYES


def _refuse(s: State, seat: int, code: int) -> Refusal | None:
    return None if codes.verb_in(code) == codes.BULLSEYE else Refusal("only-bullseye", {}, "13.7")


def _answer(s: State, seat: int, code: int) -> None:
    """[13.7]"""
    answered(s, seat)
    s.hits[LAST_LOCATION] = codes.thing_in(code)
    shooter, target = s.hits[LAST_SHOOTER], s.hits[LAST_TARGET]
    tell(s, (told.BULLSEYE, shooter, target, codes.thing_in(code)))


def _prompt(s: State, seat: int) -> Msg:
    shooter, target = s.hits[LAST_SHOOTER], s.hits[LAST_TARGET]
    names = s.figures.characters
    return Msg("ask-bullseye", {"character": names[s.who[shooter]], "target": names[s.who[target]]})


def _default(s: State, seat: int) -> int:
    return BULLSEYES[HIT_VITAL]


CHOOSE_LOCATION: Final[Question] = Question("bullseye", "13.7", _prompt, _codes, _refuse, _answer, _default)
