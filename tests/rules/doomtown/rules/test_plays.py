"""Makin' Plays: whose turn it is."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.brawls import HIGH_HAND, cards
from tests.rules.doomtown.stage import GAME, Stage


@rule("doomtown", "play.order.winner-then-clockwise", "control.controller.decides")
def test_the_winner_is_first_and_the_left_follows() -> None:
    stage = Stage({}, {}, {}, winner=1, turn=1)
    seats = []
    for _ in range(2):
        assert stage.asked is not None
        seats.append(stage.asked[0])
        stage.pick("pass")
    assert stage.asked is not None
    assert [*seats, stage.asked[0]] == [1, 2, 0]


@rule("doomtown", "noon.play.five-kinds", "play.end.consecutive-passes", "noon.end.immediate", "noon.pass.not-final")
def test_turns_go_round_until_all_pass_in_a_row() -> None:
    stage = Stage({"gang": ["clint-ramsey"]}, {"gang": ["sloane"]})
    stage.pick("pass", "move:sloane.1>square", "pass", "move:sloane.1>law-dogs.0", "pass")
    assert stage.asked == (1, "noon")
    stage.pick("pass")
    assert next(event for event in stage.events if event["event"] == "phase") == {"event": "phase", "phase": "sundown"}


def feud(mine: str, theirs: str, third: Any, fourth: Any = None, **more: Any) -> Stage:
    """Seat 0 calls seat 1 out in the square; seats 2 and 3 have a dude there each."""
    players: list[dict[str, Any]] = [
        {"gang": [("steele-archer", "square")], "deck": cards(mine)},
        {"gang": [("clementine-lepp", "square")], "deck": cards(theirs)},
        {"gang": [third]},
    ]
    if fourth is not None:
        players.append({"gang": [fourth]})
    stage = Stage(*players, **more)
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    return stage


@rule("doomtown", "shootout.plays.order", "multi.order.shootout-without-winner", "play.end.consecutive-passes")
def test_plays_go_clockwise_from_the_winner_over_those_who_fight() -> None:
    others: Any = [("avie-cline", "square"), ("dr-dawn-edwards", "square")]
    # Seat 3 is the Winner, but has nobody in it.
    for options, order in (({}, [1, 2, 0]), ({"order": "mark"}, [1, 2, 0]), ({"order": "winner"}, [0, 1, 2])):
        stage = feud(HIGH_HAND, HIGH_HAND, *others, winner=3, turn=0, options=options)
        stage.pick("done")
        stage.pick("invite:seat-2", "join:avie-cline.2", "done")
        if stage.asked == (1, "posse"):
            stage.pick("done")
        seats = []
        while stage.asked is not None and stage.asked[1] == "shootout":
            seats.append(stage.asked[0])
            stage.pick("pass")
        assert seats == order


def standoff(**more: Any) -> Stage:
    """Seat 0 calls seat 1 out at seat 2's private deed; seat 2 has dudes next to it."""
    deed = "b-b-attorneys.2"
    return Stage(
        {"gang": [("clint-ramsey", deed)], "deck": ["bobo"] * 16},
        {"gang": [("pancho-castillo", deed)], "deck": ["mustang"] * 16},
        {"street": ["home", "b-b-attorneys"], "gang": ["steele-archer", "kevin-wainwright"]},
        **more,
    )


@rule("doomtown", "multi.order.shootout-without-winner", "shootout.plays.order")
def test_without_the_winner_the_next_one_clockwise_or_the_mark_begins() -> None:
    for order, first in (("winner", 0), ("mark", 1)):
        stage = standoff(winner=2, options={"order": order}, turn=0)
        stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done", "done")
        assert stage.asked == (first, "shootout")


@rule("doomtown", "play.order.winner-then-clockwise", "goal.players.two-or-more", "multi.posse.invite-allies")
def test_six_players_take_turns_and_the_last_may_be_an_ally() -> None:
    gangs = ["steele-archer", "clementine-lepp", "avie-cline", "dr-dawn-edwards", "clint-ramsey", "olivia-jenks"]
    stage = Stage(*[{"gang": [(dude, "square")]} for dude in gangs], winner=4, turn=4)
    for seat in (4, 5):
        assert stage.asked == (seat, "noon")
        stage.pick("pass")
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "invite:seat-5", "join:olivia-jenks.5", "done")
    assert stage.dude("olivia-jenks.5")["posse"] == 1
    assert GAME.faults(stage.state) == []


@rule("doomtown", "multi.scope.only-these-changes", "play.end.consecutive-passes", "noon.end.immediate")
def test_with_more_players_turns_go_round_as_with_two() -> None:
    for seats in (2, 3, 4, 6):
        stage = Stage(*[{"gang": ["clint-ramsey"]} for _ in range(seats)], winner=1, turn=1)
        order = [(1 + i) % seats for i in range(seats)]
        for seat in order[:-1]:
            assert stage.asked == (seat, "noon")
            stage.pick("pass")
        stage.pick(f"move:clint-ramsey.{order[-1]}>square")  # all must pass again, this one as well
        for seat in order:
            assert stage.asked == (seat, "noon")
            assert stage.view["phase"] == "noon"
            stage.pick("pass")
        assert {"event": "phase", "phase": "sundown"} in stage.events
