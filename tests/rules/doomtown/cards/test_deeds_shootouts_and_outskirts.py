"""Deeds that take part in shootouts, and deeds out of town."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.stage import Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")
DUEL = ("clint-ramsey.0", "pancho-castillo.1")


@card("doomtown", "pearlys-palace")
@rule("doomtown", "react.timing.pauses-play", "shootout.plays.order")
def test_pearlys_palace_gives_its_controller_a_shootout_play_before_anybody_elses() -> None:
    me: Any = {"street": ["home", "pearlys-palace"], "gang": [("clint-ramsey", "square")], "hand": ["sun-in-yer-eyes"]}
    them: Any = {"gang": [("pancho-castillo", "square")]}
    stage = shootout(me, them, *DUEL, winner=1)
    assert stage.asked == (0, "react")
    stage.pick("act:pearlys-palace.0")
    assert stage.asked == (0, "shootout")
    stage.pick("play:sun-in-yer-eyes", "choose:pancho-castillo.1")
    assert stage.dude("pancho-castillo.1")["bullets"] == 1
    assert stage.player(0)["discards"] == ["sun-in-yer-eyes"]
    assert stage.place("pearlys-palace.0")["booted"]
    assert stage.asked == (1, "shootout")  # then the Winner begins
    stage = shootout(me, them, *DUEL, winner=1)
    stage.pick("pass")
    assert stage.asked == (1, "shootout")


@card("doomtown", "pearlys-palace")
@rule("doomtown", "act.deed.controller-only", "boot.cost.needs-unbooted", "shootout.plays.kinds")
def test_pearlys_palace_is_for_a_player_in_the_shootout_who_controls_it() -> None:
    palace: Any = {"street": ["home", "pearlys-palace"]}
    me: Any = {"gang": [("clint-ramsey", "square")]}
    them: Any = {"gang": [("pancho-castillo", "square")]}
    booted = {"pearlys-palace.0": {"booted": True}}
    assert shootout({**me, **palace}, them, *DUEL, cards=booted).asked == (0, "shootout")
    assert shootout(me, them, *DUEL).asked == (0, "shootout")
    taken = {"gang": [("pancho-castillo", "square"), ("sloane", "pearlys-palace.0")]}
    stage = shootout({**me, **palace}, taken, *DUEL)
    assert stage.asked == (1, "react")
    stage = Stage(me, them, {"outfit": "the-fourth-ring", **palace})
    stage.pick(f"call-out:{DUEL[0]}>{DUEL[1]}", "accept")
    assert stage.asked == (0, "shootout")  # the third player has nobody in it


@card("doomtown", "carters-bounties")
@rule("doomtown", "shootout.plays.outside-posse", "shootout.plays.sources", "move.by-card.booted-allowed-no-boot")
def test_carters_bounties_brings_a_dude_of_yours_into_your_posse_from_anywhere() -> None:
    for booted in (True, False):
        far = {"card": "olivia-jenks", "at": "pats-perch.0", "booted": booted}
        me: Any = {"street": ["home", "carters-bounties"], "outskirts": ["pats-perch"]}
        stage = shootout(
            {**me, "gang": [("clint-ramsey", "square"), far]}, {"gang": [("pancho-castillo", "square")]}, *DUEL
        )
        stage.pick("act:carters-bounties.0")
        olivia = stage.dude("olivia-jenks.0")
        assert (olivia["place"], olivia["posse"], olivia["booted"]) == ("square", 1, booted)
        assert stage.place("carters-bounties.0")["booted"]
        assert stage.asked == (1, "shootout")


@card("doomtown", "carters-bounties")
@rule("doomtown", "act.requirement.first-sentence", "act.deed.controller-only", "shootout.trespass.late-joiners")
def test_carters_bounties_needs_a_shootout_and_a_dude_outside_of_it() -> None:
    me: Any = {"street": ["home", "carters-bounties"], "gang": [("clint-ramsey", "square")]}
    them: Any = {"gang": [("pancho-castillo", "square"), "sloane"]}
    stage = Stage(me, them)
    assert stage.refused("act:carters-bounties.0") == ("not-now", "act.source.hand-or-in-play")
    stage = shootout(me, them, *DUEL)
    assert stage.refused("act:carters-bounties.0") == REQUIREMENT
    stage.pick("pass")
    assert stage.refused("act:carters-bounties.0") == ("not-yours", "act.deed.controller-only")
    there = "bunkhouse.1"
    me = {**me, "gang": [("clint-ramsey", there), ("olivia-jenks", "the-sloane-gang.1")]}
    them = {"street": ["home", "bunkhouse"], "gang": [("pancho-castillo", there)]}
    stage = shootout(me, them, *DUEL)
    stage.pick("act:carters-bounties.0")
    assert stage.dude("olivia-jenks.0")["bounty"] == 1  # the Bunkhouse is private


@card("doomtown", "blake-ranch", "pats-perch", "jacksons-strike")
@rule("doomtown", "shop.deed.out-of-town-aside", "location.out-of-town.isolated", "upkeep.income.collect")
def test_ranch_and_strikes_out_of_town_pay_and_are_next_to_nothing() -> None:
    deeds = {"blake-ranch": 3, "pats-perch": 1, "jacksons-strike": 2}
    stage = Stage({"outskirts": list(deeds)}, phase="upkeep")
    assert stage.player(0)["stash"] == 5 + 3 + 3 + 1 + 2
    for deed in deeds:
        stage = Stage({"hand": [deed], "gang": ["clint-ramsey"]})
        stage.pick(f"shop:{deed}", "pass")
        assert stage.player(0)["outskirts"] == [f"{deed}.0"]
        assert not stage.place(f"{deed}.0")["in_town"]
        stage.pick(f"move:clint-ramsey.0>{deed}.0")
        assert stage.dude("clint-ramsey.0")["booted"]  # not next to the home
