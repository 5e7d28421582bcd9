"""An ask on the wire says each message once, and still says everything."""

from __future__ import annotations

import json
from random import Random

import pytest

import sixgun
from sixgun.core.asks import Ask, Option, Options
from sixgun.core.messages import Msg
from sixgun.play.asked import ask_plain


def test_messages_go_once_and_options_name_them_by_number() -> None:
    shoot, stable = Msg("shoot"), Msg("place", {"place": "stable"})
    given = [
        Option("a", Msg("shoot-a"), (shoot, stable)),
        Option("b", shoot, (shoot,)),
        Option("c", Msg("pass"), ()),
        Option("d", Msg("long"), (Msg("place", {"place": "stable"}),)),
    ]
    ask = Ask(0, "act", "1.1", Msg("prompt"), Options([0, 1, 2, 3], lambda code: given[code]), 2)
    assert ask_plain(ask) == {
        "question": "act",
        "rule": "1.1",
        "prompt": {"key": "prompt", "args": {}},
        "default": 2,
        "options": [
            {"pick": "a", "path": [0, 1]},
            {"pick": "b", "path": [0]},
            {"pick": "c", "path": [], "label": 2},
            {"pick": "d", "path": [1], "label": 3},
        ],
        "words": [
            {"key": "shoot", "args": {}},
            {"key": "place", "args": {"place": "stable"}},
            {"key": "pass", "args": {}},
            {"key": "long", "args": {}},
        ],
    }


@pytest.mark.parametrize("key", [game.key for game in sixgun.games()])
def test_no_ask_of_a_game_is_longer_than_32_kib(key: str) -> None:
    """A frame of a player's is at most 16 KiB; what the server sends should not be of another order."""
    game = sixgun.game(key)
    chance = Random(1)
    for seed in range(3):
        s = game.new(game.usual_seats, seed=seed)
        for _ in range(150):
            if not game.asked(s):
                break
            for ask in game.asks(s):
                assert len(json.dumps(ask_plain(ask))) <= 32 * 1024, ask.question
            seat = game.asked(s)[0]
            game.play(s, seat, chance.choice(game.codes(s, seat)))
