"""Random positions for the tests of research interfaces."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from sixgun.core.game import Game
from sixgun.research.actions import Actions
from sixgun.research.encoder import Encoder

PICKS = 300


def positions(game: Game[Any], games: int, every: int = 9) -> Iterator[tuple[Encoder, Actions, Any, int]]:
    """A state and a seat that is asked, now and then in random games of any set-up, with its encoder and actions."""
    for number in range(games):
        chance = Random(number)
        seats = chance.choice(list(game.seats))
        options = {spec.name: chance.choice(spec.values) for spec in game.options}
        encoder, actions = Encoder(game, seats, options), Actions(game, seats, options)
        s = game.new(seats, number, options)
        for turn in range(PICKS):
            if not s.asked:
                break
            seat = chance.choice(game.asked(s))
            if turn % every == number % every:
                yield encoder, actions, s, seat
            game.play(s, seat, chance.choice(game.codes(s, seat)))
