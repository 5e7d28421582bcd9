"""A stack of cards played through in thought, against a target that stays where it is: what it brings and risks."""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.bots.glance import Glance
from sixgun.games.gunslinger.rules.chances import rough_chances
from sixgun.games.gunslinger.table import components
from sixgun.games.gunslinger.table.charts import AIMS, RANGES
from sixgun.games.gunslinger.table.figures import Figures

NEXT_TURN: Final = 0.6  # what a prospect for the next turn is worth
DUCKING: Final = 0.82  # the share of hits that are left against a target that moves
LYING: Final = 0.78  # and against one that lies
FEAR: Final = 0.8  # what being hit costs
CLOSER: Final = 0.03  # what a hex less is worth
CLOSER_UNDER_FIRE: Final = 0.006
HASTE: Final = 0.985  # what a shot is worth that comes a segment later
HASTE_UNDER_FIRE: Final = 0.9
SURE_ENOUGH: Final = 0.45  # the chance of a hit above which there is no more aiming
HURRIED: Final = 0.12  # and with somebody's gun pointed here
WORTH_A_ROUND: Final = 0.06  # the chance of a hit below which a lone SHOOT does nothing


def of_use(glance: Glance, threat: float) -> set[int]:
    """The actions that are worth a thought now; nobody backs up from a fight."""
    use = {components.DO_COCK_AIM_SHOOT, components.DO_SHOOT}
    if not glance.ready or not glance.cocked:
        use.add(components.DO_DRAW_AND_COCK)
    if glance.armed and not glance.ready:
        use.add(components.DO_LOAD)
    if not glance.in_zone or threat:
        use |= {components.DO_TURN, components.DO_SPIN_AROUND}
    if glance.in_zone and glance.range > 1:
        use |= {components.DO_ADVANCE, components.DO_RUN}
        use |= {components.DO_SPRINT} if glance.range > 3 else set()
    if glance.down or threat:
        use |= {components.DO_LEAP_DROP, components.DO_GET_UP_DOWN}
    return use


class Thought:
    """A character playing through a stack."""

    __slots__ = (
        "aim",
        "both",
        "chances",
        "cocked",
        "down",
        "figures",
        "glance",
        "in_zone",
        "late",
        "missed",
        "range",
        "ready",
        "spare",
        "threat",
        "worth",
    )

    def __init__(self, figures: Figures, glance: Glance, threat: float) -> None:
        self.figures: Figures = figures
        self.glance: Glance = glance
        self.chances: list[list[float]] = rough_chances(figures)
        self.threat: float = threat  # the chance of being hit in this turn
        self.ready: bool = glance.ready
        self.cocked: bool = glance.ready and glance.cocked
        self.spare: bool = glance.spare
        self.both: bool = glance.both
        self.aim: int = glance.aim
        self.range: int = glance.range
        self.in_zone: bool = glance.in_zone
        self.down: bool = glance.down
        self.missed: float = 1.0  # the chance that nothing has hit so far
        self.worth: float = 0.0
        self.late: float = 1.0  # the chance that cards still come in time

    def worth_of(self, sides: list[int]) -> float:
        """Shots of this turn, prospects for the next, and what the enemy may do meanwhile."""
        figures, segment, on_foot = self.figures, 0, False
        for i, side in enumerate(sides):
            segment += figures.time[side]
            on_foot = on_foot or figures.kind[side] == components.KIND_FOOT
            self._play(side, sides[i + 1 :], segment)
        danger = self.threat * (DUCKING if on_foot else 1.0) * (LYING if self.down else 1.0)
        later = NEXT_TURN * self.missed * self._prospects()
        return self.worth + later - FEAR * danger - 0.002 * len(sides)

    def _chance(self, aim: int) -> float:
        aim -= self.glance.hurt
        return self.chances[aim if aim < AIMS else AIMS - 1][min(self.range, RANGES - 1)] if aim >= 0 else 0.0

    def _play(self, side: int, rest: list[int], segment: int) -> None:
        action = self.figures.action[side]
        if action == components.DO_COCK_AIM_SHOOT:
            self._use_gun(side, rest, segment)
        elif action == components.DO_SHOOT:
            if self.ready and self.cocked and self.in_zone and self._chance(self.aim + 1) >= WORTH_A_ROUND:
                self._shoot(1, segment)
        elif action == components.DO_DRAW_AND_COCK:
            self.aim = 0
            if self.ready or self.spare:
                self.ready = self.cocked = True
            elif self.glance.armed and not self.both:
                self.both = True
                self.worth += 0.1
        elif action == components.DO_LOAD:
            self.aim = 0
            self.cocked = False
            if self.both:
                self.ready = self.spare = True
                self.worth += 0.1
        elif action in (components.DO_TURN, components.DO_SPIN_AROUND):
            self._face(action)
        elif action in (components.DO_GET_UP_DOWN, components.DO_LEAP_DROP):
            self._flip(action)
        elif action != components.DO_BACK_UP:
            self._step()

    def _use_gun(self, side: int, rest: list[int], segment: int) -> None:
        """Cock first, then aim if a shot follows or would be poor, else shoot."""
        if not self.ready:
            return
        if not self.cocked:
            self.cocked = True
            self.aim = 0
            return
        if not self.in_zone:
            return
        follows = any(
            [self.figures.action[other] in (components.DO_COCK_AIM_SHOOT, components.DO_SHOOT) for other in rest]
        )
        poor = self._chance(self.aim + 2) < (HURRIED if self.threat else SURE_ENOUGH)
        if follows or (poor and self.aim < self.figures.most_aim):
            self.aim = min(self.figures.most_aim, self.aim + self.figures.points[side])
        else:
            self._shoot(2, segment)

    def _shoot(self, more: int, segment: int) -> None:
        """Worth less the later it comes while somebody threatens."""
        chance = self._chance(self.aim + more) * self.late
        self.worth += self.missed * chance * float((HASTE_UNDER_FIRE if self.threat else HASTE) ** segment)
        self.missed *= 1 - min(1.0, chance)
        self.cocked = False
        self.aim = 0

    def _face(self, action: int) -> None:
        if action == components.DO_SPIN_AROUND:
            self.in_zone = self.glance.behind
            self.aim = 0
        elif not self.in_zone:
            self.in_zone = not self.glance.behind

    def _flip(self, action: int) -> None:
        self.aim = 0
        self.down = not self.down
        self.late *= 0.6 if action == components.DO_LEAP_DROP else 1.0
        if not self.down and not self.threat and self.range > 3:
            self.worth += 0.04

    def _step(self) -> None:
        """One hex nearer, if the target is ahead; crawling costs time."""
        self.aim = 0
        if self.in_zone:
            self.range = max(1, self.range - 1)
        if self.down:
            self.late *= 0.3
            self.worth -= 0.05

    def _prospects(self) -> float:
        """What the next turn could bring from here."""
        if not self.in_zone:
            later = 0.5 * self._chance(3)
        elif self.ready and self.cocked:
            later = self._chance(min(8, self.aim + 4) + 1)
        elif self.ready:
            later = self._chance(3)
        elif self.spare:
            later = 0.4 * self._chance(3)
        else:
            later = 0.02
        closer = CLOSER_UNDER_FIRE if self.threat else CLOSER
        return later * (0.9 if self.down else 1.0) + closer * max(0, 10 - self.range)
