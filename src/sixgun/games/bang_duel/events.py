"""The kinds of events, each with the values that the rules note for it; told.py makes them readable."""

from __future__ import annotations

(
    LED,  # seat, active character, rear character
    TURN,  # seat
    DREW,  # seat, whose deck (a seat), cards... (secret)
    SHOWED,  # seat, card: Pat Garret's second
    NO_CARDS,  # seat
    RESHUFFLED,  # number of cards
    PLAYED,  # seat, card, target place or -1, character there
    AS_COLT,  # seat, card, target place, character there
    COPIED,  # seat, discarded card, copied card
    EQUIPPED,  # seat, card, place, character
    REPLACED,  # seat, card: older Equipment of the same name goes
    RELOADED,  # seat, card
    SWAPPED,  # seat, character that is active now
    SHOT,  # seat, shooter's character, target place, character, kind of card or NO_KIND
    REVEALED,  # seat, deck's seat, face, wanted symbol, how many were turned up
    TURNED_UP,  # seat who chooses, card, card
    DODGED,  # seat, character, card or -1 - how
    PAID,  # seat, card
    UNPAID,  # seat, character: no card more, so the hit lands
    LOST_LIFE,  # seat, character, points left, instead of whom or -1
    RECOVERED,  # seat, character, points now
    DISCARDED,  # seat, card
    STOLEN,  # seat, victim, card (secret to the two)
    ROBBED,  # seat, victim, card: discarded at random
    STRIPPED,  # seat, card, place, character: discarded from play
    TOOK_GEAR,  # seat, card, place, character: into the hand
    ANSWERED,  # seat, card: in a Duel, against Indians!
    YIELDED,  # seat, character
    STORE,  # seat, cards...
    CHOSE,  # seat, card
    BLEW_UP,  # seat, character
    PASSED_ON,  # seat, place, character: the Dynamite goes to
    ELIMINATED,  # seat, character
    ENTERED,  # seat, character
    ALONE,  # seat, character
    ABILITY,  # seat, character: an ability is used
    ENDED,  # winner
) = range(37)

NAMES = (
    "led",
    "turn",
    "drew",
    "showed",
    "no-cards",
    "reshuffled",
    "played",
    "as-colt",
    "copied",
    "equipped",
    "replaced",
    "reloaded",
    "swapped",
    "shot",
    "revealed",
    "turned-up",
    "dodged",
    "paid",
    "unpaid",
    "lost-life",
    "recovered",
    "discarded",
    "stolen",
    "robbed",
    "stripped",
    "took-gear",
    "answered",
    "yielded",
    "store",
    "chose",
    "blew-up",
    "passed-on",
    "eliminated",
    "entered",
    "alone",
    "ability",
    "ended",
)

# How a hit was dodged, where it was not with a card: written as -1 - how.
BY_BARREL, BY_HAT, BY_SID = range(3)
HOWS = ("barrel", "hat", "sid-curry")

# Events after which somebody knows more than before: a pick that causes one is not freely taken back.
QUIET = {TURN, EQUIPPED, REPLACED, SWAPPED, LOST_LIFE, RECOVERED, ALONE, ABILITY, PASSED_ON, BLEW_UP, NO_CARDS}
