"""Observations are a published format: a trained policy knows figures by their number, so they never change."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

import pytest

import sixgun
from sixgun.research.encoder import Encoder

PICKS = 400

# By set-up: the figures' names and the figures of every seat and a spectator, now and then in four random games. They
# were taken from the encoders as they were written by hand, before they were derived from the views' descriptions.
PUBLISHED = {
    ("gunfighters", 3): "f6039572bf32e61c285c9fff584c5688",
    ("gunfighters", 7): "c6fce25047e478dd927452cf4720bc25",
    ("bang-duel", 2): "0b1db3d5a73d8f9c982d9952bcabf366",
    ("gunslinger", 2): "fb250dfd77a51150e73a34300602a182",
    ("gunslinger", 7): "efa08694d38d5782d37aa68b6df38623",
    ("doomtown", 2): "33ecc0c8cb59ca8ee7ba76f2480f1a03",
    ("doomtown", 4): "9164ea5fb06bd2c7f6742fc59b2a3ab4",
}


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), PUBLISHED)
def test_figures_and_their_names_are_the_published_ones(key: str, seats: int) -> None:
    assert digest(key, seats) == PUBLISHED[key, seats]


def digest(key: str, seats: int) -> str:
    game = sixgun.game(key)
    found = blake2b(digest_size=16)
    for number in range(4):
        chance = Random(number)
        options = {spec.name: chance.choice(spec.values) for spec in game.options}
        encoder = Encoder(game, seats, options)
        found.update("\n".join(encoder.names).encode())
        s = game.new(seats, number, options)
        for turn in range(PICKS):
            if not s.asked:
                break
            if turn % 8 == 0:
                for viewer in (*range(seats), None):
                    found.update(encoder.figures(game.view(s, viewer)).tobytes())
            seat = chance.choice(game.asked(s))
            game.play(s, seat, chance.choice(game.codes(s, seat)))
    return found.hexdigest()
