"""How Long? Changes that end."""

from __future__ import annotations

from sixgun.games.doomtown.table.state import MOD_WIDTH, UNTIL, State


def end_mods(s: State, until: int) -> None:
    """All changes that last until now are over.

    [duration.noon.end-of-day, duration.shootout.end-of-shootout, duration.react.shootout-or-phase]
    """
    mods = s.mods
    for i in range(len(mods) - MOD_WIDTH, -1, -MOD_WIDTH):
        if mods[i + UNTIL] == until:
            del mods[i : i + MOD_WIDTH]
