"""Deeds, goods, spells and actions of Election Day Slaughter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.brawls import cards as faces
from tests.rules.doomtown.fights import draw
from tests.rules.doomtown.stage import HIGH_CARD, THREES, Stage

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


# ---- The Mayor's Office


@card("doomtown", "the-mayors-office")
@rule("doomtown", "act.deed.controller-only", "duration.noon.end-of-day")
@pytest.mark.parametrize(("way", "influence"), [("either:1", 4), ("either:2", 2)])
def test_the_mayors_office_moves_the_influence_of_a_dude_here_or_next_to_it(way: str, influence: int) -> None:
    me: dict[str, Any] = {"street": ["home", "the-mayors-office", "bunkhouse", "general-store"]}
    me["gang"] = ["clint-ramsey", ("olivia-jenks", "bunkhouse.0"), ("bobo", "general-store.0")]
    stage = Stage(me, {"gang": [("sloane", "the-mayors-office.0"), ("fred-aims", "square")]})
    assert stage.refused("act:the-mayors-office.0") == ("not-yours", "act.deed.controller-only")
    stage.pick("pass", "act:the-mayors-office.0")
    near = ["clint-ramsey.0", "fred-aims.1", "olivia-jenks.0", "sloane.1"]  # not two deeds away
    assert sorted(stage.options()) == [f"choose:{name}" for name in near]
    stage.pick("choose:sloane.1", way)
    assert stage.dude("sloane.1")["influence"] == influence
    assert stage.place("the-mayors-office.0")["booted"]


# ---- Hunter Protections


@card("doomtown", "hunter-protections")
@rule("doomtown", "counter.coloured.meaning", "duration.counter.permanent")
def test_hunter_protections_gives_a_wanted_dude_a_control_point_for_good() -> None:
    me = {"street": ["home", "hunter-protections"], "gang": [("clint-ramsey", "hunter-protections.0")]}
    stage = Stage(me)
    stage.pick("act:hunter-protections.0")
    clint = stage.dude("clint-ramsey.0")
    assert (clint["booted"], clint["bounty"], clint["control"]) == (True, 2, 1)
    assert stage.place("hunter-protections.0")["booted"]
    stage.pick("pass", "pass")
    stage.until("noon")
    assert stage.dude("clint-ramsey.0")["control"] == 1


@card("doomtown", "hunter-protections")
@rule("doomtown", "act.requirement.first-sentence")
def test_hunter_protections_wants_an_unbooted_dude_of_yours_there_without_a_control_point() -> None:
    def stage(dude: dict[str, Any], *others: Any) -> Stage:
        gang = [{"card": "clint-ramsey", "at": "hunter-protections.0", **dude}, *others]
        return Stage({"street": ["home", "hunter-protections"], "gang": gang})

    assert stage({}).refused("act:hunter-protections.0") is None
    assert stage({"booted": True}).refused("act:hunter-protections.0") == REQUIREMENT
    assert stage({"points": 1}).refused("act:hunter-protections.0") == REQUIREMENT
    assert stage({"at": "square"}).refused("act:hunter-protections.0") == REQUIREMENT


# ---- The Evidence


@card("doomtown", "the-evidence")
@rule("doomtown", "wanted.status.cleared", "zone.boot-hill.aced-cards")
def test_the_evidence_clears_somebody_and_is_discarded_or_convicts_and_is_aced() -> None:
    me: dict[str, Any] = {"gang": [{"card": "clint-ramsey", "booted": True, "gear": ["the-evidence"]}]}
    them = {"gang": [{"card": "fred-aims", "bounty": 3}, ("pancho-castillo", "square")]}
    stage = Stage(me, them)
    stage.pick("act:the-evidence.0")
    assert stage.dude("fred-aims.1")["bounty"] == 0
    assert (stage.player(0)["discards"], stage.player(0)["stash"]) == (["the-evidence"], 5)
    stage = Stage(me, them)
    stage.pick("act:the-evidence.0/1", "choose:pancho-castillo.1")
    assert stage.dude("pancho-castillo.1")["bounty"] == 2
    assert (stage.player(0)["boot_hill"], stage.player(0)["stash"]) == (["the-evidence"], 4)


@card("doomtown", "the-evidence")
@rule("doomtown", "act.cost.boot-or-ghost-rock", "golden.cannot.beats-can")
def test_the_evidence_needs_somebody_wanted_or_the_price_and_sloane_stays_wanted() -> None:
    me: dict[str, Any] = {"stash": 0, "gang": [{"card": "clint-ramsey", "gear": ["the-evidence"]}]}
    stage = Stage(me, {"gang": ["pancho-castillo"]})
    assert stage.refused("act:the-evidence.0") == REQUIREMENT
    assert stage.refused("act:the-evidence.0/1") is not None
    stage = Stage(me, {"gang": [{"card": "sloane", "bounty": 4}]})
    stage.pick("act:the-evidence.0")
    assert stage.dude("sloane.1")["bounty"] == 1


# ---- Teleportation Device


def device(pulled: str, *gang: Any, stash: int = 3) -> Stage:
    me: dict[str, Any] = {"street": ["home", "bunkhouse"], "gang": list(gang), "stash": stash}
    me["deck"] = faces(pulled)
    return Stage(me, gear=[["teleportation-device", "bunkhouse.0"]])


@card("doomtown", "teleportation-device")
@rule("doomtown", "gadget.invent.success", "shop.goods.deed-attachments")
def test_a_teleportation_device_is_invented_onto_a_deed_under_control() -> None:
    me: dict[str, Any] = {"outfit": "morgan-cattle-co", "hand": ["teleportation-device"], "deck": faces("4H 4H")}
    me |= {"gang": ["elander-boldman"], "street": ["home", "bunkhouse", "pony-express"]}
    stage = Stage(me, {"street": ["home", "general-store"], "gang": ["sloane", ("fred-aims", "square")]})
    stage.pick("invent:teleportation-device>elander-boldman.0")  # 4 + 2 against 6
    assert sorted(stage.options()) == ["choose:bunkhouse.0", "choose:pony-express.0"]
    stage.pick("choose:pony-express.0")
    assert [gear["card"] for gear in stage.place("pony-express.0")["gear"]] == ["teleportation-device"]
    assert Stage({**me, "street": ["home"]}).offers("invent") == []


@card("doomtown", "teleportation-device")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "act.limit.once-per-day")
def test_a_teleportation_device_moves_a_dude_again_and_again_without_booting() -> None:
    stage = device("4H 4S", {"card": "clint-ramsey", "at": "bunkhouse.0", "booted": True}, ("bobo", "bunkhouse.0"))
    stage.pick("act:teleportation-device.0", "choose:clint-ramsey.0")
    assert sorted(stage.options()) == ["choose:law-dogs.0", "choose:square", "choose:the-sloane-gang.1"]
    stage.pick("choose:the-sloane-gang.1")
    assert (stage.dude("clint-ramsey.0")["place"], stage.player(0)["stash"]) == ("the-sloane-gang.1", 2)
    stage.pick("pass", "act:teleportation-device.0", "choose:square")
    assert (stage.dude("bobo.0")["place"], stage.dude("bobo.0")["booted"]) == ("square", False)
    assert stage.player(0)["stash"] == 1


@card("doomtown", "teleportation-device")
@rule("doomtown", "act.requirement.first-sentence", "act.deed.controller-only")
def test_a_club_discards_the_dude_and_only_the_deeds_controller_has_the_device() -> None:
    stage = device("4C", ("clint-ramsey", "bunkhouse.0"))
    stage.pick("act:teleportation-device.0")
    assert "clint-ramsey" in stage.player(0)["discards"]
    assert device("4H", "clint-ramsey").refused("act:teleportation-device.0") == REQUIREMENT
    poor = device("4H", ("clint-ramsey", "bunkhouse.0"), stash=0)
    assert poor.refused("act:teleportation-device.0") == REQUIREMENT
    me: dict[str, Any] = {"street": ["home", "bunkhouse"]}
    them = {"gang": [("sloane", "bunkhouse.0")], "deck": faces("4H")}
    stage = Stage(me, them, gear=[["teleportation-device", "bunkhouse.0"]])
    assert stage.refused("act:teleportation-device.0") == ("not-yours", "act.deed.controller-only")
    stage.pick("pass", "act:teleportation-device.0", "choose:square")
    assert stage.dude("sloane.1")["place"] == "square"


# ---- Mayfair Family Deck


@card("doomtown", "mayfair-family-deck")
@rule("doomtown", "skill.keyword.rating", "shop.spell.matching-skill")
def test_the_mayfair_family_deck_makes_a_huckster_who_can_carry_and_cast() -> None:
    """Shadow Walk has difficulty 7: a pull of 7 with rating 0."""
    me: dict[str, Any] = {"hand": ["shadow-walk"], "deck": faces("7H"), "gang": ["clint-ramsey"]}
    assert Stage(me).refused("shop:shadow-walk>clint-ramsey.0") == ("cannot-carry", "shop.spell.matching-skill")
    me["gang"] = [{"card": "clint-ramsey", "gear": ["mayfair-family-deck"]}]
    stage = Stage(me)
    stage.pick("shop:shadow-walk>clint-ramsey.0", "pass", "act:shadow-walk.0", "choose:square")
    assert stage.dude("clint-ramsey.0")["place"] == "square"


@card("doomtown", "mayfair-family-deck")
@rule("doomtown", "skill.keyword.rating")
def test_the_mayfair_family_deck_lowers_no_rating() -> None:
    """Steele Archer stays a Huckster 2: 5 + 2 against 7; with 4 it fails."""
    for pulled, place in (("5H", "law-dogs.0"), ("4H", "square")):
        gear = ["mayfair-family-deck", "shadow-walk"]
        me = {"deck": faces(pulled), "gang": [{"card": "steele-archer", "at": "square", "gear": gear}]}
        stage = Stage(me)
        stage.pick("act:shadow-walk.0", "choose:law-dogs.0")
        assert stage.dude("steele-archer.0")["place"] == place


@card("doomtown", "mayfair-family-deck")
@rule("doomtown", "trade.play.same-controlled-location")
def test_a_holder_who_loses_the_mayfair_family_deck_loses_all_hexes() -> None:
    for dude in ("clint-ramsey", "steele-archer"):  # a born Huckster as well
        gear = ["mayfair-family-deck", "shadow-walk", "soul-blast", "shotgun"]
        stage = Stage({"gang": [{"card": dude, "gear": gear}, "olivia-jenks"]})
        stage.pick("trade:mayfair-family-deck.0>olivia-jenks.0")
        assert [one["card"] for one in stage.dude(f"{dude}.0")["gear"]] == ["shotgun"]
        assert sorted(stage.player(0)["discards"]) == ["shadow-walk", "soul-blast"]
        assert [one["card"] for one in stage.dude("olivia-jenks.0")["gear"]] == ["mayfair-family-deck"]


# ---- Puppet


def puppet(pulled: str, **more: Any) -> Stage:
    me = {"gang": [{"card": "steele-archer", "at": "square", "gear": ["puppet"]}], "deck": faces(pulled), **more}
    return Stage(me, {"gang": [("olivia-jenks", "square"), "sloane"], "street": ["home", "general-store"]})


@card("doomtown", "puppet")
@rule("doomtown", "control.change.take-control", "card.dude.grit")
def test_puppet_takes_control_of_a_dude_until_sundown_is_over() -> None:
    stage = puppet("4H")  # 4 + 2 against 2 + 2 + 2
    stage.pick("act:puppet.0")
    assert stage.dude("olivia-jenks.1")["seat"] == 0
    assert not stage.dude("olivia-jenks.1")["booted"]
    stage.pick("pass", "move:olivia-jenks.1>general-store.1")
    assert stage.place("general-store.1")["controller"] == 0
    stage.pick("pass", "pass")
    stage.until("noon")
    assert (stage.view["day"], stage.dude("olivia-jenks.1")["seat"]) == (2, 1)


@card("doomtown", "puppet")
@rule("doomtown", "spell.cast.failure-still-used", "act.requirement.first-sentence")
def test_a_puppet_that_fails_has_booted_and_nobody_elsewhere_can_be_one() -> None:
    stage = puppet("3H")
    stage.pick("act:puppet.0")
    assert stage.dude("olivia-jenks.1")["seat"] == 1
    assert stage.dude("steele-archer.0")["gear"][0]["booted"]
    me = {"gang": [{"card": "steele-archer", "gear": ["puppet"]}]}
    assert Stage(me, {"gang": [("olivia-jenks", "square")]}).refused("act:puppet.0") == REQUIREMENT


# ---- Summoning


def summoning(pulled: str, hand: list[str], *answers: str, stash: int = 5, **theirs: Any) -> Stage:
    """Steele Archer, Huckster 2, casts it at home; the difficulty is 5."""
    me = {"outfit": "the-fourth-ring", "gang": [{"card": "steele-archer", "gear": ["summoning"]}], "hand": hand}
    me |= {"deck": [*faces(pulled), *HIGH_CARD, "bobo", "bobo"], "stash": stash}
    stage = Stage(me, {"outfit": "law-dogs", **theirs})
    stage.pick("act:summoning.0", *answers)
    return stage


@card("doomtown", "summoning")
@rule("doomtown", "job.posse.unopposed-succeeds", "job.leader.bearer-or-free-choice", "spell.cast.success")
def test_summoning_starts_a_job_that_brings_an_abomination_cheaply_with_a_control_point() -> None:
    stage = summoning("3H", ["smiling-tom", "clint-ramsey", "bobo"])  # 3 + 2 against 5; nobody can oppose
    assert stage.dude("steele-archer.0")["booted"]  # home from the job
    assert not stage.dude("steele-archer.0")["gear"][0]["booted"]  # it costs no boot
    assert sorted(stage.options()) == ["choose:bobo", "choose:smiling-tom"]
    stage.pick("choose:smiling-tom")
    tom = stage.dude("smiling-tom.0")
    assert (tom["place"], tom["control"], tom["booted"]) == ("the-fourth-ring.0", 1, False)
    assert stage.player(0)["stash"] == 4  # 7 - 6
    assert stage.refused("act:summoning.0", seat=0) is not None


@card("doomtown", "summoning")
@rule("doomtown", "spell.cast.failure-still-used", "job.end.failure-no-effect", "job.leader.unbooted")
def test_a_failed_test_starts_no_job_and_a_lost_job_brings_nobody() -> None:
    stage = summoning("2H", ["smiling-tom"])
    assert (stage.asked, stage.hand(0)) == ((1, "noon"), ["smiling-tom"])
    assert not stage.dude("steele-archer.0")["booted"]
    strong = {"gang": [("pancho-castillo", "square")], "deck": [*THREES, "bobo", "bobo", "bobo"]}
    stage = summoning("3H", ["smiling-tom"], "oppose", "join:pancho-castillo.1", **strong)
    draw(stage, HIGH_CARD, THREES)
    stage.until("noon")
    assert stage.hand(0) == ["smiling-tom"]
    booted = {"gang": [{"card": "steele-archer", "booted": True, "gear": ["summoning"]}]}
    assert Stage(booted).refused("act:summoning.0") == ("no-leader", "job.leader.unbooted")


@card("doomtown", "summoning")
@rule("doomtown", "shop.by-card.same-rules-and-cost")
def test_summoning_without_an_abomination_that_can_be_paid_brings_nobody() -> None:
    stage = summoning("3H", ["smiling-tom"], stash=0)
    assert (stage.asked, stage.hand(0)) == ((1, "noon"), ["smiling-tom"])
    stage = summoning("3H", ["clint-ramsey"])
    assert stage.asked == (1, "noon")


# ---- Ridden Down


@card("doomtown", "ridden-down")
@rule("doomtown", "act.cost.do-x-to-y", "move.by-card.new-location")
def test_who_is_ridden_down_goes_home_booted_for_a_booted_horse() -> None:
    rider = {"card": "clint-ramsey", "at": "square", "booted": True, "gear": ["mustang"]}
    mounted = {"card": "fred-aims", "at": "square", "gear": ["roan"]}
    them: dict[str, Any] = {"gang": [("sloane", "square"), mounted, "pancho-castillo"]}
    stage = Stage({"hand": ["ridden-down"], "gang": [rider, ("bobo", "square")]}, them)
    stage.pick("play:ridden-down")
    assert sorted(stage.options()) == ["choose:bobo.0", "choose:sloane.1"]
    stage.pick("choose:sloane.1")
    assert (stage.dude("sloane.1")["place"], stage.dude("sloane.1")["booted"]) == ("the-sloane-gang.1", True)
    assert stage.dude("clint-ramsey.0")["gear"][0]["booted"]


@card("doomtown", "ridden-down")
@rule("doomtown", "act.cost.do-x-to-y", "act.requirement.first-sentence")
def test_ridden_down_needs_an_unbooted_horse_and_somebody_on_foot_beside_it() -> None:
    rider = {"card": "clint-ramsey", "at": "square", "gear": ["mustang"]}
    me: dict[str, Any] = {"hand": ["ridden-down"], "gang": [rider]}
    booted = {"cards": {"mustang.0": {"booted": True}}}
    assert Stage(me, {"gang": [("sloane", "square")]}, **booted).refused("play:ridden-down") == REQUIREMENT
    assert Stage(me, {"gang": ["sloane"]}).refused("play:ridden-down") == REQUIREMENT


# ---- Tail Between Yer Legs


def tail(*picks: str, **more: Any) -> Stage:
    me: dict[str, Any] = {"hand": ["tail-between-yer-legs"], "gang": [("clint-ramsey", "square"), "bobo"]}
    them: dict[str, Any] = {"gang": [("pancho-castillo", "square"), "fred-aims"]}
    stage = Stage(me | more, them)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", *picks)
    return stage


@card("doomtown", "tail-between-yer-legs")
@rule("doomtown", "shootout.posse.leader-declares-first", "golden.card.beats-rulebook")
def test_with_the_tail_between_its_legs_the_mark_forms_a_posse_first() -> None:
    stage = tail()
    assert stage.asked == (0, "react")
    stage.pick("play:tail-between-yer-legs")
    assert stage.asked == (1, "posse")
    assert stage.dude("pancho-castillo.1")["bullets"] == 1  # 3 - 2
    stage.pick("join:fred-aims.1")
    assert stage.asked == (0, "posse")
    stage.pick("join:bobo.0")
    assert stage.asked is not None
    assert stage.asked[1] == "shootout"
    assert tail("pass").asked == (0, "posse")


@card("doomtown", "tail-between-yer-legs")
@rule("doomtown", "duration.react.shootout-or-phase", "react.timing.pauses-play")
def test_the_bullets_come_back_after_the_shootout_and_who_is_called_out_has_no_such_react() -> None:
    hand = {"gang": [("pancho-castillo", "square")], "deck": [*THREES, "bobo", "bobo", "bobo"]}
    me: dict[str, Any] = {"hand": ["tail-between-yer-legs"], "gang": [("clint-ramsey", "square")]}
    stage = Stage({**me, "deck": [*HIGH_CARD, "bobo", "bobo"]}, hand)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "play:tail-between-yer-legs")
    assert stage.dude("pancho-castillo.1")["bullets"] == 1
    draw(stage, HIGH_CARD, THREES)
    stage.until("noon")
    assert stage.dude("pancho-castillo.1")["bullets"] == 3
    them: dict[str, Any] = {"hand": ["tail-between-yer-legs"], "gang": [("pancho-castillo", "square")]}
    stage = Stage({"gang": [("clint-ramsey", "square"), "bobo"]}, them)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept")
    assert stage.asked == (0, "posse")


@card("doomtown", "tail-between-yer-legs")
@rule("doomtown", "callout.refuse.unbooted-only")
def test_a_refused_call_out_leaves_no_time_for_it() -> None:
    stage = Stage(
        {"hand": ["tail-between-yer-legs"], "gang": [("clint-ramsey", "square")]},
        {"gang": [("pancho-castillo", "square")]},
    )
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "refuse")
    assert stage.asked == (1, "noon")
    assert stage.hand(0) == ["tail-between-yer-legs"]


# ---- Election Day Slaughter


@card("doomtown", "election-day-slaughter")
@rule("doomtown", "job.leader.pays-boot-cost", "zone.boot-hill.aced-cards", "wanted.reward.card-ability")
def test_election_day_slaughter_lets_the_others_unboot_somebody_and_then_costs_them_a_dude() -> None:
    wanted = {"card": "fred-aims", "booted": True, "bounty": 2}
    out = {"card": "clint-ramsey", "at": "pats-perch.1", "booted": True}
    them: dict[str, Any] = {"outskirts": ["pats-perch"], "gang": [wanted, out, {"card": "sloane", "booted": True}]}
    stage = Stage({"hand": ["election-day-slaughter"], "gang": ["max-baine"]}, them)
    stage.pick("play:election-day-slaughter")
    assert (stage.asked, stage.player(0)["stash"]) == ((1, "may"), 4)
    assert stage.dude("max-baine.0")["booted"]
    stage.pick("yes")
    assert sorted(stage.options()) == ["choose:fred-aims.1", "choose:max-baine.0", "choose:sloane.1"]
    stage.pick("choose:sloane.1")
    assert not stage.dude("sloane.1")["booted"]
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    assert (stage.asked, sorted(stage.options())) == ((1, "choose"), ["choose:fred-aims.1", "choose:sloane.1"])
    stage.pick("choose:fred-aims.1")
    assert stage.player(1)["boot_hill"] == ["fred-aims"]
    assert stage.player(0)["stash"] == 6  # the bounty is for whose ability it is


@card("doomtown", "election-day-slaughter")
@rule("doomtown", "job.end.failure-no-effect", "text.ability.optional")
def test_a_failed_slaughter_aces_nobody_but_who_was_unbooted_stays_so() -> None:
    strong: dict[str, Any] = {"deck": [*THREES, "bobo", "bobo", "bobo"]}
    strong["gang"] = [{"card": "pancho-castillo", "at": "square", "booted": True}]
    me = {"hand": ["election-day-slaughter"], "gang": ["clint-ramsey"], "deck": [*HIGH_CARD, "bobo", "bobo"]}
    stage = Stage(me, strong)
    stage.pick("play:election-day-slaughter", "no")
    assert stage.dude("pancho-castillo.1")["booted"]
    stage = Stage(me, strong)
    stage.pick("play:election-day-slaughter", "yes", "choose:pancho-castillo.1", "oppose", "join:pancho-castillo.1")
    draw(stage, HIGH_CARD, THREES)
    stage.until("noon")
    assert not stage.dude("pancho-castillo.1")["booted"]
    assert stage.player(1)["boot_hill"] == []


@card("doomtown", "mayfair-family-deck")
@rule("doomtown", "zone.leave-play.attachments-discarded")
def test_a_dude_who_goes_takes_the_deck_and_its_hexes_along_once() -> None:
    gear = ["mayfair-family-deck", "shadow-walk", "soul-blast"]
    stage = Stage(
        {"hand": ["kidnappin"], "gang": ["max-baine", "sloane"]}, {"gang": [{"card": "clint-ramsey", "gear": gear}]}
    )
    stage.pick("play:kidnappin", "lead:max-baine.0", "choose:clint-ramsey.1", "join:sloane.0", "pass")
    assert sorted(stage.player(1)["discards"]) == sorted([*gear, "clint-ramsey"])
