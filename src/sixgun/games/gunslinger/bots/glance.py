"""What one character sees of itself and of its target, in a few small numbers."""

from __future__ import annotations

from sixgun.games.gunslinger.rules.aiming import in_zone
from sixgun.games.gunslinger.rules.chances import rough_chances
from sixgun.games.gunslinger.rules.choosing import sprint_is_built
from sixgun.games.gunslinger.rules.gun_actions import is_enemy
from sixgun.games.gunslinger.table.charts import AIMS, RANGES
from sixgun.games.gunslinger.table.components import BOX_BOTH_HANDS
from sixgun.games.gunslinger.table.map import turned
from sixgun.games.gunslinger.table.state import State
from sixgun.games.gunslinger.table.weapons import in_box, is_gun, on_legend, on_the_map, proper_weapon

THREATS = (0.0, 0.04, 0.1, 0.2, 0.32, 0.5)  # the chances of being hit that are told apart


class Glance:
    """What one character sees of itself and of its target; `threat` is an index of THREATS."""

    __slots__ = (
        "aim",
        "armed",
        "behind",
        "both",
        "built",
        "cocked",
        "down",
        "free",
        "hurt",
        "in_zone",
        "range",
        "ready",
        "spare",
        "threat",
    )

    def __init__(self) -> None:
        self.free: int = 0  # segments
        self.built: bool = False  # SPRINT is built up
        self.ready: bool = False  # a loaded gun in its proper box
        self.cocked: bool = False
        self.spare: bool = False  # some loaded gun, wherever it is
        self.armed: bool = False  # some gun
        self.both: bool = False  # a gun in both hands, where it can be loaded
        self.aim: int = 0
        self.hurt: int = 0  # what wounds take off the aim time
        self.range: int = 0
        self.in_zone: bool = False  # the target is in the aim zone
        self.behind: bool = False  # the target is behind
        self.down: bool = False
        self.threat: int = 0

    def key(self) -> int:
        """All of it in one int."""
        flags = self.built | self.ready << 1 | self.cocked << 2 | self.spare << 3 | self.armed << 4 | self.both << 5
        flags |= self.in_zone << 6 | self.behind << 7 | self.down << 8
        hurt = self.hurt if self.hurt < 15 else 15
        return (((flags * 8 + self.free) * 16 + self.aim) * 16 + hurt) * 256 + self.range * 8 + self.threat


def threat_to(s: State, c: int) -> float:
    """The chance that an enemy hits in this turn, roughly: with a cocked gun, and this one in its aim zone."""
    worst = 0.0
    table = rough_chances(s.figures)
    for d in range(len(s.who)):
        if is_enemy(s, c, d):
            w = proper_weapon(s, d)
            if w >= 0 and s.cocked[w] and s.rounds[w] and in_zone(s, d, c):
                aim = min((s.aim[d] if s.aim_at[d] == c else 0) + 3, AIMS - 1)
                worst = max(worst, table[aim][min(s.map.distance(s.hex[d], s.hex[c]), RANGES - 1)])
    return worst


def glance_of(s: State, c: int, enemy: int) -> Glance:
    glance = Glance()
    w = proper_weapon(s, c)
    guns = [gun for gun in on_legend(s, c) + on_the_map(s, s.hex[c]) if is_gun(s, gun)]
    glance.free = s.cap[c]
    glance.built = sprint_is_built(s, c)
    glance.ready = w >= 0 and s.rounds[w] > 0 and not s.jammed[w]
    glance.cocked = glance.ready and bool(s.cocked[w])
    glance.spare = any([s.rounds[gun] and not s.jammed[gun] for gun in guns])
    glance.armed = bool(guns)
    held = in_box(s, c, BOX_BOTH_HANDS)
    glance.both = held >= 0 and is_gun(s, held)
    glance.aim = s.aim[c] if s.aim_at[c] == enemy else 0
    glance.hurt = s.gun_arm[c] + (s.other_arm[c] if glance.both else 0)
    glance.range = min(s.map.distance(s.hex[c], s.hex[enemy]), RANGES - 1)
    glance.in_zone = in_zone(s, c, enemy)
    glance.behind = not glance.in_zone and s.map.in_aim_zone(s.hex[c], turned(s.facing[c], 3), s.hex[enemy])
    glance.down = bool(s.down[c])
    threat = threat_to(s, c)
    while glance.threat + 1 < len(THREATS) and threat >= THREATS[glance.threat + 1]:
        glance.threat += 1
    return glance
