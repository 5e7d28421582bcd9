"""Letting go of weapons and dropping them when an action is revealed (10.22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR
from tests.rules.gunslinger.stage import Stage, man

# A card of each action that everybody can play, and a way to declare it.
ACTIONS = [
    ("1f", "move:straight-ahead"),
    ("1b", "move:straight-back"),
    ("2b", "turn:straight-back"),
    ("3b", "turn:ahead-left"),
    ("4b", "flip"),
    ("5b", "flip"),
    ("7f", "nothing"),
    ("8f", "load"),
]


def revealing(card: str, **boxes: Any) -> Stage:
    """Ike has just revealed an action."""
    stage = Stage(man("ike", "F6", "n", **boxes), FAR, deck=[1, 2])
    stage.plan(ike=card)
    return stage


def where(stage: Stage, weapon: str) -> str:
    """The box that a weapon is in, or the hex."""
    row = stage.weapon(weapon)
    found: str = row["box"] or row["hex"]
    return found


# ---- letting go


@rule("gunslinger", "10.22a")
@pytest.mark.parametrize(("card", "pick"), ACTIONS)
@pytest.mark.parametrize("hand", ["gun-hand", "other-hand"])
def test_at_any_reveal_a_hand_may_let_go_at_no_cost(card: str, pick: str, hand: str) -> None:
    stage = revealing(card, both_hands="W44!")
    due = stage.seen("ike")["stack"]["revealed"]["due"]
    assert stage.pick(f"let-go:{hand}") == ["let-go"]
    assert where(stage, "w44.1") == hand
    assert stage.weapon("w44.1")["cocked"]  # it does not fall
    assert stage.asked == (0, "declare")
    assert stage.seen("ike")["stack"]["revealed"]["due"] == due
    assert pick in stage.options()


@rule("gunslinger", "10.22a")
@pytest.mark.parametrize("boxes", [{}, {"gun_hand": "C45"}, {"other_hand": "C45"}, {"holstered": "C45"}])
def test_only_what_both_hands_hold_is_let_go_of(boxes: dict[str, Any]) -> None:
    stage = revealing("3b", **boxes)
    for hand in ("gun-hand", "other-hand"):
        assert stage.why(f"let-go:{hand}") == ("nothing-to-let-go", "10.22a")
        assert f"let-go:{hand}" not in stage.options()
    held = revealing("3b", both_hands="C45")
    assert {"let-go:gun-hand", "let-go:other-hand"} < set(held.options())


@rule("gunslinger", "10.22a")
def test_there_is_no_taking_hold_again_with_the_second_hand() -> None:
    stage = revealing("3b", both_hands="W44")
    stage.pick("let-go:gun-hand")
    assert stage.why("let-go:other-hand") == ("nothing-to-let-go", "10.22a")
    assert stage.why("let-go:both-hands") == ("nothing-to-let-go", "10.22a")


@rule("gunslinger", "10.22a", "10.22b")
def test_it_is_done_when_a_new_action_is_revealed_and_only_then() -> None:
    stage = Stage(man("ike", "F6", "n", both_hands="W44"), FAR)
    for pick in ("let-go:gun-hand", "drop:both-hands"):
        assert stage.why(pick) == ("only-planning", "5.2")
    stage.plan(ike="3b+1f")
    stage.pick("turn:straight-ahead")
    assert "let-go:gun-hand" in stage.options()  # ADVANCE is a new action
    stage.picks("let-go:gun-hand", "move:straight-ahead")
    assert where(stage, "w44.1") == "gun-hand"


# ---- dropping


@rule("gunslinger", "10.22b")
@pytest.mark.parametrize(("card", "pick"), ACTIONS)
@pytest.mark.parametrize("box", ["gun-hand", "other-hand", "both-hands"])
def test_at_any_reveal_a_hand_may_drop_its_weapon(card: str, pick: str, box: str) -> None:
    stage = revealing(card, **{box.replace("-", "_"): "C45"})
    due = stage.seen("ike")["stack"]["revealed"]["due"]
    assert stage.pick(f"drop:{box}") == ["fell"]
    fallen = stage.weapon("c45.1")
    assert (fallen["character"], fallen["box"], fallen["hex"]) == (None, None, "F6")
    assert stage.seen("ike")["stack"]["revealed"]["due"] == due
    assert pick in stage.options()


@rule("gunslinger", "10.22b")
def test_several_weapons_may_be_dropped_at_one_reveal() -> None:
    stage = revealing("1f", gun_hand="C45", other_hand="MB")
    stage.picks("drop:other-hand", "drop:gun-hand", "move:straight-ahead")
    assert (where(stage, "c45.1"), where(stage, "mb.1")) == ("F6", "F6")  # they do not go along
    assert stage.person("ike")["hex"] == "F5"


@rule("gunslinger", "10.22b", "10.22a")
def test_letting_go_and_dropping_may_be_combined() -> None:
    stage = revealing("9f", both_hands="W44", holstered="C45")
    stage.picks("let-go:other-hand", "drop:other-hand", "draw:c45.1>both-hands+cock")
    assert (where(stage, "w44.1"), where(stage, "c45.1")) == ("F6", "both-hands")


@rule("gunslinger", "10.22b")
def test_what_is_in_a_holster_is_not_dropped() -> None:
    stage = revealing("3b", gun_hand="C44", holstered="C45")
    assert [pick for pick in stage.options() if pick.startswith("drop")] == ["drop:gun-hand"]
    assert stage.why("drop:holstered") is not None
    for box in ("other-hand", "both-hands"):
        assert stage.why(f"drop:{box}") == ("box-empty", "10.22b")


@rule("gunslinger", "10.22b", "11.11a")
def test_what_was_dropped_is_anybodys() -> None:
    stage = Stage(man("ike", "F6", gun_hand="C45"), man("the-kid", "F6"))
    stage.plan(ike="8f", the_kid="9f")
    stage.picks("drop:gun-hand", "load")
    assert stage.asked == (1, "declare")
    stage.pick("draw:c45.1>both-hands+cock")  # nobody is asked for leave
    assert (stage.weapon("c45.1")["character"], where(stage, "c45.1")) == ("the-kid", "both-hands")


# ---- going off


@rule("gunslinger", "10.22c")
@pytest.mark.parametrize(
    ("weapon", "rounds", "goes_off"),
    [("C45!", 5, 1), ("C45", 6, 0), ("C45/1!", 0, 1), ("C45/0!", 0, 0), ("C45/0", 0, 0)],
)
def test_a_cocked_weapon_that_falls_loses_a_round_if_it_has_one(weapon: str, rounds: int, goes_off: int) -> None:
    stage = Stage(man("ike", "F6", gun_hand=weapon), man("the-kid", "F6"), deck=[45])
    stage.plan(ike="3b")
    stage.pick("drop:gun-hand")
    assert [event["goes_off"] for event in stage.told("fell")] == [goes_off]
    assert (stage.weapon("c45.1")["rounds"], stage.weapon("c45.1")["cocked"]) == (rounds, False)
    stage.pick("turn:straight-ahead")
    assert stage.view()["discards"] == []  # no card is drawn: it hits nothing
    assert stage.person("the-kid")["out"] == stage.person("ike")["out"] == []


@rule("gunslinger", "10.22c")
def test_each_weapon_goes_off_by_itself() -> None:
    stage = revealing("3b", gun_hand="C45!", other_hand="C45")
    stage.picks("drop:gun-hand", "drop:other-hand")
    assert [stage.weapon(name)["rounds"] for name in ("c45.1", "c45.2")] == [5, 6]


# ---- the printed example, the other way round


@rule("gunslinger", "12.0a", "10.22a")
@pytest.mark.parametrize(("held", "free"), [("other-hand", "gun-hand"), ("gun-hand", "other-hand")])
def test_with_the_rifle_in_one_hand_the_colt_goes_to_the_other_one_only(held: str, free: str) -> None:
    stage = revealing("9f", both_hands="W44", holstered="C45")
    stage.pick(f"let-go:{held}")
    found = {box: stage.why(f"draw:c45.1>{box}+cock") for box in ("gun-hand", "other-hand", "both-hands")}
    assert found == {free: None, held: ("box-taken", "10.2a"), "both-hands": ("hands-not-empty", "10.2b")}


@rule("gunslinger", "12.0a", "10.22b")
@pytest.mark.parametrize("box", ["gun-hand", "other-hand", "both-hands"])
def test_without_the_rifle_the_colt_goes_anywhere(box: str) -> None:
    stage = revealing("9f", both_hands="W44", holstered="C45")
    stage.picks("drop:both-hands", f"draw:c45.1>{box}+cock")
    assert (where(stage, "w44.1"), where(stage, "c45.1")) == ("F6", box)
