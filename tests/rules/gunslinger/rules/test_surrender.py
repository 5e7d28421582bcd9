"""Surrender (15.4): when, what the others may do then, and what it is worth."""

from __future__ import annotations

import pytest

from sixgun.core.refusals import Refused
from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act, drawn


def standoff() -> Stage:
    """The Kid, whom the Marshal has cost three boxes and the Guard five; Ike is on the Kid's side."""
    boxes = {"endurance": 12, "boxes_by": {"marshal": 3, "guard": 5}}
    return Stage(
        man("marshal", "F3", "s", side=0, gun_hand="C45!", aim={"points": 4, "target": "the-kid"}),
        man("the-kid", "F6", "n", side=1, gun_hand="C44!", holstered="C41", **boxes),
        man("guard", "F6", "n", side=0),
        man("ike", "A1", "n", side=1),
    )


def surrendered() -> Stage:
    stage = standoff()
    stage.plan(the_kid="surrender")
    stage.plan(marshal="keep", guard="keep", ike="keep")
    return stage


# ---- when


@rule("gunslinger", "15.4a")
def test_a_character_may_surrender_when_cards_are_chosen_and_at_no_other_time() -> None:
    stage = standoff()
    assert all("surrender" in stage.options(seat) for seat in range(4))
    stage.plan(marshal="7f", the_kid="7f")
    while stage.asked[1] == "declare":
        assert "surrender" not in stage.options()
        assert stage.why("surrender") == ("too-late-to-surrender", "15.4a")
        stage.pick("nothing")
    assert stage.asked[1] == "plan"
    assert "surrender" in stage.options(1)


@rule("gunslinger", "15.4a")
def test_after_a_surrender_everybody_else_may_change_cards_before_any_is_revealed() -> None:
    stage = standoff()
    stage.plan(marshal="5f+7f", the_kid="surrender", guard="7f", ike="1f")
    assert stage.told("revealed") == []
    assert stage.view()["asked"] == [0, 2, 3]
    assert stage.view()["question"] == "reconsider"
    stage.plan(marshal="3b", guard="9f", ike="keep")
    assert stage.told("revealed")[0] == {
        "event": "revealed",
        "character": "marshal",
        "seat": 0,
        "action": "turn",
        "time": 1,
    }
    assert [stage.person(name)["plan"] for name in ("marshal", "the-kid", "guard", "ike")] == [
        ["3b"],
        [],
        ["9f"],
        ["1f"],
    ]


@rule("gunslinger", "15.4a")
def test_without_a_surrender_cards_stay_as_they_were_chosen() -> None:
    stage = standoff()
    assert stage.why("keep") == ("nothing-to-keep", "15.4a")
    stage.plan(marshal="7f")
    assert stage.asked == (0, "declare")


@rule("gunslinger", "15.4a")
def test_another_may_surrender_on_hearing_of_it_and_the_rest_are_asked_again() -> None:
    stage = standoff()
    stage.plan(the_kid="surrender")
    for seat, pick in ((0, "keep"), (2, "keep"), (3, "surrender")):
        stage.pick(pick, seat)
    assert [stage.person(name)["out"] for name in ("the-kid", "ike")] == [["surrendered"]] * 2
    assert (stage.view()["asked"], stage.view()["question"]) == ([0, 2], "reconsider")


@rule("gunslinger", "15.4b")
def test_nobody_surrenders_where_captives_are_killed() -> None:
    stage = Stage(man("marshal", "F3"), man("the-kid", "F6"), captives_killed=True)
    assert stage.why("surrender") == ("no-surrender", "15.4b")
    assert "surrender" not in stage.options(0) + stage.options(1)
    other = Stage(man("marshal", "F3"), man("the-kid", "F6"), captives_killed=False)
    assert other.why("surrender") is None
    with pytest.raises(Refused) as caught:
        Stage(man("marshal", "F3"), man("the-kid", "F6"), captives_killed=True, surrender=True)
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("surrender-to-die", "15.4b")


# ---- what becomes of them


@rule("gunslinger", "15.42a", "14.6a", "14.6c")
def test_whoever_surrendered_lies_down_unarmed_and_acts_no_more() -> None:
    stage = surrendered()
    kid = stage.person("the-kid")
    assert (kid["out"], kid["down"], kid["hex"], kid["endurance"]) == (["surrendered"], True, "F6", 12)
    assert [(stage.weapon(name)["hex"], stage.weapon(name)["cocked"]) for name in ("c44.1", "c41.1")] == [
        ("F6", True),
        ("F6", False),
    ]
    assert stage.asked[1] == "plan"
    assert stage.view()["asked"] == [0, 2, 3]
    stage.plan(guard="9f")
    stage.pick("draw:c44.1>gun-hand+cock")
    assert stage.weapon("c44.1")["character"] == "guard"


@pytest.mark.parametrize("stack", ["7f", "5f"])
@rule("gunslinger", "15.42a", "14.6b")
def test_whoever_surrendered_cannot_be_made_a_target(stack: str) -> None:
    stage = surrendered()
    stage.plan(marshal=stack)
    assert stage.why("shoot>the-kid") == ("out-of-it", "14.6b")
    assert not [pick for pick in stage.options() if "the-kid" in pick]


@rule("gunslinger", "15.42a")
def test_whoever_surrendered_draws_no_cards_for_wounds_any_more() -> None:
    stage = Stage(man("marshal", "F3"), man("the-kid", "F6", serious=2), man("ike", "A1", side=1))
    stage.plan(the_kid="surrender")
    stage.plan(marshal="keep", ike="keep")
    assert drawn(stage) == []


@rule("gunslinger", "15.42b")
def test_a_surrender_cannot_be_taken_back() -> None:
    stage = standoff()
    stage.plan(the_kid="surrender")
    for pick in ("plan:7f", "keep", "plan:none"):
        assert stage.refusal(pick, seat=1).code == "not-asked"
    stage.plan()
    for _ in range(3):
        assert 1 not in stage.view()["asked"]
        assert stage.refusal("plan:none", seat=1).code == "not-asked"
        act(stage)
        assert stage.person("the-kid")["out"] == ["surrendered"]


# ---- points


@rule("gunslinger", "15.41a", "15.41b")
def test_a_surrender_costs_two_points_and_brings_the_knock_out_to_whoever_cost_most_boxes() -> None:
    assert surrendered().points() == {"marshal": "0", "the-kid": "-2", "guard": "1", "ike": "0"}


@rule("gunslinger", "15.41b")
def test_a_surrender_without_a_box_lost_to_an_enemy_brings_nobody_points() -> None:
    stage = Stage(man("marshal", "F3"), man("the-kid", "F6", endurance=12), man("ike", "A1", side=1))
    stage.plan(the_kid="surrender")
    assert stage.points() == {"marshal": "0", "the-kid": "-2", "ike": "0"}
    tied = Stage(
        man("marshal", "F3"),
        man("the-kid", "F6", endurance=12, boxes_by={"marshal": 4, "guard": 4}),
        man("guard", "A1"),
        man("ike", "A3", side=1),
    )
    tied.plan(the_kid="surrender")
    assert tied.points() == {"marshal": "1/2", "the-kid": "-2", "guard": "1/2", "ike": "0"}


@rule("gunslinger", "15.41a", "15.62")
def test_whoever_surrendered_does_not_survive_in_the_sense_of_the_table() -> None:
    stage = Stage(
        man("marshal", "F3"), man("the-kid", "F6", out=["surrendered"]), man("ike", "A1", side=1), phase="end"
    )
    assert stage.points() == {"marshal": "2", "the-kid": "-2", "ike": "2"}
