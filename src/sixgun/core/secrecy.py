"""What others may know of a pick: the one rule for records, stories, lists, and everybody who looks on.

A pick is secret until an event reveals it. Of what seats choose together, nobody is told which picks were made; and as
long as a seat has not finished its answer, not even that it has begun one: how many cards a player puts aside is known
when all have chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.events import Event
from sixgun.core.state import State

PART: Final = 0  # of an answer that is given in secret, and goes on: others are not told that there is one
MADE: Final = 1  # others know that it was made, not which one it was
OPEN: Final = 2  # its events tell everybody which one it was


def known_of(sealed: int, s: State, seat: int, events: Sequence[Event]) -> int:
    """What others know of a pick that has led to a state; `sealed` is the state's own from before."""
    if sealed < 0:
        return OPEN if any([event.to(None) is not None for event in events]) else MADE
    goes_on = s.sealed == sealed and s.asked >> seat & 1
    others = [None, *[other for other in range(s.seats) if other != seat]]
    told = any([event.to(other) is not None for event in events for other in others])
    return PART if goes_on and not told else MADE


def shown(pick: str, known: int) -> str:
    """A pick as others may read it."""
    return pick if known == OPEN else "?"
