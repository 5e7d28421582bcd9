"""Events and views name the right character, also when somebody falls in between, and show what a choice is about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import wander
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

NOTHING: list[list[str]] = [[], []]


# ---- who is alone


@rule("bang-duel", "elimination.reserve.empty", "simultaneous.elimination.after-effect")
def test_nobody_is_called_alone_who_fell_to_the_same_card() -> None:
    stage = Stage(outlaw=("babe-leroy", "cattle-katie"), hand=["gatling.lb"], life=[[], [1, 1]])
    stage.pick("play:gatling.lb")
    assert [event["character"] for event in stage.told("eliminated")] == ["babe-leroy", "cattle-katie"]
    assert stage.told("alone") == []
    assert GAME.result(stage.state).winners == (LAW,)


@rule("bang-duel", "elimination.reserve.empty", "elimination.replacement.top-of-reserve")
def test_whoever_replaces_the_first_of_two_fallen_is_alone_after_the_second() -> None:
    life, reserve = [[], [1, 1]], [[], ["tom-thorn"]]
    stage = Stage(outlaw=("babe-leroy", "cattle-katie"), hand=["gatling.lb"], life=life, reserve=reserve)
    stage.pick("play:gatling.lb")
    assert [event["character"] for event in stage.told("alone")] == ["tom-thorn"]


@pytest.mark.parametrize("seed", range(12))
@rule("bang-duel", "elimination.reserve.empty")
def test_whoever_is_called_alone_has_life_left_to_lose(seed: int) -> None:
    state = GAME.new(seed=seed, options={"characters": 2})
    heard = []
    for _ in wander(state, seed, 2000, hear := []):
        heard += hear
    (alone, *_) = [i for i, event in enumerate(heard) if event.kind == "alone"]
    survivor = heard[alone].args["character"]
    later = [event.kind for event in heard[alone:] if event.args.get("character") == survivor]
    assert later[0] == "alone"
    if "eliminated" in later:
        assert "lost-life" in later[: later.index("eliminated")]


# ---- who fires


@rule("bang-duel", "character.sid-curry.counter", "simultaneous.trigger.queued")
def test_sid_currys_counter_hit_is_his_even_if_he_has_fallen_since() -> None:
    stage = Stage(
        law=("wild-bill", "jango"),
        outlaw=("sid-curry", "babe-leroy"),
        hand=["volley.lb"],
        life=[[], [1, 4]],
        gear=[NOTHING, [["watch.oh", "scope.oh"], []]],
        decks=[["bank.lb"], []],
    )
    stage.pick("play:volley.lb>front")
    stage.pick("sid-curry")  # a barrel: the first hit is dodged, and one in return waits
    stage.pick("take")
    assert [event["character"] for event in stage.told("eliminated")] == ["sid-curry"]
    (shot,) = stage.told("shot")
    assert (shot["shooter"], shot["character"]) == ("sid-curry", "wild-bill")


@rule("bang-duel", "character.sid-curry.counter")
@pytest.mark.parametrize("reserve", [["wild-bill"], []], ids=["replaced", "not-replaced"])
def test_sid_curry_does_not_shoot_at_whoever_stands_where_a_fallen_shooter_stood(reserve: list[str]) -> None:
    stage = Stage(
        law=("tex-killer", "jango"),
        outlaw=("sid-curry", "babe-leroy"),
        turn=OUTLAW,
        hand=["volley.lb"],
        other_hand=["return-fire.lh", "beer.ob"],
        life=[[1, 3], []],
        gear=[[["watch.oh", "scope.oh"], []], NOTHING],
        decks=[["hat.lh", "colt.ld", "bank.lb"], []],
        reserve=[reserve, []],
    )
    stage.pick("play:volley.lb>front")
    stage.pick("dodge:return-fire.lh")
    stage.pick("take")
    (shot,) = stage.told("shot")
    assert (shot["shooter"], shot["character"]) == ("tex-killer", "sid-curry")  # from beyond the grave
    assert stage.view(None)["hit"]["character"] == "tex-killer"
    assert stage.asked == (OUTLAW, "react")
    stage.pick("sid-curry")
    assert [event["how"] for event in stage.told("dodged")] == ["sid-curry"]
    assert stage.told("shot") == []
    assert stage.asked == (OUTLAW, "action")


# ---- what Bull Anderson takes, and from whom


def the_stranger_falls(**more: Any) -> Stage:
    stage = Stage(
        law=("the-stranger", "tex-killer"),
        outlaw=("bull-anderson", "west-harding"),
        turn=OUTLAW,
        hand=["colt.od"],
        other_hand=["bank.lb"],
        life=[[1, 4], []],
        gear=[[["scope.lh", "watch.oh"], ["hat.lh"]], NOTHING],
        **more,
    )
    assert stage.view(None)["fallen"] is None
    stage.pick("play:colt.od>front")
    stage.pick("take")
    return stage


@rule("bang-duel", "character.bull-anderson.take")
@pytest.mark.parametrize("reserve", [[["jango"], []], NOTHING])
def test_the_equipment_that_bull_anderson_takes_was_the_fallen_ones(reserve: list[list[str]]) -> None:
    stage = the_stranger_falls(reserve=reserve)
    stage.pick("strip/watch")
    (took,) = stage.told("took-gear")
    assert (took["seat"], took["card"], took["at"], took["character"]) == (OUTLAW, "watch.oh", LAW, "the-stranger")


@rule("bang-duel", "character.bull-anderson.take", "elimination.equipment.discarded")
@pytest.mark.parametrize("viewer", [LAW, OUTLAW, None])
def test_the_view_shows_what_lies_there_for_bull_anderson(viewer: int | None) -> None:
    stage = the_stranger_falls()
    fallen = {"place": 0, "character": "the-stranger", "gear": ["scope.lh", "watch.oh"], "left": 2}
    assert stage.asked == (OUTLAW, "loot")
    assert stage.view(viewer)["fallen"] == fallen
    assert stage.view(viewer)["players"][LAW]["places"][0] is None
    stage.pick("strip/watch")
    assert stage.view(viewer)["fallen"] == {**fallen, "gear": ["scope.lh"], "left": 1}
    stage.pick("no")
    assert stage.view(viewer)["fallen"] is None
    assert "scope.lh" in stage.view(viewer)["discards"]


@rule("bang-duel", "character.bill-tightman.draw")
def test_while_bill_tightman_is_asked_the_fallen_one_is_seen_too() -> None:
    stage = Stage(law=("bill-tightman", "jango"), hand=["knife.oh"], life=[[], [1, 3]], gear=[NOTHING, [["hat.oh"]]])
    stage.pick("play:knife.oh>front")
    stage.pick("take")
    assert stage.asked == (LAW, "may")
    fallen = {"place": 2, "character": "west-harding", "gear": ["hat.oh"], "left": 0}
    assert stage.view(None)["fallen"] == fallen


# ---- what Bart Masterson's player looks for


@rule("bang-duel", "character.bart-masterson.owner-chooses", "reveal.result.symbol")
@pytest.mark.parametrize("viewer", [LAW, OUTLAW, None])
@pytest.mark.parametrize(
    ("gear", "wanted"), [("dynamite.ob", "dynamite"), ("rattlesnake.os", "snake")], ids=["dynamite", "snake"]
)
def test_the_view_shows_the_symbol_that_matters(gear: str, wanted: str, viewer: int | None) -> None:
    stage = Stage(law=("jango", "bart-masterson"), gear=[NOTHING, [[gear], []]], decks=[[], ["beer.ob", "knife.oh"]])
    assert stage.view(viewer)["reveal"] is None
    stage.pick("end")
    assert stage.asked == (LAW, "choose-result")
    assert stage.view(viewer)["reveal"] == {"seat": OUTLAW, "deck": OUTLAW, "wanted": wanted}
    assert stage.view(viewer)["open"] == ["beer.ob", "knife.oh"]
    stage.pick("choose:knife.oh")
    assert stage.view(viewer)["reveal"] is None


@rule("bang-duel", "character.bart-masterson.owner-chooses", "character.sid-curry.reveal")
def test_for_sid_curry_the_view_shows_a_barrel_and_the_opponents_deck() -> None:
    stage = Stage(law=("jango", "bart-masterson"), outlaw=("sid-curry", "tom-thorn"), hand=["colt.ld"])
    stage.pick("play:colt.ld>front")
    stage.pick("sid-curry")
    assert stage.view(None)["reveal"] == {"seat": OUTLAW, "deck": LAW, "wanted": "barrel"}
