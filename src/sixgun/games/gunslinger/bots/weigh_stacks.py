"""Which stacks look good at a glance, on ints: a search asks for it thousands of times a second.

All that counts is a handful of small numbers (a `Glance`), so the best stacks for them are worked out once and kept.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.bots.glance import Glance
from sixgun.games.gunslinger.bots.thought import Thought, of_use
from sixgun.games.gunslinger.table.stacks import Stacks, unpacked

KEPT: Final = 40  # of the stacks for one glance, the best


def best_stacks(stacks: Stacks, glance: Glance) -> list[int]:
    """The best stacks, the very best first. Not to be changed."""
    key = glance.key()
    if key not in stacks.ranked:
        use = of_use(glance)
        action = stacks.figures.action
        rated: list[tuple[float, int]] = []
        for stack in stacks.legal(glance.free, glance.built, glance.bonus):
            sides = unpacked(stack)
            if use.issuperset([action[side] for side in sides]):
                rated.append((-Thought(stacks.figures, glance, sides).best(), stack))
        rated.sort()
        stacks.ranked[key] = [stack for _, stack in rated[:KEPT]]
    return stacks.ranked[key]
