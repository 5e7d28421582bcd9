"""Actions that have become impossible when they fall due (7.0g): no effect, but their time is spent."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import NOTHING_HAPPENS, follow, happened

# GUN at range 0-4 from aim time 2 on: STUN 4, GUN HAND, SERIOUS 1, GUN ARM 4. With cards of 0, nothing is delayed.
GUN_HIT = [89, *NOTHING_HAPPENS]


def cancelled(stage: Stage) -> list[tuple[str, str]]:
    return [(event["character"], event["action"]) for event in stage.told("cancelled")]


@rule("gunslinger", "7.0g", "11.2a")
def test_load_without_a_weapon_in_both_hands_does_nothing_but_takes_its_time() -> None:
    stage = Stage(man("ike", "F6", "n", gun_hand="C45/2!"), man("the-kid", "A1"))
    stage.plan(ike="8f+3b")
    follow(stage, "load")
    assert cancelled(stage) == [("ike", "load")]
    assert (stage.weapon("c45.1")["rounds"], stage.weapon("c45.1")["cocked"]) == (2, True)
    assert (stage.seen("ike")["spent"], stage.seen("ike")["stack"]["revealed"]["due"]) == (3, 4)
    follow(stage, "turn:ahead-left")
    assert happened(stage, "cancelled", "turned") == [(3, "cancelled", "ike"), (4, "turned", "ike")]


@rule("gunslinger", "7.0g", "11.11c")
def test_draw_and_cock_on_a_weapon_that_another_has_taken_is_cancelled() -> None:
    people = [man("ike", "F6", "n"), man("texas", "F6", "n"), man("happy", "A1")]
    stage = Stage(*people, weapons=[{"weapon": "C45", "hex": "F6"}])
    stage.plan(ike="9f+3b", texas="9f+3b")
    follow(stage, "draw:c45.1>gun-hand+cock", "draw:c45.1>gun-hand+cock")
    assert cancelled(stage) == [("texas", "draw-and-cock")]
    assert stage.weapon("c45.1")["character"] == "ike"
    assert [stage.seen(name)["spent"] for name in ("ike", "texas")] == [3, 3]
    follow(stage, "turn:ahead-left", "turn:ahead-left")
    assert happened(stage, "turned") == [(4, "turned", "ike"), (4, "turned", "texas")]


def disarmed(stack: str, pick: str) -> Stage:
    """The Kid has declared something that falls due in segment 3; in segment 2 his gun is shot out of his hand."""
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n", gun_hand="C45!", delay=1),
        deck=GUN_HIT,
    )
    stage.plan(marshal="5f", the_kid=stack)
    follow(stage, "shoot>the-kid", pick)
    return stage


@pytest.mark.parametrize("pick", ["uncock", "aim>marshal", "shoot>marshal"])
@rule("gunslinger", "7.0g", "11.3b")
def test_cock_aim_shoot_without_the_gun_is_cancelled(pick: str) -> None:
    stage = disarmed("5f+3b", pick)
    assert cancelled(stage) == [("the-kid", "cock-aim-shoot")]
    assert stage.weapon("c45.2")["hex"] == "F6"
    assert [shot["character"] for shot in stage.told("shot")] == ["marshal"]
    assert stage.person("the-kid")["aim"] is None
    follow(stage, "turn:ahead-left")
    assert happened(stage, "cancelled", "turned") == [(3, "cancelled", "the-kid"), (4, "turned", "the-kid")]


@pytest.mark.parametrize("delay", [1, 2])
@rule("gunslinger", "7.0g", "11.3b")
def test_shoot_without_the_gun_is_cancelled(delay: int) -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n", gun_hand="C45!", delay=delay),
        deck=GUN_HIT,
    )
    stage.plan(marshal="5f", the_kid="7f+3b")
    follow(stage, "shoot>the-kid", "shoot>marshal")
    # with a delay of 1 both shoot in segment 2; with 2 the Kid would shoot in segment 3
    assert [shot["character"] for shot in stage.told("shot")] == ["marshal", "the-kid"][: 3 - delay]
    assert cancelled(stage) == [("the-kid", "shoot")] * (delay - 1)


@rule("gunslinger", "7.0g", "11.13b")
def test_hammers_of_a_weapon_that_is_gone_are_not_set() -> None:
    stage = Stage(man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n", gun_hand="C45"), deck=GUN_HIT)
    stage.plan(marshal="5f", the_kid="9f+3b")
    follow(stage, "shoot>the-kid", "hammer:gun-hand+cock")
    assert cancelled(stage) == [("the-kid", "draw-and-cock")]
    assert not stage.weapon("c45.2")["cocked"]
    assert stage.seen("the-kid")["spent"] == 3


@rule("gunslinger", "7.0g")
def test_aim_at_an_enemy_who_has_been_killed_since_is_not_placed() -> None:
    stage = Stage(
        man("marshal", "F3", "s", side=0, gun_hand="C45!"),
        man("the-kid", "F6", "n", side=1),
        man("ike", "F9", "n", side=0, gun_hand="C45"),
        deck=[45],  # CRIT at range 0-3 from aim time 1 on
    )
    stage.plan(marshal="7f", ike="5f+7f")
    follow(stage, "shoot>the-kid", "aim>the-kid")
    assert cancelled(stage) == [("ike", "cock-aim-shoot")]
    assert stage.person("ike")["aim"] is None
    assert stage.seen("ike")["spent"] == 2


@rule("gunslinger", "7.0g")
def test_an_action_that_is_still_possible_is_not_cancelled() -> None:
    stage = Stage(man("ike", "F6", "n", both_hands="C45/2!"), man("the-kid", "A1"))
    stage.plan(ike="8f+3b")
    follow(stage, "load", "turn:ahead-left")
    assert cancelled(stage) == []
    assert stage.weapon("c45.1")["rounds"] == 3


@rule("gunslinger", "7.0g", "9.25")
def test_where_the_edge_is_closed_a_move_that_would_lead_off_the_map_is_cancelled() -> None:
    """Texas staggers to the edge after she has declared her move. 16: SIDE at range 0-4; STRAIGHT BACK, then SAME."""
    stage = Stage(
        man("marshal", "F4", "n", gun_hand="C45!"),
        man("texas", "F1", "s"),
        deck=[16, 1, 2, 107, 3, 4, 5, 6],
        options={"map_edge": "closed"},
    )
    stage.plan(marshal="7f", texas="1b+3b")
    follow(stage, "shoot>texas", "move:straight-back")
    assert [event["hex"] for event in stage.told("staggered")] == ["F0"]
    assert cancelled(stage) == [("texas", "back-up")]
    assert (stage.person("texas")["hex"], stage.person("texas")["out"]) == ("F0", [])
    assert stage.seen("texas")["spent"] == 3
