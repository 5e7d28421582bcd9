"""The sequence of a turn (4.1, 4.7, 5. SEQUENZA DEL TURNO): choosing, fatigue, reveals, five segments, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man
from tests.rules.gunslinger.timing import follow, happened, order, play_out

FAR = man("the-kid", "A1", "n")


# ---- segments


@rule("gunslinger", "4.1", "5.1")
def test_a_turn_has_five_segments_numbered_1_to_5() -> None:
    stage = Stage(man("ike", "F6"), man("texas", "H6"), man("happy", "D6"))
    stage.plan(ike="2f+1f+3b", texas="1f+5b", happy="1b+2b")  # segments 1, 3, 4; 2, 5; 3, 5
    play_out(stage)
    assert [event["number"] for event in stage.told("segment")] == [1, 2, 3, 4, 5]
    assert [event["number"] for event in stage.told("turn")] == [2]
    assert happened(stage, "moved", "turned", "flipped") == [
        (1, "moved", "ike"),
        (2, "moved", "texas"),
        (3, "moved", "ike"),
        (3, "moved", "happy"),
        (4, "turned", "ike"),
        (5, "flipped", "texas"),
        (5, "turned", "happy"),
    ]


@pytest.mark.parametrize(
    ("stack", "segments"),
    [("1f+2b", [2, 4]), ("2b+1f", [2, 4]), ("3b+1b", [1, 4]), ("1b+3b", [3, 4]), ("5f+6f+7f", [2, 4, 5]), ("3b", [1])],
)
@rule("gunslinger", "4.3", "4.31", "5.52")
def test_the_times_of_executed_actions_add_up(stack: str, segments: list[int]) -> None:
    """Without a gun the hand actions do nothing, in their segments."""
    stage = Stage(man("ike", "F6"), FAR)
    stage.plan(ike=stack)
    play_out(stage)
    assert [segment for segment, _, _ in happened(stage, "moved", "turned", "cancelled")] == segments


@rule("gunslinger", "5.1")
def test_the_marker_is_at_0_while_cards_are_chosen_and_first_revealed_and_moves_on_from_there() -> None:
    stage = Stage(man("ike", "F6"), man("texas", "H6"), turn=3, length=9)
    at = [(stage.view()["turn"], stage.view()["segment"], stage.asked[1])]
    stage.plan(ike="2f+1f+3b", texas="1f")
    for _ in range(4):
        at.append((stage.view()["turn"], stage.view()["segment"], stage.view()["subject"]))
        stage.pick(stage.options()[0])
    at.append((stage.view()["turn"], stage.view()["segment"], stage.asked[1]))
    assert at == [(3, 0, "plan"), (3, 0, "ike"), (3, 0, "texas"), (3, 1, "ike"), (3, 3, "ike"), (4, 0, "plan")]


@rule("gunslinger", "5.1", "4.7")
def test_turns_are_counted_one_by_one() -> None:
    stage = Stage(man("ike", "F6"), FAR, length=4)
    seen = []
    while stage.asked:
        seen.append((stage.view()["turn"], stage.view()["length"]))
        stage.plan()
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]


# ---- the end of the SHOWDOWN


@pytest.mark.parametrize("length", [1, 2, 5])
@rule("gunslinger", "4.7")
def test_the_showdown_ends_when_its_turns_are_complete(length: int) -> None:
    stage = Stage(man("ike", "F6"), FAR, length=length)
    stage.turns(length - 1)
    assert stage.asked == (0, "plan")
    stage.plan(ike="1b")
    stage.pick("move:straight-back")
    assert order(stage, "moved", "ended", "turn") == ["moved", "ended"]  # the last turn is played in full
    assert stage.asked is None
    assert stage.view()["result"] is not None


@rule("gunslinger", "4.7")
def test_it_does_not_end_earlier_when_one_side_is_beaten() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n"),
        deck=[45],  # CRIT at range 0-3 from aim time 1 on
        length=4,
    )
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    assert stage.person("the-kid")["out"] == ["dead"]
    stage.pick("play-on")
    for turn in (2, 3, 4):
        assert (stage.asked, stage.view()["turn"]) == ((0, "plan"), turn)
        stage.plan()
    assert stage.asked is None


@rule("gunslinger", "4.7")
def test_when_nobody_can_act_the_turns_pass_by_themselves() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n", gun_hand="C45!"),
        deck=[45, 47],  # CRIT both
        length=6,
    )
    stage.plan(marshal="5f", the_kid="5f")
    follow(stage, "shoot>the-kid", "shoot>marshal")
    assert stage.asked is None
    assert stage.view()["turn"] == 6
    assert stage.points() == {"marshal": "-6", "the-kid": "-6"}


# ---- choosing and fatigue


@rule("gunslinger", "5.2")
def test_cards_are_chosen_before_fatigue_is_drawn_and_before_anything_is_revealed() -> None:
    stage = Stage(man("ike", "F6", "n", serious=2), man("texas", "H6"), deck=[1, 2, 37])
    assert (stage.view()["deck"], stage.asked[1]) == (108, "plan")
    for pick in ("move:straight-ahead", "flip", "yes", "drop:gun-hand"):
        assert stage.why(pick) == ("only-planning", "5.2")
    stage.plan(ike="1f", texas="1f")
    told = ("planned", "chosen", "stacked", "drew", "revealed", "declared")
    assert order(stage, *told) == [
        "planned",
        "chosen",
        "planned",
        "stacked",
        "stacked",
        "drew",
        "drew",
        "revealed",
    ]
    assert stage.asked == (0, "declare")
    assert stage.why("plan:none") == ("not-this-action", "5.4")


@pytest.mark.parametrize(("serious", "cards"), [(0, []), (1, [37]), (2, [37, 61]), (3, [37, 61, 38])])
@rule("gunslinger", "5.3", "14.22")
def test_serious_wounds_cost_as_many_fatigue_cards_every_turn(serious: int, cards: list[int]) -> None:
    """Delay 1, 2 and 1, and as many boxes: by the DELAY lines."""
    stage = Stage(man("ike", "F6", serious=serious), FAR, deck=[37, 61, 38, 39, 40, 41][: 2 * serious])
    stage.plan()
    assert stage.drew("fatigue") == cards
    assert stage.person("ike")["endurance"] == 20 - sum({37: 1, 61: 2, 38: 1}[card] for card in cards)
    stage.plan()
    assert len(stage.drew("fatigue")) == serious
    assert stage.person("the-kid")["endurance"] == 20


@pytest.mark.parametrize(("line", "points"), [("delay", 1), ("wound", 2)])
@rule("gunslinger", "5.3", "14.22")
def test_fatigue_drawn_after_the_choice_already_delays_the_first_action(line: str, points: int) -> None:
    """Card 37 has DELAY 1 and WOUND 2."""
    stage = Stage(man("ike", "F6", "n", serious=1), FAR, deck=[37], options={"fatigue": line})
    stage.plan(ike="1f")
    assert stage.asked == (0, "declare")
    assert (stage.person("ike")["delay"], stage.person("ike")["endurance"]) == (points, 20 - points)
    assert stage.seen("ike")["stack"]["revealed"]["due"] == 2 + points
    follow(stage, "move:straight-ahead")
    assert happened(stage, "moved") == [(2 + points, "moved", "ike")]


@rule("gunslinger", "5.3", "5.6", "7.0c")
def test_fatigue_may_push_a_chosen_action_past_the_turn() -> None:
    stage = Stage(man("ike", "F6", "n", serious=1), FAR, deck=[61])  # 2 points
    stage.plan(ike="1f+5b")  # five segments: legal when they were chosen
    follow(stage, "move:straight-ahead")
    assert happened(stage, "moved", "flipped") == [(4, "moved", "ike")]
    assert [event["count"] for event in stage.told("undone")] == [1]
    assert not stage.person("ike")["down"]


@rule("gunslinger", "5.3", "3.3b")
def test_fatigue_is_drawn_in_playing_order_and_by_those_who_owe_it() -> None:
    people = [man("ike", "F6", serious=1), man("texas", "H6"), man("happy", "D6", serious=2)]
    stage = Stage(*people, deck=[1, 2, 3])
    stage.plan()
    assert [(event["character"], event["card"]) for event in stage.told("drew")] == [
        ("ike", 1),
        ("happy", 2),
        ("happy", 3),
    ]


# ---- the end of a turn


@rule("gunslinger", "5.6", "4.32")
def test_what_was_not_executed_by_the_end_of_segment_5_is_cancelled_and_does_not_come_later() -> None:
    stage = Stage(man("ike", "F6", "n", down=True), FAR)
    stage.plan(ike="2f+1f+3b")  # RUN in segment 1 costs two points: ADVANCE in 5, TURN would come in 8
    follow(stage, "move:straight-ahead", "move:straight-ahead", "turn:ahead-left")
    assert happened(stage, "moved", "turned") == [(1, "moved", "ike"), (5, "moved", "ike")]
    assert [event["count"] for event in stage.told("undone")] == [1]
    assert (stage.person("ike")["hex"], stage.person("ike")["facing"]) == ("F4", "n")
    stage.plan()
    assert happened(stage, "moved", "turned", "revealed") == []
    assert stage.person("ike")["facing"] == "n"


@rule("gunslinger", "5.6", "6.3a")
def test_delay_is_reduced_once_a_turn_and_only_when_the_turn_is_over() -> None:
    stage = Stage(man("ike", "F6", "n", delay=3), man("texas", "H6", "n"))
    stage.plan(ike="3b", texas="2f+1f+3b+7f")
    during: list[Any] = []
    while stage.asked[1] == "declare":
        during.append(stage.person("ike")["delay"])
        stage.pick(GAME.asks(stage.state)[0].options.picks()[0])
    assert during == [3] * 5
    assert stage.person("ike")["delay"] == 1
