"""The optional ten-second rule (Svolgimento del gioco): what being late costs."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, at, coins, hand, picks, play, refused

TIMER = "option.timer.ten-seconds"
HANDS = [["stable", "ranch$$", "hill"], ["saloon", "plaza"], ["station", "plaza"]]


def table(control=False, **fields):
    return at(**{"hands": HANDS, "options": {"ten_seconds": True, "control": control}} | fields)


@rule("gunfighters", "option.timer.ten-seconds")
def test_without_the_option_nobody_is_late():
    assert refused(at(hands=HANDS), "late").rule == TIMER
    assert refused(GAME.new(4), "late").rule == TIMER


@rule("gunfighters", "option.timer.ten-seconds")
def test_with_the_option_an_action_in_time_is_an_ordinary_action():
    with_clock, without = table(), at(hands=HANDS)
    assert set(picks(with_clock)) == {*picks(without), "late"}
    play(with_clock, "shoot:1>hill")
    assert hand(with_clock, 0) == HANDS[0]
    assert GAME.asked(with_clock) == [1]


@rule("gunfighters", "option.timer.ten-seconds")
def test_whoever_is_late_chooses_one_card_to_lose():
    s = table()
    play(s, "late")
    (ask,) = GAME.asks(s)
    assert (ask.seat, set(ask.options.picks())) == (0, {"lose:stable", "lose:ranch$$", "lose:hill"})
    for pick in ("lose:saloon", "done", "late", "move:hill", "shoot:1>hill"):
        refused(s, pick)


@pytest.mark.parametrize("lost", ["stable", "ranch$$", "hill"])
@rule("gunfighters", "option.timer.ten-seconds")
def test_the_card_is_discarded_the_action_is_lost_and_the_turn_passes(lost):
    s = table(discards=["saloon$"])
    play(s, "late", f"lose:{lost}")
    assert hand(s, 0) == [card for card in HANDS[0] if card != lost]
    for viewer in (0, 1, 2, None):
        assert GAME.view(s, viewer)["discards"] == [lost, "saloon$"]
    assert GAME.asked(s) == [1]
    assert coins(s) == [0, 0, 0, 16]  # nobody is paid for its banknotes


@rule("gunfighters", "option.timer.ten-seconds", "turn.order.left")
def test_being_late_with_the_last_card_eliminates_and_the_coins_go_to_the_bank():
    s = table(hands=[["hill"], *HANDS[1:]], coins=[5, 1, 0])
    play(s, "late")
    if GAME.asked(s) == [0]:  # whether a player without a choice is asked is not a matter of the rules
        play(s, "lose:hill")
    assert GAME.view(s, None)["players"][0]["out"]
    assert coins(s) == [0, 1, 0, 15]
    assert GAME.view(s, None)["discards"] == ["hill"]
    assert GAME.asked(s) == [1]
    play(s, "move:plaza", "move:plaza")
    assert GAME.asked(s) == [1]  # the late player is skipped


@rule("gunfighters", "option.timer.ten-seconds")
def test_the_last_but_one_who_is_late_with_his_last_card_loses_the_game():
    s = table(hands=[["hill"], [], ["station", "plaza"]], coins=[2, 0, 0])
    play(s, "late")
    if GAME.asked(s) == [0]:
        play(s, "lose:hill")
    assert GAME.asked(s) == []
    assert GAME.result(s).winners == (2,)
    assert coins(s) == [0, 0, 0, 16]


@pytest.mark.parametrize("before", [(), ("shoot:1>hill",)])
@rule("gunfighters", "option.timer.ten-seconds")
def test_whoever_is_late_with_the_action_or_the_claim_makes_no_claim(before):
    s = table(control=True, hands=[["ranch", "ranch", "ranch", "hill"], *HANDS[1:]])
    play(s, *before)
    assert GAME.asks(s)[0].question == ("claim" if before else "action")
    play(s, "late", "lose:hill")
    assert hand(s, 0) == ["ranch", "ranch", "ranch"]
    assert GAME.view(s, None)["players"][0]["controls"] == []
    assert GAME.asked(s) == [1]


@rule("gunfighters", "option.timer.ten-seconds")
def test_the_turn_is_not_finished_before_the_additional_action():
    s = table(hands=[["hill"], *HANDS[1:]], climax=["quick-draw", None, None], deck=["ranch"])
    play(s, "move:hill", "late")
    if GAME.asked(s) == [0]:
        play(s, "lose:ranch")
    assert GAME.view(s, None)["players"][0]["out"]
    assert GAME.asked(s) == [1]


@rule("gunfighters", "option.timer.ten-seconds")
def test_the_turn_is_not_finished_in_the_middle_of_a_story():
    hands = [["ranch", "ranch", "ranch", "hill"], *HANDS[1:]]
    s = table(control=True, hands=hands, coins=[1, 0, 0], story=["town-crier"])
    play(s, "story")
    assert GAME.asks(s)[0].question == "name"
    play(s, "late", "lose:hill")
    assert hand(s, 0) == ["ranch", "ranch", "ranch"]
    assert coins(s) == [0, 0, 0, 16]
    assert GAME.asked(s) == [1]  # neither the Crier nor the shot nor a claim


@rule("gunfighters", "option.timer.ten-seconds")
def test_the_clock_runs_only_for_the_player_in_turn():
    s = table(hands=[["hill", "ranch"], ["hill", "hill$", "plaza", "stable"], ["station", "plaza"]])
    play(s, "shoot:1>hill")
    assert GAME.asked(s) == [1]
    refused(s, "late")
    refused(s, "late", seat=0)
    play(s, "top:hill")
    assert len(hand(s, 1)) == 2


@rule("gunfighters", "option.timer.ten-seconds")
def test_everybody_is_told_who_was_late_and_what_it_cost():
    events = play(table(), "late", "lose:hill")
    for viewer in (0, 1, 2, None):
        told = [event.to(viewer) for event in events]
        assert {"event": "late", "seat": 0} in told
        assert {"event": "lost", "seat": 0, "card": "hill", "nth": 3} in told


@rule("gunfighters", "option.timer.ten-seconds")
def test_the_clock_of_ten_seconds_runs_for_what_can_be_late_and_nothing_else():
    on = {"ten_seconds": True}
    s = GAME.position({"hands": [["hill", "ranch"], ["hill", "hill$", "plaza"], ["saloon"]], "options": on})
    assert (GAME.clock(s, 0), GAME.clock(s, 1)) == (10, 0)
    hit = GAME.clone(s)
    GAME.apply(hit, 0, "shoot:1>hill")
    assert (GAME.asks(hit)[0].question, GAME.clock(hit, 1)) == ("top", 0)
    GAME.apply(s, 0, "late")
    assert (GAME.asks(s)[0].question, GAME.clock(s, 0)) == ("lose-late", 0)
    off = GAME.position({"hands": [["hill"], ["ranch"], ["saloon"]]})
    assert GAME.clock(off, 0) == 0
