"""RUN and SPRINT (9.21, 9.23): what they need, where they go and what they cost."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR, place, unfit
from tests.rules.gunslinger.stage import Stage, man

AHEAD = "move:straight-ahead"


def built(*done: str, **more: object) -> Stage:
    """Ike, who executed some actions in the turn before."""
    return Stage(man("ike", "F9", "n", executed_last=list(done)), FAR, **more)


# ---- what goes with what


@rule("gunslinger", "9.21a")
@pytest.mark.parametrize("stack", ["2f", "2f+3b", "1b+2f", "2f+5f"])
def test_run_needs_advance_and_nothing_else_will_do(stack: str) -> None:
    stage = Stage(man("ike", "F9", "n"), FAR)
    assert stage.why(f"plan:{stack}") == ("run-needs-advance", "9.21a")
    assert f"plan:{stack}" not in stage.options()
    assert stage.why("plan:2f+1f") is None


@rule("gunslinger", "9.21a")
def test_a_run_that_is_due_is_executed_even_if_its_advance_never_is() -> None:
    """With two delay points RUN comes in segment 3; crawling costs two more, and ADVANCE would come in segment 7."""
    stage = Stage(man("ike", "F9", "n", delay=2, down=True), FAR)
    stage.plan(ike="2f+1f")
    stage.picks(AHEAD, AHEAD)
    assert [event["hex"] for event in stage.told("moved")] == ["F8"]
    assert [event["count"] for event in stage.told("undone")] == [1]


@rule("gunslinger", "9.21b")
@pytest.mark.parametrize("stack", ["3f", "1f+3f", "3f+1f", "1f+3f+4f"])
def test_sprint_needs_run(stack: str) -> None:
    stage = built("advance", "run")
    assert stage.why(f"plan:{stack}") == ("sprint-needs-run", "9.21b")
    assert f"plan:{stack}" not in stage.options()


@rule("gunslinger", "9.21b", "9.21a")
def test_sprint_with_run_but_without_advance_is_illegal_too() -> None:
    assert built("advance", "run").why("plan:2f+3f") == ("run-needs-advance", "9.21a")


@rule("gunslinger", "9.21c")
@pytest.mark.parametrize("stack", ["1f+2f", "2f+1f", "1f+2f+3f", "1f+3f+2f", "2f+1f+3f", "3f+1f+2f", "3f+2f+1f"])
def test_they_are_executed_in_whatever_order_they_stand(stack: str) -> None:
    stage = built("advance", "run", deck=[1])
    stage.plan(ike=stack)
    count = len(stack.split("+"))
    events = []
    for _ in range(count):
        stage.pick(AHEAD)
        events += stage.events
    assert sum(event["event"] == "moved" for event in events) == count
    assert place(stage, "ike") == (f"F{9 - count}", "n")


# ---- SPRINT


@rule("gunslinger", "9.23a")
def test_a_sprint_goes_straight_ahead_only() -> None:
    stage = built("advance", "run", deck=[1])
    stage.plan(ike="3f+2f+1f")
    assert stage.options() == [AHEAD]
    for way in ("ahead-left", "ahead-right", "straight-back"):
        assert stage.why(f"move:{way}") == ("not-that-way", "9.23a")
    stage.pick(AHEAD)
    assert stage.person("ike")["hex"] == "F8"


@rule("gunslinger", "9.23b")
@pytest.mark.parametrize(("stack", "cards"), [("1f+2f", []), ("3f+2f+1f", [61]), ("3f+4f+2f+1f", [1, 2])])
def test_each_sprint_draws_a_delay_card(stack: str, cards: list[int]) -> None:
    stage = built("advance", "run", deck=cards)
    stage.plan(ike=stack)
    stage.picks(*[AHEAD] * len(stack.split("+")))
    assert stage.drew("delay") == cards
    assert sum(event["delay"] for event in stage.told("gained")) == (2 if cards == [61] else 0)


@rule("gunslinger", "9.23b")
def test_a_sprint_that_is_never_executed_draws_nothing() -> None:
    """ADVANCE costs a crawler two delay points: 2 + 2 + 1 is segment 5 for RUN, whose crawling undoes the SPRINT."""
    stage = Stage(man("ike", "F9", "n", down=True, executed_last=["advance", "run"]), FAR, deck=[61])
    stage.plan(ike="1f+2f+3f")
    stage.picks(AHEAD, AHEAD, AHEAD)
    assert [event["hex"] for event in stage.told("moved")] == ["F8", "F7"]
    assert stage.drew("delay") == []


@rule("gunslinger", "9.23c")
@pytest.mark.parametrize("done", [[], ["advance"], ["run"]])
def test_a_sprint_is_built_up_by_advance_and_run_in_the_turn_before(done: list[str]) -> None:
    stage = built(*done)
    assert stage.why("plan:3f+2f+1f") == ("sprint-not-built-up", "9.23c")
    assert stage.seen("ike")["sprint"] is False
    assert not [pick for pick in stage.options() if "3f" in pick or "4f" in pick]
    assert built("advance", "run").seen("ike")["sprint"] is True


@rule("gunslinger", "9.23c")
@pytest.mark.parametrize(("done", "legal"), [([], False), (["advance"], False), (["run"], True)])
def test_by_option_run_alone_builds_it_up(done: list[str], legal: bool) -> None:
    stage = built(*done, options={"sprint": "run"})
    assert (stage.why("plan:3f+2f+1f") is None) == legal
    assert stage.seen("ike")["sprint"] is legal


@rule("gunslinger", "9.23c")
def test_the_turn_before_last_does_not_count() -> None:
    stage = Stage(man("ike", "F9", "n"), FAR)
    stage.plan(ike="1f+2f")
    stage.picks(AHEAD, AHEAD)
    assert stage.why("plan:3f+2f+1f") is None
    stage.plan()
    assert stage.why("plan:3f+2f+1f") == ("sprint-not-built-up", "9.23c")


@rule("gunslinger", "9.23c")
def test_run_of_one_turn_and_advance_of_the_next_do_not_add_up() -> None:
    stage = built("run")
    stage.plan(ike="1f")
    stage.pick(AHEAD)
    assert stage.person("ike")["executed_last"] == ["advance"]
    assert stage.why("plan:3f+2f+1f") == ("sprint-not-built-up", "9.23c")


@rule("gunslinger", "9.23c")
def test_cards_that_were_chosen_but_not_executed_do_not_count() -> None:
    """ADVANCE in segment 2 costs a crawler two points; with a delay point more, RUN would come in segment 6."""
    stage = Stage(man("ike", "F9", "n", down=True, delay=1), FAR)
    stage.plan(ike="1f+2f")
    stage.picks(AHEAD, AHEAD)
    assert stage.person("ike")["executed_last"] == ["advance"]
    assert stage.why("plan:3f+2f+1f") == ("sprint-not-built-up", "9.23c")


@rule("gunslinger", "9.23c")
@pytest.mark.parametrize("done", [[], ["advance"], ["run"]])
def test_a_position_with_a_sprint_that_is_not_built_up_is_refused(done: list[str]) -> None:
    ike = man("ike", "F9", "n", executed_last=done, plan=["3f", "2f", "1f"])
    assert unfit(ike, FAR, phase="reveal") == ("sprint-not-built-up", "9.23c")


@rule("gunslinger", "9.23d")
def test_one_sprint_or_two_but_there_is_no_third() -> None:
    stage = built("advance", "run", deck=[1, 2])
    assert stage.why("plan:1f+2f+3f") is None
    assert stage.why("plan:1f+2f+3f+3f") == ("card-twice", "7.0d")
    stage.plan(ike="1f+2f+3f+4f")
    stage.picks(AHEAD, AHEAD, AHEAD, AHEAD)
    assert [event["hex"] for event in stage.told("moved")] == ["F8", "F7", "F6", "F5"]


@rule("gunslinger", "9.23d", "9.23c")
def test_a_sprinter_may_go_on_sprinting() -> None:
    stage = built("advance", "run", deck=[1, 2])
    for _ in range(2):
        stage.plan(ike="1f+2f+3f")
        stage.picks(AHEAD, AHEAD, AHEAD)
    assert place(stage, "ike") == ("F3", "n")
