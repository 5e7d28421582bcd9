"""What is told, as the rules note it: each kind of event, with the values that follow it.

A gang's cards lie in a row, and everybody sees which of them is put down or turned up: the nth that the gang has had.
What happens in every turn is told only where somebody listens (`s.told is not None`): playouts would lose a twentieth
of their speed to values that nobody reads.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words

TURN: Final = 0  # seat
LEFT: Final = 1  # seat, card, nth: put down for a Move
DREW: Final = 2  # seat, card (secret)
TOOK: Final = 3  # seat, card from the discards
NO_CARDS: Final = 4  # seat: nothing to draw
RESHUFFLED: Final = 5  # number of cards
SHOT: Final = 6  # shooter, target, place, shown card or -1, its nth
MISSED: Final = 7  # shooter, target, place
FELL: Final = 8  # shooter, target, place, cards..., their nths...
ON_TOP: Final = 9  # target, card
EARNED: Final = 10  # seat, coins from the bank
STORY: Final = 11  # seat, story card
NOBODY_THERE: Final = 12  # seat, place: loses nothing to a Story card
LOST: Final = 13  # seat, card, nth
CRIED: Final = 14  # seat, place
SHOWED: Final = 15  # seat, place, cards..., their nths...
SHOWED_HAND: Final = 16  # seat, cards...
CLIMAX: Final = 17  # seat, climax card
NO_CLIMAX: Final = 18  # seat
CLIMAX_BACK: Final = 19  # seat, climax card
OUT: Final = 20  # seat, shooter or -1, coins
CLAIMED: Final = 21  # seat, place, cards..., their nths...
LATE: Final = 22  # seat
TIE_OFFERED: Final = 23  # seat, seat
TIE_REFUSED: Final = 24  # coins each
ENDED: Final = 25  # reason, winners as bits

NAMES: Final = words(__name__, "")
