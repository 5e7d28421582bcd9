"""What a hint speaks of, off a view: the character, its best target, its gun, the chance of a shot."""

from __future__ import annotations

from typing import Any

from sixgun.games.gunslinger.rules.chances import chances_of
from sixgun.games.gunslinger.table.charts import AIMS, RANGES
from sixgun.games.gunslinger.table.figures import Figures


class Sight:
    """One character's look at the table."""

    def __init__(self, figures: Figures, view: Any, name: str) -> None:
        self.view: Any = view
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
            worth = self.chance(mine + 3, other["range"]) + 0.01 * mine + (0.05 if other["in_zone"] else 0.0)
            worth += 0.001 * (20 - other["range"])
            if worth > best:
                best, self.target = worth, other
        self.aim: int = 0
        self.range: int = 0
        self.in_zone: bool = False
        if self.target is not None:
            self.range = self.target["range"]
            self.in_zone = self.target["in_zone"]
            self.aim = points["points"] if points["target"] == self.target["character"] else 0

    def chance(self, aim: int, range_: int) -> float:
        """Of a hit with this aim time, before wounds are taken off."""
        wounds = self.me["wounds"]
        aim -= wounds["gun_arm"] + (wounds["other_arm"] if self.ready and self.ready["box"] == "both-hands" else 0)
        if aim < 0:
            return 0.0
        return self._chances[min(aim, AIMS - 1)][min(range_, RANGES - 1)]
