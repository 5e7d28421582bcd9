"""Jobs."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, Stage

COACH = {"hand": ["a-coach-comes-to-town"], "gang": ["clint-ramsey"]}


def coach(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **more: Any) -> Stage:
    """A job that marks the town square, about to be opposed."""
    stage = Stage({**COACH, **(mine or {})}, theirs or {"gang": ["sloane"]}, **more)
    stage.pick("play:a-coach-comes-to-town")
    return stage


@rule("doomtown", "job.start.noon-job-ability", "job.posse.unopposed-succeeds", "job.end.survivors")
def test_an_unopposed_job_succeeds_and_its_posse_goes_home_booted() -> None:
    stage = coach()
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    assert stage.player(0)["stash"] == 9
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("clint-ramsey.0")["place"] == "law-dogs.0"
    assert stage.asked == (1, "noon")


@rule("doomtown", "job.leader.unbooted", "job.leader.bearer-or-free-choice")
def test_the_leader_is_an_unbooted_dude_of_choice() -> None:
    gang = ["clint-ramsey", "olivia-jenks", {"card": "steven-wiles", "booted": True}]
    stage = coach({"gang": gang})
    assert stage.asked == (0, "lead")
    assert stage.options() == ["lead:clint-ramsey.0", "lead:olivia-jenks.0"]
    stage = Stage({**COACH, "gang": [{"card": "clint-ramsey", "booted": True}]})
    assert stage.refused("play:a-coach-comes-to-town") == ("no-leader", "job.leader.unbooted")


@rule("doomtown", "job.posse.boot-to-join", "job.posse.leader-side-eligible", "job.posse.leader-first")
def test_members_boot_to_join_but_not_the_leader() -> None:
    gang = ["clint-ramsey", "olivia-jenks", {"card": "steven-wiles", "at": "square", "booted": True}]
    stage = coach({"gang": gang})
    stage.pick("lead:clint-ramsey.0")
    assert stage.offers("join") == ["join:olivia-jenks.0", "join:steven-wiles.0"]
    stage.pick("join:olivia-jenks.0", "join:steven-wiles.0")
    assert stage.dude("olivia-jenks.0")["booted"]
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert stage.asked == (1, "oppose")


@rule(
    "doomtown",
    "job.posse.not-empty",
    "job.posse.defence-by-anyone",
    "job.saddle-up.shootout",
    "job.saddle-up.move-together",
)
def test_whoever_opposes_must_bring_somebody() -> None:
    stage = coach(None, {"gang": ["pancho-castillo"]})
    stage.pick("oppose")
    assert stage.refused("done") == ("posse-empty", "job.posse.not-empty")
    stage.pick("join:pancho-castillo.1")
    assert stage.dude("pancho-castillo.1")["place"] == stage.dude("clint-ramsey.0")["place"] == "square"
    assert stage.dude("pancho-castillo.1")["booted"]
    assert stage.asked == (0, "shootout")


@rule("doomtown", "job.end.success-condition", "job.end.failure-no-effect", "job.end.posses-dissolved")
def test_a_job_fails_when_its_shootout_is_not_won() -> None:
    decks = [[*HIGH_CARD, "bobo", "bobo", "bobo", "bobo"], [*PAIR, "bobo", "bobo", "bobo", "bobo"]]
    stage = coach({"deck": decks[0]}, {"gang": ["sloane"], "deck": decks[1]})
    stage.pick("oppose", "join:sloane.1", "pass", "pass")
    stage.until("run-or-gun")
    while stage.asked is not None and stage.asked[1] != "noon":
        options = stage.options()
        flee = [pick for pick in options if pick == "flee:clint-ramsey.0"]
        stage.pick(flee[0] if flee else options[0])
    assert stage.player(0)["stash"] == 5
    assert stage.view["job"] is None
    assert stage.view["shootout"] is None


@rule("doomtown", "job.mark.own-card", "job.posse.defence-by-controller")
def test_who_defends_a_deed_is_first_its_controller() -> None:
    mine = {"hand": ["establishin-whos-in-charge"], "gang": ["clint-ramsey"], "street": ["home", "b-b-attorneys"]}
    stage = Stage(mine, {"gang": [("sloane", "square")]}, {"gang": [("steele-archer", "square")]})
    stage.pick("play:establishin-whos-in-charge", "done")
    assert stage.asked == (1, "oppose")
    stage.pick("pass")
    assert stage.asked == (2, "oppose")
    stage.pick("pass")
    assert stage.place("b-b-attorneys.0")["control"] == 2


@rule("doomtown", "job.posse.illegal-posse", "job.leader.pays-boot-cost")
def test_a_posse_that_is_too_weak_fails_at_once() -> None:
    stage = Stage({"hand": ["kidnappin"], "gang": ["lucinda-lucy-clover"]}, {"gang": ["sloane"]})
    stage.pick("play:kidnappin")
    if stage.asked is not None and stage.asked[1] == "choose":
        stage.pick("choose:sloane.1")
    assert stage.asked == (1, "noon")
    assert stage.dude("sloane.1") != {}
    assert stage.dude("lucinda-lucy-clover.0")["booted"]
