"""Stacks that look the same to those who do not see the cards: what others know of a stack that is being played."""

from __future__ import annotations

from sixgun.games.gunslinger.rules.choosing import sprint_is_built
from sixgun.games.gunslinger.table.people import bonus_of
from sixgun.games.gunslinger.table.stacks import first_of, height
from sixgun.games.gunslinger.table.state import UNKNOWN, YES, State


def alike(s: State, c: int) -> list[int]:
    """All stacks that others could take for the one that is being played. Not to be changed."""
    built = sprint_is_built(s, c)
    up = first_of(s.plan[c], s.shown[c])
    key = (s.cap[c], built, bonus_of(s, c), height(s.plan[c]), up, s.moving[c], s.running[c])
    if key not in s.stacks.alike:
        legal = s.stacks.legal(s.cap[c], built, bonus_of(s, c))
        s.stacks.alike[key] = [stack for stack in legal if looks_alike(s, c, stack)]
    return s.stacks.alike[key]


def looks_alike(s: State, c: int, stack: int) -> bool:
    """The same height, the same actions turned up, the same answers to what shots have asked."""
    mine, stacks = s.plan[c], s.stacks
    if height(stack) != height(mine):
        return False
    shown = s.shown[c]
    if stacks.actions(stack)[:shown] != stacks.actions(mine)[:shown]:
        return False
    if stacks.times(stack)[:shown] != stacks.times(mine)[:shown]:  # bonus cards are quicker
        return False
    if s.moving[c] != UNKNOWN and stacks.has_foot(stack) != (s.moving[c] == YES):
        return False
    return s.running[c] == UNKNOWN or stacks.has_run(stack) == (s.running[c] == YES)
