"""Which cards the rules bot chooses: every stack that makes sense is played through in thought, and the one with the
best prospects is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.games.gunslinger.bots.glance import Glance
from sixgun.games.gunslinger.bots.look import Sight
from sixgun.games.gunslinger.bots.thought import Thought, of_use
from sixgun.games.gunslinger.table.components import SIDES

NO_CARDS: Final = "plan:none"
NUMBERS: Final = {side.lower(): number for number, side in enumerate(SIDES)}


def best_plan(sight: Sight, picks: Sequence[str], roll: float) -> str:
    if sight.target is None:
        return NO_CARDS
    best, found = -10.0, [NO_CARDS]
    glance, action = glance_of(sight), sight.figures.action
    use = of_use(glance, sight.threats)
    for pick in picks:
        if not pick.startswith("plan:"):
            continue
        sides = [] if pick == NO_CARDS else [NUMBERS[card] for card in pick[5:].split("+")]
        if not use.issuperset([action[side] for side in sides]):
            continue
        worth = Thought(sight.figures, glance, sight.threats).worth_of(sides)
        if worth > best + 1e-9:
            best, found = worth, [pick]
        elif worth > best - 1e-9:
            found.append(pick)
    return found[int(roll * len(found))]


def glance_of(sight: Sight) -> Glance:
    """What matters for a stack, off the view."""
    ready, wounds = sight.ready, sight.me["wounds"]
    glance = Glance()
    glance.ready = ready is not None and bool(ready["rounds"])
    glance.cocked = glance.ready and bool(ready["cocked"])
    glance.spare = any([gun["rounds"] for gun in sight.guns])
    glance.armed = bool(sight.guns)
    glance.both = ready is not None and ready["box"] == "both-hands"
    glance.aim = sight.aim
    glance.hurt = wounds["gun_arm"] + (wounds["other_arm"] if glance.both else 0)
    glance.range = sight.range
    glance.in_zone = sight.in_zone
    glance.behind = sight.target["seen"] in ("back", None)
    glance.down = bool(sight.me["down"])
    return glance
