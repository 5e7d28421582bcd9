"""A judge's questions about jobs."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.test_judge_hands import cards

HIGH, HIGHER, PAIR, FOURS = "2S 4D 6H 8C 10S", "2S 4D 6H 8C JS", "3S 3D 5H 6C 10S", "3S 3D 3H 3C 10S"
COACH = "play:a-coach-comes-to-town"


def coach(mine: Any, theirs: Any, *others: Any, **more: Any) -> Stage:
    stage = Stage({"hand": ["a-coach-comes-to-town"], **mine}, theirs, *others, **more)
    stage.pick(COACH)
    return stage


@rule("doomtown", "job.mark.any-distance", "job.posse.leader-side-eligible", "job.saddle-up.move-together")
def test_a_job_may_be_led_from_out_of_town() -> None:
    mine = {
        "outskirts": ["blake-ranch"],
        "gang": [("steele-archer", "blake-ranch.0"), ("olivia-jenks", "blake-ranch.0"), "clint-ramsey"],
    }
    stage = coach(mine, {"gang": ["clementine-lepp"], "deck": []})
    stage.pick("lead:steele-archer.0")
    # one stands where the leader is, one next to the town square
    assert stage.offers("join") == ["join:olivia-jenks.0", "join:clint-ramsey.0"]
    stage.pick("join:olivia-jenks.0", "done")
    assert stage.dude("olivia-jenks.0")["booted"]
    assert stage.dude("olivia-jenks.0")["place"] == "blake-ranch.0"  # nobody has moved yet
    stage.pick("oppose", "join:clementine-lepp.1")
    assert [stage.dude(f"{name}.0")["place"] for name in ("steele-archer", "olivia-jenks")] == ["square", "square"]
    assert not stage.dude("steele-archer.0")["booted"]


@rule("doomtown", "job.posse.unopposed-succeeds", "job.end.survivors", "shootout.trespass.bounty-increase")
def test_an_unopposed_posse_is_no_trespasser_and_goes_home_booted() -> None:
    mine = {"hand": ["establishin-whos-in-charge"], "gang": [("steele-archer", "square")]}
    theirs = {"street": ["home", "b-b-attorneys"], "gang": [("clementine-lepp", "b-b-attorneys.1")]}
    stage = Stage(mine, theirs)
    stage.pick("play:establishin-whos-in-charge")
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    dude = stage.dude("steele-archer.0")
    assert (dude["place"], dude["booted"], dude["bounty"]) == ("law-dogs.0", True, 0)
    assert stage.place("b-b-attorneys.1")["control"] == 2


@rule("doomtown", "job.posse.defence-eligible", "job.posse.defence-boot-to-join", "location.adjacent.neighbours")
def test_defenders_come_from_the_mark_and_next_door_only() -> None:
    mine = {"hand": ["establishin-whos-in-charge"], "gang": [("steele-archer", "law-dogs.0")]}
    theirs = {
        "street": ["b-b-attorneys", "home", "pony-express", "bunkhouse"],
        "gang": [
            {"card": "clementine-lepp", "at": "b-b-attorneys.1", "booted": True},
            ("olivia-jenks", "law-dogs.0"),  # near the leader: no right to defend
            ("clint-ramsey", "pony-express.1"),  # two doors away
            "pancho-castillo",
            {"card": "sloane", "booted": True},
            ("marion-seville", "square"),
        ],
    }
    stage = Stage(mine, theirs)
    stage.pick("play:establishin-whos-in-charge", "choose:b-b-attorneys.1", "oppose")
    joins = ["join:clementine-lepp.1", "join:pancho-castillo.1", "join:marion-seville.1"]
    assert stage.offers("join") == joins
    assert stage.refused("join:olivia-jenks.1") == ("not-adjacent", "shootout.posse.same-or-adjacent-location")
    assert stage.refused("join:sloane.1") == ("booted-elsewhere", "shootout.posse.booted-only-if-present")
    stage.pick(joins[0], joins[2], "done")
    assert stage.dude("marion-seville.1")["booted"]
    assert stage.dude("marion-seville.1")["bounty"] == 0
    assert stage.dude("steele-archer.0")["bounty"] == 1  # a private deed


@rule("doomtown", "job.end.success-condition", "job.end.survivors", "job.end.posses-dissolved")
def test_the_job_is_won_by_the_posse_even_if_its_leader_falls() -> None:
    mine = {"gang": ["steele-archer", ("avie-cline", "square")], "deck": cards(FOURS + " KD")}
    stage = coach(mine, {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH), "hand": ["takin-ya-with-me"]})
    stage.pick("lead:steele-archer.0", "join:avie-cline.0", "oppose", "join:clementine-lepp.1")
    stage.until("casualties", "pass done shooter:steele-archer.0")
    stage.pick("ace:clementine-lepp.1", "play:takin-ya-with-me", "discard:steele-archer.0")
    stage.until("noon")
    assert stage.dude("steele-archer.0") == {}
    assert (stage.dude("avie-cline.0")["place"], stage.dude("avie-cline.0")["booted"]) == ("law-dogs.0", True)
    assert stage.player(0)["stash"] == 5 + 4


@rule("doomtown", "job.end.success-condition", "job.end.failure-no-effect", "shootout.end.last-posse-wins")
def test_a_job_fails_if_both_posses_are_shot_away() -> None:
    mine = {"gang": [("steele-archer", "square")], "deck": cards(HIGH)}
    stage = coach(mine, {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH)})
    stage.pick("oppose", "join:clementine-lepp.1")
    stage.until("casualties")
    stage.pick("discard:steele-archer.0", "discard:clementine-lepp.1")
    assert stage.view["job"] is None
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5, 5]  # nobody is left in the opposing posse, either


@rule("doomtown", "job.end.mark-gone", "job.posse.mark-need-not-join")
def test_a_mark_who_fell_is_not_discarded_again() -> None:
    mine = {"hand": ["kidnappin"], "gang": [("clint-ramsey", "square")], "deck": cards(FOURS + " KD QC")}
    theirs = {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH)}
    stage = Stage(mine, theirs)
    stage.pick("play:kidnappin")
    if stage.asked == (0, "choose"):
        stage.pick("choose:clementine-lepp.1")
    stage.pick("oppose", "join:clementine-lepp.1")
    stage.until("casualties", "pass drop:jacksons-strike drop:railroad-station drop:missed")
    kinds = stage.pick("ace:clementine-lepp.1")
    stage.until("noon")
    assert "casualty" in kinds
    assert stage.player(1)["boot_hill"] == ["clementine-lepp"]
    assert "clementine-lepp" not in stage.player(1)["discards"]
    assert stage.dude("clint-ramsey.0")["bounty"] == 1
    assert GAME.faults(stage.state) == []


@rule("doomtown", "job.end.mark-gone", "wanted.reward.card-ability", "job.posse.mark-need-not-join")
def test_a_wanted_mark_who_stays_out_is_discarded_and_the_bounty_earned() -> None:
    mine = {"hand": ["kidnappin"], "gang": [("clint-ramsey", "square")]}
    theirs = {"gang": [{"card": "clementine-lepp", "at": "square", "bounty": 2}]}
    stage = Stage(mine, theirs)
    stage.pick("play:kidnappin")
    if stage.asked == (0, "choose"):
        stage.pick("choose:clementine-lepp.1")
    stage.pick("pass")
    assert stage.player(1)["discards"] == ["clementine-lepp"]
    assert stage.player(0)["stash"] == 7
    assert stage.dude("clint-ramsey.0")["booted"]


@rule("doomtown", "job.posse.defence-by-controller", "job.posse.defence-by-owner", "job.posse.defence-by-anyone")
def test_controller_owner_then_the_left_of_the_leader() -> None:
    place = "b-b-attorneys.1"
    stage = Stage(
        {"hand": ["establishin-whos-in-charge"], "gang": ["steele-archer"]},
        {"street": ["home", "b-b-attorneys"], "gang": ["pancho-castillo"]},
        {"gang": [("clementine-lepp", "square")]},
        {"gang": [("avie-cline", place)]},  # the controller
    )
    stage.pick("play:establishin-whos-in-charge")
    seats = []
    while stage.asked is not None and stage.asked[1] != "noon":
        if stage.asked[1] == "oppose":
            seats.append(stage.asked[0])
        stage.pick("pass" if "pass" in stage.options() else "done")
    assert seats == [3, 1, 2]


@rule("doomtown", "job.mark.own-card", "job.posse.defence-by-anyone")
def test_nobody_opposes_the_own_job() -> None:
    mine = {"hand": ["ambush"], "gang": ["clint-ramsey", "clementine-lepp"], "stash": 5}
    stage = Stage(mine, {"gang": ["olivia-jenks"]})
    stage.pick("play:ambush", "lead:clint-ramsey.0", "choose:clementine-lepp.0")
    stage.until("noon")
    assert stage.player(0)["boot_hill"] == ["clementine-lepp"]
    assert stage.player(0)["stash"] == 1


@rule("doomtown", "job.leader.pays-boot-cost", "job.posse.boot-to-join", "shootout.trespass.bounty-increase")
def test_a_job_at_the_leaders_own_home_is_fought_there() -> None:
    mine = {"hand": ["ambush"], "gang": [("clint-ramsey", "square")], "stash": 5}
    theirs = {"gang": [("clementine-lepp", "law-dogs.0")]}
    stage = Stage(mine, theirs)
    stage.pick("play:ambush")
    if stage.asked == (0, "choose"):
        stage.pick("choose:clementine-lepp.1")
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("clint-ramsey.0")["bounty"] == 1  # she is not wanted
    stage.pick("oppose", "join:clementine-lepp.1")
    assert stage.dude("clint-ramsey.0")["place"] == "law-dogs.0"
    assert stage.dude("clementine-lepp.1")["bounty"] == 1  # the trespasser is the defender
    assert stage.dude("clint-ramsey.0")["bounty"] == 1
