"""STAGGER and direction cards (14.11, 14.3, 14.4): where a hit pushes whoever stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act, calm, drawn, gains, offers

SIDE_HIT = 16  # up to range 4 from aim time 1 on: STUN 2, STAGGER
SAME, LONG = 18, 19
AHEAD, AHEAD_RIGHT, BACK_RIGHT, BACK, BACK_LEFT, AHEAD_LEFT = 85, 79, 88, 100, 94, 55


def laid_out(first: int, second: int, *more: int) -> list[int]:
    """A hit in the SIDE without wounds, two direction cards, a DROP without delay, and what follows."""
    used = (SIDE_HIT, first, second, *more)
    rest = calm(*used)
    return [SIDE_HIT, *rest[:2], first, second, *rest[2:5], *more]


def pushed(kid: str, facing: str, first: int, second: int = SAME, marshal: str = "F3", **more: Any) -> Stage:
    """The Marshal, facing south, has hit the Kid."""
    down = more.pop("down", False)
    stage = Stage(
        man("marshal", marshal, more.pop("marshal_facing", "s"), gun_hand="C45!"),
        man("the-kid", kid, facing, down=down),
        deck=laid_out(first, second),
        **more,
    )
    act(stage, marshal="7f shoot>the-kid")
    return stage


def place(stage: Stage, name: str = "the-kid") -> tuple[str, str]:
    person = stage.person(name)
    return person["hex"], person["facing"]


# ---- the whole of it


@rule("gunslinger", "14.11i", "14.3")
def test_whoever_fired_draws_two_cards_and_the_victim_moves_then_turns_then_drops() -> None:
    stage = pushed("F6", "ne", AHEAD, BACK)
    assert [event["character"] for event in stage.told("drew") if event["purpose"] == "direction"] == ["marshal"] * 2
    order = [event["event"] for event in stage.events if event["event"] in ("staggered", "spun", "dropped")]
    assert order == ["staggered", "spun", "dropped"]
    assert [purpose for purpose, _ in drawn(stage)][-5:] == ["direction", "direction", "delay", "delay", "delay"]
    assert place(stage) == ("G6", "sw")
    assert stage.person("the-kid")["down"]


@rule("gunslinger", "14.11j")
def test_stagger_does_nothing_to_whoever_is_down() -> None:
    stage = Stage(
        man("marshal", "F4", "s", gun_hand="C45!"),
        man("the-kid", "F6", "ne", down=True),
        deck=[4, 1, 2, AHEAD, BACK],  # SIDE at range 0-2, without Down
    )
    act(stage, marshal="7f shoot>the-kid")
    assert drawn(stage) == [("shot", 4), ("wound", 1), ("wound", 2)]
    assert place(stage) == ("F6", "ne")


# ---- relative directions


@pytest.mark.parametrize(
    ("card", "hex_", "faced"),
    [
        (AHEAD, "G6", "ne"),
        (AHEAD_RIGHT, "G7", "se"),
        (BACK_RIGHT, "F7", "s"),
        (BACK, "E7", "sw"),
        (BACK_LEFT, "E6", "nw"),
        (AHEAD_LEFT, "F5", "n"),
    ],
)
@rule("gunslinger", "14.3", "14.31")
def test_directions_are_those_of_the_victim_who_faces_north_east(card: int, hex_: str, faced: str) -> None:
    assert place(pushed("F6", "ne", card)) == (hex_, "ne")
    assert place(pushed("F6", "ne", SAME, card)) == ("F6", faced)


@rule("gunslinger", "14.33")
def test_same_keeps_the_hex_and_the_facing() -> None:
    stage = pushed("F6", "ne", SAME, 17)
    assert place(stage) == ("F6", "ne")
    assert stage.told("staggered") == stage.told("spun") == []
    assert stage.person("the-kid")["down"]


# ---- LONG


@pytest.mark.parametrize(
    ("kid", "hex_", "faced"),
    [
        ("F6", "F7", "s"),
        ("G6", "G7", "s"),  # 19 degrees from south: still its side of the hex
        ("H5", "I6", "se"),  # 41 degrees
        ("H4", "I5", "se"),  # 60 degrees
        ("E6", "E7", "s"),
        ("D5", "C6", "sw"),
    ],
)
@rule("gunslinger", "14.32a")
def test_long_is_just_beyond_the_target_on_the_line_of_fire(kid: str, hex_: str, faced: str) -> None:
    assert place(pushed(kid, "n", LONG)) == (hex_, "n")
    assert place(pushed(kid, "n", SAME, LONG)) == (kid, faced)


@rule("gunslinger", "14.32a")
def test_for_the_second_card_the_line_goes_to_where_the_victim_is_then() -> None:
    # From F3 to G6 the line leaves to the south; STRAIGHT AHEAD moves the Kid to H5, and there it leaves south-east.
    assert place(pushed("G6", "ne", AHEAD, LONG)) == ("H5", "se")


@rule("gunslinger", "14.32a")
def test_the_line_starts_where_the_shooter_was_at_the_shot() -> None:
    # The Marshal's hit pushes the Kid from F6 to G7 before the Kid's own hit is worked out: it still came from F6.
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "s", gun_hand="C45!"),
        man("guard", "F7", "n", side=0),
        deck=[SIDE_HIT, 9, 1, 2, AHEAD_LEFT, 3, 4, 5, 6, 7, 8, LONG, 10, 11, 12, 13],  # 9: SIDE at range 0-1
    )
    act(stage, marshal="7f shoot>the-kid", the_kid="7f shoot>guard")
    assert place(stage) == ("G7", "s")
    assert place(stage, "guard") == ("F8", "n")  # from G7 it would be E8


@rule("gunslinger", "14.32b")
def test_between_two_hexes_the_targets_player_chooses_for_either_card() -> None:
    for first, second, ended in ((LONG, SAME, ("G4", "s")), (SAME, LONG, ("G5", "n"))):
        stage = pushed("G5", "s", first, second, marshal="F6", marshal_facing="n")
        assert stage.asked == (1, "long")
        assert offers(stage) == ["long:n", "long:ne"]
        assert stage.refusal("long:n", seat=0).code == "not-asked"
        for pick in ("long:se", "nothing"):
            assert stage.why(pick) == ("only-long", "14.32b")
        assert stage.refusal("long:se").args == {"first": "n", "second": "ne"}
        stage.pick("long:n")
        assert place(stage) == ended
    other = pushed("G5", "s", SAME, LONG, marshal="F6", marshal_facing="n")
    other.pick("long:ne")
    assert place(other) == ("G5", "ne")


@pytest.mark.parametrize(("facing", "hex_"), [("n", "F5"), ("ne", "G6"), ("sw", "E7")])
@rule("gunslinger", "14.32c")
def test_from_the_same_hex_long_is_straight_ahead_of_the_shooter(facing: str, hex_: str) -> None:
    stage = pushed("F6", "s", LONG, marshal="F6", marshal_facing=facing)
    assert place(stage) == (hex_, "s")
    turned = pushed("F6", "s", SAME, LONG, marshal="F6", marshal_facing=facing)
    assert place(turned) == ("F6", facing)


# ---- the edge of the map


@pytest.mark.parametrize("map_edge", ["open", "closed"])
@rule("gunslinger", "14.3")
def test_nobody_staggers_off_the_map(map_edge: str) -> None:
    stage = pushed("F12", "n", LONG, BACK_RIGHT, marshal="F9", options={"map_edge": map_edge})
    assert place(stage) == ("F12", "se")
    kid = stage.person("the-kid")
    assert (kid["down"], kid["out"]) == (True, [])
    assert stage.told("left-map") == []


# ---- into others


def crowded(there: dict[str, Any], *more: int, orders: str = "none") -> Stage:
    """The Kid is pushed from F6 to F7, where the Guard is."""
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n"),
        man("guard", there.pop("hex", "F7"), "s", side=1, **there),
        deck=laid_out(LONG, SAME, *more),
    )
    act(stage, marshal="7f shoot>the-kid", guard=orders)
    assert stage.person("the-kid")["hex"] == "F7"
    return stage


@rule("gunslinger", "14.4")
def test_a_stagger_into_an_occupied_hex_costs_both_a_delay_card() -> None:
    stage = crowded({}, 61, 70)
    assert {event["character"] for event in stage.told("collided")} == {"the-kid", "guard"}
    assert stage.drew("delay")[3:] == [61, 70]
    assert (gains(stage, "the-kid"), gains(stage, "guard")) == ([(2, 0)], [(2, 0)])


@rule("gunslinger", "14.4")
def test_a_stagger_into_an_empty_hex_costs_no_further_card() -> None:
    stage = crowded({"hex": "F8"}, 61, 70)
    assert stage.told("collided") == []
    assert len(stage.drew("delay")) == 3


@pytest.mark.parametrize("out", ["dead", "ko", "surrendered"])
@rule("gunslinger", "14.4")
def test_those_who_are_out_of_it_are_no_obstacle(out: str) -> None:
    stage = crowded({"out": [out]}, 61, 70)
    assert stage.told("collided") == []
    assert len(stage.drew("delay")) == 3


@rule("gunslinger", "14.4")
def test_there_is_no_card_if_the_other_leaves_the_hex_in_the_same_segment() -> None:
    # RUN is executed in segment 1, like the shot; ADVANCE comes later.
    stage = crowded({}, 61, 70, orders="2f+1f move:straight-ahead move:straight-ahead")
    assert stage.person("guard")["hex"] == "F9"
    assert stage.told("collided") == []
    assert len(stage.drew("delay")) == 3


@rule("gunslinger", "14.4")
def test_two_pushed_into_one_hex_draw_a_card_each() -> None:
    people = [
        man("marshal", "F3", "s", side=0, gun_hand="C45!"),
        man("guard", "F9", "n", side=0, gun_hand="C45!"),
        man("the-kid", "F5", "n", side=1),
        man("ike", "F7", "n", side=1),
    ]
    stage = Stage(*people, deck=[16, 4, 1, 2, LONG, 3, 5, 6, 7, 8, 9, 20, 10, 11, 12, 13, 61, 62])
    act(stage, marshal="7f shoot>the-kid", guard="7f shoot>ike")
    assert (place(stage), place(stage, "ike")) == (("F6", "n"), ("F6", "n"))
    assert stage.drew("delay")[6:] == [61, 62]
