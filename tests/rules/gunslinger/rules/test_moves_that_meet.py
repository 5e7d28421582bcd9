"""Moves in knotty cases: movers who meet, divided and half hexes, the edge of the map, weapons that change hands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR, place
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import happened
from tests.rules.gunslinger.turns import act, calm, drawn, shot

AHEAD = "move:straight-ahead"


def bumped(stage: Stage) -> list[str]:
    return [event["character"] for event in stage.told("collided")]


# ---- who meets whom


@rule("gunslinger", "9.24b", "9.24c")
def test_two_meet_in_a_hex_that_a_third_leaves_in_that_segment() -> None:
    stage = Stage(man("ike", "F8", "n"), man("texas", "F6", "s"), man("happy", "F7", "ne"), deck=[37, 61], options={})
    act(stage, ike="1f " + AHEAD, texas="1f " + AHEAD, happy="1f " + AHEAD)
    assert [stage.person(name)["hex"] for name in ("ike", "texas", "happy")] == ["F7", "F7", "G7"]
    assert bumped(stage) == ["ike", "texas"]
    assert drawn(stage) == [("delay", 37), ("delay", 61)]
    assert (stage.told("gained")[0]["character"], stage.told("gained")[1]["character"]) == ("ike", "texas")


@rule("gunslinger", "9.24b")
def test_three_who_go_round_in_a_ring_pass_each_other() -> None:
    """F7 -> F6 -> G7 -> F7, each leaving as another one comes."""
    stage = Stage(man("ike", "F7", "n"), man("texas", "F6", "se"), man("happy", "G7", "sw"))
    act(stage, ike="1f " + AHEAD, texas="1f " + AHEAD, happy="1f " + AHEAD)
    assert [stage.person(name)["hex"] for name in ("ike", "texas", "happy")] == ["F6", "G7", "F7"]
    assert bumped(stage) == []


@rule("gunslinger", "9.24a", "4.4b", "4.5")
@pytest.mark.parametrize("killed", ["the-kid", "texas"])
def test_whoever_is_killed_in_the_segment_of_a_meeting_was_in_the_way(killed: str) -> None:
    """The Kid walks into Texas in segment 2, in which one of them is shot dead: the other one draws a card."""
    stage = Stage(
        man("marshal", "F6", "s", side=0, gun_hand="C45!"),
        man("the-kid", "F8", "s", side=1),
        man("texas", "F9", "n", side=1),
        deck=[45, 37],
    )
    act(stage, marshal="5f shoot>" + killed, the_kid="1f " + AHEAD)
    assert stage.person(killed)["out"] == ["dead"]
    assert bumped(stage) == [name for name in ("the-kid", "texas") if name != killed]
    assert drawn(stage) == [("shot", 45), ("delay", 37)]


@rule("gunslinger", "9.2b", "9.24a", "14.1")
def test_a_crawler_who_meets_a_walker_pays_for_both() -> None:
    stage = Stage(man("ike", "F8", "n", down=True), man("texas", "F7"), deck=[61, 37])
    act(stage, ike="1f " + AHEAD)
    assert [(e["character"], e["delay"]) for e in stage.told("gained")] == [("ike", 2), ("ike", 2), ("texas", 1)]


@rule("gunslinger", "9.24a", "14.21b", "14.11b")
def test_a_bump_can_fell_and_so_make_a_moving_target_of_whoever_stood_still() -> None:
    """107 for Texas: DROP and three more cards. In segment 3 the Marshal's card 40 misses him, for it lists Move."""
    stage = Stage(
        man("marshal", "F9", "n", side=1, gun_hand="C45"),
        man("ike", "F6", "s", side=0),
        man("texas", "F7", side=0),
        deck=[1, 107, 2, 3, 4, 40],
    )
    act(stage, marshal="5f+7f cock shoot>texas", ike="1f " + AHEAD)
    assert [event["character"] for event in stage.told("dropped")] == ["texas"]
    assert (shot(stage)["printed"], shot(stage)["hit"]) == ("body", "miss")


# ---- half hexes, divided hexes, the edge


@rule("gunslinger", "8.1c", "9.25", "15.5")
def test_a_step_from_a_half_hex_over_its_straight_edge_leaves_the_map_and_a_step_along_it_does_not() -> None:
    stage = Stage(man("ike", "F0", "n"), man("texas", "F9"), man("happy", "G1", "nw"))
    act(stage, ike="1f " + AHEAD, happy="1f " + AHEAD)
    assert stage.person("ike") | {"hex": None, "out": ["left"]} == stage.person("ike")
    assert stage.person("happy")["hex"] == "F0"
    assert bumped(stage) == []  # who has left the map is in nobody's way


@rule("gunslinger", "8.1a", "8.32b", "9.24a", "13.51b")
def test_whoever_steps_into_the_other_half_of_a_divided_hex_meets_nobody_and_is_at_range_0() -> None:
    """G4 of the Marshal's Office is divided. Both halves are one place to a bullet, but two to a pair of boots."""
    stage = Stage(
        man("ike", "G4", "n", gun_hand="C45!"),
        man("texas", "G4*", "s"),
        man("happy", "A1", side=0),
        map=["BB"],
        deck=[45],
    )
    assert stage.seen("ike")["others"][0] | {"range": 0, "in_zone": True} == stage.seen("ike")["others"][0]
    act(stage, ike="7f shoot>texas")
    assert (shot(stage)["range"], shot(stage)["hit"]) == (0, "crit")
    assert bumped(stage) == []


@rule("gunslinger", "8.1a", "9.2a", "9.24a")
def test_from_half_to_half_is_a_whole_move_and_two_in_one_half_bump() -> None:
    board = Stage(man("ike", "G4", "n"), man("texas", "G4*"), map=["BB"]).state.map
    here, there = board.number["G4"], board.number["G4*"]
    way = board.neighbour[here * 6 : here * 6 + 6].index(there)
    facing = ("n", "ne", "se", "s", "sw", "nw")[way]
    stage = Stage(man("ike", "G4", facing), man("texas", "G4*"), map=["BB"], deck=[37, 61])
    act(stage, ike="1f " + AHEAD)
    assert place(stage, "ike") == ("G4*", facing)
    assert bumped(stage) == ["ike", "texas"]


@rule("gunslinger", "14.3", "14.11i", "9.25")
def test_whoever_staggers_at_the_edge_stays_turns_and_drops() -> None:
    """16: SIDE. LONG (19) from the south would go off the map at F0; 79 turns to the right."""
    stage = Stage(
        man("marshal", "F3", "n", gun_hand="C45!"), man("the-kid", "F0", "n"), deck=[16, 1, 2, 19, 79, 3, 4, 5]
    )
    act(stage, marshal="7f shoot>the-kid")
    assert place(stage, "the-kid") == ("F0", "ne")
    assert stage.told("staggered") == []
    assert stage.person("the-kid") | {"down": True, "out": []} == stage.person("the-kid")


@rule("gunslinger", "9.25", "4.4b", "15.9", "15.81", "15.82")
def test_whoever_runs_off_with_the_money_and_is_killed_over_the_edge_leaves_it_to_whoever_holds_the_field() -> None:
    """RUN in segment 1, in which he is shot: RUN AWAY and KILLED. A dead man's bag counts as lying on the map."""
    people: tuple[Any, ...] = (
        man("marshal", "F3", "n", gun_hand="C45!"),
        man("the-kid", "F0", "n", holstered=["MB"]),
    )
    stage = Stage(*people, deck=[45], money_bag=3, turn=2, length=2)
    act(stage, marshal="7f shoot>the-kid", the_kid="2f+1f " + AHEAD)
    assert stage.person("the-kid")["out"] == ["left", "dead"]
    assert stage.points() == {"marshal": "9", "the-kid": "-10"}  # 2 + 2 + 2 for the kill + 3


@rule("gunslinger", "9.25", "15.8", "15.81")
def test_whoever_runs_off_alive_with_the_money_shares_it_with_his_side() -> None:
    stage = Stage(
        man("marshal", "F3", "n"),
        man("the-kid", "F0", "n", holstered=["MB"]),
        man("guard", "A3", side=0),
        man("ike", "K3", side=1),
        money_bag=3,
        turn=2,
        length=2,
    )
    act(stage, the_kid="2f+1f " + AHEAD)
    assert stage.points() == {"marshal": "2", "the-kid": "-1/2", "guard": "2", "ike": "7/2"}


# ---- weapons that change hands


@rule("gunslinger", "11.11b", "11.11c", "7.0g")
def test_of_two_who_reach_for_a_dead_mans_gun_the_second_one_comes_too_late() -> None:
    stage = Stage(
        man("ike", "F7", side=0),
        man("texas", "F7", side=1),
        man("the-kid", "F7", side=1, out=["dead"]),
        weapons=[{"weapon": "C45", "hex": "F7", "cocked": True}],
    )
    act(stage, ike="9f draw:c45.1>gun-hand+cock", texas="9f draw:c45.1>gun-hand+cock")
    assert happened(stage, "drawn", "cancelled") == [(3, "drawn", "ike"), (3, "cancelled", "texas")]
    assert stage.weapon("c45.1")["character"] == "ike"


@rule("gunslinger", "4.4b", "11.11a", "7.0g")
def test_whoever_walks_away_from_a_gun_on_the_ground_before_reaching_it_cannot_take_it() -> None:
    """Pushed out of the hex in segment 1: STAGGER by 19 (LONG), then SAME."""
    stage = Stage(
        man("marshal", "F5", "s", gun_hand="C45!"),
        man("the-kid", "F7", "n"),
        weapons=[{"weapon": "C45", "hex": "F7"}],
        deck=[16, 1, 2, 19, *calm(1, 2, 16)],
    )
    act(stage, marshal="7f shoot>the-kid", the_kid="9f draw:c45.2>gun-hand+cock")
    assert stage.person("the-kid")["hex"] == "F8"
    assert happened(stage, "cancelled") == [(3, "cancelled", "the-kid")]
    assert stage.weapon("c45.2")["hex"] == "F7"


@rule("gunslinger", "10.22a", "10.22b", "10.22c", "11.3a")
def test_at_one_reveal_the_rifle_goes_to_one_hand_and_then_to_the_ground_and_the_colt_is_free() -> None:
    stage = Stage(man("ike", "F7", both_hands="W44!", holstered=["C45"]), FAR)
    stage.plan(ike="9f+7f")
    stage.picks("let-go:other-hand", "drop:other-hand")
    assert stage.weapon("w44.1") | {"hex": "F7", "rounds": 14, "cocked": False} == stage.weapon("w44.1")
    assert "draw:c45.1>both-hands+cock" in stage.options()
    stage.pick("draw:c45.1>both-hands+cock")
    assert stage.weapon("c45.1")["box"] == "both-hands"


@rule("gunslinger", "14.11e", "14.11h", "11.3a", "10.2a")
def test_a_rifle_shot_out_of_one_hand_stays_in_the_other_and_cannot_fire_from_there() -> None:
    """86: GUN at range 3."""
    stage = Stage(
        man("marshal", "F5", "s", gun_hand="C45!"),
        man("the-kid", "F8", "n", both_hands="W44!", aim={"points": 4, "target": "marshal"}),
        deck=[86, *calm()],
    )
    act(stage, marshal="7f shoot>the-kid", the_kid="5f shoot>marshal")
    assert stage.weapon("w44.1") | {"box": "other-hand", "cocked": True, "rounds": 15} == stage.weapon("w44.1")
    assert happened(stage, "fires", "cancelled") == [(1, "fires", "marshal"), (2, "cancelled", "the-kid")]
    assert stage.person("the-kid")["aim"] is None
