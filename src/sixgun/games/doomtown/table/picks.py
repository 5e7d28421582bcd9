"""Picks as ints, and their stable texts.

A card in play is `sloane.1`: its name and its owner's seat, and for a later copy its number, `mustang.1.1`. A card in a
hand or pile is `sloane`: copies are alike. Places are `square` and the cards in play that are places.

| text                                | meaning                                                           |
|-------------------------------------|-------------------------------------------------------------------|
| pass, done, yes, no                 | as they say                                                       |
| gang:sloane                         | a dude for the starting gang                                      |
| move:sloane.1>square                | Movin'                                                            |
| call-out:sloane.1>clyde-owens.0     | Callin' Out; then accept or refuse                                |
| shop:sloane                         | Shoppin': a dude, or a deed out of town                           |
| shop:pony-express>left              | a deed at an end of the street                                    |
| shop:peacemaker>clyde-owens.0       | goods or a spell for a dude                                       |
| invent:auto-revolver>elander.0      | a Gadget, and who tries to invent it                              |
| trade:mustang.1>sloane.1            | goods that change hands; then more, or done                       |
| replace:clyde-owens>clyde-owens.0   | another version of a dude in play                                 |
| act:shadow-walk.0/1                 | an ability of a card in play, counted from 0; /0 is not written   |
| play:one-good-turn/1                | an action card from the hand                                      |
| choose:sloane.1, choose:sloane      | what an ability asks for: a card in play, one in a pile,          |
| choose:square, choose:seat-1        | a place, a player,                                                |
| choose:sloane.1/0                   | an ability of a dude                                              |
| pay:3, either:1, name:10H           | an amount, one of two effects, a suit and value                   |
| lead:sloane.1                       | the leader of a job                                               |
| join:sloane.1, invite:seat-2        | a posse; oppose, pass for the posse against a job                 |
| shooter:sloane.1                    | the shooter of the round                                          |
| redraw:sloane, drop:sloane          | cards of the draw hand to replace, to throw away                  |
| discard:sloane.1, ace:…, home:…     | casualties                                                        |
| discard:sloane                      | a card of the hand                                                |
| flee:sloane.1, release:sloane.1     | who runs; whose upkeep is not paid                                |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.games.doomtown.wire.names import CODE_NAMES, code_name, read_tag, tag_name

VERBS: Final[tuple[str, ...]] = (
    "pass",
    "done",
    "yes",
    "no",
    "accept",
    "refuse",
    "oppose",
    "gang",
    "move",
    "call-out",
    "shop",
    "invent",
    "trade",
    "replace",
    "act",
    "play",
    "choose",
    "pay",
    "either",
    "name",
    "lead",
    "join",
    "invite",
    "shooter",
    "redraw",
    "drop",
    "discard",
    "ace",
    "home",
    "flee",
    "release",
)
VERB_SHIFT: Final = 32
FIRST_SHIFT: Final = 16
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
BARE: Final[tuple[int, ...]] = (PASS, DONE, YES, NO, ACCEPT, REFUSE, OPPOSE)
WITH_ABILITY: Final[tuple[int, ...]] = (ACT, PLAY, CHOOSE)

# What follows a verb: two operands of sixteen bits, each of which says itself what it is.
NOTHING: Final = 0
FACE: Final = 0x100
SEAT: Final = 0x200
NUMBER: Final = 0x300
CODE: Final = 0x500
TAG: Final = 0x4000
SQUARE: Final = 0x210
LEFT: Final = 0x211
RIGHT: Final = 0x212
WORDS: Final = {"square": SQUARE, "left": LEFT, "right": RIGHT}
MOST: Final = 255  # of a number


def code(verb: int, first: int = NOTHING, second: int = NOTHING) -> int:
    return verb | first << FIRST_SHIFT | second


def verb_in(pick: int) -> int:
    return pick & VERB_MASK


def first_in(pick: int) -> int:
    return pick >> FIRST_SHIFT & 0xFFFF


def second_in(pick: int) -> int:
    return pick & 0xFFFF


def number_in(operand: int) -> int:
    """The number, or -1 if it is something else."""
    return operand - NUMBER if NUMBER <= operand <= NUMBER + MOST else -1


def operand_text(keys: Sequence[str], operand: int) -> str:
    if operand >= TAG:
        return tag_name(keys, operand - TAG)
    if operand >= CODE:
        return code_name(operand - CODE)
    if operand >= NUMBER:
        return str(operand - NUMBER)
    if operand >= SQUARE:
        return ("square", "left", "right")[operand - SQUARE]
    if operand >= SEAT:
        return f"seat-{operand - SEAT}"
    return keys[operand - FACE]


def text_of(keys: Sequence[str], pick: int) -> str:
    """
    >>> text_of(["sloane"], code(MOVE, TAG | 1 << 12, SQUARE)), text_of(["sloane"], code(ACT, TAG, NUMBER + 1))
    ('move:sloane.1>square', 'act:sloane.0/1')
    """
    verb, first, second = verb_in(pick), first_in(pick), second_in(pick)
    text = VERBS[(verb >> VERB_SHIFT) - 1]
    if first:
        text += ":" + operand_text(keys, first)
    if second and verb in WITH_ABILITY:
        number = number_in(second)
        return text + f"/{number}" if number or verb == CHOOSE else text
    return text + ">" + operand_text(keys, second) if second else text


def read_operand(keys: dict[str, int], text: str) -> int:
    """The operand that a text stands for, or -1."""
    if text in WORDS:
        return WORDS[text]
    if text in keys:
        return FACE + keys[text]
    if text in CODE_NAMES:
        return CODE + CODE_NAMES[text]
    if text.startswith("seat-") and text[5:] in ("0", "1", "2", "3"):
        return SEAT + int(text[5:])
    if text.isascii() and text.isdecimal() and len(text) <= 3 and str(int(text)) == text and int(text) <= MOST:
        return NUMBER + int(text)
    tag = read_tag(keys, text)
    return TAG + tag if tag >= 0 else -1


def code_of(keys: dict[str, int], text: str) -> int:
    """The pick that a text stands for, or -1 where it is not well-formed."""
    name, colon, rest = text.partition(":")
    if name not in VERBS or (colon and not rest):
        return -1
    verb = VERBS.index(name) + 1 << VERB_SHIFT
    if verb in BARE:
        return verb if not colon else -1
    if not colon:
        return -1
    if verb in WITH_ABILITY:
        rest, slash, number = rest.partition("/")
        first = read_operand(keys, rest)
        if first < 0:
            return -1
        if not slash:
            return code(verb, first, NOTHING if verb == CHOOSE else NUMBER)
        if not number.isascii() or not number.isdecimal() or len(number) > 1 or (number == "0" and verb != CHOOSE):
            return -1
        return code(verb, first, NUMBER + int(number))
    rest, arrow, target = rest.partition(">")
    first = read_operand(keys, rest)
    second = read_operand(keys, target) if arrow else NOTHING
    return code(verb, first, second) if first >= 0 and second >= 0 else -1
