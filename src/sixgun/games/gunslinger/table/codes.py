"""Picks as ints; wire/picks.py has their stable texts.

A whole stack is one pick, because the number of picks is something that others can see: card by card they would learn
how many cards a secret stack has, and how often its owner thought better of it. And only of a whole stack can one say
whether it is legal: RUN may come before its ADVANCE. Menus still go card by card, then "done" (wire/labels.py).
"""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.map import COLUMNS

# ---- verbs

NO_VERB: Final = 0
PLAN: Final = 1
KEEP: Final = 2
SURRENDER: Final = 3
RESHUFFLE: Final = 4
LET_GO: Final = 5
DROP: Final = 6
MOVE: Final = 7
TURN: Final = 8
FLIP: Final = 9
DRAW: Final = 10
HAMMER: Final = 11
LOAD: Final = 12
COCK: Final = 13
UNCOCK: Final = 14
AIM: Final = 15
SHOOT: Final = 16
NOTHING: Final = 17
TRANSFER: Final = 18
YES: Final = 19
NO: Final = 20
BULLSEYE: Final = 21
LONG: Final = 22
AIM_AT_HEX: Final = 23
PLAY_OUT: Final = 24
PLAY_ON: Final = 25
CAST: Final = 26
GO_ON: Final = 27
VERBS: Final[tuple[str, ...]] = ("", *words(__name__, "")[1:])
BARE: Final[tuple[int, ...]] = (
    *(KEEP, SURRENDER, RESHUFFLE, FLIP, LOAD, COCK, UNCOCK, NOTHING, YES, NO, AIM_AT_HEX),
    *(PLAY_OUT, PLAY_ON, GO_ON),
)
TARGETED: Final = {AIM: "aim", SHOOT: "shoot", TRANSFER: "nothing"}

# ---- what stands in a pick

# An int holds the verb in bits 0-4; above it a stack of cards, or a thing (direction, location, weapon or target) in
# bits 5-15, a box in bits 16-17, and what happens to hammers from bit 18 on, two bits for each box.
THING: Final = 5
BOX_AT: Final = 16
HAMMER_AT: Final = 18

# what happens to a hammer
LEAVE: Final = 0
COCKED: Final = 1
UNCOCKED: Final = 2
HAMMERS: Final[tuple[str, ...]] = ("", "cock", "uncock")

HEX_TARGET: Final = 64  # a target is a character, or so much plus a hex
ROWS: Final = 25  # of hexes; each has up to three parts
PARTS: Final = 3
OF_A_KIND: Final = 16  # weapons of a kind that are told apart


def verb_in(code: int) -> int:
    return code & 31


def thing_in(code: int) -> int:
    return code >> THING & 2047


def box_in(code: int) -> int:
    return code >> BOX_AT & 3


def hammer_in(code: int, box: int) -> int:
    return code >> HAMMER_AT + 2 * box & 3


def stack_in(code: int) -> int:
    return code >> THING


def with_stack(stack: int) -> int:
    return PLAN | stack << THING


def with_thing(verb: int, thing: int) -> int:
    return verb | thing << THING


def with_box(verb: int, box: int) -> int:
    return verb | box << BOX_AT


def draw(weapon: int, box: int, hammer: int) -> int:
    return DRAW | weapon << THING | box << BOX_AT | hammer << HAMMER_AT + 2 * box


def hammers(gun_hand: int, other_hand: int, both_hands: int) -> int:
    return HAMMER | gun_hand << HAMMER_AT | other_hand << HAMMER_AT + 2 | both_hands << HAMMER_AT + 4


def hex_number(name: str) -> int:
    """A hex by its coordinate, the same on whatever map.

    >>> hex_name(hex_number("F3*"))
    'F3*'
    """
    row = name[1:].rstrip("*")
    parts = len(name) - 1 - len(row)
    return (COLUMNS.index(name[0]) * ROWS + int(row)) * PARTS + parts


def hex_name(number: int) -> str:
    whole, part = divmod(number, PARTS)
    return f"{COLUMNS[whole // ROWS]}{whole % ROWS}{'*' * part}"


def weapon_name(figures: Figures, weapon: int) -> str:
    """
    >>> from sixgun.games.gunslinger.table.figures import own_data
    >>> weapon_name(Figures(own_data()), 1)
    'c45.2'
    """
    return f"{figures.weapons[weapon // OF_A_KIND].lower()}.{weapon % OF_A_KIND + 1}"
