"""What is told: each kind of event with the values that the rules note for it. wire/events.py makes events of them.

A character is its place in playing order, a weapon its handle, a target what picks call its thing, a hex its number on
the map.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words

TURN: Final = 0  # number
PLANNED: Final = 1  # character, stack (secret)
CHOSEN: Final = 2  # seat
STACKED: Final = 3  # character, number of cards
SURRENDERED: Final = 4  # character
RESHUFFLED: Final = 5  # seat, or -1 for a deck that has run out
REVEALED: Final = 6  # character, side of a card
DECLARED: Final = 7  # character, pick, lies now
LET_GO: Final = 8  # character, weapon, box
FELL: Final = 9  # character, weapon, whether it goes off
PERMITTED: Final = 10  # character, weapon, owner, whether
SEGMENT: Final = 11  # number
CANCELLED: Final = 12  # character, side of a card
DRAWN: Final = 13  # character, weapon, box, hammer, from whom or -1
COCKED: Final = 14  # character, weapon, whether it is cocked now
LOADED: Final = 15  # character, weapon, rounds
AIMED: Final = 16  # character, target as the state knows it, points
TRANSFERRED: Final = 17  # character, target as the state knows it, points
LOST_AIM: Final = 18  # character
FIRES: Final = 19  # character, weapon, thing
DREW: Final = 20  # character, purpose, card
MISFIRED: Final = 21  # character, weapon, damage
SHOT: Final = 22  # character, thing, card, aim time, range, printed hit, final hit, whether it could hit at all
BULLSEYE: Final = 23  # character, target, location
MOVED: Final = 24  # character, hex
TURNED: Final = 25  # character, facing
FLIPPED: Final = 26  # character, whether it is DOWN now
LEFT_MAP: Final = 27  # character
GAINED: Final = 28  # character, delay points, boxes crossed off, why
DROPPED: Final = 29  # character
STAGGERED: Final = 30  # character, hex
SPUN: Final = 31  # character, facing
COLLIDED: Final = 32  # character
WENT_OFF: Final = 33  # character, weapon
WOUNDED: Final = 34  # character, penalty, number
PASSED_OUT: Final = 35  # character
DIED: Final = 36  # character, how
UNDONE: Final = 37  # character, number of cards
CAPTURED: Final = 38  # character
SCORED: Final = 39  # character, victory points as numerator and denominator
ENDED: Final = 40  # winners as bits of seats, their victory points as numerator and denominator
PLAYS_OUT: Final = 41  # seat, whether it lets the remaining turns pass
CAST: Final = 42  # seat
STANDING: Final = 43  # number of the SHOWDOWN in its night, bits of those of the 48 who are out of it
TOTAL: Final = 44  # seat, its points in the night as numerator and denominator
NIGHT_ENDED: Final = 45  # winners as bits of seats, their points as numerator and denominator
SHOWDOWN: Final = 46  # number of the SHOWDOWN in its night
STANDS_IN: Final = 47  # character, which of the 48 is out
DREW_PLACE: Final = 48  # character, hex
NAMES: Final = words(__name__, "")

# What a card is drawn for.
FOR_SHOT: Final = 0
FOR_DAMAGE: Final = 1
FOR_DIRECTION: Final = 2
FOR_SERIOUS: Final = 3
FOR_DELAY: Final = 4
FOR_FATIGUE: Final = 5
FOR_WOUND: Final = 6
PURPOSES: Final = words(__name__, "FOR_")

# Why somebody takes delay points: a card of that kind was drawn, or crawling costs them.
BY_CRAWLING: Final = 3
REASONS_OF_DELAY: Final[tuple[str, ...]] = ("delay", "fatigue", "wound", "crawling")

# Events after which nobody knows more than before: a pick that causes no others is freely taken back.
QUIET: Final = {TURN, CHOSEN, LET_GO, SEGMENT, LOST_AIM, TRANSFERRED, DECLARED, PLAYS_OUT}
