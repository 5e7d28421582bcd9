"""Standoff, move by move: secret plans made at the same time, and windows upon windows. Expected values by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sixgun
from tests.conformance.standoff import STANDOFF as GAME

TWO = [[4, 3, 1], [2, 2, 1]]
THREE = [[4, 3, 1], [2, 2, 1], [3, 3, 4]]
FOUR = [[4, 3, 1], [2, 2, 1], [3, 3, 4], [1, 2, 4]]


def at(hands: list[list[int]], **fields: Any) -> Any:
    return GAME.position({"hands": hands, **fields})


def plan(s: Any, *plans: list[int]) -> list[dict[str, Any]]:
    """Every seat plans these cards, one after the other; what spectators are told from the last "done" on."""
    events: list[Any] = []
    for seat, cards in enumerate(plans):
        if seat in GAME.asked(s):
            for pick in [f"plan:{card}" for card in cards] + ["done"]:
                events = GAME.apply(s, seat, pick)
    return [event.to(None) for event in events]


def react(s: Any, *picks: str) -> tuple[list[int], list[str]]:
    """Picks in a window, each by the one seat that is asked: who that was, and which events came of it."""
    seats, kinds = [], []
    for pick in picks:
        (seat,) = GAME.asked(s)
        assert GAME.ask(s, seat).question == "react"
        seats.append(seat)
        kinds += [event.kind for event in GAME.apply(s, seat, pick)]
    return seats, kinds


def shot_in(hands: list[list[int]], shooter: int = 0, card: int = 0, **fields: Any) -> Any:
    """One seat alone has planned one card, and its shot is being reacted to."""
    s = at(hands, **fields)
    plan(s, *[[hands[seat][card]] if seat == shooter else [] for seat in range(len(hands))])
    return s


def column(s: Any, name: str) -> list[Any]:
    return [player[name] for player in GAME.view(s, None)["players"]]


# ---- planning in secret


def test_all_are_asked_at_once_and_stay_asked_until_they_are_done() -> None:
    s = at(THREE)
    assert GAME.asked(s) == [0, 1, 2]
    GAME.apply(s, 1, "plan:2")
    GAME.apply(s, 0, "plan:4")
    assert GAME.asked(s) == [0, 1, 2]
    assert GAME.ask(s, 0).options.picks() == ["done", "plan:1", "plan:3"]
    GAME.apply(s, 1, "plan:2")
    assert GAME.ask(s, 1).options.picks() == ["done"]
    assert GAME.refuse(s, 1, "plan:1").code == "plan-full"
    GAME.apply(s, 1, "done")
    assert GAME.asked(s) == [0, 2]
    assert GAME.refuse(s, 1, "done").code == "not-asked"


def test_nobody_sees_what_or_how_much_another_has_planned() -> None:
    s = at(THREE)
    before = {viewer: GAME.view(s, viewer) for viewer in (1, 2, None)}
    for pick in ("plan:4", "plan:1"):
        events = GAME.apply(s, 0, pick)
        for viewer, view in before.items():
            assert GAME.view(s, viewer) == view
            assert [event.to(viewer) for event in events] == [None]
        assert [event.to(0) for event in events] == [{"event": "planned", "seat": 0, "card": int(pick[-1])}]
    assert GAME.view(s, 0)["players"][0] == {
        "seat": 0,
        "lives": 3,
        "tokens": 2,
        "size": 3,
        "hand": [3],
        "plan": [4, 1],
    }
    events = GAME.apply(s, 0, "done")
    for viewer, view in before.items():
        assert [event.to(viewer) for event in events] == [{"event": "done", "seat": 0}]
        assert GAME.view(s, viewer) == {**view, "asked": [1, 2]}


def test_plans_become_public_when_the_last_is_done() -> None:
    s = at(THREE)
    events = plan(s, [4, 1], [], [3])
    assert events[:4] == [
        {"event": "done", "seat": 2},
        {"event": "revealed", "seat": 0, "cards": [4, 1]},
        {"event": "revealed", "seat": 1, "cards": []},
        {"event": "revealed", "seat": 2, "cards": [3]},
    ]
    assert events[4] == {"event": "shoots", "seat": 0, "target": 1, "strength": 4}
    assert column(s, "plan") == [[1], [], [3]]
    assert column(s, "size") == [1, 3, 2]
    assert GAME.view(s, None)["discards"] == [4]


def test_a_redeal_knows_ones_own_plan_and_nothing_of_the_others() -> None:
    s = at(THREE)
    for seat, pick in ((0, "plan:4"), (1, "plan:2"), (1, "done"), (2, "plan:3"), (2, "plan:4")):
        GAME.apply(s, seat, pick)
    found = [GAME.redeal(s, 0, seed) for seed in range(100)]
    assert all(GAME.view(other, 0) == GAME.view(s, 0) for other in found)
    plans = [GAME.data(other)["plans"] for other in found]
    assert {tuple(own) for own, _, _ in plans} == {(4,)}
    assert {len(one) for _, one, _ in plans} == {len(two) for _, _, two in plans} == {0, 1, 2}
    assert {card for _, one, _ in plans for card in one} == {1, 2, 3, 4}


# ---- shots


def test_a_four_takes_two_lives_and_any_other_card_one() -> None:
    s = at(TWO)
    plan(s, [4, 1], [])
    assert react(s, "pass") == ([1], ["passed", "hit", "shoots"])
    assert column(s, "lives") == [3, 1]
    assert react(s, "pass")[1] == ["passed", "hit", "out", "ended"]
    assert GAME.result(s) == sixgun.Result((1, 2), (1.0, 0.0), "last-standing")


def test_shots_follow_the_seats_and_hit_the_next_who_lives() -> None:
    s = at(FOUR, lives=[3, 0, 1, 3])
    assert GAME.asked(s) == [0, 2, 3]
    plan(s, [3, 1], [], [3, 4], [1])
    shot = GAME.view(s, None)["deeds"]
    assert shot == [{"deed": "shot", "seat": 0, "target": 2, "strength": 3}]
    assert react(s, "pass", "pass") == ([2, 3], ["passed", "passed", "hit", "out", "shoots"])
    assert column(s, "plan") == [[], [], [], [1]]  # the plan of seat 2 goes with it
    assert GAME.view(s, None)["discards"] == [3, 3, 4, 1]
    assert react(s, "pass")[0] == [3]
    assert GAME.view(s, None)["deeds"][0]["seat"] == 3
    react(s, "pass")
    assert column(s, "lives") == [2, 0, 0, 2]


def test_after_a_round_each_draws_a_card_that_only_he_sees() -> None:
    s = at(TWO, deck=[4, 3])
    GAME.apply(s, 0, "done")
    events = GAME.apply(s, 1, "done")
    drawn = [[event.to(viewer) for event in events if event.kind == "drew"] for viewer in (0, 1, None)]
    for viewer, card in ((0, 4), (1, 3)):
        assert drawn[viewer][viewer] == {"event": "drew", "seat": viewer, "card": card}
        assert drawn[viewer][1 - viewer] == drawn[2][1 - viewer] == {"event": "drew", "seat": 1 - viewer}
    assert GAME.view(s, 0)["players"][0]["hand"] == [4, 3, 1, 4]
    assert GAME.view(s, None)["round"] == 2


@pytest.mark.parametrize("rounds", [2, 3])
def test_after_the_rounds_equal_lives_share_the_win(rounds: int) -> None:
    s = at(THREE, lives=[2, 1, 2], options={"rounds": rounds})
    for _ in range(rounds):
        assert GAME.result(s) is None
        plan(s, [], [], [])
    assert GAME.result(s) == sixgun.Result((1, 3, 1), (0.5, 0.0, 0.5), "rounds-over")


# ---- windows


@pytest.mark.parametrize(("shooter", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_a_window_asks_the_others_in_turn_from_the_left_of_the_shooter(shooter: int, order: list[int]) -> None:
    s = shot_in(FOUR, shooter)
    assert react(s, "pass", "pass", "pass")[0] == order
    assert GAME.view(s, None)["round"] == 2
    assert column(s, "lives")[(shooter + 1) % 4] < 3


def test_a_duck_cancels_a_shot() -> None:
    s = shot_in(TWO)
    assert react(s, "duck", "pass") == ([1, 0], ["ducks", "passed", "dodged", "missed", "drew", "drew", "round"])
    assert (column(s, "lives"), column(s, "tokens")) == ([3, 3], [2, 1])


def test_a_duck_of_the_duck_restores_the_shot() -> None:
    s = shot_in(TWO)
    seats, kinds = react(s, "duck", "duck", "pass")
    assert (seats, kinds) == ([1, 0, 1], ["ducks", "ducks", "passed", "dodged", "caught"])
    assert GAME.asked(s) == [1]  # the duck came to nothing: the shot can be reacted to again
    react(s, "pass")
    assert (column(s, "lives"), column(s, "tokens")) == ([3, 1], [1, 1])


def test_three_ducks_deep_the_shot_is_cancelled_again() -> None:
    s = shot_in(TWO)
    react(s, "duck", "duck", "duck")
    assert GAME.view(s, None)["deeds"] == [
        {"deed": "shot", "seat": 0, "target": 1, "strength": 4},
        {"deed": "duck", "seat": 1},
        {"deed": "duck", "seat": 0},
        {"deed": "duck", "seat": 1},
    ]
    assert react(s, "pass") == ([0], ["passed", "dodged", "caught"])  # the third cancels the second
    assert len(GAME.view(s, None)["deeds"]) == 2
    assert react(s, "pass")[1][:3] == ["passed", "dodged", "missed"]  # so the first stands
    assert (column(s, "lives"), column(s, "tokens")) == ([3, 3], [1, 0])


def test_tokens_bound_the_depth() -> None:
    s = shot_in(FOUR)
    for depth in range(1, 9):
        (seat,) = GAME.asked(s)
        assert len(GAME.view(s, None)["deeds"]) == depth
        react(s, "duck")
        assert depth == 8 or GAME.asked(s) == [(seat + 1) % 4]
    assert column(s, "tokens") == [0, 0, 0, 0]
    (seat,) = GAME.asked(s)
    assert GAME.ask(s, seat).options.picks() == ["pass"]
    assert GAME.refuse(s, seat, "duck").code == "no-token"
    while GAME.view(s, None)["deeds"]:
        react(s, "pass")
    assert column(s, "lives") == [3, 1, 3, 3]  # eight ducks: the shot stands


def test_only_passes_in_a_row_close_a_window() -> None:
    """3 passes, 0 ducks, 2 ducks that: when the shot's window goes on, all three have to pass again."""
    s = shot_in(FOUR, shooter=2)
    assert react(s, "pass", "duck")[0] == [3, 0]
    assert react(s, "pass", "duck")[0] == [1, 2]  # upon the duck of 0
    assert react(s, "pass", "pass", "pass") == ([3, 0, 1], ["passed"] * 3 + ["dodged", "caught"])  # upon that of 2
    assert GAME.view(s, None)["passes"] == 0
    assert react(s, "pass", "pass")[0] == [1, 3]  # left of 0, whose duck it was, and past the shooter
    assert GAME.view(s, None)["passes"] == 2
    assert react(s, "pass")[0] == [0]
    assert column(s, "lives") == [3, 3, 3, 2]
    assert column(s, "tokens") == [1, 2, 1, 2]


def test_a_window_closes_when_what_it_was_about_is_cancelled() -> None:
    s = shot_in(THREE)
    seats, kinds = react(s, "duck", "pass", "pass")
    assert seats == [1, 2, 0]
    assert kinds[:5] == ["ducks", "passed", "passed", "dodged", "missed"]  # 2 is not asked about the shot any more
    assert GAME.view(s, None)["round"] == 2


# ---- positions


def test_a_stack_of_windows_survives_plain_data_and_packing() -> None:
    s = shot_in(FOUR, shooter=2)
    react(s, "pass", "duck", "pass", "duck", "pass")
    data = GAME.data(s)
    again = GAME.position(json.loads(json.dumps(data)))
    assert GAME.data(again) == data
    assert GAME.hash(again) == GAME.hash(GAME.unpack(GAME.pack(s))) == GAME.hash(s)
    assert react(again, "pass", "pass") == react(s, "pass", "pass")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"hand": []}, "field-unknown"),
        ({"lives": [3, 4]}, "field-range"),
        ({"lives": [3, 0]}, "position-over"),
        ({"discards": [4, 4]}, "position-cards"),
        ({"play": {"frames": [9] * 6}}, "field-missing"),
    ],
)
def test_wrong_positions_are_refused(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(sixgun.Refused) as caught:
        at(TWO, **fields)
    assert caught.value.refusal.code == code


WRONG_FRAMES = {
    "no such procedure": ([["sleep", "plan", 1, 0, 0, 0, 0, 0]], "field-choice"),
    "no such step": ([["round", "snore", 1, 0, 0, 0, 0, 0]], "field-choice"),
    "too short": ([["round", "plan", 1]], "field-length"),
    "nobody left to act, but asked": ([], "position-unsound"),
}


@pytest.mark.parametrize("name", WRONG_FRAMES)
def test_frames_that_no_game_has_are_refused(name: str) -> None:
    frames, code = WRONG_FRAMES[name]
    data: Any = GAME.data(at(TWO))
    with pytest.raises(sixgun.Refused) as caught:
        GAME.position({**data, "play": {**data["play"], "frames": frames}})
    assert caught.value.refusal.code == code
