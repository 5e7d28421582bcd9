"""The kinds of events, each with the values that the rules note for it; wire/events.py makes them readable."""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words

LED: Final = 0  # seat, active character, rear character
TURN: Final = 1  # seat
DREW: Final = 2  # seat, whose deck (a seat), cards... (secret)
SHOWED: Final = 3  # seat, card: Pat Garret's second
NO_CARDS: Final = 4  # seat
RESHUFFLED: Final = 5  # number of cards
PLAYED: Final = 6  # seat, card, target place or -1, character there
AS_COLT: Final = 7  # seat, card, target place, character there
COPIED: Final = 8  # seat, discarded card, copied card
EQUIPPED: Final = 9  # seat, card, place, character
REPLACED: Final = 10  # seat, card: older Equipment of the same name goes
RELOADED: Final = 11  # seat, card
SWAPPED: Final = 12  # seat, character that is active now
SHOT: Final = 13  # seat, shooter's character, target place, character, kind of card or NO_KIND
REVEALED: Final = 14  # seat, deck's seat, face, wanted symbol, how many were turned up
TURNED_UP: Final = 15  # seat who chooses, card, card
DODGED: Final = 16  # seat, character, card or -1 - how
PAID: Final = 17  # seat, card
UNPAID: Final = 18  # seat, character: no card more, so the hit lands
LOST_LIFE: Final = 19  # seat, character, points left, instead of whom or -1
RECOVERED: Final = 20  # seat, character, points now
DISCARDED: Final = 21  # seat, card
STOLEN: Final = 22  # seat, victim, card (secret to the two)
ROBBED: Final = 23  # seat, victim, card: discarded at random
STRIPPED: Final = 24  # seat, card, place, character: discarded from play
TOOK_GEAR: Final = 25  # seat, card, place, character: into the hand
ANSWERED: Final = 26  # seat, card: in a Duel, against Indians!
YIELDED: Final = 27  # seat, character
STORE: Final = 28  # seat, cards...
CHOSE: Final = 29  # seat, card
BLEW_UP: Final = 30  # seat, character
PASSED_ON: Final = 31  # seat, place, character: the Dynamite goes to
ELIMINATED: Final = 32  # seat, character
ENTERED: Final = 33  # seat, character
ALONE: Final = 34  # seat, character
ABILITY: Final = 35  # seat, character: an ability is used
ENDED: Final = 36  # winner

NAMES: Final = words(__name__, "")

# How a hit was dodged, where it was not with a card: written as -1 - how.
BY_BARREL: Final = 0
BY_HAT: Final = 1
BY_SID_CURRY: Final = 2
HOWS: Final = words(__name__, "BY_")

# Events after which nobody knows more than before: a pick that causes only such ones may be taken back freely.
QUIET: Final = {TURN, EQUIPPED, REPLACED, SWAPPED, LOST_LIFE, RECOVERED, ALONE, ABILITY, PASSED_ON, BLEW_UP, NO_CARDS}
