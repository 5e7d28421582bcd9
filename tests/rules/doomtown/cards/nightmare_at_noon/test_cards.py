"""Cards of Nightmare at Noon."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.stage import Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


@card("doomtown", "the-fabulous-mister-miss")
@rule("doomtown", "callout.refuse.unbooted-only", "duration.noon.end-of-day")
def test_a_dude_who_refuses_mister_miss_loses_influence() -> None:
    me = {"outfit": "the-fourth-ring", "gang": [("the-fabulous-mister-miss", "square"), ("bobo", "square")]}
    them: Any = {"gang": [("sloane", "square"), ("pancho-castillo", "square")]}
    stage = Stage(me, them)
    stage.pick("call-out:the-fabulous-mister-miss.0>sloane.1", "refuse")
    assert stage.dude("sloane.1")["influence"] == 3 - 3
    stage.pick("pass", "call-out:bobo.0>pancho-castillo.1", "refuse")
    assert stage.dude("pancho-castillo.1")["influence"] == 2  # somebody else's call-out


@card("doomtown", "sister-mary-gideon")
@rule("doomtown", "text.trait.always-on", "limit.stat.printed-plus-modifiers")
def test_sister_mary_gideon_shoots_better_alone_against_many() -> None:
    me = {"gang": [("sister-mary-gideon", "square"), ("tommy-harden", "square")]}
    them: Any = {"gang": [("sloane", "square"), ("pancho-castillo", "square"), ("allie-hensman", "square")]}
    stage = Stage(me, them)
    assert stage.dude("sister-mary-gideon.0")["bullets"] == 0
    stage.pick("call-out:sister-mary-gideon.0>sloane.1", "accept", "done")
    stage.pick("join:pancho-castillo.1", "done")
    assert stage.dude("sister-mary-gideon.0")["bullets"] == 2
    stage = Stage(me, them)
    stage.pick("call-out:sister-mary-gideon.0>sloane.1", "accept", "join:tommy-harden.0")
    stage.pick("done")
    assert stage.dude("sister-mary-gideon.0")["bullets"] == 0  # she isn't alone


@card("doomtown", "steele-archer-exp-1")
@rule("doomtown", "location.adjacent.town-square", "act.limit.once-per-day")
def test_steele_archer_readies_a_hex_next_to_him_for_another_use() -> None:
    gang = [("steele-archer-exp-1", "square"), {"card": "micah-ryse", "gear": ["shadow-walk"]}]
    me = {"outfit": "the-fourth-ring", "gang": gang, "deck": ["sloane", "sloane"], "street": ["home", "general-store"]}
    stage = Stage(me)
    assert stage.refused("act:steele-archer-exp-1.0") == REQUIREMENT  # nothing is booted
    stage.pick("act:shadow-walk.0", "choose:general-store.0", "pass")
    assert stage.dude("micah-ryse.0")["place"] == "general-store.0"
    stage.pick("act:steele-archer-exp-1.0")
    assert not stage.dude("micah-ryse.0")["gear"][0]["booted"]
    assert not stage.dude("steele-archer-exp-1.0")["booted"]
    stage.pick("pass", "act:shadow-walk.0", "choose:square")
    assert stage.dude("micah-ryse.0")["place"] == "square"


@card("doomtown", "buried-treasure")
@rule("doomtown", "act.sequence.declare-pay-resolve", "zone.boot-hill.aced-cards")
def test_a_buried_treasure_costs_a_card_of_the_discard_pile() -> None:
    me = {"hand": ["buried-treasure"], "stash": 2, "discards": ["rumors", "roan"], "deck": ["sloane"]}
    stage = Stage(me)
    stage.pick("play:buried-treasure", "choose:roan")
    assert stage.player(0)["boot_hill"] == ["roan"]
    assert stage.player(0)["stash"] == 2 - 2 + 3
    assert stage.hand(0) == ["sloane"]
    assert Stage({**me, "discards": []}).refused("play:buried-treasure") == REQUIREMENT


@card("doomtown", "nightmare-at-noon")
@rule("doomtown", "duration.shootout.end-of-shootout", "limit.stat.negative-counts-as-zero")
def test_a_nightmare_takes_bullets_from_one_posse_and_makes_draws_of_the_weak() -> None:
    me = {"gang": [("clint-ramsey", "square")], "hand": ["nightmare-at-noon"]}  # 2 stud
    for which, mine, theirs in (("1", (2, True), (2, True)), ("2", (1, False), (3, True))):
        stage = shootout(me, {"gang": [("pancho-castillo", "square")]}, "clint-ramsey.0", "pancho-castillo.1")
        stage.pick("play:nightmare-at-noon", f"either:{which}")
        clint, pancho = stage.dude("clint-ramsey.0"), stage.dude("pancho-castillo.1")
        assert (clint["bullets"], clint["stud"]) == mine
        assert (pancho["bullets"], pancho["stud"]) == theirs


@card("doomtown", "nightmare-at-noon")
@rule("doomtown", "duration.shootout.end-of-shootout")
def test_a_nightmare_makes_a_draw_of_a_stud_with_one_bullet_in_either_posse() -> None:
    me = {"gang": [("tommy-harden", "square")], "hand": ["nightmare-at-noon"]}  # 1 stud
    stage = shootout(me, {"gang": [("clint-ramsey", "square")]}, "tommy-harden.0", "clint-ramsey.1")  # 2 stud
    stage.pick("play:nightmare-at-noon", "either:1")
    assert not stage.dude("tommy-harden.0")["stud"]
    assert (stage.dude("clint-ramsey.1")["bullets"], stage.dude("clint-ramsey.1")["stud"]) == (1, False)
