"""What is owed at the end of a segment (14.1): records of four ints, worked off one after the other by penalties.py."""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.table.state import State

# A record's first int: one of components.PENALTIES, or one of these, which go on from there.
DELAY_CARD: Final = 13  # so many DELAY CARDS
FATIGUE_CARD: Final = 14
WOUND_CARD: Final = 15
DELAY_POINTS: Final = 16  # so many delay points, without a card
STAGGER_MOVE: Final = 17  # the number: hex * 6 + facing of the shooter
STAGGER_TURN: Final = 18
COLLISIONS: Final = 19  # for everybody at once; the number: a bit for each character that was in the way
RECORD_KINDS: Final = 20


def owe(s: State, what: int, victim: int, cause: int, number: int) -> None:
    """A penalty of one of this segment's actions, to be taken at the segment's end. [4.5, 14.1]"""
    note(s.owed, what, victim, cause, number)


def next_up(s: State, what: int, victim: int, cause: int, number: int) -> None:
    """A penalty that comes next, before whatever else is still to be worked off."""
    note(s.agenda, what, victim, cause, number)


def note(records: list[int], what: int, victim: int, cause: int, number: int) -> None:
    """Add a record to a list of them."""
    records.append(what)
    records.append(victim)
    records.append(cause)
    records.append(number)
