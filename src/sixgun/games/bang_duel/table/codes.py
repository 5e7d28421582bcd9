"""Picks as ints: what the rules, playouts and searches pass around. Their stable texts are in wire/picks.py."""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words
from sixgun.games.bang_duel.table.components import NO_FACE
from sixgun.games.bang_duel.table.kinds import NO_KIND, WATER

# An int holds a face in bits 0-7, a target in bits 8-11, a kind of Equipment or a character in bits 12-16, and the verb
# above.
TARGET_SHIFT: Final = 8
KIND_SHIFT: Final = 12
VERB_SHIFT: Final = 17
VERB_MASK: Final = -1 << VERB_SHIFT
FACE_MASK: Final = 255
AIM_MASK: Final = ~VERB_MASK & ~FACE_MASK

# at what
AT_NOTHING: Final = 0
AT_FRONT: Final = 1
AT_REAR: Final = 2
AT_MY_FRONT: Final = 3
AT_MY_REAR: Final = 4
AT_HAND_LAW: Final = 5
AT_HAND_OUTLAW: Final = 6
AT_THEIRS: Final = 7
AT_MINE: Final = 8
TARGETS: Final = words(__name__, "AT_")
PLACES: Final[tuple[int, ...]] = (AT_FRONT, AT_REAR, AT_MY_FRONT, AT_MY_REAR)

# what is done
DO_LEAD: Final = 1 << VERB_SHIFT
DO_PLAY: Final = 2 << VERB_SHIFT
DO_COLT: Final = 3 << VERB_SHIFT
DO_RELOAD: Final = 4 << VERB_SHIFT
DO_SWAP: Final = 5 << VERB_SHIFT
DO_BABE_LEROY: Final = 6 << VERB_SHIFT
DO_CATTLE_KATIE: Final = 7 << VERB_SHIFT
DO_PEARL_HAT: Final = 8 << VERB_SHIFT
DO_SOUNDANCE_KID: Final = 9 << VERB_SHIFT
DO_COPY: Final = 10 << VERB_SHIFT
DO_END: Final = 11 << VERB_SHIFT
DO_DISCARD: Final = 12 << VERB_SHIFT
DO_DODGE: Final = 13 << VERB_SHIFT
DO_BARREL: Final = 14 << VERB_SHIFT
DO_HAT: Final = 15 << VERB_SHIFT
DO_SID_CURRY: Final = 16 << VERB_SHIFT
DO_PAY: Final = 17 << VERB_SHIFT
DO_ANSWER: Final = 18 << VERB_SHIFT
DO_TAKE: Final = 19 << VERB_SHIFT
DO_CHOOSE: Final = 20 << VERB_SHIFT
DO_STRIP: Final = 21 << VERB_SHIFT
DO_ROB: Final = 22 << VERB_SHIFT
DO_YES: Final = 23 << VERB_SHIFT
DO_NO: Final = 24 << VERB_SHIFT
VERBS: Final = words(__name__, "DO_", unit=1 << VERB_SHIFT, first=1)

NONE: Final = NO_KIND << KIND_SHIFT  # no Equipment or character is named
BARE: Final = NONE | NO_FACE  # nor a card


def verb_in(code: int) -> int:
    return code & VERB_MASK


def verb_text(code: int) -> str:
    return VERBS[(code >> VERB_SHIFT) - 1]


def face_in(code: int) -> int:
    return code & FACE_MASK


def target_in(code: int) -> int:
    return code >> TARGET_SHIFT & 15


def kind_in(code: int) -> int:
    """The Equipment, or the character, that a pick names."""
    return code >> KIND_SHIFT & 31


def aim_in(code: int) -> int:
    """What a pick is aimed at: its target and Equipment, as a part of a code."""
    return code & AIM_MASK


def aim(target: int, gear: int = NO_KIND) -> int:
    """A target and Equipment there, as a part of a code."""
    return target << TARGET_SHIFT | gear << KIND_SHIFT


def bare(verb: int) -> int:
    return verb | BARE


def with_face(verb: int, face: int, target: int = AT_NOTHING) -> int:
    return verb | NONE | target << TARGET_SHIFT | face


def at(verb: int, target: int, kind: int = NO_KIND, face: int = NO_FACE) -> int:
    return verb | kind << KIND_SHIFT | target << TARGET_SHIFT | face


COPY_RELOAD: Final = at(DO_COPY, AT_HAND_LAW, WATER)  # its parts mean nothing here: no other pick has them
