"""Views are what their description says, and what is made from the description is not old."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import sixgun
from sixgun.core.game import Game
from sixgun.core.view_types import parts_of
from tools import views

GAMES = sixgun.games()
KEYS = [game.key for game in GAMES]
PICKS = 300


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=KEYS)
def test_every_view_is_as_described(game: Game[Any]) -> None:
    described = views.view_type(game)
    for view in some_views(game, games=6):
        assert plain(msgspec.convert(view, described, strict=True)) == view  # what is not described would be left out
        assert [*view] == [part.name for part in parts_of(described)]


@pytest.mark.parametrize("game", GAMES, ids=KEYS)
def test_what_is_not_as_described_is_noticed(game: Game[Any]) -> None:
    described = views.view_type(game)
    view = next(some_views(game, games=1))
    assert plain(msgspec.convert({**view, "more": 1}, described)) != {**view, "more": 1}
    for wrong in ({"asked": "nobody"}, {"seat": "0"}, {"seats": None}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**view, **wrong}, described)


@pytest.mark.parametrize("game", GAMES, ids=KEYS)
def test_every_record_says_what_it_is(game: Game[Any]) -> None:
    for record in views.records_of(views.view_type(game)):
        assert str(record.__doc__).endswith(".")
        assert "\n" not in str(record.__doc__)


def test_what_is_made_from_the_descriptions_is_not_old() -> None:
    assert views.old() == [], "run tools/views.py"


def some_views(game: Game[Any], games: int) -> Any:
    """Views of every seat and of a spectator, now and then in random games of any set-up, and at their end."""
    for number in range(games):
        chance = Random(number)
        seats = chance.choice(list(game.seats))
        s = game.new(seats, number, {spec.name: chance.choice(spec.values) for spec in game.options})
        for turn in range(PICKS):
            if turn % 7 == 0 or not s.asked:
                yield from [game.view(s, viewer) for viewer in (*range(seats), None)]
            if not s.asked:
                break
            seat = chance.choice(game.asked(s))
            game.play(s, seat, chance.choice(game.codes(s, seat)))


def plain(value: Any) -> Any:
    """Pairs are lists in JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
