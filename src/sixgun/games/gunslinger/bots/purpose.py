"""What a character is after: whom it fights, what it fetches, whether it had better lie low or give up."""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.bots.glance import (
    ESCAPE,
    FETCH,
    FIGHT,
    HIDE,
    SPENT,
    THREATS,
    UNWISE,
    Glance,
    best_gun,
    glance_of,
    holds_fire,
    threat_from,
)
from sixgun.games.gunslinger.bots.prospects import (
    AHEAD,
    BEHIND,
    BLANK,
    EVEN,
    HELD,
    HIT,
    LONGEST,
    OUTCOMES,
    STANDING,
    Fight,
    prospects_of,
)
from sixgun.games.gunslinger.bots.shots import GUN_CARD, QUICK_CARD, divisor_of, steadiness, worth, worths
from sixgun.games.gunslinger.bots.stakes import leaving_pays, pays
from sixgun.games.gunslinger.bots.standing import HEXES_A_TURN, standing
from sixgun.games.gunslinger.bots.thought import Thought
from sixgun.games.gunslinger.bots.trails import steps_to
from sixgun.games.gunslinger.bots.weigh_stacks import best_stacks
from sixgun.games.gunslinger.rules.aiming import in_zone
from sixgun.games.gunslinger.rules.gun_actions import is_enemy
from sixgun.games.gunslinger.table.charts import DOWN_STATUS, MOVE_STATUS, RANGES
from sixgun.games.gunslinger.table.codes import OF_A_KIND
from sixgun.games.gunslinger.table.map import OFF_MAP
from sixgun.games.gunslinger.table.places import GONE, hex_under, holder_of
from sixgun.games.gunslinger.table.stacks import unpacked
from sixgun.games.gunslinger.table.state import BAG_VALUE, CAPTIVES_KILLED, LEFT, NOBODY, State
from sixgun.games.gunslinger.table.weapons import is_gun, on_the_map, proper_weapon

A_LEAD: Final = 0.3  # points that count as a lead
LOOT: Final = 0.05  # how much better fetching must look than fighting
WANTED: Final = 0.15  # how much likelier somebody is shot at who must not get away
SURE: Final = 0.93  # how safe a way must be to be taken whatever the fight promises,
HAZARD: Final = 0.6  # and for somebody who has nothing else to do
BUSY: Final = 0.3  # how often somebody who aims at another one turns on this one
UNREADY: Final = 0.9  # what prospects are worth with a bag, but no gun in hand


class Purpose:
    """`hex` is that of the enemy, or of what is fetched; for those who leave, OFF_MAP."""

    __slots__ = ("enemy", "glance", "hex", "mode")

    def __init__(self, mode: int, enemy: int, hex_: int, glance: Glance) -> None:
        self.mode: int = mode
        self.enemy: int = enemy
        self.hex: int = hex_
        self.glance: Glance = glance


def outcome_for(s: State, c: int, totals: list[int]) -> int:
    """Who is ahead if nobody fired another shot."""
    expected = standing(s, totals)
    by_seat = [0.0] * s.seats
    for d, points in enumerate(expected):
        by_seat[s.owner[d]] += points / s.owner.count(s.owner[d])
    mine = by_seat[s.owner[c]]
    sides = [s.side[s.owner.index(seat)] for seat in range(s.seats)]
    rivals = [points for seat, points in enumerate(by_seat) if sides[seat] != s.side[c]]
    best = max(rivals, default=mine)
    return AHEAD if mine > best + A_LEAD else BEHIND if mine < best - A_LEAD else EVEN


def target_for(s: State, c: int) -> int:
    """The enemy who is worth shooting at most: near, in sight, aimed at already, and dangerous; or NOBODY."""
    w = best_gun(s, c)
    steady = steadiness(s, c, w, GUN_CARD) if w >= 0 else 2
    divisor = divisor_of(s, w) if w >= 0 else 1
    best, found = -1.0, NOBODY
    for d in range(len(s.who)):
        if not is_enemy(s, c, d) or not pays(s, c, d):
            continue
        points, far = s.aim[c] if s.aim_at[c] == d else 0, s.map.distance(s.hex[c], s.hex[d])
        table = worths(s.figures)[DOWN_STATUS if s.down[d] else 0]
        rank = worth(table, min(points + 4, s.figures.most_aim), steady, far, divisor)
        rank += 0.3 * threat_from(s, d, c) + (0.08 if in_zone(s, c, d) else 0.0) + 0.002 * (20 - far)
        rank += WANTED if leaving_pays(s, d) else 0.0
        if rank > best:
            best, found = rank, d
    return found


def purpose_of(s: State, c: int, totals: list[int], naive: bool = False) -> Purpose:
    """From what the character's player can see; `totals` are victory points so far, in units.

    A naive player thinks that nobody shoots.
    """
    outcome = outcome_for(s, c, totals)
    enemy = target_for(s, c)
    hex_ = s.hex[enemy] if enemy != NOBODY else _nearest(s, c)
    mode = FIGHT if enemy != NOBODY else HIDE
    if leaving_pays(s, c):
        return Purpose(ESCAPE, enemy, OFF_MAP, glance_of(s, c, ESCAPE, OFF_MAP, enemy, outcome, naive))
    glance = glance_of(s, c, mode, hex_, enemy, outcome, naive)
    found = Purpose(mode, enemy, hex_, glance)
    wanted = wanted_hex(s, c, glance)
    if wanted >= 0 and (not glance.armed or _is_worth_it(s, c, wanted, glance)):
        return Purpose(FETCH, enemy, wanted, glance_of(s, c, FETCH, wanted, enemy, outcome, naive))
    return found


def _nearest(s: State, c: int) -> int:
    """The hex of the nearest enemy, to keep an eye on; one's own if there is nobody left."""
    enemies = [d for d in range(len(s.who)) if is_enemy(s, c, d)]
    return min([(s.map.distance(s.hex[c], s.hex[d]), s.hex[d]) for d in enemies], default=(0, s.hex[c]))[1]


# ---- what lies about


def bags_about(s: State) -> list[int]:
    """The money bags that nobody who can act carries. [15.81]"""
    found: list[int] = []
    for w in range(len(s.weapon)):
        if s.weapon[w] // OF_A_KIND == s.figures.money_bag and s.where[w] != GONE:
            holder = holder_of(s.where[w])
            if holder == NOBODY or (s.out[holder] and not s.out[holder] & LEFT):
                found.append(w)
    return found


def hex_of_thing(s: State, w: int) -> int:
    holder = holder_of(s.where[w])
    return s.hex[holder] if holder != NOBODY else hex_under(s.where[w])


def wanted_hex(s: State, c: int, glance: Glance) -> int:
    """Where the nearest money bag lies that no friend is nearer to, or for a man without a gun, a gun; or -1."""
    best, found = 10**6, -1
    things = bags_about(s) if s.special[BAG_VALUE] > 0 else []
    if not glance.armed:
        things = [w for w, where in enumerate(s.where) if where < GONE and is_gun(s, w) and s.rounds[w]] + things
    for w in things:
        hex_ = hex_of_thing(s, w)
        far = steps_to(s.map, hex_)[s.hex[c]]
        if far < best and not _friend_is_nearer(s, c, hex_, far):
            best, found = far, hex_
    return found


def _friend_is_nearer(s: State, c: int, hex_: int, far: int) -> bool:
    for d in range(len(s.who)):
        if d != c and not s.out[d] and s.side[d] == s.side[c]:
            near = steps_to(s.map, hex_)[s.hex[d]]
            if near < far or (near == far and d < c):
                return True
    return False


def _is_worth_it(s: State, c: int, hex_: int, glance: Glance) -> bool:
    """Whether to go for a bag: in time, and better than to fight on, whatever waits there."""
    far = steps_to(s.map, hex_)[s.hex[c]]
    turns = far / HEXES_A_TURN + 0.7 + (0.6 if glance.down else 0.0)
    if turns > glance.left + 1 or is_held(s, c):
        return False
    safe = 1.0 - 0.7 * THREATS[glance.threat]
    for d in range(len(s.who)):
        if is_enemy(s, c, d) and s.delay[d] < SPENT:
            safe *= 1.0 - _risk(s, c, d, hex_, turns)
    if safe > (HAZARD if glance.mode == HIDE else SURE):
        return True
    if glance.mode == HIDE:
        return False
    stay = Thought(s.figures, glance, unpacked(best_stacks(s.stacks, glance)[0])).best()
    left = min(int(glance.left - turns + 1), LONGEST)
    there = min([s.map.distance(s.hex[d], hex_) for d in range(len(s.who)) if is_enemy(s, c, d)])
    goal = prospects_of(s.figures, with_a_bag(glance.fight)).down[STANDING][max(0, left)][min(there, RANGES - 1)]
    goal = 0.5 * (goal + OUTCOMES[min(AHEAD, glance.fight.outcome + 1)]) * (1.0 if glance.ready else UNREADY)
    return bool(safe * goal + (1.0 - safe) * HIT > stay + LOOT)


def with_a_bag(fight: Fight) -> Fight:
    """The same gunfight with a bag more than the others have."""
    found = Fight()
    found.steady, found.quick, found.divisor = fight.steady, fight.quick, fight.divisor
    found.target_down, found.foe, found.foes = fight.target_down, fight.foe, fight.foes
    found.held, found.idle = fight.held, fight.idle
    found.outcome = min(AHEAD, fight.outcome + 1)
    return found


def _risk(s: State, c: int, d: int, hex_: int, turns: float) -> float:
    """That an enemy hits on the way, or there in the turn after: he aims on, and shoots about every other turn."""
    w = best_gun(s, d)
    if w < 0:
        return 0.0
    ready = proper_weapon(s, d) == w and bool(s.cocked[w])
    aiming = min(turns + 1.0, s.length - s.turn + 1.0)
    points = (s.aim[d] if s.aim_at[d] == c else 0) + int(4 * aiming) - (0 if ready else 4)
    table, far = worths(s.figures)[MOVE_STATUS], s.map.distance(s.hex[d], hex_)
    points = max(0, min(points, s.figures.most_aim))
    one = worth(table, points, steadiness(s, d, w, QUICK_CARD), far, divisor_of(s, w))
    one *= 1.0 if pays(s, d, c) else UNWISE
    if holds_fire(s, d) and far >= BLANK:
        one *= HELD
    elif s.aim_at[d] not in (NOBODY, c):
        one *= BUSY
    soon = min(1.0, 0.35 + 0.3 * turns) if points < s.figures.most_aim else 1.0
    return one * soon * (1.0 if in_zone(s, d, c) else 0.8)


def is_held(s: State, c: int) -> bool:
    """Whether no enemy is left: the side holds the field, and with it what lies about. [15.63a, 15.82]"""
    return not any([is_enemy(s, c, d) for d in range(len(s.who))])


# ---- giving up


def is_hopeless(s: State, c: int, glance: Glance) -> bool:
    """No gun that could be fired in time, somebody with a good shot, and captives are spared. [15.41a, 15.64]"""
    helpless = not glance.spare or glance.fight.steady + s.figures.most_aim < 3
    near = THREATS[glance.threat] >= 0.45
    return helpless and near and not s.special[CAPTIVES_KILLED] and not on_the_map(s, s.hex[c])
