"""How fast a game is on this machine, now."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from sixgun.core.game import Game
from sixgun.core.plain import Plain


def bench(game: Game[Any], seconds: float = 2.0, seed: int = 1) -> dict[str, Plain]:
    """Random playouts on one core, and the cost of single calls in a typical state, in microseconds."""
    rate, games, decisions = _playouts(game, seconds, seed)
    states = _middles(game, seed)
    return {
        "game": game.key,
        "seats": game.usual_seats,
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
    chance = Random(seed).random
    codes_of, play = game.codes, game.play
    games = decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        s = game.new(seed=seed * 1_000_000 + games)
        while s.asked:
            seat = (s.asked & -s.asked).bit_length() - 1
            codes = codes_of(s, seat)
            play(s, seat, codes[int(chance() * len(codes))])
        games += 1
        decisions += s.picks
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
