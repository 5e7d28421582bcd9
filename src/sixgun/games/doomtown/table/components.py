"""The cards: every printed figure as a column by card, read from data/*.toml.

A card is a number from 0, in the order of the files; `Cards.index` finds it by its key. A figure that a kind of card
does not have is 0, a skill that a dude does not have is NONE.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from sixgun.core.box import read_toml
from sixgun.core.plain import Plain
from sixgun.core.vocabulary import bound
from sixgun.games.doomtown.table.keywords import KEYWORDS, NON_UNIQUE, NUMBERED, TOKEN, UNIQUE
from sixgun.games.doomtown.table.tags import MOST_WHAT
from sixgun.lib.hands.codes import CLUBS, DIAMONDS, HEARTS, JOKER, SPADES, card_of

KEY: Final = "doomtown"
NONE: Final = -1  # of figures and words: there is none

FILES: Final[tuple[str, ...]] = ("outfits", "dudes", "deeds", "goods", "spells", "actions", "jokers", "tokens")
PROVENANCES: Final[tuple[str, ...]] = ("seed", "found", "house")

OUTFIT: Final = 0
DUDE: Final = 1
DEED: Final = 2
GOODS: Final = 3
SPELL: Final = 4
ACTION: Final = 5
JOKER_CARD: Final = 6
KINDS: Final[tuple[str, ...]] = bound(
    "kinds",
    {
        OUTFIT: "outfit",
        DUDE: "dude",
        DEED: "deed",
        GOODS: "goods",
        SPELL: "spell",
        ACTION: "action",
        JOKER_CARD: "joker",
    },
)
KIND_OF_FILE: Final[tuple[int, ...]] = (OUTFIT, DUDE, DEED, GOODS, SPELL, ACTION, JOKER_CARD, DUDE)
SUIT_OF_KIND: Final[tuple[int, ...]] = (NONE, SPADES, DIAMONDS, HEARTS, HEARTS, CLUBS, NONE)  # [value.suit.by-type]

GANGS: Final[tuple[str, ...]] = (
    "fourth-ring",
    "law-dogs",
    "morgan-cattle-co",
    "sloane-gang",
)
DRIFTER: Final = NONE  # [card.home.membership]

FIGURES: Final[tuple[str, ...]] = (
    "value",
    "cost",
    "stud",
    "draw",
    "bullets",
    "influence",
    "upkeep",
    "production",
    "control",
    "stash",
    "copies",
)
FIELDS: Final = ("code", "title", "gang", "keywords", "host", "provenance", "ability", *FIGURES)


class BadScript(ValueError):
    """Something in a data file that is not in the vocabulary."""


class Cards:
    """Every card by number. Shared by all states of a game, never changed.

    [card.home.base-outfits, card.cost.printed, card.deed.control-and-production, card.dude.stats,
    card.dude.stud-or-draw, card.goods.stat-bonuses, value.range.one-to-thirteen, unique.default.by-type,
    skill.keyword.rating]
    """

    def __init__(self, data: Mapping[str, Mapping[str, Plain]]) -> None:
        """`data` has a table for each file, and in it one for each card."""
        rows = [
            (kind, key, row) for kind, table in zip(KIND_OF_FILE, data.values(), strict=True) for key, row in _of(table)
        ]
        if len(rows) > MOST_WHAT:
            raise BadScript(f"{len(rows)} cards are too many: tags and picks have room for {MOST_WHAT}")
        self.data = data
        self.rows: tuple[dict[str, Plain], ...] = tuple([row for _, _, row in rows])  # as they stand in the files
        self.keys: tuple[str, ...] = tuple([key for _, key, _ in rows])
        self.index: dict[str, int] = {key: i for i, key in enumerate(self.keys)}
        self.codes: tuple[str, ...] = tuple([str(row["code"]) for _, _, row in rows])
        self.titles: tuple[str, ...] = tuple([str(row["title"]) for _, _, row in rows])
        self.kind: tuple[int, ...] = tuple([kind for kind, _, _ in rows])
        self.suit: tuple[int, ...] = tuple([SUIT_OF_KIND[kind] for kind in self.kind])
        self.value = _column(rows, "value")
        self.cost = _column(rows, "cost")
        self.gang: tuple[int, ...] = tuple([_gang(row) for _, _, row in rows])
        self.stud: tuple[bool, ...] = tuple(["stud" in row for _, _, row in rows])  # of dudes; the others are draws
        self.bullets: tuple[int, ...] = tuple([_figure(row, "stud", "draw", "bullets") for _, _, row in rows])
        self.influence = _column(rows, "influence")
        self.upkeep = _column(rows, "upkeep")
        self.production = _column(rows, "production")
        self.control = _column(rows, "control")
        self.stash = _column(rows, "stash")
        self.copies = _column(rows, "copies")
        self.keywords: tuple[int, ...] = tuple([_bits(row) for _, _, row in rows])
        self.huckster = _ratings(rows, "huckster")
        self.scientist = _ratings(rows, "mad-scientist")
        self.blessed = _ratings(rows, "blessed")
        self.shaman = _ratings(rows, "shaman")
        self.difficulty = _ratings(rows, "difficulty")
        self.level = _ratings(rows, "experienced")
        self.unique: tuple[bool, ...] = tuple([_unique(kind, _bits(row)) for kind, _, row in rows])
        jokers = [i for i, kind in enumerate(self.kind) if kind == JOKER_CARD]
        self.poker: tuple[int, ...] = tuple(  # as hands know it; NONE for outfits
            [
                JOKER + jokers.index(i) if i in jokers else card_of(suit, self.value[i]) if suit != NONE else NONE
                for i, suit in enumerate(self.suit)
            ]
        )

    def has(self, card: int, keyword: int) -> bool:
        """Whether a card is printed with a keyword, given as its bit."""
        return self.keywords[card] & keyword != 0


def own_data() -> dict[str, dict[str, Plain]]:
    """The cards as they stand in the game's data files."""
    return {name: read_toml("sixgun.games.doomtown", f"data/{name}.toml") for name in FILES}


@cache
def base_set() -> Cards:
    """All cards of the Base Set.

    >>> cards = base_set()
    >>> sloane = cards.index["sloane"]
    >>> cards.bullets[sloane], cards.stud[sloane], cards.influence[sloane], cards.cost[sloane]
    (4, True, 3, 8)
    """
    return Cards(own_data())


# ---- figures out of a card's table


def _of(table: Mapping[str, Plain]) -> list[tuple[str, dict[str, Plain]]]:
    """The cards of a file: what is not a table is about the file itself."""
    found = [(key, row) for key, row in table.items() if isinstance(row, dict)]
    for key, row in found:
        unknown = [field for field in row if field not in FIELDS]
        if unknown:
            raise BadScript(f"{key}: no such field: {', '.join(unknown)}")
    return found


def _figure(row: Mapping[str, Plain], *names: str) -> int:
    for name in names:
        if name in row:
            value = row[name]
            assert isinstance(value, int)
            return value
    return 0


def _column(rows: list[tuple[int, str, dict[str, Plain]]], name: str) -> tuple[int, ...]:
    return tuple([_figure(row, name) for _, _, row in rows])


def _gang(row: Mapping[str, Plain]) -> int:
    gang = row.get("gang")
    return GANGS.index(gang) if isinstance(gang, str) else DRIFTER


def _words(row: Mapping[str, Plain]) -> list[list[str]]:
    """The keywords of a card, each with its number if it has one."""
    listed = row.get("keywords", [])
    assert isinstance(listed, list)
    found = [str(word).split(" ") for word in listed]
    for word, *rating in found:
        if word not in KEYWORDS or bool(rating) != (word in NUMBERED):
            raise BadScript(f"{row['title']}: no such keyword: {word}")
    return found


def _bits(row: Mapping[str, Plain]) -> int:
    return sum([1 << KEYWORDS.index(word) for word, *_ in _words(row)])


def _ratings(rows: list[tuple[int, str, dict[str, Plain]]], keyword: str) -> tuple[int, ...]:
    found = [{word: int(rating[0]) for word, *rating in _words(row) if rating} for _, _, row in rows]
    return tuple([ratings.get(keyword, NONE) for ratings in found])


def _unique(kind: int, keywords: int) -> bool:
    """Dudes and deeds are unique unless they say otherwise, other cards if they say so; tokens never are.

    [unique.default.by-type, token.unique.never]
    """
    if kind in (DUDE, DEED):
        return not keywords & (NON_UNIQUE | TOKEN)
    return keywords & UNIQUE != 0
