"""From the printed cards to the book: each ability becomes ints and programs, and tables say who can do what when.

What the fields of an ability mean is in docs/doomtown-cards.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.language.effects.verbs import VERBS
from sixgun.games.doomtown.language.fitting import MOST_ABILITIES, misfits
from sixgun.games.doomtown.language.meanings import FILTERS
from sixgun.games.doomtown.language.phrases import duration, near, number_of, split
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
    IN_SORTS,
    MOST_GRANTS,
    OF_AMOUNTS,
    OF_SEVERAL,
    Ability,
    Book,
    Line,
    Program,
    Static,
)
from sixgun.games.doomtown.table.changes import KEYWORD, RULE
from sixgun.games.doomtown.table.components import ACTION, DEED, DUDE, GOODS, NONE, SPELL, BadCards, BadScript, Cards

MINE: Final = FILTERS.index("mine")
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
GUARDS: Final = (words.RULE_UNWEAKENED, words.RULE_OWN_BULLETS)
BARS: Final = -1  # instead of a stat: places where a dude cannot go
WHOM_OF_REF: Final = {REF_THIS: FOR_THIS, REF_BEARER: FOR_BEARER, REF_YOU: FOR_PLAYER, REF_X: FOR_GROUP}


# ---- one ability


def read_ability(scripts: Scripts, card: int, number: int, row: Mapping[str, Plain]) -> Ability:
    """An ability out of its table in the data files, which has no field but those that mean something."""
    for field in row:
        if field not in FIELDS and field not in scripts.spells:
            scripts.complain(field, BadScript("unknown", field, near(field, [*FIELDS, *scripts.spells])))
    a = Ability(card, number)
    if "play" not in row:
        scripts.complain("play", BadScript("missing", "", words.PLAYS))
    a.play = _said(scripts, row, "play", lambda said: number_of(said, words.PLAYS))
    if a.play == NONE:
        return a  # what fits it is not known
    a.triggers = _triggers(scripts, row)
    a.trigger = a.triggers[0] if a.triggers else NONE
    a.controller = _flag(scripts, row, "controller")
    a.repeat = _flag(scripts, row, "repeat")
    a.same = int(_flag(scripts, row, "same") and number > 0)
    a.pull = _flag(scripts, row, "pull")
    a.join = _flag(scripts, row, "join")
    a.needs = _conditions(scripts, row, "if")
    a.group = _selector(scripts, row, "for")
    a.target = _program(scripts, row, "target")
    a.cost = _program(scripts, row, "cost")
    a.boots = any([line[0] == words.DO_BOOT and line[1] == REF_THIS for line in a.cost])
    _read_check(scripts, a, row)
    a.invents = _selector(scripts, row, "invents")
    a.invents_only = _selector(scripts, row, "invents_only")
    a.casts = _selector(scripts, row, "casts")
    a.once = max(0, _said(scripts, row, "once", duration))
    a.less = _said(scripts, row, "less", scripts.amount)
    a.until = max(0, _said(scripts, row, "until", duration))
    a.posse_needs = _conditions(scripts, row, "posse_if")
    a.opposing_needs = _conditions(scripts, row, "opposing_if")
    a.first = _program(scripts, row, "first")
    a.posse_do = _program(scripts, row, "posse_do")
    a.do = _program(scripts, row, "do")
    a.fail = _program(scripts, row, "fail")
    return a


def _said(scripts: Scripts, row: Mapping[str, Plain], field: str, read: Callable[[str], int]) -> int:
    """The number of what a field says, NONE without it; what is wrong with it is noted with the field."""
    if field not in row:
        return NONE
    try:
        return read(str(row[field]))
    except BadScript as error:
        scripts.complain(f"{field} = {row[field]}", error)
        return NONE


def _flag(scripts: Scripts, row: Mapping[str, Plain], field: str) -> bool:
    said = row.get(field, False)
    if not isinstance(said, bool):
        scripts.complain(f"{field} = {said}", BadScript("unknown", str(said), ["true"]))
    return said is True


def _triggers(scripts: Scripts, row: Mapping[str, Plain]) -> tuple[int, ...]:
    """What a react or trait waits for: one thing, or several as `a|b`."""
    said = str(row["on"]).split("|") if "on" in row else []
    read = [_said(scripts, {"on": on}, "on", lambda on: number_of(on, words.TRIGGERS)) for on in said]
    return tuple([trigger for trigger in read if trigger != NONE])


def _read_check(scripts: Scripts, a: Ability, row: Mapping[str, Plain]) -> None:
    """The skill check before the effect: `hex = "7"`, `check = "blessed 9"`, `check = "x any value.y"`.

    [spell.cast.difficulty-per-ability, skill.test.pull-plus-rating]
    """
    for spell, skill in scripts.spells.items():
        if spell in row:
            a.difficulty, a.tester = _said(scripts, row, spell, scripts.amount), REF_BEARER
            a.craft = scripts.skills.index(skill)
    if "check" in row:
        try:
            _read_own_check(scripts, a, str(row["check"]))
        except BadScript as error:
            scripts.complain(f"check = {row['check']}", error)
    if "with" in row:
        a.craft = _said(scripts, row, "with", lambda said: number_of(said, scripts.skills))


def _read_own_check(scripts: Scripts, a: Ability, text: str) -> None:
    said = split(text)
    a.under = "under" in said[1:-1]
    if len(said) - int(a.under) not in (2, 3):
        raise BadScript("missing", text, ["blessed 9", "x any value.y", "x kung-fu under value.x"])
    *who, skill, difficulty = [word for word in said if word != "under"]
    a.difficulty = scripts.amount(difficulty)
    a.craft = NONE if skill == "any" else number_of(skill, scripts.skills)
    a.tester = scripts.ref(who[0]) if who else REF_BEARER


def _selector(scripts: Scripts, row: Mapping[str, Plain], field: str) -> int:
    return _said(scripts, row, field, lambda said: scripts.selector(split(said)))


def _lines(scripts: Scripts, row: Mapping[str, Plain], field: str) -> list[Plain]:
    written = row.get(field)
    if written is not None and not isinstance(written, list):
        scripts.complain(f"{field} = {written}", BadScript("not-a-list"))
        return []
    return written or []


def _program(scripts: Scripts, row: Mapping[str, Plain], field: str) -> Program:
    return scripts.program(cast(Written, _lines(scripts, row, field)))


def _conditions(scripts: Scripts, row: Mapping[str, Plain], field: str) -> tuple[int, ...]:
    found: list[int] = []
    for text in _lines(scripts, row, field):
        try:
            found.append(scripts.condition(split(str(text))))
        except BadScript as error:
            scripts.complain(str(text) or field, error)
    return tuple(found)


# ---- the whole book


def read_book(cards: Cards) -> Book:
    """The book of these cards: keywords, traits and abilities; what else is printed does nothing. [text.kinds.four]"""
    book = Book(cards)
    scripts = Scripts(cards.index, cards.words, cards.gangs, cards.crafts)
    scripts.spells = {spell: skill for skill, spell in cards.skills.items()}
    problems: list[Refusal] = []
    for card, row in enumerate(cards.rows):
        first = len(book.abilities)
        scripts.problems = []
        book.host.append(_selector(scripts, row, "host"))  # what goods attach to [shop.goods.deed-attachments]
        parting = _said(scripts, row, "parting", lambda said: number_of(said, cards.words))
        book.parting.append(1 << parting if parting != NONE else 0)
        entries = _lines(scripts, row, "ability")
        problems += [problem_of(cards.keys[card], text, error) for text, error in scripts.problems]
        for number, entry in enumerate(entries):
            assert isinstance(entry, dict)
            ability, wrong = read_with_problems(scripts, cards, card, number, entry)
            book.abilities.append(ability)
            problems += wrong
        book.of_card.append(tuple(range(first, len(book.abilities))))
    if problems:
        raise BadCards(problems)
    book.selectors = tuple(scripts.selectors)
    book.filters = tuple([_filters(selector) for selector in book.selectors])
    book.own_dudes = [_is_own(book, number) for number in range(len(book.selectors))]
    book.conditions = tuple(scripts.conditions)
    book.amounts = tuple(scripts.amounts)
    for ability in book.abilities:
        ability.secret = any([_is_hidden(book, condition) for condition in ability.needs])
    _look_up(book)
    return book


def read_with_problems(
    scripts: Scripts, cards: Cards, card: int, number: int, row: Mapping[str, Plain]
) -> tuple[Ability, list[Refusal]]:
    """An ability, and everything that is wrong with it: each with its card, its line and what would work."""
    scripts.problems = []
    a = read_ability(scripts, card, number, row)
    unread = bool(scripts.problems)
    whole = cards.rows[card]
    for line, why, allowed in misfits(cards.kind[card], a, whole, row, scripts.texts_of) if a.play != NONE else ():
        if not (unread and why == "never-chosen"):  # the line that chooses it may be the one that is wrong
            scripts.complain(line, BadScript(why, "", allowed))
    if number >= MOST_ABILITIES:
        scripts.complain("ability", BadScript("too-many-abilities", "", [str(MOST_ABILITIES)]))
    where = f"{cards.keys[card]}.ability[{number}]"
    return a, [problem_of(where, text, error) for text, error in scripts.problems]


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


def _is_own(book: Book, selector: int) -> bool:
    """Whether a selector only means dudes of the player who asks."""
    dudes = book.selectors[selector][IN_SORTS] == 1 << words.SORT_DUDE and not book.selectors[selector][IN_PILES]
    return dudes and any([which == MINE and not negated for which, negated, _, _ in book.filters[selector]])


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
        book.rules |= _rules(found)
    book.own = [_only(found, FOR_THIS) for found in statics]
    book.bars = [tuple([static for static in found if static.stat == BARS]) for found in book.own]
    book.worn = [_only(found, FOR_BEARER) for found in statics]
    book.worn_bars = [tuple([static for static in found if static.stat == BARS]) for found in book.worn]
    book.barring = any(book.bars) or any(book.worn_bars)
    book.for_player = [_only(found, FOR_PLAYER) for found in statics]
    book.group = [_only(found, FOR_GROUP) for found in statics]
    book.own_stats = [_numbers(found) for found in book.own]
    book.group_stats = [_numbers(found) for found in book.group]
    book.own_rules = [_rules(found) for found in book.own]
    book.worn_rules = [_rules(found) for found in book.worn]
    book.group_rules = [_rules(found) for found in book.group]
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
            if line[0] == words.DO_GIVE and line[2] in GUARDS:
                book.guards = True
            if line[0] == words.DO_MODIFY and line[1] == words.STAT_PRESENCE:
                book.presence = True
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
        return Static(ability, line, BARS, WHOM_OF_REF[line[1]])
    return Static(ability, line, line[1], WHOM_OF_REF[line[2]])


def _only(statics: list[Static], whom: int) -> tuple[Static, ...]:
    return tuple([static for static in statics if static.whom == whom])


def _rules(statics: Sequence[Static]) -> int:
    """A bit for each rule that some of these traits give."""
    bits = 0
    for static in statics:
        if RULE <= static.stat < KEYWORD:
            bits |= 1 << static.stat - RULE
    return bits


def _numbers(statics: tuple[Static, ...]) -> int:
    """A bit for each number that some of these traits change."""
    bits = 0
    for static in statics:
        if 0 <= static.stat < RULE:
            bits |= 1 << static.stat
    return bits


def _waits(book: Book, what: int) -> int:
    bits = 0
    for a in book.of_card[what]:
        if a not in book.grants:
            for trigger in book.abilities[a].triggers:
                bits |= 1 << trigger
    return bits
