"""What is at stake in this SHOWDOWN: whom it pays to shoot, and whom it pays to be gone."""

from __future__ import annotations

from sixgun.games.gunslinger.table.components import (
    SCORE_CAPTURED,
    SCORE_HOLD_THE_FIELD,
    SCORE_KILL_ENEMY,
    SCORE_KILLED,
    SCORE_RUN_AWAY,
    SCORE_SURVIVE,
)
from sixgun.games.gunslinger.table.state import (
    BONUS_WIDTH,
    CAPTIVES_KILLED,
    CAPTURED_BITS,
    EDGE_RULE,
    State,
)


def reward(s: State, c: int, result: int) -> int:
    """What a character scores for one of components.RESULTS, with the SHOWDOWN's bonus points. [15.11b, 15.12]"""
    found = s.figures.victory[result]
    for i in range(0, len(s.bonus), BONUS_WIDTH):
        what, points, bits = s.bonus[i : i + BONUS_WIDTH]
        found += points if what == result and bits >> c & 1 else 0
    return found


def pays(s: State, c: int, d: int) -> bool:
    """Whether it pays to shoot somebody: what a kill brings, and the more of what it costs the other, the fewer rivals
    there are.
    """
    if not s.bonus:
        return True
    rivals = {s.owner[e] for e in range(len(s.who)) if not s.out[e] and s.side[e] != s.side[c]}
    loss = float(reward(s, d, SCORE_SURVIVE) - reward(s, d, SCORE_KILLED))
    if len(rivals) == 1:
        loss += reward(s, c, SCORE_HOLD_THE_FIELD)
    return reward(s, c, SCORE_KILL_ENEMY) + loss / max(1, len(rivals)) > 1.0


def leaving_pays(s: State, c: int) -> bool:
    """Whether a character had better be off the map at the end: paid for it, or a prisoner. [15.5, 15.61, 15.64]"""
    if s.options[EDGE_RULE]:
        return False
    return reward(s, c, SCORE_RUN_AWAY) > staying(s, c)


def staying(s: State, c: int) -> int:
    """What a character scores who is on the map at the end, alive. [15.61, 15.64]"""
    if not s.special[CAPTURED_BITS] >> c & 1:
        return reward(s, c, SCORE_SURVIVE)
    return reward(s, c, SCORE_CAPTURED) + (reward(s, c, SCORE_KILLED) if s.special[CAPTIVES_KILLED] else 0)
