"""Puzzles are drafted from decisions with one clearly best pick."""

from __future__ import annotations

import tomllib

import sixgun
from sixgun.bots import Chair
from sixgun.games import game as game_of
from sixgun.lab.candidates import MARGIN, draft, look

GAME = sixgun.game("gunfighters")
# A shot on the Hill wins at once, for everybody has seen Bo's last card there. After a move Bo can shoot, too.
WON = {"hands": [["hill", "ranch", "saloon"], ["hill$"], []], "shown": [[True, True, True], [True], []]}


def test_a_winning_shot_is_a_candidate_and_its_draft_is_the_same_position() -> None:
    s = GAME.position(WON)
    found = look(Chair(game_of("gunfighters"), s, 0, game_of("gunfighters").codes(s, 0)), s, 1, 0, 200)
    assert found is not None
    assert (found.best, found.value) == ("shoot:1>hill", 1.0)
    assert found.value - found.second_value >= MARGIN
    document = tomllib.loads(draft(found))
    position = {name: None if value == "null" else value for name, value in document["position"].items()}
    assert document["step"][0]["want"] == ["shoot:1>hill"]
    assert document["names"] == ["", "Bot 2", "Bot 3"]
    assert _nulled(GAME.data(GAME.position(_nulled(position)))) == _nulled(GAME.data(s))


def test_where_all_picks_are_alike_there_is_nothing_to_find() -> None:
    s = GAME.new(seats=7, seed=2)
    seat = GAME.asks(s)[0].seat
    assert look(Chair(game_of("gunfighters"), s, seat, game_of("gunfighters").codes(s, seat)), s, 1, 0, 60) is None


def _nulled(value: object) -> object:
    if value == "null":
        return None
    if isinstance(value, dict):
        return {name: _nulled(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_nulled(item) for item in value]
    return value
