"""The same seed gives the same game in another process, whatever its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SCRIPT = """
from random import Random
from tests.conformance.random_play import EVERY_GAME
for game in EVERY_GAME:
    for seed in range(6):
        chance = Random(seed)
        options = {spec.name: spec.values[seed % len(spec.values)] for spec in game.options}
        s = game.new(seed=seed, options=options)
        while game.asks(s):
            ask = game.asks(s)[0]
            game.apply(s, ask.seat, ask.options[int(chance.random() * len(ask.options))].pick)
        redealt = game.redeal(game.new(seed=seed, options=options), 0, seed)
        print(game.key, seed, game.hash(s), game.hash(redealt))
"""


def played_with(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=120, check=True
    )
    return done.stdout


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    first = played_with("1")
    assert len(first.splitlines()) >= 12
    assert played_with("2") == first
