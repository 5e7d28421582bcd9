"""Deck lists and own decks: reading them, and everything that can be wrong with them at once."""

from __future__ import annotations

import json

import pytest

import sixgun
from sixgun.games.doomtown.outside.deck_files import FILE_CAP, read_deck
from sixgun.games.doomtown.outside.deck_rules import DeckList, deck_problems
from sixgun.games.doomtown.outside.decks import ready_decks
from sixgun.games.doomtown.table.components import ACTION, BASE_SET, all_cards
from sixgun.text.speaker import Speaker
from tests.cite import rule
from tests.rules.doomtown.stage import GAME
from tests.rules.doomtown.versions import game_with

BOOK = all_cards()
SPEAKERS = [Speaker(lang, "doomtown") for lang in ("en", "it")]


def codes(deck: DeckList) -> list[tuple[str, str]]:
    return [(problem.code, problem.rule) for problem in deck_problems(BOOK, deck)]


def listed(name: str) -> dict[int, int]:
    deck = next(deck for deck in ready_decks() if deck.key == name)
    cards = {deck.outfit: 1}
    for card in deck.cards:
        cards[card] = cards.get(card, 0) + 1
    return cards


@pytest.mark.parametrize("deck", ready_decks(), ids=lambda deck: deck.key)
@rule("doomtown", "deck.size.fifty-two", "deck.outfit.exactly-one")
def test_every_ready_deck_is_legal(deck: object) -> None:
    key = str(getattr(deck, "key", ""))
    assert codes(DeckList(listed(key), [], [])) == []


@rule("doomtown", "deck.dudes.other-outfits-unlimited")
def test_all_dudes_may_be_of_other_outfits() -> None:
    cards = listed("learn-law-dogs")
    own = BOOK.gang[BOOK.index["law-dogs"]]
    assert sum([n for card, n in cards.items() if BOOK.gang[card] == own]) > 5  # the outfit and its dudes
    del cards[BOOK.index["law-dogs"]]
    cards[BOOK.index["the-fourth-ring"]] = 1
    assert codes(DeckList(cards, [], [])) == []


@pytest.mark.parametrize("form", ["text", "json", "o8d"])
def test_a_list_reads_the_same_in_every_form(form: str) -> None:
    cards = listed("learn-law-dogs")
    rows = [(BOOK.titles[card], n) for card, n in cards.items()]
    if form == "text":
        data = "\n".join([f"{n}x {title}" for title, n in rows])
    elif form == "json":
        data = json.dumps([{"title": title, "quantity": n} for title, n in rows])
    else:
        items = "".join([f'<card qty="{n}" id="x">{title.replace("&", "&amp;")}</card>' for title, n in rows])
        data = f'<?xml version="1.0"?><deck><section name="Play Deck">{items}</section></deck>'
    deck = read_deck(BOOK, data.encode(), "list")
    assert deck.unknown == []
    assert deck.cards == cards


@rule(
    "doomtown",
    "deck.outfit.exactly-one",
    "deck.jokers.at-most-two",
    "deck.copies.suit-and-value",
    "deck.copies.title",
    "deck.size.fifty-two",
)
def test_every_problem_is_found_at_once() -> None:
    deck = read_deck(BOOK, b"5x Sloane\n3x Joker (red)\n1x Nobody at All\n", "list")
    assert codes(deck) == [
        ("deck-unknown", "deck.size.fifty-two"),
        ("deck-outfit", "deck.outfit.exactly-one"),
        ("deck-size", "deck.size.fifty-two"),
        ("deck-jokers", "deck.jokers.at-most-two"),
        ("deck-suit-value", "deck.copies.suit-and-value"),
        ("deck-title", "deck.copies.title"),
    ]


@rule("doomtown", "setup.gang.one-grifter", "setup.gang.cost-limit", "setup.gang.own-outfit-or-drifters")
def test_the_starting_gang_of_a_list_is_checked() -> None:
    text = "Outfit: Law Dogs\nStarting gang: Sloane; Travis Moone x2; Steven Wiles x3\n"
    found = [code for code, _ in codes(read_deck(BOOK, text.encode(), "list"))]
    assert {"gang-full", "gang-other-outfit", "gang-one-grifter"} <= set(found)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"x" * (FILE_CAP + 1), "file-size"),
        (b'<!DOCTYPE d [<!ENTITY a "b">]><deck/>', "deck-entities"),
        (b"<deck", "deck-unreadable"),
        (b'<deck><section name="Deck"><card qty="2" id="f51a-01"/></section></deck>', "deck-octgn-ids"),
        (b"{", "deck-unreadable"),
        (b"[" * 50, "file-depth"),
    ],
)
def test_hostile_files_are_refused_at_once(data: bytes, code: str) -> None:
    with pytest.raises(sixgun.Refused) as refused:
        read_deck(BOOK, data, "list")
    assert refused.value.refusal.code == code


def test_huge_numbers_do_no_harm() -> None:
    deck = read_deck(BOOK, b'{"Sloane": 99999999999}', "list")
    assert sum(deck.cards.values()) == 60


def test_a_pack_brings_decks_that_become_the_usual_ones() -> None:
    first = ready_decks()[2]
    names = [BOOK.keys[card] for card in first.cards[len(first.gang) :]]
    cards = {name: names.count(name) for name in names}
    deck = {"outfit": BOOK.keys[first.outfit], "gang": [BOOK.keys[card] for card in first.gang], "cards": cards}
    game = sixgun.game("doomtown").repacked({"decks": [deck], "sloane": {"cost": 7}})
    assert [spec.default for spec in game.options[:2]] == ["own1", "learn-sloane-gang"]
    assert game.pack_data == {"decks": [deck], "sloane": {"cost": 7}}
    other = sixgun.game("doomtown")
    own = game.new(2, seed=3)
    ready = other.new(2, options={"deck1": first.key}, seed=3)
    assert game.view(own, 0)["players"] == other.view(ready, 0)["players"]


def row() -> dict[str, object]:
    return {"outfit": "law-dogs", "gang": ["sloane"], "cards": {"bobo": 5, "nobody": 2, "shotgun": 0}}


def test_a_pack_with_bad_decks_is_refused_with_everything_that_is_wrong() -> None:
    with pytest.raises(sixgun.Refused) as refused:
        sixgun.game("doomtown").repacked({"decks": [row(), 7]})
    found = [(problem.code, problem.args.get("field")) for problem in refused.value.refusals]
    assert found == [
        ("field-choice", "decks[0].cards"),
        ("field-range", "decks[0].cards.shotgun"),
        ("field-type", "decks[1]"),
        ("field-choice", "decks[1].outfit"),
    ]
    with pytest.raises(sixgun.Refused) as refused:
        sixgun.game("doomtown").repacked({"decks": [{**row(), "cards": {"bobo": 5}}]})
    assert {"deck-size", "deck-title", "gang-other-outfit"} <= {problem.code for problem in refused.value.refusals}


def legal(seat: int, key: str) -> str:
    """A ready deck as text."""
    deck = next(deck for deck in GAME.decks if deck.key == key)
    titles = GAME.book.cards.titles
    lines = [f"1x {titles[card]}" for card in [deck.outfit, *deck.cards]]
    return "\n".join(lines[seat:])


def problems(text: str) -> list[tuple[str, str]]:
    """What is wrong with a list, by code and rule; every problem has a sentence in both languages."""
    _, found = GAME.read_deck(text.encode(), "list")
    for problem in found:
        sentences = [speaker.refusal(problem) for speaker in SPEAKERS]
        assert all(sentence and "{" not in sentence for sentence in sentences)
        assert sentences[0] != sentences[1]
    return [(problem.code, problem.rule) for problem in found]


@rule("doomtown", "deck.jokers.at-most-two", "deck.size.fifty-two")
def test_jokers_are_counted_together_and_beside_the_fifty_two() -> None:
    deck = legal(0, "learn-law-dogs")
    plain = "\n".join(line for line in deck.splitlines() if "Joker" not in line)
    assert problems(plain) == []
    assert problems(plain + "\n1x Joker (red)\n1x Joker (black)") == []
    assert problems(plain + "\n2x Joker (red)\n1x Joker (black)") == [("deck-jokers", "deck.jokers.at-most-two")]


@rule("doomtown", "setup.gang.unique-once", "unique.default.by-type")
def test_a_unique_dude_starts_only_once() -> None:
    outfit, *others = legal(0, "learn-law-dogs").splitlines()
    rest = "\n".join(["Deck:", *others])
    once = f"Outfit: {outfit}\nStarting gang: Steven Wiles\n{rest}"
    assert "gang-unique" not in [code for code, _ in problems(once)]
    twice = f"Outfit: {outfit}\nStarting gang: Steven Wiles x2\n{rest}"
    assert ("gang-unique", "setup.gang.unique-once") in problems(twice)
    wiles = {"outfit": "law-dogs", "gang": ["steven-wiles", "steven-wiles"], "cards": {"bobo": 4}}
    with pytest.raises(sixgun.Refused) as refused:
        sixgun.game("doomtown").repacked({"decks": [wiles]})
    assert "gang-unique" in [problem.code for problem in refused.value.refusals]


@rule("doomtown", "setup.gang.at-most-five")
def test_what_is_not_a_dude_is_refused_by_name_in_a_starting_gang() -> None:
    for data, name in (
        ("Outfit: Law Dogs\nStarting gang: Pony Express; Steven Wiles", "list"),
        ('[{"title": "Law Dogs"}, {"title": "Pony Express", "start": true}, {"title": "Steven Wiles"}]', "list"),
        ('[[decks]]\noutfit = "law-dogs"\ngang = ["pony-express"]\n[decks.cards]\nsteven-wiles = 1', "deck.toml"),
    ):
        _, found = GAME.read_deck(data.encode(), name)
        wrong = [problem.args for problem in found if problem.code == "gang-dudes-only"]
        assert wrong == [{"card": "pony-express"}]


@rule("doomtown", "deck.outfit.exactly-one", "card.home.identity")
def test_a_deck_without_an_outfit_or_with_two() -> None:
    assert problems(legal(1, "learn-law-dogs")) == [("deck-outfit", "deck.outfit.exactly-one")]
    assert problems(legal(0, "learn-law-dogs") + "\n1x The Fourth Ring") == [("deck-outfit", "deck.outfit.exactly-one")]


@rule("doomtown", "deck.copies.suit-and-value", "deck.copies.title", "value.suit.by-type")
def test_five_cards_of_a_suit_and_value_may_have_different_titles() -> None:
    fives = "2x Pancho Castillo\n2x Barton Everest\n1x Travis Moone\n"
    found = problems(fives)
    assert ("deck-suit-value", "deck.copies.suit-and-value") in found
    assert "deck-title" not in [code for code, _ in found]
    found = problems("2x Pancho Castillo\n2x Barton Everest\n2x Mustang\n2x Pearl-Handled Revolver")
    assert "deck-suit-value" not in [code for code, _ in found]  # other suits are other cards


@rule("doomtown", "experienced.deck.versions-one-card")
def test_versions_of_a_dude_are_one_title() -> None:
    game = game_with(clint_ramsey={"title": "Clint"}, olivia_jenks={"title": "Clint", "keywords": ["experienced 1"]})
    book = game.book.cards
    deck = DeckList({book.index["clint-ramsey"]: 3, book.index["olivia-jenks"]: 2}, [], [])
    assert "deck-title" in [problem.code for problem in deck_problems(book, deck)]


# ---- formats and versions


def test_the_base_set_format_has_cards_of_the_base_set_only() -> None:
    cards = listed("learn-law-dogs")
    assert deck_problems(BOOK, DeckList(cards, [], []), BASE_SET) == []
    later = next(card for card, pack in enumerate(BOOK.packs) if pack != BASE_SET and BOOK.kind[card] == ACTION)
    other = next(card for card in cards if BOOK.kind[card] == ACTION)
    cards[later] = cards.pop(other)
    assert "deck-format" not in [problem.code for problem in deck_problems(BOOK, DeckList(cards, [], []))]
    (problem,) = [p for p in deck_problems(BOOK, DeckList(cards, [], []), BASE_SET) if p.code == "deck-format"]
    assert problem.args["card"] == BOOK.keys[later]
    for speaker in SPEAKERS:
        assert BOOK.titles[later] in speaker.refusal(problem)
    with pytest.raises(sixgun.Refused, match="base-set"):
        GAME.read_deck(b"", "mine.txt", "legacy")


@rule("doomtown", "experienced.deck.versions-one-card")
@pytest.mark.parametrize("written", ["{} (Exp.1)", "{} (Experienced 1)", "{} (exp 1)"])
def test_lists_name_experienced_versions(written: str) -> None:
    later = next(card for card, level in enumerate(BOOK.level) if level == 1)
    title = BOOK.titles[later]
    found = read_deck(BOOK, f"1x {title}\n2x {written.format(title)}".encode(), "mine.txt")
    first = BOOK.titles.index(title)
    assert found.unknown == []
    assert found.cards == {first: 1, later: 2}
