"""Secrecy and reveals (4.2, 5.4, 5.56, 7.0a): stacks are secret and are turned up card by card, in playing order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man
from tests.rules.gunslinger.timing import follow, happened, order, play_out

OTHERS = (1, None)  # the other player, and somebody who looks on


def pair(**ike: Any) -> Stage:
    return Stage(man("ike", "F6", "n", **ike), man("texas", "H6", "n"))


# ---- secrecy


@pytest.mark.parametrize("stack", ["plan:none", "plan:3b", "plan:2f+1f+3b", "plan:9f+7f", "surrender"])
@pytest.mark.parametrize("viewer", OTHERS)
@rule("gunslinger", "4.2a")
def test_nobody_sees_what_another_has_chosen(stack: str, viewer: int | None) -> None:
    stage, same = pair(), pair()
    stage.pick(stack, 0)
    same.pick("plan:5f", 0)
    assert stage.view(viewer) == same.view(viewer)
    seen = stage.seen("ike", viewer)["stack"]
    assert (seen["cards"], seen["height"], seen["revealed"], seen["executed"]) == (None, None, None, [])


@rule("gunslinger", "4.2a")
def test_the_choice_itself_is_told_to_its_owner_alone() -> None:
    stage = pair()
    told = GAME.apply(stage.state, 0, "plan:9f+7f")
    assert [(event.kind, event.seen_by) for event in told if event.secret] == [("planned", 1)]  # bits: seat 0
    public = str([event.args for event in told])
    assert "9f" not in public
    assert "draw" not in public
    assert [card["card"] for card in stage.seen("ike", 0)["stack"]["cards"]] == ["9f", "7f"]


@pytest.mark.parametrize("first", [0, 1])
@rule("gunslinger", "4.2a")
def test_all_choose_together_in_whatever_order(first: int) -> None:
    stage = pair()
    assert GAME.asked(stage.state) == [0, 1]
    stage.pick("plan:1f", first)
    assert GAME.asked(stage.state) == [1 - first]
    assert order(stage, "revealed", "segment") == []
    stage.pick("plan:1f", 1 - first)
    assert stage.asked == (0, "declare")


@rule("gunslinger", "4.2a", "7.0a")
def test_what_is_not_yet_revealed_stays_hidden_while_the_first_player_declares() -> None:
    stage, same = pair(), pair()
    stage.plan(ike="1f", texas="3b+1b")
    same.plan(ike="1f", texas="9f+7f")
    assert stage.view(0) == same.view(0)
    assert stage.view(None) == same.view(None)


@pytest.mark.parametrize("viewer", OTHERS)
@rule("gunslinger", "7.0a", "7.0b")
def test_of_a_stack_in_play_others_see_the_card_on_top(viewer: int | None) -> None:
    stage = pair()
    stage.plan(ike="2f+1f+3b")
    tops, below = [], []
    for pick in ("move:straight-ahead", "move:straight-ahead", "turn:ahead-left"):
        seen = stage.seen("ike", viewer)["stack"]
        tops.append((seen["revealed"]["action"], seen["revealed"]["due"]))
        below.append((seen["cards"], [action["action"] for action in seen["executed"]]))
        stage.pick(pick)
    assert tops == [("run", 1), ("advance", 3), ("turn", 4)]
    assert below == [(None, []), (None, ["run"]), (None, ["run", "advance"])]


@rule("gunslinger", "7.0a")
def test_cards_below_the_top_make_no_difference_to_what_others_see() -> None:
    stage, same = pair(), pair()
    stage.plan(ike="1f+5f", texas="3b")
    same.plan(ike="1f+2b", texas="3b")
    assert stage.seen("ike", 1)["stack"]["height"] == 2  # a pile has a height, which is no secret
    for pick in ("move:straight-ahead", "turn:straight-ahead"):
        for viewer in OTHERS:
            assert stage.view(viewer) == same.view(viewer)
        stage.pick(pick)
        same.pick(pick)
    tops = [one.seen("ike", 1)["stack"]["revealed"]["action"] for one in (stage, same)]
    assert tops == ["cock-aim-shoot", "spin-around"]  # once they are on top they are seen


# ---- the first reveal


@rule("gunslinger", "5.4", "4.2b")
def test_the_first_cards_are_turned_up_and_declared_in_playing_order_and_nothing_is_executed_yet() -> None:
    stage = pair()
    stage.plan(ike="1f+3b", texas="1b+3b")
    assert stage.asked == (0, "declare")
    assert stage.seen("texas")["stack"]["revealed"] is None
    follow(stage, "move:straight-ahead")
    assert stage.asked == (1, "declare")
    for viewer in (0, 1, None):
        shown = stage.seen("ike", viewer)["stack"]["revealed"]
        assert shown == {"action": "advance", "time": 2, "declared": "move:straight-ahead", "due": 2}
    assert stage.view()["segment"] == 0
    assert stage.person("ike")["hex"] == "F6"
    assert happened(stage, "revealed", "declared", "moved") == [
        (0, "revealed", "ike"),
        (0, "declared", "ike"),
        (0, "revealed", "texas"),
    ]


@pytest.mark.parametrize(
    ("stack", "wrong"),
    [("1f", "turn:ahead-left"), ("3b", "move:ahead-left"), ("9f", "flip"), ("7f", "load"), ("5b", "nothing")],
)
@rule("gunslinger", "5.4")
def test_a_declaration_says_how_this_very_action_is_performed(stack: str, wrong: str) -> None:
    stage = pair(gun_hand="C45")
    stage.plan(ike=stack)
    assert stage.why(wrong) == ("not-this-action", "5.4")
    assert stage.why("move:straight-ahead", 1) == ("not-asked", "5.4")


@rule("gunslinger", "5.4")
def test_what_was_declared_is_what_happens_in_its_segment() -> None:
    for way, hex_ in (("ahead-left", "E6"), ("straight-ahead", "F5"), ("ahead-right", "G6")):
        stage = pair()
        stage.plan(ike="1f")
        stage.pick(f"move:{way}")
        assert stage.person("ike")["hex"] == hex_


@rule("gunslinger", "5.4")
def test_whoever_has_no_card_reveals_nothing() -> None:
    stage = pair()
    stage.plan(texas="3b")
    assert stage.asked == (1, "declare")
    assert [event["character"] for event in stage.told("revealed")] == ["texas"]


# ---- one after the other


@pytest.mark.parametrize(
    ("stack", "picks", "end"),
    [
        ("3b+1f", ("turn:ahead-right", "move:straight-ahead"), ("G6", "ne")),
        ("1f+3b", ("move:straight-ahead", "turn:ahead-right"), ("F5", "ne")),
    ],
)
@rule("gunslinger", "4.2b")
def test_a_stack_is_executed_from_its_first_card_to_its_last(
    stack: str, picks: tuple[str, str], end: tuple[str, str]
) -> None:
    stage = pair()
    stage.plan(ike=stack)
    assert stage.seen("ike")["stack"]["revealed"]["action"] == ("turn" if stack == "3b+1f" else "advance")
    stage.pick(picks[0])
    assert len(stage.told("moved") + stage.told("turned")) == 1  # one at a time
    stage.pick(picks[1])
    assert (stage.person("ike")["hex"], stage.person("ike")["facing"]) == end


# ---- the next reveals


@rule("gunslinger", "5.56")
def test_exactly_those_who_acted_reveal_their_next_card_and_the_others_keep_their_declaration() -> None:
    stage = Stage(man("ike", "F6", "n"), man("texas", "H6", "n"), man("happy", "D6", "n"))
    stage.plan(ike="3b+1f", texas="1f", happy="3b+2b")
    follow(stage, "turn:ahead-left", "move:ahead-left", "turn:ahead-left")
    # segment 1: Ike and Happy have turned, Texas still waits for segment 2
    assert happened(stage, "turned", "revealed") == [
        (0, "revealed", "ike"),
        (0, "revealed", "texas"),
        (0, "revealed", "happy"),
        (1, "turned", "ike"),
        (1, "turned", "happy"),
        (1, "revealed", "ike"),
    ]
    assert stage.asked == (0, "declare")
    assert stage.seen("texas")["stack"]["revealed"]["declared"] == "move:ahead-left"
    assert stage.seen("happy")["stack"]["revealed"] is None
    follow(stage, "move:straight-ahead")
    assert stage.asked == (2, "declare")  # Texas is not asked again
    follow(stage, "turn:straight-back")
    assert happened(stage, "moved") == [(2, "moved", "texas"), (3, "moved", "ike")]
    assert stage.person("texas")["hex"] == "G6"


@rule("gunslinger", "5.56")
def test_executed_cards_lie_in_the_box_and_count_there() -> None:
    stage = pair()
    stage.plan(ike="1f+3b+7f")
    follow(stage, "move:straight-ahead")
    box = stage.seen("ike", 1)
    assert (box["stack"]["executed"], box["spent"]) == ([{"action": "advance", "time": 2}], 2)
    follow(stage, "turn:ahead-left")
    box = stage.seen("ike", 1)
    assert [action["action"] for action in box["stack"]["executed"]] == ["advance", "turn"]
    assert (box["spent"], box["stack"]["revealed"]["due"]) == (3, 4)


@rule("gunslinger", "5.56", "4.5")
def test_the_next_card_is_revealed_after_the_penalties_of_the_segment() -> None:
    stage = Stage(man("ike", "F6", "n"), man("texas", "H6", "n"), deck=[61, 62])
    stage.plan(ike="4b+1f")  # LEAP/DROP draws two DELAY CARDS: 2 and 2
    assert order(stage, "flipped", "drew", "gained", "revealed") == [
        "revealed",
        "flipped",
        "drew",
        "gained",
        "drew",
        "gained",
        "revealed",
    ]
    assert stage.seen("ike")["stack"]["revealed"]["due"] == 1 + 4 + 2


@rule("gunslinger", "5.4", "7.0a")
def test_everybody_remembers_the_actions_that_were_revealed_in_the_turn_before() -> None:
    stage = Stage(man("marshal", "F3", "s"), man("the-kid", "F9", "n"))
    stage.plan(marshal="3b")
    stage.pick("turn:ahead-left")
    play_out(stage)
    for viewer in (0, 1, None):
        marshal, kid = GAME.view(stage.state, viewer)["characters"]
        assert (marshal["last"], kid["last"]) == (["turn"], [])
