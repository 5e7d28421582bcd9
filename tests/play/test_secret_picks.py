"""What the record of a running game tells of picks: no more than events and views do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.core.game import Game
from sixgun.core.match import Match
from tests.conformance.budget import BUDGET

GAMES = {"quick": 2, "all": 6, "long": 300}[BUDGET]
MOST_PICKS = 150


def shown(match: Match) -> list[tuple[int, str]]:
    """The picks that anybody can read while the game goes on."""
    return match.record(show_seed=False).picks


def looks_the_same(game: Game[Any], seat: int | None, one: Match, two: Match, told: tuple[Any, Any]) -> bool:
    heard = [[event.to(seat) for event in events] for events in told]
    return heard[0] == heard[1] and game.view(one.state, seat) == game.view(two.state, seat)


@pytest.mark.slow
@pytest.mark.parametrize("game", sixgun.games(), ids=lambda game: game.key)
def test_picks_that_nobody_else_can_tell_apart_are_not_told_apart_by_the_record(game: Game[Any]) -> None:
    compared = 0
    for seed in range(GAMES):
        chance = Random(f"{game.key} {seed}")
        match = Match(game, chance.choice(list(game.seats)), seed)
        while match.asks() and len(match.picks) < MOST_PICKS:
            ask = chance.choice(match.asks())
            picks = ask.options.picks()
            if len(picks) > 1 and chance.random() < 0.3:
                one, two = [Match(game, match.seats, seed) for _ in range(2)]
                for each in (one, two):
                    for seat, pick in match.picks:
                        each.play(seat, pick)
                first, second = chance.sample(picks, 2)
                told = one.play(ask.seat, first), two.play(ask.seat, second)
                others = [*[seat for seat in range(match.seats) if seat != ask.seat], None]
                for seat in others:
                    if looks_the_same(game, seat, one, two, told):
                        compared += 1
                        assert shown(one) == shown(two), (first, second)
            match.play(ask.seat, chance.choice(picks))
    assert compared or game.key == "gunfighters"  # where every pick of a turn is seen, and only votes are secret


def test_a_face_down_plan_stays_secret_after_both_have_planned() -> None:
    match = sixgun.match("gunslinger", seats=2, seed=3)
    planned = []
    for ask in match.asks():
        planned.append(ask.options[0].pick)
        match.play(ask.seat, planned[-1])
    assert match.asks()
    text = str(match.record(show_seed=False).plain())
    assert not any(pick in text for pick in planned)
    assert shown(match)[:2] == [(0, "?"), (1, "?")]
    assert match.record().picks[:2] == [(0, planned[0]), (1, planned[1])]


def test_who_wanted_a_draw_stays_secret() -> None:
    match = sixgun.match("gunfighters", seats=3, seed=1)
    match.state = match.game.position({"hands": [["hill"], ["ranch"], []], "deck": ["plaza"]})
    match.play(0, "move:hill")
    match.play(1, "draw:no")
    match.play(0, "draw:yes")
    assert [pick for _, pick in shown(match)] == ["move:hill", "?", "?"]
