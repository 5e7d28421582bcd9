"""The tree of a search: what was tried after what, how often, and what came of it.

A branch is a pick after the picks before it. It is known by the pick's code, the question and the seat, so that worlds
in which other seats or questions come next share a tree. Which picks there are differs from world to world: each branch
counts how often it could have been chosen.
"""

from __future__ import annotations

from math import sqrt

SEAT_BITS = 3
SHIFT = SEAT_BITS + 7  # of a pick's code: below it stand the question and the seat


class Branch:
    """One pick in the tree, and what was tried after it."""

    __slots__ = ("branches", "offered", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior: float = prior  # how likely a sensible player seemed to make this pick
        self.offered: int = 0  # how often it could have been chosen
        self.visits: int = 0  # how often it was
        self.total: float = 0.0  # the shares of the win that it brought its seat, added up
        self.branches: dict[int, Branch] = {}


def grow(node: Branch, codes: list[int], question: int, seat: int, weights: list[float] | None) -> list[Branch]:
    """All branches of these picks, new ones with their share of the weights as prior belief."""
    known = node.branches
    low = question << SEAT_BITS | seat
    even = 1.0 / len(codes)
    scale = 1.0 / sum(weights) if weights is not None else 1.0
    found: list[Branch] = []
    for i, code in enumerate(codes):
        key = code << SHIFT | low
        branch = known.get(key)
        if branch is None:
            branch = known[key] = Branch(even if weights is None else weights[i] * scale)
        found.append(branch)
    return found


def choose(branches: list[Branch], explore: float, unknown: float) -> int:
    """The branch to follow: what it has brought so far, and a bonus for what is believed in but was seldom tried.

    A branch that was never tried counts as `unknown`.
    """
    best = 0
    highest = -1.0
    for i, branch in enumerate(branches):
        branch.offered += 1
        visits = branch.visits
        mean = branch.total / visits if visits else unknown
        score = mean + explore * branch.prior * sqrt(branch.offered) / (1 + visits)
        if score > highest:
            highest = score
            best = i
    return best
