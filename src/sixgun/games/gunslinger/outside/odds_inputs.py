"""What a command line says about a shot, read from texts; every problem is noted."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.core.checks import Checks, parts, shown, whole
from sixgun.games.gunslinger.table.charts import MOVE_STATUS, RUN_STATUS, STATUSES
from sixgun.games.gunslinger.table.components import BOX_BOTH_HANDS, BOX_GUN_HAND, BOXES, RESULT_CARDS
from sixgun.games.gunslinger.table.figures import Figures


def read_number(checks: Checks, given: Mapping[str, object], name: str, most: int, rule: str) -> int:
    """A whole number from 0 to the most that makes sense; 0 if not given."""
    return checks.integer(f"--{name}", whole(given.get(name, 0)), 0, most, rule)


def read_weapon(checks: Checks, figures: Figures, value: object) -> int:
    guns = figures.weapons[: figures.guns]
    for weapon, name in enumerate(guns):
        if isinstance(value, str) and name.lower() == value.strip().lower():
            return weapon
    checks.note("no-such-weapon", {"field": "--weapon", "got": shown(value), "weapons": [*guns]}, "10.1")
    return 0


def read_box(checks: Checks, figures: Figures, weapon: int, given: Mapping[str, object]) -> int:
    """Where the weapon is: a two-handed one shoots from BOTH HANDS only. [11.3a]"""
    usual = BOX_BOTH_HANDS if figures.hands[weapon] == 2 else BOX_GUN_HAND
    allowed = [BOXES[BOX_BOTH_HANDS]] if usual == BOX_BOTH_HANDS else [BOXES[BOX_GUN_HAND], BOXES[BOX_BOTH_HANDS]]
    if "box" not in given:
        return usual
    name = checks.choice("--box", given["box"], allowed, "11.3a")
    return BOXES.index(name) if name else usual


def read_status(checks: Checks, value: object) -> int:
    """Target Status as bits; who runs moves as well. Head does not exist in Section I. [13.61a, 13.62, 13.64]"""
    bits = 0
    for name in parts(value):
        found = checks.choice("--target", name, STATUSES[:3], "13.64" if name == "head" else "13.6a")
        if found:
            bits |= 1 << STATUSES.index(found)
    return bits | MOVE_STATUS if bits & RUN_STATUS else bits


def read_seen(checks: Checks, value: object) -> set[int]:
    """The cards that have been drawn since the last shuffle. [5.7]"""
    found: set[int] = set()
    for text in parts(value):
        found.add(checks.integer("--seen", whole(text), 1, RESULT_CARDS, "5.7"))
    return found
