"""Volley: a hit for each Equipment of the target."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

THREE = [[[], []], [["watch.oh", "scope.oh", "gun-belt.os"], []]]
TEX = ("tex-killer", "jango")


@rule("bang-duel", "card.volley.number")
def test_volley_fires_as_many_hits_as_its_target_has_equipment() -> None:
    for count in (1, 2, 3):
        stage = Stage(hand=["volley.lb"], gear=[[["hat.lh"], []], [THREE[1][0][:count], ["barrel.os", "hat.oh"]]])
        stage.pick("play:volley.lb>front")
        assert len(stage.told("shot")) == count
        assert stage.life("west-harding") == 4 - count
        assert stage.life("dalton-bros") == 3


@rule("bang-duel", "card.volley.number")
def test_always_active_equipment_counts_too() -> None:
    gear = [[[], []], [["dynamite.ob", "rattlesnake.os"], []]]
    stage = Stage(hand=["volley.lb"], gear=gear)
    stage.pick("play:volley.lb>front")
    assert stage.life("west-harding") == 2


@rule("bang-duel", "card.volley.number")
def test_against_a_target_without_equipment_it_does_nothing_but_is_the_bang_of_the_turn() -> None:
    stage = Stage(hand=["volley.lb", "colt.ld"], other_hand=["missed.os"])
    assert stage.pick("play:volley.lb>front") == ["played"]
    assert stage.life("west-harding") == 4
    assert stage.discards() == ["volley"]
    refusal = stage.refusal("play:colt.ld>front")
    assert (refusal.code, refusal.rule) == ("bang-limit", "play.bang.limit")


@rule("bang-duel", "card.volley.number")
def test_the_number_is_fixed_when_it_is_played() -> None:
    stage = Stage(hand=["volley.lb"], gear=[[[], []], [["hat.oh", "watch.oh"], []]])
    stage.pick("play:volley.lb>front")
    stage.pick("hat")  # one Equipment less, but the second hit comes
    assert stage.life("west-harding") == 3
    assert stage.gear("west-harding") == ["watch"]


@rule("bang-duel", "card.volley.separate-hits")
def test_each_hit_needs_its_own_dodge() -> None:
    stage = Stage(hand=["volley.lb"], other_hand=["missed.os", "missed.ob"], gear=THREE)
    assert stage.pick("play:volley.lb>front") == ["played", "shot"]
    assert stage.pick("dodge:missed.os") == ["dodged", "shot"]
    assert stage.pick("take") == ["lost-life", "shot"]
    assert stage.pick("dodge:missed.ob") == ["dodged"]
    assert stage.life("west-harding") == 3
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.volley.separate-hits")
def test_the_hits_end_with_the_fall_of_the_target_and_do_not_go_on_at_its_replacement() -> None:
    life, reserve = [[3, 4], [1, 3]], [[], ["bull-anderson"]]
    stage = Stage(hand=["volley.lb"], other_hand=["missed.os"], gear=THREE, life=life, reserve=reserve)
    stage.pick("play:volley.lb>front")
    stage.pick("take")
    assert stage.asked == (LAW, "action")
    assert (stage.front(OUTLAW), stage.life("bull-anderson")) == ("bull-anderson", 5)


@rule("bang-duel", "card.volley.barrel")
def test_a_barrel_may_be_tried_once_against_each_hit() -> None:
    gear = [[[], []], [["barrel.os", "watch.oh"], []]]
    stage = Stage(hand=["volley.lb"], other_hand=["beer.ob"], gear=gear, decks=[[], ["knife.oh", "wagon.ob"]])
    stage.pick("play:volley.lb>front")
    stage.pick("barrel")  # a horseshoe
    assert stage.refusal("barrel").code == "tried-already"
    stage.pick("take")
    assert stage.asked == (OUTLAW, "react")
    stage.pick("barrel")  # a barrel against the second hit
    assert stage.life("west-harding") == 3
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.volley.tex-killer")
def test_against_tex_killers_volley_each_hit_needs_a_dodge_and_one_more_card() -> None:
    gear = [[[], []], [["watch.oh", "scope.oh"], []]]
    hand = ["missed.os", "missed.ob", "beer.ob", "colt.od"]
    stage = Stage(law=TEX, hand=["volley.lb"], other_hand=hand, gear=gear)
    stage.pick("play:volley.lb>front")
    stage.pick("dodge:missed.os")
    assert stage.asked == (OUTLAW, "pay")
    stage.pick("pay:beer.ob")
    assert stage.asked == (OUTLAW, "react")
    stage.pick("dodge:missed.ob")
    assert stage.asked == (OUTLAW, "pay")
    stage.pick("pay:colt.od")
    assert (stage.life("west-harding"), stage.hand(OUTLAW)) == (4, [])


@rule("bang-duel", "card.volley.tex-killer")
def test_a_hit_of_tex_killers_volley_lands_where_the_additional_card_is_missing() -> None:
    gear = [[[], []], [["watch.oh", "scope.oh"], []]]
    stage = Stage(law=TEX, hand=["volley.lb"], other_hand=["missed.os", "missed.ob", "beer.ob"], gear=gear)
    stage.pick("play:volley.lb>front")
    stage.pick("dodge:missed.os")
    stage.pick("pay:beer.ob")
    stage.pick("dodge:missed.ob")  # and nothing is left to pay with
    assert (stage.life("west-harding"), stage.hand(OUTLAW)) == (3, [])


@rule("bang-duel", "card.volley.rear")
def test_volley_does_not_reach_the_rear_by_itself() -> None:
    stage = Stage(hand=["volley.lb"], gear=[[[], ["scope.lh"]], [[], ["watch.oh"]]])  # a Scope in the rear is no help
    refusal = stage.refusal("play:volley.lb>rear")
    assert (refusal.code, refusal.rule) == ("rear-out-of-sight", "play.bang.target")
    stage = Stage(outlaw=("west-harding", "jack-ransome"), turn=OUTLAW, hand=["volley.lb"])
    assert stage.refusal("play:volley.lb>rear").code == "rear-out-of-sight"


@rule("bang-duel", "card.volley.rear", "card.volley.number")
def test_with_a_scope_in_front_volley_counts_the_equipment_of_the_rear_target() -> None:
    gear = [[["scope.lh"], []], [["hat.oh"], ["watch.oh", "gun-belt.os"]]]
    stage = Stage(hand=["volley.lb"], gear=gear)
    stage.pick("play:volley.lb>rear")
    assert (stage.life("west-harding"), stage.life("dalton-bros")) == (4, 1)


@rule("bang-duel", "card.volley.rear")
def test_jack_ransome_in_front_may_fire_a_volley_at_the_rear() -> None:
    stage = Stage(
        outlaw=("jack-ransome", "dalton-bros"),
        turn=OUTLAW,
        hand=["volley.lb"],
        gear=[[["hat.lh"], ["watch.oh", "gun-belt.os"]], [[], []]],
    )
    stage.pick("play:volley.lb>rear")
    assert (stage.life("jango"), stage.life("tex-killer")) == (3, 2)
