"""What abilities are good for, read off their lines: whether it helps or harms to be the one that is chosen.

It is a rough sense, by verb alone, that every new card has without being named anywhere.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import PROCEDURE, STEP
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.language.ability import program_at
from sixgun.games.doomtown.language.effects.verbs import SIGNATURES, VERBS
from sixgun.games.doomtown.language.running import BASE, LINE
from sixgun.games.doomtown.language.selectors import PLACES_OF_REFS
from sixgun.games.doomtown.language.words import BITS_OF_REF
from sixgun.games.doomtown.table import sequence
from sixgun.games.doomtown.table.blocks import E_USING
from sixgun.games.doomtown.table.book import AMOUNT_NUMBER, Ability, Book, Line, Program
from sixgun.games.doomtown.table.components import ACTION
from sixgun.games.doomtown.table.state import IN_PLAY, PLAYER, State

# What it is worth to be the first or the second one that a line speaks of.
FIRST: Final[dict[str, int]] = {
    "unboot": 2,
    "join": 1,
    "control-point": 3,
    "again": 1,
    "to-hand": 1,
    "bring": 2,
    "shop": 2,
    "call-out": 1,
    "invent": 2,
    "move-bounty": 1,
    "keyword": 1,
    "discard": -3,
    "ace": -4,
    "boot": -1,
    "send-home": -2,
    "remove": -3,
    "take-control": -3,
}
SECOND: Final[dict[str, int]] = {"call-out": -2, "attach": 1, "hand-over": 1, "trade": 1, "swap": -1, "move-bounty": -1}
GOOD_UP: Final[tuple[str, ...]] = ("bounty", "influence-point", "rock", "rank", "modify")
BAD_RULES: Final = frozenset(
    [
        words.RULE_DRAW,
        words.RULE_FIRST_CASUALTY,
        words.RULE_NO_ABILITIES,
        words.RULE_BLANK,
        words.RULE_NO_MOVE,
        words.RULE_LOCKED,
        words.RULE_NO_FLEEING,
        words.RULE_STAYS_BOOTED,
    ]
)


def favour(s: State) -> int:
    """Above 0 if the one that is being chosen gains by it, below 0 if it suffers, 0 if the lines do not say."""
    if not s.frames or s.frames[PROCEDURE] != sequence.ABILITY:
        return 0
    program = program_at(s, s.frames[STEP])
    at = s.frames[LINE] - 1
    if not 0 <= at < len(program):
        return 0
    register = words.REF_SOME if program[at][0] == words.DO_CHOOSE_SOME else program[at][1]
    using = s.env[s.frames[BASE] + E_USING]
    key = using << BITS_OF_REF | register
    if key not in s.book.favours:
        a = s.book.abilities[using]
        lines = (*a.first, *a.posse_do, *a.do)
        s.book.favours[key] = sum([worth_of(s.book, a, line, register) for line in lines])
    return s.book.favours[key]


def of_branch(s: State, seat: int, which: int) -> int:
    """What a branch of the line in question is worth: the first or second block of `either`, the block of `may`."""
    if not s.frames or s.frames[PROCEDURE] != sequence.ABILITY:
        return 0
    program = program_at(s, s.frames[STEP])
    at = s.frames[LINE]
    if not 0 < at <= len(program) or program[at - 1][0] not in (words.DO_MAY, words.DO_EITHER):
        return 0
    other = program[at - 1][-1]  # where the second block begins, or what follows
    if which == 1:
        return of_block(s, seat, program, at, other)
    leave = program[other - 1] if other > at else program[at - 1]
    end = leave[-1] if leave[0] == words.DO_GO and leave[-1] > other else len(program)
    return of_block(s, seat, program, other, end)


def of_block(s: State, seat: int, program: Program, start: int, end: int) -> int:
    """What the lines of a block are worth to a player, by whose cards they speak of."""
    base = s.frames[BASE]
    a = s.book.abilities[s.env[base + E_USING]]
    total = 0
    for line in program[start:end]:
        for register, place in PLACES_OF_REFS.items():
            card = s.env[base + place]
            if 0 < card < PLAYER and s.zone[card] == IN_PLAY:
                found = worth_of(s.book, a, line, register)
                total += found if s.boss[s.host[card] if s.host[card] >= 0 else card] == seat else -found
        for card in s.some if worth_of(s.book, a, line, words.REF_SOME) else []:
            found = worth_of(s.book, a, line, words.REF_SOME)
            total += found if 0 < card < PLAYER and s.boss[card] == seat else -found
    return total


def worth_of(book: Book, a: Ability, line: Line, register: int) -> int:
    """What a line is worth to the one in a register."""
    verb = VERBS[line[0]]
    forms = SIGNATURES[verb].split()
    places = [i for i, form in enumerate(forms) if form == "ref"]
    spoken = [line[1 + i] for i in places]
    if verb == "modify":
        spoken = [line[2]]
    if register not in spoken:
        return 0
    if spoken.index(register) == 1:
        condition = verb == "attach" and book.cards.kind[a.card] == ACTION and line[1] == words.REF_THIS
        return -2 if condition else SECOND.get(verb, 0)
    if verb in GOOD_UP:
        up = _sign(book, line[3] if verb == "modify" else line[2])
        worse = verb == "bounty" or (verb == "modify" and line[1] == words.STAT_UPKEEP)
        return -up if worse else up
    if verb == "give":
        return -1 if line[2] in BAD_RULES else 1
    return FIRST.get(verb, 0)


def _sign(book: Book, amount: int) -> int:
    kind, sign, value, _ = book.amounts[amount][:4]
    return 0 if kind == AMOUNT_NUMBER and value == 0 else sign
