"""A judge's questions about decks, and about cards that are played when there is nothing left to draw."""

from __future__ import annotations

from sixgun.text.speaker import Speaker
from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.test_judge_hands import brawl, cards

SPEAKERS = [Speaker(lang, "doomtown") for lang in ("en", "it")]
PAIR, HIGH = "3S 3D 5H 6C 10S", "2S 4D 6H 8C 10S"


def problems(text: str) -> list[tuple[str, str]]:
    """What is wrong with a list, by code and rule; every problem has a sentence in both languages."""
    _, found = GAME.read_deck(text.encode(), "list")
    for problem in found:
        sentences = [speaker.refusal(problem) for speaker in SPEAKERS]
        assert all(sentence and "{" not in sentence for sentence in sentences)
        assert sentences[0] != sentences[1]
    return [(problem.code, problem.rule) for problem in found]


def legal(seat: int, key: str) -> str:
    """A ready deck as text."""
    deck = next(deck for deck in GAME.decks if deck.key == key)
    titles = GAME.book.cards.titles
    lines = [f"1x {titles[card]}" for card in [deck.outfit, *deck.cards]]
    return "\n".join(lines[seat:])


@rule("doomtown", "deck.jokers.at-most-two", "deck.size.fifty-two")
def test_jokers_are_counted_together_and_beside_the_fifty_two() -> None:
    deck = legal(0, "learn-law-dogs")
    plain = "\n".join(line for line in deck.splitlines() if "Joker" not in line)
    assert problems(plain) == []
    assert problems(plain + "\n1x Joker (red)\n1x Joker (black)") == []
    assert problems(plain + "\n2x Joker (red)\n1x Joker (black)") == [("deck-jokers", "deck.jokers.at-most-two")]


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


# ---- nothing left to draw


@rule("doomtown", "act.action-card.discard-timing", "zone.deck.empty-reshuffle")
def test_an_action_that_draws_is_not_drawn_itself() -> None:
    stage = Stage({"hand": ["one-good-turn"]})
    stage.pick("play:one-good-turn")
    assert stage.hand(0) == []
    assert stage.player(0)["discards"] == ["one-good-turn"]
    stage = Stage({"hand": ["one-good-turn"], "discards": ["bobo"]})
    stage.pick("play:one-good-turn")
    assert stage.hand(0) == ["bobo"]


@rule("doomtown", "act.action-card.discard-timing", "act.requirement.first-sentence")
def test_hired_guns_are_found_among_discarded_dudes_only() -> None:
    stage = Stage({"hand": ["hired-guns"], "discards": ["mustang"], "boot_hill": ["sloane"]})
    assert stage.refused("play:hired-guns") == ("requirement", "act.requirement.first-sentence")


@rule("doomtown", "pull.no-cards.ace-of-clubs", "skill.test.pull-plus-rating", "spell.cast.failure-still-used")
def test_a_spell_cast_without_any_card_is_cast_with_an_ace() -> None:
    huckster = {"card": "steele-archer", "at": "square", "gear": ["shadow-walk"]}  # Huckster 2
    stage = Stage({"gang": [huckster]})
    kinds = stage.pick("act:shadow-walk.0", "choose:the-sloane-gang.1")
    assert "pulled-nothing" in kinds
    assert stage.dude("steele-archer.0")["place"] == "square"  # three against seven
    stage.pick("pass")
    assert stage.refused("act:shadow-walk.0") == ("used-today", "act.limit.one-spell-ability-per-day")


@rule("doomtown", "shootout.end.draw-hands-discarded", "zone.discard.face-up", "hand.draw.not-playable")
def test_draw_hands_of_every_round_go_to_the_discard_pile() -> None:
    stage = brawl(PAIR, HIGH, my={"hand": ["mustang"]})
    assert stage.hand(0) == ["mustang"]
    stage.until("casualties")
    stage.pick("discard:clementine-lepp.1")
    stage.until("noon")
    assert sorted(stage.player(0)["discards"]) == sorted(cards(PAIR))
    assert sorted(stage.player(1)["discards"]) == sorted([*cards(HIGH), "clementine-lepp"])
