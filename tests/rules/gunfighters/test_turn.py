"""The turn, and the options of a game (Svolgimento del gioco, Regole aggiuntive)."""

from __future__ import annotations

import pytest

import sixgun
from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, at, coins, picks, play, refused, step

HANDS = [["stable", "hill$"], ["saloon", "saloon$", "ranch"], ["plaza", "station"], ["ranch", "hill"]]


def verbs(s):
    return {pick.split(":")[0] for pick in picks(s)}


# ---- exactly one of three actions


@pytest.mark.parametrize("fields", [{}, {"options": {"plaza": True, "control": True, "ten_seconds": True}}])
@rule("gunfighters", "turn.action.exactly-one")
def test_passing_is_refused(fields):
    assert refused(at(hands=HANDS, **fields), "done").rule == "turn.action.exactly-one"


@pytest.mark.parametrize("pick", ["move:stable", "shoot:2>hill$", "story"])
@rule("gunfighters", "turn.action.exactly-one")
def test_after_one_action_there_is_no_second(pick):
    s = at(hands=HANDS, coins=[1, 0, 0, 0], story=["one-buddy"])
    play(s, pick)
    assert GAME.asked(s) == [1]
    assert refused(s, "move:hill$", seat=0).code == "not-asked"
    assert refused(s, "shoot:1>hill$", seat=0).args["asked"] == [1]


@rule("gunfighters", "turn.action.exactly-one")
def test_nobody_else_is_asked_during_a_turn():
    s = at(hands=HANDS)
    assert GAME.asked(s) == [0]
    assert refused(s, "move:saloon", seat=1).code == "not-asked"
    assert refused(s, "move:saloon", seat=4).code == "no-such-seat"


@rule("gunfighters", "turn.action.three-choices")
def test_the_actions_are_move_shoot_and_story():
    assert verbs(at(hands=HANDS, coins=[1, 0, 0, 0])) == {"move", "shoot", "story"}
    assert verbs(at(hands=HANDS, coins=[0, 3, 0, 0])) == {"move", "shoot"}


@pytest.mark.parametrize("pick", ["lose:stable", "top:stable", "name:hill", "point:1", "draw:yes", "bang", "", "move:"])
@rule("gunfighters", "turn.action.three-choices")
def test_nothing_else_is_an_action(pick):
    assert refused(at(hands=HANDS, coins=[1, 0, 0, 0]), pick).rule == "turn.action.three-choices"


@rule("gunfighters", "turn.action.three-choices")
def test_a_claim_is_no_action():
    s = at(hands=[["ranch", "ranch", "ranch"], ["hill"], ["hill"]], options={"control": True})
    assert verbs(s) == {"move", "shoot"}
    refused(s, "claim:ranch,ranch,ranch")


# ---- to the left


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@rule("gunfighters", "turn.order.left")
def test_the_turn_goes_around_to_the_left(seats):
    s = at(
        hands=[["stable", "hill"], ["plaza", "ranch"], ["saloon"], ["station"], *HANDS][:seats],
        turn=seats - 1,
    )
    assert [step(s) for _ in range(2 * seats)] == [seats - 1, *range(seats), *range(seats - 1)]


@rule("gunfighters", "turn.order.left")
def test_eliminated_players_are_skipped():
    s = at(hands=[["stable", "hill"], [], [], ["ranch", "hill"], ["plaza", "hill"], []], turn=0)
    assert [step(s) for _ in range(5)] == [0, 3, 4, 0, 3]
    assert refused(s, "move:stable", seat=1).code == "not-asked"


@rule("gunfighters", "turn.order.left")
def test_a_player_who_was_just_eliminated_is_skipped():
    s = at(hands=[["hill", "stable"], ["hill"], ["plaza", "station"], ["ranch", "saloon"]])
    play(s, "shoot:1>hill")
    assert GAME.view(s, None)["players"][1]["out"]
    assert GAME.asked(s) == [2]


@rule("gunfighters", "turn.order.left")
def test_the_turn_goes_on_only_when_the_action_is_complete():
    s = at(
        hands=[
            ["saloon", "hill"],
            ["plaza", "ranch"],
            ["saloon", "saloon$", "hill", "ranch"],
            ["station", "hill"],
        ]
    )
    play(s, "shoot:2>saloon")
    assert GAME.view(s, None)["turn"] == 0
    assert GAME.asked(s) == [2]
    play(s, "top:saloon")
    assert GAME.view(s, None)["turn"] == 1
    assert GAME.asked(s) == [1]


@rule("gunfighters", "turn.order.left")
def test_an_eliminated_player_cannot_be_given_the_turn():
    with pytest.raises(sixgun.Refused) as caught:
        at(hands=[["hill"], [], ["ranch"]], turn=1)
    assert caught.value.refusal.rule == "turn.order.left"


# ---- options


@rule("gunfighters", "option.additional.off-at-first", "option.timer.ten-seconds")
def test_the_basic_game_is_the_default():
    options = {"plaza": False, "control": False, "ten_seconds": False, "coins_checked": "turn"}
    assert GAME.view(GAME.new(4), None)["options"] == options
    assert GAME.view(at(hands=HANDS), None)["options"] == options


@pytest.mark.parametrize("plaza", [False, True])
@pytest.mark.parametrize("control", [False, True])
@rule("gunfighters", "option.additional.off-at-first")
def test_rules_a_and_b_are_two_switches(plaza, control):
    hands = [["plaza", "ranch", "ranch", "ranch"], ["saloon", "hill"], ["station", "hill"]]
    s = at(hands=hands, options={"plaza": plaza, "control": control})
    assert ("shoot:1>plaza@saloon" in picks(s)) == plaza
    play(s, "shoot:1>ranch")
    (ask,) = GAME.asks(s)
    assert (ask.seat, ask.question) == ((0, "claim") if control else (1, "action"))


@rule("gunfighters", "option.additional.off-at-first")
def test_the_basic_game_plays_to_its_end_without_them():
    s = at(hands=[["hill", "stable"], ["hill"], ["stable"]], deck=["hill$"])
    play(s, "shoot:1>hill", "move:stable", "shoot:2>hill")
    assert GAME.asks(s) == ()
    assert GAME.result(s).winners == (0,)
    assert coins(s) == [1, 0, 0, 15]  # the note on the Hill card that seat 2 drew


@pytest.mark.parametrize(
    ("options", "fields"),
    [
        ({"plaza": 1}, ["options.plaza"]),
        ({"plaza": "true"}, ["options.plaza"]),
        ({"control": None}, ["options.control"]),
        ({"ten_seconds": 10}, ["options.ten_seconds"]),
        ({"coins_checked": True}, ["options.coins_checked"]),
        ({"coins_checked": "Turn"}, ["options.coins_checked"]),
        ({"piazza": True}, ["options.piazza"]),
        (
            {"piazza": True, "plaza": "yes", "control": 0},
            ["options.piazza", "options.plaza", "options.control"],
        ),
        (["plaza"], ["options"]),
        ("plaza", ["options"]),
    ],
)
@rule("gunfighters", "option.additional.off-at-first", "option.timer.ten-seconds")
def test_wrong_options_are_all_named(options, fields):
    for build in (lambda: GAME.new(3, options=options), lambda: at(hands=HANDS, options=options)):
        with pytest.raises(sixgun.Refused) as caught:
            build()
        assert [refusal.args["field"] for refusal in caught.value.refusals] == fields
