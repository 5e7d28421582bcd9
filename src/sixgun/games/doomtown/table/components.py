"""The cards: every printed figure as a column by card, read from data/*.toml.

A card is a number from 0, in the order of the files; `Cards.index` finds it by its key. A figure that a kind of card
does not have is 0, a skill that a dude does not have is NONE.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from sixgun.core.box import read_toml
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.vocabulary import bound
from sixgun.games.doomtown.table.keywords import CASTS, KEYWORDS, NON_UNIQUE, NUMBERED, TOKEN, UNIQUE
from sixgun.games.doomtown.table.tags import MOST_WHAT
from sixgun.lib.hands.codes import CLUBS, DIAMONDS, HEARTS, JOKER, SPADES, card_of

KEY: Final = "doomtown"
NONE: Final = -1  # of figures and words: there is none

FILES: Final[tuple[str, ...]] = ("outfits", "dudes", "deeds", "goods", "spells", "actions", "jokers", "tokens")
BASE_SET: Final = "base-set"
PACKS: Final[tuple[str, ...]] = (  # in the order of their release
    "new-town-new-rules",
    "double-dealin",
    "election-day-slaughter",
    "faith-and-fear",
    "frontier-justice",
    "no-turning-back",
    "nightmare-at-noon",
)
# Formats of decks: the packs of the rulebook's era, with those that players bring along; or the Base Set alone.
SEED_ERA: Final = "seed-era"
FORMATS: Final[tuple[str, ...]] = (SEED_ERA, BASE_SET)  # the usual one first
HEADER: Final = "pack"  # what a pack says of itself; no card has this key
HEADER_FIELDS: Final = ("name", "code", "provenance", "gangs", "keywords", "skills")
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
ANY_GANG: Final = -2  # of cards that start the game: with every outfit
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
FIELDS: Final = (
    "kind",
    "code",
    "title",
    "gang",
    "keywords",
    "host",
    "parting",
    "start",
    "provenance",
    "ability",
    *FIGURES,
)


class BadScript(ValueError):
    """Something in a data file that can't be read or can't work: why, the word, and what would do."""

    def __init__(self, why: str, got: str = "", allowed: Sequence[str] = ()) -> None:
        self.why: str = why
        self.got: str = got
        self.allowed: list[str] = list(allowed)
        super().__init__(f"{why}: {got} {self.allowed}" if got or allowed else why)


class BadCards(BadScript):
    """All that is wrong with the abilities of some cards."""

    def __init__(self, problems: Sequence[Refusal]) -> None:
        self.problems: list[Refusal] = list(problems)
        super().__init__("\n".join([str(problem.args) for problem in problems]))


class Cards:
    """Every card by number. Shared by all states of a game, never changed.

    [card.home.base-outfits, card.cost.printed, card.deed.control-and-production, card.dude.stats,
    card.dude.stud-or-draw, card.goods.stat-bonuses, value.range.one-to-thirteen, unique.default.by-type,
    skill.keyword.rating]
    """

    def __init__(self, data: Mapping[str, Mapping[str, Plain]]) -> None:
        """`data` has a table for each file or pack, and in it one for each card."""
        headers = [_header(table) for table in data.values()]
        self.words: tuple[str, ...] = _all_of(KEYWORDS, headers, "keywords", "skills")  # every keyword, by its bit
        self.gangs: tuple[str, ...] = _all_of(GANGS, headers, "gangs")
        self.skills: dict[str, str] = {**CASTS, **_skills(headers)}  # which skill casts which spells
        numbered = (*NUMBERED, *_skills(headers))
        rows = [(kind_of(name, row), key, row) for name, table in data.items() for key, row in cards_of(table)]
        if len(rows) > MOST_WHAT:
            raise BadScript(f"{len(rows)} cards are too many: tags and picks have room for {MOST_WHAT}")
        self.data = data
        self.packs: tuple[str, ...] = tuple([pack_name(name) for name, table in data.items() for _ in cards_of(table)])
        self.rows: tuple[dict[str, Plain], ...] = tuple([row for _, _, row in rows])  # as they stand in the files
        self.keys: tuple[str, ...] = tuple([key for _, key, _ in rows])
        self.index: dict[str, int] = {key: i for i, key in enumerate(self.keys)}
        if len(self.index) < len(rows):
            twice = sorted({key for key in self.keys if self.keys.count(key) > 1})
            raise BadScript("key-twice", ", ".join(twice))
        self.codes: tuple[str, ...] = tuple([str(row["code"]) for _, _, row in rows])
        self.titles: tuple[str, ...] = tuple([str(row["title"]) for _, _, row in rows])
        self.kind: tuple[int, ...] = tuple([kind for kind, _, _ in rows])
        self.suit: tuple[int, ...] = tuple([SUIT_OF_KIND[kind] for kind in self.kind])
        self.value = _column(rows, "value")
        self.cost = _column(rows, "cost")
        self.gang: tuple[int, ...] = tuple([_gang(row, self.gangs) for _, _, row in rows])
        # in place of whose dude a card that is not one may start the game
        self.start: tuple[int, ...] = tuple(
            [
                ANY_GANG
                if row.get("start") == "any"
                else _gang({"title": row["title"], "gang": row.get("start")}, self.gangs)
                for _, _, row in rows
            ]
        )
        self.stud: tuple[bool, ...] = tuple(["stud" in row for _, _, row in rows])  # of dudes; the others are draws
        self.bullets: tuple[int, ...] = tuple([_figure(row, "stud", "draw", "bullets") for _, _, row in rows])
        self.influence = _column(rows, "influence")
        self.upkeep = _column(rows, "upkeep")
        self.production = _column(rows, "production")
        self.control = _column(rows, "control")
        self.stash = _column(rows, "stash")
        self.copies = _column(rows, "copies")
        listed = [_words(row, self.words, numbered) for _, _, row in rows]
        self.keywords: tuple[int, ...] = tuple([_bits(found, self.words) for found in listed])
        self.ratings: dict[str, tuple[int, ...]] = {word: _ratings(listed, word) for word in numbered}
        self.crafts: tuple[str, ...] = tuple(  # the skills by number: MAD_SCIENCE and the others
            [word for word in self.words if word in self.ratings and word not in ("difficulty", "experienced")]
        )
        self.skill: tuple[tuple[int, ...], ...] = tuple([self.ratings[word] for word in self.crafts])
        self.huckster = self.ratings["huckster"]
        self.scientist = self.ratings["mad-scientist"]
        self.blessed = self.ratings["blessed"]
        self.shaman = self.ratings["shaman"]
        self.difficulty = self.ratings["difficulty"]
        self.level = self.ratings["experienced"]
        # spells and who casts them: a bit, and the number of the skill
        self.casters: tuple[tuple[int, int], ...] = tuple(
            [(1 << self.words.index(spell), self.crafts.index(skill)) for skill, spell in self.skills.items()]
        )
        self.unique: tuple[bool, ...] = tuple(
            [_unique(kind, bits) for kind, bits in zip(self.kind, self.keywords, strict=True)]
        )
        jokers = [i for i, kind in enumerate(self.kind) if kind == JOKER_CARD]
        self.poker: tuple[int, ...] = tuple(  # as hands know it; NONE for outfits
            [
                JOKER + jokers.index(i) % 2 if i in jokers else card_of(suit, self.value[i]) if suit != NONE else NONE
                for i, suit in enumerate(self.suit)
            ]
        )

    def has(self, card: int, keyword: int) -> bool:
        """Whether a card is printed with a keyword, given as its bit."""
        return self.keywords[card] & keyword != 0


def base_data() -> dict[str, dict[str, Plain]]:
    """The cards of the Base Set as they stand in the game's data files."""
    return {name: read_toml("sixgun.games.doomtown", f"data/{name}.toml") for name in FILES}


def own_data() -> dict[str, dict[str, Plain]]:
    """All cards as they stand in the game's data files: the Base Set, then pack by pack."""
    packs = {name: read_toml("sixgun.games.doomtown", f"data/packs/{name}.toml") for name in PACKS}
    return {**base_data(), **{f"{HEADER}/{name}": section_of(table) for name, table in packs.items()}}


def section_of(pack: Mapping[str, Plain]) -> dict[str, Plain]:
    """A pack's file in the form of the Base Set's files: its cards, with what it says of itself among them."""
    header, cards = pack.get(HEADER, {}), pack.get("cards", {})
    assert isinstance(header, dict)
    assert isinstance(cards, dict)
    return {"provenance": header.get("provenance", "house"), HEADER: header, **cards}


@cache
def base_set() -> Cards:
    """The cards of the Base Set alone.

    >>> cards = base_set()
    >>> sloane = cards.index["sloane"]
    >>> cards.bullets[sloane], cards.stud[sloane], cards.influence[sloane], cards.cost[sloane]
    (4, True, 3, 8)
    """
    return Cards(base_data())


@cache
def all_cards() -> Cards:
    """All cards that the game has, those of the Base Set first."""
    return Cards(own_data())


# ---- files and packs


def pack_name(section: str) -> str:
    """The pack that a section of the data belongs to.

    >>> pack_name("dudes"), pack_name("pack/faith-and-fear")
    ('base-set', 'faith-and-fear')
    """
    before, slash, name = section.partition("/")
    return name if slash and before == HEADER else BASE_SET


def kind_of(section: str, row: Mapping[str, Plain]) -> int:
    """The files of the Base Set have a kind each; in a pack every card says its own."""
    if section in FILES:
        return KIND_OF_FILE[FILES.index(section)]
    if row.get("kind") not in KINDS:
        raise BadScript(f"{row.get('title')}: no such kind: {row.get('kind')}; there are {', '.join(KINDS)}")
    return KINDS.index(str(row["kind"]))


def _header(table: Mapping[str, Plain]) -> dict[str, Plain]:
    header = table.get(HEADER, {})
    assert isinstance(header, dict)
    unknown = [field for field in header if field not in HEADER_FIELDS]
    if unknown:
        raise BadScript(f"{HEADER}: no such field: {', '.join(unknown)}")
    return header


def _all_of(known: tuple[str, ...], headers: list[dict[str, Plain]], *fields: str) -> tuple[str, ...]:
    """Words of the game, then those that the headers of packs add, each once."""
    found = dict.fromkeys(known)
    for header in headers:
        for field in fields:
            listed = header.get(field, [])
            assert isinstance(listed, list | dict)
            found |= dict.fromkeys([str(word) for word in listed])
            if isinstance(listed, dict):  # skills, each with the spells that it casts
                found |= dict.fromkeys([str(word) for word in listed.values()])
    return tuple(found)


def _skills(headers: list[dict[str, Plain]]) -> dict[str, str]:
    """Skills that packs add, each with the keyword of the spells that it casts."""
    found: dict[str, str] = {}
    for header in headers:
        skills = header.get("skills", {})
        assert isinstance(skills, dict)
        found |= {skill: str(spell) for skill, spell in skills.items()}
    return found


def cards_of(table: Mapping[str, Plain]) -> list[tuple[str, dict[str, Plain]]]:
    """The cards of a file: what is not a table is about the file itself, and so is a pack's header."""
    found = [(key, row) for key, row in table.items() if isinstance(row, dict) and key != HEADER]
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


def _gang(row: Mapping[str, Plain], gangs: tuple[str, ...]) -> int:
    gang = row.get("gang")
    if gang is not None and gang not in gangs:
        raise BadScript("unknown", f"{row['title']}: {gang}", gangs)
    return gangs.index(gang) if isinstance(gang, str) else DRIFTER


def _words(row: Mapping[str, Plain], words: tuple[str, ...], numbered: tuple[str, ...]) -> list[list[str]]:
    """The keywords of a card, each with its number if it has one."""
    listed = row.get("keywords", [])
    assert isinstance(listed, list)
    found = [str(word).split(" ") for word in listed]
    for word, *rating in found:
        if word not in words or bool(rating) != (word in numbered):
            raise BadScript("unknown", f"{row['title']}: {word}", get_close_matches(word, words, 5, 0.4))
    return found


def _bits(found: list[list[str]], words: tuple[str, ...]) -> int:
    return sum([1 << words.index(word) for word, *_ in found])


def _ratings(listed: list[list[list[str]]], keyword: str) -> tuple[int, ...]:
    found = [[int(rating[0]) for word, *rating in words if rating and word == keyword] for words in listed]
    return tuple([ratings[0] if ratings else NONE for ratings in found])


def _unique(kind: int, keywords: int) -> bool:
    """Dudes and deeds are unique unless they say otherwise, other cards if they say so; tokens never are.

    [unique.default.by-type, token.unique.never]
    """
    if kind in (DUDE, DEED):
        return not keywords & (NON_UNIQUE | TOKEN)
    return keywords & UNIQUE != 0
