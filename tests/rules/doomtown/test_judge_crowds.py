"""A judge's questions about jobs, Cheatin' and bounties with more than two players."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.test_judge_hands import cards

HIGH, PAIR, FOURS = "2S 4D 6H 8C 10S", "3S 3D 5H 6C 10S", "3S 3D 3H 3C 10S"
CHEAT, CHEAT_TOO = "3S tommy-harden 5H 6C 10S", "4S marion-seville 5D 6S 10D"


@rule("doomtown", "job.end.failure-no-effect", "multi.posse.invite-allies", "job.end.survivors")
def test_all_who_stood_against_the_coach_are_paid_and_stay() -> None:
    stage = Stage(
        {"hand": ["a-coach-comes-to-town"], "gang": ["steele-archer"], "deck": cards(HIGH)},
        {"gang": [("clementine-lepp", "square")], "deck": cards(FOURS + " KD")},
        {"gang": [("avie-cline", "square")]},
        {"gang": ["olivia-jenks"]},
    )
    stage.pick("play:a-coach-comes-to-town", "done", "oppose", "join:clementine-lepp.1")
    stage.pick("invite:seat-2", "join:avie-cline.2", "done")
    stage.until("casualties", "done pass shooter:clementine-lepp.1")
    assert stage.asked == (0, "casualties")
    stage.pick("ace:steele-archer.0")
    stage.until("noon")
    assert [stage.player(seat)["stash"] for seat in range(4)] == [5, 9, 9, 5]
    assert [stage.dude(name)["place"] for name in ("clementine-lepp.1", "avie-cline.2")] == ["square", "square"]


@rule("doomtown", "job.end.survivors", "multi.posse.invite-allies", "job.posse.boot-to-join")
def test_allies_of_a_job_boot_to_join_and_go_to_their_own_homes() -> None:
    stage = Stage(
        {"hand": ["a-coach-comes-to-town"], "gang": ["steele-archer"]},
        {},
        {"gang": ["avie-cline", ("bobo", "square")]},
    )
    stage.pick("play:a-coach-comes-to-town", "invite:seat-2", "join:avie-cline.2", "join:bobo.2", "done")
    assert stage.asked == (1, "noon")  # nobody is left who could oppose
    for name in ("avie-cline.2", "bobo.2"):
        assert (stage.dude(name)["place"], stage.dude(name)["booted"]) == ("the-fourth-ring.2", True)
    assert [stage.player(seat)["stash"] for seat in range(3)] == [9, 5, 5]


@rule("doomtown", "job.leader.bearer-or-free-choice", "wanted.reward.card-ability", "wanted.reward.never-for-own")
def test_abram_grothe_cleans_up_and_is_paid_for_strangers_only() -> None:
    place = "gomorra-parish.1"
    stage = Stage(
        {"gang": ["abram-grothe", {"card": "clint-ramsey", "at": place, "bounty": 4}]},
        {
            "street": ["home", "gomorra-parish"],
            "gang": [{"card": "clementine-lepp", "at": place, "bounty": 2}, ("olivia-jenks", place)],
        },
        {"gang": [("bobo", place), {"card": "avie-cline", "at": place, "bounty": 3}]},
    )
    stage.pick("act:abram-grothe.0")
    assert stage.offers("lead") == []  # the ability is his own, so he leads
    stage.until("noon", "done pass")
    assert [dude["id"] for dude in stage.view["dudes"]] == ["abram-grothe.0", "olivia-jenks.1"]
    assert [stage.player(seat)["stash"] for seat in range(3)] == [5 + 2 + 3, 5, 5]
    assert stage.player(2)["boot_hill"] == []
    assert GAME.faults(stage.state) == []


@rule("doomtown", "harrowed.ace.effect-only-discards", "wanted.reward.card-ability", "job.leader.pays-boot-cost")
def test_the_judge_discards_a_harrowed_dude_and_is_paid_all_the_same() -> None:
    stage = Stage(
        {"gang": ["judge-harry-somerset"]}, {}, {"gang": [{"card": "avie-cline", "bounty": 3, "gear": ["soul-blast"]}]}
    )
    stage.pick("act:judge-harry-somerset.0")
    assert stage.dude("judge-harry-somerset.0")["booted"]
    stage.until("noon", "pass")
    assert sorted(stage.player(2)["discards"]) == ["avie-cline", "soul-blast"]
    assert stage.player(2)["boot_hill"] == []
    assert stage.player(0)["stash"] == 8


# ---- Cheatin'


@rule("doomtown", "gamblin.cheatin.one-per-victim", "gamblin.cheatin.window", "gamblin.cheatin.not-on-self")
def test_four_players_with_two_cheaters_choose_whom_they_punish() -> None:
    stage = Stage(
        {"deck": cards("KS QD JH 9C 8S"), "hand": ["coachwhip"]},
        {"deck": cards(CHEAT), "gang": ["olivia-jenks"]},
        {"deck": cards(CHEAT_TOO), "gang": ["avie-cline"], "hand": ["coachwhip"]},
        {"deck": cards("KD QS JC 9D 7S"), "hand": ["coachwhip"]},
        phase="gamblin",
        winner=2,
    )
    assert stage.asked == (2, "cheatin")  # the Winner of the day before is first
    stage.pick("pass")
    assert stage.asked == (3, "cheatin")
    stage.pick("play:coachwhip")
    assert stage.asked == (3, "victim")
    stage.pick("choose:seat-1")
    assert stage.dude("olivia-jenks.1")["booted"]
    assert stage.asked == (0, "cheatin")
    stage.pick("play:coachwhip")  # only one is left to punish
    assert stage.dude("avie-cline.2")["booted"]
    assert stage.hand(2) == ["coachwhip"]


@rule("doomtown", "shootout.resolution.cheatin-by-outsiders", "shootout.resolution.cheatin-one-per-victim")
def test_an_outsider_may_punish_both_sides_but_not_twice() -> None:
    stage = Stage(
        {"gang": [("steele-archer", "square")], "deck": cards(CHEAT)},
        {"gang": [("clementine-lepp", "square")], "deck": cards(CHEAT_TOO)},
        {"hand": ["one-good-turn", "one-good-turn", "one-good-turn"]},
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "pass", "pass", "pass", "pass")
    assert stage.asked == (2, "resolution")
    stage.pick("play:one-good-turn/1", "choose:seat-0", "pass", "pass", "play:one-good-turn/1")
    assert stage.player(2)["stash"] == 5 + 3 + 3
    assert stage.asked != (2, "resolution")  # nobody is left to punish


# ---- heads without dudes


@rule("doomtown", "multi.casualties.principal-decides", "multi.draw.principal-deck", "shootout.plays.order")
def test_a_head_whose_own_dudes_are_gone_still_draws_for_the_allies() -> None:
    stage = Stage(
        {"gang": [("steele-archer", "square")], "deck": cards(PAIR + " " + PAIR)},
        {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH + " " + HIGH + " 7S 7D")},
        {"gang": [("avie-cline", "square")], "deck": cards(FOURS), "hand": ["missed"]},
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "done", "invite:seat-2")
    stage.pick("join:avie-cline.2", "done")
    stage.until("casualties", "pass done shooter:clementine-lepp.1")
    stage.pick("discard:clementine-lepp.1", "done", "done")
    assert stage.view["shootout"]["round"] == 2
    assert stage.asked == (0, "shootout")
    stage.pick("pass")
    assert stage.asked == (2, "shootout")  # seat 1 has no dude in it and makes no plays
    stage.until("casualties", "pass done")
    assert stage.asked == (1, "casualties")  # but the posse is still seat 1's
    assert stage.player(2)["deck"] == 5
    assert stage.options() == ["home:avie-cline.2"]


@rule("doomtown", "control.deed.tie-to-owner", "victory.condition.control-over-influence", "goal.influence.sources")
def test_influence_counts_wherever_a_dude_stands() -> None:
    points = {"law-dogs.0": {"points": 3}}
    gangs: list[dict[str, Any]] = [
        {},
        {"outskirts": ["blake-ranch"], "gang": [{"card": "sloane", "at": "blake-ranch.1", "booted": True}]},
        {},
    ]
    stage = Stage(*gangs, cards=points)
    stage.pick("pass", "pass", "pass")
    assert GAME.result(stage.state) is None
    gangs[1]["gang"] = [("olivia-jenks", "blake-ranch.1")]
    stage = Stage(*gangs, cards=points)
    stage.pick("pass", "pass", "pass")
    assert GAME.result(stage.state).places == (1, 2, 2)
