"""Lying down, getting up and crawling (9.2b, 9.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR, place
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import happened

AHEAD = "move:straight-ahead"
BUILT: dict[str, Any] = {"executed_last": ["advance", "run"]}


def delays(stage: Stage) -> list[tuple[int, int]]:
    """Delay points and endurance boxes that were taken, one after the other."""
    return [(event["delay"], event["boxes"]) for event in stage.told("gained")]


# ---- crawling


@rule("gunslinger", "9.2b")
@pytest.mark.parametrize(
    ("stack", "picks", "crawled"),
    [
        ("1f", [AHEAD], [(2, 0)]),
        ("1b", ["move:straight-back"], [(2, 0)]),
        ("2f+1f", [AHEAD, AHEAD], [(2, 0), (2, 0)]),  # RUN in segment 1, ADVANCE in 1 + 2 + 2 = 5
    ],
)
def test_each_move_costs_a_crawler_two_delay_points_without_a_card(
    stack: str, picks: list[str], crawled: list[tuple[int, int]]
) -> None:
    stage = Stage(man("ike", "F6", "n", down=True), FAR)
    stage.plan(ike=stack)
    stage.picks(*picks)
    assert delays(stage) == crawled
    assert stage.told("drew") == []
    assert stage.person("ike")["down"]
    assert stage.person("ike")["endurance"] == 20
    upright = Stage(man("ike", "F6", "n"), FAR)
    upright.plan(ike=stack)
    upright.picks(*picks)
    assert (delays(upright), upright.told("drew")) == ([], [])


@rule("gunslinger", "9.2b", "9.23b")
def test_a_sprint_on_all_fours_costs_the_points_and_its_card() -> None:
    stage = Stage(man("ike", "F6", "n", down=True, **BUILT), FAR, deck=[37])
    stage.plan(ike="3f+2f+1f")
    stage.pick(AHEAD)
    assert delays(stage) == [(2, 0), (1, 0)]  # 37: one delay point
    assert stage.drew("delay") == [37]


@rule("gunslinger", "9.2b")
@pytest.mark.parametrize(("card", "pick"), [("3b", "turn:ahead-left"), ("2b", "turn:straight-back")])
def test_turning_while_down_costs_nothing(card: str, pick: str) -> None:
    stage = Stage(man("ike", "F6", "n", down=True), FAR)
    stage.plan(ike=card)
    stage.pick(pick)
    assert (delays(stage), stage.told("drew")) == ([], [])
    assert stage.person("ike")["down"]


@rule("gunslinger", "9.2b")
def test_whoever_gets_up_first_walks_for_free() -> None:
    """LEAP/DROP in segment 1 (two cards without delay), ADVANCE in segment 3."""
    stage = Stage(man("ike", "F6", "n", down=True), FAR, deck=[1, 2])
    stage.plan(ike="4b+1f")
    stage.pick(AHEAD)
    assert delays(stage) == []
    assert (stage.person("ike")["hex"], stage.person("ike")["down"]) == ("F5", False)


# ---- down and up


@rule("gunslinger", "9.4a", "8.2")
@pytest.mark.parametrize("card", ["5b", "4b"])
@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("facing", ["n", "sw"])
def test_the_counter_is_turned_over_and_nothing_else(card: str, down: bool, facing: str) -> None:
    stage = Stage(man("ike", "F6", facing, down=down), FAR, deck=[1, 2])
    stage.plan(ike=card)
    assert (place(stage, "ike"), stage.person("ike")["down"]) == (("F6", facing), not down)


@rule("gunslinger", "9.4a")
@pytest.mark.parametrize("card", ["5b", "4b"])
def test_it_must_be_turned_over(card: str) -> None:
    stage = Stage(man("ike", "F6", "n", gun_hand="C45"), FAR)  # with something in the hand there is something to say
    stage.plan(ike=card)
    assert stage.options() == ["flip", "drop:gun-hand"]
    assert stage.why("nothing") == ("not-this-action", "5.4")


@rule("gunslinger", "9.4a")
@pytest.mark.parametrize("hit", [True, False])
def test_whoever_falls_before_lying_down_gets_up_instead(hit: bool) -> None:
    """16: SIDE. STUN 2: nothing. STAGGER: SAME twice. DROP: no delay. GET UP/DOWN comes in segment 3 all the same."""
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n"), deck=[16 if hit else 1, *range(2, 10)]
    )
    stage.plan(marshal="7f", the_kid="5b")
    stage.pick("shoot>the-kid")
    assert happened(stage, "dropped", "flipped") == [(1, "dropped", "the-kid")] * hit + [(3, "flipped", "the-kid")]
    assert stage.person("the-kid")["down"] is not hit


@rule("gunslinger", "9.4b")
@pytest.mark.parametrize("down", [False, True])
def test_a_leap_draws_two_delay_cards_and_getting_up_none(down: bool) -> None:
    leap = Stage(man("ike", "F6", "n", down=down), FAR, deck=[37, 61])
    leap.plan(ike="4b")
    assert leap.drew("delay") == [37, 61]
    assert delays(leap) == [(1, 0), (2, 0)]
    slow = Stage(man("ike", "F6", "n", down=down), FAR, deck=[37, 61])
    slow.plan(ike="5b")
    assert (slow.told("drew"), delays(slow)) == ([], [])


@rule("gunslinger", "9.4b")
def test_a_leap_comes_in_segment_1_and_getting_up_in_3() -> None:
    for card, segment in (("4b", 1), ("5b", 3)):
        stage = Stage(man("ike", "F6", "n"), FAR, deck=[1, 2])
        stage.plan(ike=card)
        assert happened(stage, "flipped") == [(segment, "flipped", "ike")]
