"""Which stacks look good at a glance, on ints: a search asks for it thousands of times a second.

All that counts is a handful of small numbers (a `Glance`), so the best stacks for them are worked out once and kept.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.bots.glance import THREATS, Glance
from sixgun.games.gunslinger.bots.thought import Thought, of_use
from sixgun.games.gunslinger.table.stacks import Plans, unpacked

KEPT: Final = 40  # of the stacks for one glance, the best


def best_stacks(plans: Plans, glance: Glance) -> list[int]:
    """The best stacks, the very best first. Not to be changed."""
    key = glance.key()
    if key not in plans.ranked:
        threat = THREATS[glance.threat]
        use = of_use(glance, threat)
        rated: list[tuple[float, int]] = []
        for stack in plans.legal(glance.free, glance.built):
            sides = unpacked(stack)
            if use.issuperset([plans.figures.action[side] for side in sides]):
                rated.append((-Thought(plans.figures, glance, threat).worth_of(sides), stack))
        rated.sort()
        plans.ranked[key] = [stack for _, stack in rated[:KEPT]]
    return plans.ranked[key]
