"""Scope, Winchester and Watch."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

HIT_CARDS = ["carbine", "colt", "derringer", "knife", "peacemaker", "remington", "schofield", "shotgun", "volley"]
SCOPE_IN_FRONT = [[["scope.lh"], []], [[], []]]
SCOPE_IN_THE_REAR = [[[], ["scope.lh"]], [[], []]]
PAIR = ("slim-poet", "cattle-katie")
WATCH_IN_FRONT = [[[], []], [["watch.oh"], []]]
NO_JANGO = ("bill-tightman", "tex-killer")


# ---- Scope and Winchester


@pytest.mark.parametrize("kind", [*HIT_CARDS, "winchester"])
@rule("bang-duel", "card.scope.rear-target")
def test_with_a_scope_in_front_every_hit_card_may_be_aimed_at_the_rear(kind: str) -> None:
    stage = Stage(hand=[kind], gear=[[["scope.lh"], []], [[], ["barrel.os"]]])
    (card,) = stage.data["hands"][LAW]
    assert {f"play:{card}>front", f"play:{card}>rear"} <= set(stage.options())
    stage.pick(f"play:{card}>rear")
    stage.pick("take")
    assert (stage.life("west-harding"), stage.life("dalton-bros")) == (4, 2)


@pytest.mark.parametrize("kind", HIT_CARDS)
@rule("bang-duel", "card.scope.rear-target", "card.winchester.rear-target")
def test_without_a_scope_in_front_no_hit_card_but_winchester_reaches_the_rear(kind: str) -> None:
    for gear in ([[[], []], [[], []]], SCOPE_IN_THE_REAR, [[[], []], [["scope.oh"], []]]):
        stage = Stage(hand=[kind, "winchester.lh"], gear=gear)
        card = stage.data["hands"][LAW][0]
        refusal = stage.refusal(f"play:{card}>rear")
        want = "hit.card.target" if kind in ("derringer", "knife") else "play.bang.target"
        assert (refusal.code, refusal.rule) == ("rear-out-of-sight", want)
        assert [pick for pick in stage.options() if pick.endswith(">rear")] == ["play:winchester.lh>rear"]


@rule("bang-duel", "card.winchester.rear-target")
def test_winchester_hits_the_rear_or_the_active_character() -> None:
    for target, lives in (("front", (3, 3)), ("rear", (4, 2))):
        stage = Stage(hand=["winchester.lh"])
        stage.pick(f"play:winchester.lh>{target}")
        assert (stage.life("west-harding"), stage.life("dalton-bros")) == lives


@rule("bang-duel", "card.winchester.rear-target")
def test_winchester_is_the_bang_of_the_turn_and_no_shot_at_ones_own() -> None:
    stage = Stage(hand=["winchester.lh", "colt.ld"])
    for own in ("my-front", "my-rear"):
        refusal = stage.refusal(f"play:winchester.lh>{own}")
        assert (refusal.code, refusal.rule) == ("not-at-your-own", "hit.card.target")
    stage.pick("play:winchester.lh>rear")
    assert stage.refusal("play:colt.ld>front").code == "bang-limit"


@rule("bang-duel", "card.scope.hit-cards-only")
def test_a_scope_does_not_help_other_cards_to_the_rear() -> None:
    gear = [[["scope.lh"], []], [["hat.oh"], ["barrel.os"]]]
    hand = ["robbery.oh", "duel.ld", "schoolteacher.lh", "strong-beer.lb", "bank.lb"]
    stage = Stage(hand=hand, gear=gear)
    usual = ("robbery.oh>front/hat", "duel.ld>front", "schoolteacher.lh>front/hat", "strong-beer.lb>front")
    assert {f"play:{aimed}" for aimed in usual} <= set(stage.options())
    assert not [pick for pick in stage.options() if ">rear" in pick]
    for pick in (
        "play:robbery.oh>rear/barrel",
        "play:duel.ld>rear",
        "play:schoolteacher.lh>rear/barrel",
        "play:strong-beer.lb>rear",
    ):
        refusal = stage.refusal(pick)
        assert (refusal.code, refusal.rule) == ("rear-out-of-reach", "play.action.target")
    assert stage.refusal("play:bank.lb>rear").code == "equipment-not-rear"


# ---- Watch


@rule("bang-duel", "card.watch.draw")
def test_a_watch_in_front_draws_a_card_when_the_opponent_moves_his_marker() -> None:
    stage = Stage(law=NO_JANGO, outlaw=PAIR, gear=WATCH_IN_FRONT)
    assert stage.pick("swap") == ["swapped", "drew"]  # not a question
    assert len(stage.hand(OUTLAW)) == 1
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.watch.draw")
def test_a_watch_in_the_rear_draws_nothing() -> None:
    stage = Stage(law=NO_JANGO, outlaw=PAIR, gear=[[[], []], [[], ["watch.oh"]]])
    assert stage.pick("swap") == ["swapped"]


@rule("bang-duel", "card.watch.draw")
def test_a_watch_does_not_look_at_the_moves_of_its_own_side() -> None:
    stage = Stage(law=NO_JANGO, outlaw=PAIR, turn=OUTLAW, gear=WATCH_IN_FRONT)
    assert stage.pick("swap") == ["swapped"]
    assert stage.hand(OUTLAW) == []


@rule("bang-duel", "card.watch.draw")
def test_the_owner_of_a_watch_may_cause_the_move_with_water_himself() -> None:
    stage = Stage(law=NO_JANGO, outlaw=PAIR, turn=OUTLAW, hand=["water.ob"], gear=WATCH_IN_FRONT)
    stage.pick("play:water.ob>theirs")
    assert stage.front(LAW) == "tex-killer"
    assert len(stage.hand(OUTLAW)) == 1


@rule("bang-duel", "card.watch.draw", "card.bison-herd.swap")
def test_a_bison_herd_sets_off_the_opponents_watch() -> None:
    gear = [[["bison-herd.lb"], []], [["watch.oh"], []]]
    stage = Stage(law=NO_JANGO, outlaw=PAIR, turn=OUTLAW, gear=gear)
    stage.pick("end")
    assert stage.front(LAW) == "tex-killer"
    assert len(stage.hand(OUTLAW)) == 1


@rule("bang-duel", "card.watch.draw", "card.shotgun.if-dodged")
def test_a_shotgun_sets_off_the_watch_of_whoever_fired_it() -> None:
    stage = Stage(
        law=NO_JANGO, outlaw=PAIR, turn=OUTLAW, hand=["shotgun.oh"], other_hand=["missed.ls"], gear=WATCH_IN_FRONT
    )
    stage.pick("play:shotgun.oh>front")
    stage.pick("dodge:missed.ls")
    stage.pick("swap>theirs")
    assert len(stage.hand(OUTLAW)) == 1


@pytest.mark.parametrize("target", ["front", "rear"])
@rule("bang-duel", "card.watch.draw", "card.shotgun.if-dodged")
def test_a_watch_in_front_sees_the_swap_of_a_shotgun_that_either_character_has_dodged(target: str) -> None:
    gear = [[["scope.lh"], []], [["watch.oh"], []]]
    stage = Stage(law=NO_JANGO, outlaw=PAIR, hand=["shotgun.ld"], other_hand=["missed.os"], gear=gear)
    stage.pick(f"play:shotgun.ld>{target}")
    stage.pick("dodge:missed.os")  # the reaction is over: the rear is asleep again, the front awake
    stage.pick("swap>mine")
    assert stage.front(LAW) == "tex-killer"
    assert len(stage.hand(OUTLAW)) == 1


@rule("bang-duel", "card.watch.lone-opponent")
def test_a_watch_draws_nothing_when_the_marker_goes_to_the_opponents_last_character() -> None:
    stage = Stage(law=NO_JANGO, outlaw=PAIR, turn=OUTLAW, hand=["knife.oh"], gear=WATCH_IN_FRONT, life=[[1, 4], [4, 4]])
    stage.pick("play:knife.oh>front")
    assert stage.front(LAW) == "tex-killer"
    assert stage.hand(OUTLAW) == []


@rule("bang-duel", "card.watch.lone-opponent")
def test_a_watch_draws_nothing_for_a_bison_herd_on_a_lone_opponent() -> None:
    gear = [[["bison-herd.lb"]], [["watch.oh"], []]]
    stage = Stage(law=("bill-tightman",), outlaw=PAIR, turn=OUTLAW, gear=gear)
    stage.pick("end")
    assert stage.asked == (LAW, "action")
    assert stage.hand(OUTLAW) == []


@rule("bang-duel", "card.watch.lone-opponent")
def test_a_watch_goes_blind_as_the_opponent_is_left_with_one_character() -> None:
    stage = Stage(law=NO_JANGO, outlaw=PAIR, gear=WATCH_IN_FRONT, other_hand=["knife.oh"], life=[[5, 1], []])
    assert stage.pick("swap") == ["swapped", "drew"]
    stage.pick("end")
    assert len(stage.hand(OUTLAW)) == 1 + 1 + 2  # the Knife, the Watch's card, the draw phase's two
    stage.pick("play:knife.oh>front")  # Tex Killer falls, and the marker goes to Bill Tightman
    assert stage.front(LAW) == "bill-tightman"
    assert len(stage.hand(OUTLAW)) == 1 + 2
