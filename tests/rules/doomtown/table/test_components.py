"""The cards of the Base Set as data: figures, keywords, ready decks, and texts in both languages."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sixgun.core.box import house_fields
from sixgun.core.refusals import Refused
from sixgun.games.doomtown.language.printed import read_book
from sixgun.games.doomtown.outside.decks import ReadyDeck, ready_decks
from sixgun.games.doomtown.outside.packs import with_pack
from sixgun.games.doomtown.table import keywords
from sixgun.games.doomtown.table.components import (
    ACTION,
    DEED,
    DRIFTER,
    DUDE,
    FILES,
    GANGS,
    GOODS,
    JOKER_CARD,
    KINDS,
    NONE,
    OUTFIT,
    PACKS,
    PROVENANCES,
    SPELL,
    Cards,
    all_cards,
    own_data,
)
from sixgun.lib.hands.codes import CLUBS, DIAMONDS, HEARTS, SPADES
from tests.cite import rule

CARDS = all_cards()
BOOK = read_book(CARDS)


BASE = [card for card, code in enumerate(CARDS.codes) if code.startswith("01")]  # cards of other sets are not counted


def of_kind(kind: int) -> list[int]:
    return [card for card in BASE if CARDS.kind[card] == kind]


# ---- figures


def test_all_146_entries_are_there_once() -> None:
    assert sorted([CARDS.codes[card] for card in BASE]) == [f"01{number:03}" for number in range(1, 147)]
    assert len({CARDS.keys[card] for card in BASE}) == len({CARDS.titles[card] for card in BASE}) == 146
    assert len(set(CARDS.codes)) == len(CARDS.keys)


def test_the_box_has_286_cards() -> None:
    assert sum([CARDS.copies[card] for card in BASE]) == 286
    assert {CARDS.copies[card] for card in of_kind(OUTFIT) + of_kind(JOKER_CARD)} == {1}


def test_every_file_says_where_its_figures_come_from() -> None:
    assert {table["provenance"] for table in own_data().values()} <= set(PROVENANCES)
    assert list(own_data()) == [*FILES, *[f"pack/{pack}" for pack in PACKS]]


OUTFIT_TITLES = ["Law Dogs", "Morgan Cattle Co.", "The Fourth Ring", "The Sloane Gang"]


@rule("doomtown", "card.home.base-outfits")
def test_counts_by_kind() -> None:
    counts = {KINDS[kind]: count for kind, count in Counter([CARDS.kind[card] for card in BASE]).items()}
    assert counts == {"outfit": 4, "dude": 51, "deed": 26, "goods": 19, "spell": 5, "action": 39, "joker": 2}
    cards = Cards(own_data())
    outfits = [card for card, kind in enumerate(cards.kind) if kind == OUTFIT and cards.codes[card].startswith("01")]
    assert sorted([cards.titles[card] for card in outfits]) == OUTFIT_TITLES
    assert sorted([cards.gang[card] for card in outfits]) == list(range(len(GANGS)))


@rule("doomtown", "card.home.membership")
def test_dudes_by_outfit() -> None:
    gangs = Counter([CARDS.gang[card] for card in of_kind(DUDE)])
    assert gangs == {0: 10, 1: 10, 2: 10, 3: 10, DRIFTER: 11}
    assert {CARDS.gang[card] for card in of_kind(DEED) + of_kind(GOODS) + of_kind(SPELL) + of_kind(ACTION)} == {DRIFTER}


@rule("doomtown", "value.suit.by-type", "value.range.one-to-thirteen")
def test_titles_by_suit_and_value() -> None:
    """How many titles a deck can draw on: aces first."""
    grid = {
        SPADES: [4, 5, 4, 5, 4, 3, 3, 5, 3, 3, 5, 3, 3],
        DIAMONDS: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
        HEARTS: [2, 2, 2, 1, 2, 1, 2, 3, 2, 2, 1, 2, 2],
        CLUBS: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
    }
    found = Counter([(CARDS.suit[card], CARDS.value[card]) for card in BASE if not is_token(card)])
    for suit, counts in grid.items():
        assert [found[suit, value] for value in range(1, 14)] == counts
    assert {CARDS.suit[card] for card in of_kind(OUTFIT) + of_kind(JOKER_CARD)} == {NONE}


def is_token(card: int) -> bool:
    return CARDS.has(card, keywords.TOKEN)


@pytest.mark.parametrize(
    ("kind", "value", "cost", "bullets", "influence", "upkeep", "production", "control"),
    [
        (DUDE, 333, 240, 76, 79, 58, 0, 0),
        (DEED, 182, 86, 0, 0, 0, 43, 28),
        (GOODS, 130, 33, 7, 0, 0, 0, 0),
        (SPELL, 39, 2, 0, 0, 0, 0, 0),
        (ACTION, 273, 10, 0, 0, 0, 0, 0),
    ],
)
def test_sums_of_figures(
    kind: int, value: int, cost: int, bullets: int, influence: int, upkeep: int, production: int, control: int
) -> None:
    columns = (CARDS.value, CARDS.cost, CARDS.bullets, CARDS.influence, CARDS.upkeep, CARDS.production, CARDS.control)
    sums = [sum([column[card] for card in of_kind(kind)]) for column in columns]
    assert sums == [value, cost, bullets, influence, upkeep, production, control]


@rule("doomtown", "card.home.identity")
def test_outfits() -> None:
    found = {CARDS.keys[card]: (CARDS.stash[card], CARDS.production[card]) for card in of_kind(OUTFIT)}
    assert found == {
        "the-fourth-ring": (19, 3),
        "law-dogs": (19, 3),
        "morgan-cattle-co": (18, 3),
        "the-sloane-gang": (18, 3),
    }


@rule("doomtown", "card.dude.stats", "card.dude.stud-or-draw")
@pytest.mark.parametrize(
    ("key", "value", "cost", "bullets", "stud", "influence", "upkeep"),
    [
        ("sloane", 13, 8, 4, True, 3, 3),
        ("sheriff-dave-montreal", 13, 9, 3, True, 3, 2),
        ("max-baine", 12, 6, 2, False, 4, 3),
        ("micah-ryse", 2, 5, 0, True, 1, 0),
        ("steven-wiles", 8, 1, 3, True, 3, 6),
        ("silas-aims", 8, 2, 0, False, 0, 0),
        ("gunslinger", 1, 0, 2, True, 0, 0),
    ],
)
def test_dudes(key: str, value: int, cost: int, bullets: int, stud: bool, influence: int, upkeep: int) -> None:
    cards = Cards(own_data())
    card = cards.index[key]
    assert (cards.value[card], cards.cost[card], cards.bullets[card]) == (value, cost, bullets)
    assert (cards.stud[card], cards.influence[card], cards.upkeep[card]) == (stud, influence, upkeep)


@rule("doomtown", "card.deed.control-and-production")
@pytest.mark.parametrize(
    ("key", "production", "control"),
    [("pony-express", 2, 1), ("blake-ranch", 3, 0), ("the-town-hall", 2, 2), ("bunkhouse", 1, 1)],
)
def test_deeds(key: str, production: int, control: int) -> None:
    cards = Cards(own_data())
    card = cards.index[key]
    assert (cards.production[card], cards.control[card]) == (production, control)


def test_half_of_the_dudes_are_studs() -> None:
    assert sum([CARDS.stud[card] for card in of_kind(DUDE)]) == 26
    assert not any([CARDS.stud[card] for card in BASE if CARDS.kind[card] != DUDE])


# ---- keywords


@rule("doomtown", "skill.keyword.rating")
def test_skill_ratings_and_difficulties() -> None:
    def rated(column: tuple[int, ...]) -> dict[str, int]:
        return {CARDS.keys[card]: column[card] for card in BASE if column[card] != NONE}

    assert rated(CARDS.huckster) == {
        "micah-ryse": 0,
        "mongwau-the-mighty": 1,
        "avie-cline": 0,
        "jia-mein": 1,
        "ivor-hawley": 2,
        "jonah-essex": 1,
        "steele-archer": 2,
    }
    assert rated(CARDS.scientist) == {
        "andreas-andregg": 0,
        "prof-eustace-true": 1,
        "elander-boldman": 2,
        "james-ghetty": 0,
        "harold-aimslee": 2,
        "dr-dawn-edwards": 0,
    }
    assert rated(CARDS.difficulty) == {
        "auto-revolver": 7,
        "flame-thrower": 8,
        "force-field": 5,
        "mechanical-horse": 5,
        "auto-cattle-feeder": 7,
    }
    assert not rated(CARDS.blessed) | rated(CARDS.shaman) | rated(CARDS.level)


def test_gadgets_have_a_difficulty_and_spells_are_hexes() -> None:
    for card in BASE:
        assert CARDS.has(card, keywords.GADGET) == (CARDS.difficulty[card] != NONE)
        assert CARDS.has(card, keywords.HEX) == (CARDS.kind[card] == SPELL)
        assert CARDS.has(card, keywords.PUBLIC | keywords.PRIVATE) == (CARDS.kind[card] == DEED)


@rule("doomtown", "unique.default.by-type", "token.unique.never")
def test_what_is_unique() -> None:
    cards = Cards(own_data())
    unique = {cards.keys[card] for card in BASE if cards.unique[card]}
    assert unique == {CARDS.keys[card] for card in of_kind(DUDE) + of_kind(DEED)} - {"gunslinger"} | {
        "legendary-holster"
    }


@pytest.mark.parametrize(
    ("keyword", "count"),
    [
        (keywords.ABOMINATION, 5),
        (keywords.DEPUTY, 7),
        (keywords.HARROWED, 1),
        (keywords.GRIFTER, 1),
        (keywords.WEAPON, 9),
        (keywords.HORSE, 4),
        (keywords.SIDEKICK, 1),
        (keywords.RANCH, 3),
        (keywords.SALOON, 5),
        (keywords.OUT_OF_TOWN, 3),
        (keywords.PUBLIC, 8),
        (keywords.PRIVATE, 18),
        (keywords.HEADLINE, 1),
    ],
)
def test_keywords(keyword: int, count: int) -> None:
    assert sum([CARDS.has(card, keyword) for card in BASE]) == count


# ---- ready decks


@rule("doomtown", "deck.size.fifty-two", "deck.jokers.at-most-two", "deck.copies.suit-and-value", "deck.copies.title")
@pytest.mark.parametrize("deck", ready_decks(), ids=lambda deck: deck.key)
def test_ready_decks_keep_the_limits(deck: ReadyDeck) -> None:
    valued = [card for card in deck.cards if CARDS.kind[card] != JOKER_CARD]
    assert len(valued) == 52
    assert len(deck.cards) - len(valued) <= 2
    assert max(Counter([CARDS.poker[card] for card in valued]).values()) <= 4
    assert max(Counter(deck.cards).values()) <= (4 if deck.key.startswith(("faith-and-fear", "all-packs")) else 2)
    assert CARDS.kind[deck.outfit] == OUTFIT
    assert not {CARDS.kind[card] for card in deck.cards} & {OUTFIT}
    assert not any([is_token(card) for card in deck.cards])


@rule(
    "doomtown",
    "setup.gang.at-most-five",
    "setup.gang.cost-limit",
    "setup.gang.own-outfit-or-drifters",
    "setup.gang.one-grifter",
)
@pytest.mark.parametrize("deck", ready_decks(), ids=lambda deck: deck.key)
def test_starting_gangs_of_ready_decks(deck: ReadyDeck) -> None:
    later = deck.key.startswith(("faith-and-fear", "all-packs"))
    assert len(deck.gang) in ((4, 5) if later else (4,))
    assert max(Counter([card for card in deck.gang if CARDS.unique[card]]).values()) == 1
    assert sum([CARDS.cost[card] for card in deck.gang]) <= CARDS.stash[deck.outfit]
    assert {CARDS.gang[card] for card in deck.gang} <= {CARDS.gang[deck.outfit], DRIFTER}
    assert sum([CARDS.has(card, keywords.GRIFTER) for card in deck.gang]) <= 1


def test_costs_of_starting_gangs() -> None:
    found = {deck.key: sum([CARDS.cost[card] for card in deck.gang]) for deck in ready_decks()}
    assert found == {
        "learn-law-dogs": 15,
        "learn-sloane-gang": 13,
        "intermediate-law-dogs": 16,
        "intermediate-sloane-gang": 11,
        "intermediate-fourth-ring": 15,
        "intermediate-morgan-cattle-co": 16,
        "faith-and-fear-law-dogs": 15,
        "faith-and-fear-sloane-gang": 13,
        "faith-and-fear-fourth-ring": 15,
        "faith-and-fear-morgan-cattle-co": 13,
        "all-packs-law-dogs": 13,
        "all-packs-sloane-gang": 11,
        "all-packs-fourth-ring": 15,
        "all-packs-morgan-cattle-co": 13,
    }


@pytest.mark.parametrize("level", ["learn", "intermediate"])
def test_one_box_is_enough_for_all_decks_of_a_level(level: str) -> None:
    needed = Counter([card for deck in ready_decks() if deck.key.startswith(level) for card in deck.cards])
    jokers = sum([needed.pop(card, 0) for card in of_kind(JOKER_CARD)])
    assert [CARDS.keys[card] for card, count in needed.items() if count > CARDS.copies[card]] == []
    assert jokers <= 2  # either one will do


# ---- packs


def test_a_pack_corrects_figures() -> None:
    corrected = Cards(with_pack({"sloane": {"stud": 5, "cost": 9}, "law-dogs": {"stash": 20}}))
    assert (corrected.bullets[corrected.index["sloane"]], corrected.cost[corrected.index["sloane"]]) == (5, 9)
    assert corrected.stash[corrected.index["law-dogs"]] == 20
    assert CARDS.cost[CARDS.index["sloane"]] == 8
    assert house_fields(own_data()) == []


def test_all_that_is_wrong_about_a_pack_is_listed() -> None:
    pack = {"slone": {}, "sloane": {"value": 14, "cost": "8", "draw": 2, "ability": []}, "mustang": 3}
    with pytest.raises(Refused) as refused:
        with_pack(pack)
    codes = [problem.code for problem in refused.value.refusals]
    assert sorted(codes) == [
        "field-range",
        "field-type",
        "field-type",
        "field-unknown",
        "field-unknown",
        "field-unknown",
    ]


# ---- texts


def messages(lang: str) -> dict[str, str]:
    names = [f"text/cards_{lang}.ftl", *[f"text/packs/{pack}_{lang}.ftl" for pack in PACKS]]
    text = "\n".join([files("sixgun.games.doomtown").joinpath(name).read_text(encoding="utf-8") for name in names])
    body = FluentParser(with_spans=False).parse(text).body
    assert [entry for entry in body if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: "".join([str(part.value) for part in entry.value.elements]) for entry in found}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_card_has_a_name_and_every_card_with_an_ability_a_text(lang: str) -> None:
    found = messages(lang)
    wanted = {f"card-{key}" for key in CARDS.keys}
    wanted |= {f"card-text-{key}" for card, key in enumerate(CARDS.keys) if BOOK.of_card[card]}
    wanted |= {f"keyword-{name}" for name in CARDS.words} | {f"kind-{name}" for name in KINDS}
    wanted |= {f"gang-{name}" for name in (*CARDS.gangs, "drifter")} | {f"deck-{deck.key}" for deck in ready_decks()}
    assert found.keys() == wanted


def test_titles_are_proper_names() -> None:
    english, italian = messages("en"), messages("it")
    for card, key in enumerate(CARDS.keys):
        name = CARDS.titles[card] + (f" (Exp.{CARDS.level[card]})" if CARDS.level[card] > 0 else "")
        assert english[f"card-{key}"] == name
        if CARDS.kind[card] != JOKER_CARD:
            assert italian[f"card-{key}"] == name


def test_texts_have_a_line_for_each_ability_in_both_languages() -> None:
    english, italian = messages("en"), messages("it")
    for card, key in enumerate(CARDS.keys):
        if BOOK.of_card[card]:
            lines = english[f"card-text-{key}"].splitlines()
            row = CARDS.rows[card]
            fields = len([field for field in ("host", "parting", "start") if field in row])
            assert len(lines) == len(BOOK.of_card[card]) + fields, key
            assert len(lines) == len(italian[f"card-text-{key}"].splitlines()), key
