"""What waits until a card is done (Effetti simultanei): eliminations first, then hits and other consequences in order.

A reaction may fire a hit, or a loss set something off, in the middle of a card. It is noted here as four ints: what it
is, whose it is, the place that it came from, and the character there, which may have fallen when its time comes.
[simultaneous.elimination.after-effect, simultaneous.trigger.queued, simultaneous.trigger.after-eliminations]
"""

from __future__ import annotations

from typing import Final

from sixgun.games.bang_duel.table.state import State

COUNTER_HIT: Final = 0
SID_HIT: Final = 1
PINKERTOON_HIT: Final = 2
BILL_HIT: Final = 3
THORN_HIT: Final = 4
WATCH_DRAW: Final = 5
JANGO_DRAW: Final = 6
SLIM_DISCARD: Final = 7
KINDS: Final = 8
WIDTH: Final = 4


def wait(s: State, what: int, seat: int, place: int) -> None:
    """Note a consequence for later. For SID_HIT the place is the target's: the shooter's."""
    s.waiting += (what, seat, place, s.who[place])
