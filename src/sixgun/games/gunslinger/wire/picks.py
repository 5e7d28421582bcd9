"""The stable texts of picks.

A character is named by its key (`the-kid`), a weapon by its ID and a number among those of its kind (`c45.1`), a hex by
its coordinate after an at sign (`@f6`), a box as `gun-hand`, `other-hand`, `both-hands` or `holstered`.

| text                            | meaning                                                                         |
|---------------------------------|---------------------------------------------------------------------------------|
| plan:9f+7f, plan:none           | the cards of the turn from first to last, by number and side; no card           |
| keep                            | after a surrender: the cards chosen before                                      |
| surrender                       | the character gives up                                                          |
| reshuffle                       | all drawn result cards go back into the deck                                    |
| let-go:gun-hand                 | at a reveal: the weapon in BOTH HANDS stays in that hand alone                  |
| drop:other-hand                 | at a reveal: the weapon in that box falls                                       |
| move:ahead-left                 | ADVANCE, RUN, SPRINT, BACK UP                                                   |
| turn:back-right                 | TURN, SPIN AROUND                                                               |
| flip                            | GET UP/DOWN, LEAP/DROP                                                          |
| draw:c45.1>gun-hand+cock        | DRAW AND COCK: a weapon, its box, and `cock` or `uncock` for a gun              |
| hammer:gun-hand+cock            | DRAW AND COCK that moves nothing; a second hand follows after a comma           |
| load                            | LOAD                                                                            |
| cock, uncock                    | COCK/AIM/SHOOT: the hammer of the weapon in the proper box                      |
| aim>the-kid                     | COCK/AIM/SHOOT: place aim points                                                |
| aim-at-hex, then aim>@f6        | the same at a hex, which is asked for in a second question                      |
| shoot>the-kid, shoot>@f6        | SHOOT, COCK/AIM/SHOOT                                                           |
| nothing, nothing>the-kid        | either of both: do nothing, with a target to transfer the aim to             |
| yes, no                         | whether another character may take a weapon                                     |
| bullseye:vital                  | the location that a bullseye hits                                               |
| long:ne                         | which of two hexes LONG is                                                      |
| cast:the-kid                    | before the first turn: the characters, by the first of those who go together    |
| play-out, play-on               | with one side left: let the remaining turns pass, or go on choosing cards       |
| go-on                           | between the showdowns of a night: on to the next one                            |
"""

from __future__ import annotations

from sixgun.games.gunslinger.table.codes import (
    BARE,
    BULLSEYE,
    CAST,
    DRAW,
    DROP,
    HAMMER,
    HAMMERS,
    HEX_TARGET,
    LET_GO,
    LONG,
    OF_A_KIND,
    PARTS,
    PLAN,
    ROWS,
    TARGETED,
    VERBS,
    box_in,
    draw,
    hammer_in,
    hammers,
    hex_name,
    hex_number,
    stack_in,
    thing_in,
    verb_in,
    weapon_name,
    with_box,
    with_stack,
    with_thing,
)
from sixgun.games.gunslinger.table.components import BOXES, HEX_LINES, LOCATIONS, SIDES
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.map import COLUMNS, DIRECTIONS
from sixgun.games.gunslinger.table.stacks import MOST_CARDS, Stacks, packed, unpacked


def text_of(figures: Figures, code: int) -> str:
    """The text of a pick that is well-formed."""
    verb, thing = verb_in(code), thing_in(code)
    name = VERBS[verb]
    if verb in BARE:
        return name
    if verb == PLAN:
        return "plan:" + ("+".join([SIDES[side].lower() for side in unpacked(stack_in(code))]) or "none")
    if verb in TARGETED:
        at = figures.characters[thing] if thing < HEX_TARGET else "@" + hex_name(thing - HEX_TARGET).lower()
        return f"{TARGETED[verb]}>{at}"
    if verb == CAST:
        return f"cast:{figures.characters[thing]}"
    if verb in (LET_GO, DROP):
        return f"{name}:{BOXES[box_in(code)]}"
    if verb == DRAW:
        hammer = hammer_in(code, box_in(code))
        cock = "+" + HAMMERS[hammer] if hammer else ""
        return f"draw:{weapon_name(figures, thing)}>{BOXES[box_in(code)]}{cock}"
    if verb == HAMMER:
        set_ = [f"{BOXES[box]}+{HAMMERS[hammer_in(code, box)]}" for box in range(3) if hammer_in(code, box)]
        return "hammer:" + ",".join(set_)
    return f"{name}:{(LOCATIONS if verb == BULLSEYE else DIRECTIONS if verb == LONG else HEX_LINES)[thing]}"


def code_of(figures: Figures, stacks: Stacks, text: str) -> int:
    """The pick that a text stands for, or -1."""
    code = _parsed(figures, stacks, text)
    return code if code < 0 or verb_in(code) == PLAN or text_of(figures, code) == text else -1


def _parsed(figures: Figures, stacks: Stacks, text: str) -> int:
    if text in VERBS and VERBS.index(text) in BARE:
        return VERBS.index(text)
    verb, colon, rest = text.partition(":")
    if not colon:
        return _targeted(figures, text)
    if verb == "plan":
        return _plan(stacks, rest)
    if verb in ("let-go", "drop") and rest in BOXES[:3]:
        return with_box(VERBS.index(verb), BOXES.index(rest))
    if verb in ("move", "turn") and rest in HEX_LINES[:6]:
        return with_thing(VERBS.index(verb), HEX_LINES.index(rest))
    if verb == "draw":
        return _drawn(figures, rest)
    if verb == "hammer":
        return _hammers(rest)
    if verb == "cast" and rest in figures.characters:
        return with_thing(CAST, figures.characters.index(rest))
    if verb == "bullseye" and rest in LOCATIONS:
        return with_thing(BULLSEYE, LOCATIONS.index(rest))
    if verb == "long" and rest in DIRECTIONS:
        return with_thing(LONG, DIRECTIONS.index(rest))
    return -1


def _plan(stacks: Stacks, text: str) -> int:
    """Cards that show the same action may be named in any order. [4.2b]"""
    if text == "none":
        return with_stack(0)
    names = text.split("+")
    known = [side.lower() for side in SIDES]
    if len(names) > MOST_CARDS or any([name not in known for name in names]):
        return -1
    return with_stack(stacks.named(packed([known.index(name) for name in names])))


def _targeted(figures: Figures, text: str) -> int:
    name, arrow, at = text.partition(">")
    verbs = [verb for verb, word in TARGETED.items() if word == name]
    if not arrow or not verbs:
        return -1
    if at in figures.characters:
        return with_thing(verbs[0], figures.characters.index(at))
    hex_ = at[1:].upper()
    row = hex_[1:].rstrip("*")
    stars = len(hex_) - 1 - len(row)
    if at[:1] != "@" or hex_[:1] not in COLUMNS or not hex_ or not row.isdecimal() or len(row) > 2:
        return -1
    return with_thing(verbs[0], HEX_TARGET + hex_number(hex_)) if int(row) < ROWS and stars < PARTS else -1


def _drawn(figures: Figures, text: str) -> int:
    name, _, to = text.partition(">")
    box, _, hammer = to.partition("+")
    kind, _, number = name.partition(".")
    kinds = [weapon.lower() for weapon in figures.weapons]
    if kind not in kinds or box not in BOXES or hammer not in HAMMERS or not number.isdecimal() or len(number) > 2:
        return -1
    if not 1 <= int(number) <= OF_A_KIND:
        return -1
    weapon = kinds.index(kind) * OF_A_KIND + int(number) - 1
    return draw(weapon, BOXES.index(box), HAMMERS.index(hammer))


def _hammers(text: str) -> int:
    found = [0, 0, 0]
    for part in text.split(","):
        box, _, hammer = part.partition("+")
        if box not in BOXES[:3] or hammer not in HAMMERS[1:]:
            return -1
        found[BOXES.index(box)] = HAMMERS.index(hammer)
    return hammers(*found)
