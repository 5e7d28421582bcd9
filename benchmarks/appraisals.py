"""Fit the weights of a game's `appraise` to how games between rules bots go on.

    python benchmarks/appraisals.py gunfighters --games 4000

Each game is played with slips (random picks) up to a random moment, so that unusual states come up too, and without
from there on; some of the states that follow are kept with who won in the end. A seat's strength is a weighted sum of
its traits, and the shares of the win are the strengths' exponentials, scaled: a conditional logit, by maximum
likelihood. With --strangers some seats pick at random throughout; they have weights of their own, which are left out.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from scipy.optimize import minimize

import sixgun
from sixgun.bots import Chair, make_bot

SLIPS = 0.2
APART = 9  # picks between two states of a game that are kept
TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "gunfighters": [(3, {}), (4, {}), (4, {}), (5, {}), (4, {"control": True}), (4, {"plaza": True})],
    "gunslinger": [(2, {"showdown": number}) for number in (1, 2, 3, 5, 6, 7, 8, 9)],
}


def games_of(
    key: str, games: int, seed: int, bot: str, strangers: float
) -> Iterator[tuple[list[list[float]], tuple[float, ...]]]:
    """States as traits by seat, each with the scores of its game."""
    game: Any = sixgun.game(key)
    traits = importlib.import_module(f"sixgun.games.{key.replace('-', '_')}.bots.appraise").traits
    quiet = game.thinking.quiet
    tables = TABLES.get(key, [(game.usual_seats, {})])
    for number in range(games):
        random = Random(seed * 1_000_003 + number)
        seats, options = tables[number % len(tables)]
        s = game.new(seats, random.getrandbits(60), options)
        names = [bot, *["random" if random.random() < strangers else bot for _ in range(seats - 1)]]
        random.shuffle(names)
        bots = [make_bot(name, random.getrandbits(60), programs=True) for name in names]
        until = random.randrange(random.choice((10, 40, 120)))
        kept: list[list[list[float]]] = []
        due = until
        while s.asked:
            if s.picks >= due and (not quiet or s.question in quiet):
                kept.append([_apart(row, names[i] == "random") for i, row in enumerate(traits(s))])
                due = s.picks + APART
            seat = game.asked(s)[0]
            codes = game.codes(s, seat)
            slip = s.picks < until and random.random() < SLIPS
            i = random.randrange(len(codes)) if slip else bots[seat].choose(Chair(game, s, seat, codes))
            game.play(s, seat, codes[i])
        for rows in kept:
            yield rows, game.result(s).scores


def _apart(row: list[float], stranger: bool) -> list[float]:
    """Traits of sensible players and of others side by side; [] for a player who is out."""
    none = [0.0] * len(row)
    return [] if not row else [*none, *row, 1.0] if stranger else [*row, *none, 0.0]


def fit(samples: list[tuple[list[list[float]], tuple[float, ...]]], ridge: float) -> tuple[Any, float, float]:
    """The weights, and the mean log likelihood with and without them."""
    width = max(len(row) for rows, _ in samples for row in rows)
    seats = max(len(rows) for rows, _ in samples)
    x = np.zeros((len(samples), seats, width))
    alive = np.zeros((len(samples), seats), bool)
    y = np.zeros((len(samples), seats))
    for i, (rows, scores) in enumerate(samples):
        for seat, row in enumerate(rows):
            y[i, seat] = scores[seat]
            if row:
                x[i, seat] = row
                alive[i, seat] = True

    def loss(weights: Any) -> tuple[float, Any]:
        logits = np.where(alive, x @ weights, -np.inf)
        logits -= logits.max(axis=1, keepdims=True)
        p = np.exp(logits)
        p /= p.sum(axis=1, keepdims=True)
        value = -(y * np.log(np.maximum(p, 1e-12))).sum() / len(samples)
        gradient = np.einsum("is,isk->k", p - y, x) / len(samples)
        return value + ridge * (weights @ weights), gradient + 2 * ridge * weights

    found = minimize(loss, np.zeros(width), jac=True, method="L-BFGS-B")
    return found.x, -loss(found.x)[0], -loss(np.zeros(width))[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="rules")
    parser.add_argument("--strangers", type=float, default=0.0)
    parser.add_argument("--ridge", type=float, default=1e-5)
    given = parser.parse_args()
    samples = list(games_of(given.game, given.games, given.seed, given.bot, given.strangers))
    weights, after, before = fit(samples, given.ridge)
    print(f"{len(samples)} states; mean log likelihood {after:.4f}, of even shares {before:.4f}")
    print("WEIGHTS = [" + ", ".join(f"{weight:.3f}" for weight in weights[: len(weights) // 2]) + "]")
    print(
        f"players at random: {weights[-1]:.3f}, and " + ", ".join(f"{w:.3f}" for w in weights[len(weights) // 2 : -1])
    )


if __name__ == "__main__":
    main()
