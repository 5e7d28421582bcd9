"""BANG! cards that do something when their hit is dodged: Carbine, Peacemaker, Remington, Schofield, Shotgun."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

GEAR = [[["hat.lh"], ["bank.lb"]], [["rattlesnake.os", "scope.oh"], ["gun-belt.os"]]]


def shot(card: str, dodge: str | None = "missed.os", **more: object) -> Stage:
    """The Law fires a card at the Outlaws' front, which dodges it with a card or is hit."""
    hand = [] if dodge is None else [dodge]
    stage = Stage(hand=[card], other_hand=hand, **more)
    stage.pick(f"play:{card}>front")
    if dodge is not None:
        stage.pick(f"dodge:{dodge}")
    return stage


@pytest.mark.parametrize("card", ["carbine.lh", "peacemaker.lh", "remington.os", "schofield.ob", "shotgun.ld"])
@rule("bang-duel", "card.carbine.if-dodged", "card.peacemaker.if-dodged", "card.remington.if-dodged")
@rule("bang-duel", "card.schofield.if-dodged", "card.shotgun.if-dodged")
def test_a_hit_that_lands_costs_a_point_and_does_nothing_more(card: str) -> None:
    stage = Stage(hand=[card], other_hand=["beer.ob"], gear=GEAR, life=[[1, 1], [4, 3]])
    stage.pick(f"play:{card}>front")
    assert stage.pick("take") == ["lost-life"]
    assert stage.asked == (LAW, "action")
    assert stage.life("west-harding") == 3


# ---- Carbine


@rule("bang-duel", "card.carbine.if-dodged")
def test_a_dodged_carbine_discards_equipment_of_either_active_character() -> None:
    for pick, kind in (("strip>front/scope", "scope"), ("strip>my-front/hat", "hat")):
        stage = shot("carbine.lh", gear=GEAR)
        assert stage.asked == (LAW, "strip")
        assert set(stage.options()) == {"strip>front/rattlesnake", "strip>front/scope", "strip>my-front/hat", "no"}
        stage.pick(pick)
        assert stage.discards() == [kind, "missed", "carbine"]
        assert len(stage.gear("west-harding") + stage.gear("jango")) == 2
        assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.carbine.if-dodged")
def test_a_carbine_does_not_reach_equipment_in_the_rear() -> None:
    stage = shot("carbine.lh", gear=GEAR)
    for pick in ("strip>rear/gun-belt", "strip>my-rear/bank"):
        refusal = stage.refusal(pick)
        assert (refusal.code, refusal.rule) == ("front-only", "card.carbine.if-dodged")


@rule("bang-duel", "card.carbine.if-dodged")
def test_the_player_of_a_carbine_may_leave_everything_where_it_is() -> None:
    stage = shot("carbine.lh", gear=GEAR)
    assert stage.pick("no") == []
    assert stage.gear("west-harding") == ["rattlesnake", "scope"]
    assert shot("carbine.lh").asked == (LAW, "action")  # nothing there to choose from


# ---- Peacemaker


@rule("bang-duel", "card.peacemaker.if-dodged")
def test_for_a_dodged_peacemaker_the_opponent_must_discard_a_card_of_his_choice() -> None:
    stage = Stage(hand=["peacemaker.lh"], other_hand=["missed.os", "beer.ob", "colt.od"])
    stage.pick("play:peacemaker.lh>front")
    stage.pick("dodge:missed.os")
    assert stage.asked == (OUTLAW, "give")
    assert set(stage.options()) == {"discard:beer.ob", "discard:colt.od"}
    assert stage.refusal("no").rule == "card.peacemaker.if-dodged"
    assert stage.refusal("take").rule == "card.peacemaker.if-dodged"
    stage.pick("discard:beer.ob")
    assert stage.hand(OUTLAW) == ["colt"]
    assert stage.discards() == ["beer", "missed", "peacemaker"]
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.peacemaker.empty-hand")
def test_an_opponent_with_no_cards_left_discards_nothing_for_a_peacemaker() -> None:
    stage = shot("peacemaker.lh")
    assert stage.asked == (LAW, "action")
    assert stage.discards() == ["missed", "peacemaker"]
    assert stage.life("west-harding") == 4


@rule("bang-duel", "card.peacemaker.if-dodged")
def test_a_peacemaker_of_tex_killer_costs_a_dodge_one_more_card_and_another() -> None:
    law = ("tex-killer", "jango")
    stage = Stage(law=law, hand=["peacemaker.lh"], other_hand=["missed.os", "beer.ob", "colt.od", "knife.oh"])
    stage.pick("play:peacemaker.lh>front")
    stage.pick("dodge:missed.os")
    assert stage.asked == (OUTLAW, "pay")
    stage.pick("pay:beer.ob")
    assert stage.asked == (OUTLAW, "give")
    stage.pick("discard:colt.od")
    assert stage.hand(OUTLAW) == ["knife"]


# ---- Remington


@rule("bang-duel", "card.remington.if-dodged")
def test_the_player_of_a_dodged_remington_may_draw_a_card() -> None:
    for pick, hand in (("yes", ["bank"]), ("no", [])):
        stage = shot("remington.os", decks=[["bank.lb", "hat.lh"], []])
        assert stage.asked == (LAW, "may")
        stage.pick(pick)
        assert stage.hand(LAW) == hand
        assert stage.asked == (LAW, "action")


# ---- Schofield


@rule("bang-duel", "card.schofield.if-dodged")
def test_a_dodged_schofield_may_give_the_own_active_character_a_point() -> None:
    for pick, points in (("yes", 2), ("no", 1)):
        stage = shot("schofield.ob", life=[[1, 1], [2, 2]])
        assert stage.asked == (LAW, "may")
        stage.pick(pick)
        assert (stage.life("jango"), stage.life("tex-killer")) == (points, 1)
        assert stage.life("west-harding") == 2


@rule("bang-duel", "card.schofield.if-dodged")
def test_a_schofield_gives_nothing_above_the_starting_number() -> None:
    stage = shot("schofield.ob", life=[[3, 1], [4, 3]])
    while stage.asked == (LAW, "may"):
        stage.pick("yes")
    assert (stage.life("jango"), stage.life("tex-killer")) == (3, 1)


@rule("bang-duel", "card.schofield.if-dodged")
def test_a_schofield_does_not_bring_back_a_character_who_has_fallen() -> None:
    for life, asked in ((1, True), (0, False)):
        stage = Stage(hand=["schofield.ob"], other_hand=["missed.os"])
        stage.pick("play:schofield.ob>front")
        stage.state.life[stage.state.active[LAW]] = life  # as if something had hit the shooter meanwhile
        stage.pick("dodge:missed.os")
        assert (stage.asked == (LAW, "may")) == asked


@rule("bang-duel", "card.schofield.before-return-fire")
def test_a_schofield_heals_before_return_fire_strikes() -> None:
    stage = shot("schofield.ob", "return-fire.lh", life=[[1, 4], [4, 3]])
    assert stage.asked == (LAW, "may")
    assert stage.told("shot") == []
    assert stage.pick("yes") == ["recovered", "shot", "lost-life"]
    assert stage.life("jango") == 1  # 1 + 1 - 1: saved by the Schofield


@rule("bang-duel", "card.schofield.before-return-fire")
def test_without_the_recovery_return_fire_strikes_all_the_same() -> None:
    stage = shot("schofield.ob", "return-fire.lh", life=[[2, 4], [4, 3]])
    assert stage.pick("no") == ["shot", "lost-life"]
    assert stage.life("jango") == 1


@rule("bang-duel", "card.schofield.before-return-fire")
def test_a_schofield_at_full_life_does_not_make_up_for_return_fire_afterwards() -> None:
    stage = shot("schofield.ob", "return-fire.lh")
    while stage.asked == (LAW, "may"):
        stage.pick("yes")
    assert stage.life("jango") == 2


# ---- Shotgun


@rule("bang-duel", "card.shotgun.if-dodged")
def test_a_dodged_shotgun_may_swap_the_pair_of_either_player() -> None:
    law, outlaw = ("bill-tightman", "tex-killer"), ("west-harding", "dalton-bros")
    for pick, fronts in (
        ("swap>mine", ("tex-killer", "west-harding")),
        ("swap>theirs", ("bill-tightman", "dalton-bros")),
        ("no", ("bill-tightman", "west-harding")),
    ):
        stage = shot("shotgun.ld", law=law, outlaw=outlaw)
        assert stage.asked == (LAW, "swap-whose")
        assert set(stage.options()) == {"swap>mine", "swap>theirs", "no"}
        stage.pick(pick)
        assert (stage.front(LAW), stage.front(OUTLAW)) == fronts
        assert stage.life("west-harding") == 4
        assert stage.asked == (LAW, "action")
        assert stage.refusal("swap") is None  # the marker move of the turn is still there


@rule("bang-duel", "card.shotgun.if-dodged")
def test_a_shotgun_swaps_no_lone_character() -> None:
    stage = shot("shotgun.ld", outlaw=("west-harding",))
    assert set(stage.options()) == {"swap>mine", "no"}
    refusal = stage.refusal("swap>theirs")
    assert (refusal.code, refusal.rule) == ("lone-no-swap", "lone.swap.never")
    stage = shot("shotgun.ld", law=("jango",), outlaw=("west-harding",))
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.shotgun.if-dodged")
def test_return_fire_hits_whoever_is_active_after_the_shotguns_swap() -> None:
    stage = shot("shotgun.ld", "return-fire.lh", law=("bill-tightman", "tex-killer"))
    assert stage.pick("swap>mine") == ["swapped", "shot", "lost-life"]
    assert (stage.life("bill-tightman"), stage.life("tex-killer")) == (5, 3)
