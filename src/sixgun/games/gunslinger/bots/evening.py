"""A night as search bots see it: the points of the showdowns that are over count beside the one that is played."""

from __future__ import annotations

from math import exp
from typing import Final

from sixgun.games.gunslinger.rules.victory import PARTS
from sixgun.games.gunslinger.table.state import FIRST_SUM, IS_BETWEEN, State

POINT: Final = 0.24  # how much a point of lead is worth, as points late in a showdown are (appraise.py)


def with_the_night(s: State, shares: list[float]) -> list[float]:
    """By seat, adding up to 1: shares of the win, the more the further a seat is ahead in the night. [night.points]"""
    if not s.night:
        return shares
    if s.night[IS_BETWEEN]:
        shares = [1.0] * s.seats  # what the showdown has brought is in the sums
    sums = s.night[FIRST_SUM:]
    best = max(sums)
    weighted = [share * exp(POINT * (mine - best) / PARTS) for share, mine in zip(shares, sums, strict=True)]
    whole = sum(weighted)
    return [one / whole for one in weighted]
