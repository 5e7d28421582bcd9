"""Soundance Kid: a card for one of two."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.printed import without
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

KID = ("soundance-kid", "west-harding")


def trade(*held: str, **more: Any) -> Stage:
    """Soundance Kid has discarded a Colt; by default with a Hat and a Knife on top of the two decks."""
    fields = {"outlaw": KID, "turn": OUTLAW, "decks": [["hat.lh"], ["knife.oh"]]}
    stage = Stage(hand=["colt.od", *held], **{**fields, **more})
    stage.pick("soundance-kid:colt.od")
    return stage


@rule("bang-duel", "character.soundance-kid.trade")
@pytest.mark.parametrize("outlaw", [KID, KID[::-1]], ids=["front", "rear"])
def test_a_card_is_discarded_for_one_from_each_players_deck(outlaw: tuple[str, str]) -> None:
    stage = trade(outlaw=outlaw)
    assert stage.hand(OUTLAW) == ["hat", "knife"]
    assert stage.discards() == ["colt"]
    assert (len(stage.data["decks"][LAW]), len(stage.data["decks"][OUTLAW])) == (39, 38)


@rule("bang-duel", "character.soundance-kid.trade")
def test_any_card_of_the_hand_will_do_and_one_is_needed() -> None:
    stage = Stage(outlaw=KID, turn=OUTLAW, hand=["missed.os", "beer.ob"])
    trades = {pick for pick in stage.options() if pick.startswith("soundance-kid")}
    assert trades == {"soundance-kid:missed.os", "soundance-kid:beer.ob"}
    empty = Stage(outlaw=KID, turn=OUTLAW)
    assert not [pick for pick in empty.options() if pick.startswith("soundance-kid")]


@rule("bang-duel", "character.soundance-kid.trade")
def test_soundance_kid_trades_once_in_a_turn() -> None:
    stage = trade()
    stage.pick("discard:hat.lh")
    refusal = stage.refusal("soundance-kid:knife.oh")
    assert (refusal.code, refusal.rule) == ("used-already", "character.soundance-kid.trade")


@rule("bang-duel", "character.soundance-kid.trade")
def test_only_a_kid_in_play_trades() -> None:
    stage = Stage(
        outlaw=("west-harding", "dalton-bros"), turn=OUTLAW, hand=["colt.od"], reserve=[[], ["soundance-kid"]]
    )
    refusal = stage.refusal("soundance-kid:colt.od")
    assert (refusal.code, refusal.rule) == ("not-that-character", "character.soundance-kid.trade")


@rule("bang-duel", "character.soundance-kid.discard-one")
@pytest.mark.parametrize(("thrown", "kept"), [("hat.lh", "knife"), ("knife.oh", "hat")])
def test_one_of_the_two_cards_is_discarded_and_the_other_kept(thrown: str, kept: str) -> None:
    stage = trade("beer.ob")
    assert stage.asked == (OUTLAW, "throw")
    assert set(stage.options()) == {"discard:hat.lh", "discard:knife.oh"}
    stage.pick(f"discard:{thrown}")
    assert stage.hand(OUTLAW) == sorted(["beer", kept])
    assert stage.data["discards"] == [thrown, "colt.od"]
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.soundance-kid.discard-one")
def test_neither_another_card_nor_none_can_be_discarded() -> None:
    stage = trade("beer.ob")
    for pick in ("discard:beer.ob", "take", "no"):
        assert stage.refusal(pick).code == "one-of-the-drawn"


@rule("bang-duel", "character.soundance-kid.discard-one")
def test_a_refused_discard_cites_soundance_kids_own_rule() -> None:
    assert trade("beer.ob").refusal("discard:beer.ob").rule == "character.soundance-kid.discard-one"


@rule("bang-duel", "character.soundance-kid.common-deck")
def test_both_cards_come_from_the_common_deck_if_there_is_no_other() -> None:
    stage = trade(decks=[[], []], common=["hat.lh", "knife.oh", "beer.ob"], rest="discards")
    assert stage.hand(OUTLAW) == ["hat", "knife"]
    assert stage.data["common"] == ["beer.ob"]


@rule("bang-duel", "character.soundance-kid.common-deck")
def test_whoever_still_has_a_deck_gives_a_card_of_it() -> None:
    stage = trade(decks=[["hat.lh", "bank.lb"], []], common=["knife.oh", "beer.ob"], rest="discards")
    assert stage.hand(OUTLAW) == ["hat", "knife"]
    assert (stage.data["decks"][LAW], stage.data["common"]) == (["bank.lb"], ["beer.ob"])
    other = trade(decks=[[], ["knife.oh", "wagon.ob"]], common=["hat.lh", "beer.ob"], rest="discards")
    assert other.hand(OUTLAW) == ["hat", "knife"]
    assert (other.data["decks"][OUTLAW], other.data["common"]) == (["wagon.ob"], ["beer.ob"])


@rule("bang-duel", "character.soundance-kid.too-few")
def test_a_kid_who_finds_a_single_card_keeps_it() -> None:
    alone = {"outlaw": KID, "turn": OUTLAW, "hand": ["colt.od"], "decks": [[], []]}
    stage = Stage(other_hand=without(["colt.od"]), **alone)
    stage.pick("soundance-kid:colt.od")  # it is the only card in the discards, and so in the common deck
    assert stage.asked == (OUTLAW, "action")
    assert (stage.hand(OUTLAW), stage.discards()) == (["colt"], [])
    enough = Stage(other_hand=without(["colt.od", "knife.oh"]), **{**alone, "decks": [[], ["knife.oh"]]})
    enough.pick("soundance-kid:colt.od")
    assert set(enough.options()) == {"discard:colt.od", "discard:knife.oh"}
