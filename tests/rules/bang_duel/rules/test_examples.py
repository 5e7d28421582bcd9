"""The rulebook's own examples, step by step."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import moments, why
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

NOTHING: list[list[str]] = [[], []]


# ---- Dalon Ranger's last point


@rule("bang-duel", "ability.timing.not-on-last-life", "ability.timing.in-play")
def test_dalon_ranger_draws_for_a_lost_life_point() -> None:
    stage = Stage(
        law=("dalon-ranger", "jango"), turn=OUTLAW, hand=["knife.oh"], life=[[2, 3], []], decks=[["hat.lh"], []]
    )
    stage.pick("play:knife.oh>front")
    assert stage.asked == (LAW, "may")
    stage.pick("yes")
    assert stage.hand(LAW) == ["hat"]


@rule("bang-duel", "ability.timing.not-on-last-life", "ability.timing.in-play")
def test_dalon_ranger_does_not_draw_for_the_last_one() -> None:
    deck = ["hat.lh", "bank.lb", "colt.ld"]
    stage = Stage(law=("dalon-ranger", "jango"), turn=OUTLAW, hand=["knife.oh"], life=[[1, 3], []], decks=[deck, []])
    stage.pick("play:knife.oh>front")
    assert stage.told("ability") == []
    assert stage.asked == (OUTLAW, "action")
    assert stage.hand(LAW) == ["bank", "hat"]  # the two cards for the elimination only


@pytest.mark.parametrize(("points", "fires"), [(2, True), (1, False)])
@rule("bang-duel", "ability.timing.not-on-last-life")
def test_nor_does_anybody_else_react_to_the_last_point(points: int, fires: bool) -> None:
    stage = Stage(
        law=("alan-pinkertoon", "jango"),
        outlaw=("babe-leroy", "cattle-katie"),
        turn=OUTLAW,
        hand=["knife.oh"],
        life=[[points, 3], []],
    )
    stage.pick("play:knife.oh>front")
    assert stage.life("babe-leroy") == (3 if fires else 4)


# ---- the Barrel


def colt_against_barrel(top: str) -> Stage:
    """Your active character has a Barrel, and the opponent plays a Colt against it; you decide to use the Barrel."""
    stage = Stage(
        law=("wild-bill", "jango"),
        outlaw=("babe-leroy", "cattle-katie"),
        turn=OUTLAW,
        hand=["colt.od"],
        other_hand=["missed.ls"],
        gear=[[["barrel.ls"], []], NOTHING],
        decks=[[top], []],
    )
    stage.pick("play:colt.od>front")
    assert sorted(stage.options()) == ["barrel", "dodge:missed.ls", "take"]
    stage.pick("barrel")
    return stage


@pytest.mark.parametrize("top", ["hat.lh", "water.ls", "duel.ld"])
@rule("bang-duel", "reveal.procedure.flip", "reveal.result.symbol", "dodge.means.equipment", "dodge.means.hand-card")
def test_after_another_symbol_there_is_still_time_for_a_dodge_card(top: str) -> None:
    stage = colt_against_barrel(top)
    assert stage.data["discards"] == [top, "colt.od"]
    assert stage.told("dodged") == []
    assert stage.asked == (LAW, "react")
    assert stage.options() == ["dodge:missed.ls", "take"]
    stage.pick("dodge:missed.ls")
    assert stage.life("wild-bill") == 5


@rule("bang-duel", "reveal.procedure.flip", "reveal.result.symbol", "dodge.means.equipment")
def test_the_barrel_symbol_would_have_dodged_the_hit() -> None:
    stage = colt_against_barrel("bank.lb")
    assert [event["how"] for event in stage.told("dodged")] == ["barrel"]
    assert stage.life("wild-bill") == 5
    assert stage.hand(LAW) == ["missed"]
    assert stage.asked == (OUTLAW, "action")


# ---- the Gatling


@rule(
    "bang-duel",
    "simultaneous.order.sequence",
    "simultaneous.order.rear-needs-two",
    "simultaneous.trigger.queued",
    "simultaneous.trigger.after-eliminations",
    "simultaneous.trigger.fresh-cards",
    "elimination.draw.timing",
    "rear.targeted.wakes",
)
def test_the_gatling_against_sid_curry() -> None:
    # Dalon Ranger is active, Annie Oakey with one life point is rear; the opponent has only Sid Curry.
    stage = Stage(
        law=("dalon-ranger", "annie-oakey"),
        outlaw=("sid-curry",),
        hand=["gatling.lb"],
        life=[[5, 1], []],
        gear=[[[], ["bank.lb", "scope.lh"]], NOTHING],
        reserve=[["jango", "wild-bill"], []],
        decks=[["wagon.lb", "missed.ls", "hat.lh", "colt.ld"], []],
    )
    # The first target would be Dalon Ranger, but a Gatling spares its player's active character: Sid Curry is asked.
    stage.pick("play:gatling.lb")
    assert [event["character"] for event in stage.told("shot")] == ["sid-curry"]
    assert stage.asked == (OUTLAW, "react")

    # He uses his ability: a card of the Law's deck shows a barrel, so he dodges and will fire back.
    stage.pick("sid-curry")
    (revealed,) = stage.told("revealed")
    assert (revealed["deck"], revealed["card"], revealed["success"]) == (LAW, "wagon.lb", 1)

    # Annie Oakey is awake, but there is no card in hand: she loses her last life point. Nobody else is a target.
    # Then her Equipment is discarded, two cards are drawn, and a replacement enters; last comes Sid Curry's hit.
    kinds = ("dodged", "shot", "lost-life", "eliminated", "drew", "entered")
    assert moments(stage, *kinds) == ["dodged", "shot", "lost-life", "eliminated", "drew", "entered", "shot"]
    assert [event["character"] for event in stage.told("shot")] == ["annie-oakey", "dalon-ranger"]
    assert sorted(stage.discards()) == ["bank", "gatling", "scope", "wagon"]
    assert stage.hand(LAW) == ["hat", "missed"]
    assert stage.data["characters"][LAW] == ["dalon-ranger", "jango"]
    assert stage.data["reserve"][LAW] == ["wild-bill"]
    assert stage.told("shot")[-1]["shooter"] == "sid-curry"

    # Dalon Ranger may dodge it with the cards just drawn.
    assert stage.asked == (LAW, "react")
    assert why(stage, "dodge:missed.ls") is None
    stage.pick("dodge:missed.ls")
    assert (stage.life("dalon-ranger"), stage.life("sid-curry")) == (5, 4)
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "simultaneous.trigger.fresh-cards", "hit.automatic.target-of")
def test_without_a_dodge_dalon_ranger_takes_the_hit_and_draws() -> None:
    stage = Stage(
        law=("dalon-ranger", "annie-oakey"),
        outlaw=("sid-curry",),
        hand=["gatling.lb"],
        life=[[5, 1], []],
        reserve=[["jango"], []],
        decks=[["wagon.lb", "missed.ls", "hat.lh", "colt.ld"], []],
    )
    for pick in ("play:gatling.lb", "sid-curry", "take", "yes"):
        stage.pick(pick)
    assert stage.life("dalon-ranger") == 4
    assert stage.hand(LAW) == ["colt", "hat", "missed"]
