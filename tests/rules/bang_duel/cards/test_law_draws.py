"""Law characters that draw when something happens to others: Bill Tightman and Jango."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

BILL = ("bill-tightman", "tex-killer")
JANGO = ("jango", "tex-killer")


# ---- Bill Tightman


@rule("bang-duel", "character.bill-tightman.draw")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 2), ("no", 0)])
def test_bill_tightmans_owner_may_draw_two_cards_when_an_opponent_falls(answer: str, cards: int) -> None:
    stage = Stage(law=BILL, hand=["colt.ld"], life=[[], [1, 3]])
    stage.pick("play:colt.ld>front")
    assert stage.asked == (LAW, "may")
    stage.pick(answer)
    assert len(stage.hand(LAW)) == cards
    assert len(stage.hand(OUTLAW)) == 2


@rule("bang-duel", "character.bill-tightman.draw")
def test_bill_tightman_draws_for_each_of_two_who_fall_together() -> None:
    stage = Stage(law=BILL, hand=["gatling.lb"], life=[[], [1, 1]], reserve=[[], ["tom-thorn", "sid-curry"]])
    stage.pick("play:gatling.lb")
    stage.pick("yes")
    stage.pick("yes")
    assert len(stage.hand(LAW)) == 4
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.bill-tightman.draw")
def test_nobody_draws_for_a_loss_that_is_not_the_last() -> None:
    stage = Stage(law=BILL, hand=["colt.ld"], life=[[], [2, 3]])
    stage.pick("play:colt.ld>front")
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == []


@rule("bang-duel", "character.bill-tightman.draw")
def test_bill_tightmans_own_fall_is_not_another_characters() -> None:
    stage = Stage(law=BILL, turn=OUTLAW, hand=["colt.od"], life=[[1, 4], []])
    stage.pick("play:colt.od>front")
    assert len(stage.hand(LAW)) == 2
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.bill-tightman.own-rear")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 4), ("no", 2)])
def test_for_his_own_partner_in_the_rear_there_are_four_cards_in_all(answer: str, cards: int) -> None:
    stage = Stage(law=BILL, turn=OUTLAW, hand=["winchester.lh"], life=[[5, 1], []])
    stage.pick("play:winchester.lh>rear")
    assert stage.asked == (LAW, "may")
    stage.pick(answer)
    assert len(stage.hand(LAW)) == cards


# ---- Jango


@rule("bang-duel", "character.jango.draw")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 0)])
def test_jangos_owner_may_draw_a_card_when_the_opponent_moves_his_marker(answer: str, cards: int) -> None:
    stage = Stage(law=JANGO, turn=OUTLAW)
    stage.pick("swap")
    assert stage.asked == (LAW, "may")
    stage.pick(answer)
    assert len(stage.hand(LAW)) == cards
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.jango.draw")
@pytest.mark.parametrize("turn", [LAW, OUTLAW])
def test_jango_sees_every_water_that_moves_the_opponents_marker(turn: int) -> None:
    stage = Stage(law=JANGO, turn=turn, hand=["water.ls"])
    stage.pick("play:water.ls>" + ("theirs" if turn == LAW else "mine"))
    assert stage.front(OUTLAW) == "dalton-bros"
    assert stage.asked == (LAW, "may")


@rule("bang-duel", "character.jango.draw")
def test_jango_sees_a_swap_by_a_dodged_shotgun() -> None:
    stage = Stage(law=JANGO, hand=["shotgun.ld"], other_hand=["missed.os"])
    stage.pick("play:shotgun.ld>front")
    stage.pick("dodge:missed.os")
    stage.pick("swap>theirs")
    assert stage.asked == (LAW, "may")


@rule("bang-duel", "character.jango.draw")
def test_jango_sees_the_bison_herd_at_the_start_of_the_opponents_turn() -> None:
    stage = Stage(law=JANGO, turn=OUTLAW, phase="start", gear=[[], [["bison-herd"]]])
    assert stage.front(OUTLAW) == "dalton-bros"
    assert stage.asked == (LAW, "may")


@rule("bang-duel", "character.jango.draw")
@pytest.mark.parametrize("pick", ["swap", "play:water.ls>mine"])
def test_jango_draws_nothing_for_a_move_of_his_own_marker(pick: str) -> None:
    stage = Stage(law=("tex-killer", "jango"), hand=["water.ls"])
    stage.pick(pick)
    assert stage.front(LAW) == "jango"
    assert stage.asked == (LAW, "action")


def lone_west(**more: Any) -> Stage:
    return Stage(**{"law": JANGO, "outlaw": ("west-harding",)} | more)


@rule("bang-duel", "character.jango.lone-opponent")
def test_a_lone_opponent_has_no_marker_to_move_for_jango() -> None:
    stage = lone_west(hand=["water.ls"])
    assert stage.refusal("play:water.ls>theirs").code == "lone-no-swap"
    herd = lone_west(turn=OUTLAW, phase="start", gear=[[], [["bison-herd"]]])
    assert herd.asked == (OUTLAW, "action")
    assert herd.hand(LAW) == []


@rule("bang-duel", "character.jango.lone-opponent")
def test_jango_draws_while_the_opponent_has_two_characters_and_no_longer() -> None:
    stage = Stage(law=JANGO, turn=OUTLAW, other_hand=["colt.ld"], life=[[], [4, 1]])
    stage.pick("swap")
    stage.pick("yes")
    stage.pick("end")
    assert len(stage.hand(LAW)) == 1 + 1 + 2  # the Colt, Jango's card, the draw phase's two
    stage.pick("play:colt.ld>front")  # Dalton Bros fall, and the marker goes to West Harding
    assert stage.front(OUTLAW) == "west-harding"
    assert stage.asked == (LAW, "action")
    assert len(stage.hand(LAW)) == 1 + 2


@rule("bang-duel", "character.jango.lone-opponent")
def test_a_marker_that_goes_to_the_survivor_draws_nothing_for_jango() -> None:
    stage = Stage(law=JANGO, hand=["colt.ld"], life=[[], [1, 3]])
    stage.pick("play:colt.ld>front")
    assert stage.front(OUTLAW) == "dalton-bros"
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == []
