"""The stable texts of picks.

A card in play is `sloane.1`: its name and its owner's seat, and for a later copy its number, `mustang.1.1`. A card in a
hand or pile is `sloane`: copies are alike. Places are `square` and the cards in play that are places.

| text                                | meaning                                                           |
|-------------------------------------|-------------------------------------------------------------------|
| pass, done, yes, no                 | as they say                                                       |
| gang:sloane                         | a dude for the starting gang                                      |
| cut:20                              | how many cards are taken off when others shuffle                  |
| move:sloane.1>square                | Movin'                                                            |
| call-out:sloane.1>clyde-owens.0     | Callin' Out; then accept or refuse                                |
| shop:sloane                         | Shoppin': a dude, or a deed out of town                           |
| shop:pony-express>left              | a deed at an end of the street                                    |
| shop:peacemaker>clyde-owens.0       | goods or a spell for a dude                                       |
| invent:auto-revolver>elander.0      | a Gadget, and who tries to invent it                              |
| trade:mustang.1>sloane.1            | goods that change hands; then more, or done                       |
| replace:clyde-owens>clyde-owens.0   | another version of a dude in play                                 |
| act:shadow-walk.0/1                 | an ability of a card in play, counted from 0; /0 is not written   |
| act:sloane.1/incubation             | an ability that another card gives; `/key.1` for its second one   |
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

from sixgun.core.vocabulary import bound
from sixgun.games.doomtown.table import codes
from sixgun.games.doomtown.table.state import MOST_SEATS
from sixgun.games.doomtown.wire.names import CODE_NAMES, code_name, read_tag, tag_name

# The texts of verbs are their names in codes.py.
VERBS: Final[tuple[str, ...]] = bound(
    "verbs",
    {
        (value >> codes.VERB_SHIFT) - 1: name.lower().replace("_", "-")
        for name, value in vars(codes).items()
        if isinstance(value, int) and value > 0 and value == codes.verb_in(value)
    },
)
PLACES: Final[tuple[str, ...]] = ("square", "left", "right")
SEATS: Final[tuple[str, ...]] = tuple([str(seat) for seat in range(MOST_SEATS)])
WORDS: Final = {word: codes.TOWN_SQUARE + i for i, word in enumerate(PLACES)}


def operand_text(keys: Sequence[str], operand: int) -> str:
    if operand >= codes.TAG:
        return tag_name(keys, operand - codes.TAG)
    if operand >= codes.GIVEN:
        giver, k = codes.giver_in(operand)
        return f"{keys[giver]}.{k}" if k else keys[giver]
    if operand >= codes.FACE:
        return keys[operand - codes.FACE]
    if operand >= codes.CODE:
        return code_name(operand - codes.CODE)
    if operand >= codes.NUMBER:
        return str(operand - codes.NUMBER)
    if operand >= codes.TOWN_SQUARE:
        return PLACES[operand - codes.TOWN_SQUARE]
    return f"seat-{operand - codes.SEAT}"


def text_of(keys: Sequence[str], pick: int) -> str:
    """
    >>> from sixgun.games.doomtown.table.codes import ACT, MOVE, NUMBER, TAG, TOWN_SQUARE, pick
    >>> text_of(["sloane"], pick(MOVE, TAG | 1 << 16, TOWN_SQUARE)), text_of(["sloane"], pick(ACT, TAG, NUMBER + 1))
    ('move:sloane.1>square', 'act:sloane.0/1')
    """
    verb, first, second = codes.verb_in(pick), codes.first_in(pick), codes.second_in(pick)
    text = VERBS[(verb >> codes.VERB_SHIFT) - 1]
    if first:
        text += ":" + operand_text(keys, first)
    if second and verb in codes.WITH_ABILITY:
        number = codes.number_in(second)
        if number < 0:
            return f"{text}/{operand_text(keys, second)}"
        return text + f"/{number}" if number or verb == codes.CHOOSE else text
    return text + ">" + operand_text(keys, second) if second else text


def read_operand(keys: dict[str, int], text: str) -> int:
    """The operand that a text stands for, or -1."""
    if text in WORDS:
        return WORDS[text]
    if text in keys:
        return codes.FACE + keys[text]
    if text in CODE_NAMES:
        return codes.CODE + CODE_NAMES[text]
    if text.startswith("seat-") and text[5:] in SEATS:
        return codes.SEAT + int(text[5:])
    if (
        text.isascii()
        and text.isdecimal()
        and len(text) <= 3
        and str(int(text)) == text
        and int(text) <= codes.MOST_NUMBER
    ):
        return codes.NUMBER + int(text)
    tag = read_tag(keys, text)
    return codes.TAG + tag if tag >= 0 else -1


def _given(keys: dict[str, int], card: int, text: str) -> int:
    """The use of an ability that another card gives: `incubation`, `incubation.1`."""
    giver, dot, k = text.partition(".")
    if dot and not (k.isascii() and k.isdecimal() and len(k) == 1 and k != "0"):
        return -1
    return codes.pick(codes.ACT, card, codes.given_by(keys[giver], int(k or "0")))


def code_of(keys: dict[str, int], text: str) -> int:
    """The pick that a text stands for, or -1 where it is not well-formed."""
    name, colon, rest = text.partition(":")
    if name not in VERBS or (colon and not rest):
        return -1
    verb = VERBS.index(name) + 1 << codes.VERB_SHIFT
    if verb in codes.BARE:
        return verb if not colon else -1
    if not colon:
        return -1
    if verb in codes.WITH_ABILITY:
        rest, slash, number = rest.partition("/")
        first = read_operand(keys, rest)
        if first < 0:
            return -1
        if not slash:
            return codes.pick(verb, first, codes.NOTHING if verb == codes.CHOOSE else codes.NUMBER)
        if number.partition(".")[0] in keys and verb == codes.ACT:
            return _given(keys, first, number)
        if (
            not number.isascii()
            or not number.isdecimal()
            or len(number) > 2
            or (number == "0" and verb != codes.CHOOSE)
        ):
            return -1
        return codes.pick(verb, first, codes.NUMBER + int(number))
    rest, arrow, target = rest.partition(">")
    first = read_operand(keys, rest)
    second = read_operand(keys, target) if arrow else codes.NOTHING
    return codes.pick(verb, first, second) if first >= 0 and second >= 0 else -1
