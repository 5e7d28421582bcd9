"""From what counts for each seat to the share of the win that it can expect."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def shares_of(weights: Sequence[float], rows: list[list[float]]) -> list[float]:
    """By seat, adding up to 1: the exponentials of weighted sums, scaled.

    >>> shares_of([1.0, 2.0], [[0.0, 0.0], [0.0, 0.0]])
    [0.5, 0.5]
    """
    scores = [sum([weight * value for weight, value in zip(weights, row, strict=True)]) for row in rows]
    top = max(scores)
    shares = [exp(score - top) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]
