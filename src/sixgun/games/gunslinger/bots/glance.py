"""What one character sees of itself, of its target and of those who threaten it, in a few small numbers."""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.bots.prospects import HELD, LONGEST, Fight
from sixgun.games.gunslinger.bots.shots import GUN_CARD, QUICK_CARD, divisor_of, steadiness, worth, worths
from sixgun.games.gunslinger.bots.stakes import pays
from sixgun.games.gunslinger.bots.trails import nearest_ahead, steps_to
from sixgun.games.gunslinger.rules.aiming import in_zone
from sixgun.games.gunslinger.rules.choosing import sprint_is_built
from sixgun.games.gunslinger.rules.gun_actions import is_enemy
from sixgun.games.gunslinger.table.charts import DOWN_STATUS, RANGES
from sixgun.games.gunslinger.table.components import BOX_BOTH_HANDS, DO_SHOOT
from sixgun.games.gunslinger.table.map import turned
from sixgun.games.gunslinger.table.people import bonus_of
from sixgun.games.gunslinger.table.places import GONE, hex_under
from sixgun.games.gunslinger.table.state import NOBODY, State
from sixgun.games.gunslinger.table.weapons import in_box, is_gun, kind_of, on_legend, on_the_map, proper_weapon

# chances of being hit that are told apart
THREATS: Final[tuple[float, ...]] = (0.0, 0.04, 0.08, 0.14, 0.22, 0.32, 0.45, 0.62)
FIGHT: Final = 0  # what a character is after: to hit its target,
FETCH: Final = 1  # to take what lies in a hex,
HIDE: Final = 2  # not to be hit,
ESCAPE: Final = 3  # or to leave the map
HALF_A_TURN: Final = 3  # segments: time to aim and to shoot
SPENT: Final = 8  # delay points with which nobody is a danger for some turns
KEY_BITS: Final = 26  # of the key of a Fight
UNARMED: Final = -12  # the aim time of somebody without a gun
LATE: Final = 4  # turns: by then, those who know how to fight have begun
IN_REACH: Final = 3  # hexes to a gun on the ground
UNWISE: Final = 0.1  # how often somebody shoots whom it does not pay


class Glance:
    """What counts for the cards of a turn; `threat` is an index of THREATS."""

    __slots__ = (
        "aim",
        "armed",
        "behind",
        "bonus",
        "both",
        "built",
        "cocked",
        "down",
        "fight",
        "free",
        "in_zone",
        "left",
        "mode",
        "range",
        "ready",
        "slow",
        "spare",
        "threat",
    )

    def __init__(self) -> None:
        self.mode: int = FIGHT
        self.free: int = 0  # segments
        self.built: bool = False  # SPRINT is built up
        self.bonus: int = 0  # bonus cards, as bits
        self.ready: bool = False  # a loaded gun in its proper box
        self.cocked: bool = False
        self.spare: bool = False  # some loaded gun, wherever it is
        self.armed: bool = False  # some gun
        self.both: bool = False  # a gun in both hands, where it can be loaded
        self.slow: bool = False  # no gun that a bonus card could draw or cock
        self.aim: int = 0
        self.fight: Fight = Fight()
        self.range: int = 0  # of the target; the steps to what is fetched, or off the map
        self.in_zone: bool = False  # it is in the aim zone, or a step nearer can be taken without turning
        self.behind: bool = False  # the same after an about-face
        self.down: bool = False
        self.threat: int = 0  # in this turn
        self.left: int = 0  # turns to go after this one

    def key(self) -> int:
        """All of it in one int."""
        flags = self.built | self.ready << 1 | self.cocked << 2 | self.spare << 3 | self.armed << 4 | self.both << 5
        flags |= self.in_zone << 6 | self.behind << 7 | self.down << 8 | self.bonus << 9 | self.slow << 12
        found = ((flags * 8 + self.free) * 16 + self.aim) * 32 + self.range
        found = (((found * 8 + self.threat) * 8 + self.left) * 4 + self.mode) << KEY_BITS
        return found | self.fight.key()


def clamped(steady: int) -> int:
    return -12 if steady < -12 else 12 if steady > 12 else steady


def best_gun(s: State, c: int) -> int:
    """The gun that a character would shoot with: the one in its proper box, else the best loaded one; or -1."""
    w = proper_weapon(s, c)
    if w >= 0 and s.rounds[w] and not s.jammed[w]:
        return w
    found = -1
    for gun in on_legend(s, c):
        if is_gun(s, gun) and s.rounds[gun] and not s.jammed[gun]:
            better = found < 0 or s.figures.hands[kind_of(s, gun)] < s.figures.hands[kind_of(s, found)]
            found = gun if better else found
    return found


def has_quick_gun(s: State, c: int, held: int) -> bool:
    """Whether a bonus card could cock the gun that is held, or else draw a loaded one: one-handed and carried."""
    guns = [held] if held >= 0 else on_legend(s, c)
    return any([is_gun(s, w) and s.rounds[w] and not s.jammed[w] and s.figures.hands[kind_of(s, w)] == 1 for w in guns])


def threat_from(s: State, d: int, c: int) -> float:
    """What an enemy's shot in this turn is worth to him, by his gun and aim, and how likely he is not to wait."""
    w = proper_weapon(s, d)
    if w < 0 or not s.rounds[w] or s.jammed[w]:
        return 0.0
    free = s.figures.segments - s.delay[d]
    if free <= 0 and s.segment == 0:
        return 0.0  # he comes to nothing in this turn
    table = worths(s.figures)[DOWN_STATUS if s.down[c] else 0]
    quick, far, divisor = steadiness(s, d, w, QUICK_CARD), s.map.distance(s.hex[d], s.hex[c]), divisor_of(s, w)
    if not s.cocked[w]:
        return 0.3 * worth(table, 2, quick, far, divisor)
    points = s.aim[d] if s.aim_at[d] == c else 0
    more = 2 if free >= HALF_A_TURN else 0
    soon = worth(table, min(points + more, s.figures.most_aim), quick, far, divisor)
    most = worth(table, s.figures.most_aim, quick, far, divisor)
    eager = soon / most if most > 0.0 else 0.0
    return soon * (0.3 + 0.7 * eager) * (1.0 if in_zone(s, d, c) else 0.3)


def holds_fire(s: State, d: int) -> bool:
    """Whether somebody had a shot in the last turn, with all the aim that there can be, and did not take it."""
    w = proper_weapon(s, d)
    aimed = w >= 0 and bool(s.cocked[w]) and s.aim[d] >= s.figures.most_aim
    return aimed and DO_SHOOT in s.stacks.actions(s.last[d])


def is_slow(s: State, d: int) -> bool:
    """Whether it is late, and somebody with a gun has neither fired nor taken aim."""
    if s.turn < LATE or s.aim[d] or best_gun(s, d) < 0:
        return False
    guns = [w for w in on_legend(s, d) if is_gun(s, w)]
    return all([s.rounds[w] == s.figures.capacity[kind_of(s, w)] for w in guns])


def hangs_back(s: State, d: int) -> bool:
    """Whether somebody is not expected to shoot before he can hardly miss."""
    return holds_fire(s, d) or is_slow(s, d)


def can_arm(s: State, d: int) -> bool:
    """Whether a loaded gun lies within the reach of somebody without one: then there is no time to lose."""
    for w, where in enumerate(s.where):
        if where < GONE and is_gun(s, w) and s.rounds[w] and s.map.distance(s.hex[d], hex_under(where)) <= IN_REACH:
            return True
    return False


def look_out(s: State, c: int, glance: Glance, naive: bool) -> None:
    """Those who threaten, in this turn and later; the naive think that nobody shoots."""
    safe, glance.fight.held, glance.fight.idle = 1.0, True, True
    for d in range(len(s.who)):
        if not is_enemy(s, c, d):
            continue
        if not pays(s, d, c):
            safe *= 1.0 - UNWISE * threat_from(s, d, c)
            continue
        held = naive or holds_fire(s, d)
        glance.fight.held = glance.fight.held and held
        glance.fight.idle = glance.fight.idle and is_slow(s, d)
        safe *= 1.0 - threat_from(s, d, c) * (HELD if held else 1.0)
        w = best_gun(s, d)
        if w >= 0 and s.delay[d] < SPENT:
            glance.fight.foes += 1
            glance.fight.foe = max(glance.fight.foe, clamped(steadiness(s, d, w, GUN_CARD)))
        elif w < 0 and s.delay[d] < SPENT and can_arm(s, d):
            glance.fight.foes += 1
            glance.fight.foe = max(glance.fight.foe, s.figures.aim[1][GUN_CARD])
    glance.fight.foes = min(glance.fight.foes, 3)
    threat = 1.0 - safe
    while glance.threat + 1 < len(THREATS) and threat >= THREATS[glance.threat + 1]:
        glance.threat += 1


def glance_of(s: State, c: int, mode: int, hex_: int, enemy: int, outcome: int, naive: bool = False) -> Glance:
    """For a mode, with the hex of the target or of what is fetched, or OFF_MAP; `enemy` may be NOBODY."""
    glance = Glance()
    glance.fight.foe = UNARMED
    glance.mode = mode
    w = proper_weapon(s, c)
    guns = [gun for gun in on_legend(s, c) + on_the_map(s, s.hex[c]) if is_gun(s, gun)]
    glance.free = s.cap[c]
    glance.built = sprint_is_built(s, c)
    glance.bonus = bonus_of(s, c)
    glance.ready = w >= 0 and s.rounds[w] > 0 and not s.jammed[w]
    glance.cocked = glance.ready and bool(s.cocked[w])
    glance.spare = any([s.rounds[gun] and not s.jammed[gun] for gun in guns])
    glance.armed = bool(guns)
    held = in_box(s, c, BOX_BOTH_HANDS)
    glance.both = held >= 0 and is_gun(s, held)
    glance.slow = glance.bonus > 0 and not has_quick_gun(s, c, w if glance.ready else -1)
    glance.aim = s.aim[c] if enemy != NOBODY and s.aim_at[c] == enemy else 0
    gun = w if glance.ready else best_gun(s, c)
    if gun >= 0:
        glance.fight.steady = clamped(steadiness(s, c, gun, GUN_CARD))
        glance.fight.quick = clamped(steadiness(s, c, gun, QUICK_CARD))
        glance.fight.divisor = divisor_of(s, gun)
    else:
        glance.fight.steady, glance.fight.quick = 2 - min(s.gun_arm[c], 12), 1 - min(s.gun_arm[c], 12)
    if mode in (FETCH, ESCAPE):
        _look_along(s, c, glance, hex_)
    else:
        glance.range = min(s.map.distance(s.hex[c], hex_), RANGES - 1)
        glance.in_zone = s.map.in_aim_zone(s.hex[c], s.facing[c], hex_)
        glance.behind = not glance.in_zone and s.map.in_aim_zone(s.hex[c], turned(s.facing[c], 3), hex_)
    glance.fight.target_down = enemy != NOBODY and bool(s.down[enemy])
    glance.down = bool(s.down[c])
    glance.left = min(s.length - s.turn, LONGEST)
    glance.fight.outcome = outcome
    look_out(s, c, glance, naive)
    return glance


def _look_along(s: State, c: int, glance: Glance, goal: int) -> None:
    """The way to a hex, or off the map."""
    here, facing = s.hex[c], s.facing[c]
    steps = steps_to(s.map, goal)[here]
    glance.range = min(steps, RANGES - 1)
    glance.in_zone = steps == 0 or nearest_ahead(s.map, goal, here, facing) < steps
    glance.behind = not glance.in_zone and nearest_ahead(s.map, goal, here, facing, behind=True) < steps
