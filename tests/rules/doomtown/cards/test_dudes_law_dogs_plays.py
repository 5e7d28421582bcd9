"""Dudes of the Law Dogs who act: two jobs, a call-out, an arrest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, duel, reveal
from tests.rules.doomtown.stage import FOURS, HIGH_CARD, Stage

# ---- Judge Harry Somerset


@rule("doomtown", "job.posse.unopposed-succeeds", "job.leader.pays-boot-cost", "wanted.reward.card-ability")
@card("doomtown", "judge-harry-somerset")
def test_the_judge_leads_a_job_that_aces_a_wanted_dude() -> None:
    wanted = {"card": "pancho-castillo", "bounty": 2}
    stage = Stage({"gang": ["judge-harry-somerset"]}, {"gang": [wanted, "olivia-jenks"]})
    stage.pick("act:judge-harry-somerset.0")  # only one dude is wanted
    assert stage.view["job"]["leader"] == "judge-harry-somerset.0"
    assert stage.view["job"]["mark"] == "pancho-castillo.1"
    stage.until("noon", "pass done")
    assert stage.player(1)["boot_hill"] == ["pancho-castillo"]
    assert stage.player(0)["stash"] == 7
    assert stage.dude("judge-harry-somerset.0")["booted"]
    assert stage.dude("olivia-jenks.1") != {}


@rule("doomtown", "harrowed.ace.effect-only-discards")
@card("doomtown", "judge-harry-somerset")
def test_the_judge_cannot_ace_the_harrowed() -> None:
    stage = Stage({"gang": ["judge-harry-somerset"]}, {"gang": [{"card": "avie-cline", "bounty": 1}]})
    stage.pick("act:judge-harry-somerset.0")
    stage.until("noon", "pass done")
    assert (stage.player(1)["discards"], stage.player(1)["boot_hill"]) == (["avie-cline"], [])


@rule("doomtown", "job.mark.own-card", "wanted.reward.never-for-own")
@card("doomtown", "judge-harry-somerset")
def test_the_judge_may_mark_one_of_his_own_and_earns_nothing() -> None:
    stage = Stage({"gang": ["judge-harry-somerset", {"card": "clint-ramsey", "bounty": 2, "at": "square"}]})
    stage.pick("act:judge-harry-somerset.0")
    stage.until("noon", "pass done")
    assert stage.player(0)["boot_hill"] == ["clint-ramsey"]
    assert stage.player(0)["stash"] == 5


@rule("doomtown", "job.end.failure-no-effect", "job.end.success-condition")
@card("doomtown", "judge-harry-somerset")
def test_the_judge_aces_nobody_when_the_job_fails() -> None:
    me = {"gang": ["judge-harry-somerset"], "deck": [*HIGH_CARD, *REST]}
    them = {"gang": [{"card": "pancho-castillo", "bounty": 1}], "deck": [*FOURS, *REST]}
    stage = Stage(me, them)
    stage.pick("act:judge-harry-somerset.0", "oppose", "join:pancho-castillo.1")
    reveal(stage, HIGH_CARD, FOURS)
    stage.until("noon", "pass done")
    assert stage.dude("pancho-castillo.1")["bounty"] == 1
    assert stage.player(0)["boot_hill"] == ["judge-harry-somerset"]


@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
@card("doomtown", "judge-harry-somerset")
def test_the_judge_needs_somebody_wanted_and_to_be_unbooted() -> None:
    stage = Stage({"gang": ["judge-harry-somerset"]}, {"gang": ["pancho-castillo"]})
    assert stage.refused("act:judge-harry-somerset.0") == ("requirement", "act.requirement.first-sentence")
    judge = {"card": "judge-harry-somerset", "booted": True}
    stage = Stage({"gang": [judge]}, {"gang": [{"card": "pancho-castillo", "bounty": 1}]})
    assert stage.refused("act:judge-harry-somerset.0") == ("booted", "boot.cost.needs-unbooted")


# ---- Xiong "Wendy" Cheng


@rule("doomtown", "shootout.plays.sent-home-leaves", "shootout.plays.targets-in-posse")
@card("doomtown", "xiong-wendy-cheng")
def test_wendy_cheng_boots_to_send_an_opposing_dude_home_booted() -> None:
    theirs = ["pancho-castillo", "olivia-jenks", ("bobo", "the-fourth-ring.1")]
    stage = duel(["xiong-wendy-cheng", "clint-ramsey"], theirs, None, {"outfit": "the-fourth-ring"})
    stage.pick("act:xiong-wendy-cheng.0")
    assert stage.options() == ["choose:pancho-castillo.1", "choose:olivia-jenks.1"]  # not mine, nobody outside
    stage.pick("choose:pancho-castillo.1")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["place"], pancho["booted"], pancho["posse"]) == ("the-fourth-ring.1", True, 0)
    assert stage.dude("xiong-wendy-cheng.0")["booted"]
    assert stage.view["shootout"] is not None


@rule("doomtown", "boot.cost.needs-unbooted", "shootout.plays.sources")
@card("doomtown", "xiong-wendy-cheng")
def test_wendy_cheng_must_be_unbooted_and_in_the_posse() -> None:
    stage = duel(["clint-ramsey", {"card": "xiong-wendy-cheng", "booted": True}], ["pancho-castillo"])
    assert stage.refused("act:xiong-wendy-cheng.0") == ("booted", "boot.cost.needs-unbooted")
    stage = duel(["clint-ramsey", ("xiong-wendy-cheng", "law-dogs.0")], ["pancho-castillo"])
    assert stage.refused("act:xiong-wendy-cheng.0") == ("outside-posse", "shootout.plays.sources")


# ---- Clyde Owens


def visit(target: dict[str, Any], **clyde: Any) -> Stage:
    """Clyde Owens is in the home of the other player."""
    caller = {"card": "clyde-owens", "at": "the-sloane-gang.1", **clyde}
    stage = Stage({"gang": [caller]}, {"gang": [{"card": "pancho-castillo", **target}, ("bobo", "square")]})
    stage.pick("act:clyde-owens.0")
    return stage


@rule("doomtown", "callout.by-card.booted-caller", "callout.by-card.reaches-own-home")
@card("doomtown", "clyde-owens")
@pytest.mark.parametrize("booted", [False, True])
def test_clyde_owens_calls_out_even_booted_and_who_is_not_wanted_may_refuse(booted: bool) -> None:
    stage = visit({}, booted=booted)
    assert stage.asked == (1, "call-out")
    stage.pick("refuse")
    assert stage.dude("pancho-castillo.1")["booted"]
    assert stage.dude("clyde-owens.0")["booted"] == booted  # it does not boot him
    stage.pick("pass")
    assert stage.refused("act:clyde-owens.0") == ("used-today", "act.limit.once-per-day")


@rule("doomtown", "golden.card.beats-rulebook")
@card("doomtown", "clyde-owens")
def test_nobody_who_is_wanted_refuses_clyde_owens() -> None:
    stage = visit({"bounty": 1})
    assert stage.view["shootout"]["mark_dude"] == "pancho-castillo.1"
    assert stage.dude("pancho-castillo.1")["place"] == "the-sloane-gang.1"


@rule("doomtown", "act.requirement.first-sentence")
@card("doomtown", "clyde-owens")
def test_clyde_owens_needs_another_players_dude_at_his_place() -> None:
    stage = Stage({"gang": ["clyde-owens", "olivia-jenks"]}, {"gang": [("pancho-castillo", "square")]})
    assert stage.refused("act:clyde-owens.0") == ("requirement", "act.requirement.first-sentence")


# ---- Abram Grothe


def parish(opposed: bool = False) -> Stage:
    """At another player's Parish: an Abomination, somebody wanted of each side, and somebody innocent."""
    parish = "gomorra-parish.1"
    mine = ["abram-grothe", {"card": "clint-ramsey", "at": parish, "bounty": 1}]
    theirs = [
        ("eve-henry", parish),
        {"card": "olivia-jenks", "at": parish, "bounty": 2},
        ("pancho-castillo", parish),
        {"card": "steele-archer", "at": "square", "bounty": 1},
    ]
    me = {"gang": mine, "deck": [*HIGH_CARD, *REST]}
    stage = Stage(me, {"gang": theirs, "street": ["home", "gomorra-parish"], "deck": [*FOURS, *REST]})
    stage.pick("act:abram-grothe.0", "done")
    assert stage.asked == (1, "oppose")
    if opposed:
        stage.pick("oppose", "join:pancho-castillo.1", "done")
        reveal(stage, HIGH_CARD, FOURS)
    stage.until("noon", "pass done")
    return stage


@rule("doomtown", "job.mark.first-sentence", "wanted.reward.card-ability", "wanted.reward.never-for-own")
@card("doomtown", "abram-grothe")
def test_abram_grothe_drives_abominations_and_wanted_dudes_from_holy_ground() -> None:
    stage = parish()
    assert sorted(stage.player(1)["discards"]) == ["eve-henry", "olivia-jenks"]
    assert stage.player(0)["discards"] == ["clint-ramsey"]
    assert stage.player(0)["stash"] == 7  # for Olivia, not for Clint
    assert [stage.dude(name) != {} for name in ("pancho-castillo.1", "steele-archer.1")] == [True, True]
    abram = stage.dude("abram-grothe.0")
    assert (abram["place"], abram["booted"]) == ("law-dogs.0", True)


@rule("doomtown", "job.end.failure-no-effect")
@card("doomtown", "abram-grothe")
def test_abram_grothe_drives_nobody_away_when_the_job_fails() -> None:
    stage = parish(opposed=True)
    assert stage.dude("abram-grothe.0") == {}
    assert [stage.dude(name) != {} for name in ("eve-henry.1", "olivia-jenks.1", "clint-ramsey.0")] == [True] * 3


@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
@card("doomtown", "abram-grothe")
def test_abram_grothe_needs_holy_ground_and_to_be_unbooted() -> None:
    stage = Stage({"gang": ["abram-grothe"], "street": ["home", "pony-express"]})
    assert stage.refused("act:abram-grothe.0") == ("requirement", "act.requirement.first-sentence")
    booted = {"card": "abram-grothe", "booted": True}
    stage = Stage({"gang": [booted], "street": ["home", "1st-baptist-church"]})
    assert stage.refused("act:abram-grothe.0") == ("booted", "boot.cost.needs-unbooted")
