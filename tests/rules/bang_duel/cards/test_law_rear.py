"""Law characters in the rear: asleep, but for the three that always work."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage


def front_with(character: str) -> tuple[str, str]:
    """A character in the rear, behind one whose ability does nothing here."""
    return "tex-killer" if character != "tex-killer" else "jango", character


# ---- asleep


@rule("bang-duel", "rear.inactive.ability", "character.annie-oakey.missed-as-colt")
def test_annie_oakey_in_the_rear_does_not_turn_a_missed_into_a_colt() -> None:
    stage = Stage(law=front_with("annie-oakey"), hand=["missed.ls"])
    assert stage.refusal("colt:missed.ls>front").code == "not-as-colt"


@rule("bang-duel", "rear.inactive.ability", "character.bill-tightman.draw")
def test_bill_tightman_in_the_rear_draws_nothing_for_the_fallen() -> None:
    stage = Stage(law=front_with("bill-tightman"), hand=["colt.ld"], life=[[], [1, 3]])
    stage.pick("play:colt.ld>front")
    assert stage.told("eliminated")
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == []


@rule("bang-duel", "rear.inactive.ability", "character.bill-tightman.own-rear")
def test_bill_tightman_who_survives_his_active_partner_draws_only_the_two_cards_of_the_elimination() -> None:
    stage = Stage(law=front_with("bill-tightman"), turn=OUTLAW, hand=["colt.od"], life=[[1, 5], []])
    stage.pick("play:colt.od>front")
    assert stage.front(LAW) == "bill-tightman"
    assert len(stage.hand(LAW)) == 2


@rule("bang-duel", "rear.inactive.ability", "character.jango.draw")
def test_jango_in_the_rear_does_not_see_the_marker_move() -> None:
    stage = Stage(law=front_with("jango"), turn=OUTLAW)
    stage.pick("swap")
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "rear.inactive.ability", "character.pat-garret.show")
def test_pat_garret_in_the_rear_shows_and_draws_nothing() -> None:
    stage = Stage(law=front_with("pat-garret"), phase="draw", decks=[["missed.ls", "hat.lh"], []])
    assert stage.asked == (LAW, "action")
    assert [card["card"] for card in stage.view(OUTLAW)["players"][LAW]["hand"]] == [None, None]


@rule("bang-duel", "rear.inactive.ability", "character.tex-killer.extra-discard")
def test_tex_killer_in_the_rear_makes_no_dodge_dearer() -> None:
    stage = Stage(law=front_with("tex-killer"), hand=["colt.ld"], other_hand=["missed.os", "beer.ob"])
    stage.pick("play:colt.ld>front")
    stage.pick("dodge:missed.os")
    assert stage.asked == (LAW, "action")
    assert stage.life("west-harding") == 4


@rule("bang-duel", "rear.inactive.ability", "character.wild-bill.hand")
def test_wild_bill_in_the_rear_lets_the_hand_be_robbed() -> None:
    stage = Stage(law=front_with("wild-bill"), turn=OUTLAW, hand=["robbery.oh"], other_hand=["bank.lb"])
    stage.pick("play:robbery.oh>hand-law")
    assert stage.asked == (OUTLAW, "action")
    assert stage.life("west-harding") == 4


@rule("bang-duel", "rear.inactive.ability", "character.wyatt-ear.draw")
def test_wyatt_ear_in_the_rear_draws_nothing_for_a_dodge() -> None:
    stage = Stage(law=("jango", "wyatt-ear"), hand=["colt.ld"], other_hand=["missed.os"])
    stage.pick("play:colt.ld>front")
    stage.pick("dodge:missed.os")
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == []


@rule("bang-duel", "rear.inactive.ability", "character.alan-pinkertoon.counter", "character.dalon-ranger.draw")
@pytest.mark.parametrize("character", ["alan-pinkertoon", "dalon-ranger"])
def test_a_loss_of_the_active_partner_means_nothing_to_the_rear_character(character: str) -> None:
    stage = Stage(law=front_with(character), turn=OUTLAW, hand=["colt.od"])
    stage.pick("play:colt.od>front")
    assert stage.life("tex-killer") == 3
    assert stage.life("west-harding") == 4
    assert stage.asked == (OUTLAW, "action")


# ---- awake while they are the target


@rule("bang-duel", "rear.targeted.wakes", "character.dalon-ranger.draw")
def test_dalon_ranger_in_the_rear_draws_when_a_winchester_finds_him() -> None:
    stage = Stage(law=front_with("dalon-ranger"), turn=OUTLAW, hand=["winchester.lh"])
    stage.pick("play:winchester.lh>rear")
    assert stage.asked == (LAW, "may")


@rule("bang-duel", "rear.targeted.active-suspended", "character.wyatt-ear.draw")
def test_wyatt_ear_is_suspended_only_while_his_own_partner_reacts() -> None:
    stage = Stage(law=("wyatt-ear", "jango"), hand=["gatling.lb", "missed.ls"], other_hand=["missed.os", "missed.ob"])
    stage.pick("play:gatling.lb")
    stage.pick("dodge:missed.os")  # West Harding
    stage.pick("yes")
    stage.pick("dodge:missed.ls")  # Jango
    stage.pick("dodge:missed.ob")  # Dalton Bros
    assert stage.asked == (LAW, "may")
    stage.pick("yes")
    assert len(stage.hand(LAW)) == 2


# ---- always awake


@rule("bang-duel", "rear.always-active.works", "rear.always-active.members", "character.bart-masterson.two-cards")
def test_bart_masterson_in_the_rear_turns_up_two_cards() -> None:
    gear = [[["rattlesnake"]], []]
    stage = Stage(law=front_with("bart-masterson"), phase="start", gear=gear, decks=[["missed.ls", "hat.lh"], []])
    assert stage.asked == (LAW, "choose-result")


@rule("bang-duel", "rear.always-active.works", "rear.always-active.members", "character.buffalo-bell.substitute")
def test_buffalo_bell_in_the_rear_steps_in() -> None:
    stage = Stage(law=front_with("buffalo-bell"), turn=OUTLAW, hand=["colt.od"])
    stage.pick("play:colt.od>front")
    assert stage.asked == (LAW, "instead")


@rule("bang-duel", "rear.always-active.works", "rear.always-active.members", "character.the-stranger.extra-bang")
def test_the_stranger_in_the_rear_allows_a_second_bang() -> None:
    stage = Stage(law=front_with("the-stranger"), hand=["colt.ld", "winchester.lh"])
    stage.pick("play:colt.ld>front")
    assert stage.refusal("play:winchester.lh>front") is None


@rule("bang-duel", "rear.targeted.active-suspended", "character.bart-masterson.two-cards")
def test_bart_masterson_in_front_stays_at_work_while_the_rear_partner_reacts() -> None:
    gear = [[[], ["barrel.ls"]], []]
    stage = Stage(("bart-masterson", "jango"), turn=OUTLAW, hand=["winchester.lh"], gear=gear)
    stage.pick("play:winchester.lh>rear")
    stage.pick("barrel")
    assert stage.asked == (LAW, "choose-result")
