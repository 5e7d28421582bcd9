"""DRAW AND COCK (11.1): weapons change boxes, hammers go up and down. Other people's weapons: test_taking.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import happened


def drawing(**boxes: Any) -> Stage:
    """Ike reveals DRAW AND COCK."""
    stage = Stage(man("ike", "F6", **boxes), FAR)
    stage.plan(ike="9f")
    return stage


def state(stage: Stage, weapon: str) -> tuple[str, bool]:
    row = stage.weapon(weapon)
    return row["box"], row["cocked"]


# ---- one of three things


@rule("gunslinger", "11.1a")
@pytest.mark.parametrize("cocked", [False, True])
@pytest.mark.parametrize("hammer", ["cock", "uncock"])
@pytest.mark.parametrize(
    ("start", "to"),
    [
        ("holstered", "gun-hand"),
        ("holstered", "other-hand"),
        ("holstered", "both-hands"),
        ("gun_hand", "other-hand"),
        ("other_hand", "gun-hand"),
        ("gun_hand", "both-hands"),
        ("both_hands", "gun-hand"),
        ("gun_hand", "holstered"),  # whatever the destination, the hammer may be set
    ],
)
def test_a_weapon_is_moved_and_its_hammer_set(cocked: bool, hammer: str, start: str, to: str) -> None:
    stage = drawing(**{start: "C45!" if cocked else "C45"})
    stage.pick(f"draw:c45.1>{to}+{hammer}")
    assert state(stage, "c45.1") == (to, hammer == "cock")
    assert stage.weapon("c45.1")["rounds"] == 6


@rule("gunslinger", "11.1a", "11.13b")
@pytest.mark.parametrize("box", ["gun_hand", "other_hand", "both_hands"])
@pytest.mark.parametrize(("text", "hammer"), [("C45", "cock"), ("C45!", "uncock"), ("C45!", "cock")])
def test_a_weapon_in_a_hand_is_cocked_or_uncocked_where_it_is(box: str, text: str, hammer: str) -> None:
    stage = drawing(**{box: text})
    name = box.replace("_", "-")
    stage.pick(f"hammer:{name}+{hammer}")
    assert state(stage, "c45.1") == (name, hammer == "cock")


@rule("gunslinger", "11.1a")
def test_what_stays_in_its_holster_is_not_cocked() -> None:
    stage = drawing(holstered="C45", gun_hand="C44")
    assert stage.why("hammer:holstered+cock") is not None
    assert stage.why("draw:c45.1>holstered+cock") == ("already-there", "11.1a")
    assert not [pick for pick in stage.options() if pick.startswith("draw:c45.1>holstered")]
    stage.pick("hammer:gun-hand+cock")
    assert state(stage, "c45.1") == ("holstered", False)


@rule("gunslinger", "11.1a")
def test_something_must_be_done_if_it_can_be() -> None:
    assert drawing(holstered="C45").why("nothing") == ("must-draw", "11.1a")
    assert drawing(gun_hand="C45").why("nothing") == ("must-draw", "11.1a")
    bare = drawing()
    assert bare.options() == ["nothing"]
    bare.pick("nothing")
    assert happened(bare, "cancelled") == [(3, "cancelled", "ike")]


# ---- declared at the reveal


@rule("gunslinger", "11.1b")
def test_weapon_box_and_hammer_are_declared_at_the_reveal_and_carried_out_in_segment_3() -> None:
    stage = Stage(man("ike", "F6", holstered="C45"), man("the-kid", "A1", "s"))
    stage.plan(ike="9f", the_kid="1f")
    stage.pick("draw:c45.1>gun-hand+cock")
    assert stage.seen("ike", 1)["stack"]["revealed"]["declared"] == "draw:c45.1>gun-hand+cock"
    assert state(stage, "c45.1") == ("holstered", False)
    stage.pick("move:straight-ahead")
    assert happened(stage, "moved", "drawn") == [(2, "moved", "the-kid"), (3, "drawn", "ike")]
    assert state(stage, "c45.1") == ("gun-hand", True)


@rule("gunslinger", "11.1b")
def test_the_hammer_is_declared_for_a_gun_and_for_nothing_else() -> None:
    stage = drawing(holstered=["C45", "MB", "KNF"])
    assert stage.why("draw:c45.1>gun-hand") == ("say-the-hammer", "11.1b")
    for thing in ("mb.1", "knf.1"):
        assert stage.why(f"draw:{thing}>gun-hand+cock") == ("no-hammer", "11.1b")
        assert stage.why(f"draw:{thing}>gun-hand") is None


# ---- one weapon only


@rule("gunslinger", "11.13a")
@pytest.mark.parametrize(("other", "cocked"), [("C45", False), ("C45!", True)])
def test_whoever_moves_one_weapon_leaves_the_other_ones_hammer_alone(other: str, cocked: bool) -> None:
    stage = drawing(other_hand=other, holstered="C44")
    assert stage.why("draw:c44.1>gun-hand+cock,other-hand+cock") is not None
    draws = [pick for pick in stage.options() if pick.startswith("draw:c44.1")]
    assert draws == ["draw:c44.1>gun-hand+cock", "draw:c44.1>gun-hand+uncock"]
    assert all("," not in pick for pick in stage.options() if pick.startswith("draw"))
    stage.pick("draw:c44.1>gun-hand+cock")
    assert state(stage, "c44.1") == ("gun-hand", True)
    assert state(stage, "c45.1") == ("other-hand", cocked)


@rule("gunslinger", "11.13b")
@pytest.mark.parametrize(
    ("hands", "cocked"),
    [
        ("gun-hand+cock,other-hand+cock", (True, True)),
        ("gun-hand+cock,other-hand+uncock", (True, False)),
        ("gun-hand+uncock,other-hand+cock", (False, True)),
        ("gun-hand+uncock,other-hand+uncock", (False, False)),
    ],
)
@pytest.mark.parametrize("before", [("C45", "C44!"), ("C45!", "C44"), ("C45", "C44")])
def test_hammers_in_both_hands_are_set_each_by_itself(
    hands: str, cocked: tuple[bool, bool], before: tuple[str, str]
) -> None:
    stage = drawing(gun_hand=before[0], other_hand=before[1])
    stage.pick(f"hammer:{hands}")
    assert (stage.weapon("c45.1")["cocked"], stage.weapon("c44.1")["cocked"]) == cocked


@rule("gunslinger", "11.13b")
def test_a_hammer_that_is_not_named_stays() -> None:
    stage = drawing(gun_hand="C45", other_hand="C44!")
    stage.pick("hammer:gun-hand+cock")
    assert (stage.weapon("c45.1")["cocked"], stage.weapon("c44.1")["cocked"]) == (True, True)


@rule("gunslinger", "11.13b")
def test_there_is_no_hammer_in_an_empty_hand_or_on_a_knife() -> None:
    stage = drawing(gun_hand="C45", other_hand="KNF", holstered="C44")
    for box in ("other-hand", "both-hands"):
        assert stage.why(f"hammer:{box}+cock") == ("no-gun-there", "11.13b")
    assert stage.why("hammer:gun-hand+cock,other-hand+cock") == ("no-gun-there", "11.13b")
    assert stage.why("hammer:gun-hand+cock") is None
