"""Passing out (14.2, 14.6, 15.3): when, what becomes of whoever does, and who scores for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act, shot


def worn_out(boxes: int, delay: int, passing_out: str = "after", **kid: Any) -> Stage:
    return Stage(
        man("marshal", "F3", "s"),
        man("the-kid", "F9", "n", endurance=boxes, delay=delay, **kid),
        options={"passing_out": passing_out},
    )


def ends(stage: Stage, turns: int) -> list[str]:
    """How the Kid is at the end of each turn."""
    found = []
    for _ in range(turns):
        act(stage)
        kid = stage.person("the-kid")
        found.append("ko" if kid["out"] else "weary" if kid["weary"] else "well")
    return found


@pytest.mark.parametrize(
    ("passing_out", "boxes", "found"),
    [
        # 14 delay points become 7, 3 and 1 at the ends of three turns.
        ("after", 2, ["weary", "ko"]),
        ("after", 3, ["weary", "well", "well"]),
        ("after", 6, ["weary", "well", "well"]),
        ("after", 7, ["well", "well", "well"]),
        # Before they are halved, they are 14, 7 and 3.
        ("before", 2, ["weary", "ko"]),
        ("before", 6, ["weary", "ko"]),
        ("before", 7, ["weary", "well", "well"]),
        ("before", 13, ["weary", "well", "well"]),
        ("before", 14, ["well", "well", "well"]),
    ],
)
@rule("gunslinger", "14.2b")
def test_more_delay_than_boxes_at_the_end_of_two_turns_in_a_row(passing_out: str, boxes: int, found: list[str]) -> None:
    assert ends(worn_out(boxes, 14, passing_out), len(found)) == found


@rule("gunslinger", "14.2b")
def test_a_turn_in_between_starts_the_count_again() -> None:
    # Four boxes. FATIGUE CARDS with 0, 0: 4 delay points become 2. With 2, 2: no box is left, 6 become 3. 2, 2: 7, 3.
    stage = Stage(
        man("marshal", "F3", "s"),
        man("the-kid", "F9", "n", endurance=4, delay=4, serious=2, weary=True),
        deck=[1, 2, 61, 62, 63, 64],
    )
    assert ends(stage, 3) == ["well", "weary", "ko"]


@rule("gunslinger", "14.2b")
def test_passing_out_comes_with_an_event_and_not_before_the_end_of_the_turn() -> None:
    stage = worn_out(2, 14, weary=True)
    stage.plan(marshal="1f")
    assert stage.person("the-kid")["out"] == []
    stage.pick("move:straight-ahead")
    assert [event["character"] for event in stage.told("passed-out")] == ["the-kid"]


# ---- what becomes of the unconscious


def knocked_out() -> Stage:
    """The Kid has passed out; the Marshal stands beside him and has aimed at him, Ike and the Guard are there too."""
    stage = Stage(
        man("marshal", "F6", "n", aim={"points": 4, "target": "the-kid"}, gun_hand="C45!"),
        man("the-kid", "F6", "ne", endurance=2, delay=14, weary=True, gun_hand="C44!", holstered=["C41", "SW38/3!"]),
        man("guard", "F6", "n", side=0),
        man("ike", "F4", "s", side=1),
        deck=[47],  # CRIT up to range 5 from aim time 2 on
    )
    act(stage)
    assert stage.person("the-kid")["out"] == ["ko"]
    return stage


@rule("gunslinger", "14.6a")
def test_whoever_passes_out_lies_down_and_acts_no_more() -> None:
    stage = knocked_out()
    kid = stage.person("the-kid")
    assert (kid["down"], kid["hex"], kid["facing"]) == (True, "F6", "ne")
    for _ in range(2):
        assert stage.view()["asked"] == [0, 2, 3]
        act(stage)


@rule("gunslinger", "14.6c")
def test_weapons_of_the_unconscious_lie_in_the_hex_as_they_were() -> None:
    stage = knocked_out()
    found = {name: stage.weapon(name) for name in ("c44.1", "c41.1", "sw38.1")}
    assert {name: (gun["character"], gun["hex"]) for name, gun in found.items()} == dict.fromkeys(found, (None, "F6"))
    assert [(gun["rounds"], gun["cocked"]) for gun in found.values()] == [(6, True), (6, False), (3, True)]


@rule("gunslinger", "14.6c")
def test_others_pick_them_up_without_asking_and_use_them() -> None:
    stage = knocked_out()
    stage.plan(guard="9f+5f")
    stage.pick("draw:c44.1>gun-hand+cock")
    assert stage.asked == (2, "declare")  # nobody is asked for leave
    stage.pick("shoot>ike")
    assert (shot(stage)["hit"], stage.weapon("c44.1")["rounds"]) == ("crit", 5)
    assert stage.person("ike")["out"] == ["dead"]


@pytest.mark.parametrize("stack", ["7f", "5f"])
@rule("gunslinger", "14.6b")
def test_the_unconscious_cannot_be_made_a_target_even_with_aim_on_them(stack: str) -> None:
    stage = knocked_out()
    assert stage.person("marshal")["aim"] == {"points": 4, "target": "the-kid"}
    stage.plan(marshal=stack)
    for pick in ("shoot>the-kid", *(["aim>the-kid"] if stack == "5f" else [])):
        assert stage.why(pick) == ("out-of-it", "14.6b")
    assert not [pick for pick in stage.options() if "the-kid" in pick]
    assert "shoot>ike" in stage.options()


# ---- points


def knocked_out_by(boxes_by: dict[str, int], **kid: Any) -> Stage:
    """The Kid passes out in the last turn but one; two enemies of one side, one of another, and a friend."""
    stage = Stage(
        man("the-kid", "F6", side=0, endurance=2, delay=14, weary=True, boxes_by=boxes_by, **kid),
        man("marshal", "A1", side=1),
        man("guard", "A3", side=1),
        man("ike", "A5", side=2),
        man("happy", "A7", side=0),
    )
    act(stage)
    assert stage.person("the-kid")["out"] == ["ko"]
    return stage


@pytest.mark.parametrize(
    ("boxes_by", "found"),
    [
        ({"marshal": 10, "guard": 8}, {"marshal": "1"}),
        ({"marshal": 3, "guard": 4, "ike": 1}, {"guard": "1"}),
        ({"marshal": 4, "guard": 4, "ike": 4}, {"marshal": "1/3", "guard": "1/3", "ike": "1/3"}),
        ({"marshal": 5, "ike": 5, "guard": 4}, {"marshal": "1/2", "ike": "1/2"}),
        ({}, {}),  # nobody's doing
    ],
)
@rule("gunslinger", "15.3a", "15.3b", "15.11a")
def test_knock_out_points_go_to_the_enemy_who_cost_most_boxes(boxes_by: dict[str, int], found: dict[str, str]) -> None:
    stage = knocked_out_by(boxes_by)
    assert stage.points() == {**dict.fromkeys(("the-kid", "marshal", "guard", "ike", "happy"), "0"), **found}


@rule("gunslinger", "15.3b")
def test_boxes_lost_to_an_old_wound_count_for_whoever_inflicted_it() -> None:
    # The Marshal has cost three boxes, and the SERIOUS wounds are the Guard's: two FATIGUE CARDS with 2 each.
    stage = Stage(
        man("the-kid", "F6", side=0, endurance=17, boxes_by={"marshal": 3}, serious=2, serious_by={"guard": 2}),
        man("marshal", "A1", side=1),
        man("guard", "A3", side=1),
        deck=[61, 62],
    )
    act(stage)
    assert stage.person("the-kid")["boxes_by"] == {"marshal": 3, "guard": 4}


@rule("gunslinger", "15.3a")
def test_whoever_passed_out_scores_nothing_at_the_end() -> None:
    stage = Stage(man("the-kid", "F6", out=["ko"]), man("marshal", "A1"), man("happy", "A7", side=0), phase="end")
    assert stage.points() == {"the-kid": "0", "marshal": "2", "happy": "2"}


def bled_to_death(ko_by: list[str], serious_by: dict[str, int]) -> dict[str, str]:
    """The Kid, KO, dies of SERIOUS wounds in the end; survivors of both sides score 2 for that."""
    stage = Stage(
        man("the-kid", "F6", side=0, out=["ko"], ko_by=ko_by, serious=2, serious_by=serious_by),
        man("marshal", "A1", side=1),
        man("guard", "A3", side=1),
        man("happy", "A7", side=0),
        deck=[61],
        phase="end",
    )
    assert stage.person("the-kid")["out"] == ["ko", "dead"]
    return stage.points()


@rule("gunslinger", "15.3c")
def test_whoever_knocks_out_and_kills_scores_the_kill_only() -> None:
    assert bled_to_death(["marshal"], {"marshal": 2}) == {"the-kid": "-8", "marshal": "4", "guard": "2", "happy": "1"}


@rule("gunslinger", "15.3d")
def test_whoever_knocked_out_and_another_who_killed_both_score() -> None:
    assert bled_to_death(["marshal"], {"guard": 2}) == {"the-kid": "-8", "marshal": "3", "guard": "4", "happy": "1"}
