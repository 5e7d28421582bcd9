"""Capture (15.6, 15.7): by special rule, or by whoever holds the field; and captives who are killed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man

LEFT: dict[str, Any] = {"hex": None, "out": ["left"]}


def final(*people: dict[str, Any], **more: Any) -> Stage:
    """The end of a SHOWDOWN."""
    return Stage(*people, phase="end", **more)


def captives(stage: Stage) -> list[str]:
    return [row["character"] for row in stage.data["characters"] if "captured" in row["out"]]


# ---- by special rule


@pytest.mark.parametrize(
    ("kid", "captured", "points"),
    [
        ({}, True, "-4"),
        ({"out": ["ko"]}, True, "-4"),
        ({"out": ["surrendered"]}, True, "-6"),
        ({"out": ["dead"]}, False, "-8"),
        (LEFT, False, "-2"),
        ({"serious": 4}, True, "-12"),  # only died in the check for SERIOUS wounds
    ],
)
@rule("gunslinger", "15.6", "15.61", "15.62", "15.7a", "15.9")
def test_whom_the_special_rules_name_is_captured_if_alive_on_the_map(
    kid: dict[str, Any], captured: bool, points: str
) -> None:
    stage = final({**man("the-kid", "F3", side=0), **kid}, man("marshal", "A1", side=1), captured=["the-kid"], deck=[1])
    assert captives(stage) == (["the-kid"] if captured else [])
    assert stage.points() == {"the-kid": points, "marshal": "4"}  # who is captured is no survivor


@pytest.mark.parametrize(
    ("kid", "points"),
    [
        ({}, "-2"),  # SURVIVE and CAPTURED
        ({"out": ["ko"]}, "-4"),
        ({"out": ["surrendered"]}, "-6"),
        ({"out": ["dead"]}, "-8"),
        (LEFT, "-2"),
        ({"serious": 4}, "-12"),
    ],
)
@rule("gunslinger", "15.9", "15.61", "15.62", "15.63a")
def test_by_option_whom_the_special_rules_capture_survives_as_well(kid: dict[str, Any], points: str) -> None:
    stage = final(
        {**man("the-kid", "F3", side=0), **kid},
        man("marshal", "A1", side=1),
        captured=["the-kid"],
        deck=[1],
        options={"captives_survive": True},
    )
    assert stage.points() == {"the-kid": points, "marshal": "4"}  # the Marshal holds the field all the same


@rule("gunslinger", "15.9", "15.64")
def test_a_captive_who_is_killed_does_not_survive_by_that_option() -> None:
    people = (man("the-kid", "F3", side=0), man("marshal", "A1", side=1))
    options = {"captives_survive": True}
    stage = final(*people, captured=["the-kid"], captives_killed=True, surrender=False, options=options)
    assert stage.points() == {"the-kid": "-12", "marshal": "6"}


@rule("gunslinger", "15.61")
def test_nobody_else_is_captured_while_both_sides_have_survivors() -> None:
    people = (man("the-kid", "F3", side=0), man("ike", "F5", side=0), man("marshal", "A1", side=1))
    stage = final(*people, captured=["the-kid"])
    assert captives(stage) == ["the-kid"]
    assert stage.points() == {"the-kid": "-4", "ike": "2", "marshal": "2"}
    assert captives(final(*people)) == []


# ---- by whoever holds the field


@rule("gunslinger", "15.63b", "15.7a")
def test_a_side_that_holds_the_field_captures_enemies_who_are_ko_or_have_surrendered() -> None:
    stage = final(
        man("marshal", "A1", side=0),
        man("guard", "A3", side=0, out=["ko"]),  # a friend
        man("the-kid", "F3", side=1, out=["ko"]),
        man("ike", "F5", side=1, out=["surrendered"]),
        {**man("happy", "F7", side=1), **LEFT},
        man("texas", "F9", side=2, out=["ko"]),
    )
    assert captives(stage) == ["the-kid", "ike", "texas"]
    assert stage.points() == {
        "marshal": "4",
        "guard": "0",
        "the-kid": "-4",
        "ike": "-6",
        "happy": "-2",
        "texas": "-4",
    }


@rule("gunslinger", "15.6", "15.63b")
def test_the_dead_are_not_captured() -> None:
    stage = final(man("marshal", "A1"), man("the-kid", "F3", out=["dead"]))
    assert captives(stage) == []
    assert stage.points()["the-kid"] == "-8"


@rule("gunslinger", "15.63b")
def test_without_a_side_that_holds_the_field_nobody_is_captured() -> None:
    both = final(
        man("marshal", "A1", side=0),
        man("the-kid", "F3", side=1, out=["ko"]),
        man("ike", "F5", side=1, out=["surrendered"]),
        man("happy", "F7", side=1),
    )
    assert captives(both) == []
    assert both.points() == {"marshal": "2", "the-kid": "0", "ike": "-2", "happy": "2"}
    none = final(man("marshal", "A1", out=["ko"]), man("the-kid", "F3", out=["surrendered"]))
    assert captives(none) == []


@rule("gunslinger", "15.7b", "15.6")
def test_whoever_is_ko_and_dies_of_serious_wounds_is_captured_and_killed() -> None:
    stage = final(
        man("marshal", "A1"), man("the-kid", "F3", out=["ko"], serious=4, serious_by={"marshal": 4}), deck=[1]
    )
    assert stage.person("the-kid")["out"] == ["ko", "dead", "captured"]
    assert stage.points() == {"marshal": "6", "the-kid": "-12"}


# ---- captives who are killed


@pytest.mark.parametrize("killed", [True, False])
@rule("gunslinger", "15.64", "15.7b", "15.22")
def test_captives_are_killed_where_a_special_rule_says_so(killed: bool) -> None:
    stage = final(
        man("marshal", "A1", side=0),
        man("guard", "A3", side=0),
        man("the-kid", "F3", side=1, out=["ko"]),
        man("ike", "F5", side=1, out=["dead"], killers=["marshal"]),
        captives_killed=killed,
    )
    assert ("dead" in stage.person("the-kid")["out"]) == killed
    assert stage.person("the-kid")["death"] == ("captive" if killed else "")
    if killed:  # for the Kid -4 - 8 - 1, for Ike -8 - 1, and a whole KILL ENEMY for each survivor
        assert stage.points() == {"marshal": "8", "guard": "6", "the-kid": "-13", "ike": "-9"}
    else:
        assert stage.points() == {"marshal": "6", "guard": "4", "the-kid": "-5", "ike": "-8"}


@rule("gunslinger", "15.22", "15.61", "15.64")
def test_a_killed_captive_counts_in_full_for_every_surviving_enemy_and_for_nobody_else() -> None:
    stage = final(
        man("the-kid", "F3", side=0),
        man("marshal", "A1", side=1),
        man("guard", "A3", side=1, out=["ko"]),
        {**man("lucky", "A5", side=1), **LEFT},
        man("ike", "F5", side=2),
        man("happy", "F7", side=0),
        captured=["the-kid"],
        captives_killed=True,
    )
    assert stage.points() == {
        "the-kid": "-12",
        "marshal": "4",  # SURVIVE, KILL ENEMY
        "guard": "0",
        "lucky": "-2",
        "ike": "4",
        "happy": "1",  # SURVIVE, ALLY KILLED
    }


@rule("gunslinger", "15.7b", "15.21")
def test_a_captive_who_has_died_of_serious_wounds_is_not_killed_again() -> None:
    stage = final(
        man("the-kid", "F3", side=0, out=["ko"], serious=4, serious_by={"marshal": 4}),
        man("marshal", "A1", side=1),
        man("guard", "A3", side=1),
        captives_killed=True,
        deck=[1],
    )
    assert stage.person("the-kid")["death"] == "serious"
    assert stage.points() == {"the-kid": "-12", "marshal": "6", "guard": "4"}
