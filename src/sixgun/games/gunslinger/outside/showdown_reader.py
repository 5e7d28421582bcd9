"""What SHOWDOWN files name: characters, hexes, weapons in boxes. Every problem is noted, none stops the reading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.checks import Checks, shown
from sixgun.core.plain import Plain
from sixgun.games.gunslinger.table.components import (
    BOX_BOTH_HANDS,
    BOX_GUN_HAND,
    BOX_HOLSTERED,
    BOX_OTHER_HAND,
    BOXES,
    MOST_CHARACTERS,
)
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.map import Map, the_map
from sixgun.games.gunslinger.table.showdown import Gear, Showdown

WEAPON_FIELDS: Final[tuple[str, ...]] = ("weapon", "rounds", "cocked")
NEAR: Final = 3  # how many names are proposed for one that does not exist


def bare(text: object) -> str:
    """A name as people write it, in the one form that is looked up.

    >>> bare("The Kid"), bare("BOTH_HANDS")
    ('the-kid', 'both-hands')
    """
    return text.strip().lower().replace(".", "").replace("_", "-").replace(" ", "-") if isinstance(text, str) else ""


class Reader:
    """Looks names up, and notes those that mean nothing."""

    def __init__(self, figures: Figures, checks: Checks) -> None:
        self.figures: Figures = figures
        self.checks: Checks = checks
        self.map: Map = the_map(figures, ("A",))
        self.known_map: bool = False  # until the file's own map is read
        self._weapons: dict[str, int] = {bare(name): weapon for weapon, name in enumerate(figures.weapons)}

    def yes(self, field: str, value: object) -> bool:
        if not isinstance(value, bool):
            self.checks.wrong_type(field, "yes-no", value)
        return value is True

    def needed(self, field: str, table: dict[str, object], names: Sequence[str], rule: str) -> None:
        """Note what a table lacks."""
        for name in names:
            if name not in table:
                self.checks.note("field-missing", {"field": f"{field}.{name}" if field else name}, rule)

    def character(self, field: str, value: object) -> int:
        """A character by key or printed name; -1, and a problem, for anybody else. [3.3a]"""
        name = bare(value)
        if name in self.figures.characters:
            return self.figures.characters.index(name)
        near: list[Plain] = [*_near(name, self.figures.characters)]
        self.checks.note("no-such-character", {"field": field, "got": shown(value), "near": near}, "3.3a")
        return -1

    def places(self, field: str, value: object, found: Showdown, rule: str) -> tuple[int, ...]:
        """Characters who take part, as places in playing order."""
        places: list[int] = []
        for i, item in enumerate(self.checks.items(field, value, 0, MOST_CHARACTERS, rule)):
            character = self.character(f"{field}[{i}]", item)
            if character in found.character:
                places.append(found.character.index(character))
            elif character >= 0:
                name = self.figures.characters[character]
                self.checks.note("no-side", {"field": f"{field}[{i}]", "character": name}, rule)
        return tuple(places)

    def hex(self, field: str, value: object) -> int:
        """A hex of the map, by its coordinate; -1, and a problem, for any other. [2.1a, 8.1a]"""
        name = value.strip().upper() if isinstance(value, str) else ""
        if name in self.map.number:
            return self.map.number[name]
        if self.known_map or not self._on_any_board(name):
            boards: list[Plain] = [*self.map.boards] if self.known_map else []
            self.checks.note("off-map", {"field": field, "got": shown(value), "boards": boards}, "8.1a")
        return -1

    def _on_any_board(self, name: str) -> bool:
        """Whether a hex could be right: all that can be said while the map is not known."""
        return any([name in the_map(self.figures, (board,)).number for board in self.figures.boards])

    def boxes(self, field: str, value: object) -> tuple[Gear, ...]:
        """Weapons in the boxes of a LEGEND sheet. [10.2a, 10.2b, 10.2c, 10.2d]"""
        checks = self.checks
        boxes: dict[int, list[Gear]] = {}
        for name, items in checks.table(field, value).items():
            here = f"{field}.{name}"
            if bare(name) not in BOXES:
                checks.note("field-unknown", {"field": here[:80], "allowed": [*BOXES]}, "10.2a")
                continue
            box = BOXES.index(bare(name))
            listed = items if isinstance(items, list) else [items]
            room = self.figures.holster_room if box == BOX_HOLSTERED else 1
            if len(listed) > room:
                rule = ("10.2a", "10.2a", "10.2b", "10.2c")[box]
                checks.note("box-full", {"field": here, "box": BOXES[box], "room": room, "got": len(listed)}, rule)
            gear = [self.gear(f"{here}[{i}]", item, box, -1, WEAPON_FIELDS) for i, item in enumerate(listed)]
            boxes[box] = [item for item in gear if item is not None]
            for item in boxes[box]:
                if box == BOX_HOLSTERED and self.figures.hands[item.weapon] == 2:
                    checks.note("not-holstered", {"field": here, "weapon": self.figures.weapons[item.weapon]}, "10.2d")
        if boxes.get(BOX_BOTH_HANDS) and (boxes.get(BOX_GUN_HAND) or boxes.get(BOX_OTHER_HAND)):
            checks.note("hands-full", {"field": field}, "10.2b")
        return tuple([item for box in sorted(boxes) for item in boxes[box]])

    def gear(self, field: str, value: object, box: int, here: int, allowed: Sequence[str]) -> Gear | None:
        """A weapon by its ID, or a table with rounds and whether it is cocked; fully loaded if not said. [10.42b]"""
        checks, figures = self.checks, self.figures
        table: dict[str, object] = {"weapon": value} if isinstance(value, str) else checks.table(field, value)
        checks.known(field, table, allowed)
        name = table.get("weapon")
        weapon = self._weapons.get(bare(name), -1)
        if weapon < 0:
            section = figures.weapon_section
            known: list[Plain] = [name for w, name in enumerate(figures.weapons) if section[w] == 1]
            checks.note("no-such-weapon", {"field": field, "got": shown(name), "weapons": known}, "10.1")
            return None
        if figures.weapon_section[weapon] > 1:
            checks.note("weapon-later", {"field": field, "weapon": figures.weapons[weapon]}, "1.22")
        rounds = table.get("rounds", figures.capacity[weapon])
        rounds = checks.integer(f"{field}.rounds", rounds, 0, figures.capacity[weapon], "10.42a")
        cocked = self.yes(f"{field}.cocked", table.get("cocked", False))
        if cocked and weapon >= figures.guns:
            checks.note("not-a-gun", {"field": field, "weapon": figures.weapons[weapon]}, "10.0")
        return Gear(weapon, box, here, rounds, int(cocked))


def _near(name: str, names: Sequence[str]) -> list[str]:
    """The names that have the most pairs of letters of one that does not exist."""
    pairs = [name[i : i + 2] for i in range(len(name) - 1)]
    scored = [(sum([pair in other for pair in pairs]), other) for other in names]
    best = sorted([(-score, other) for score, other in scored if score > 1])
    return [other for _, other in best[:NEAR]]
