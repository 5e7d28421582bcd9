"""Movement actions (9.1 to 9.22, 9.3): walking, backing up and turning. Running is in test_running.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR, place
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import play_out

BUILT: dict[str, Any] = {"executed_last": ["advance", "run"]}
# SIDE up to range 4 from aim time 1. STUN 2: nothing. STAGGER: LONG pushes from F6 to F7, BACK RIGHT turns from north
# to south-east. DROP: no delay.
PUSHED = [16, 1, 2, 19, 88, 3, 4, 5]


# ---- what is a movement action


@rule("gunslinger", "9.1a")
@pytest.mark.parametrize(
    ("stack", "moves"),
    [
        ("1f", True),  # ADVANCE
        ("1b", True),  # BACK UP
        ("2f+1f", True),  # RUN
        ("3f+2f+1f", True),  # SPRINT
        ("3b", True),  # TURN
        ("2b", True),  # SPIN AROUND
        ("5b", True),  # GET UP/DOWN
        ("4b", True),  # LEAP/DROP
        ("5f", False),  # COCK/AIM/SHOOT
        ("7f", False),  # SHOOT
        ("8f", False),  # LOAD
        ("9f", False),  # DRAW AND COCK
    ],
)
def test_the_eight_movement_actions_make_a_moving_target(stack: str, moves: bool) -> None:
    """Card 86: GUN up to range 3, but a moving target is missed."""
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n", **BUILT), deck=[86, *range(1, 19)]
    )
    stage.plan(marshal="7f", the_kid=stack)
    stage.pick("shoot>the-kid")
    play_out(stage)
    (shot,) = stage.told("shot")
    assert (shot["printed"], shot["hit"]) == ("gun", "miss" if moves else "gun")


@rule("gunslinger", "9.1b")
@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("1f", ["turn:straight-ahead", "flip"]),
        ("1b", ["turn:straight-back", "flip"]),
        ("3b", ["move:straight-ahead", "flip"]),
        ("2b", ["move:straight-back", "flip"]),
        ("5b", ["move:straight-ahead", "turn:straight-ahead"]),
        ("4b", ["move:straight-ahead", "turn:straight-ahead"]),
    ],
)
def test_one_action_is_one_kind_of_movement(card: str, others: list[str]) -> None:
    stage = Stage(man("ike", "F6", "n", gun_hand="C45"), FAR)
    stage.plan(ike=card)
    assert [stage.why(pick) for pick in others] == [("not-this-action", "5.4")] * 2
    assert not set(others) & set(stage.options())


@rule("gunslinger", "9.1b", "9.4a")
def test_turning_and_lying_down_takes_two_actions() -> None:
    stage = Stage(man("ike", "F6", "n"), FAR)
    stage.plan(ike="3b")
    stage.pick("turn:ahead-right")
    assert (place(stage, "ike"), stage.person("ike")["down"]) == (("F6", "ne"), False)
    stage.plan(ike="3b+5b")
    stage.pick("turn:ahead-right")
    assert (place(stage, "ike"), stage.person("ike")["down"]) == (("F6", "se"), True)


# ---- moving


@rule("gunslinger", "9.2a", "9.0")
@pytest.mark.parametrize(
    ("stack", "picks", "way"),
    [
        ("1f", ["move:straight-ahead"], ["F5"]),
        ("1b", ["move:straight-back"], ["F7"]),
        ("2f+1f", ["move:straight-ahead"] * 2, ["F5", "F4"]),
        ("3f+2f+1f", ["move:straight-ahead"] * 3, ["F5", "F4", "F3"]),
    ],
)
def test_each_of_the_four_moves_goes_one_hex_and_keeps_the_facing(stack: str, picks: list[str], way: list[str]) -> None:
    stage = Stage(man("ike", "F6", "n", **BUILT), FAR, deck=[1])
    stage.plan(ike=stack)
    stage.picks(*picks)
    assert [event["hex"] for event in stage.told("moved")] == way
    assert place(stage, "ike") == (way[-1], "n")


@rule("gunslinger", "9.2a")
@pytest.mark.parametrize("card", ["1f", "1b"])
def test_whoever_has_revealed_a_move_must_move(card: str) -> None:
    stage = Stage(man("ike", "F6", "n"), FAR)
    stage.plan(ike=card)
    assert "nothing" not in stage.options()
    assert stage.why("nothing") == ("must-move", "9.2a")


@rule("gunslinger", "9.22a", "9.22b")
@pytest.mark.parametrize(
    ("stack", "legal", "rule_id"),
    [
        ("1f", ["ahead-left", "straight-ahead", "ahead-right"], "9.22a"),
        ("2f+1f", ["ahead-left", "straight-ahead", "ahead-right"], "9.22a"),
        ("1b", ["back-left", "straight-back", "back-right"], "9.22b"),
    ],
)
def test_ahead_one_goes_three_ways_and_back_the_other_three(stack: str, legal: list[str], rule_id: str) -> None:
    stage = Stage(man("ike", "F6", "n"), FAR)
    stage.plan(ike=stack)
    assert stage.options() == [f"move:{way}" for way in legal]
    for way in ("ahead-left", "straight-ahead", "ahead-right", "back-left", "straight-back", "back-right"):
        assert stage.why(f"move:{way}") == (None if way in legal else ("not-that-way", rule_id)), way


@rule("gunslinger", "9.22a", "9.0")
def test_a_run_goes_aside_as_well() -> None:
    stage = Stage(man("ike", "F6", "n"), FAR)
    stage.plan(ike="2f+1f")
    stage.picks("move:ahead-left", "move:ahead-right")
    assert [event["hex"] for event in stage.told("moved")] == ["E6", "F5"]
    assert place(stage, "ike") == ("F5", "n")


# ---- turning


@rule("gunslinger", "9.3a", "9.3b")
@pytest.mark.parametrize(
    ("card", "legal", "rule_id"),
    [
        ("3b", ["ahead-left", "straight-ahead", "ahead-right"], "9.3a"),
        ("2b", ["back-left", "straight-back", "back-right"], "9.3b"),
    ],
)
def test_a_turn_may_keep_the_facing_and_a_spin_must_change_it(card: str, legal: list[str], rule_id: str) -> None:
    stage = Stage(man("ike", "F6", "n"), FAR)
    stage.plan(ike=card)
    assert stage.options() == [f"turn:{way}" for way in legal]
    for way in ("ahead-left", "straight-ahead", "ahead-right", "back-left", "straight-back", "back-right"):
        assert stage.why(f"turn:{way}") == (None if way in legal else ("not-that-way", rule_id)), way
    assert stage.why("nothing") == ("not-this-action", "5.4")


@rule("gunslinger", "9.3a")
def test_a_turn_straight_ahead_changes_nothing() -> None:
    stage = Stage(man("ike", "F6", "sw"), FAR)
    stage.plan(ike="3b")
    stage.pick("turn:straight-ahead")
    assert place(stage, "ike") == ("F6", "sw")
    assert len(stage.told("turned")) == 1


# ---- declared when revealed


@rule("gunslinger", "9.22c")
@pytest.mark.parametrize(("card", "pick"), [("1b", "move:back-left"), ("2b", "turn:back-right")])
def test_everybody_hears_the_direction_when_the_action_is_revealed(card: str, pick: str) -> None:
    stage = Stage(man("ike", "F6", "n"), man("the-kid", "A1", "s"))
    stage.plan(ike=card, the_kid="1f")
    assert stage.seen("ike", 1)["stack"]["revealed"]["declared"] is None
    stage.pick(pick)
    assert stage.asked == (1, "declare")  # the Kid knows it before he says where he goes himself
    assert stage.seen("ike", 1)["stack"]["revealed"]["declared"] == pick
    assert place(stage, "ike") == ("F6", "n")


@rule("gunslinger", "9.22c")
@pytest.mark.parametrize(
    ("deck", "end"),
    [
        (PUSHED, ("E7", "se")),  # straight back of south-east is north-west: from F7 to E7
        ([1], ("F7", "n")),  # missed: straight back of north
    ],
)
def test_whoever_is_pushed_and_turned_goes_in_the_declared_direction_from_there(
    deck: list[int], end: tuple[str, str]
) -> None:
    stage = Stage(man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n"), deck=deck)
    stage.plan(marshal="7f", the_kid="1b")
    stage.picks("shoot>the-kid", "move:straight-back")
    assert place(stage, "the-kid") == end


@rule("gunslinger", "9.22c")
@pytest.mark.parametrize(("deck", "facing"), [(PUSHED, "nw"), ([1], "s")])
def test_whoever_is_turned_by_a_hit_spins_from_the_new_facing(deck: list[int], facing: str) -> None:
    stage = Stage(man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n"), deck=deck)
    stage.plan(marshal="7f", the_kid="2b")
    stage.picks("shoot>the-kid", "turn:straight-back")
    assert stage.person("the-kid")["facing"] == facing
