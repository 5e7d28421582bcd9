"""Picks as ints: a verb and two operands. Their stable texts are in wire/picks.py."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.table.state import ABILITY_OF, IN_PLAY, NOBODY, PLAYER, SQUARE, State, ability_in

VERB_SHIFT: Final = 40
FIRST_SHIFT: Final = 20
OPERAND: Final = (1 << FIRST_SHIFT) - 1
VERB_MASK: Final = -1 << VERB_SHIFT
PASS: Final = 1 << VERB_SHIFT
DONE: Final = 2 << VERB_SHIFT
YES: Final = 3 << VERB_SHIFT
NO: Final = 4 << VERB_SHIFT
ACCEPT: Final = 5 << VERB_SHIFT
REFUSE: Final = 6 << VERB_SHIFT
OPPOSE: Final = 7 << VERB_SHIFT
GANG: Final = 8 << VERB_SHIFT
MOVE: Final = 9 << VERB_SHIFT
CALL_OUT: Final = 10 << VERB_SHIFT
SHOP: Final = 11 << VERB_SHIFT
INVENT: Final = 12 << VERB_SHIFT
TRADE: Final = 13 << VERB_SHIFT
REPLACE: Final = 14 << VERB_SHIFT
ACT: Final = 15 << VERB_SHIFT
PLAY: Final = 16 << VERB_SHIFT
CHOOSE: Final = 17 << VERB_SHIFT
PAY: Final = 18 << VERB_SHIFT
EITHER: Final = 19 << VERB_SHIFT
NAME: Final = 20 << VERB_SHIFT
LEAD: Final = 21 << VERB_SHIFT
JOIN: Final = 22 << VERB_SHIFT
INVITE: Final = 23 << VERB_SHIFT
SHOOTER: Final = 24 << VERB_SHIFT
REDRAW: Final = 25 << VERB_SHIFT
DROP: Final = 26 << VERB_SHIFT
DISCARD: Final = 27 << VERB_SHIFT
ACE: Final = 28 << VERB_SHIFT
HOME: Final = 29 << VERB_SHIFT
FLEE: Final = 30 << VERB_SHIFT
RELEASE: Final = 31 << VERB_SHIFT
CUT: Final = 32 << VERB_SHIFT
BARE: Final[tuple[int, ...]] = (PASS, DONE, YES, NO, ACCEPT, REFUSE, OPPOSE)
WITH_ONE: Final = frozenset(  # verbs that take one operand only
    [GANG, PAY, EITHER, NAME, LEAD, INVITE, SHOOTER, REDRAW, DROP, DISCARD, ACE, HOME, FLEE, RELEASE, CUT]
)
WITH_ABILITY: Final[tuple[int, ...]] = (ACT, PLAY, CHOOSE)

# What follows a verb: two operands of twenty bits, each of which says itself what it is.
NOTHING: Final = 0
SEAT: Final = 0x200
NUMBER: Final = 0x300
CODE: Final = 0x500
FACE: Final = 0x1000  # and the number of the printed card, up to MOST_WHAT
GIVEN: Final = 0x20000  # an ability that another card gives: that printed card, and which of its abilities
TAG: Final = 0x80000
TOWN_SQUARE: Final = 0x210
LEFT: Final = 0x211
RIGHT: Final = 0x212
MOST_NUMBER: Final = 255


def pick(verb: int, first: int = NOTHING, second: int = NOTHING) -> int:
    return verb | first << FIRST_SHIFT | second


def verb_in(pick: int) -> int:
    return pick & VERB_MASK


def first_in(pick: int) -> int:
    return pick >> FIRST_SHIFT & OPERAND


def second_in(pick: int) -> int:
    return pick & OPERAND


def has_too_much(pick: int) -> bool:
    """Whether a pick has a second operand that its verb does not take."""
    return pick & OPERAND != NOTHING and pick & VERB_MASK in WITH_ONE


def given_by(what: int, k: int) -> int:
    """An ability that a printed card gives to others."""
    return GIVEN | what << 4 | k


def giver_in(operand: int) -> tuple[int, int]:
    """The printed card that gives an ability, and which of its abilities it is; -1 for anything else."""
    return (operand - GIVEN >> 4, operand & 15) if GIVEN <= operand < GIVEN << 1 else (-1, -1)


def number_in(operand: int) -> int:
    """The number, or -1 if it is something else."""
    return operand - NUMBER if NUMBER <= operand <= NUMBER + MOST_NUMBER else -1


# ---- cards, places and players of a state as operands, and back


def in_play(s: State, card: int) -> int:
    """A card in play, or the town square."""
    return TAG | s.tags[card] if card else TOWN_SQUARE


def face(s: State, card: int) -> int:
    """A card in a hand or pile."""
    return FACE + s.what[card]


def choice(s: State, thing: int) -> int:
    """The pick that chooses a thing."""
    if thing >= ABILITY_OF:
        card, k = ability_in(thing)
        return pick(CHOOSE, in_play(s, card), NUMBER + k)
    if thing >= PLAYER:
        return pick(CHOOSE, SEAT + thing - PLAYER)
    if thing == SQUARE or s.zone[thing] == IN_PLAY:
        return pick(CHOOSE, in_play(s, thing))
    return pick(CHOOSE, face(s, thing))


def card_in_play(s: State, operand: int) -> int:
    """The card in play, or the town square, that an operand names; NOBODY if there is none."""
    if operand == TOWN_SQUARE:
        return SQUARE
    if operand < TAG:
        return NOBODY
    tag = operand - TAG
    for card, other in enumerate(s.tags):
        if other == tag:
            return card if s.zone[card] == IN_PLAY else NOBODY
    return NOBODY


def card_in(s: State, pile: list[int], operand: int) -> int:
    """A card of a pile with that face, or NOBODY: copies are alike, and the one that is known best is meant."""
    what = operand - FACE
    found = [card for card in pile if s.what[card] == what]
    return best_known(s, found) if found else NOBODY


def best_known(s: State, copies: list[int]) -> int:
    """Of copies in a hand: one that all have seen, then one of an older shuffle, as its owner must have it.

    Any other rule would tell the others whether there is a further copy.
    """
    best = copies[0]
    for card in copies:
        if (s.seen[card], -s.lot[card]) > (s.seen[best], -s.lot[best]):
            best = card
    return best


def faces(s: State, verb: int, cards: list[int]) -> list[int]:
    """A pick for each different card of a pile, in no telling order."""
    return [pick(verb, FACE + what) for what in sorted({s.what[card] for card in cards})]
