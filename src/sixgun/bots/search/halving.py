"""Which option of the decision to try in which world: sequential halving over paired deals.

All options that are still in the running are tried in the same imagined deals, so that luck falls on all alike and a
few deals tell good picks from bad ones. After each round the worse half is dropped; the advice stays to the end.
"""

from __future__ import annotations

from math import ceil, log2
from random import Random
from time import perf_counter

from sixgun.bots.chair import Chair
from sixgun.bots.search.budget import Budget
from sixgun.bots.search.iterate import Search
from sixgun.bots.search.tree import Branch

FEWEST = 4  # options in the first round, however small the budget
EACH = 12  # iterations of the budget for each option in the first round


def by_halves(
    chair: Chair, search: Search, branches: list[Branch], advised: int, random: Random, budget: Budget
) -> None:
    """Use the budget up; more is tried of what does well."""
    end = perf_counter() + budget.seconds if budget.seconds is not None else None
    total = budget.iterations
    if total is None:
        total = _guess(chair, search, len(branches), random, budget.seconds or 0.0)
    running = sorted(range(len(branches)), key=lambda i: (i != advised, -branches[i].prior))
    running = running[: max(FEWEST, total // EACH)]
    rounds = max(1, ceil(log2(len(running))))
    clone = chair.game.clone
    for number in range(rounds):
        share = (total - search.iterations) // (rounds - number)
        for _ in range(max(1, share // len(running))):
            world = chair.imagine(random.getrandbits(60))
            for i in running:
                if search.iterations >= total:
                    return
                search.iterate(clone(world), i)
            if end is not None and perf_counter() >= end:
                return
        if len(running) > 2:
            running.sort(key=lambda i: (i != advised, -branches[i].total / max(1, branches[i].visits)))
            running = running[: (len(running) + 1) // 2]


def _guess(chair: Chair, search: Search, options: int, random: Random, seconds: float) -> int:
    """How many iterations some seconds are good for."""
    began = perf_counter()
    for i in range(min(options, FEWEST)):
        search.iterate(chair.imagine(random.getrandbits(60)), i)
    each = (perf_counter() - began) / min(options, FEWEST)
    return max(search.iterations + 1, int(seconds / max(each, 1e-6)))
