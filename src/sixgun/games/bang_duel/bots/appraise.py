"""What a state is worth to each side, for searches that look only so far ahead.

A side's strength is a weighted sum of what it has; the difference of the two gives the chance to win. The weights were
fitted to how games between rules bots went on from such states: `python benchmarks/appraisals.py bang-duel`.
"""

from __future__ import annotations

from math import exp

from sixgun.games.bang_duel.table.kinds import ALWAYS_ACTIVE, BARREL, DODGES, DYNAMITE, HITS, RATTLESNAKE
from sixgun.games.bang_duel.table.state import State

# In the order of `traits`.
WEIGHTS = [
    *(0.375, 0.362, -0.099, -0.028, 0.456, -0.116, 0.436, 0.221, 0.033),
    *(0.267, 0.239, 0.190, 0.216, -0.127, -0.152, -0.314, 0.099),
]
TRAITS = len(WEIGHTS)


def traits(s: State) -> list[list[float]]:
    """By seat: what its strength is made of."""
    return [_traits(s, 0), _traits(s, 1)]


def _traits(s: State, seat: int) -> list[float]:
    kinds, printed = s.figures.kind, s.figures.life
    front = s.active[seat]
    rear = front ^ 1
    waiting = 0
    for character in s.reserve[seat]:
        waiting += printed[character]
    dodges = hits = 0
    for card in s.hands[seat]:
        kind = kinds[card]
        if kind in DODGES:
            dodges += 1
        elif kind in HITS:
            hits += 1
    rest = len(s.hands[seat]) - dodges - hits
    barrels = good = snakes = dynamites = 0
    for place in (front, rear):
        for card in s.gear[place]:
            kind = kinds[card]
            if kind == BARREL:
                barrels += 1
            elif kind == RATTLESNAKE:
                snakes += 1
            elif kind == DYNAMITE:
                dynamites += 1
            elif kind not in ALWAYS_ACTIVE:
                good += 1
    return [
        float(s.life[front]),
        float(s.life[rear]),
        float(s.life[front] == 1),
        float(s.life[rear] == 1),
        float(s.who[front] >= 0) + float(s.who[rear] >= 0),
        float(len(s.reserve[seat])),
        float(waiting),
        float(dodges),
        float(dodges > 0),
        float(hits),
        float(rest),
        float(barrels),
        float(good),
        float(snakes),
        float(dynamites),
        float(s.turn == seat),
        float(s.turn == seat and hits > 0 and s.bangs == 0),
    ]


def appraise(s: State) -> list[float]:
    """By seat: the share of the win that it can expect."""
    mine, theirs = _traits(s, 0), _traits(s, 1)
    strength = 0.0
    for i in range(TRAITS):
        strength += WEIGHTS[i] * (mine[i] - theirs[i])
    share = 1.0 / (1.0 + exp(-strength))
    return [share, 1.0 - share]
