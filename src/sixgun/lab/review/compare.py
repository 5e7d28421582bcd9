"""Two picks of one decision, tried in the same imagined deals, so that a lucky deal favours neither."""

from __future__ import annotations

from math import sqrt
from random import Random

from sixgun.bots import Chair
from sixgun.bots.search.consider import thinking_of
from sixgun.bots.search.halving import imagined
from sixgun.bots.search.iterate import Search


def compare(chair: Chair, seats: int, one: int, other: int, rounds: int, seed: int) -> tuple[float, float, float]:
    """The shares of the win that two options promise, and the standard error of their difference.

    A search tries what it believes in: an option that it hardly looked at is not worth what it first seemed. Here both
    get the same number of rounds, each with a search of its own for what comes after the pick.
    """
    game, seat = chair.game, chair.seat
    random = Random(seed)
    values: tuple[list[float], list[float]] = ([], [])
    searches = [Search(game, seat, seats, thinking_of(chair), Random(seed).random) for _ in values]
    for _ in range(rounds):
        world = imagined(chair, searches[0], random)
        codes = game.codes(world, seat)
        for search, option, found in zip(searches, (one, other), values, strict=True):
            s = game.clone(world)
            game.play(s, seat, codes[option])
            before = search.sums[seat]
            search.iterate(s)
            found.append(search.sums[seat] - before)
    gaps = [first - second for first, second in zip(*values, strict=True)]
    return sum(values[0]) / rounds, sum(values[1]) / rounds, standard_error(gaps)


def standard_error(values: list[float]) -> float:
    """How far the average of these values is likely to be from the truth.

    >>> standard_error([0.0, 1.0, 0.0, 1.0])
    0.28867513459481287
    """
    count = len(values)
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, count - 1) / count)
