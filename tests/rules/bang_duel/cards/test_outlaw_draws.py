"""Outlaws who draw more: Babe Leroy, Cattle Katie, Dalton Bros."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

QUIET = ("the-stranger", "tex-killer")  # they do not care about markers
BABE = ("babe-leroy", "west-harding")
KATIE = ("cattle-katie", "west-harding")
DALTON = ("dalton-bros", "west-harding")


# ---- Babe Leroy


@rule("bang-duel", "character.babe-leroy.draw")
def test_babe_leroy_draws_two_cards_with_an_empty_hand() -> None:
    stage = Stage(outlaw=BABE, turn=OUTLAW)
    stage.pick("babe-leroy")
    assert len(stage.hand(OUTLAW)) == 2


@rule("bang-duel", "character.babe-leroy.draw")
def test_babe_leroy_draws_nothing_with_a_card_in_hand() -> None:
    stage = Stage(outlaw=BABE, turn=OUTLAW, hand=["missed.os"])
    refusal = stage.refusal("babe-leroy")
    assert (refusal.code, refusal.rule) == ("hand-not-empty", "character.babe-leroy.draw")


@rule("bang-duel", "character.babe-leroy.draw")
def test_babe_leroy_draws_once_in_a_turn() -> None:
    stage = Stage(outlaw=BABE, turn=OUTLAW, decks=[[], ["knife.oh", "knife.os"]])
    stage.pick("babe-leroy")
    stage.pick("play:knife.oh>front")
    stage.pick("play:knife.os>front")
    refusal = stage.refusal("babe-leroy")
    assert (refusal.code, refusal.rule) == ("used-already", "character.babe-leroy.draw")


@rule("bang-duel", "character.babe-leroy.draw")
def test_babe_leroy_may_draw_again_in_the_next_turn() -> None:
    stage = Stage(outlaw=BABE, turn=OUTLAW, decks=[[], ["hat.oh", "scope.oh", "hat.lh", "watch.oh"]])
    stage.pick("babe-leroy")
    stage.pick("end")
    stage.pick("end")  # the Law's turn
    for card in ("hat.oh", "scope.oh", "hat.lh", "watch.oh"):
        stage.pick(f"play:{card}>my-rear")
    assert stage.refusal("babe-leroy") is None


@rule("bang-duel", "character.babe-leroy.draw")
def test_babe_leroy_is_asked_nothing_before_the_play_phase() -> None:
    stage = Stage(outlaw=BABE, turn=OUTLAW, phase="draw")
    assert stage.asked == (OUTLAW, "action")
    assert len(stage.hand(OUTLAW)) == 2
    assert stage.refusal("babe-leroy").code == "hand-not-empty"


@rule("bang-duel", "character.babe-leroy.swap-in")
def test_babe_leroy_may_come_in_after_the_partner_has_emptied_the_hand() -> None:
    stage = Stage(QUIET, BABE[::-1], ["colt.od"], turn=OUTLAW)
    stage.pick("play:colt.od>front")
    assert stage.refusal("babe-leroy").code == "not-that-character"
    stage.pick("swap")
    stage.pick("babe-leroy")
    assert len(stage.hand(OUTLAW)) == 2


@rule("bang-duel", "character.babe-leroy.swap-out")
def test_a_last_water_that_sends_babe_leroy_to_the_rear_ends_the_chance_to_draw() -> None:
    stage = Stage(QUIET, BABE, ["water.ob"], turn=OUTLAW)
    stage.pick("play:water.ob>mine")
    assert (stage.front(OUTLAW), stage.hand(OUTLAW)) == ("west-harding", [])
    refusal = stage.refusal("babe-leroy")
    assert (refusal.code, refusal.rule) == ("not-that-character", "character.babe-leroy.draw")


# ---- Cattle Katie


@rule("bang-duel", "character.cattle-katie.trade")
def test_cattle_katie_trades_a_piece_of_her_equipment_for_two_cards() -> None:
    stage = Stage(outlaw=KATIE, turn=OUTLAW, gear=[[], [["hat.oh", "scope.oh"], []]])
    stage.pick("cattle-katie/hat")
    assert stage.gear("cattle-katie") == ["scope"]
    assert stage.discards() == ["hat"]
    assert len(stage.hand(OUTLAW)) == 2


@rule("bang-duel", "character.cattle-katie.trade")
def test_cattle_katie_trades_once_in_a_turn() -> None:
    stage = Stage(outlaw=KATIE, turn=OUTLAW, gear=[[], [["hat.oh", "scope.oh"], []]])
    stage.pick("cattle-katie/hat")
    refusal = stage.refusal("cattle-katie/scope")
    assert (refusal.code, refusal.rule) == ("used-already", "character.cattle-katie.trade")


@rule("bang-duel", "character.cattle-katie.trade")
def test_cattle_katie_trades_nothing_that_belongs_to_somebody_else() -> None:
    stage = Stage(outlaw=KATIE, turn=OUTLAW, gear=[[["bank.lb"], []], [[], ["hat.oh"]]])
    assert stage.refusal("cattle-katie/hat").code == "no-such-gear"
    assert stage.refusal("cattle-katie/bank").code == "no-such-gear"


@rule("bang-duel", "character.cattle-katie.trade")
def test_cattle_katie_may_trade_what_the_law_put_on_her() -> None:
    stage = Stage(outlaw=KATIE, turn=OUTLAW, gear=[[], [["bank.lb"]]])
    stage.pick("cattle-katie/bank")
    assert len(stage.hand(OUTLAW)) == 2


@rule("bang-duel", "character.cattle-katie.not-always-active")
@pytest.mark.parametrize("kind", ["rattlesnake", "dynamite", "bison-herd"])
def test_cattle_katie_keeps_equipment_that_is_always_active(kind: str) -> None:
    stage = Stage(outlaw=KATIE, turn=OUTLAW, gear=[[], [[kind]]])
    refusal = stage.refusal(f"cattle-katie/{kind}")
    assert (refusal.code, refusal.rule) == ("always-active-stays", "character.cattle-katie.not-always-active")


# ---- Dalton Bros


@rule("bang-duel", "character.dalton-bros.draw")
def test_dalton_bros_draw_three_cards() -> None:
    stage = Stage(outlaw=DALTON, turn=OUTLAW, phase="draw", decks=[[], ["knife.oh", "beer.ob", "wagon.ob", "colt.od"]])
    assert stage.hand(OUTLAW) == ["beer", "knife", "wagon"]


@rule("bang-duel", "character.dalton-bros.draw")
def test_in_the_rear_dalton_bros_draw_two_cards_like_everybody() -> None:
    stage = Stage(outlaw=DALTON[::-1], turn=OUTLAW, phase="draw")
    assert len(stage.hand(OUTLAW)) == 2


@rule("bang-duel", "character.dalton-bros.bank")
def test_with_a_bank_dalton_bros_draw_four_cards() -> None:
    stage = Stage(outlaw=DALTON, turn=OUTLAW, phase="draw", gear=[[], [["bank"]]])
    assert len(stage.hand(OUTLAW)) == 4


@rule("bang-duel", "character.dalton-bros.bank")
def test_a_bank_of_the_partner_in_the_rear_is_no_bank_of_dalton_bros() -> None:
    stage = Stage(outlaw=DALTON, turn=OUTLAW, phase="draw", gear=[[], [[], ["bank"]]])
    assert len(stage.hand(OUTLAW)) == 3


@rule("bang-duel", "character.dalton-bros.draw")
def test_only_the_own_draw_phase_is_richer() -> None:
    stage = Stage(QUIET, DALTON, phase="draw")
    assert (len(stage.hand(LAW)), stage.hand(OUTLAW)) == (2, [])
