"""Copying a state: the game's clone beside pack and unpack, pickle and deepcopy of the same state."""

from __future__ import annotations

import copy
import pickle
import time
from collections.abc import Callable
from typing import Any

import sixgun


def cost(call: Callable[[], Any], times: int) -> float:
    """Microseconds a call, the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(times):
            call()
        best = min(best, time.perf_counter() - began)
    return best / times * 1e6


def main() -> None:
    print(f"{'game':14} {'clone':>9} {'pack+unpack':>14} {'pickle':>14} {'deepcopy':>14}")
    for game in sixgun.games():
        s = game.new(seed=7)
        plain = {name: getattr(s, name) for name in s.FIELDS}
        clone = cost(lambda game=game, s=s: game.clone(s), 2000)
        others = [
            cost(lambda game=game, s=s: game.unpack(game.pack(s)), 200),
            cost(lambda plain=plain: pickle.loads(pickle.dumps(plain)), 500),
            cost(lambda plain=plain: copy.deepcopy(plain), 100),
        ]
        ratios = " ".join([f"{other:7.1f} x{other / clone:5.1f}" for other in others])
        print(f"{game.key:14} {clone:6.2f} us {ratios}")


if __name__ == "__main__":
    main()
