"""What the lines of an ability are made of: references, amounts, conditions and selectors, each as a few ints.

Selectors, conditions and amounts stand in tables, where equal ones share a place, and are named by their number there;
table/book.py says what the ints are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.games.doomtown.language.meanings import FILTERS, FORMS, NUMBERS, PATHS, READABLE
from sixgun.games.doomtown.language.words import (
    BITS_OF_PATH,
    BITS_OF_REF,
    CANDIDATE,
    PILES,
    REFS,
    RELATIONS,
    SORTS,
    STATS,
)
from sixgun.games.doomtown.table.book import (
    AMOUNT_COUNT,
    AMOUNT_NUMBER,
    AMOUNT_STAT,
    AMOUNT_WORD,
    EITHER_OF,
    IF_COMPARED,
    IF_SHOOTOUT,
    IF_SO,
)
from sixgun.games.doomtown.table.components import NONE, BadScript

SIGNS: Final[tuple[str, ...]] = ("<=", ">=", "<", ">", "=")  # the longer ones first


class Phrases:
    """The tables that all abilities share, and how words become entries of them."""

    def __init__(self, cards: Mapping[str, int], keywords: Sequence[str], gangs: Sequence[str]) -> None:
        self.selectors: list[tuple[int, ...]] = []
        self.conditions: list[tuple[int, ...]] = []
        self.amounts: list[tuple[int, ...]] = []
        self.cards = cards
        self.keywords = keywords
        self.gangs = gangs

    def ref(self, word: str) -> int:
        """A reference: "x", or a path that leads to it, "owner.place.x".

        >>> phrases = Phrases({}, [], [])
        >>> phrases.ref("x"), phrases.ref("place.x"), phrases.ref("owner.place.x")
        (2, 34, 1058)
        """
        *paths, base = word.split(".")
        found = number_of(base, REFS)
        for i, path in enumerate(reversed(paths)):
            found |= number_of(path, PATHS) + 1 << BITS_OF_REF + BITS_OF_PATH * i
        return found

    def amount(self, word: str) -> int:
        """A number: 3, -2, +influence.x, others, count(dude here)."""
        sign = -1 if word.startswith("-") else 1
        text = word.lstrip("+-")
        if text.isdecimal():
            return place_in(self.amounts, (AMOUNT_NUMBER, sign, int(text), 0))
        if text.startswith("count("):
            return place_in(self.amounts, (AMOUNT_COUNT, sign, self.selector(split(text[6:-1])), 0))
        if text in NUMBERS:
            return place_in(self.amounts, (AMOUNT_WORD, sign, NUMBERS.index(text), 0))
        stat, _, ref = text.partition(".")
        return place_in(self.amounts, (AMOUNT_STAT, sign, readable(stat), self.ref(ref)))

    def condition(self, words: Sequence[str]) -> int:
        """What must hold: "x wanted unbooted", "hand.you <= 3", "shootout"."""
        if list(words) == ["shootout"]:
            return place_in(self.conditions, (IF_SHOOTOUT, 0, 0, 0))
        if len(words) == 3 and words[1] in RELATIONS:
            relation = RELATIONS.index(words[1])
            return place_in(self.conditions, (IF_COMPARED, self.amount(words[0]), relation, self.amount(words[2])))
        return place_in(self.conditions, (IF_SO, self.ref(words[0]), self.selector(["any", *words[1:]]), 0))

    def selector(self, words: Sequence[str]) -> int:
        """Which ones are meant: "dude mine !booted at(deed ranch)"."""
        sorts, pile = 0, NONE
        for sort in [] if words[0] == "any" else words[0].split("|"):
            sorts |= 1 << number_of(sort, SORTS)
        found: list[int] = []
        for word in words[1:]:
            if word in PILES:
                pile = PILES.index(word)
            else:
                found += self._filter(word)
        return place_in(self.selectors, (sorts, pile, *found))

    def _filter(self, word: str) -> list[int]:
        negated = int(word.startswith("!"))
        word = word[negated:]
        if "(" in word:
            name, _, inner = word[:-1].partition("(")
            name = name if FORMS.get(name) == "selector" else f"{name}-one-of"  # at:x, at(deed ranch)
            return [filter_of(name, "selector"), negated, self.selector(split(inner)), 0]
        if "|" in word:
            one, other = [self.selector(["any", part]) for part in word.split("|")]
            return [EITHER_OF, negated, one, other]
        for sign in SIGNS:
            stat, found, amount = word.partition(sign)
            if found:
                mine = place_in(self.amounts, (AMOUNT_STAT, 1, readable(stat), CANDIDATE))
                compared = (IF_COMPARED, mine, RELATIONS.index(sign), self.amount(amount))
                return [filter_of("compares", "made"), negated, place_in(self.conditions, compared), 0]
        name, _, operand = word.partition(":")
        if name in self.keywords:
            return [filter_of("has-keyword", "made"), negated, self.keywords.index(name), 0]
        if name in self.gangs:
            return [filter_of("of-gang", "made"), negated, self.gangs.index(name), 0]
        if not operand:
            return [filter_of(name, ""), negated, 0, 0]
        if FORMS.get(name) == "card":
            return [filter_of(name, "card"), negated, self.cards[operand], 0]
        return [filter_of(name, "ref"), negated, self.ref(operand), 0]


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


def number_of(word: str, table: Sequence[str]) -> int:
    if word not in table:
        raise BadScript(f"no such word: {word}")
    return table.index(word)


def readable(stat: str) -> int:
    """A number that can be read off a reference."""
    if stat not in READABLE:
        raise BadScript(f"no such figure: {stat}")
    return STATS.index(stat)


def filter_of(name: str, form: str) -> int:
    """The number of a filter that is written in this form."""
    if FORMS.get(name) != form:
        raise BadScript(f"no such filter, or not in this form: {name}")
    return FILTERS.index(name)


def place_in(table: list[tuple[int, ...]], entry: tuple[int, ...]) -> int:
    """Where an entry stands in a table; a new one is put at its end."""
    if entry not in table:
        table.append(entry)
    return table.index(entry)
