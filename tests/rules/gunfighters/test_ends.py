"""How games end: places, shares, and what stays of the questions that were asked on the way."""

from __future__ import annotations

from typing import Any

import sixgun
from tests.cite import rule

GAME = sixgun.game("gunfighters")


@rule("gunfighters", "victory.last.standing", "elimination.hand.empty")
def test_whoever_was_wiped_out_last_comes_second() -> None:
    s = GAME.position({"hands": [["hill"], ["hill"], [], []], "out": [3, 2]})
    GAME.apply(s, 0, "shoot:1>hill")
    result = GAME.result(s)
    assert result is not None
    assert result.places == (1, 2, 3, 4)  # 3 went first, then 2, then 1
    assert result.scores == (1.0, 0.0, 0.0, 0.0)


@rule("gunfighters", "tie.condition.two-in-climax", "tie.refusal.eight-coins")
def test_a_refused_draw_can_be_offered_again_with_fresh_answers() -> None:
    s = GAME.position({"hands": [["hill"], ["ranch"], []], "deck": ["plaza", "saloon", "stable", "station"]})
    GAME.apply(s, 0, "move:hill")
    assert [ask.options[ask.default].pick for ask in GAME.asks(s)] == ["draw:yes", "draw:yes"]
    GAME.apply(s, 0, "draw:yes")
    GAME.apply(s, 1, "draw:no")
    data: Any = GAME.data(s)
    assert data["play"]["answers"] == [-1, -1, -1]
    assert data["coins"] == [8, 8, 0]
    again = GAME.position({**data, "coins": [0, 0, 0], "bank": 16})
    GAME.apply(again, 1, "move:ranch")
    assert [ask.question for ask in GAME.asks(again)] == ["tie", "tie"]
    GAME.apply(again, 1, "draw:yes")
    GAME.apply(again, 0, "draw:yes")
    result = GAME.result(again)
    assert result is not None
    assert (result.places, result.scores, result.reason) == ((1, 1, 3), (0.5, 0.5, 0.0), "draw")


@rule("gunfighters", "victory.coins.nine")
def test_where_a_pack_lets_fewer_coins_win_the_richest_wins_and_equals_share() -> None:
    game = GAME.repacked({"coins": {"win": 3}})
    start = {"hands": [["hill"], ["ranch"], ["plaza"]], "options": {"coins_checked": "round"}, "turn": 2, "first": 0}
    s = game.position({**start, "coins": [3, 0, 10]})
    game.apply(s, 2, "move:plaza")
    assert game.result(s).winners == (2,)  # type: ignore[union-attr]
    s = game.position({**start, "coins": [4, 0, 4]})
    game.apply(s, 2, "move:plaza")
    assert game.result(s).winners == (0, 2)  # type: ignore[union-attr]


@rule("gunfighters", "climax.draw.forced", "climax.end.card-to-bottom", "story.cards.buddies")
def test_a_climax_card_is_seen_when_drawn_and_known_when_it_goes_back() -> None:
    s = GAME.position(
        {
            "hands": [["hill", "ranch"], ["hill", "plaza"], ["saloon", "stable"]],
            "coins": [0, 1, 0],
            "climax_pile": ["horse"],
            "story": ["one-buddy"],
        }
    )
    GAME.apply(s, 0, "shoot:1>hill")
    for viewer in (0, 1, 2, None):
        view: Any = GAME.view(s, viewer)
        assert view["players"][1]["climax"] == "horse"
        assert view["climax_pile"] == [None] * 5
    GAME.apply(s, 1, "story")
    for viewer in (0, 1, 2, None):
        view = GAME.view(GAME.clone(s), viewer)
        assert view["players"][1]["climax"] is None
        assert view["climax_pile"] == [None] * 5 + ["horse"]


@rule("gunfighters", "option.timer.ten-seconds")
def test_the_clock_of_ten_seconds_runs_for_what_can_be_late_and_nothing_else() -> None:
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
