"""Strengths of bots that depend on no order: the Bradley-Terry model, anchored at one bot, with intervals.

A bot of strength a comes out ahead of one of strength b with the chance 1 / (1 + 10 ** ((b - a) / 400)), as with
Elo's. The strengths are those under which what happened is the most likely, if every two bots that met had also shared
one more game: without it, a bot that never lost would be endlessly strong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

SCALE = 400 / log(10)
ANCHOR = "random"  # has strength 0, where it played
STEPS = 200  # Newton's steps: ten are enough for most tables
Z = 1.96


class Strength(NamedTuple):
    """In Elo's points above the anchor, with the 95 % interval of the difference."""

    value: float
    low: float
    high: float


def strengths(ahead: Mapping[tuple[str, str], tuple[float, int]], anchor: str = ANCHOR) -> dict[str, Strength]:
    """The strongest first, from how often each came out ahead of each other, of how many meetings.

    Bots that met nobody who leads to the anchor have no strength beside it, and are left out.

    >>> strengths({("a", "b"): (75, 100), ("b", "a"): (25, 100)}, anchor="b")["a"].value > 180
    True
    """
    names = _linked(sorted({name for pair in ahead for name in pair}), ahead, anchor)
    if len(names) < 2:
        return dict.fromkeys(names, Strength(0.0, 0.0, 0.0))
    rated = names[1:]  # the anchor is the first
    games = [[_met(ahead, one, other) for other in names] for one in names]
    wins = [sum([_won(ahead, one, other) for other in names]) for one in names]
    value = [0.0] * len(names)
    for _step in range(STEPS):
        gap, weight = _slope(value, games, wins)
        move = _solve(weight, gap)
        largest = max([abs(part) for part in move])
        if largest < 1e-9:
            break
        for number, part in enumerate(move):
            value[number + 1] += part * min(1.0, 2 / largest)  # a long step may overshoot
    _, weight = _slope(value, games, wins)
    found = {names[0]: Strength(0.0, 0.0, 0.0)}
    for number, name in enumerate(rated):
        unit = [1.0 if other == number else 0.0 for other in range(len(rated))]
        reach = Z * sqrt(_solve(weight, unit)[number])
        middle = value[number + 1]
        found[name] = Strength(SCALE * middle, SCALE * (middle - reach), SCALE * (middle + reach))
    return dict(sorted(found.items(), key=lambda item: (-item[1].value, item[0])))


def chance(one: float, other: float) -> float:
    """How likely the first comes out ahead, by the points of both.

    >>> round(chance(400, 0), 3)
    0.909
    """
    return 1 / (1 + 10 ** ((other - one) / 400))


def _met(ahead: Mapping[tuple[str, str], tuple[float, int]], one: str, other: str) -> float:
    games = ahead.get((one, other), (0.0, 0))[1]
    return games + 1.0 if games else 0.0


def _won(ahead: Mapping[tuple[str, str], tuple[float, int]], one: str, other: str) -> float:
    won, games = ahead.get((one, other), (0.0, 0))
    return won + 0.5 if games else 0.0


def _linked(names: list[str], ahead: Mapping[tuple[str, str], tuple[float, int]], anchor: str) -> list[str]:
    """Those that meetings lead to from the anchor, the anchor first; without it, from the first name."""
    found = [anchor if anchor in names else names[0]] if names else []
    for one in found:  # grows meanwhile
        found += [other for other in names if other not in found and ahead.get((one, other), (0.0, 0))[1]]
    return found


def _slope(value: list[float], games: list[list[float]], wins: list[float]) -> tuple[list[float], list[list[float]]]:
    """For all but the anchor: wins beyond those expected, and the information of the games about the strengths."""
    odds = [[1 / (1 + exp(b - a)) for b in value] for a in value]
    size = range(1, len(value))
    gap = [wins[i] - sum([games[i][j] * odds[i][j] for j in range(len(value))]) for i in size]
    weight = [[-games[i][j] * odds[i][j] * odds[j][i] for j in size] for i in size]
    for i in size:
        weight[i - 1][i - 1] = sum([games[i][j] * odds[i][j] * odds[j][i] for j in range(len(value)) if j != i])
    return gap, weight


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The x with matrix * x = right, by elimination; there are few bots.

    >>> [round(part, 9) for part in _solve([[2, 1], [1, 3]], [3, 5])]
    [0.8, 1.4]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda number: abs(rows[number][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(len(rows)):
            if j != i:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]
