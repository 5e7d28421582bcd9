"""Picks as ints, and their stable texts.

A card is named by its face, such as `colt.od`: kind, back (l or o), symbol (b, s, d, h). A target is `front` or `rear`
for the opponent's characters, `my-front` or `my-rear` for one's own; `/barrel` names Equipment there.

| text                        | meaning                                                                             |
|-----------------------------|-------------------------------------------------------------------------------------|
| lead:tex-killer             | the starting character that shall be active                                         |
| play:wagon.lb               | play a card that needs no target                                                    |
| play:colt.od>front          | play a card on a character                                                          |
| play:robbery.oh>hand-law    | take a card at random from the opponent's hand, one with that back                  |
| play:robbery.oh>front/hat   | discard (Schoolteacher: take) Equipment in play                                     |
| play:water.ls>mine          | swap a pair, `mine` or `theirs`                                                     |
| colt:missed.ls>front        | play a card as a Colt (Annie Oakey, Toco Ramirez)                                   |
| reload:water.ls             | discard a card from the hand to draw one                                            |
| reload:in-play/scope        | discard Equipment of the own active character to draw one                           |
| swap                        | move the own marker; for a dodged Shotgun swap>mine, swap>theirs                    |
| babe-leroy                  | use an ability that needs nothing more                                              |
| cattle-katie/hat            | discard that Equipment of hers                                                      |
| pearl-hat:colt.od           | discard that card to copy the Action card on top of the discards                    |
| soundance-kid:colt.od       | discard that card to draw two                                                       |
| copy, copy>front, copy:reload | what to do with the copied card, as for `play`                                    |
| end                         | the play phase is over                                                              |
| discard:colt.od             | a card to discard                                                                   |
| dodge:missed.ls             | a card to dodge with                                                                |
| barrel, hat, sid-curry      | other ways to dodge                                                                 |
| pay:colt.od                 | the additional card against Tex Killer                                              |
| answer:colt.od              | a hit card in a Duel or against Indians!                                            |
| take                        | not dodge, not answer, not pay                                                      |
| choose:colt.od              | a card of the General Store, a revealed card for Bart Masterson                     |
| strip>front/hat, strip/hat  | Equipment to discard (Carbine); of the fallen, to take (Bull Anderson)              |
| rob>hand-law                | a random card of the opponent's hand with that back (Slim Poet, Bull Anderson)      |
| yes, no                     | an answer to a "may"                                                                |
"""

from __future__ import annotations

from typing import Final

from sixgun.games.bang_duel.table.components import (
    ACTIONS,
    CHARACTERS,
    DERRINGER,
    DODGES,
    DUEL,
    EQUIPMENT,
    FACE_NAMES,
    FACES,
    GATLING,
    HITS,
    KINDS,
    KNIFE,
    NO_FACE,
    NO_KIND,
    RELOADS,
    ROBBERY,
    SCHOOLTEACHER,
    STRONG_BEER,
    WATER,
)

# An int holds a face in bits 0-7, a target in bits 8-11, a kind of Equipment or a character in bits 12-16, and the verb
# above.
TARGET_SHIFT: Final = 8
KIND_SHIFT: Final = 12
VERB_SHIFT: Final = 17
VERB_MASK: Final = -1 << VERB_SHIFT

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
    return code & 255


def target_in(code: int) -> int:
    return code >> TARGET_SHIFT & 15


def kind_in(code: int) -> int:
    """The Equipment that a pick names."""
    return code >> KIND_SHIFT & 31


def bare(verb: int) -> int:
    return verb | BARE


def with_face(verb: int, face: int, target: int = NO_TARGET) -> int:
    return verb | NONE | target << TARGET_SHIFT | face


def at(verb: int, target: int, kind: int = NO_KIND, face: int = NO_FACE) -> int:
    return verb | kind << KIND_SHIFT | target << TARGET_SHIFT | face


def text_of(code: int) -> str:
    """
    >>> text_of(with_face(PLAY, 77, FRONT)), text_of(at(RELOAD, MY_FRONT, 20))
    ('play:colt.os>front', 'reload:in-play/scope')
    """
    verb, face, target, kind = verb_in(code), face_in(code), target_in(code), kind_in(code)
    text = VERBS[(verb >> VERB_SHIFT) - 1]
    if verb == LEAD:
        return f"lead:{CHARACTERS[kind]}"
    if verb == RELOAD and face == NO_FACE:
        return f"reload:in-play/{KINDS[kind]}"
    if verb == COPY and target == HAND_LAW and kind == WATER:
        return "copy:reload"
    if face != NO_FACE:
        text += ":" + FACE_NAMES[face]
    if target != NO_TARGET:
        text += ">" + TARGETS[target]
    if kind != NO_KIND:
        text += "/" + KINDS[kind]
    return text


COPY_RELOAD: Final = at(COPY, HAND_LAW, WATER)  # its parts mean nothing here: no other pick has them


def aims_of(kind: int) -> list[int]:
    """All targets that are well-formed for a card, as parts of a code."""
    aimed = [place << TARGET_SHIFT | NONE for place in PLACES]
    in_play = [place << TARGET_SHIFT | gear << KIND_SHIFT for place in PLACES for gear in sorted(EQUIPMENT)]
    if kind == WATER:
        return [THEIRS << TARGET_SHIFT | NONE, MINE << TARGET_SHIFT | NONE]
    if kind == ROBBERY:
        return [HAND_LAW << TARGET_SHIFT | NONE, HAND_OUTLAW << TARGET_SHIFT | NONE, *in_play]
    if kind == SCHOOLTEACHER:
        return in_play
    if kind in EQUIPMENT or kind in (STRONG_BEER, DUEL) or (kind in HITS and kind != GATLING):
        return aimed
    return [NONE]


def every_code() -> list[int]:
    """Every well-formed pick, legal now or not."""
    codes = [bare(verb) for verb in (SWAP, BABE, END, USE_BARREL, USE_HAT, USE_SID, TAKE, YES, NO)]
    codes += [LEAD | character << KIND_SHIFT | NO_FACE for character in range(24)]
    codes += [at(SWAP, MINE), at(SWAP, THEIRS), COPY_RELOAD, at(ROB, HAND_LAW), at(ROB, HAND_OUTLAW)]
    for face in range(FACES):
        kind = face >> 3
        codes += [with_face(verb, face) for verb in (DISCARD, DODGE, PAY, ANSWER, CHOOSE, PEARL, SOUNDANCE)]
        codes += [PLAY | aim | face for aim in aims_of(kind)]
        codes += [with_face(AS_COLT, face, place) for place in PLACES]
        if kind in RELOADS:
            codes.append(with_face(RELOAD, face))
    for kind in sorted(EQUIPMENT):
        codes += [at(KATIE, NO_TARGET, kind), *[at(STRIP, target, kind) for target in (NO_TARGET, *PLACES)]]
        if kind in RELOADS:
            codes.append(at(RELOAD, MY_FRONT, kind))
    copied = {aim for kind in sorted(ACTIONS - DODGES) for aim in aims_of(kind)}
    assert {DERRINGER, KNIFE} <= ACTIONS
    codes += [COPY | aim | NO_FACE for aim in sorted(copied)]
    return codes


CODE_OF: Final[dict[str, int]] = {text_of(code): code for code in every_code()}
