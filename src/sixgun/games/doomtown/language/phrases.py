"""What the lines of an ability are made of: references, amounts, conditions and selectors, each as a few ints.

Selectors, conditions and amounts stand in tables, where equal ones share a place, and are named by their number there:

- an amount: NUMBER, STAT, WORD or COUNT, its sign, then the number, the stat and its reference, the word, the selector
- a condition: IS_SO, a reference and a selector; COMPARE, an amount, a relation and an amount; or IN_SHOOTOUT
- a selector: a bit for each sort, 0 for any; then four ints a filter: which one, whether negated, two operands
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.games.doomtown.language import nouns
from sixgun.games.doomtown.language.nouns import REFS, RELATIONS, SORTS, STATS
from sixgun.games.doomtown.table import components

NUMBER: Final = 0
STAT: Final = 1
WORD: Final = 2
COUNT: Final = 3
IS_SO: Final = 0
COMPARE: Final = 1
IN_SHOOTOUT: Final = 2
FILTER_WIDTH: Final = 4


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

        >>> Phrases({}, [], []).ref("owner.place.x") == nouns.X | nouns.PLACE_OF << 4 | nouns.OWNER_OF << 7
        True
        """
        *paths, base = word.split(".")
        found = number_of(base, REFS, REFS)
        for i, path in enumerate(reversed(paths)):
            found |= number_of(path, nouns.PATHS[1:], nouns.PATHS) << (nouns.REF_BITS + nouns.PATH_BITS * i)
        return found

    def amount(self, word: str) -> int:
        """A number: 3, -2, +influence.x, others, count(dude here)."""
        sign = -1 if word.startswith("-") else 1
        text = word.lstrip("+-")
        if text.isdecimal():
            return place_in(self.amounts, (NUMBER, sign, int(text), 0))
        if text.startswith("count("):
            return place_in(self.amounts, (COUNT, sign, self.selector(split(text[6:-1])), 0))
        if text in nouns.NUMBERS:
            return place_in(self.amounts, (WORD, sign, nouns.NUMBERS.index(text), 0))
        stat, _, ref = text.partition(".")
        return place_in(self.amounts, (STAT, sign, number_of(stat, STATS, STATS), self.ref(ref)))

    def condition(self, words: Sequence[str]) -> int:
        """What must hold: "x wanted unbooted", "hand.you <= 3", "shootout"."""
        if list(words) == ["shootout"]:
            return place_in(self.conditions, (IN_SHOOTOUT, 0, 0, 0))
        if len(words) == 3 and words[1] in RELATIONS:
            relation = RELATIONS.index(words[1])
            return place_in(self.conditions, (COMPARE, self.amount(words[0]), relation, self.amount(words[2])))
        return place_in(self.conditions, (IS_SO, self.ref(words[0]), self.selector(["any", *words[1:]]), 0))

    def selector(self, words: Sequence[str]) -> int:
        """Which ones are meant: "dude mine !booted at(deed ranch)"."""
        sorts = 0
        for sort in [] if words[0] == "any" else words[0].split("|"):
            sorts |= 1 << number_of(sort, SORTS, SORTS)
        found = [sorts]
        for word in words[1:]:
            found += self._filter(word)
        return place_in(self.selectors, tuple(found))

    def _filter(self, word: str) -> list[int]:
        negated = int(word.startswith("!"))
        word = word[negated:]
        if "(" in word:
            name, _, inner = word[:-1].partition("(")
            number = number_of(name, [nouns.FILTERS[i] for i in sorted(nouns.WITH_SELECTOR)], nouns.FILTERS)
            return [nouns.AT_ONE_OF if number == nouns.AT else number, negated, self.selector(split(inner)), 0]
        if "|" in word:
            one, other = [self.selector(["any", part]) for part in word.split("|")]
            return [nouns.EITHER_OF, negated, one, other]
        for sign in ("<=", ">=", "<", ">", "="):
            stat, found, amount = word.partition(sign)
            if found:
                mine = place_in(self.amounts, (STAT, 1, number_of(stat, STATS, STATS), nouns.CANDIDATE))
                compared = (COMPARE, mine, RELATIONS.index(sign), self.amount(amount))
                return [nouns.COMPARED, negated, place_in(self.conditions, compared), 0]
        name, _, operand = word.partition(":")
        if name == "titled":
            return [nouns.TITLED, negated, self.cards[operand], 0]
        if name in self.keywords:
            return [nouns.HAS_KEYWORD, negated, self.keywords.index(name), 0]
        if name in self.gangs:
            return [nouns.OF_GANG, negated, self.gangs.index(name), 0]
        number = number_of(name, nouns.FILTERS, nouns.FILTERS)
        if bool(operand) != (number in nouns.WITH_REF) or number in (nouns.WITH, nouns.HAS):
            raise components.BadScript(f"wrong form: {word}")
        return [number, negated, self.ref(operand) if operand else 0, 0]


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


def number_of(word: str, allowed: Sequence[str], table: Sequence[str]) -> int:
    if word not in allowed:
        raise components.BadScript(f"no such word: {word}")
    return list(table).index(word)


def place_in(table: list[tuple[int, ...]], entry: tuple[int, ...]) -> int:
    """Where an entry stands in a table; a new one is put at its end."""
    if entry not in table:
        table.append(entry)
    return table.index(entry)
