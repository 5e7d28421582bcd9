"""Aim points (12.1 to 12.3): on what, how many, how long."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR, points, unfit
from tests.rules.gunslinger.stage import Stage, man


def aimer(aim: int = 0, **kid: Any) -> Stage:
    """The Marshal with a cocked Colt, four hexes south of the Kid."""
    given = {"points": aim, "target": "the-kid"} if aim else None
    return Stage(man("marshal", "F8", "n", gun_hand="C45!", aim=given), man("the-kid", "F4", "s", **kid), deck=[1])


def aim_at_hex(stage: Stage, hex_: str) -> None:
    stage.picks("aim-at-hex", f"aim>@{hex_}")


# ---- targets


@rule("gunslinger", "12.1")
def test_one_aims_at_enemies_and_not_at_friends() -> None:
    stage = Stage(
        man("marshal", "F8", "n", side=0, gun_hand="C45!"),
        man("the-kid", "F4", side=1),
        man("ike", "F5", side=0),
        man("texas", "F6", side=2),
    )
    stage.plan(marshal="5f")
    assert {pick for pick in stage.options() if pick.startswith("aim>")} == {"aim>the-kid", "aim>texas"}
    for name in ("ike", "marshal"):
        assert stage.why(f"aim>{name}") == ("not-an-enemy", "12.1")
    assert stage.why("aim>slim") == ("no-such-target", "12.1")


@rule("gunslinger", "12.1")
def test_no_position_has_aim_on_a_friend() -> None:
    marshal = man("marshal", "F8", side=0, gun_hand="C45", aim={"points": 2, "target": "ike"})
    assert unfit(marshal, man("ike", "F5", side=0), FAR | {"side": 1}) == ("not-an-enemy", "12.1")


@rule("gunslinger", "12.1", "12.2a")
def test_or_at_a_hex_whoever_is_there() -> None:
    for hex_ in ("f4", "f5"):
        stage = aimer()
        stage.plan(marshal="5f")
        assert stage.why(f"aim>@{hex_}") == ("say-hex-first", "12.1")
        aim_at_hex(stage, hex_)
        assert stage.person("marshal")["aim"] == {"points": 2, "hex": hex_.upper()}


@rule("gunslinger", "12.1")
def test_after_saying_hex_one_names_a_hex_of_the_map() -> None:
    stage = aimer()
    stage.plan(marshal="5f")
    stage.pick("aim-at-hex")
    assert stage.why("aim>the-kid") == ("only-a-hex", "12.1")
    assert stage.why("aim>@u4") == ("no-such-target", "12.1")
    assert stage.why("aim>@f8") is None


@rule("gunslinger", "12.1")
def test_a_shot_into_a_hex_misses_whoever_stands_there() -> None:
    """16: SIDE up to range 4 from aim time 1, bullseye from 4."""
    marshal = man("marshal", "F8", "n", gun_hand="C45!", aim={"points": 4, "hex": "F4"})
    stage = Stage(marshal, man("the-kid", "F4"), deck=[16])
    stage.plan(marshal="7f")
    assert stage.why("shoot>@f5") == ("shot-at-hex", "12.1")
    stage.pick("shoot>@f4")
    (shot,) = stage.told("shot")
    assert (shot["hex"], shot["hit"], shot["possible"]) == ("F4", "miss", 0)
    assert (stage.weapon("c45.1")["rounds"], stage.person("marshal")["aim"]) == (5, None)
    assert stage.view()["discards"] == [16]


@rule("gunslinger", "12.1", "12.5a", "12.5b")
@pytest.mark.parametrize(("kid", "aim"), [("F4", 5), ("F3", 5), ("F2", 1)])
def test_aim_on_a_hex_goes_over_to_somebody_who_is_there_or_beside_it(kid: str, aim: int) -> None:
    marshal = man("marshal", "F8", "n", gun_hand="C45!", aim={"points": 4, "hex": "F4"})
    stage = Stage(marshal, man("the-kid", kid), deck=[1])
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    assert stage.told("shot")[0]["aim"] == aim


# ---- two points for an aim


@rule("gunslinger", "12.2a", "12.3a")
def test_each_aim_puts_two_points_on_the_target() -> None:
    stage = aimer()
    stage.plan(marshal="5f+6f")
    stage.pick("aim>the-kid")
    assert points(stage, "marshal") == 2
    stage.pick("aim>the-kid")
    assert stage.person("marshal")["aim"] == {"points": 4, "target": "the-kid"}


@rule("gunslinger", "12.2a")
@pytest.mark.parametrize("boxes", [{"gun_hand": "C45"}, {"both_hands": "W44"}, {"both_hands": "C45!"}])
def test_the_weapon_makes_no_difference_to_the_points(boxes: dict[str, Any]) -> None:
    stage = Stage(man("marshal", "F8", "n", **boxes), man("the-kid", "F4"))
    stage.plan(marshal="5f")
    stage.pick("aim>the-kid")
    assert points(stage, "marshal") == 2


@rule("gunslinger", "12.2b")
@pytest.mark.parametrize(("card", "aim", "time"), [("5f", 0, 2), ("5f", 2, 4), ("7f", 2, 3)])
def test_a_card_used_to_shoot_adds_its_own_aim_time_and_no_points(card: str, aim: int, time: int) -> None:
    stage = aimer(aim)
    stage.plan(marshal=card)
    stage.pick("shoot>the-kid")
    assert [shot["aim"] for shot in stage.told("shot")] == [time]
    assert stage.told("aimed") == []
    assert stage.person("marshal")["aim"] is None


@rule("gunslinger", "12.2c")
def test_everybody_counts_points_alone() -> None:
    stage = Stage(
        man("marshal", "F8", "n", side=0, gun_hand="C45!", aim={"points": 4, "target": "the-kid"}),
        man("ike", "E8", "n", side=0, gun_hand="C44!"),
        man("the-kid", "F4", side=1),
        deck=[1],
    )
    stage.plan(ike="5f+7f")
    stage.pick("aim>the-kid")
    assert (points(stage, "marshal"), points(stage, "ike")) == (4, 2)
    stage.pick("shoot>the-kid")
    assert [shot["aim"] for shot in stage.told("shot")] == [3]  # his two points and SHOOT
    assert (points(stage, "marshal"), points(stage, "ike")) == (4, 0)


# ---- how long


@rule("gunslinger", "12.3a")
def test_points_stay_from_turn_to_turn() -> None:
    stage = aimer()
    stage.plan(marshal="5f")
    stage.pick("aim>the-kid")
    for _ in range(3):
        stage.plan()
        assert stage.person("marshal")["aim"] == {"points": 2, "target": "the-kid"}


@rule("gunslinger", "12.3a")
def test_points_follow_whoever_walks() -> None:
    stage = aimer(4)
    stage.plan(the_kid="2f+1f")
    stage.picks("move:straight-ahead", "move:ahead-left")
    assert stage.person("the-kid")["hex"] == "G6"  # F5, then south-east of it
    assert stage.person("marshal")["aim"] == {"points": 4, "target": "the-kid"}
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    (shot,) = stage.told("shot")
    assert (shot["aim"], shot["range"]) == (5, 3)


@rule("gunslinger", "12.3a", "12.1")
def test_points_on_a_hex_stay_there_when_everybody_has_left() -> None:
    marshal = man("marshal", "F8", "n", gun_hand="C45!", aim={"points": 4, "hex": "F4"})
    stage = Stage(marshal, man("the-kid", "F4", "n"))
    stage.plan(the_kid="1f")
    stage.pick("move:straight-ahead")
    assert stage.person("marshal")["aim"] == {"points": 4, "hex": "F4"}


@rule("gunslinger", "12.3b")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (6, 8), (7, 8), (8, 8)])
def test_there_are_never_more_than_eight_points(before: int, after: int) -> None:
    stage = aimer(before)
    stage.plan(marshal="5f")
    stage.pick("aim>the-kid")
    assert points(stage, "marshal") == after
    assert [event["points"] for event in stage.told("aimed")] == [after]


@rule("gunslinger", "12.3b")
@pytest.mark.parametrize("number", [0, 9])
def test_no_position_has_other_numbers_of_points(number: int) -> None:
    marshal = man("marshal", "F8", gun_hand="C45", aim={"points": number, "target": "the-kid"})
    assert unfit(marshal, man("the-kid", "F4")) == ("field-range", "12.3b")
