"""What a gunfighter does without thinking, on ints: search bots play imagined turns out with it.

It looks at a state as it is, the deck and others' stacks excepted, and takes a few microseconds.
"""

from __future__ import annotations

from sixgun.games.gunslinger.bots.glance import glance_of
from sixgun.games.gunslinger.bots.weigh_stacks import best_stacks
from sixgun.games.gunslinger.rules import defaults
from sixgun.games.gunslinger.rules.aiming import in_zone
from sixgun.games.gunslinger.rules.choosing import chooser
from sixgun.games.gunslinger.rules.gun_actions import target_of
from sixgun.games.gunslinger.rules.reveal import SUBJECT
from sixgun.games.gunslinger.table import codes, sequence
from sixgun.games.gunslinger.table.components import HIT_VITAL
from sixgun.games.gunslinger.table.map import OFF_MAP, turned
from sixgun.games.gunslinger.table.stacks import side_at
from sixgun.games.gunslinger.table.state import NOBODY, State

HASTY = 0.5  # how often a player in a hurry is imagined
CONSIDERED = 8  # of the best stacks
TRIED = 15  # of the best stacks
HASTY_WEIGHT, BEST_WEIGHT, OTHER_WEIGHT = 8.0, 2.0, 0.3  # of stacks; from the best on they get less
LIKELY = 12.0  # how much likelier a habit is than anything else
SENSELESS = frozenset([codes.DROP, codes.LET_GO, codes.UNCOCK, codes.AIM_AT_HEX, codes.TRANSFER, codes.RESHUFFLE])


def stacks_for(s: State, c: int) -> list[int]:
    """Stacks that look good, the best first; just the empty one where there is nobody to fight."""
    enemy = defaults.nearest_enemy(s, c)
    return [0] if enemy == NOBODY else best_stacks(s.stacks, glance_of(s, c, enemy))


def likely_stack(s: State, c: int, roll: float) -> int:
    """Half of the time what a player in a hurry chooses, else one of the stacks that look best."""
    if roll < HASTY:
        return defaults.stack(s, c)
    stacks = stacks_for(s, c)
    roll = (roll - HASTY) / (1 - HASTY)
    return stacks[int(roll * roll * min(len(stacks), CONSIDERED))]


def narrow(s: State, seat: int, legal: list[int]) -> list[int]:
    """The stacks that look best instead of all; no hand that lets go of a gun, no aim at a bush, no new shuffle."""
    question = s.question
    if question in (sequence.PLAN, sequence.RECONSIDER):
        c = chooser(s, seat)
        stacks = stacks_for(s, c)[:TRIED]
        hasty = defaults.stack(s, c)
        return [codes.with_stack(stack) for stack in ([hasty, *[st for st in stacks if st != hasty]])]
    if question == sequence.AIM_AT_HEX:
        return [defaults.hex_to_aim_at(s, s.frames[SUBJECT])]
    found = [code for code in legal if codes.verb_in(code) not in SENSELESS and not _is_blind(s, code)]
    return found or legal


def _is_blind(s: State, code: int) -> bool:
    """Whether a pick is a shot at somebody in the BLIND ZONE."""
    return codes.verb_in(code) == codes.SHOOT and not in_zone(s, s.frames[SUBJECT], target_of(s, code))


def weigh(s: State, seat: int, legal: list[int]) -> list[float]:
    """How likely each of these picks is."""
    if s.question in (sequence.PLAN, sequence.RECONSIDER):
        weights: dict[int, float] = {}
        for place, code in enumerate(narrow(s, seat, legal)):
            weights[code] = BEST_WEIGHT / (1.0 + 0.3 * place) if place else HASTY_WEIGHT
        return [weights.get(code, OTHER_WEIGHT) for code in legal]
    likely = habit(s, seat, legal)
    return [LIKELY if code == likely else 1.0 for code in legal]


def suppose(s: State, seat: int, roll: float) -> None:
    """While cards are chosen: stacks of the others that look good, where a redeal takes just any."""
    if s.question == sequence.PLAN:
        for c in range(len(s.who)):
            if s.owner[c] != seat and s.plan[c] >= 0 and not s.out[c]:
                s.plan[c] = likely_stack(s, c, roll)
                roll = roll * 7.0 % 1.0


def habit(s: State, seat: int, legal: list[int]) -> int:
    """What is done without thinking, apart from choosing cards."""
    question = s.question
    if question == sequence.DECLARE:
        c = s.frames[SUBJECT]
        if codes.verb_in(legal[0]) == codes.MOVE:
            return _step(s, c, legal)
        return defaults.declaration(s, c, s.figures.action[side_at(s.plan[c], s.done[c])], legal)
    if question == sequence.BULLSEYE:
        vital = codes.with_thing(codes.BULLSEYE, HIT_VITAL)
        return vital if vital in legal else legal[0]
    return legal[0]


def _step(s: State, c: int, legal: list[int]) -> int:
    """Nearer to the enemy, who stays in the aim zone; never off the map."""
    enemy = defaults.nearest_enemy(s, c)
    best, found = 10**6, legal[0]
    for code in legal:
        if codes.verb_in(code) == codes.MOVE:
            to = s.map.neighbour[s.hex[c] * 6 + turned(s.facing[c], codes.thing_in(code))]
            cost = 1000 if to == OFF_MAP else 0
            if enemy != NOBODY and to != OFF_MAP:
                cost = 10 * s.map.distance(to, s.hex[enemy])
                cost += 0 if s.map.in_aim_zone(to, s.facing[c], s.hex[enemy]) else 3
            if cost < best:
                best, found = cost, code
    return found
