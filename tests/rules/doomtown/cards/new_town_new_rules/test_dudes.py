"""Dudes of New Town, New Rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import Stage, shootout

REFUSED = ("requirement", "act.requirement.first-sentence")


# ---- Slade Lighbody


def slade(spell: str, deck: list[str]) -> Stage:
    """Slade, Huckster 2, with a Hex beside Clint Ramsey, whose value is 11."""
    me = {"gang": [{"card": "slade-lighbody", "at": "square", "gear": [spell]}], "deck": [*deck, "bobo", "bobo"]}
    return Stage(me, {"gang": [("clint-ramsey", "square")]})


@card("doomtown", "slade-lighbody")
@rule("doomtown", "skill.test.pull-plus-rating", "react.timing.pauses-play")
def test_slade_lighbody_pulls_again_after_a_failure_and_the_hex_is_aced() -> None:
    stage = slade("paralysis-mark", ["shotgun", "tin-star"])  # 3 + 2, then 9 + 2 against 11
    stage.pick("act:paralysis-mark.0", "choose:clint-ramsey.1")
    assert stage.asked == (0, "react")
    stage.pick("act:slade-lighbody.0")
    assert stage.dude("clint-ramsey.1")["booted"]
    assert stage.player(0)["boot_hill"] == ["paralysis-mark"]
    assert stage.dude("slade-lighbody.0")["gear"] == []
    assert set(stage.player(0)["discards"]) == {"shotgun", "tin-star"}


@card("doomtown", "slade-lighbody")
@rule("doomtown", "spell.cast.failure-still-used", "text.ability.optional")
def test_slade_lighbodys_second_pull_may_fail_too_and_aces_the_hex_all_the_same() -> None:
    stage = slade("paralysis-mark", ["shotgun", "shotgun"])
    stage.pick("act:paralysis-mark.0", "choose:clint-ramsey.1", "act:slade-lighbody.0")
    assert not stage.dude("clint-ramsey.1")["booted"]
    assert stage.player(0)["boot_hill"] == ["paralysis-mark"]
    stage = slade("paralysis-mark", ["shotgun"])
    stage.pick("act:paralysis-mark.0", "choose:clint-ramsey.1", "pass")  # he need not
    assert stage.player(0)["boot_hill"] == []
    assert [gear["card"] for gear in stage.dude("slade-lighbody.0")["gear"]] == ["paralysis-mark"]


@card("doomtown", "slade-lighbody")
@rule("doomtown", "act.limit.once-per-day", "react.timing.pauses-play")
def test_slade_lighbody_is_not_asked_when_he_succeeds_or_another_huckster_fails() -> None:
    stage = slade("paralysis-mark", ["tin-star"])  # 9 + 2
    stage.pick("act:paralysis-mark.0", "choose:clint-ramsey.1")
    assert stage.asked == (1, "noon")
    gang = ["slade-lighbody", {"card": "micah-ryse", "at": "square", "gear": ["paralysis-mark"]}]
    stage = Stage({"gang": gang, "deck": ["shotgun", "bobo"]}, {"gang": [("clint-ramsey", "square")]})
    stage.pick("act:paralysis-mark.0", "choose:clint-ramsey.1")
    assert stage.asked == (1, "noon")


# ---- Rafi Hamid


def government(**more: Any) -> Stage:
    """Tommy Harden, a Deputy, has called Allie Hensman out at the Town Hall; two Deputies and Rafi are elsewhere."""
    gang = [("tommy-harden", "the-town-hall.0"), "rafi-hamid", ("abram-grothe", "square"), "clint-ramsey"]
    me = {"gang": gang, "street": ["home", "pony-express", "the-town-hall"], "hand": ["bobo"]}
    them = {"gang": [("allie-hensman", "the-town-hall.0")], "hand": ["bobo"]}
    return shootout(me, them, "tommy-harden.0", "allie-hensman.1", **more)


@card("doomtown", "rafi-hamid")
@rule("doomtown", "shootout.plays.outside-posse", "move.by-card.booted-allowed-no-boot")
def test_rafi_hamid_brings_deputies_from_anywhere_even_himself_and_even_booted() -> None:
    stage = government(cards={"abram-grothe.0": {"booted": 1}})
    stage.pick("act:rafi-hamid.0")
    assert stage.options() == ["choose:abram-grothe.0", "choose:rafi-hamid.0"]  # at least one; no Clint Ramsey
    stage.pick("choose:rafi-hamid.0", "choose:abram-grothe.0", "done")
    for name, booted in (("rafi-hamid.0", False), ("abram-grothe.0", True)):
        dude = stage.dude(name)
        assert (dude["posse"], dude["place"], dude["booted"]) == (1, "the-town-hall.0", booted)
    stage.pick("pass")
    assert stage.refused("act:rafi-hamid.0") == ("used-today", "act.limit.once-per-day")


@card("doomtown", "rafi-hamid")
@rule("doomtown", "act.requirement.first-sentence")
def test_rafi_hamid_needs_a_shootout_at_a_government_deed() -> None:
    stage = duel(["tommy-harden"], ["allie-hensman"], {"gang": [("tommy-harden", "square"), "rafi-hamid"]})
    assert stage.refused("act:rafi-hamid.0", 0) == REFUSED


# ---- Wylie Jenks


@card("doomtown", "wylie-jenks")
@rule("doomtown", "text.trait.always-on")
def test_wylie_jenks_has_a_bullet_more_for_each_wanted_dude_against_him() -> None:
    theirs = ["pancho-castillo", "silas-aims", "fred-aims"]
    bounties = {"cards": {"pancho-castillo.1": {"bounty": 1}, "silas-aims.1": {"bounty": 3}}}
    stage = duel(["wylie-jenks"], theirs, **bounties)
    assert stage.dude("wylie-jenks.0")["bullets"] == 2 + 2
    stage = duel(["clint-ramsey"], theirs, {"gang": [("clint-ramsey", "square"), "wylie-jenks"]}, **bounties)
    assert stage.dude("wylie-jenks.0")["bullets"] == 2  # he is in no posse
    stage = Stage(
        {"gang": [("wylie-jenks", "square")]},
        {"gang": [("silas-aims", "square")]},
        cards={"silas-aims.1": {"bounty": 3}},
    )
    assert stage.dude("wylie-jenks.0")["bullets"] == 2  # there is no shootout


# ---- Kyle Wagner


def kyle(at: str, **ranch: int) -> Stage:
    me = {"gang": [("kyle-wagner", at)], "outskirts": ["circle-m-ranch"], "street": ["home", "pony-express"]}
    return Stage({**me, "deck": ["bobo"] * 9, "hand": ["sloane"]}, cards={"circle-m-ranch.0": ranch} if ranch else {})


@card("doomtown", "kyle-wagner", "circle-m-ranch")
@rule("doomtown", "act.limit.once-per-day", "boot.cost.needs-unbooted")
def test_kyle_wagner_readies_his_ranch_and_its_ability_works_once_more() -> None:
    stage = kyle("circle-m-ranch.0")
    assert stage.refused("act:kyle-wagner.0") == REFUSED  # the Ranch is not booted
    stage.pick("act:circle-m-ranch.0")
    stage.until("noon", "choose:sloane")
    stage.pick("pass")
    assert stage.refused("act:circle-m-ranch.0") is not None
    stage.pick("act:kyle-wagner.0")
    assert stage.dude("kyle-wagner.0")["booted"]
    assert not stage.place("circle-m-ranch.0")["booted"]
    stage.pick("pass")
    assert stage.refused("act:circle-m-ranch.0") is None


@card("doomtown", "kyle-wagner")
@rule("doomtown", "act.requirement.first-sentence")
def test_kyle_wagner_must_be_at_the_ranch() -> None:
    assert kyle("pony-express.0", booted=1).refused("act:kyle-wagner.0") == REFUSED
    assert kyle("circle-m-ranch.0", booted=1).refused("act:kyle-wagner.0") is None


# ---- Lillian Morgan


def lillian(stash: int = 5) -> Stage:
    home = ["clint-ramsey", "olivia-jenks", "steven-wiles", "tommy-harden"]
    gang = [("lillian-morgan", "square"), *home]
    return duel(["lillian-morgan"], ["pancho-castillo"], {"gang": gang, "stash": stash, "hand": ["bobo"]})


@card("doomtown", "lillian-morgan")
@rule("doomtown", "act.cost.boot-or-ghost-rock", "shootout.plays.outside-posse")
def test_lillian_morgan_pays_a_ghost_rock_for_each_dude_her_own_three_first() -> None:
    stage = lillian(stash=1)
    assert stage.dude("lillian-morgan.0")["purse"] == 3
    stage.pick("act:lillian-morgan.0/1")
    stage.pick("choose:clint-ramsey.0", "choose:olivia-jenks.0")
    assert "done" in stage.options()
    stage.pick("choose:steven-wiles.0", "choose:tommy-harden.0")
    stage.until("shootout", "done")
    names = ("clint-ramsey.0", "olivia-jenks.0", "steven-wiles.0", "tommy-harden.0")
    assert [stage.dude(name)["posse"] for name in names] == [1, 1, 1, 1]
    assert not any(stage.dude(name)["booted"] for name in names)
    assert stage.player(0)["stash"] == 0  # four dudes: three of her ghost rock, one of the stash
    assert stage.dude("lillian-morgan.0")["purse"] == 0
    assert stage.dude("lillian-morgan.0")["bounty"] == 0


@card("doomtown", "lillian-morgan")
@rule("doomtown", "act.sequence.declare-pay-resolve", "duration.shootout.end-of-shootout")
def test_lillian_morgan_brings_no_more_than_can_be_paid_and_her_ghost_rock_is_gone_afterwards() -> None:
    stage = lillian(stash=0)
    stage.pick("act:lillian-morgan.0/1", "choose:clint-ramsey.0", "choose:olivia-jenks.0", "choose:steven-wiles.0")
    stage.until("shootout", "done")
    assert stage.dude("tommy-harden.0")["posse"] == 0  # a fourth could not be paid for
    stage.until("noon", "pass done flee:pancho-castillo.1")
    assert stage.dude("lillian-morgan.0").get("purse", 0) == 0


@card("doomtown", "lillian-morgan")
@rule("doomtown", "shootout.plays.sources")
def test_lillian_morgan_must_be_in_the_posse_herself() -> None:
    stage = duel(["clint-ramsey"], ["pancho-castillo"], {"gang": [("clint-ramsey", "square"), "lillian-morgan"]})
    refused = stage.refused("act:lillian-morgan.0/1", 0)
    assert refused is not None
    assert refused[0] == "outside-posse"


# ---- Ulysses Marks


def ulysses(at: str = "pearlys-palace.0", **more: Any) -> Stage:
    me = {"gang": [("ulysses-marks", at)], "street": ["home", "pearlys-palace", "pony-express"]}
    return Stage({**me, **more}, {"gang": [("pancho-castillo", "pearlys-palace.0"), "sloane"]})


@card("doomtown", "ulysses-marks", "pearlys-palace")
@rule("doomtown", "text.trait.always-on", "goal.control.sources")
def test_ulysses_marks_makes_the_saloon_worth_a_control_point_more() -> None:
    here, there = ulysses(), ulysses("pony-express.0")
    assert here.place("pearlys-palace.0")["control"] == there.place("pearlys-palace.0")["control"] + 1
    assert there.place("pony-express.0")["control"] == 1


@card("doomtown", "ulysses-marks", "pearlys-palace")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "act.limit.once-per-day")
def test_ulysses_marks_throws_somebody_else_out_of_the_saloon() -> None:
    stage = ulysses()
    stage.pick("act:ulysses-marks.0/1")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["place"], pancho["booted"]) == ("square", True)
    assert not stage.dude("ulysses-marks.0")["booted"]  # it costs nothing
    assert ulysses("pony-express.0").refused("act:ulysses-marks.0/1") == REFUSED
    alone = Stage({"gang": [("ulysses-marks", "pearlys-palace.0")], "street": ["home", "pearlys-palace"]})
    assert alone.refused("act:ulysses-marks.0/1") == REFUSED


# ---- Alice Stowe


@card("doomtown", "alice-stowe")
@rule("doomtown", "callout.accept.starts-shootout", "shootout.posse.arrivals-boot")
@pytest.mark.parametrize("booted", [False, True])
def test_alice_stowe_joins_a_wanted_dude_who_accepts_from_anywhere(booted: bool) -> None:
    gang = [("silas-aims", "square"), {"card": "alice-stowe", "at": "blake-ranch.1", "booted": booted}]
    them = {"gang": gang, "outskirts": ["blake-ranch"]}
    stage = Stage({"gang": [("clint-ramsey", "square")]}, them, cards={"silas-aims.1": {"bounty": 1}})
    stage.pick("call-out:clint-ramsey.0>silas-aims.1", "accept")
    assert stage.asked == (1, "may")
    stage.pick("yes")
    stage.until("shootout", "done")
    alice = stage.dude("alice-stowe.1")
    assert (alice["posse"], alice["place"], alice["booted"]) == (2, "square", booted)


@card("doomtown", "alice-stowe")
@rule("doomtown", "text.ability.optional")
def test_alice_stowe_need_not_join_and_cannot_for_a_dude_who_is_not_wanted_or_refuses() -> None:
    them: Any = {"gang": [("silas-aims", "square"), "alice-stowe"]}
    stage = Stage({"gang": [("clint-ramsey", "square")]}, them, cards={"silas-aims.1": {"bounty": 1}})
    stage.pick("call-out:clint-ramsey.0>silas-aims.1", "accept", "no")
    assert stage.dude("alice-stowe.1")["posse"] == 0
    stage = Stage({"gang": [("clint-ramsey", "square")]}, them)
    stage.pick("call-out:clint-ramsey.0>silas-aims.1", "accept")
    assert stage.asked != (1, "may")
    stage = Stage({"gang": [("clint-ramsey", "square")]}, them, cards={"silas-aims.1": {"bounty": 1}})
    assert "refused" in stage.pick("call-out:clint-ramsey.0>silas-aims.1", "refuse")
    assert stage.asked == (1, "noon")
