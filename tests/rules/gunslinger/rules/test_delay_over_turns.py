"""Delay in knotty cases: delay over several turns, fatigue and wounds that get in each other's way, passing out.

DELAY lines: cards 1-36 0, 37-60 1, 61-87 2, 88-99 LOSE AIM, 100-103 WILD SHOT, 104-106 1, 107-108 DROP.
WOUND lines: 1-18 0, 19-36 1, 37-54 2, 55-69 3, 70-78 4, 79-84 5, 85-87 6, 88-93 1, 94-99 WILD SHOT, 100-108 DROP.
"""

from __future__ import annotations

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import happened
from tests.rules.gunslinger.turns import act, calm, drawn, gains, shot

AHEAD = "move:straight-ahead"


@rule("gunslinger", "6.3a", "6.3b", "7.0c", "9.2b")
def test_delay_of_an_old_turn_and_new_delay_add_up_and_wear_off_together() -> None:
    """5 -> 2; crawling in turn 2 makes it 4 -> 2; then 1; then none."""
    stage = Stage(man("ike", "F9", "n", down=True, delay=5), FAR)
    left = []
    for order in ("none", "1f " + AHEAD, "none", "none"):
        left.append(stage.seen("ike")["stack"]["free"])
        act(stage, ike=order)
        if order != "none":
            assert happened(stage, "moved") == [(4, "moved", "ike")]  # delay 2 and time 2
    assert left == [0, 3, 3, 4]
    assert stage.person("ike")["delay"] == 0
    assert stage.seen("ike")["stack"]["free"] == 5


@rule("gunslinger", "5.52", "6.1b", "5.6", "9.4b")
def test_delay_from_the_first_card_of_a_stack_pushes_the_others_back_and_one_of_them_out() -> None:
    """LEAP/DROP in segment 1 costs 2 + 1; TURN comes in segment 1 + 3 + 1 instead of 2, ADVANCE not at all."""
    stage = Stage(man("ike", "F9", "n"), FAR, deck=[61, 37])
    act(stage, ike="4b+3b+1f turn:ahead-right " + AHEAD)
    assert happened(stage, "flipped", "turned", "moved") == [(1, "flipped", "ike"), (5, "turned", "ike")]
    assert stage.told("undone")[0]["count"] == 1
    assert (stage.person("ike")["hex"], stage.person("ike")["delay"]) == ("F9", 1)


@rule("gunslinger", "5.52", "6.1b", "6.3a")
def test_delay_gained_in_segment_5_only_costs_time_in_the_next_turn() -> None:
    stage = Stage(man("ike", "F9", "n", down=True, both_hands="W44/3"), FAR)
    act(stage, ike="8f+1f load " + AHEAD)
    assert happened(stage, "loaded", "moved") == [(3, "loaded", "ike"), (5, "moved", "ike")]
    assert stage.told("undone") == []
    assert stage.seen("ike")["stack"]["free"] == 4


@rule("gunslinger", "5.3", "13.61a", "13.61b", "14.11b", "14.21b")
def test_a_fall_from_fatigue_before_the_first_reveal_delays_and_makes_a_moving_target() -> None:
    """107: DROP, at 1 + 2 + 0 delay points. Card 40 hits BODY at range 2, but lists Move; Down it does not list."""
    ike = man("ike", "F6", "s", serious=1, gun_hand="C45!")
    stage = Stage(ike, man("texas", "F8", "n", gun_hand="C45!"), deck=[107, 37, 61, 1, 40, 2])
    act(stage, ike="7f shoot>texas", texas="7f shoot>ike")
    assert drawn(stage)[:4] == [("fatigue", 107), ("delay", 37), ("delay", 61), ("delay", 1)]
    assert happened(stage, "fires") == [(1, "fires", "texas"), (4, "fires", "ike")]
    texas, _ = stage.told("shot")
    assert (texas["printed"], texas["hit"]) == ("body", "miss")
    assert stage.person("ike")["endurance"] == 20  # DROP stands where a number of boxes would


@rule("gunslinger", "5.3", "14.22", "15.3b")
def test_fatigue_from_wounds_by_two_enemies_is_put_down_to_each_of_them() -> None:
    ike = man("ike", "F6", serious=3, serious_by={"texas": 1, "slim": 2})
    people = (ike, man("texas", "A1", side=1), man("slim", "A3", side=1))
    stage = Stage(*people, deck=[37, 61, 38])
    stage.plan()
    assert gains(stage, "ike") == [(1, 1), (2, 2), (1, 1)]
    assert stage.person("ike")["boxes_by"] == {"texas": 1, "slim": 3}


@rule("gunslinger", "5.3", "14.11l", "14.21b", "12.42", "13.1a")
def test_a_wild_shot_from_fatigue_spoils_the_shot_that_was_planned() -> None:
    ike = man("ike", "F6", "n", serious=1, gun_hand="C45!", aim={"points": 6, "target": "texas"})
    stage = Stage(ike, man("texas", "F4", "s"), deck=[100])
    stage.plan(ike="7f")
    assert stage.weapon("c45.1")["rounds"] == 5
    assert stage.person("ike")["aim"] is None
    assert stage.why("shoot>texas") == ("not-cocked", "13.1a")


@rule("gunslinger", "14.12d", "9.23b", "9.24a", "14.1")
def test_a_sprint_on_a_wounded_leg_into_somebody_costs_fatigue_then_the_sprint_then_the_collision() -> None:
    """LEG 2: 37 and 38, a box each; the sprint: 61; the collision: 62 and, for Happy, 39. RUN is too late then."""
    ike = man("ike", "F8", "n", leg=2, executed_last=["advance", "run"])
    stage = Stage(ike, man("texas", "A1"), man("happy", "F7"), deck=[37, 38, 61, 62, 39])
    act(stage, ike="3f+2f+1f " + AHEAD)
    assert drawn(stage) == [("fatigue", 37), ("fatigue", 38), ("delay", 61), ("delay", 62), ("delay", 39)]
    assert gains(stage, "ike") == [(1, 1), (1, 1), (2, 0), (2, 0)]
    assert gains(stage, "happy") == [(1, 0)]
    assert happened(stage, "moved") == [(1, "moved", "ike")]
    assert stage.person("ike")["boxes_by"] == {}  # nobody is named for the wound
    assert stage.person("ike")["delay"] == 3


@rule("gunslinger", "9.4b", "14.11b", "14.21b")
def test_whoever_leaps_up_and_draws_drop_is_down_again_before_the_second_card() -> None:
    stage = Stage(man("ike", "F8", down=True), FAR, deck=[107, 37, 38, 39, 61])
    act(stage, ike="4b")
    assert [card for _, card in drawn(stage)] == [107, 37, 38, 39, 61]
    assert stage.person("ike")["down"]
    assert stage.person("ike")["delay"] == 2  # 1 + 1 + 1 + 2, halved
    assert [event["event"] for event in stage.events if event["event"] in ("flipped", "dropped")] == [
        "flipped",
        "dropped",
    ]


@rule("gunslinger", "9.4a", "14.11c", "14.21b")
def test_whoever_drops_to_the_ground_and_draws_drop_is_there_already() -> None:
    stage = Stage(man("ike", "F8"), FAR, deck=[107, 61])
    act(stage, ike="4b")
    assert [card for _, card in drawn(stage)] == [107, 61]
    assert stage.told("dropped") == []
    assert stage.person("ike")["delay"] == 1


@rule("gunslinger", "14.2a", "14.2b", "14.11k", "15.3b")
def test_a_graze_of_the_head_can_cost_everything_and_knocks_out_two_turns_later() -> None:
    """STUN 8: 6 + 6 + 6 + 5 points of delay, but only 20 boxes. 23 -> 11 > 0, and again 11 -> 5 > 0."""
    stage = Stage(
        man("marshal", "F6", "s", gun_hand="C45!"),
        man("the-kid", "F8", "n", gun_hand="C45!"),
        deck=[69, 85, 86, 87, 79, *calm()],
    )
    act(stage, marshal="7f shoot>the-kid", the_kid="none")
    assert shot(stage)["hit"] == "head"
    kid = stage.person("the-kid")
    assert (kid["endurance"], kid["delay"], kid["weary"], kid["out"]) == (0, 11, True, [])
    assert kid["boxes_by"] == {"marshal": 20}
    assert stage.options(1) == ["plan:none", "surrender", "reshuffle"]
    stage.plan()
    kid = stage.person("the-kid")
    assert (kid["delay"], kid["out"], kid["ko_by"]) == (5, ["ko"], ["marshal"])
    assert stage.weapon("c45.2")["hex"] == "F8"
    assert stage.points() == {"marshal": "1", "the-kid": "0"}


@rule("gunslinger", "14.2b", "6.3a")
def test_whoever_comes_to_between_two_bad_turns_stays_conscious() -> None:
    """3 boxes. Turn 1: 9 -> 4, too many. Turn 2: 4 -> 2, boxes enough. Turn 3: 2, and 2 for crawling: 4 -> 2."""
    stage = Stage(man("ike", "F9", "n", down=True, delay=9, endurance=3), FAR)
    act(stage, ike="none")
    assert stage.person("ike")["weary"]
    act(stage, ike="none")
    assert (stage.person("ike")["delay"], stage.person("ike")["weary"]) == (2, False)
    act(stage, ike="2f+1f " + AHEAD)
    assert stage.person("ike")["delay"] == 2  # RUN in segment 3 made it 4, and ADVANCE came too late
    assert stage.person("ike")["out"] == []


@rule("gunslinger", "14.2b", "4.7", "15.62", "15.63a")
def test_passing_out_at_the_end_of_the_last_turn_still_counts() -> None:
    kid = man("the-kid", "F8", delay=9, endurance=2, weary=True, boxes_by={"marshal": 18})
    stage = Stage(man("marshal", "F3"), kid, turn=5, length=5)
    stage.plan()
    assert stage.asked is None
    assert stage.person("the-kid")["out"] == ["ko", "captured"]
    assert stage.points() == {"marshal": "5", "the-kid": "-4"}  # survives, holds the field, knocked him out


@rule("gunslinger", "4.7", "14.5", "15.63a")
def test_when_nobody_is_left_to_act_the_last_turns_pass_and_the_checks_come_at_the_end() -> None:
    """Both pass out at the end of turn 2 of 9; then the Kid's SERIOUS 3 and a card with DELAY 1 kill him."""
    marshal = man("marshal", "F3", delay=9, endurance=1, weary=True)
    kid = man("the-kid", "F8", delay=9, endurance=1, weary=True, serious=3, serious_by={"marshal": 3})
    stage = Stage(marshal, kid, turn=2, length=9, deck=[*calm()[:3], 37])
    stage.plan()
    assert stage.asked is None
    assert [event["number"] for event in stage.told("turn")] == [3, 4, 5, 6, 7, 8, 9]
    assert stage.told("chosen") == [{"event": "chosen", "seat": 0}]
    assert drawn(stage)[-1] == ("serious", 37)
    assert stage.person("the-kid")["out"] == ["ko", "dead"]
    assert stage.points() == {"marshal": "2", "the-kid": "-8"}
