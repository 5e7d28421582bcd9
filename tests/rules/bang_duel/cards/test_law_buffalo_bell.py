"""Buffalo Bell, who may lose points in the partner's place."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

BEHIND = ("tex-killer", "buffalo-bell")
IN_FRONT = ("buffalo-bell", "tex-killer")


@rule("bang-duel", "character.buffalo-bell.substitute")
@pytest.mark.parametrize(("answer", "tex", "buffalo"), [("yes", 4, 3), ("no", 3, 4)])
def test_buffalo_bell_may_take_a_hit_for_the_active_partner_from_the_rear(answer: str, tex: int, buffalo: int) -> None:
    stage = Stage(law=BEHIND, turn=OUTLAW, hand=["colt.od"])
    stage.pick("play:colt.od>front")
    assert stage.asked == (LAW, "instead")
    assert sorted(stage.options()) == ["no", "yes"]
    stage.pick(answer)
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (tex, buffalo)
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.buffalo-bell.substitute")
def test_buffalo_bell_may_take_a_hit_for_the_partner_in_the_rear_from_the_front() -> None:
    stage = Stage(law=IN_FRONT, turn=OUTLAW, hand=["winchester.lh"])
    stage.pick("play:winchester.lh>rear")
    stage.pick("yes")
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (4, 3)


@rule("bang-duel", "character.buffalo-bell.substitute")
@pytest.mark.parametrize("pick", ["play:duel.oh>front", "play:knife.oh>front", "play:colt.od>front"])
def test_the_cause_does_not_matter(pick: str) -> None:
    stage = Stage(law=BEHIND, turn=OUTLAW, hand=["duel.oh", "knife.oh", "colt.od"])
    stage.pick(pick)
    stage.pick("yes")
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (4, 3)


@rule("bang-duel", "character.buffalo-bell.substitute")
def test_a_snake_bite_can_be_taken_over() -> None:
    stage = Stage(law=BEHIND, phase="start", gear=[[["rattlesnake"]], []], decks=[["missed.ls"], []])
    assert stage.asked == (LAW, "instead")
    stage.pick("yes")
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (4, 3)


@rule("bang-duel", "character.buffalo-bell.substitute", "character.buffalo-bell.one-way")
def test_against_indians_the_partners_point_can_be_taken_over_and_buffalo_bells_own_cannot() -> None:
    stage = Stage(law=BEHIND, turn=OUTLAW, hand=["indians.oh"])
    stage.pick("play:indians.oh")
    assert stage.asked == (LAW, "instead")
    stage.pick("yes")
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (4, 2)
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.buffalo-bell.substitute")
def test_it_is_decided_point_by_point() -> None:
    stage = Stage(law=BEHIND, phase="start", gear=[[["dynamite"]], []], decks=[["shotgun.ld"], []])
    for answer in ("yes", "no", "yes"):
        assert stage.asked == (LAW, "instead")
        stage.pick(answer)
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (3, 2)
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.buffalo-bell.substitute")
def test_the_partners_last_point_can_be_saved() -> None:
    stage = Stage(law=BEHIND, turn=OUTLAW, hand=["colt.od"], life=[[1, 4], []])
    stage.pick("play:colt.od>front")
    stage.pick("yes")
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (1, 3)


@rule("bang-duel", "character.buffalo-bell.substitute")
@pytest.mark.parametrize("partner", ["dalon-ranger", "alan-pinkertoon"])
def test_a_partner_who_lost_nothing_does_not_react(partner: str) -> None:
    stage = Stage(law=(partner, "buffalo-bell"), turn=OUTLAW, hand=["colt.od"])
    stage.pick("play:colt.od>front")
    stage.pick("yes")
    assert stage.asked == (OUTLAW, "action")
    assert stage.hand(LAW) == []
    assert stage.life("west-harding") == 4


@rule("bang-duel", "character.buffalo-bell.substitute")
def test_a_partner_who_lost_the_point_reacts_as_usual() -> None:
    stage = Stage(law=("dalon-ranger", "buffalo-bell"), turn=OUTLAW, hand=["colt.od"])
    stage.pick("play:colt.od>front")
    stage.pick("no")
    assert stage.asked == (LAW, "may")


@rule("bang-duel", "character.buffalo-bell.substitute")
def test_a_strong_beer_leaves_the_partner_with_three_points_without_a_question() -> None:
    stage = Stage(law=BEHIND, turn=OUTLAW, hand=["strong-beer.lb"])
    stage.pick("play:strong-beer.lb>front")
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (3, 4)
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.buffalo-bell.not-last")
def test_buffalo_bells_last_point_stays() -> None:
    stage = Stage(law=BEHIND, turn=OUTLAW, hand=["colt.od"], life=[[4, 1], []])
    stage.pick("play:colt.od>front")
    assert stage.asked == (OUTLAW, "action")
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (3, 1)


@rule("bang-duel", "character.buffalo-bell.not-last")
def test_buffalo_bell_steps_in_only_as_long_as_a_point_is_to_spare() -> None:
    stage = Stage(law=BEHIND, phase="start", life=[[4, 2], []], gear=[[["dynamite"]], []], decks=[["shotgun.ld"], []])
    stage.pick("yes")
    assert stage.asked == (LAW, "action")
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (2, 1)


@rule("bang-duel", "character.buffalo-bell.one-way")
@pytest.mark.parametrize(
    ("law", "pick"),
    [(IN_FRONT, "play:winchester.lh>front"), (BEHIND, "play:winchester.lh>rear")],
    ids=["front", "rear"],
)
def test_nobody_loses_a_point_in_buffalo_bells_place(law: tuple[str, str], pick: str) -> None:
    stage = Stage(law=law, turn=OUTLAW, hand=["winchester.lh"])
    stage.pick(pick)
    assert stage.asked == (OUTLAW, "action")
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (4, 3)


@rule("bang-duel", "character.buffalo-bell.no-dodge-for-partner")
@pytest.mark.parametrize("law", [BEHIND, IN_FRONT], ids=["behind", "in-front"])
def test_buffalo_bells_equipment_does_not_dodge_for_the_partner(law: tuple[str, str]) -> None:
    gear = ["barrel.ls", "hat.lh"]
    beside = [[], gear] if law == BEHIND else [gear, []]
    stage = Stage(law=law, turn=OUTLAW, hand=["winchester.lh"], other_hand=["bank.lb"], gear=[beside, []])
    stage.pick("play:winchester.lh>" + ("front" if law == BEHIND else "rear"))
    assert stage.options() == ["take"]
    assert stage.refusal("barrel").code == stage.refusal("hat").code == "no-gear-to-dodge"


@rule("bang-duel", "character.buffalo-bell.no-dodge-for-partner")
def test_whoever_steps_in_loses_the_point_without_a_dodge() -> None:
    gear = [[[], ["barrel.ls", "hat.lh"]], []]
    stage = Stage(law=BEHIND, turn=OUTLAW, hand=["colt.od"], other_hand=["missed.ls"], gear=gear)
    stage.pick("play:colt.od>front")
    stage.pick("take")
    stage.pick("yes")
    assert stage.asked == (OUTLAW, "action")
    assert (stage.life("tex-killer"), stage.life("buffalo-bell")) == (4, 3)
    assert stage.gear("buffalo-bell") == ["barrel", "hat"]


@rule("bang-duel", "character.buffalo-bell.no-dodge-for-partner")
def test_buffalo_bells_own_hit_can_be_dodged_with_that_equipment() -> None:
    stage = Stage(law=IN_FRONT, turn=OUTLAW, hand=["colt.od"], gear=[[["hat.lh"]], []])
    stage.pick("play:colt.od>front")
    stage.pick("hat")
    assert stage.life("buffalo-bell") == 4
