"""Observations are a published format: a trained policy knows figures by their number, so they never change by chance.

The names were taken from the encoders as they were written by hand, before they were derived from the views'
descriptions, and so were the views in published_views.json with the figures that they gave. A game whose views say more
may get further figures: then its names have changed on purpose, and their digest here with them.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.research.encoder import Encoder

# By set-up: how many figures there are, and a digest of their names in order.
NAMES = {
    ("gunfighters", 3): (753, "589a98f12bb4"),
    ("bang-duel", 2): (2234, "79e37b3e24d3"),  # 2233 before views said whether a card was reloaded
    ("gunslinger", 2): (1294, "24e767c33af2"),  # 1288 before views told of endurance boxes and skills
    # 4691 and 12494 before views told of ghost rock and influence on cards, of the top of decks that a seat has looked
    # at, and of the rules, keywords and durations that cards beyond the Base Set give; 5385 and 13581 before the words
    # for cards of own packs
    ("doomtown", 2): (5433, "e6a84fdcacc2"),
    ("doomtown", 4): (13629, "8d274bdd087f"),
}
VIEWS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "published_views.json").read_text())


@pytest.mark.parametrize(("key", "seats"), NAMES)
def test_the_names_of_the_figures_are_the_published_ones(key: str, seats: int) -> None:
    encoder = Encoder(sixgun.game(key), seats)
    digest = blake2b("\n".join(encoder.names).encode(), digest_size=6).hexdigest()
    assert (encoder.size, digest) == NAMES[key, seats]


@pytest.mark.parametrize("published", VIEWS, ids=[f"{one['game']} {one['figures']}" for one in VIEWS])
def test_a_published_view_gives_the_figures_that_it_always_gave(published: dict[str, Any]) -> None:
    view = published["view"]
    game = sixgun.game(published["game"])
    options = {spec.name: view["options"][spec.name] for spec in game.options if spec.name in view["options"]}
    encoder = Encoder(game, published["seats"], options)
    figures = zip(encoder.names, encoder.figures(view), strict=True)
    told = sorted([(name, figure) for name, figure in figures if figure])
    assert blake2b(json.dumps(told).encode(), digest_size=8).hexdigest() == published["figures"]
