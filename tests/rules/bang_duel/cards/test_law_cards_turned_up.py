"""Law characters and cards that are turned up: Bart Masterson and Pat Garret."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

# ---- Bart Masterson


def barrel_behind_bart(law: tuple[str, str], **more: Any) -> Stage:
    """The Law's active character is shot at and tries a Barrel; a horseshoe and a barrel are on top of the deck."""
    piles = [["hat.lh", "water.lb"], []]
    stage = Stage(law=law, turn=OUTLAW, hand=["colt.od"], gear=[[["barrel.ls"]], []], decks=piles, **more)
    stage.pick("play:colt.od>front")
    stage.pick("barrel")
    return stage


@rule("bang-duel", "character.bart-masterson.two-cards", "character.bart-masterson.owner-chooses")
@pytest.mark.parametrize(
    "law", [("bart-masterson", "tex-killer"), ("tex-killer", "bart-masterson")], ids=["front", "rear"]
)
@pytest.mark.parametrize(
    ("choice", "life"), [("choose:water.lb", 4), ("choose:hat.lh", 3)], ids=["barrel", "horseshoe"]
)
def test_of_two_cards_bart_mastersons_owner_picks_the_result(law: tuple[str, str], choice: str, life: int) -> None:
    stage = barrel_behind_bart(law)
    assert stage.asked == (LAW, "choose-result")
    assert set(stage.options()) == {"choose:water.lb", "choose:hat.lh"}
    stage.pick(choice)
    assert stage.life(law[0]) == life
    assert bool(stage.told("dodged")) == (life == 4)


@rule("bang-duel", "character.bart-masterson.two-cards")
def test_without_bart_masterson_in_play_one_card_is_revealed() -> None:
    stage = barrel_behind_bart(("the-stranger", "tex-killer"), reserve=[["bart-masterson"], []])
    assert stage.life("the-stranger") == 3
    assert stage.discards() == ["hat", "colt"]
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.bart-masterson.both-discarded")
@pytest.mark.parametrize("choice", ["choose:water.lb", "choose:hat.lh"])
def test_both_cards_end_in_the_discards_whichever_is_chosen(choice: str) -> None:
    stage = barrel_behind_bart(("tex-killer", "bart-masterson"))
    stage.pick(choice)
    assert sorted(stage.discards()) == ["colt", "hat", "water"]
    assert stage.hand(LAW) == []


@rule("bang-duel", "character.bart-masterson.discard-order")
@pytest.mark.parametrize("choice", ["choose:water.lb", "choose:hat.lh"])
def test_the_second_of_the_two_cards_lies_on_top_of_the_discards_whichever_is_chosen(choice: str) -> None:
    stage = barrel_behind_bart(("tex-killer", "bart-masterson"))
    stage.pick(choice)
    assert stage.discards() == ["water", "hat", "colt"]


@rule("bang-duel", "character.bart-masterson.two-cards", "character.bart-masterson.owner-chooses")
@pytest.mark.parametrize(
    ("choice", "life"), [("choose:missed.os", 3), ("choose:knife.oh", 4)], ids=["snake", "horseshoe"]
)
def test_bart_mastersons_owner_also_picks_for_the_opponent(choice: str, life: int) -> None:
    piles = [[], ["missed.os", "knife.oh"]]
    law = ("tex-killer", "bart-masterson")
    stage = Stage(law=law, turn=OUTLAW, phase="start", gear=[[], [["rattlesnake"]]], decks=piles)
    assert stage.asked == (LAW, "choose-result")
    assert set(stage.options()) == {"choose:missed.os", "choose:knife.oh"}
    assert stage.refusal("choose:knife.oh", OUTLAW).code == "not-asked"
    stage.pick(choice)
    assert stage.life("west-harding") == life
    assert sorted(stage.discards()) == ["knife", "missed"]


@rule("bang-duel", "character.bart-masterson.two-cards")
def test_both_cards_come_from_the_deck_that_is_revealed_from() -> None:
    piles = [["hat.lh", "water.lb"], ["knife.oh"]]
    stage = Stage(("bart-masterson", "tex-killer"), ("sid-curry", "dalton-bros"), hand=["colt.ld"], decks=piles)
    stage.pick("play:colt.ld>front")
    stage.pick("sid-curry")
    assert stage.asked == (LAW, "choose-result")
    assert set(stage.options()) == {"choose:water.lb", "choose:hat.lh"}
    assert stage.data["decks"][OUTLAW][0] == "knife.oh"


@rule("bang-duel", "character.bart-masterson.two-cards")
def test_the_common_deck_supplies_the_second_card_if_the_own_deck_has_only_one() -> None:
    piles = {"decks": [["missed.ls"], []], "common": ["water.lb", "hat.lh"], "rest": "discards"}
    stage = Stage(("bart-masterson", "tex-killer"), phase="start", gear=[[["rattlesnake"]], []], **piles)
    assert stage.asked == (LAW, "choose-result")
    assert set(stage.options()) == {"choose:missed.ls", "choose:water.lb"}


# ---- Pat Garret


def pat_garret_draws(own: list[str], other: list[str], **more: Any) -> Stage:
    """Pat Garret's draw phase, with these cards on top of the decks."""
    return Stage(**{"law": ("pat-garret", "tex-killer"), "phase": "draw", "decks": [own, other]} | more)


def known_to_the_outlaw(stage: Stage) -> list[str]:
    hand = stage.view(OUTLAW)["players"][LAW]["hand"]
    return [card["card"] for card in hand if card["card"]]


@rule("bang-duel", "character.pat-garret.show")
@pytest.mark.parametrize(
    ("own", "shown"), [(["missed.ls", "hat.lh"], "hat.lh"), (["hat.lh", "missed.ls"], "missed.ls")]
)
def test_pat_garret_shows_the_second_card_that_he_draws_and_no_other(own: list[str], shown: str) -> None:
    stage = pat_garret_draws(own, ["knife.oh"])
    assert known_to_the_outlaw(stage) == [shown]
    assert sorted(stage.data["hands"][LAW]) == sorted(own)


@rule("bang-duel", "character.pat-garret.show")
def test_pat_garret_shows_nothing_that_he_draws_in_another_phase() -> None:
    stage = Stage(law=("pat-garret", "tex-killer"), hand=["wagon.lb"], decks=[["hat.lh", "carbine.lh", "scope.lh"], []])
    stage.pick("play:wagon.lb")
    stage.pick("discard:scope.lh")
    assert known_to_the_outlaw(stage) == []
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.pat-garret.horseshoe")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["hat", "knife", "missed"]), ("no", ["hat", "missed"])])
def test_for_a_horseshoe_pat_garret_may_draw_from_the_opponents_deck(answer: str, hand: list[str]) -> None:
    stage = pat_garret_draws(["missed.ls", "hat.lh"], ["knife.oh"])
    assert stage.asked == (LAW, "may")
    stage.pick(answer)
    assert stage.hand(LAW) == hand
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.pat-garret.horseshoe")
@pytest.mark.parametrize("second", ["missed.ls", "wagon.lb", "shotgun.ld"], ids=["snake", "barrel", "dynamite"])
def test_for_another_symbol_pat_garret_draws_nothing_more(second: str) -> None:
    stage = pat_garret_draws(["hat.lh", second], ["knife.oh"])
    assert stage.asked == (LAW, "action")
    assert len(stage.hand(LAW)) == 2


@rule("bang-duel", "character.pat-garret.show", "character.pat-garret.horseshoe")
@pytest.mark.parametrize(
    ("own", "asked", "cards"),
    [(["missed.ls", "hat.lh", "water.ls"], "may", 4), (["missed.ls", "water.ls", "hat.lh"], "action", 3)],
    ids=["with-horseshoe", "without"],
)
def test_with_a_bank_it_is_still_the_second_card_that_counts(own: list[str], asked: str, cards: int) -> None:
    stage = pat_garret_draws(own, ["knife.oh"], gear=[[["bank"]], []])
    assert known_to_the_outlaw(stage) == [own[1]]
    assert stage.asked == (LAW, asked)
    if asked == "may":
        stage.pick("yes")
    assert len(stage.hand(LAW)) == cards


@rule("bang-duel", "character.pat-garret.common-deck")
def test_pat_garret_draws_from_the_common_deck_if_the_opponent_has_no_other() -> None:
    stage = pat_garret_draws(["missed.ls", "hat.lh", "bank.lb"], [], common=["knife.os", "wagon.ob"], rest="discards")
    stage.pick("yes")
    assert stage.hand(LAW) == ["hat", "knife", "missed"]
    assert stage.data["common"] == ["wagon.ob"]


@rule("bang-duel", "character.pat-garret.not-a-reveal")
def test_bart_masterson_does_not_change_what_pat_garret_shows() -> None:
    stage = pat_garret_draws(["missed.ls", "wagon.lb", "hat.lh"], [], law=("pat-garret", "bart-masterson"))
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == ["missed", "wagon"]
    assert stage.discards() == []
