"""Callin' Out."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with


@rule("doomtown", "callout.target.enemy-same-location", "callout.target.not-at-own-home")
def test_who_can_be_called_out() -> None:
    stage = Stage(
        {"gang": [("clint-ramsey", "the-sloane-gang.1"), ("olivia-jenks", "square")]},
        {"gang": ["pancho-castillo", ("sloane", "square")]},
    )
    assert stage.offers("call-out") == ["call-out:olivia-jenks.0>sloane.1"]
    assert stage.refused("call-out:clint-ramsey.0>pancho-castillo.1") == (
        "at-own-home",
        "callout.target.not-at-own-home",
    )
    assert stage.refused("call-out:clint-ramsey.0>sloane.1") == ("elsewhere", "callout.target.enemy-same-location")


@rule("doomtown", "callout.refuse.unbooted-only", "callout.caller.stays-unbooted")
def test_refusing_is_going_home_booted() -> None:
    stage = Stage({"gang": [("clint-ramsey", "square")]}, {"gang": [("sloane", "square")]})
    stage.pick("call-out:clint-ramsey.0>sloane.1")
    assert stage.asked == (1, "call-out")
    stage.pick("refuse")
    assert (stage.dude("sloane.1")["place"], stage.dude("sloane.1")["booted"]) == ("the-sloane-gang.1", True)
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert stage.asked == (1, "noon")


@rule("doomtown", "callout.refuse.unbooted-only", "callout.accept.starts-shootout", "shootout.roles.leader-and-mark")
def test_a_booted_dude_must_accept() -> None:
    mark = {"card": "sloane", "at": "square", "booted": True}
    stage = Stage({"gang": [("clint-ramsey", "square")]}, {"gang": [mark]})
    stage.pick("call-out:clint-ramsey.0>sloane.1")
    assert stage.asked == (0, "shootout")
    fight = stage.view["shootout"]
    assert (fight["leader"], fight["leader_dude"]) == (0, "clint-ramsey.0")
    assert (fight["mark"], fight["mark_dude"]) == (1, "sloane.1")


@rule(
    "doomtown", "control.attachment.follows-host", "callout.by-card.reaches-own-home", "callout.by-card.refuse-at-home"
)
def test_a_card_may_call_out_at_home_and_be_refused_there() -> None:
    stage = Stage({"gang": [("clyde-owens", "the-sloane-gang.1")]}, {"gang": ["pancho-castillo"]})
    stage.pick("act:clyde-owens.0")
    assert stage.asked == (1, "call-out")
    stage.pick("refuse")
    assert stage.dude("pancho-castillo.1")["booted"]
    assert stage.dude("pancho-castillo.1")["place"] == "the-sloane-gang.1"


@rule("doomtown", "golden.cannot.beats-can")
def test_clementine_is_safe_in_her_saloon() -> None:
    me = {"gang": [("clyde-owens", "charlies-place.1")]}
    stage = Stage(me, {"street": ["home", "charlies-place"], "gang": [("clementine-lepp", "charlies-place.1")]})
    assert stage.dude("clementine-lepp.1")["influence"] == 2
    assert stage.refused("call-out:clyde-owens.0>clementine-lepp.1") == ("not-called-out", "golden.cannot.beats-can")
    assert stage.refused("act:clyde-owens.0") == ("requirement", "act.requirement.first-sentence")


@rule("doomtown", "callout.caller.stays-unbooted", "callout.refuse.unbooted-only", "callout.target.not-at-own-home")
def test_one_dude_calls_everybody_out_of_the_square_one_after_the_other() -> None:
    theirs = {"gang": [("clementine-lepp", "square"), ("marion-seville", "square")]}
    stage = Stage({"gang": [("clint-ramsey", "square")]}, theirs)
    stage.pick("call-out:clint-ramsey.0>clementine-lepp.1", "refuse", "pass")
    stage.pick("call-out:clint-ramsey.0>marion-seville.1", "refuse", "pass")
    assert stage.offers("call-out") == []
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert all(stage.dude(f"{name}.1")["booted"] for name in ("clementine-lepp", "marion-seville"))


@rule("doomtown", "callout.target.not-at-own-home", "shootout.trespass.bounty-increase")
def test_an_intruder_is_called_out_at_the_callers_home() -> None:
    intruder: Any = {"card": "clementine-lepp", "at": "law-dogs.0", "booted": True}
    stage = Stage({"gang": ["clint-ramsey"]}, {"gang": [intruder]})
    stage.pick("call-out:clint-ramsey.0>clementine-lepp.1")
    assert stage.asked == (0, "shootout")  # booted, so she cannot refuse
    assert stage.dude("clementine-lepp.1")["bounty"] == 1
    assert stage.dude("clint-ramsey.0")["bounty"] == 0


@rule("doomtown", "golden.cannot.beats-can", "callout.refuse.unbooted-only")
def test_a_tin_star_holds_the_wanted_only() -> None:
    caller: Any = {"card": "clint-ramsey", "at": "square", "gear": ["tin-star"]}
    for bounty, question in ((0, (1, "call-out")), (1, (0, "shootout"))):
        stage = Stage({"gang": [caller]}, {"gang": [{"card": "clementine-lepp", "at": "square", "bounty": bounty}]})
        stage.pick("call-out:clint-ramsey.0>clementine-lepp.1")
        assert stage.asked == question


@rule("doomtown", "golden.cannot.beats-can", "text.trait.always-on")
def test_not_even_a_bounty_hunter_calls_clementine_out_of_her_saloon() -> None:
    dude: Any = {"card": "clementine-lepp", "at": "charlies-place.1", "bounty": 3}
    mine = {"hand": ["bounty-hunter"], "gang": [("clint-ramsey", "charlies-place.1")]}
    stage = Stage(mine, {"street": ["home", "charlies-place"], "gang": [dude]})
    assert stage.refused("play:bounty-hunter") == ("requirement", "act.requirement.first-sentence")
    assert stage.refused("call-out:clint-ramsey.0>clementine-lepp.1") == ("not-called-out", "golden.cannot.beats-can")
    stage = Stage({**mine, "gang": [("clint-ramsey", "square")]}, {"gang": [{**dude, "at": "square"}]})
    assert stage.refused("play:bounty-hunter") is None


@rule("doomtown", "callout.refuse.unbooted-only", "golden.cannot.beats-can")
def test_who_cannot_go_home_cannot_refuse() -> None:
    game = game_with(olivia_jenks={"ability": [{"play": "trait", "do": ["give this no-move"]}]})
    stage = Stage({"gang": [("clint-ramsey", "square")]}, {"gang": [("olivia-jenks", "square")]}, game=game)
    stage.pick("call-out:clint-ramsey.0>olivia-jenks.1")
    assert stage.asked == (0, "shootout")
