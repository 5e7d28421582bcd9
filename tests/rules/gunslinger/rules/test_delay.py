"""Delay points (4.32, 6. PUNTI DI RITARDO): where they come from, when they count, how they wear off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import follow, happened, play_out

FAR = man("the-kid", "A1", "n")


def alone(deck: list[int] | None = None, **ike: Any) -> Stage:
    return Stage(man("ike", "F6", "n", **ike), FAR, deck=deck or [])


def gains(stage: Stage) -> list[tuple[str, int, int]]:
    """Who gained how many delay points, and crossed off how many boxes."""
    return [(event["character"], event["delay"], event["boxes"]) for event in stage.told("gained")]


# ---- where they come from


@pytest.mark.parametrize(
    ("stack", "picks"),
    [
        ("3b", ["turn:ahead-left"]),
        ("2b", ["turn:straight-back"]),
        ("5b", ["flip"]),
        ("5f", ["uncock"]),
        ("5f", ["aim>the-kid"]),
        ("7f", ["shoot>the-kid"]),
        ("7f", ["nothing"]),
        ("8f", ["load"]),
        ("9f", ["hammer:both-hands+uncock"]),
        ("9f", ["drop:both-hands", "draw:c45.1>gun-hand+cock"]),
    ],
)
@pytest.mark.parametrize("down", [False, True])
@rule("gunslinger", "6.1a")
def test_nothing_else_delays(stack: str, picks: list[str], down: bool) -> None:
    people = [man("ike", "F6", "n", down=down, both_hands="C45!"), man("the-kid", "F2", "s")]
    stage = Stage(*people, deck=[104, 1])  # a shot would misfire
    stage.plan(ike=stack + ("+7f" if stack == "3b" else "+3b"))
    follow(stage, *picks)
    assert gains(stage) == []
    assert stage.person("ike")["delay"] == 0
    assert stage.seen("ike")["stack"]["revealed"]["due"] == stage.view()["segment"] + 1  # the next card, at once


@pytest.mark.parametrize(
    ("stack", "moves"), [("1f", ["straight-ahead"]), ("1b", ["straight-back"]), ("2f+1f", ["ahead-left"] * 2)]
)
@rule("gunslinger", "6.1a")
def test_walking_upright_does_not_delay(stack: str, moves: list[str]) -> None:
    stage = alone()
    stage.plan(ike=stack + "+3b")
    follow(stage, *[f"move:{way}" for way in moves])
    assert len(stage.told("moved")) == len(moves)
    assert (gains(stage), stage.told("drew"), stage.person("ike")["delay"]) == ([], [], 0)
    assert stage.seen("ike")["stack"]["revealed"]["due"] == stage.view()["segment"] + 1


@pytest.mark.parametrize(("stack", "moves"), [("1f", 1), ("1b", 1), ("2f+1f", 2), ("3f+2f+1f", 2)])
@rule("gunslinger", "6.1a", "9.2b")
def test_moving_while_down_costs_two_points_each_time_and_no_card(stack: str, moves: int) -> None:
    """SPRINT draws a card as well, here one of 0; the third of three moves comes too late."""
    stage = alone([1], down=True, executed_last=["advance", "run"])
    stage.plan(ike=stack)
    play_out(stage)
    assert gains(stage) == [("ike", 2, 0)] * moves
    assert len(stage.told("moved")) == moves
    assert stage.drew("delay") == ([1] if "3f" in stack else [])


@pytest.mark.parametrize(
    ("card", "delay", "fatigue", "wound"), [(1, 0, 0, 0), (19, 0, 0, 1), (37, 1, 1, 2), (61, 2, 2, 3), (85, 2, 2, 6)]
)
@rule("gunslinger", "6.1a", "14.21a", "14.22", "14.23")
def test_delay_fatigue_and_wound_cards_delay(card: int, delay: int, fatigue: int, wound: int) -> None:
    leap = alone([card, 2])
    leap.plan(ike="4b")  # two DELAY CARDS, the second of 0
    assert gains(leap) == ([("ike", delay, 0)] if delay else [])
    weak = alone([card], serious=1)
    weak.plan(ike="8f")
    assert gains(weak) == ([("ike", fatigue, fatigue)] if fatigue else [])
    # 13: SIDE at range 1-3 from aim time 6 on; a C44's is STUN 2, two WOUND CARDS, the second of 0.
    shooter = man("marshal", "F3", "s", gun_hand="C44!", aim={"points": 6, "target": "the-kid"})
    shot = Stage(shooter, man("the-kid", "F5", "n"), deck=[13, card, 2])
    shot.plan(marshal="7f")
    shot.pick("shoot>the-kid")
    assert gains(shot) == ([("the-kid", wound, wound)] if wound else [])


# ---- when they count


@rule("gunslinger", "6.1b")
def test_points_gained_in_a_segment_do_not_delay_an_action_of_that_segment() -> None:
    stage = Stage(man("ike", "F6", "s"), man("texas", "F8", "n"), deck=[61, 62])  # 2 and 2
    stage.plan(ike="2f+1f", texas="2f+1f")  # both in segment 1, into one hex: a DELAY CARD each
    follow(stage, "move:straight-ahead", "move:straight-ahead")
    assert happened(stage, "moved", "gained") == [
        (1, "moved", "ike"),
        (1, "moved", "texas"),
        (1, "gained", "ike"),
        (1, "gained", "texas"),
    ]


@pytest.mark.parametrize(("card", "segment"), [(1, 2), (37, 3), (61, 4)])
@rule("gunslinger", "6.1b", "4.32", "5.52")
def test_they_delay_an_action_that_was_declared_before(card: int, segment: int) -> None:
    """Texas runs into the Kid in segment 1, one segment before his ADVANCE: a DELAY CARD each, of 0, 1 or 2 for him."""
    stage = Stage(man("the-kid", "F6", "n"), man("texas", "F7", "n"), deck=[card, 2])
    stage.plan(the_kid="1f", texas="2f+1f")
    follow(stage, "move:ahead-left", "move:straight-ahead")  # RUN in segment 1
    assert stage.seen("the-kid")["stack"]["revealed"]["due"] == segment
    assert stage.seen("texas")["stack"]["revealed"]["due"] == 3  # her own card was a 0
    follow(stage, "move:straight-ahead")
    assert happened(stage, "moved")[0] == (1, "moved", "texas")
    assert (segment, "moved", "the-kid") in happened(stage, "moved")


@rule("gunslinger", "4.32", "6.1b")
def test_several_gains_add_up() -> None:
    stage = alone([37, 61], delay=1)  # LEAP/DROP: 1 and 2
    stage.plan(ike="4b+3b")
    assert stage.person("ike")["delay"] == 4
    assert stage.seen("ike")["stack"]["revealed"]["due"] == 1 + 4 + 1
    follow(stage, "turn:ahead-left")
    assert stage.told("turned") == []
    assert [event["count"] for event in stage.told("undone")] == [1]


@pytest.mark.parametrize(("delay", "segments"), [(0, [1, 3, 4]), (1, [2, 4, 5])])
@rule("gunslinger", "4.32", "5.52")
def test_all_remaining_actions_are_postponed_alike(delay: int, segments: list[int]) -> None:
    stage = alone(delay=delay)
    stage.plan(ike="2f+1f+3b")
    play_out(stage)
    assert [segment for segment, _, _ in happened(stage, "moved", "turned")] == segments


@pytest.mark.parametrize(
    ("delay", "stack", "due"), [(0, "1b", 3), (1, "1b", 4), (2, "1b", 5), (3, "3b", 4), (4, "7f", 5), (3, "1f", 5)]
)
@rule("gunslinger", "4.32", "5.52")
def test_the_segment_is_the_delay_and_the_time_of_the_action_together(delay: int, stack: str, due: int) -> None:
    stage = alone(delay=delay)
    stage.plan(ike=stack)
    assert stage.seen("ike")["stack"]["revealed"]["due"] == due


# ---- how they wear off


@pytest.mark.parametrize("delay", range(12))
@rule("gunslinger", "6.3a", "5.6")
def test_half_of_them_rounded_up_go_at_the_end_of_a_turn(delay: int) -> None:
    stage = alone(delay=delay)
    stage.plan()
    assert stage.person("ike")["delay"] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5][delay]
    assert stage.person("the-kid")["delay"] == 0


@rule("gunslinger", "6.3a", "6.3b")
def test_points_gained_during_the_turn_are_halved_with_the_others() -> None:
    stage = alone(delay=1, down=True)
    stage.plan(ike="1f")  # crawls in segment 3: 1 + 2
    follow(stage, "move:straight-ahead")
    assert stage.person("ike")["delay"] == 1


@rule("gunslinger", "6.3b")
def test_what_is_left_delays_the_next_turn_and_the_cards_of_the_old_one_do_not() -> None:
    stage = alone(delay=3)
    stage.plan(ike="1f")
    follow(stage, "move:straight-ahead")
    assert happened(stage, "moved") == [(5, "moved", "ike")]
    seen = stage.seen("ike")
    assert (seen["delay"], seen["spent"], seen["stack"]["executed"], seen["stack"]["free"]) == (1, 0, [], 4)
    stage.plan(ike="1f+5f")
    assert stage.seen("ike")["stack"]["revealed"]["due"] == 3
    follow(stage, "move:straight-ahead")
    assert happened(stage, "moved") == [(3, "moved", "ike")]
