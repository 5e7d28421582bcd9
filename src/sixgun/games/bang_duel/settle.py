"""What waits until a card is done (Effetti simultanei): eliminations first, then hits and other consequences in order.

A reaction may fire a hit, or a loss set something off, in the middle of a card. It is noted here as four ints: what it
is, whose it is, the place that it came from, and the character there, which must still be in play when its time comes.
[simultaneous.elimination.after-effect, simultaneous.trigger.queued, simultaneous.trigger.after-eliminations]
"""

from __future__ import annotations

from sixgun.games.bang_duel.state import State

COUNTER_HIT, SID_HIT, PINKERTOON_HIT, BILL_HIT, THORN_HIT, WATCH_DRAW, JANGO_DRAW, SLIM_DISCARD = range(8)
WIDTH = 4


def wait(s: State, what: int, seat: int, place: int) -> None:
    """Note a consequence for later. For SID_HIT the place is the target's: whoever fired."""
    s.waiting += (what, seat, place, s.who[place])
