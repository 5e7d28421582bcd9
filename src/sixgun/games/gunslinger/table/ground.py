"""What is worked out once for each map: the picks that aim at its hexes."""

from __future__ import annotations

from sixgun.games.gunslinger.table import codes
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.map import PLACES, Map, the_map, why_apart


class Ground:
    """Shared by all states on the same map, never changed but for what is worked out when it is first asked for."""

    __slots__ = ("_aims", "map", "numbers")

    def __init__(self, map_: Map) -> None:
        self.map: Map = map_
        self.numbers: list[int] = [HEX_TARGET + codes.hex_number(name) for name in map_.names]  # as picks name them
        self._aims: dict[int, list[int]] = {}

    def aims(self, hex_: int, facing: int) -> list[int]:
        """The picks that aim at a hex in the AIM ZONE. [8.32a, 12.1]"""
        key = hex_ * 6 + facing
        if key not in self._aims:
            self._aims[key] = [
                codes.with_thing(codes.AIM, number)
                for target, number in enumerate(self.numbers)
                if self.map.in_aim_zone(hex_, facing, target)
            ]
        return self._aims[key]


class Grounds:
    """The grounds of a game, each made when it is first asked for."""

    def __init__(self, figures: Figures) -> None:
        self._figures: Figures = figures
        self._made: dict[tuple[str, ...], Ground] = {}

    def of(self, boards: tuple[str, ...]) -> Ground | None:
        """The ground of some boards, or None where they do not fit together. [3.1]"""
        if boards not in self._made:
            if why_apart(self._figures, boards)[0]:
                return None
            self._made[boards] = Ground(the_map(self._figures, boards))
        return self._made[boards]

    def numbered(self, boards: list[int]) -> Ground | None:
        """The ground of some boards by their numbers among all, or None where there is no such map."""
        names = self._figures.boards
        if not 1 <= len(boards) <= len(PLACES) or not all([0 <= board < len(names) for board in boards]):
            return None
        return self.of(tuple([names[board] for board in boards]))
