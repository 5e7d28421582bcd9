"""What a state is worth to each gang, for searches that look only so far ahead.

A gang's strength is a weighted sum of what it has; the shares of the win are its exponentials, scaled. The weights were
fitted to how games of rules bots, some with players at random among them, went on from such states:
`python benchmarks/appraisals.py gunfighters --strangers 0.5`.
"""

from __future__ import annotations

from math import exp

from sixgun.games.gunfighters.table.components import CLIMAX_HORSE, CLIMAX_QUICK_DRAW, CLIMAX_RIFLE, PLACE_COUNT
from sixgun.games.gunfighters.table.state import CONTROL_RULE, State, climax_kind

# In the order of `traits`.
WEIGHTS = [
    0.195,
    -0.933,
    -0.154,
    0.181,
    -0.027,
    -0.088,
    -0.072,
    0.068,
    0.019,
    0.162,
    0.115,
    0.204,
    0.585,
    0.074,
    0.176,
    -0.071,
]
TRAITS = len(WEIGHTS)


def traits(s: State) -> list[list[float]]:
    """By seat: what its strength is made of; [] for a gang that is out."""
    holders = _holders(s)
    seats = s.seats
    exposed = [0] * seats  # cards that a rival has seen and can shoot at
    reached = [0] * seats  # cards that a rival can shoot at, seen or not
    prey = [0] * seats  # rivals' cards that one has seen and can shoot at
    places, seen = s.figures.place, s.seen
    for seat, hand in enumerate(s.hands):
        others = ~(1 << seat)
        for card in hand:
            rivals = holders[places[card]] & others
            if rivals:
                reached[seat] += 1
                aware = seen[card] & rivals
                if aware:
                    exposed[seat] += 1
                    while aware:
                        prey[(aware & -aware).bit_length() - 1] += 1
                        aware &= aware - 1
    return [
        _traits(s, seat, exposed[seat], reached[seat], prey[seat]) if s.hands[seat] else [] for seat in range(seats)
    ]


def _holders(s: State) -> list[int]:
    """By location: a bit for each gang that has somebody there."""
    holders = [0] * PLACE_COUNT
    places = s.figures.place
    for seat, hand in enumerate(s.hands):
        for card in hand:
            holders[places[card]] |= 1 << seat
    return holders


def _traits(s: State, seat: int, exposed: int, reached: int, prey: int) -> list[float]:
    cards, coins = len(s.hands[seat]), s.coins[seat]
    moving = s.turn == seat
    spread, crowd = _spread(s, seat)
    climax = climax_kind(s, seat)
    return [
        float(cards),
        float(cards == 1),
        float(cards == 2),
        float(coins),
        float(max(0, coins - 5)),
        float(exposed),
        float(reached),
        float(prey),
        float(moving and prey > 0),
        float(moving),
        float(climax == CLIMAX_QUICK_DRAW),
        float(climax == CLIMAX_HORSE),
        float(climax == CLIMAX_RIFLE),
        float(s.control.count(seat)) if s.options[CONTROL_RULE] else 0.0,
        float(spread),
        float(crowd),
    ]


def _spread(s: State, seat: int) -> tuple[int, int]:
    """At how many locations a gang is, and how many of it are where most are: one shot hits them all."""
    mine = [0] * PLACE_COUNT
    for card in s.hands[seat]:
        mine[s.figures.place[card]] += 1
    return PLACE_COUNT - mine.count(0), max(mine)


def appraise(s: State) -> list[float]:
    """By seat: the share of the win that it can expect."""
    weights = WEIGHTS
    shares: list[float] = []
    total = 0.0
    for row in traits(s):
        share = 0.0
        if row:
            strength = 0.0
            for i in range(TRAITS):
                strength += weights[i] * row[i]
            share = exp(strength)
        shares.append(share)
        total += share
    return [share / total for share in shares]
