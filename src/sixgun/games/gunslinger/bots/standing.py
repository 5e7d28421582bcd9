"""How the points stand: what each character would score if nobody fired another shot."""

from __future__ import annotations

from sixgun.games.gunslinger.rules.gun_actions import is_enemy
from sixgun.games.gunslinger.rules.victory import WHOLE, holding_side, loot
from sixgun.games.gunslinger.table.components import (
    SCORE_CAPTURED,
    SCORE_HOLD_THE_FIELD,
    SCORE_KILL_ENEMY,
    SCORE_KILLED,
    SCORE_SURVIVE,
)
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.state import BAG_VALUE, DEAD, KO, LEFT, SURRENDERED, State


def doom(figures: Figures, serious: int) -> float:
    """The chance that SERIOUS wounds kill in the end. [14.5, 15.21]"""
    if not serious:
        return 0.0
    deadly = [1 for delay in figures.delay[1:] if serious + max(0, delay) >= figures.deadly]
    return len(deadly) / (len(figures.delay) - 1)


def standing(s: State, totals: list[int]) -> list[float]:
    """By character: its points at the end, dying of wounds, being captured and money bags included.

    `totals` are the points so far, in units.
    """
    worth, holders = s.figures.victory, holding_side(s)
    found = [total / WHOLE for total in totals]
    for c in range(len(s.who)):
        dies = 0.0 if s.out[c] & DEAD else doom(s.figures, s.serious[c])
        found[c] += dies * worth[SCORE_KILLED]
        if dies:
            for d in range(len(s.who)):
                found[d] += dies * worth[SCORE_KILL_ENEMY] if is_enemy(s, c, d) else 0.0
        if not s.out[c]:
            found[c] += (1.0 - dies) * worth[SCORE_SURVIVE]
            found[c] += worth[SCORE_HOLD_THE_FIELD] if holders == s.side[c] else 0.0
        elif s.out[c] & (KO | SURRENDERED) and not s.out[c] & LEFT:
            found[c] += worth[SCORE_CAPTURED] * (0.5 if holders < 0 else 0.0 if holders == s.side[c] else 1.0)
    if s.special[BAG_VALUE] and s.frames:  # once the game is over they are counted
        for c, share in enumerate(loot(s)):
            found[c] += share / WHOLE
    return found
