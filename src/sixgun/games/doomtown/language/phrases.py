"""What the lines of an ability are made of: references, amounts, conditions and selectors, each as a few ints.

Selectors, conditions and amounts stand in tables, where equal ones share a place, and are named by their number there;
table/book.py says what the ints are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, TypeAlias

from sixgun.games.doomtown.language.meanings import FILTERS, FORMS, NUMBERS, PATHS, READABLE
from sixgun.games.doomtown.language.words import (
    BITS_OF_PATH,
    BITS_OF_REF,
    CANDIDATE,
    OF_SKILL,
    PILES,
    PLAYS,
    REF_YOU,
    REFS,
    RELATIONS,
    SORTS,
    STATS,
)
from sixgun.games.doomtown.table.book import (
    AMOUNT_COUNT,
    AMOUNT_HIGHEST,
    AMOUNT_LEAST,
    AMOUNT_LOWEST,
    AMOUNT_MOST,
    AMOUNT_NUMBER,
    AMOUNT_STAT,
    AMOUNT_SUM,
    AMOUNT_TIMES,
    AMOUNT_TOTAL,
    AMOUNT_WORD,
    EITHER_OF,
    IF_COMPARED,
    IF_PHASE,
    IF_SHOOTOUT,
    IF_SO,
)
from sixgun.games.doomtown.table.changes import DURATIONS
from sixgun.games.doomtown.table.components import BadScript
from sixgun.games.doomtown.table.state import PHASES

Table: TypeAlias = dict[tuple[int, ...], int]  # entries, each with its place
MOST_LISTED: Final = 12
EVERYONE: Final = "everyone"
OF_TWO: Final = {"least": AMOUNT_LEAST, "most": AMOUNT_MOST, "times": AMOUNT_TIMES}  # least(4,bounty.x)
OF_ALL_FOUND: Final = {"highest": AMOUNT_HIGHEST, "lowest": AMOUNT_LOWEST, "total": AMOUNT_TOTAL}
# What can be asked of what is no card: most words look at one.
OF_ALL: Final[tuple[str, ...]] = ("is", "other", "among")
ASKED_OF: Final[dict[str, tuple[str, ...]]] = {
    "player": ("mine", "theirs", "of", "controlled", "posse", "opposing", "fighting", "involved", "foe", "legal")
    + (
        "drawing",
        "won-round",
        "running-job",
        "rival",
        "winner",
        "caught",
        "tricky",
        "poorest",
        "cheating",
        "hand",
        "rank",
        "lost-by",
        "stash",
        "hand-size",
        *OF_ALL,
    ),
    "ability": ("used", "here", "near", "at", "next-to", *OF_ALL),
    "casualty": ("value", "bullets", *OF_ALL),
}
SIGNS: Final[tuple[str, ...]] = ("<=", ">=", "<", ">", "=")  # the longer ones first


class Phrases:
    """The tables that all abilities share, and how words become entries of them."""

    def __init__(
        self, cards: Mapping[str, int], keywords: Sequence[str], gangs: Sequence[str], skills: Sequence[str] = ()
    ) -> None:
        self.selectors: Table = {}
        self.conditions: Table = {}
        self.amounts: Table = {}
        self.cards = cards
        self.keywords = keywords
        self.gangs = gangs
        self.skills = skills
        self.spells: dict[str, str] = {}  # by which skill they are cast

    def card(self, key: str) -> int:
        if key not in self.cards:
            raise BadScript("unknown", key, near(key, list(self.cards)))
        return self.cards[key]

    def ref(self, word: str, everyone: bool = False) -> int:
        """A reference: "x", or a path that leads to it, "owner.place.x".

        >>> phrases = Phrases({}, [], [])
        >>> phrases.ref("x"), phrases.ref("place.x"), phrases.ref("owner.place.x")
        (2, 34, 1058)
        """
        *paths, base = word.split(".")
        if base == EVERYONE and (paths or not everyone):
            raise BadScript("only-of-piles", word, ["hand:everyone", "boot-hill:everyone"])
        found = number_of(base, REFS)
        for i, path in enumerate(reversed(paths)):
            found |= number_of(path, PATHS) + 1 << BITS_OF_REF + BITS_OF_PATH * i
        return found

    def amount(self, word: str) -> int:
        """A number: 3, -2, +influence.x, others, count(dude here), grit.x+6."""
        sign = -1 if word.startswith("-") else 1
        text = word.removeprefix("-" if sign < 0 else "+")
        plus = _plus_in(text)
        if plus:
            return place_in(self.amounts, (AMOUNT_SUM, sign, self.amount(text[:plus]), self.amount(text[plus + 1 :])))
        if text.isdecimal():
            if len(text) > 2:
                raise BadScript("number-too-large", text, ["0 … 99"])
            return place_in(self.amounts, (AMOUNT_NUMBER, sign, int(text), 0))
        if text.startswith("count(") and text.endswith(")"):
            return place_in(self.amounts, (AMOUNT_COUNT, sign, self.selector(split(text[6:-1]), pool=True), 0))
        name, bracket, inner = text.removesuffix(")").partition("(")
        if bracket and text.endswith(")"):
            return self._made_of(name, inner, sign)
        if text in NUMBERS:
            return place_in(self.amounts, (AMOUNT_WORD, sign, NUMBERS.index(text), 0))
        stat, _, ref = text.partition(".")
        return place_in(self.amounts, (AMOUNT_STAT, sign, self.readable(stat), self.ref(ref)))

    def _made_of(self, name: str, inner: str, sign: int) -> int:
        """least(4,bounty.x), most(1,grit.x), times(2,others); highest(bounty dude mine), lowest(…), total(…)."""
        if name in OF_TWO:
            one, comma, other = _halves(inner)
            if not comma:
                raise BadScript("missing", inner, [f"{name}(4,bounty.x)"])
            return place_in(self.amounts, (OF_TWO[name], sign, self.amount(one), self.amount(other)))
        if name in OF_ALL_FOUND:
            stat, *selector = split(inner)
            if not selector:
                raise BadScript("missing", inner, [f"{name}(bounty dude mine)"])
            entry = (OF_ALL_FOUND[name], sign, self.readable(stat), self.selector(selector, pool=True))
            return place_in(self.amounts, entry)
        raise BadScript("unknown", name, near(name, ["count", *OF_TWO, *OF_ALL_FOUND]))

    def readable(self, stat: str) -> int:
        """A number that can be read off a reference: a figure, or the rating in a skill."""
        if stat in self.skills:
            return OF_SKILL + self.skills.index(stat)
        if stat not in READABLE:
            raise BadScript("unknown", stat, near(stat, [*sorted(READABLE), *self.skills]))
        return STATS.index(stat)

    def condition(self, words: Sequence[str]) -> int:
        """What must hold: "x wanted unbooted", "hand.you <= 3", "shootout"."""
        if list(words) == ["shootout"]:
            return place_in(self.conditions, (IF_SHOOTOUT, 0, 0, 0))
        if len(words) == 2 and words[0] == "phase":
            return place_in(self.conditions, (IF_PHASE, number_of(words[1], PHASES), 0, 0))
        if len(words) == 3 and words[1] in RELATIONS:
            relation = RELATIONS.index(words[1])
            return place_in(self.conditions, (IF_COMPARED, self.amount(words[0]), relation, self.amount(words[2])))
        return place_in(self.conditions, (IF_SO, self.ref(words[0]), self.selector(["any", *words[1:]]), 0))

    def selector(self, words: Sequence[str], pool: bool = False) -> int:
        """Which ones are meant: "dude mine !booted at(deed ranch)", "card hand:x", "goods deck discard-pile".

        Only a pool is looked for in piles.
        """
        sorts, piles, whose = 0, 0, REF_YOU
        if not words:
            raise BadScript("missing", "", SORTS)
        for sort in [] if words[0] == "any" else words[0].split("|"):
            sorts |= 1 << number_of(sort, SORTS)
        found: list[int] = []
        for word in words[1:]:
            pile, _, player = word.partition(":")
            if pile in PILES:
                if not pool:
                    raise BadScript("pile-not-looked-at", word, ["choose", "each", "count()"])
                piles |= 1 << PILES.index(pile)
                whose = self.ref(player, everyone=True) if player else whose
            else:
                _ask(words[0], word)
                found += self._filter(word)
        if pool and not piles and sorts == 1 << SORTS.index("card"):
            raise BadScript("card-without-pile", "card", PILES)
        return place_in(self.selectors, (sorts, piles, whose, *found))

    def _filter(self, word: str) -> list[int]:
        negated = int(word.startswith("!"))
        word = word[negated:]
        first, rest = either(word)
        if rest:
            return [EITHER_OF, negated, self.selector(["any", first]), self.selector(["any", rest])]
        if "(" in word and not re.search(r"[<>=]", word.partition("(")[0]):
            name, _, inner = word[:-1].partition("(")
            name = name if FORMS.get(name) == "selector" else f"{name}-one-of"  # at:x, at(deed ranch)
            return [filter_of(name, "selector"), negated, self.selector(split(inner)), 0]
        for sign in SIGNS:
            stat, found, amount = word.partition(sign)
            if found:
                mine = place_in(self.amounts, (AMOUNT_STAT, 1, self.readable(stat), CANDIDATE))
                compared = (IF_COMPARED, mine, RELATIONS.index(sign), self.amount(amount))
                return [filter_of("compares", "made"), negated, place_in(self.conditions, compared), 0]
        name, _, operand = word.partition(":")
        if name in ("unique", "non-unique") and not operand:  # what is printed on dudes and deeds is the exception
            return [filter_of("one-of-a-kind", "made"), negated ^ int(name == "non-unique"), 0, 0]
        if name in self.keywords:
            return [filter_of("has-keyword", "made"), negated, self.keywords.index(name), 0]
        if name in self.gangs:
            return [filter_of("of-gang", "made"), negated, self.gangs.index(name), 0]
        if name in SORTS and not operand:
            return [filter_of("of-sort", "made"), negated, SORTS.index(name), 0]
        if not operand:
            return [filter_of(name, ""), negated, 0, 0]
        if FORMS.get(name) == "card":
            return [filter_of(name, "card"), negated, self.card(operand), 0]
        if FORMS.get(name) == "play":
            return [filter_of(name, "play"), negated, number_of(operand, PLAYS), 0]
        if FORMS.get(name) == "skill":
            return [filter_of(name, "skill"), negated, number_of(operand, self.skills), 0]
        return [filter_of(name, "ref"), negated, self.ref(operand), 0]


def _ask(sort: str, word: str) -> None:
    """What can't be asked of players, abilities and casualties."""
    asked = re.split(r"[:(<>=|]", word.removeprefix("!"))[0]
    if sort in ASKED_OF and asked not in ASKED_OF[sort]:
        raise BadScript("not-asked-of-" + sort, word, ASKED_OF[sort])


def either(word: str) -> tuple[str, str]:
    """The first of several words that stand for each other, and the others; bars within brackets don't count.

    >>> either("wanted|at(deed ranch|saloon)|booted"), either("has(goods horse|weapon)")
    (('wanted', 'at(deed ranch|saloon)|booted'), ('has(goods horse|weapon)', ''))
    """
    depth = 0
    for i, letter in enumerate(word):
        depth += (letter == "(") - (letter == ")")
        if letter == "|" and not depth:
            return word[:i], word[i + 1 :]
    return word, ""


def split(text: str) -> list[str]:
    """The words of a line; what stands in brackets belongs to its word.

    >>> split("choose x dude has(goods horse)")
    ['choose', 'x', 'dude', 'has(goods horse)']
    """
    words: list[str] = []
    depth = 0
    for part in text.split(" "):
        if depth:
            words[-1] += " " + part
        else:
            words.append(part)
        depth += part.count("(") - part.count(")")
    return words


def _halves(text: str) -> tuple[str, str, str]:
    """What stands before and after the comma that is outside of brackets.

    >>> _halves("4,count(dude mine)"), _halves("most(1,2),3")
    (('4', ',', 'count(dude mine)'), ('most(1,2)', ',', '3'))
    """
    depth = 0
    for i, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            return text[:i], ",", text[i + 1 :]
    return text, "", ""


def _plus_in(text: str) -> int:
    """Where a sum has its sign, outside of brackets; 0 for none.

    >>> _plus_in("grit.x+6"), _plus_in("count(dude bullets>=bullets.x+1)")
    (6, 0)
    """
    depth = 0
    for i, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "+" and not depth:
            return i
    return 0


def near(word: str, table: Sequence[str]) -> list[str]:
    """The words of a table that may have been meant, or at least some; all of a short one."""
    if len(table) <= MOST_LISTED:
        return list(table)
    return get_close_matches(word[:40], table, 5, 0.4) or get_close_matches(word[:40], table, 5, 0.0)


def number_of(word: str, table: Sequence[str]) -> int:
    if word not in table:
        raise BadScript("unknown", word, near(word, table))
    return table.index(word)


def duration(word: str) -> int:
    """How long something lasts.

    >>> duration("day"), duration("round")
    (1, 3)
    """
    if not word or word not in DURATIONS:
        raise BadScript("unknown", word, DURATIONS[1:])
    return DURATIONS.index(word)


def filter_of(name: str, form: str) -> int:
    """The number of a filter that is written in this form."""
    if FORMS.get(name) != form:
        raise BadScript("filter-form" if name in FORMS else "unknown", name, near(name, FILTERS))
    return FILTERS.index(name)


def place_in(table: Table, entry: tuple[int, ...]) -> int:
    """Where an entry stands in a table; a new one is put at its end."""
    return table.setdefault(entry, len(table))
