"""Picks as ints: what the rules, playouts and searches pass around. Their stable texts are in wire/picks.py."""

from __future__ import annotations

from typing import Final

from sixgun.games.bang_duel.table.components import NO_FACE, NO_KIND, WATER

# An int holds a face in bits 0-7, a target in bits 8-11, a kind of Equipment or a character in bits 12-16, and the verb
# above.
TARGET_SHIFT: Final = 8
KIND_SHIFT: Final = 12
VERB_SHIFT: Final = 17
VERB_MASK: Final = -1 << VERB_SHIFT
FACE_MASK: Final = 255
AIM_MASK: Final = ~VERB_MASK & ~FACE_MASK

TARGETS: Final[tuple[str, ...]] = (
    "",
    "front",
    "rear",
    "my-front",
    "my-rear",
    "hand-law",
    "hand-outlaw",
    "theirs",
    "mine",
)
NO_TARGET: Final = 0
FRONT: Final = 1
REAR: Final = 2
MY_FRONT: Final = 3
MY_REAR: Final = 4
HAND_LAW: Final = 5
HAND_OUTLAW: Final = 6
THEIRS: Final = 7
MINE: Final = 8
PLACES: Final[tuple[int, ...]] = (FRONT, REAR, MY_FRONT, MY_REAR)

VERBS: Final[tuple[str, ...]] = (
    "lead",
    "play",
    "colt",
    "reload",
    "swap",
    "babe-leroy",
    "cattle-katie",
    "pearl-hat",
    "soundance-kid",
    "copy",
    "end",
    "discard",
    "dodge",
    "barrel",
    "hat",
    "sid-curry",
    "pay",
    "answer",
    "take",
    "choose",
    "strip",
    "rob",
    "yes",
    "no",
)
LEAD: Final = 1 << VERB_SHIFT
PLAY: Final = 2 << VERB_SHIFT
AS_COLT: Final = 3 << VERB_SHIFT
RELOAD: Final = 4 << VERB_SHIFT
SWAP: Final = 5 << VERB_SHIFT
BABE: Final = 6 << VERB_SHIFT
KATIE: Final = 7 << VERB_SHIFT
PEARL: Final = 8 << VERB_SHIFT
SOUNDANCE: Final = 9 << VERB_SHIFT
COPY: Final = 10 << VERB_SHIFT
END: Final = 11 << VERB_SHIFT
DISCARD: Final = 12 << VERB_SHIFT
DODGE: Final = 13 << VERB_SHIFT
USE_BARREL: Final = 14 << VERB_SHIFT
USE_HAT: Final = 15 << VERB_SHIFT
USE_SID: Final = 16 << VERB_SHIFT
PAY: Final = 17 << VERB_SHIFT
ANSWER: Final = 18 << VERB_SHIFT
TAKE: Final = 19 << VERB_SHIFT
CHOOSE: Final = 20 << VERB_SHIFT
STRIP: Final = 21 << VERB_SHIFT
ROB: Final = 22 << VERB_SHIFT
YES: Final = 23 << VERB_SHIFT
NO: Final = 24 << VERB_SHIFT

NONE: Final = NO_KIND << KIND_SHIFT  # no Equipment or character is named
BARE: Final = NONE | NO_FACE  # nor a card


def verb_in(code: int) -> int:
    return code & VERB_MASK


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


def with_face(verb: int, face: int, target: int = NO_TARGET) -> int:
    return verb | NONE | target << TARGET_SHIFT | face


def at(verb: int, target: int, kind: int = NO_KIND, face: int = NO_FACE) -> int:
    return verb | kind << KIND_SHIFT | target << TARGET_SHIFT | face


COPY_RELOAD: Final = at(COPY, HAND_LAW, WATER)  # its parts mean nothing here: no other pick has them
