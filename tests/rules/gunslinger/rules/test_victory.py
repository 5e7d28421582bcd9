"""Victory points (15.1, 15.5, 15.6, 15.9): the table, bonus points, averages, the winner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act

LEFT: dict[str, Any] = {"hex": None, "out": ["left"]}


def final(*people: dict[str, Any], **more: Any) -> Stage:
    """The end of a SHOWDOWN."""
    stage = Stage(*people, phase="end", **more)
    assert stage.asked is None
    return stage


# ---- the table


@rule("gunslinger", "15.11b", "15.6", "15.62", "15.63a")
def test_every_line_of_the_table_of_points() -> None:
    stage = final(
        man("marshal", "A1", side=0),  # survives
        man("guard", "A3", side=0, out=["ko"]),  # passed out
        {**man("lucky", "A1", side=0), **LEFT},  # ran away
        man("the-kid", "F3", side=1),  # survives
        man("ike", "F5", side=1, out=["surrendered"], ko_by=["marshal"]),
        man("happy", "F7", side=1, out=["dead"], killers=["lucky"]),
    )
    assert stage.points() == {
        "marshal": "3",  # SURVIVE 2, KNOCK OUT ENEMY 1
        "guard": "0",
        "lucky": "0",  # RUN AWAY -2, KILL ENEMY 2
        "the-kid": "1",  # SURVIVE 2, ALLY KILLED -1
        "ike": "-3",  # SURRENDER -2, ALLY KILLED -1
        "happy": "-8",
    }


@rule("gunslinger", "15.11b", "15.63a", "15.63b", "15.7a")
def test_whoever_holds_the_field_scores_four_and_captives_lose_four() -> None:
    stage = final(man("marshal", "A1"), man("the-kid", "F3", out=["ko"]))
    assert stage.points() == {"marshal": "4", "the-kid": "-4"}


@rule("gunslinger", "15.63a")
def test_only_survivors_of_the_only_side_that_has_any_hold_the_field() -> None:
    held = final(
        man("marshal", "A1", side=0),
        man("guard", "A3", side=0),
        man("lucky", "A5", side=0, out=["ko"]),
        {**man("slim", "A1", side=0), **LEFT},
        man("the-kid", "F3", side=1, out=["dead"]),
        {**man("ike", "A1", side=2), **LEFT},
    )
    assert held.points() == {"marshal": "4", "guard": "4", "lucky": "0", "slim": "-2", "the-kid": "-8", "ike": "-2"}
    third = final(man("marshal", "A1", side=0), man("the-kid", "F3", side=1, out=["ko"]), man("ike", "F5", side=2))
    assert third.points() == {"marshal": "2", "the-kid": "0", "ike": "2"}
    nobody = final(man("marshal", "A1", out=["ko"]), man("the-kid", "F3", out=["surrendered"]))
    assert nobody.points() == {"marshal": "0", "the-kid": "-2"}


@rule("gunslinger", "15.6", "15.62")
def test_surviving_and_holding_the_field_are_settled_after_the_serious_checks() -> None:
    stage = final(man("marshal", "A1", serious=4), man("the-kid", "F3"), deck=[1])
    assert stage.points() == {"marshal": "-8", "the-kid": "4"}


@rule("gunslinger", "15.6", "15.62")
def test_nobody_scores_for_surviving_before_the_end() -> None:
    stage = Stage(man("marshal", "A1"), man("the-kid", "F3"), length=2)
    act(stage)
    assert stage.points() == {"marshal": "0", "the-kid": "0"}
    act(stage)
    assert stage.points() == {"marshal": "2", "the-kid": "2"}


@pytest.mark.parametrize("friend", [True, False])
@rule("gunslinger", "15.5", "15.6")
def test_whoever_leaves_the_map_has_run_away_and_scores_nothing_for_surviving(friend: bool) -> None:
    friends = [man("guard", "A12", side=0)] if friend else []
    stage = Stage(man("marshal", "F0", "n", side=0), man("the-kid", "F9", side=1), *friends, length=2)
    act(stage, marshal="1f move:straight-ahead")
    assert stage.points()["marshal"] == "-2"
    act(stage)
    assert stage.points() == {"marshal": "-2", "the-kid": "2" if friend else "4", **({"guard": "2"} if friend else {})}


@rule("gunslinger", "15.9", "15.5", "15.2a")
def test_whoever_leaves_the_map_and_dies_of_serious_wounds_scores_both() -> None:
    stage = final(
        {**man("marshal", "A1", serious=4, serious_by={"the-kid": 4}), **LEFT}, man("the-kid", "F9"), deck=[1]
    )
    assert stage.person("marshal")["out"] == ["left", "dead"]
    assert stage.points() == {"marshal": "-10", "the-kid": "6"}


@rule("gunslinger", "15.9")
def test_the_dead_score_what_they_did() -> None:
    stage = final(
        man("marshal", "A1", side=0, out=["dead"], killers=["the-kid"]),
        man("the-kid", "F3", side=1, out=["dead"], killers=["marshal"]),
        man("ike", "F5", side=1, out=["ko"], ko_by=["marshal"]),
    )
    assert stage.points() == {"marshal": "-5", "the-kid": "-6", "ike": "-1"}


@rule("gunslinger", "15.11a")
def test_shares_are_never_rounded() -> None:
    killers = ["marshal", "guard", "lucky", "slim", "texas"]
    stage = Stage(
        *[man(name, f"A{2 * i + 1}", side=0) for i, name in enumerate(killers)],
        man("the-kid", "F3", side=1, out=["dead"], killers=killers),
        man("ike", "F5", side=1, out=["ko"], ko_by=killers[:3]),
    )
    assert [stage.points()[name] for name in killers] == ["11/15"] * 3 + ["2/5"] * 2  # 2/5 and 1/3


# ---- bonus points


@rule("gunslinger", "15.12")
def test_bonus_points_are_added_for_those_who_are_named() -> None:
    bonus = [
        {"for": "survive", "points": 3, "characters": ["marshal", "ike"]},
        {"for": "always", "points": -1, "characters": ["guard"]},
        {"for": "kill-enemy", "points": -6},
        {"for": "pass-out", "points": 5, "characters": ["ike"]},
    ]
    people = (
        man("marshal", "A1", side=0),
        man("guard", "A3", side=0),
        man("the-kid", "F3", side=1),
        man("ike", "F5", side=1, out=["ko"]),
        man("happy", "F7", side=1, out=["dead"], killers=["guard"]),
    )
    assert final(*people).points() == {"marshal": "2", "guard": "4", "the-kid": "1", "ike": "-1", "happy": "-8"}
    with_bonus = {"marshal": "5", "guard": "-3", "the-kid": "1", "ike": "4", "happy": "-8"}
    assert final(*people, bonus=bonus).points() == with_bonus


@rule("gunslinger", "15.12")
def test_bonus_points_may_be_for_every_gun_that_is_moved_to_a_hand() -> None:
    stage = Stage(
        man("marshal", "A1", holstered=["C45", "MB"]),
        man("the-kid", "F3", holstered="C45"),
        bonus=[{"for": "gun-in-hand", "points": -2, "characters": ["marshal"]}],
    )
    act(stage, marshal="9f draw:c45.1>gun-hand+uncock", the_kid="9f draw:c45.2>gun-hand+cock")
    assert stage.points() == {"marshal": "-2", "the-kid": "0"}
    act(stage, marshal="9f draw:c45.1>holstered+uncock")
    act(stage, marshal="9f draw:mb.1>other-hand")  # no gun
    assert stage.points()["marshal"] == "-2"
    act(stage, marshal="9f draw:c45.1>gun-hand+uncock")
    assert stage.points()["marshal"] == "-4"


# ---- the winner


@rule("gunslinger", "15.13a")
def test_the_player_with_most_points_wins() -> None:
    stage = final(man("marshal", "A1", side=0), man("the-kid", "F3", side=1, out=["dead"]), man("ike", "F5", side=2))
    assert stage.view()["result"]["places"] == [1, 3, 1]  # 2, -8, 2
    assert stage.view()["result"]["scores"] == [0.5, 0.0, 0.5]
    alone = final(man("marshal", "A1"), man("the-kid", "F3", out=["surrendered"]))
    assert (alone.view()["result"]["places"], alone.view()["result"]["scores"]) == ([1, 2], [1.0, 0.0])
    running = Stage(man("marshal", "A1"), man("the-kid", "F3", out=["surrendered"]))
    assert running.view()["result"] is None


@rule("gunslinger", "15.13b", "15.13a")
def test_a_player_with_several_characters_scores_their_average() -> None:
    stage = final(
        man("marshal", "A1", side=0, seat=0),
        man("guard", "A3", side=0, seat=0, out=["surrendered"]),
        man("lucky", "A5", side=0, seat=0),
        man("the-kid", "F3", side=1, seat=1),
        man("ike", "F5", side=1, seat=2, out=["surrendered"]),
    )
    assert stage.points() == {"marshal": "2", "guard": "-2", "lucky": "2", "the-kid": "2", "ike": "-2"}
    assert stage.view()["scores"] == ["2/3", "2", "-2"]  # and not 2, 2, -2
    assert stage.view()["result"]["places"] == [2, 1, 3]
