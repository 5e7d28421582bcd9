"""Outlaws in the rear: asleep, but for Soundance Kid."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

LAWMEN = ("the-stranger", "tex-killer")


def behind(character: str) -> tuple[str, str]:
    """A character in the rear, behind one whose ability does nothing here."""
    return "tom-thorn", character


@rule("bang-duel", "rear.inactive.ability", "character.babe-leroy.draw")
def test_babe_leroy_in_the_rear_draws_nothing() -> None:
    stage = Stage(LAWMEN, behind("babe-leroy"), turn=OUTLAW)
    assert stage.refusal("babe-leroy").code == "not-that-character"


@rule("bang-duel", "rear.inactive.ability", "character.bull-anderson.take")
def test_bull_anderson_in_the_rear_takes_nothing_from_the_fallen() -> None:
    stage = Stage(
        LAWMEN, behind("bull-anderson"), ["colt.od"], turn=OUTLAW, life=[[1, 4], []], gear=[[["bank.lb"]], []]
    )
    stage.pick("play:colt.od>front")
    assert stage.asked == (OUTLAW, "action")
    assert stage.hand(OUTLAW) == []
    assert stage.discards() == ["bank", "colt"]


@rule("bang-duel", "rear.inactive.ability", "character.bull-anderson.own-partner")
def test_bull_anderson_in_the_rear_takes_nothing_from_his_active_partner() -> None:
    stage = Stage(LAWMEN, behind("bull-anderson"), ["colt.ld"], life=[[], [1, 5]], gear=[[], [["scope.oh"]]])
    stage.pick("play:colt.ld>front")
    assert stage.asked == (LAW, "action")
    assert "scope" in stage.discards()


@rule("bang-duel", "rear.inactive.ability", "character.cattle-katie.trade")
def test_cattle_katie_in_the_rear_trades_nothing() -> None:
    stage = Stage(LAWMEN, behind("cattle-katie"), turn=OUTLAW, gear=[[], [[], ["hat.oh"]]])
    refusal = stage.refusal("cattle-katie/hat")
    assert (refusal.code, refusal.rule) == ("not-that-character", "character.cattle-katie.trade")


@rule("bang-duel", "rear.inactive.ability", "character.pearl-hat.copy")
def test_pearl_hat_in_the_rear_copies_nothing() -> None:
    stage = Stage(LAWMEN, behind("pearl-hat"), ["colt.od"], turn=OUTLAW, discards=["knife.oh"])
    refusal = stage.refusal("pearl-hat:colt.od")
    assert (refusal.code, refusal.rule) == ("not-that-character", "character.pearl-hat.copy")


@rule("bang-duel", "rear.inactive.ability", "character.sid-curry.reveal")
def test_sid_curry_in_the_rear_does_not_reveal_for_the_partner() -> None:
    stage = Stage(LAWMEN, behind("sid-curry"), ["colt.ld"], ["beer.ob"], decks=[["water.lb"], []])
    stage.pick("play:colt.ld>front")
    assert stage.options() == ["take"]
    refusal = stage.refusal("sid-curry")
    assert (refusal.code, refusal.rule) == ("not-that-character", "character.sid-curry.reveal")


@rule("bang-duel", "rear.targeted.wakes", "character.sid-curry.reveal")
def test_sid_curry_in_the_rear_reveals_for_himself() -> None:
    stage = Stage(LAWMEN, behind("sid-curry"), ["winchester.lh"], decks=[["water.lb"], []])
    stage.pick("play:winchester.lh>rear")
    stage.pick("sid-curry")
    assert stage.life("sid-curry") == 4


@rule("bang-duel", "rear.targeted.active-suspended", "character.sid-curry.reveal")
def test_sid_curry_in_front_does_not_reveal_for_the_rear_partner() -> None:
    stage = Stage(LAWMEN, ("sid-curry", "west-harding"), ["winchester.lh"], ["beer.ob"])
    stage.pick("play:winchester.lh>rear")
    assert stage.options() == ["take"]


@rule("bang-duel", "rear.inactive.ability", "character.toco-ramirez.any-as-colt")
def test_toco_ramirez_in_the_rear_converts_nothing() -> None:
    stage = Stage(LAWMEN, behind("toco-ramirez"), ["beer.ob"], turn=OUTLAW)
    assert stage.refusal("colt:beer.ob>front").code == "not-as-colt"


@rule("bang-duel", "rear.inactive.ability", "character.west-harding.unlimited")
def test_west_harding_in_the_rear_lifts_no_limit() -> None:
    stage = Stage(LAWMEN, behind("west-harding"), ["colt.od", "carbine.ob"], turn=OUTLAW)
    stage.pick("play:colt.od>front")
    assert stage.refusal("play:carbine.ob>front").code == "bang-limit"


@rule("bang-duel", "rear.always-active.works", "rear.always-active.adds", "character.soundance-kid.trade")
def test_soundance_kid_in_the_rear_works_beside_the_active_partner() -> None:
    stage = Stage(LAWMEN, ("toco-ramirez", "soundance-kid"), ["beer.ob", "hat.oh"], turn=OUTLAW)
    stage.pick("soundance-kid:beer.ob")
    stage.pick(stage.options()[0])
    stage.pick("colt:hat.oh>front")
    assert stage.life("the-stranger") == 3


@rule("bang-duel", "ability.timing.in-play")
@pytest.mark.parametrize("pick", ["babe-leroy", "cattle-katie/hat", "pearl-hat:colt.od", "soundance-kid:colt.od"])
def test_nobody_uses_an_ability_from_the_reserve(pick: str) -> None:
    reserve = ["babe-leroy", "cattle-katie", "pearl-hat", "soundance-kid"]
    hand = [] if pick == "babe-leroy" else ["colt.od"]
    stage = Stage(LAWMEN, turn=OUTLAW, hand=hand, reserve=[[], reserve], discards=["knife.oh"])
    assert stage.refusal(pick).code == "not-that-character"
