"""What a posse brings to a draw hand, by the dudes of a view."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixgun.core.checks import Checks, parts, shown
from sixgun.core.plain import Plain

GUN: Final = re.compile(r"^([0-9])([sd])$")
MOST_DUDES: Final = 6

Dude = Mapping[str, Any]


def bonuses(dudes: Sequence[Dude], shooter: str) -> tuple[int, int]:
    """The stud and the draw bonus: the shooter's full rating, and one for each other dude of the same kind.

    [shootout.draw.stud-bonus, shootout.draw.draw-bonus]

    >>> bonuses([{"id": "a.0", "bullets": 3, "stud": True}, {"id": "b.0", "bullets": 2, "stud": False}], "a.0")
    (3, 1)
    """
    stud = draw = 0
    for dude in dudes:
        bullets = int(dude["bullets"]) if dude["id"] == shooter else 1
        if dude["stud"]:
            stud += bullets
        else:
            draw += bullets
    return stud, draw


def rated(dudes: Sequence[Dude]) -> str:
    """The dude who is likely to be the shooter: the highest rating, a stud's before a draw's."""
    if not dudes:
        return ""
    first = max(dudes, key=lambda dude: (dude["bullets"], dude["stud"]))
    return str(first["id"])


def shrinking(dudes: Sequence[Dude], shooter: str) -> list[tuple[int, int]]:
    """The bonuses of the shooter alone, with one other dude, and so on: the lowest ratings leave a posse first.

    >>> guns = [{"id": str(i), "bullets": n, "stud": stud} for i, (n, stud) in enumerate([(1, False), (3, True)])]
    >>> shrinking(guns, "1")
    [(3, 0), (3, 1)]
    """
    others = sorted([dude for dude in dudes if dude["id"] != shooter], key=lambda dude: (-dude["bullets"], dude["id"]))
    line = [dude for dude in dudes if dude["id"] == shooter] + others
    return [bonuses(line[:size], shooter) for size in range(1, len(line) + 1)]


def read_posse(checks: Checks, field: str, value: object) -> list[Dude]:
    """A posse such as 3s,1d,0d: bullets with s for studs or d for draws, the shooter first.

    >>> [dude["bullets"] for dude in read_posse(Checks(), "--posse", "3s,1d")]
    [3, 1]
    """
    found: list[Dude] = []
    texts = parts(value)
    if len(texts) > MOST_DUDES:
        length: dict[str, Plain] = {"field": field, "low": 1, "high": MOST_DUDES, "exact": 0, "got": len(texts)}
        checks.note("field-length", length, "shootout.draw.stud-bonus")
        return []
    for number, text in enumerate(texts):
        gun = GUN.match(text)
        if gun is None:
            checks.note("odds-posse", {"field": field, "got": shown(text)}, "shootout.draw.stud-bonus")
        else:
            found.append({"id": str(number), "bullets": int(gun[1]), "stud": gun[2] == "s"})
    return found
