"""Picks as ints: what the rules, playouts and searches pass around. Their stable texts are in wire/picks.py."""

from __future__ import annotations

from typing import Final

from sixgun.games.gunfighters.table.components import kind_of

# An int holds a location in bits 0-2, a kind of card in bits 3-7, a seat in bits 8-10 and the verb above. A claim has
# the notes of its three cards, two bits each, where the others have kind and seat.
PLACE_MASK: Final = 7
KIND_SHIFT: Final = 3
KIND_MASK: Final = 31
SEAT_SHIFT: Final = 8
SEAT_MASK: Final = 7
VERB_SHIFT: Final = 11
MOVE: Final = 1 << VERB_SHIFT
TAKE: Final = 2 << VERB_SHIFT
SHOOT: Final = 3 << VERB_SHIFT
STORY: Final = 4 << VERB_SHIFT
DONE: Final = 5 << VERB_SHIFT
CLAIM: Final = 6 << VERB_SHIFT
LOSE: Final = 7 << VERB_SHIFT
TOP: Final = 8 << VERB_SHIFT
NAME: Final = 9 << VERB_SHIFT
POINT: Final = 10 << VERB_SHIFT
AGREE: Final = 11 << VERB_SHIFT
DISAGREE: Final = 12 << VERB_SHIFT
LATE: Final = 13 << VERB_SHIFT
VERB_MASK: Final = -1 << VERB_SHIFT


def verb_in(code: int) -> int:
    return code & VERB_MASK


def place_in(code: int) -> int:
    return code & PLACE_MASK


def kind_in(code: int) -> int:
    return code >> KIND_SHIFT & KIND_MASK


def seat_in(code: int) -> int:
    return code >> SEAT_SHIFT & SEAT_MASK


def with_kind(verb: int, kind: int) -> int:
    return verb | kind << KIND_SHIFT


def shot(seat: int, kind: int, place: int) -> int:
    return SHOOT | seat << SEAT_SHIFT | kind << KIND_SHIFT | place


def claim(place: int, notes: tuple[int, int, int]) -> int:
    return CLAIM | notes[2] << 7 | notes[1] << 5 | notes[0] << 3 | place


def claimed_kinds(code: int) -> tuple[int, int, int]:
    """The three cards of a claim, the last one to lie on top."""
    place = place_in(code)
    return (kind_of(place, code >> 3 & 3), kind_of(place, code >> 5 & 3), kind_of(place, code >> 7 & 3))
