"""What a hint speaks of, off a view: the character, its best target, its gun, the chance of a shot."""

from __future__ import annotations

from typing import Any

from sixgun.games.gunslinger.bots.shots import GUN_CARD
from sixgun.games.gunslinger.rules.chances import chances_of
from sixgun.games.gunslinger.rules.fire_cards import range_for
from sixgun.games.gunslinger.table.charts import AIMS, RANGES
from sixgun.games.gunslinger.table.figures import Figures


class Sight:
    """One character's look at the table."""

    def __init__(self, figures: Figures, view: Any, name: str) -> None:
        self.view: Any = view
        self._figures: Figures = figures
        self._chances: list[list[float]] = chances_of(figures)
        people = {person["character"]: person for person in view["characters"]}
        self.me: Any = people[name]
        held = [w for w in view["weapons"] if w["gun"] and w["character"] == name]
        proper = [w for w in held if w["box"] == "both-hands" or (w["box"] == "gun-hand" and w["hands"] == 1)]
        self.ready: Any = proper[0] if proper else None
        points = self.me["aim"] or {"points": 0, "target": None}
        self.target: Any = None
        best = -1.0
        for other in self.me["others"]:
            if not other["enemy"] or people[other["character"]]["out"]:
                continue
            mine = points["points"] if points["target"] == other["character"] else 0
            worth = self.chance(mine + 1, other["range"]) + 0.01 * mine + (0.05 if other["in_zone"] else 0.0)
            worth += 0.001 * (20 - other["range"])
            if worth > best:
                best, self.target = worth, other
        self.most_aim: int = figures.most_aim
        self.aim: int = 0
        self.range: int = 0
        self.in_zone: bool = False
        if self.target is not None:
            self.range = self.target["range"]
            self.in_zone = self.target["in_zone"]
            self.aim = points["points"] if points["target"] == self.target["character"] else 0

    def chance(self, points: int, range_: int) -> float:
        """Of a hit by COCK/AIM/SHOOT with so many aim points. [10.0, 13.52a, 14.12b, 14.12f]"""
        wounds, hands = self.me["wounds"], int(self.ready["hands"]) if self.ready else 1
        skill = int(self.me["skills"]["two_hand" if hands == 2 else "one_hand"])
        both = self.ready is not None and self.ready["box"] == "both-hands"
        hurt = int(wounds["gun_arm"]) + (int(wounds["other_arm"]) if both else 0)
        aim = points + self._figures.aim[hands][GUN_CARD] + skill - hurt
        if self.ready and self.view["options"]["range_divisor"]:
            range_ = range_for(self._figures, self._figures.weapons.index(self.ready["kind"]), range_, points)
        if aim < 0:
            return 0.0
        return self._chances[min(aim, AIMS - 1)][min(range_, RANGES - 1)]
