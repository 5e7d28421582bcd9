"""A stack of cards played through in thought: what it brings, what it risks, and what it leads to."""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.bots.glance import ESCAPE, FETCH, FIGHT, HIDE, THREATS, Glance
from sixgun.games.gunslinger.bots.prospects import HIT, OUTCOMES, RUNNING, WON, prospects_of
from sixgun.games.gunslinger.bots.shots import worth, worths
from sixgun.games.gunslinger.table import components
from sixgun.games.gunslinger.table.charts import DOWN_STATUS, RANGES
from sixgun.games.gunslinger.table.figures import Figures

DUCKING: Final = 0.78  # the share of an enemy's hits that is left against somebody who moves
LYING: Final = 0.76
HIS_SEGMENT: Final = 3  # when the enemy is reckoned to shoot
STOPPED: Final = 0.8  # how often a hit before that keeps him from it
OUT_OF_SIGHT: Final = 0.8  # what prospects are worth with the target out of the aim zone
LOADED: Final = 0.05  # what a round more is worth to somebody without any
SHAKEN: Final = 0.55  # how often cards still come in time after LEAP/DROP, or crawling
A_HEX: Final = 0.055  # what a hex less on the way to something is worth
IN_HAND: Final = 0.4  # and to have it
A_CARD: Final = 0.0005  # of two stacks that bring the same, the shorter

GUN_ACTIONS: Final[tuple[int, ...]] = (components.DO_COCK_AIM_SHOOT, components.DO_SHOOT)


def of_use(glance: Glance) -> set[int]:
    """The actions that are worth a thought now."""
    use: set[int] = set()
    if glance.mode == FIGHT:
        use |= {components.DO_COCK_AIM_SHOOT, components.DO_SHOOT}
        if glance.armed and not glance.ready:
            use.add(components.DO_LOAD)
    on_foot = glance.mode in (FETCH, ESCAPE)
    fights = glance.mode == FIGHT or (glance.mode == FETCH and glance.fight.foes > 0)
    if (fights and glance.armed and not glance.cocked) or (glance.mode == FETCH and glance.range <= 4):
        use.add(components.DO_DRAW_AND_COCK)
    if not glance.in_zone:
        use |= {components.DO_TURN, components.DO_SPIN_AROUND}
    empty = glance.mode == FIGHT and glance.spare and not glance.ready  # nobody walks into a fight before he draws
    if glance.range > (0 if on_foot else 2) and glance.mode != HIDE and not glance.down and not empty:
        use |= {components.DO_ADVANCE, components.DO_RUN, components.DO_SPRINT}
    if glance.down:
        use.add(components.DO_GET_UP_DOWN)
    if not glance.down and glance.fight.foes and (not on_foot or glance.range == 0):
        use |= {components.DO_GET_UP_DOWN, components.DO_LEAP_DROP}
    return use


class Thought:
    """A character playing through a stack. What changes on the way is copied where two ways part."""

    __slots__ = (
        "aim",
        "both",
        "cocked",
        "down",
        "figures",
        "glance",
        "got",
        "hit",
        "hit_early",
        "in_zone",
        "late",
        "moves",
        "range",
        "ready",
        "rounds",
        "runs",
        "sides",
        "spare",
        "table",
    )

    def __init__(self, figures: Figures, glance: Glance, sides: list[int]) -> None:
        self.figures: Figures = figures
        self.glance: Glance = glance
        self.sides: list[int] = sides
        self.table: list[list[float]] = worths(figures)[DOWN_STATUS if glance.fight.target_down else 0]
        self.ready: bool = glance.ready
        self.cocked: bool = glance.cocked
        self.spare: bool = glance.spare
        self.both: bool = glance.both
        self.aim: int = glance.aim
        self.range: int = glance.range
        self.in_zone: bool = glance.in_zone
        self.down: bool = glance.down
        self.rounds: int = 0  # loaded
        self.got: bool = False  # what was to be fetched
        self.hit: float = 0.0  # the chance to have hit so far
        self.hit_early: float = 0.0  # and before the enemy shoots
        self.late: float = 1.0  # the chance that cards still come in time
        self.moves: bool = False
        self.runs: bool = False

    def copy(self) -> Thought:
        other = Thought(self.figures, self.glance, self.sides)
        other.ready = self.ready
        other.cocked = self.cocked
        other.spare = self.spare
        other.both = self.both
        other.aim = self.aim
        other.range = self.range
        other.in_zone = self.in_zone
        other.down = self.down
        other.rounds = self.rounds
        other.got = self.got
        other.hit = self.hit
        other.hit_early = self.hit_early
        other.late = self.late
        other.moves = self.moves
        other.runs = self.runs
        return other

    def best(self, place: int = 0, segment: int = 0) -> float:
        """The share of the win with the cards from this place on, each gun card used in the better way."""
        figures = self.figures
        for i in range(place, len(self.sides)):
            side = self.sides[i]
            segment += figures.time[side]
            action = figures.action[side]
            self.moves = self.moves or figures.kind[side] == components.KIND_FOOT
            if action in GUN_ACTIONS:
                if not self.ready or not (self.cocked or action == components.DO_COCK_AIM_SHOOT):
                    continue
                if not self.cocked:
                    self.cocked = True
                    self.aim = 0
                elif self.in_zone:
                    other = self.copy()
                    other.shoot(side, segment)
                    shot = other.best(i + 1, segment)
                    self.take_aim(side)
                    return max(shot, self.best(i + 1, segment))
            else:
                self._play(action, side in components.QUICK_DRAWS)
        return self.worth()

    def take_aim(self, side: int) -> None:
        self.aim = min(self.figures.most_aim, self.aim + self.figures.points[side])

    def shoot(self, side: int, segment: int) -> None:
        """A hit counts once; later shots count for what the earlier ones missed."""
        glance = self.glance
        quickly = self.figures.action[side] == components.DO_SHOOT
        steady = glance.fight.quick if quickly else glance.fight.steady
        chance = worth(self.table, self.aim, steady, self.range, glance.fight.divisor) * self.late
        if segment > HIS_SEGMENT:
            chance *= 1.0 - 0.7 * THREATS[glance.threat]
        self.hit += (1.0 - self.hit) * chance
        if segment <= HIS_SEGMENT:
            self.hit_early = self.hit
        self.cocked = False
        self.aim = 0

    def _play(self, action: int, quick: bool) -> None:
        if action == components.DO_DRAW_AND_COCK:
            self._draw(quick)
        elif action == components.DO_LOAD:
            self.aim = 0
            self.cocked = False
            if self.both:
                self.ready = self.spare = True
                self.rounds += 1
        elif action == components.DO_TURN:
            self.in_zone = self.in_zone or not self.glance.behind
        elif action == components.DO_SPIN_AROUND:
            self.aim = 0
            self.in_zone = self.glance.behind
        elif action in (components.DO_GET_UP_DOWN, components.DO_LEAP_DROP):
            self.aim = 0
            self.down = not self.down
            self.late *= SHAKEN if action == components.DO_LEAP_DROP else 1.0
        else:
            self._step(action)

    def _draw(self, quick: bool) -> None:
        """A bonus card takes nothing from the hex, and no rifle."""
        self.aim = 0
        if quick and (self.glance.slow or self.glance.mode == FETCH):
            return
        if self.glance.mode == FETCH and self.range == 0:
            self.got = True
        elif self.ready or self.spare:
            self.ready = self.cocked = True
        else:
            self.both = self.both or self.glance.armed

    def _step(self, action: int) -> None:
        """One hex nearer, if the target is ahead; crawling costs time."""
        self.aim = 0
        self.runs = self.runs or action == components.DO_RUN
        if self.down:  # nobody crawls into a fight
            self.late *= SHAKEN
        elif self.in_zone and self.range:
            self.range = max(0 if self.glance.mode in (FETCH, ESCAPE) else 1, self.range - 1)
            self.got = self.got or (self.glance.mode == ESCAPE and self.range == 0)
        elif not self.got:  # past it
            self.range += 1
            self.in_zone = False

    # ---- the end of the turn

    def worth(self) -> float:
        """What was hit, what may have been suffered, and what comes of the rest."""
        glance = self.glance
        risk = THREATS[glance.threat] * (RUNNING if self.runs else DUCKING if self.moves else 1.0)
        if self.down and not glance.down:
            risk *= LYING
        risk *= 1.0 - STOPPED * self.hit_early
        later = self._later()
        missed = (1.0 - risk) * later + risk * HIT
        return self.hit * (WON - 0.3 * risk) + (1.0 - self.hit) * missed - A_CARD * len(self.sides)

    def _later(self) -> float:
        """The share of the win from the next turn on."""
        glance, left = self.glance, self.glance.left
        if glance.mode in (FETCH, ESCAPE):
            near = A_HEX * max(0, 12 - self.range) - (0.0 if self.in_zone or self.range == 0 else 0.6 * A_HEX)
            near -= 2.5 * A_HEX if self.down else 0.0
            near += 0.01 if self.cocked else 0.0
            return near * 0.5 + (IN_HAND if self.got else 0.0)
        outcome = OUTCOMES[glance.fight.outcome]
        table, posture, range_ = prospects_of(self.figures, glance.fight), int(self.down), min(self.range, RANGES - 1)
        if glance.mode == HIDE:
            safe = 1.0 - 0.1 * left * table.danger[posture][range_]
            return outcome * safe + (0.004 if self.cocked else 0.0)
        if not left:
            return outcome
        if self.ready and self.cocked:
            found = table.up[posture][left][range_][self.aim]
        elif self.ready:
            found = table.down[posture][left][range_]
        elif self.spare:
            found = 0.97 * table.down[posture][left - 1][range_]
        else:
            found = 0.6 * outcome + (LOADED if self.both else 0.0)
        return found if self.in_zone else OUT_OF_SIGHT * found
