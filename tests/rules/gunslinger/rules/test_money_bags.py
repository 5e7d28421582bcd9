"""MONEY BAGS (15.8): who brings them in, who gets a share, and what becomes of those on the map."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act

LEFT: dict[str, Any] = {"hex": None, "out": ["left"]}


def final(*people: dict[str, Any], money_bag: int = 3, **more: Any) -> dict[str, str]:
    """Points at the end of a SHOWDOWN in which a bag is worth so much."""
    return Stage(*people, phase="end", money_bag=money_bag, **more).points()


def bags(count: int) -> dict[str, Any]:
    return {"holstered": ["MB"] * count}


@rule("gunslinger", "15.8", "15.11a")
def test_each_side_adds_up_its_bags_and_divides_them_equally() -> None:
    people = (
        man("marshal", "A1", side=0, **bags(1)),
        man("guard", "A3", side=0),
        man("the-kid", "F3", side=1, **bags(2)),
        man("ike", "F5", side=1, other_hand="MB"),
        man("happy", "F7", side=1),
        man("texas", "F9", side=2),
    )
    # SURVIVE 2; 3 points for two; 9 points for three.
    assert final(*people) == {"marshal": "7/2", "guard": "7/2", "the-kid": "5", "ike": "5", "happy": "5", "texas": "2"}
    # 5 for two; 15 for three.
    assert final(*people, money_bag=5)["marshal"] == "9/2"
    assert final(*people, money_bag=5)["ike"] == "7"
    assert final(*people, money_bag=0) == dict.fromkeys(("marshal", "guard", "the-kid", "ike", "happy", "texas"), "2")


@rule("gunslinger", "15.8")
def test_bags_count_at_the_end_only() -> None:
    stage = Stage(man("marshal", "A1", **bags(1)), man("the-kid", "F3"), money_bag=3, length=2)
    act(stage)
    assert stage.points() == {"marshal": "0", "the-kid": "0"}
    act(stage)
    assert stage.points() == {"marshal": "5", "the-kid": "2"}


# ---- who takes part


@pytest.mark.parametrize(
    ("happy", "own"),
    [({"out": ["ko"]}, "0"), ({"out": ["surrendered"]}, "-2"), (LEFT, "-2")],
    ids=["ko", "surrendered", "left"],
)
@rule("gunslinger", "15.81")
def test_the_unconscious_the_surrendered_and_the_departed_bring_their_bags_in_and_share(
    happy: dict[str, Any], own: str
) -> None:
    found = final(
        man("marshal", "A1", side=0),
        man("the-kid", "F3", side=1, **bags(1)),
        {**man("happy", "F7", side=1, **bags(1)), **happy},
    )
    # Two bags, 6 points, for two.
    assert found == {"marshal": "2", "the-kid": "5", "happy": str(int(own) + 3)}


@rule("gunslinger", "15.81", "15.82")
def test_the_killed_bring_nothing_in_and_get_nothing() -> None:
    found = final(
        man("marshal", "A1", side=0),
        man("the-kid", "F3", side=1, **bags(1)),
        man("happy", "F7", side=1, out=["dead"], **bags(2)),
        man("ike", "F5", side=1),
    )
    # One bag for two, and ALLY KILLED; nobody holds the field, so the bags of the dead go to nobody.
    assert found == {"marshal": "2", "the-kid": "5/2", "happy": "-8", "ike": "5/2"}


@rule("gunslinger", "15.81")
def test_the_captured_bring_nothing_in_and_get_nothing() -> None:
    found = final(
        man("marshal", "A1", side=0),
        man("the-kid", "F3", side=1, **bags(1)),
        man("happy", "F7", side=1, **bags(2)),
        captured=["happy"],
    )
    assert found == {"marshal": "2", "the-kid": "5", "happy": "-4"}


# ---- on the map


@rule("gunslinger", "15.82")
def test_a_side_that_holds_the_field_takes_the_bags_on_the_map() -> None:
    loose = [{"weapon": "MB", "hex": "C3"}, {"weapon": "MB", "hex": "F6"}]
    held = final(
        man("marshal", "A1", side=0, **bags(1)),
        man("guard", "A3", side=0, out=["ko"]),
        man("the-kid", "F3", side=1, out=["dead"]),
        weapons=loose,
    )
    # Three bags, 9 points, for the Marshal and the Guard.
    assert held == {"marshal": "17/2", "guard": "9/2", "the-kid": "-8"}
    contested = final(man("marshal", "A1", **bags(1)), man("the-kid", "F3"), weapons=loose)
    assert contested == {"marshal": "5", "the-kid": "2"}
    deserted = final(man("marshal", "A1", out=["ko"]), man("the-kid", "F3", out=["ko"]), weapons=loose)
    assert deserted == {"marshal": "0", "the-kid": "0"}


@rule("gunslinger", "15.81", "15.82")
def test_bags_of_the_killed_and_captured_lie_on_the_map_for_whoever_holds_the_field() -> None:
    found = final(
        man("marshal", "A1", side=0),
        man("the-kid", "F3", side=1, out=["dead"], **bags(1)),
        man("happy", "F7", side=1, out=["ko"], **bags(1)),  # and captured
    )
    assert found == {"marshal": "10", "the-kid": "-8", "happy": "-5"}


@rule("gunslinger", "15.81", "15.82")
def test_the_departed_keep_their_bags_from_whoever_holds_the_field() -> None:
    found = final(man("marshal", "A1", side=0), {**man("the-kid", "F3", side=1, **bags(2)), **LEFT})
    assert found == {"marshal": "4", "the-kid": "4"}


# ---- in play


@rule("gunslinger", "15.8")
def test_a_bag_that_has_been_picked_up_is_held() -> None:
    stage = Stage(
        man("marshal", "A1"),
        man("the-kid", "F6"),
        weapons=[{"weapon": "MB", "hex": "F6"}],
        money_bag=3,
        length=1,
    )
    act(stage, the_kid="9f draw:mb.1>other-hand")
    assert stage.points() == {"marshal": "2", "the-kid": "5"}


@rule("gunslinger", "15.81", "14.6c")
def test_whoever_passes_out_or_surrenders_keeps_the_bag_but_no_weapon() -> None:
    stage = Stage(
        man("marshal", "A1", side=0),
        man("the-kid", "F6", side=1, endurance=2, delay=14, weary=True, holstered=["MB", "C45"]),
        man("happy", "F8", side=1, holstered=["MB", "C44"]),
        man("ike", "F9", side=1),
        money_bag=3,
        length=1,
    )
    stage.plan(happy="surrender")
    stage.plan(marshal="keep", the_kid="keep", ike="keep")
    assert [stage.person(name)["out"] for name in ("the-kid", "happy")] == [["ko"], ["surrendered"]]
    assert [stage.weapon(name)["character"] for name in ("mb.1", "mb.2")] == ["the-kid", "happy"]
    assert [stage.weapon(name)["hex"] for name in ("c45.1", "c44.1")] == ["F6", "F8"]
    assert stage.points() == {"marshal": "2", "the-kid": "2", "happy": "0", "ike": "4"}  # 6 points for three
