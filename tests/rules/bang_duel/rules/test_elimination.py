"""Eliminations and the end of the game (Eliminazione di un personaggio, Scopo del gioco)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import moments, places, why
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

NOTHING: list[list[str]] = [[], []]


def shootout(**more: Any) -> Stage:
    """The Law holds a Derringer, and the active Outlaw has a single life point."""
    fields = {"law": ("wyatt-ear", "wild-bill"), "outlaw": ("babe-leroy", "cattle-katie"), "hand": ["derringer.lh"]}
    return Stage(**{**fields, "life": [[], [1, 4]], **more})


@rule("bang-duel", "elimination.trigger.last-life")
def test_a_character_without_life_points_is_out_for_good() -> None:
    stage = shootout(reserve=[[], ["tom-thorn", "slim-poet"]])
    stage.pick("play:derringer.lh>front")
    assert [event["character"] for event in stage.told("eliminated")] == ["babe-leroy"]
    assert stage.view(None)["gone"] == ["babe-leroy"]
    assert "babe-leroy" not in stage.data["characters"][OUTLAW] + stage.data["reserve"][OUTLAW]


@rule("bang-duel", "elimination.trigger.last-life")
def test_a_character_with_a_point_left_stays() -> None:
    stage = shootout(life=[[], [2, 4]], reserve=[[], ["tom-thorn"]])
    assert "eliminated" not in stage.pick("play:derringer.lh>front")
    assert stage.life("babe-leroy") == 1


@rule("bang-duel", "elimination.trigger.last-life")
def test_losing_more_points_than_one_has_eliminates_too() -> None:
    gear = [NOTHING, [["dynamite.ob"], []]]
    stage = shootout(life=[[], [2, 4]], gear=gear, decks=[[], ["colt.od"]], reserve=[[], ["tom-thorn"]])
    stage.pick("end")
    assert [event["character"] for event in stage.told("eliminated")] == ["babe-leroy"]
    assert stage.front(OUTLAW) == "tom-thorn"
    assert "dynamite" in stage.discards()


@rule("bang-duel", "elimination.equipment.discarded")
def test_all_its_equipment_is_discarded_and_the_partners_stays() -> None:
    gear = [[["barrel.ls"], []], [["watch.oh", "gun-belt.os", "rattlesnake.os"], ["scope.oh"]]]
    stage = shootout(gear=gear, reserve=[[], ["tom-thorn"]])
    stage.pick("play:derringer.lh>front")
    assert sorted(stage.discards()) == ["derringer", "gun-belt", "rattlesnake", "watch"]
    assert stage.gear("tom-thorn") == []
    assert (stage.gear("cattle-katie"), stage.gear("wyatt-ear")) == (["scope"], ["barrel"])


@rule("bang-duel", "elimination.equipment.order")
def test_its_equipment_goes_to_the_discards_in_the_order_in_which_it_came_into_play() -> None:
    stage = shootout(gear=[NOTHING, [["watch.oh", "rattlesnake.os"], []]], hand=["derringer.lh", "bank.lb"])
    stage.pick("play:bank.lb>front")
    stage.pick("play:derringer.lh>front")
    assert stage.discards() == ["bank", "rattlesnake", "watch", "derringer"]  # from the top


@rule("bang-duel", "elimination.draw.two", "elimination.draw.timing")
def test_its_owner_draws_two_cards_from_his_deck_before_the_replacement_enters() -> None:
    stage = shootout(reserve=[[], ["tom-thorn"]], decks=[["hat.lh"], ["beer.ob", "knife.oh", "colt.od"]])
    stage.pick("play:derringer.lh>front")
    assert moments(stage, "eliminated", "drew", "entered") == ["eliminated", "drew", "entered"]
    assert stage.hand(OUTLAW) == ["beer", "knife"]
    assert stage.hand(LAW) == []


@rule("bang-duel", "elimination.draw.timing")
def test_the_two_cards_come_too_late_for_the_same_card() -> None:
    stage = shootout(hand=["gatling.lb"], reserve=[[], ["tom-thorn"]], decks=[[], ["missed.os", "missed.ob"]])
    stage.pick("play:gatling.lb")
    assert stage.life("cattle-katie") == 3  # hit without a Missed! to dodge with
    assert stage.hand(OUTLAW) == ["missed", "missed"]


@rule("bang-duel", "elimination.draw.timing", "elimination.replacement.full-life")
def test_hits_of_a_volley_that_are_left_over_do_not_strike_the_replacement() -> None:
    gear = [NOTHING, [["watch.oh", "gun-belt.os", "scope.oh"], []]]
    stage = shootout(
        hand=["volley.lb"],
        other_hand=["beer.ob"],
        gear=gear,
        reserve=[[], ["tom-thorn"]],
        decks=[[], ["missed.os", "missed.ob"]],
    )
    stage.pick("play:volley.lb>front")
    stage.pick("take")
    assert stage.asked == (LAW, "action")  # nothing to dodge for one who has fallen
    assert (stage.life("tom-thorn"), stage.hand(OUTLAW)) == (4, ["beer", "missed", "missed"])


# ---- the replacement


@pytest.mark.parametrize(("newcomer", "life"), [("pearl-hat", 3), ("tom-thorn", 4), ("bull-anderson", 5)])
@rule(
    "bang-duel",
    "elimination.replacement.top-of-reserve",
    "elimination.replacement.full-life",
    "life.values.printed",
)
def test_the_top_of_the_reserve_enters_with_full_life(newcomer: str, life: int) -> None:
    stage = shootout(reserve=[["jango"], [newcomer, "slim-poet", "sid-curry"]])
    stage.pick("play:derringer.lh>front")
    assert [event["character"] for event in stage.told("entered")] == [newcomer]
    assert stage.life(newcomer) == life
    assert stage.data["reserve"] == [["jango"], ["slim-poet", "sid-curry"]]


@pytest.mark.parametrize(("target", "life"), [("front", [1, 4]), ("rear", [4, 1])])
@pytest.mark.parametrize("left", [0, 1])
@rule("bang-duel", "elimination.replacement.marker-stays", "elimination.replacement.top-of-reserve")
def test_it_takes_the_place_and_the_role_of_the_eliminated(target: str, life: list[int], left: int) -> None:
    stage = shootout(hand=["winchester.lh"], life=[[], life], active=[0, left], reserve=[[], ["slim-poet"]])
    marker = [place["active"] for place in places(stage, OUTLAW)]
    stage.pick(f"play:winchester.lh>{target}")
    after = places(stage, OUTLAW)
    assert [place["active"] for place in after] == marker
    (role,) = [place["active"] for place in after if place["character"] == "slim-poet"]
    assert role == (target == "front")
    assert stage.told("swapped") == []


@rule("bang-duel", "elimination.replacement.marker-stays")
def test_entering_play_is_no_marker_move() -> None:
    gear = [[["watch.oh"], []], NOTHING]
    stage = shootout(law=("jango", "wild-bill"), gear=gear, reserve=[[], ["tom-thorn"]])
    stage.pick("play:derringer.lh>front")
    assert stage.front(OUTLAW) == "tom-thorn"
    assert stage.hand(LAW) == []
    assert stage.life("wild-bill") == 5


# ---- an empty reserve


@pytest.mark.parametrize(
    ("target", "life", "left"), [("front", [1, 4], "cattle-katie"), ("rear", [4, 1], "babe-leroy")]
)
@rule("bang-duel", "elimination.reserve.empty", "elimination.draw.two", "victory.win.all-eliminated")
def test_without_a_reserve_the_survivor_plays_on_alone(target: str, life: list[int], left: str) -> None:
    stage = shootout(hand=["winchester.lh"], life=[[], life])
    stage.pick(f"play:winchester.lh>{target}")
    assert stage.data["characters"][OUTLAW] == [left, None]
    (survivor,) = [place for place in places(stage, OUTLAW) if place]
    assert (survivor["active"], survivor["lone"], survivor["awake"]) == (True, True, True)
    assert len(stage.hand(OUTLAW)) == 2
    assert GAME.result(stage.state) is None
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "elimination.reserve.empty")
def test_the_marker_that_goes_to_the_survivor_sets_nothing_off() -> None:
    gear = [[["watch.oh"], []], NOTHING]
    stage = shootout(law=("jango", "wild-bill"), outlaw=("babe-leroy", "tom-thorn"), gear=gear)
    stage.pick("play:derringer.lh>front")
    assert stage.front(OUTLAW) == "tom-thorn"
    assert stage.told("swapped") == []
    assert stage.hand(LAW) == []
    assert stage.life("wild-bill") == 5
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "elimination.reserve.survivor-asleep")
def test_bill_tightman_in_the_rear_draws_nothing_when_the_front_falls_and_nobody_is_left() -> None:
    stage = shootout(
        law=("wyatt-ear", "bill-tightman"), life=[[1, 5], [1, 4]], turn=OUTLAW, hand=["knife.oh", "knife.os"]
    )
    stage.pick("play:knife.oh>front")
    assert stage.front(LAW) == "bill-tightman"
    assert len(stage.hand(LAW)) == 2  # for the elimination
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "elimination.reserve.survivor-asleep")
def test_bull_anderson_in_the_rear_takes_nothing_when_the_front_falls_and_nobody_is_left() -> None:
    stage = shootout(outlaw=("babe-leroy", "bull-anderson"), gear=[NOTHING, [["watch.oh", "scope.oh"], []]])
    stage.pick("play:derringer.lh>front")
    assert stage.front(OUTLAW) == "bull-anderson"
    assert stage.asked == (LAW, "action")
    assert stage.discards() == ["scope", "watch", "derringer"]


@rule("bang-duel", "elimination.reserve.survivor-asleep")
def test_the_survivors_are_awake_for_the_next_one_who_falls() -> None:
    stage = shootout(law=("wyatt-ear", "bill-tightman"), life=[[1, 5], [1, 1]], hand=["gatling.lb"], turn=OUTLAW)
    stage.pick("play:gatling.lb")  # Wyatt Ear falls first, then the own rear character
    assert stage.asked == (LAW, "may")


# ---- victory


@rule("bang-duel", "victory.win.all-eliminated")
def test_whoever_eliminates_the_last_character_wins_on_the_spot() -> None:
    stage = shootout(outlaw=("babe-leroy",), life=[[], [1]], hand=["derringer.lh", "colt.ld"])
    assert stage.pick("play:derringer.lh>front")[-1] == "ended"
    assert GAME.result(stage.state).winners == (LAW,)
    assert GAME.result(stage.state).scores == (1.0, 0.0)
    assert stage.asked is None
    assert stage.hand(OUTLAW) == []  # no cards for this elimination


@rule("bang-duel", "victory.win.all-eliminated")
def test_a_character_in_the_reserve_keeps_one_in_the_game() -> None:
    stage = shootout(hand=["gatling.lb"], life=[[], [1, 1]], reserve=[[], ["tom-thorn"]])
    stage.pick("play:gatling.lb")
    assert [event["character"] for event in stage.told("eliminated")] == ["babe-leroy", "cattle-katie"]
    assert GAME.result(stage.state) is None
    assert stage.front(OUTLAW) == "tom-thorn"


@rule("bang-duel", "victory.win.all-eliminated")
def test_one_may_lose_in_the_own_turn() -> None:
    gear = [[["dynamite.ob"], []], NOTHING]
    stage = shootout(turn=OUTLAW, law=("wyatt-ear",), life=[[3], []], hand=[], gear=gear, decks=[["colt.ld"], []])
    stage.pick("end")
    assert GAME.result(stage.state).winners == (OUTLAW,)
    assert GAME.result(stage.state).scores == (0.0, 1.0)


@rule("bang-duel", "victory.win.all-eliminated", "simultaneous.elimination.after-effect")
def test_the_end_comes_before_the_eliminations_that_would_follow() -> None:
    stage = shootout(outlaw=("babe-leroy",), life=[[4, 1], [1]], hand=["gatling.lb"])
    stage.pick("play:gatling.lb")
    assert GAME.result(stage.state).winners == (LAW,)
    assert [event["character"] for event in stage.told("eliminated")] == ["babe-leroy"]


@rule("bang-duel", "golden.card.overrides")
def test_a_card_text_wins_over_the_general_rules_in_either_direction() -> None:
    stage = shootout(hand=["winchester.lh", "dynamite.ob"], other_hand=["beer.ob"])
    assert why(stage, "play:winchester.lh>rear") is None  # though BANG! cards reach only the active character
    assert why(stage, "play:dynamite.ob>front") == (
        "dynamite-own-rear",
        "card.dynamite.placement",
    )  # though Equipment may
    stage = shootout(other_hand=["beer.ob"])
    stage.pick("play:derringer.lh>front")
    assert why(stage, "dodge:beer.ob") is None  # though a Beer is no dodge card
