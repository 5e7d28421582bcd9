"""What is told: each kind of event with the values that the rules note for it. telling.py makes events of them.

A character is its place in playing order, a weapon its handle, a target what picks call its thing, a hex its number on
the map.
"""

from __future__ import annotations

(
    TURN,  # number
    PLANNED,  # character, stack (secret)
    CHOSEN,  # seat
    STACKED,  # character, number of cards
    SURRENDERED,  # character
    RESHUFFLED,  # seat, or -1 for a deck that has run out
    REVEALED,  # character, side of a card
    DECLARED,  # character, pick
    LET_GO,  # character, weapon, box
    FELL,  # character, weapon, whether it goes off
    PERMITTED,  # character, weapon, owner, whether
    SEGMENT,  # number
    CANCELLED,  # character, side of a card
    DRAWN,  # character, weapon, box, hammer, from whom or -1
    COCKED,  # character, weapon, whether it is cocked now
    LOADED,  # character, weapon, rounds
    AIMED,  # character, target as the state knows it, points
    TRANSFERRED,  # character, target as the state knows it, points
    LOST_AIM,  # character
    FIRES,  # character, weapon, thing
    DREW,  # character, purpose, card
    MISFIRED,  # character, weapon, damage
    SHOT,  # character, thing, card, aim time, range, printed hit, final hit, whether it could hit at all
    BULLSEYE,  # character, target, location
    MOVED,  # character, hex
    TURNED,  # character, facing
    FLIPPED,  # character, whether it is DOWN now
    LEFT_MAP,  # character
    GAINED,  # character, delay points, boxes crossed off
    DROPPED,  # character
    STAGGERED,  # character, hex
    SPUN,  # character, facing
    COLLIDED,  # character
    WENT_OFF,  # character, weapon
    WOUNDED,  # character, penalty, number
    PASSED_OUT,  # character
    DIED,  # character, how
    UNDONE,  # character, number of cards
    CAPTURED,  # character
    SCORED,  # character, victory points as numerator and denominator
    ENDED,  # winners as bits of seats, their victory points as numerator and denominator
) = range(41)

NAMES = (
    "turn",
    "planned",
    "chosen",
    "stacked",
    "surrendered",
    "reshuffled",
    "revealed",
    "declared",
    "let-go",
    "fell",
    "permitted",
    "segment",
    "cancelled",
    "drawn",
    "cocked",
    "loaded",
    "aimed",
    "transferred",
    "lost-aim",
    "fires",
    "drew",
    "misfired",
    "shot",
    "bullseye",
    "moved",
    "turned",
    "flipped",
    "left-map",
    "gained",
    "dropped",
    "staggered",
    "spun",
    "collided",
    "went-off",
    "wounded",
    "passed-out",
    "died",
    "undone",
    "captured",
    "scored",
    "ended",
)

# What a card is drawn for.
FOR_SHOT, FOR_DAMAGE, FOR_HEX, FOR_SERIOUS, FOR_DELAY, FOR_FATIGUE, FOR_WOUND = range(7)
HAMMERS = ("as-is", "cocked", "uncocked")
PURPOSES = ("shot", "damage", "direction", "serious", "delay", "fatigue", "wound")

# Events after which nobody knows more than before: a pick that causes no others is freely taken back.
QUIET = {TURN, CHOSEN, LET_GO, SEGMENT, LOST_AIM, TRANSFERRED, DECLARED}
