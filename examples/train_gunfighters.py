"""Trains a small network to play Gunfighters against three random bots, in two or three minutes on one core.

    .venv/bin/pip install -e ".[research]" scikit-learn
    .venv/bin/python examples/train_gunfighters.py

It learns what a pick is worth: from some figures of the observation that concern the pick, a network of 32 units
predicts the reward at the end of the game. Games are played with the best pick so far, or now and then with any other;
what became of them is what the network learns next. At the end the policy plays without chance, in every seat.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable

import numpy as np
from sklearn.neural_network import MLPRegressor

from sixgun import research

PLACES = ("stable", "saloon", "station", "plaza", "ranch", "hill")
VERBS = ("move", "shoot", "story", "done", "lose", "top", "name", "point")
SEATS = 4


class Sight:
    """Reads figures of an observation by their names, and puts those together that concern a pick."""

    def __init__(self, names: list[str]) -> None:
        self.at = {name: i for i, name in enumerate(names)}

    def card(self, seat: int, nth: int, name: str) -> int:
        return self.at[f"players[{seat}].cards[{nth}].{name}"]

    def holds(self, seen: np.ndarray, seat: int, place: str) -> tuple[float, float, float]:
        """Of a gang: the cards known to be at a place, those shown there, and the hidden ones that may be there."""
        known = shown = hidden = 0.0
        for nth in range(9):
            if not seen[self.at[f"players[{seat}].cards[{nth}].there"]]:
                break
            if seen[self.card(seat, nth, f"card={place}")]:
                known += 1
                shown += seen[self.card(seat, nth, "shown")]
            elif not any(seen[self.card(seat, nth, f"card={other}")] for other in PLACES):
                hidden += 1 - seen[self.card(seat, nth, f"not#{place}")]
        return known, shown, hidden

    def features(self, seen: np.ndarray, me: int, pick: str) -> list[float]:
        verb, _, rest = pick.partition(":")
        target, _, card = rest.rpartition(">") if verb == "shoot" else ("", "", rest.partition(">")[0])
        place = next((place for place in PLACES if place in (card.rpartition("@")[2] or card)), "")
        found = [float(verb == one) for one in VERBS] + [float(rest.endswith(">discards")), card.count("$") / 2]
        at = [0.0] * 6
        if place:
            mine = self.holds(seen, me, place)
            others = [self.holds(seen, seat, place) for seat in range(SEATS) if seat != me]
            at[:4] = [mine[0], mine[1], sum(one[0] for one in others), sum(one[2] for one in others) / 4]
        hit = [0.0] * 4
        if target:
            known, _, hidden = self.holds(seen, int(target), place)
            hit = [known, hidden / 4, self.size(seen, int(target)), seen[self.at[f"players[{target}].coins"]]]
        return [*found, *at, *hit, self.size(seen, me), seen[self.at[f"players[{me}].coins"]]]

    def size(self, seen: np.ndarray, seat: int) -> float:
        return float(seen[self.at[f"players[{seat}].cards.length"]])


class Learner:
    """Worths of picks, learned from the ends of games."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.net = MLPRegressor(hidden_layer_sizes=(32,), learning_rate_init=0.003, random_state=seed)
        self.envs = [research.gym_env("gunfighters", seats=SEATS, bots=("random",), seat=seat) for seat in range(SEATS)]
        self.actions = self.envs[0].table.actions
        self.sight = Sight(self.envs[0].table.encoder.names)
        self.ready = False

    def play(self, seat: int, seed: int, daring: float) -> tuple[list[list[float]], float]:
        """One game: the features of the picks that were made, and the reward."""
        env, made = self.envs[seat], []
        seen, info = env.reset(seed=seed)
        while True:
            legal = np.flatnonzero(info["action_mask"])
            options = [self.sight.features(seen, seat, self.actions.text(action)) for action in legal]
            any_pick = not self.ready or self.chance.random() < daring
            best = self.chance.integers(len(legal)) if any_pick else int(np.argmax(self.net.predict(options)))
            made.append(options[best])
            seen, reward, over, _, info = env.step(int(legal[best]))
            if over:
                return made, reward

    def learn(self, games: Iterable[int], daring: float) -> None:
        rows, worths = [], []
        for number in games:
            made, reward = self.play(number % SEATS, number, daring)
            rows += made
            worths += [reward] * len(made)
        for _ in range(6):
            order = self.chance.permutation(len(rows))
            self.net.partial_fit(np.array(rows)[order], np.array(worths)[order])
        self.ready = True


def main() -> None:
    about = "Trains a small network to play Gunfighters against three random bots."
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4, help="how often to play and then learn from it")
    parser.add_argument("--games", type=int, default=300, help="to learn from in each round")
    parser.add_argument("--tests", type=int, default=800, help="games at the end that nothing is learned from")
    parser.add_argument("--seed", type=int, default=1, help="of the network and of what it tries; deals stay the same")
    given = parser.parse_args()
    began = time.perf_counter()
    learner = Learner(seed=given.seed)
    for number in range(given.rounds):
        learner.learn(range(number * given.games, (number + 1) * given.games), daring=0.3)
        print(f"round {number + 1} of {given.rounds}: {time.perf_counter() - began:.0f} s", flush=True)
    rewards = [learner.play(number % SEATS, 10**6 + number, daring=0.0)[1] for number in range(given.tests)]
    rate = np.mean([(reward * (SEATS - 1) + 1) / SEATS for reward in rewards])
    spread = 1.96 * (rate * (1 - rate) / given.tests) ** 0.5
    print(f"wins {rate:.1%} (± {spread:.1%}) of {given.tests} games against three random bots; 25 % is even.")


if __name__ == "__main__":
    main()
