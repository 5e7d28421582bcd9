"""The AIM ZONE and the BLIND ZONE (8.32): where one can aim. Hexes counted on the map by hand."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man

# From F6 facing north: the rows from AHEAD LEFT (E6) and AHEAD RIGHT (G6) to the edges of the map, and what lies just
# behind them.
ROWS = ["E6", "D5", "C5", "B4", "A4", "G6", "H5", "I5", "J4", "K4"]
BETWEEN = ["F5", "F0", "E5", "G4", "C4", "H4", "A1", "K1", "B0", "J3"]
BEHIND = ["E7", "D6", "C6", "B5", "A5", "G7", "H6", "I6", "J5", "K5", "F7", "F12", "A12", "K12"]


def lookout(target: str, facing: str = "n") -> Stage:
    """The Marshal in F6 with a cocked Colt reveals COCK/AIM/SHOOT; the Kid stands somewhere."""
    stage = Stage(man("marshal", "F6", facing, gun_hand="C45!"), man("the-kid", target))
    stage.plan(marshal="5f")
    return stage


@rule("gunslinger", "8.32a", "8.32c")
@pytest.mark.parametrize("hex_", [*ROWS, *BETWEEN])
def test_one_aims_at_whoever_is_on_the_two_rows_or_between_them(hex_: str) -> None:
    stage = lookout(hex_)
    assert stage.seen("marshal")["others"][0]["in_zone"] is True
    stage.pick("aim>the-kid")
    assert stage.person("marshal")["aim"] == {"points": 2, "target": "the-kid"}


@rule("gunslinger", "8.32a", "8.32c")
@pytest.mark.parametrize("hex_", BEHIND)
def test_whoever_is_behind_the_two_rows_is_in_the_blind_zone(hex_: str) -> None:
    stage = lookout(hex_)
    assert stage.seen("marshal")["others"][0]["in_zone"] is False
    assert "aim>the-kid" not in stage.options()
    assert stage.why("aim>the-kid") == ("blind-zone", "8.32c")
    assert stage.why("shoot>the-kid") is None  # it will miss


@rule("gunslinger", "8.32a")
@pytest.mark.parametrize(
    ("facing", "inside", "outside"),
    [
        ("ne", ["F0", "G6", "H5", "K4", "G7", "K9"], ["E6", "F7", "E5", "K10", "A1"]),  # n row to se row
        ("se", ["H5", "K4", "G7", "H6", "F7", "F12", "K9"], ["G5", "F5", "E7", "E8", "K3"]),  # ne row to s row
        ("s", ["E7", "A9", "G7", "K9", "F12", "F7"], ["E6", "G6", "A8", "K8", "F5"]),  # se row to sw row
        ("sw", ["F7", "F12", "E6", "A4", "E7", "A9"], ["F5", "G7", "G9", "A3", "K9"]),  # s row to nw row
        ("nw", ["E7", "A9", "F5", "F0", "E6", "A1"], ["G6", "F7", "E8", "A10", "G5"]),  # sw row to n row
    ],
)
def test_the_zone_turns_with_the_arrow(facing: str, inside: list[str], outside: list[str]) -> None:
    assert [hex_ for hex_ in inside if "aim>the-kid" not in lookout(hex_, facing).options()] == []
    assert [hex_ for hex_ in outside if "aim>the-kid" in lookout(hex_, facing).options()] == []


@rule("gunslinger", "8.32b")
@pytest.mark.parametrize("facing", ["n", "ne", "se", "s", "sw", "nw"])
def test_the_own_hex_is_in_the_zone_whatever_the_facing(facing: str) -> None:
    """Card 45: CRIT up to range 3 from aim time 1."""
    assert "aim>the-kid" in lookout("F6", facing).options()
    stage = Stage(man("marshal", "F6", facing, gun_hand="C45!"), man("the-kid", "F6"), deck=[45])
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    (shot,) = stage.told("shot")
    assert (shot["range"], shot["hit"]) == (0, "crit")


@rule("gunslinger", "8.32c", "12.1")
def test_a_hex_to_aim_at_lies_in_the_zone_too() -> None:
    stage = lookout("F5")
    stage.pick("aim-at-hex")
    assert stage.asked == (0, "hex")
    options = stage.options()
    assert {f"aim>@{hex_.lower()}" for hex_ in [*ROWS, *BETWEEN, "F6"]} <= set(options)
    assert not {f"aim>@{hex_.lower()}" for hex_ in BEHIND} & set(options)
    assert {stage.why(f"aim>@{hex_.lower()}") for hex_ in BEHIND} == {("blind-zone", "8.32c")}


@rule("gunslinger", "8.32c")
@pytest.mark.parametrize(("facing", "runs_to", "aim"), [("s", "G7", None), ("n", "G5", 2)])
def test_a_target_that_runs_into_the_blind_zone_before_the_aim_is_due_gets_no_points(
    facing: str, runs_to: str, aim: int | None
) -> None:
    """The Kid runs in segment 1; the aim is due in segment 2."""
    stage = Stage(man("marshal", "F6", "n", gun_hand="C45!"), man("the-kid", "G6", facing))
    stage.plan(marshal="5f", the_kid="2f+1f")
    stage.picks("aim>the-kid", "move:straight-ahead", "move:straight-ahead")
    assert stage.told("moved")[0]["hex"] == runs_to
    found = stage.person("marshal")["aim"]
    assert (found and found["points"]) == aim
    cancelled = [event["character"] for event in stage.told("cancelled")]
    assert cancelled == ([] if aim else ["marshal"])


@rule("gunslinger", "8.32c")
def test_whoever_turns_first_aims_where_it_faces_then() -> None:
    stage = Stage(man("marshal", "F6", "n", gun_hand="C45!"), man("the-kid", "G7"))
    stage.plan(marshal="3b+5f")
    stage.pick("turn:ahead-right")
    assert "aim>the-kid" in stage.options()
    stage.pick("aim>the-kid")
    assert stage.person("marshal")["aim"]["points"] == 2
