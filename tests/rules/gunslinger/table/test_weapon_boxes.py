"""Weapons and their boxes (10.0 to 10.2, 10.4). Letting go and dropping are in test_dropping.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR, unfit
from tests.rules.gunslinger.stage import GAME, Stage, man

BOXES = ("gun-hand", "other-hand", "both-hands", "holstered")


def drawing(*lying: str, **boxes: Any) -> Stage:
    """Ike reveals DRAW AND COCK; some weapons lie in his hex."""
    weapons = [{"weapon": name, "hex": "F6"} for name in lying]
    stage = Stage(man("ike", "F6", **boxes), FAR, weapons=weapons)
    stage.plan(ike="9f")
    return stage


def room(stage: Stage, weapon: str, hammer: str = "+uncock") -> dict[str, Any]:
    """For each box why the weapon cannot go there, or None; checked against what is offered."""
    found = {}
    for box in BOXES:
        pick = f"draw:{weapon}>{box}{hammer}"
        found[box] = stage.why(pick)
        assert (found[box] is None) == (pick in stage.options())
    return found


# ---- the boxes


@rule("gunslinger", "10.2a")
@pytest.mark.parametrize("weapon", ["C45", "W44"])
@pytest.mark.parametrize("held", ["C44", "H44"])
@pytest.mark.parametrize("hand", ["gun_hand", "other_hand"])
def test_a_hand_holds_one_weapon_of_either_kind(weapon: str, held: str, hand: str) -> None:
    stage = drawing(weapon, **{hand: held})
    full, empty = ("gun-hand", "other-hand") if hand == "gun_hand" else ("other-hand", "gun-hand")
    found = room(stage, f"{weapon.lower()}.1")
    assert (found[full], found[empty]) == (("box-taken", "10.2a"), None)
    stage.pick(f"draw:{weapon.lower()}.1>{empty}+uncock")
    assert {row["box"] for row in stage.view()["weapons"]} == {"gun-hand", "other-hand"}


@rule("gunslinger", "10.2b")
@pytest.mark.parametrize("weapon", ["C45", "W44"])
@pytest.mark.parametrize("hand", ["gun_hand", "other_hand"])
def test_both_hands_take_a_weapon_only_if_both_are_empty(weapon: str, hand: str) -> None:
    name = f"{weapon.lower()}.1"
    assert room(drawing(weapon, **{hand: "C44"}), name)["both-hands"] == ("hands-not-empty", "10.2b")
    assert room(drawing(weapon), name)["both-hands"] is None
    assert room(drawing(weapon, holstered="C44"), name)["both-hands"] is None


@rule("gunslinger", "10.2b")
@pytest.mark.parametrize("held", ["C44", "H44"])
def test_while_both_hands_hold_something_no_hand_takes_anything(held: str) -> None:
    found = room(drawing("C45", both_hands=held), "c45.1")
    assert found == {
        "gun-hand": ("both-hands-full", "10.2b"),
        "other-hand": ("both-hands-full", "10.2b"),
        "both-hands": ("box-taken", "10.2b"),
        "holstered": None,
    }


@rule("gunslinger", "10.2b", "11.1a")
@pytest.mark.parametrize(("start", "to"), [("gun_hand", "both-hands"), ("both_hands", "other-hand")])
def test_the_weapon_that_moves_leaves_its_own_box_free(start: str, to: str) -> None:
    stage = drawing(**{start: "W44"})
    stage.pick(f"draw:w44.1>{to}+uncock")
    assert stage.weapon("w44.1")["box"] == to


@rule("gunslinger", "10.2c")
def test_the_holsters_hold_four_weapons_and_no_fifth() -> None:
    three = drawing(gun_hand="C45", holstered=["C44", "KNF", "MB"])
    assert room(three, "c45.1")["holstered"] is None
    three.pick("draw:c45.1>holstered+uncock")
    assert [row["box"] for row in three.view()["weapons"]] == ["holstered"] * 4
    four = drawing(gun_hand="C45", holstered=["C44", "C44", "KNF", "MB"])
    assert room(four, "c45.1")["holstered"] == ("holster-full", "10.2c")


@rule("gunslinger", "10.2d")
@pytest.mark.parametrize("weapon", ["W44", "W44s", "H44", "SD58", "SH50", "R10", "R10s"])
def test_no_long_gun_goes_into_a_holster(weapon: str) -> None:
    for stage in (drawing(weapon), drawing(gun_hand=weapon)):
        assert room(stage, f"{weapon.lower()}.1")["holstered"] == ("two-handed-holster", "10.2d")


@rule("gunslinger", "10.2a", "10.2b", "10.2c", "10.2d")
@pytest.mark.parametrize(
    ("boxes", "rule_id"),
    [
        ({"gun_hand": ["C45", "C45"]}, "10.2a"),
        ({"other_hand": ["C45", "KNF"]}, "10.2a"),
        ({"both_hands": "W44", "gun_hand": "C45"}, "10.2b"),
        ({"both_hands": "C45", "other_hand": "MB"}, "10.2b"),
        ({"holstered": ["C45"] * 5}, "10.2c"),
        ({"holstered": "W44"}, "10.2d"),
    ],
)
def test_no_position_has_more_in_a_box_than_it_holds(boxes: dict[str, Any], rule_id: str) -> None:
    assert unfit(man("ike", "F6", **boxes), FAR) == ("position-box", rule_id)


@rule("gunslinger", "10.2e", "10.2c")
@pytest.mark.parametrize("weapon", ["C45", "C44", "C41", "C32", "C36c", "C45c", "SW45", "SW38", "R41d", "KNF", "TWK"])
def test_handguns_knives_and_tomahawks_are_for_one_hand(weapon: str) -> None:
    stage = drawing(weapon)
    name = f"{weapon.lower()}.1"
    assert stage.weapon(name)["hands"] == 1
    assert room(stage, name, "+cock" if stage.weapon(name)["gun"] else "")["holstered"] is None


# ---- the counters and their records


@rule("gunslinger", "10.1", "10.2e", "10.42a")
def test_the_weapon_list() -> None:
    capacities = {"C45": 6, "SW38": 5, "R41d": 2, "W44": 15, "W44s": 12, "H44": 16, "SD58": 1, "R10": 2}
    two_handed = {"W44", "W44s", "H44", "SD58", "R10"}
    stage = drawing(*capacities, "C45")
    rows = stage.view()["weapons"]
    assert [row["weapon"] for row in rows if row["kind"] == "C45"] == ["c45.1", "c45.2"]  # one counter each
    for row in rows:
        assert (row["capacity"], row["rounds"]) == (capacities[row["kind"]],) * 2
        assert row["hands"] == (2 if row["kind"] in two_handed else 1)


@rule("gunslinger", "10.0")
def test_everybody_sees_which_weapons_are_cocked_and_only_those_shoot() -> None:
    for text, cocked in (("C45", False), ("C45!", True)):
        stage = Stage(man("marshal", "F6", "n", gun_hand=text), man("the-kid", "F5"), deck=[1])
        assert [row["cocked"] for row in stage.view(1)["weapons"]] == [cocked]
        stage.plan(marshal="7f")
        assert stage.why("shoot>the-kid") == (None if cocked else ("not-cocked", "13.1a"))


@rule("gunslinger", "10.0")
@pytest.mark.parametrize(
    ("divisor", "weapon", "aim", "range_", "hit"),
    [
        (False, "W44!", 4, 8, "miss"),
        (True, "W44!", 4, 2, "bullseye"),  # 8 / 4
        (True, "W44!", 2, 8, "miss"),  # fewer than four points
        (True, "C45!", 4, 8, "miss"),  # no figure on a handgun's counter
    ],
)
def test_printed_ranges_count_only_by_option(divisor: bool, weapon: str, aim: int, range_: int, hit: str) -> None:
    """16: up to range 4 SIDE from aim time 1, bullseye from 4; SHOOT with a long gun adds nothing."""
    stage = Stage(
        man("marshal", "F11", "n", both_hands=weapon, aim={"points": aim, "target": "the-kid"}),
        man("the-kid", "F3"),
        deck=[16],
        options={"range_divisor": divisor},
    )
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    (shot,) = stage.told("shot")
    assert (shot["range"], shot["hit"]) == (range_, hit)


@rule("gunslinger", "10.41")
def test_each_weapon_keeps_its_rounds_whoever_has_it() -> None:
    stage = Stage(man("ike", "F6", gun_hand="C45/2", other_hand="C45/5"), man("the-kid", "F6"))
    stage.plan(ike="8f", the_kid="9f")
    stage.picks("drop:gun-hand", "load")
    lying = stage.weapon("c45.1")
    assert (lying["character"], lying["hex"], lying["rounds"], lying["capacity"]) == (None, "F6", 2, 6)
    stage.pick("draw:c45.1>gun-hand+cock")
    taken = stage.weapon("c45.1")
    assert (taken["character"], taken["box"], taken["rounds"]) == ("the-kid", "gun-hand", 2)
    assert stage.weapon("c45.2")["rounds"] == 5


@rule("gunslinger", "10.42a")
@pytest.mark.parametrize(("weapon", "rounds"), [("C45", 7), ("SW38", 6), ("SD58", 2)])
def test_no_weapon_holds_more_than_its_capacity(weapon: str, rounds: int) -> None:
    assert unfit(man("ike", "F6", gun_hand=f"{weapon}/{rounds}"), FAR) == ("field-range", "10.42a")
    assert Stage(man("ike", "F6", gun_hand=f"{weapon}/{rounds - 1}"), FAR).view()["weapons"][0]["rounds"] == rounds - 1


@rule("gunslinger", "10.42b")
@pytest.mark.parametrize("showdown", [1, 2])
def test_a_showdown_begins_with_full_weapons(showdown: int) -> None:
    weapons: Any = GAME.view(GAME.new(2, 7, {"showdown": showdown}), None)["weapons"]
    guns = [row for row in weapons if row["gun"]]
    assert len(guns) == (2 if showdown == 1 else 4)
    assert [row["rounds"] for row in guns] == [row["capacity"] for row in guns]


@rule("gunslinger", "10.42b")
def test_a_showdown_may_say_otherwise() -> None:
    def place(name: str, hex_: str, colt: object) -> dict[str, Any]:
        return {"character": name, "hex": hex_, "facing": "n", "weapons": {"holstered": [colt]}}

    file = {
        "showdown": 1,
        "name": "Two cartridges",
        "map": ["A"],
        "game_length": 3,
        "sides": [["Marshal"], ["The Kid"]],
        "set_up": [place("Marshal", "F3", {"weapon": "C45", "rounds": 2}), place("The Kid", "F9", "C45")],
    }
    game = GAME.repacked(file)
    weapons: Any = game.view(game.new(2), None)["weapons"]
    assert [row["rounds"] for row in weapons] == [2, 6]
