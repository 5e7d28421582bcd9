"""How fast a game is on this machine, now."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.lib.playouts import Luck, play_random
from sixgun.native import is_compiled


def bench(game: Game[Any], seconds: float = 2.0, seed: int = 1) -> dict[str, Plain]:
    """Random playouts on one core, and the cost of single calls in a typical state, in microseconds."""
    rate, games, decisions = _playouts(game, seconds, seed)
    states = _middles(game, seed)
    return {
        "game": game.key,
        "seats": game.usual_seats,
        "compiled": is_compiled(),
        "decisions_per_second": rate,
        "games": games,
        "decisions": decisions,
        "new_us": _cost(lambda s: game.new(seed=7), states),
        "clone_us": _cost(game.clone, states),
        "pack_us": _cost(game.pack, states),
        "hash_us": _cost(game.hash, states),
        "view_us": _cost(lambda s: game.view(s, 0), states),
        "asks_us": _cost(game.asks, states),
        "redeal_us": _cost(lambda s: game.redeal(s, 0, 7), states),
    }


def _playouts(game: Game[Any], seconds: float, seed: int) -> tuple[float, int, int]:
    luck = Luck(seed)
    games = decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += play_random(game, luck, seed * 1_000_000 + games)
        games += 1
    return decisions / spent, games, decisions


def _middles(game: Game[Any], seed: int) -> list[Any]:
    """States from the middle of twenty random games."""
    chance = Random(seed)
    states: list[Any] = []
    for number in range(20):
        s = game.new(seed=seed + number)
        for _ in range(25):
            if s.asked:
                seat = game.asked(s)[0]
                game.play(s, seat, chance.choice(game.codes(s, seat)))
        states.append(s)
    return states


def clone_cost(game: Game[Any], seed: int = 1) -> float:
    """Microseconds for a copy of a typical state."""
    return _cost(game.clone, _middles(game, seed))


def _cost(call: Any, states: list[Any]) -> float:
    """The best of five rounds, in microseconds a call."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(20):
            for s in states:
                call(s)
        best = min(best, time.perf_counter() - began)
    return best / (20 * len(states)) * 1e6
