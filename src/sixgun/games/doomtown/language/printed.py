"""From the printed cards to the book: each ability becomes ints and programs, and tables say who can do what when.

What the fields of an ability mean is in docs/doomtown-cards.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.language.effects.verbs import VERBS
from sixgun.games.doomtown.language.fitting import MOST_ABILITIES, misfits
from sixgun.games.doomtown.language.phrases import near, number_of, split
from sixgun.games.doomtown.language.reader import Scripts, Written
from sixgun.games.doomtown.language.triggers import OF_HAPPENING
from sixgun.games.doomtown.language.words import (
    REF_BEARER,
    REF_THIS,
    REF_X,
    REF_YOU,
    SORT_ACTION,
    SORT_DEED,
    SORT_DUDE,
    SORT_GOODS,
    SORT_SPELL,
)
from sixgun.games.doomtown.table.book import (
    AMOUNT_COUNT,
    FILTER_WIDTH,
    FILTERS_FROM,
    FOR_BEARER,
    FOR_GROUP,
    FOR_PLAYER,
    FOR_THIS,
    GRANTED,
    IF_COMPARED,
    IN_PILES,
    MOST_GRANTS,
    OF_AMOUNTS,
    OF_SEVERAL,
    Ability,
    Book,
    Line,
    Program,
    Static,
)
from sixgun.games.doomtown.table.changes import DURATIONS, KEYWORD, RULE
from sixgun.games.doomtown.table.components import ACTION, DEED, DUDE, GOODS, NONE, SPELL, BadCards, BadScript, Cards

FIELDS: Final[tuple[str, ...]] = (
    "play",
    "on",
    "controller",
    "repeat",
    "same",
    "once",
    "pull",
    "join",
    "if",
    "for",
    "target",
    "cost",
    "check",
    "invents",
    "with",
    "invents_only",
    "casts",
    "less",
    "until",
    "posse_if",
    "opposing_if",
    "first",
    "posse_do",
    "do",
    "fail",
)
SORT_OF_KIND: Final = {DUDE: SORT_DUDE, DEED: SORT_DEED, GOODS: SORT_GOODS, SPELL: SORT_SPELL, ACTION: SORT_ACTION}
BARS: Final = -1  # instead of a stat: places where a dude cannot go
WHOM_OF_REF: Final = {REF_THIS: FOR_THIS, REF_BEARER: FOR_BEARER, REF_YOU: FOR_PLAYER, REF_X: FOR_GROUP}


# ---- one ability


def read_ability(scripts: Scripts, card: int, number: int, row: Mapping[str, Plain]) -> Ability:
    """An ability out of its table in the data files, which has no field but those that mean something."""
    unknown = [field for field in row if field not in FIELDS and field not in scripts.spells]
    for field in unknown:
        scripts.complain("", BadScript("unknown", field, near(field, [*FIELDS, *scripts.spells])))
    a = Ability(card, number)
    if "play" not in row:
        raise BadScript("missing", "play", words.PLAYS)
    a.play = number_of(str(row["play"]), words.PLAYS)
    a.triggers = tuple([number_of(on, words.TRIGGERS) for on in str(row["on"]).split("|")]) if "on" in row else ()
    a.trigger = a.triggers[0] if a.triggers else NONE
    a.controller = row.get("controller") is True
    a.repeat = row.get("repeat") is True
    a.same = int(row.get("same") is True and number > 0)
    a.pull = row.get("pull") is True
    a.join = row.get("join") is True
    a.needs = _conditions(scripts, row.get("if"))
    a.group = _selector(scripts, row.get("for"))
    a.target = _program(scripts, row.get("target"))
    a.cost = _program(scripts, row.get("cost"))
    a.boots = "boot this" in _lines(row.get("cost"))
    _read_check(scripts, a, row)
    a.invents = _selector(scripts, row.get("invents"))
    a.invents_only = _selector(scripts, row.get("invents_only"))
    a.casts = _selector(scripts, row.get("casts"))
    a.once = number_of(str(row["once"]), DURATIONS) if "once" in row else 0
    a.less = scripts.amount(str(row["less"])) if "less" in row else NONE
    a.until = number_of(str(row.get("until", "")), DURATIONS)
    a.posse_needs = _conditions(scripts, row.get("posse_if"))
    a.opposing_needs = _conditions(scripts, row.get("opposing_if"))
    a.first = _program(scripts, row.get("first"))
    a.posse_do = _program(scripts, row.get("posse_do"))
    a.do = _program(scripts, row.get("do"))
    a.fail = _program(scripts, row.get("fail"))
    return a


def _read_check(scripts: Scripts, a: Ability, row: Mapping[str, Plain]) -> None:
    """The skill check before the effect: `hex = "7"`, `check = "blessed 9"`, `check = "x any value.y"`.

    [spell.cast.difficulty-per-ability, skill.test.pull-plus-rating]
    """
    for spell, skill in scripts.spells.items():
        if spell in row:
            a.difficulty, a.craft, a.tester = scripts.amount(str(row[spell])), scripts.skills.index(skill), REF_BEARER
    if "check" in row:
        said = split(str(row["check"]))
        a.under = "under" in said[1:-1]
        if len(said) - int(a.under) not in (2, 3):
            raise BadScript("missing", str(row["check"]), ["blessed 9", "x any value.y", "x kung-fu under value.x"])
        *who, skill, difficulty = [word for word in said if word != "under"]
        a.difficulty = scripts.amount(difficulty)
        a.craft = NONE if skill == "any" else number_of(skill, scripts.skills)
        a.tester = scripts.ref(who[0]) if who else REF_BEARER
    if "with" in row:
        a.craft = number_of(str(row["with"]), scripts.skills)


def _selector(scripts: Scripts, written: Plain) -> int:
    if written is None:
        return NONE
    try:
        return scripts.selector(split(str(written)))
    except BadScript as error:
        scripts.complain(str(written), error)
        return NONE


def _lines(written: Plain) -> list[Plain]:
    if written is not None and not isinstance(written, list):
        raise BadScript("not-a-list", str(written)[:40])
    return written or []


def _program(scripts: Scripts, written: Plain) -> Program:
    return scripts.program(cast(Written, _lines(written)))


def _conditions(scripts: Scripts, written: Plain) -> tuple[int, ...]:
    found: list[int] = []
    for text in _lines(written):
        try:
            found.append(scripts.condition(split(str(text))))
        except BadScript as error:
            scripts.complain(str(text), error)
    return tuple(found)


# ---- the whole book


def read_book(cards: Cards) -> Book:
    """The book of these cards: keywords, traits and abilities; what else is printed does nothing. [text.kinds.four]"""
    book = Book(cards)
    scripts = Scripts(cards.index, cards.words, cards.gangs, cards.crafts)
    scripts.spells = {spell: skill for skill, spell in cards.skills.items()}
    problems: list[Refusal] = []
    book.host = [_host(scripts, row) for row in cards.rows]
    book.parting = [1 << number_of(str(row["parting"]), cards.words) if "parting" in row else 0 for row in cards.rows]
    for card, row in enumerate(cards.rows):
        first = len(book.abilities)
        for entry in _lines(row.get("ability")):
            number = len(book.abilities) - first
            scripts.problems = []
            a = Ability(card, number)
            try:
                assert isinstance(entry, dict)
                a = read_ability(scripts, card, number, entry)
                unread = bool(scripts.problems)
                for line, why, allowed in misfits(cards.kind[card], a, row, entry, scripts.texts_of):
                    if not (unread and why == "never-chosen"):  # the line that chooses it may be the one that is wrong
                        scripts.complain(line, BadScript(why, "", allowed))
            except BadScript as error:
                scripts.complain("", error)
            if number >= MOST_ABILITIES:
                scripts.complain("", BadScript("too-many-abilities", "", [str(MOST_ABILITIES)]))
            book.abilities.append(a)
            where = f"{cards.keys[card]}.ability[{number}]"
            problems += [problem_of(where, text, error) for text, error in scripts.problems]
        book.of_card.append(tuple(range(first, len(book.abilities))))
    if problems:
        raise BadCards(problems)
    book.selectors = tuple(scripts.selectors)
    book.filters = tuple([_filters(selector) for selector in book.selectors])
    book.conditions = tuple(scripts.conditions)
    book.amounts = tuple(scripts.amounts)
    for ability in book.abilities:
        ability.secret = any([_is_hidden(book, condition) for condition in ability.needs])
    _look_up(book)
    return book


def problem_of(where: str, text: str, error: BadScript) -> Refusal:
    """Which card and which line, why it can't be read or can't work, and what would do."""
    allowed: list[Plain] = [*error.allowed]
    args: dict[str, Plain] = {
        "at": where,
        "line": text[:120],
        "why": error.why,
        "got": error.got[:60],
        "named": len(error.got),
    }
    return Refusal("script", {**args, "allowed": allowed, "count": len(allowed)})


def _filters(selector: tuple[int, ...]) -> tuple[tuple[int, int, int, int], ...]:
    starts = range(FILTERS_FROM, len(selector), FILTER_WIDTH)
    return tuple([(selector[i], selector[i + 1], selector[i + 2], selector[i + 3]) for i in starts])


def _is_hidden(book: Book, condition: int) -> bool:
    """Whether only who sees a hand or a deck can tell if a condition holds."""
    kind, one, _, other = book.conditions[condition]
    found = [pile for number in ((one, other) if kind == IF_COMPARED else ()) for pile in _piles_in(book, number)]
    piles = [book.selectors[selector][IN_PILES] for selector in found]
    return any([pile >> words.PILE_HAND & 1 or pile >> words.PILE_DECK & 1 for pile in piles])


def _piles_in(book: Book, number: int) -> list[int]:
    """The selectors that an amount counts with."""
    kind, _, one, other = book.amounts[number]
    if kind in OF_AMOUNTS:
        return _piles_in(book, one) + _piles_in(book, other)
    return [one] if kind == AMOUNT_COUNT else [other] if kind in OF_SEVERAL else []


def _host(scripts: Scripts, row: Mapping[str, Plain]) -> int:
    """What goods attach to if it is not a dude. [shop.goods.deed-attachments]"""
    host = row.get("host")
    return scripts.selector(split(host)) if isinstance(host, str) else NONE


def _look_up(book: Book) -> None:
    """What the engine looks up by card: who waits for what, which abilities a play can use, what traits change."""
    cards = book.cards
    every = range(len(cards.keys))
    book.sorts = [1 << SORT_OF_KIND[kind] if kind in SORT_OF_KIND else 0 for kind in cards.kind]
    for a, ability in enumerate(book.abilities):
        if ability.group != NONE and ability.play != words.PLAY_TRAIT:
            ability.number = GRANTED + len(book.grants)
            book.grants.append(a)
    if len(book.grants) > MOST_GRANTS:
        raise BadScript("too-many-grants", "", [str(MOST_GRANTS)])
    book.grants_of = [tuple([a for a in own if a in book.grants]) for own in book.of_card]
    for play in range(len(words.PLAYS)):
        book.plays.append(
            [tuple([a for a in own if book.abilities[a].play == play and a not in book.grants]) for own in book.of_card]
        )
    # A job is a Noon play, and so is every ability that starts one [job.start.noon-job-ability].
    book.noon = [book.plays[words.PLAY_NOON][what] + book.plays[words.PLAY_JOB][what] for what in every]
    statics = [_statics(book, what) for what in every]
    for found in statics:
        for static in found:
            if static.stat == words.STAT_COST:
                book.prices = True
            if RULE <= static.stat < KEYWORD:
                book.rules |= 1 << static.stat - RULE
    book.own = [_only(found, FOR_THIS) for found in statics]
    book.bars = [tuple([static for static in found if static.stat == BARS]) for found in book.own]
    book.worn = [_only(found, FOR_BEARER) for found in statics]
    book.for_player = [_only(found, FOR_PLAYER) for found in statics]
    book.group = [_only(found, FOR_GROUP) for found in statics]
    book.inventive = [
        tuple([a for a in own if max(book.abilities[a].invents, book.abilities[a].invents_only) >= 0])
        for own in book.of_card
    ]
    book.spreads = [bool(book.for_player[what] or book.group[what] or book.grants_of[what]) for what in every]
    book.waits = [_waits(book, what) for what in every]
    for what in every:
        if cards.kind[what] == ACTION:
            book.hand_waits |= book.waits[what]
    for ability in book.abilities:
        for line in (*ability.do, *ability.fail, *ability.posse_do):
            if line[0] == words.DO_KEYWORD:
                book.granted |= 1 << line[2]
    book.called = [tuple(sorted(_tokens(book, what))) for what in every]
    book.casts = [tuple([a for a in own if book.abilities[a].casts >= 0]) for own in book.of_card]
    book.skills = [cards.words.index(word) for word in cards.crafts]
    heard = [wait for wait in book.waits if wait]
    for ability in book.abilities:
        for line in (*ability.do, *ability.fail):
            if line[0] in (words.DO_LATER, words.DO_WHENEVER):
                heard.append(1 << line[1])
    for happening, trigger in OF_HAPPENING.items():
        if any([wait >> trigger & 1 for wait in heard]):
            book.heeds |= 1 << happening


def _tokens(book: Book, what: int) -> set[int]:
    """The tokens that the abilities of a card bring."""
    found: set[int] = set()
    for a in book.of_card[what]:
        ability = book.abilities[a]
        for line in (*ability.first, *ability.posse_do, *ability.do, *ability.fail):
            if VERBS[line[0]] == "token":
                found.add(line[2])
    return found


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
    if line[0] == words.DO_KEYWORD:
        return Static(ability, line, KEYWORD + line[2], WHOM_OF_REF[line[1]])
    if line[0] == words.DO_BAR:
        return Static(ability, line, BARS, FOR_THIS)
    return Static(ability, line, line[1], WHOM_OF_REF[line[2]])


def _only(statics: list[Static], whom: int) -> tuple[Static, ...]:
    return tuple([static for static in statics if static.whom == whom])


def _waits(book: Book, what: int) -> int:
    bits = 0
    for a in book.of_card[what]:
        if a not in book.grants:
            for trigger in book.abilities[a].triggers:
                bits |= 1 << trigger
    return bits
