"""How the points stand: what each character would score if nobody fired another shot."""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.bots.stakes import leaving_pays, reward, staying
from sixgun.games.gunslinger.bots.trails import steps_to
from sixgun.games.gunslinger.rules.gun_actions import is_enemy
from sixgun.games.gunslinger.rules.victory import WHOLE, holding_side, loot
from sixgun.games.gunslinger.table.components import (
    SCORE_CAPTURED,
    SCORE_HOLD_THE_FIELD,
    SCORE_KILL_ENEMY,
    SCORE_KILLED,
    SCORE_RUN_AWAY,
)
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.map import OFF_MAP
from sixgun.games.gunslinger.table.state import BAG_VALUE, DEAD, KO, LEFT, SURRENDERED, State

HEXES_A_TURN: Final = 2.6
GETS_AWAY: Final = 0.97  # how often somebody gets a hex nearer to the edge of the map


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
    holders = holding_side(s)
    found = [total / WHOLE for total in totals]
    for c in range(len(s.who)):
        dies = 0.0 if s.out[c] & DEAD else doom(s.figures, s.serious[c])
        if dies:
            found[c] += dies * reward(s, c, SCORE_KILLED)
            for d in range(len(s.who)):
                found[d] += dies * reward(s, d, SCORE_KILL_ENEMY) if is_enemy(s, c, d) else 0.0
        if not s.out[c]:
            found[c] += (1.0 - dies) * fate(s, c)
            found[c] += reward(s, c, SCORE_HOLD_THE_FIELD) if holders == s.side[c] else 0.0
        elif s.out[c] & (KO | SURRENDERED) and not s.out[c] & LEFT:
            found[c] += reward(s, c, SCORE_CAPTURED) * (0.5 if holders < 0 else 0.0 if holders == s.side[c] else 1.0)
    if s.special[BAG_VALUE] and s.frames:  # once the game is over they are counted
        for c, share in enumerate(loot(s)):
            found[c] += share / WHOLE
    return found


def fate(s: State, c: int) -> float:
    """What awaits a character who lives: to be there at the end, or if that is better and there is time, to be gone."""
    stays = float(staying(s, c))
    if not leaving_pays(s, c):
        return stays
    steps = steps_to(s.map, OFF_MAP)[s.hex[c]]
    away = GETS_AWAY**steps if steps / HEXES_A_TURN <= s.length - s.turn + 1 else 0.0
    return away * reward(s, c, SCORE_RUN_AWAY) + (1.0 - away) * stays
