"""Bank and Gun Belt."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

PAIR = ("slim-poet", "cattle-katie")  # no more BANG! cards or other draws of their own
BELT_IN_FRONT = [[["gun-belt.ld"], []], [[], []]]
BELT_IN_THE_REAR = [[[], ["gun-belt.ld"]], [[], []]]

# ---- Bank


@rule("bang-duel", "card.bank.extra-draw", "card.bank.forced")
def test_a_bank_on_the_active_character_makes_its_owner_draw_three_without_a_question() -> None:
    deck = ["missed.ls", "colt.ld", "wagon.lb", "duel.ld"]
    stage = Stage(turn=OUTLAW, gear=[[["bank.lb"], []], [[], []]], decks=[deck, []])
    stage.pick("end")
    assert stage.hand(LAW) == ["colt", "missed", "wagon"]
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.bank.extra-draw")
def test_a_bank_in_the_rear_does_not_work() -> None:
    stage = Stage(turn=OUTLAW, gear=[[[], ["bank.lb"]], [[], []]])
    stage.pick("end")
    assert len(stage.hand(LAW)) == 2


@rule("bang-duel", "card.bank.extra-draw")
def test_a_bank_is_for_the_owner_of_its_character_whoever_played_it() -> None:
    stage = Stage(outlaw=PAIR, hand=["bank.lb"])
    stage.pick("play:bank.lb>front")
    stage.pick("end")
    assert len(stage.hand(OUTLAW)) == 3


@rule("bang-duel", "card.bank.extra-draw")
def test_a_bank_gives_nothing_in_the_opponents_draw_phase() -> None:
    stage = Stage(outlaw=PAIR, gear=[[["bank.lb"], []], [[], []]])
    stage.pick("end")
    assert (len(stage.hand(LAW)), len(stage.hand(OUTLAW))) == (0, 2)


# ---- Gun Belt


@rule("bang-duel", "card.gun-belt.unlimited")
def test_with_a_gun_belt_in_front_any_number_of_bang_cards_may_be_played() -> None:
    stage = Stage(hand=["colt.ld", "volley.lb", "peacemaker.lh", "winchester.lh"], gear=BELT_IN_FRONT)
    stage.pick("play:colt.ld>front")
    stage.pick("play:volley.lb>front")
    stage.pick("play:peacemaker.lh>front")
    stage.pick("play:winchester.lh>front")
    assert stage.life("west-harding") == 1
    assert stage.data["bangs"] == 0


@rule("bang-duel", "card.gun-belt.unlimited")
def test_a_gun_belt_in_the_rear_does_not_lift_the_limit() -> None:
    stage = Stage(hand=["colt.ld", "volley.lb"], gear=BELT_IN_THE_REAR)
    stage.pick("play:colt.ld>front")
    refusal = stage.refusal("play:volley.lb>front")
    assert (refusal.code, refusal.rule) == ("bang-limit", "play.bang.limit")


@rule("bang-duel", "card.gun-belt.unlimited")
def test_a_gun_belt_on_the_opposing_character_does_not_lift_the_limit() -> None:
    stage = Stage(hand=["colt.ld", "volley.lb"], gear=[[[], []], [["gun-belt.os"], []]])
    stage.pick("play:colt.ld>front")
    assert stage.refusal("play:volley.lb>front").code == "bang-limit"


@rule("bang-duel", "card.gun-belt.after-swap")
def test_after_two_bangs_with_the_gun_belt_the_partner_without_it_has_one_of_its_own() -> None:
    hand = ["colt.ld", "peacemaker.lh", "winchester.lh", "carbine.lh"]
    stage = Stage(law=("jango", "wyatt-ear"), outlaw=("bull-anderson", "west-harding"), hand=hand, gear=BELT_IN_FRONT)
    stage.pick("play:colt.ld>front")
    stage.pick("play:peacemaker.lh>front")
    stage.pick("swap")
    assert stage.refusal("play:winchester.lh>front") is None
    stage.pick("play:winchester.lh>front")
    assert stage.refusal("play:carbine.lh>front").code == "bang-limit"
    assert stage.life("bull-anderson") == 2


@rule("bang-duel", "card.gun-belt.after-swap")
def test_after_the_bang_of_the_turn_the_partner_with_the_gun_belt_has_as_many_as_it_likes() -> None:
    hand = ["colt.ld", "peacemaker.lh", "winchester.lh"]
    stage = Stage(
        law=("wyatt-ear", "jango"), outlaw=("bull-anderson", "west-harding"), hand=hand, gear=BELT_IN_THE_REAR
    )
    stage.pick("play:colt.ld>front")
    assert stage.refusal("play:peacemaker.lh>front").code == "bang-limit"
    stage.pick("swap")
    stage.pick("play:peacemaker.lh>front")
    stage.pick("play:winchester.lh>front")
    assert stage.life("bull-anderson") == 2


@rule("bang-duel", "card.gun-belt.after-swap")
def test_the_bang_without_the_gun_belt_is_still_used_up_after_going_there_and_back() -> None:
    hand = ["colt.ld", "peacemaker.lh", "winchester.lh", "water.ls"]
    stage = Stage(
        law=("wyatt-ear", "jango"), outlaw=("bull-anderson", "west-harding"), hand=hand, gear=BELT_IN_THE_REAR
    )
    stage.pick("play:colt.ld>front")
    stage.pick("swap")
    stage.pick("play:peacemaker.lh>front")
    stage.pick("play:water.ls>mine")
    assert stage.front(LAW) == "wyatt-ear"
    assert stage.refusal("play:winchester.lh>front").code == "bang-limit"


@rule("bang-duel", "card.gun-belt.unlimited")
def test_without_its_gun_belt_a_character_is_back_to_one_bang() -> None:
    hand = ["colt.ld", "schoolteacher.lh", "peacemaker.lh", "winchester.lh"]
    stage = Stage(hand=hand, gear=BELT_IN_FRONT)
    stage.pick("play:colt.ld>front")
    stage.pick("play:schoolteacher.lh>my-front/gun-belt")
    stage.pick("play:peacemaker.lh>front")
    assert stage.refusal("play:winchester.lh>front").code == "bang-limit"
