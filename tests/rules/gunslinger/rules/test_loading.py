"""LOAD (11.2)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import happened


def loading(box: str, weapon: str) -> Stage:
    """Ike has chosen LOAD."""
    stage = Stage(man("ike", "F6", **{box: weapon}), FAR)
    stage.plan(ike="8f")
    return stage


@rule("gunslinger", "11.2a")
@pytest.mark.parametrize(
    ("box", "weapon", "loads"),
    [
        ("both_hands", "C45/2", True),
        ("both_hands", "W44/2", True),
        ("gun_hand", "C45/2", False),
        ("other_hand", "C45/2", False),
        ("gun_hand", "W44/2", False),
        ("holstered", "C45/2", False),
    ],
)
def test_only_the_weapon_in_both_hands_is_loaded(box: str, weapon: str, loads: bool) -> None:
    stage = loading(box, weapon)
    if box != "holstered":  # with empty hands there is nothing to say about LOAD
        stage.pick("load")
    name = f"{weapon.split('/')[0].lower()}.1"
    assert stage.weapon(name)["rounds"] == (3 if loads else 2)
    kind = "loaded" if loads else "cancelled"
    assert happened(stage, "loaded", "cancelled") == [(3, kind, "ike")]


@rule("gunslinger", "11.2a", "10.22a")
def test_whoever_lets_go_with_a_hand_does_not_load() -> None:
    stage = loading("both_hands", "C45/2")
    stage.picks("let-go:gun-hand", "load")
    assert stage.weapon("c45.1")["rounds"] == 2
    assert happened(stage, "cancelled") == [(3, "cancelled", "ike")]


@rule("gunslinger", "11.2a")
def test_a_knife_is_not_loaded() -> None:
    stage = loading("both_hands", "KNF")
    stage.pick("load")
    assert (stage.told("loaded"), stage.weapon("knf.1")["rounds"]) == ([], 0)


@rule("gunslinger", "11.2b")
@pytest.mark.parametrize("weapon", ["C45", "C36c", "SW45", "W44", "R10"])
def test_one_load_is_one_round_whatever_the_weapon(weapon: str) -> None:
    """Breakopen and cap-and-ball guns load differently only from a later section on."""
    stage = loading("both_hands", f"{weapon}/0")
    stage.pick("load")
    assert stage.weapon(f"{weapon.lower()}.1")["rounds"] == 1
    assert [event["rounds"] for event in stage.told("loaded")] == [1]


@rule("gunslinger", "11.2b")
def test_there_are_always_more_rounds() -> None:
    stage = Stage(man("ike", "F6", both_hands="W44/0"), FAR, length=20)
    for rounds in range(1, 16):
        stage.plan(ike="8f")
        stage.pick("load")
        assert stage.weapon("w44.1")["rounds"] == rounds


@rule("gunslinger", "11.2b", "10.42a", "11.2c")
@pytest.mark.parametrize("weapon", ["C45!", "C45"])
def test_a_full_weapon_is_only_uncocked(weapon: str) -> None:
    stage = loading("both_hands", weapon)
    stage.pick("load")
    assert (stage.weapon("c45.1")["rounds"], stage.weapon("c45.1")["cocked"]) == (6, False)


@rule("gunslinger", "11.2c")
def test_loading_lowers_the_hammer_when_it_is_done_and_not_before() -> None:
    stage = Stage(man("ike", "F6", both_hands="C45/2!"), man("the-kid", "A1", "s"))
    stage.plan(ike="8f+7f", the_kid="1f")
    stage.pick("load")
    assert stage.weapon("c45.1")["cocked"]  # declared, not executed
    stage.pick("move:straight-ahead")
    assert not stage.weapon("c45.1")["cocked"]
    assert stage.why("shoot>the-kid") == ("not-cocked", "13.1a")


@rule("gunslinger", "11.2c", "11.2a")
def test_a_load_that_is_cancelled_leaves_the_hammer_up() -> None:
    stage = loading("gun_hand", "C45/2!")
    stage.pick("load")
    assert stage.weapon("c45.1")["cocked"]
