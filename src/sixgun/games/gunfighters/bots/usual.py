"""What Enter stands for: what a sensible player could do, or nothing.

Nobody shoots, pays or claims by it, and nobody is late. A turn cannot be passed: a Move from the deck
shows nothing, so it is one of these, out of the place that is best left.
"""

from __future__ import annotations

from sixgun.games.gunfighters.bots.weigh import weigh
from sixgun.games.gunfighters.table import codes, sequence
from sixgun.games.gunfighters.table.components import NOTE_BITS
from sixgun.games.gunfighters.table.state import State

WEIGHED = (sequence.ACTION, sequence.LOSE, sequence.LOSE_LATE, sequence.NAME)
NOTES_MASK = (1 << NOTE_BITS) - 1


def usual(s: State, seat: int, legal: list[int]) -> int:
    """One of the legal picks."""
    question = s.question
    if question in WEIGHED:
        safe = [code for code in legal if codes.verb_in(code) in (codes.MOVE, codes.LOSE, codes.NAME)]
        weights = weigh(s, seat, safe)
        return safe[weights.index(max(weights))]
    if question == sequence.TOP:
        return min(legal, key=lambda code: codes.kind_in(code) & NOTES_MASK)
    if question == sequence.POINT:
        rivals = [code for code in legal if codes.verb_in(code) == codes.POINT]
        return max(rivals, key=lambda code: s.coins[codes.seat_in(code)])
    return codes.AGREE if question == sequence.TIE else codes.DONE
