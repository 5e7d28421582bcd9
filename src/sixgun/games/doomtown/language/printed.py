"""From the printed cards to the book: each ability becomes ints and programs, and tables say who can do what when.

What the fields of an ability mean is in docs/doomtown-cards.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from sixgun.core.plain import Plain
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.language.phrases import number_of, split
from sixgun.games.doomtown.language.reader import Scripts, Written
from sixgun.games.doomtown.language.words import (
    REF_BEARER,
    REF_THIS,
    REF_X,
    REF_YOU,
    SORT_DEED,
    SORT_DUDE,
    SORT_GOODS,
    SORT_SPELL,
)
from sixgun.games.doomtown.table.book import (
    FOR_BEARER,
    FOR_GROUP,
    FOR_PLAYER,
    FOR_THIS,
    Ability,
    Book,
    Line,
    Program,
    Static,
)
from sixgun.games.doomtown.table.changes import DURATIONS, RULE, UNTIL_PHASE
from sixgun.games.doomtown.table.components import ACTION, DEED, DUDE, GANGS, GOODS, NONE, SPELL, BadScript, Cards
from sixgun.games.doomtown.table.keywords import KEYWORDS

FIELDS: Final[tuple[str, ...]] = (
    "play",
    "on",
    "controller",
    "repeat",
    "pull",
    "join",
    "if",
    "for",
    "target",
    "cost",
    "hex",
    "less",
    "until",
    "posse_if",
    "opposing_if",
    "posse_do",
    "do",
    "fail",
)
SORT_OF_KIND: Final = {DUDE: SORT_DUDE, DEED: SORT_DEED, GOODS: SORT_GOODS, SPELL: SORT_SPELL}
WHOM_OF_REF: Final = {REF_THIS: FOR_THIS, REF_BEARER: FOR_BEARER, REF_YOU: FOR_PLAYER, REF_X: FOR_GROUP}


# ---- one ability


def read_ability(scripts: Scripts, card: int, number: int, row: Mapping[str, Plain]) -> Ability:
    """An ability out of its table in the data files, which has no field but those that mean something."""
    unknown = [field for field in row if field not in FIELDS]
    if unknown:
        raise BadScript(f"no such field: {', '.join(unknown)}")
    a = Ability(card, number)
    a.play = number_of(str(row["play"]), words.PLAYS)
    a.trigger = number_of(str(row["on"]), words.TRIGGERS) if "on" in row else NONE
    a.controller = row.get("controller") is True
    a.repeat = row.get("repeat") is True
    a.pull = row.get("pull") is True
    a.join = row.get("join") is True
    a.needs = _conditions(scripts, row.get("if"))
    a.group = scripts.selector(split(str(row["for"]))) if "for" in row else NONE
    a.target = _program(scripts, row.get("target"))
    a.cost = _program(scripts, row.get("cost"))
    a.boots = "boot this" in _lines(row.get("cost"))
    a.difficulty = scripts.amount(str(row["hex"])) if "hex" in row else NONE
    a.less = scripts.amount(str(row["less"])) if "less" in row else NONE
    a.until = number_of(str(row.get("until", "")), DURATIONS[:UNTIL_PHASE])
    a.posse_needs = _conditions(scripts, row.get("posse_if"))
    a.opposing_needs = _conditions(scripts, row.get("opposing_if"))
    a.posse_do = _program(scripts, row.get("posse_do"))
    a.do = _program(scripts, row.get("do"))
    a.fail = _program(scripts, row.get("fail"))
    return a


def _lines(written: Plain) -> list[Plain]:
    assert written is None or isinstance(written, list)
    return written or []


def _program(scripts: Scripts, written: Plain) -> Program:
    return scripts.program(cast(Written, _lines(written)))


def _conditions(scripts: Scripts, written: Plain) -> tuple[int, ...]:
    return tuple([scripts.condition(split(str(text))) for text in _lines(written)])


# ---- the whole book


def read_book(cards: Cards) -> Book:
    """The book of these cards: keywords, traits and abilities; what else is printed does nothing. [text.kinds.four]"""
    book = Book(cards)
    scripts = Scripts(cards.index, KEYWORDS, GANGS)
    book.host = [_host(scripts, row) for row in cards.rows]
    for card, row in enumerate(cards.rows):
        first = len(book.abilities)
        for entry in _lines(row.get("ability")):
            assert isinstance(entry, dict)
            try:
                book.abilities.append(read_ability(scripts, card, len(book.abilities) - first, entry))
            except (BadScript, KeyError) as error:
                raise BadScript(f"{cards.keys[card]}: {error}") from error
        book.of_card.append(tuple(range(first, len(book.abilities))))
    book.selectors = tuple(scripts.selectors)
    book.conditions = tuple(scripts.conditions)
    book.amounts = tuple(scripts.amounts)
    _look_up(book)
    return book


def _host(scripts: Scripts, row: Mapping[str, Plain]) -> int:
    """What goods attach to if it is not a dude. [shop.goods.deed-attachments]"""
    host = row.get("host")
    return scripts.selector(split(host)) if isinstance(host, str) else NONE


def _look_up(book: Book) -> None:
    """What the engine looks up by card: who waits for what, which abilities a play can use, what traits change."""
    cards = book.cards
    every = range(len(cards.keys))
    book.sorts = [1 << SORT_OF_KIND[kind] if kind in SORT_OF_KIND else 0 for kind in cards.kind]
    for play in range(len(words.PLAYS)):
        book.plays.append([tuple([a for a in own if book.abilities[a].play == play]) for own in book.of_card])
    # A job is a Noon play, and so is every ability that starts one [job.start.noon-job-ability].
    book.noon = [book.plays[words.PLAY_NOON][what] + book.plays[words.PLAY_JOB][what] for what in every]
    statics = [_statics(book, what) for what in every]
    book.own = [_only(found, FOR_THIS) for found in statics]
    book.worn = [_only(found, FOR_BEARER) for found in statics]
    book.for_player = [_only(found, FOR_PLAYER) for found in statics]
    book.group = [_only(found, FOR_GROUP) for found in statics]
    book.spreads = [bool(book.for_player[what] or book.group[what]) for what in every]
    book.waits = [_waits(book, what) for what in every]
    for what in every:
        if cards.kind[what] == ACTION:
            book.hand_waits |= book.waits[what]


def _statics(book: Book, what: int) -> list[Static]:
    found: list[Static] = []
    for a in book.of_card[what]:
        ability = book.abilities[a]
        if ability.play == words.PLAY_TRAIT and ability.trigger < 0:
            found += [_static(ability, line) for line in ability.do]
    return found


def _static(ability: Ability, line: Line) -> Static:
    if line[0] == words.DO_GIVE:
        return Static(ability, line, RULE + line[2], WHOM_OF_REF[line[1]])
    return Static(ability, line, line[1], WHOM_OF_REF[line[2]])


def _only(statics: list[Static], whom: int) -> tuple[Static, ...]:
    return tuple([static for static in statics if static.whom == whom])


def _waits(book: Book, what: int) -> int:
    bits = 0
    for a in book.of_card[what]:
        if book.abilities[a].trigger >= 0:
            bits |= 1 << book.abilities[a].trigger
    return bits
