"""What a posse brings to a draw hand, by the dudes of a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

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
