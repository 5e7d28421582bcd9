"""The terrain hook: what a hex does to a character that enters it. Section I has open ground only, and lists nothing.

A later section adds a terrain to map.TERRAINS and its effect to ENTERING.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.games.gunslinger.table.state import State

ENTERING: Final[dict[int, Callable[[State, int], None]]] = {}  # by terrain: (state, character)


def enter(s: State, c: int) -> None:
    """A character is in a new hex. [1.24, 2.1b]"""
    if ENTERING:
        effect = ENTERING.get(s.map.terrain[s.hex[c]])
        if effect is not None:
            effect(s, c)
