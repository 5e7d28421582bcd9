"""Which option of the decision to try in which world: sequential halving over paired deals.

All options that are still in the running are tried in the same imagined deals, so that luck falls on all alike and a
few deals tell good picks from bad ones. After each round the worse half is dropped; the advice stays to the end. Each
round has its share of the iterations and of the time, so that a slow machine also comes to the last one.
"""

from __future__ import annotations

from math import ceil, inf, log2
from random import Random
from time import perf_counter
from typing import Any

from sixgun.bots.chair import Chair
from sixgun.bots.search.budget import Budget
from sixgun.bots.search.iterate import Search
from sixgun.bots.search.tree import Branch

FEWEST = 4  # options in the first round, however small the budget
EACH = 12  # iterations of the budget for each option in the first round


def by_halves(
    chair: Chair, search: Search, branches: list[Branch], advised: int, random: Random, budget: Budget
) -> None:
    """Use the budget up, more and more of it for what does well; `branches` are those of the search's first picks."""
    end = inf if budget.seconds is None else perf_counter() + budget.seconds
    total = budget.iterations
    if total is None:
        total = _guess(chair, search, random, budget.seconds or 0.0)
    running = sorted(range(len(branches)), key=lambda i: (i != advised, -branches[i].prior))
    running = running[: max(FEWEST, total // EACH)]
    rounds = max(1, ceil(log2(len(running))))
    for number in range(rounds):
        last = number == rounds - 1
        worlds = max(1, (total - search.iterations) // (rounds - number) // len(running))
        worlds += 1 if last else 0  # which uses up what the divisions have left
        now = perf_counter()
        pause = end if last else now + (end - now) / (rounds - number)
        for _ in range(worlds):
            if not _tried_out(chair, search, running, random, total, end):
                return
            if perf_counter() >= pause:
                break
        if len(running) > 2:
            running.sort(key=lambda i: (i != advised, -branches[i].total / max(1, branches[i].visits)))
            running = running[: (len(running) + 1) // 2]


def _tried_out(chair: Chair, search: Search, running: list[int], random: Random, total: int, end: float) -> bool:
    """All options in the running, the advice first, in one more deal; whether there was time for all of them."""
    clone = chair.game.clone
    world = imagined(chair, search, random)
    usual = 0.0
    for place, i in enumerate(running):
        if search.iterations >= total or perf_counter() >= end:
            return False
        value = search.iterate(clone(world), i)
        if place:
            search.leads[i].add(value - usual)
        else:
            usual = value
    return True


def imagined(chair: Chair, search: Search, random: Random) -> Any:
    """A deal that fits what the seat sees, with what others have likely picked in secret."""
    world = chair.imagine(random.getrandbits(60))
    if search.suppose is not None:
        search.suppose(world, chair.seat, random.random())
    return world


def _guess(chair: Chair, search: Search, random: Random, seconds: float) -> int:
    """How many iterations some seconds are good for."""
    began = perf_counter()
    for i in range(min(len(search.first), FEWEST)):
        search.iterate(imagined(chair, search, random), i)
    each = (perf_counter() - began) / search.iterations
    return max(search.iterations + 1, int(seconds / max(each, 1e-6)))
