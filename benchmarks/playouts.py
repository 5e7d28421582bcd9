"""Random playouts of every game, beside a yardstick: how often plain Python calls a small function in the same time."""

from __future__ import annotations

import time

import sixgun
from sixgun.lab.speed.bench import bench

ROUNDS = 3


def yardstick(seconds: float = 0.5) -> float:
    """Calls per second of a function that does a little list work, as rules do."""
    cards = [3, 1, 2, 0]

    def step(n: int) -> int:
        cards[n & 3] += 1
        return cards[0]

    calls = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for n in range(1000):
            step(n)
        calls += 1000
    return calls / spent


def main() -> None:
    print(f"{'game':14} {'decisions/s':>12} {'calls of the yardstick per decision':>36}")
    for game in sixgun.games():
        best = max(
            ((bench(game, 1.0), yardstick()) for _ in range(ROUNDS)), key=lambda pair: pair[0]["decisions_per_second"]
        )
        rate = best[0]["decisions_per_second"]
        assert isinstance(rate, float)
        print(f"{game.key:14} {rate:12,.0f} {best[1] / rate:36.1f}")


if __name__ == "__main__":
    main()
