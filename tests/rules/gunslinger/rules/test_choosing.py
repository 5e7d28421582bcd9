"""Choosing cards (7. AZIONI): which stacks are legal, and that all cards come back every turn."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from sixgun.games.gunslinger.table.stacks import packed, side_at
from sixgun.games.gunslinger.table.state import GIVES_UP, NOT_YET
from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import happened, play_out

FAR = man("the-kid", "A1", "n")
# The printed times of the cards of Section I.
TIME = {
    "1f": 2,
    "1b": 3,
    "2f": 1,
    "2b": 2,
    "3f": 1,
    "3b": 1,
    "4f": 1,
    "4b": 1,
    "5f": 2,
    "5b": 3,
    "6f": 2,
    "7f": 1,
    "8f": 3,
    "9f": 3,
}


def alone(**ike: Any) -> Stage:
    return Stage(man("ike", "F6", "n", **ike), FAR)


def legal(free: int, built: bool) -> set[tuple[str, ...]]:
    """Every legal stack by the rulebook: five segments, a card once, RUN with ADVANCE, SPRINT with RUN and built up."""
    found: set[tuple[str, ...]] = set()
    for size in range(6):
        for stack in permutations(TIME, size):
            if sum([TIME[side] for side in stack]) > free or len({side[:-1] for side in stack}) < size:
                continue
            if "2f" in stack and "1f" not in stack:
                continue
            if {"3f", "4f"} & set(stack) and not (built and "2f" in stack):
                continue
            found.add(stack)
    return found


def actions(stack: tuple[str, ...]) -> tuple[str, ...]:
    """What a stack does: 5f and 6f, 3f and 4f show the same."""
    return tuple([{"6f": "5f", "4f": "3f"}.get(side, side) for side in stack])


# ---- all of them


@pytest.mark.parametrize("delay", range(7))
@pytest.mark.parametrize("built", [False, True])
@rule("gunslinger", "7.0c", "7.0d", "7.0e", "2.3")
def test_what_may_be_chosen_is_what_the_rulebook_allows(delay: int, built: bool) -> None:
    stage = alone(delay=delay, executed_last=["advance", "run"] if built else [])
    named = [pick.removeprefix("plan:") for pick in stage.options(0) if pick.startswith("plan:")]
    offered = [tuple(name.split("+")) if name != "none" else () for name in named]
    allowed = legal(max(0, 5 - delay), built)
    assert set(offered) <= allowed
    ways = [actions(stack) for stack in offered]
    assert len(set(ways)) == len(ways)  # each way to play a turn once
    assert set(ways) == {actions(stack) for stack in allowed}
    for stack in sorted(allowed)[:: max(1, len(allowed) // 25)]:
        assert stage.why(f"plan:{'+'.join(stack) or 'none'}", 0) is None


# ---- five segments


@pytest.mark.parametrize("delay", range(8))
@pytest.mark.parametrize(("stack", "time"), [("3b", 1), ("5f", 2), ("9f", 3), ("9f+7f", 4), ("5f+6f+7f", 5)])
@rule("gunslinger", "7.0c")
def test_times_and_delay_together_may_reach_five_but_not_exceed_it(delay: int, stack: str, time: int) -> None:
    stage = alone(delay=delay)
    wrong = stage.refusal(f"plan:{stack}")
    if time + delay <= 5:
        assert wrong is None
    else:
        assert (wrong.code, wrong.rule) == ("over-five", "7.0c")


@pytest.mark.parametrize("stack", ["9f+8f", "1b+5b", "5f+6f+1f", "5f+6f+7f+3b", "1f+2f+3b+7f+4b"])
@rule("gunslinger", "7.0c")
def test_six_segments_are_too_many(stack: str) -> None:
    assert sum([TIME[side] for side in stack.split("+")]) == 6
    assert alone().why(f"plan:{stack}") == ("over-five", "7.0c")


@pytest.mark.parametrize("delay", [5, 6, 20])
@rule("gunslinger", "7.0c")
def test_with_five_or_more_delay_points_no_card_can_be_chosen(delay: int) -> None:
    stage = alone(delay=delay)
    assert [pick for pick in stage.options(0) if pick.startswith("plan:")] == ["plan:none"]
    assert stage.why("plan:3b") == ("over-five", "7.0c")


@rule("gunslinger", "7.0c")
def test_delay_that_comes_after_the_choice_does_not_make_it_illegal() -> None:
    stage = Stage(man("ike", "F6", "n", serious=1), FAR, deck=[61])  # a FATIGUE CARD of 2
    assert stage.why("plan:9f+5f") is None
    stage.plan(ike="9f+5f")
    assert stage.seen("ike", 0)["stack"]["height"] == 2
    play_out(stage)
    assert [event["action"] for event in stage.told("revealed")] == ["draw-and-cock", "cock-aim-shoot"]


@rule("gunslinger", "7.0c")
def test_only_the_own_delay_counts() -> None:
    stage = Stage(man("ike", "F6"), man("texas", "A1", delay=4))
    assert stage.why("plan:9f+5f", 0) is None
    assert stage.why("plan:5f", 1) == ("over-five", "7.0c")


# ---- each card once


@pytest.mark.parametrize("side", TIME)
@rule("gunslinger", "7.0d")
def test_no_card_can_be_chosen_twice(side: str) -> None:
    assert alone(executed_last=["advance", "run"]).why(f"plan:{side}+{side}") == ("card-twice", "7.0d")


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
@rule("gunslinger", "7.0d", "2.3")
def test_a_card_is_chosen_with_one_of_its_faces(card: int) -> None:
    stage = alone(executed_last=["advance", "run"])
    assert stage.why(f"plan:{card}f+{card}b") == ("both-sides", "7.0d")
    assert stage.why(f"plan:{card}b+7f+{card}f") == ("both-sides", "7.0d")


@pytest.mark.parametrize(
    ("stack", "problem"),
    [
        ("5f+6f", None),  # there are two COCK/AIM/SHOOT
        ("5b+6f", None),  # and one of them is left beside GET UP/DOWN
        ("5b+5f", ("both-sides", "7.0d")),
        ("3f+4f+2f+1f", None),  # there are two SPRINTS
        ("3b+4f+2f+1f", None),
        ("4b+3f+2f+1f", None),
        ("3b+3f+2f+1f", ("both-sides", "7.0d")),
        ("3f+4f+3b+2f+1f", ("both-sides", "7.0d")),
        ("3b+4b", None),
    ],
)
@rule("gunslinger", "7.0d")
def test_an_action_on_two_cards_can_be_chosen_as_often_as_cards_are_left(
    stack: str, problem: tuple[str, str] | None
) -> None:
    assert alone(executed_last=["advance", "run"]).why(f"plan:{stack}") == problem


# ---- fewer, or none


@rule("gunslinger", "7.0e")
def test_a_character_without_a_card_does_nothing_that_turn() -> None:
    stage = alone(gun_hand="C45!", aim={"hex": "F3", "points": 4})
    before = stage.person("ike")
    stage.plan()
    assert happened(stage, "revealed", "declared", "moved", "shot", "undone", "lost-aim") == []
    assert stage.person("ike") == {**before, "cap": 5}
    assert stage.view()["turn"] == 2


@pytest.mark.parametrize("stack", ["3b", "1f", "9f", "7f+3b"])
@rule("gunslinger", "7.0e")
def test_fewer_cards_than_would_fit_are_enough(stack: str) -> None:
    stage = alone()
    assert stage.why(f"plan:{stack}") is None
    stage.plan(ike=stack)
    play_out(stage)
    assert len(stage.told("revealed")) == len(stack.split("+"))
    assert stage.view()["turn"] == 2


# ---- every turn anew


@rule("gunslinger", "7.0f")
def test_executed_cards_can_be_chosen_again_in_the_next_turn() -> None:
    stage = alone()
    first = stage.options(0)
    for _ in range(3):
        assert set(first) <= set(stage.options(0))
        stage.plan(ike="1f+2b+3b")
        play_out(stage)
        assert len(stage.told("revealed")) == 3


@rule("gunslinger", "7.0f", "5.6")
def test_cancelled_cards_can_be_chosen_again_in_the_next_turn() -> None:
    stage = alone(down=True)
    stage.plan(ike="2f+1f+3b")  # TURN would come in segment 8
    play_out(stage)
    assert [event["count"] for event in stage.told("undone")] == [1]
    stage.turns(3)  # the delay wears off
    assert stage.why("plan:2f+1f+3b") is None
    assert stage.seen("ike", 0)["stack"]["cards"] is None  # nothing is chosen beforehand


@rule("gunslinger", "4.2a", "15.4a")
def test_a_player_who_has_not_chosen_or_gives_up_has_no_card_in_the_stack() -> None:
    for plan in (packed([]), NOT_YET, GIVES_UP):
        assert [side_at(plan, place) for place in range(4)] == [-1] * 4
    assert [side_at(packed([7, 3]), place) for place in range(4)] == [7, 3, -1, -1]
