"""What the rules bot makes of a view: its character, the best target, its guns, who threatens it, chances of shots."""

from __future__ import annotations

from typing import Any

from sixgun.games.gunslinger.bots.thought import HURRIED, SURE_ENOUGH
from sixgun.games.gunslinger.rules.chances import rough_chances
from sixgun.games.gunslinger.table.charts import AIMS, RANGES
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.map import DIRECTIONS, Map, the_map


class Sight:
    """One character's look at the table."""

    def __init__(self, figures: Figures, view: Any, name: str) -> None:
        self.figures: Figures = figures
        self.view: Any = view
        self._chances: list[list[float]] = rough_chances(figures)
        self.map: Map = the_map(figures, tuple(view["map"]))
        people = {person["character"]: person for person in view["characters"]}
        self.me: Any = people[name]
        self.hex: int = self.map.number[self.me["hex"]]
        self.facing: int = DIRECTIONS.index(self.me["facing"])
        self.taken: set[int] = {self.map.number[p["hex"]] for p in people.values() if p["hex"] and not p["out"]}
        enemies = [o for o in self.me["others"] if o["enemy"] and not people[o["character"]]["out"]]
        self.guns: list[Any] = [
            w for w in view["weapons"] if w["gun"] and (w["character"] == name or w["hex"] == self.me["hex"])
        ]
        held = [w for w in self.guns if w["character"] == name]
        proper = [w for w in held if w["box"] == "both-hands" or (w["box"] == "gun-hand" and w["hands"] == 1)]
        self.ready: Any = proper[0] if proper else None
        points = self.me["aim"] or {"points": 0, "target": None}
        self.target: Any = None
        best = -1.0
        for other in enemies:
            mine = points["points"] if points["target"] == other["character"] else 0
            worth = self.chance(mine + 3, other["range"]) + 0.01 * mine + (0.05 if other["in_zone"] else 0.0)
            worth += 0.001 * (20 - other["range"])
            if worth > best:
                best, self.target = worth, other
        self.aim: int = 0
        self.range: int = 0
        self.target_hex: int = self.hex
        self.in_zone: bool = False
        if self.target is not None:
            self.range = self.target["range"]
            self.in_zone = self.target["in_zone"]
            self.target_hex = self.map.number[people[self.target["character"]]["hex"]]
            self.aim = points["points"] if points["target"] == self.target["character"] else 0
        self.threats: float = max([self._threat(people[o["character"]]) for o in enemies], default=0.0)

    def chance(self, aim: int, range_: int) -> float:
        """Of a hit with this aim time, before wounds are taken off."""
        wounds = self.me["wounds"]
        aim -= wounds["gun_arm"] + (wounds["other_arm"] if self.ready and self.ready["box"] == "both-hands" else 0)
        if aim < 0:
            return 0.0
        return self._chances[min(aim, AIMS - 1)][min(range_, RANGES - 1)]

    def rather_aim(self, chance: float, aim: int) -> bool:
        """Whether a shot with this chance had better wait: it is poor, or nobody hurries us."""
        return aim < self.figures.most_aim and chance < (HURRIED if self.threats else SURE_ENOUGH)

    def _threat(self, enemy: Any) -> float:
        """The chance that an enemy hits me in this turn, roughly: a cocked gun, me in its aim zone, its aim on me."""
        guns = [w for w in self.view["weapons"] if w["character"] == enemy["character"] and w["gun"] and w["cocked"]]
        seen = [o for o in enemy["others"] if o["character"] == self.me["character"]]
        if not guns or not seen or not seen[0]["in_zone"]:
            return 0.0
        aim = enemy["aim"]
        points = aim["points"] if aim and aim["target"] == self.me["character"] else 0
        return self._chances[min(int(points) + 3, AIMS - 1)][min(int(seen[0]["range"]), RANGES - 1)]

    def cards_left(self, action: str) -> int:
        """Cards of an action that come after the revealed one in the stack."""
        stack = self.me["stack"]
        rest = stack["cards"][len(stack["executed"]) + 1 :]
        return len([card for card in rest if card["action"] == action])
