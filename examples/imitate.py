"""Learn to play as the bots of recorded games do, and see how well that plays. It needs NumPy and PyArrow.

sixgun simulate bang-duel --bots hard --games 200 --trajectories moves.parquet
python examples/imitate.py bang-duel moves.parquet
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyarrow.parquet as pq

from sixgun import research
from sixgun.lab.series import Series
from sixgun.lab.simulate import simulate

RATE = 0.02
TESTED = 10  # every tenth game is kept for testing


class Scorer:
    """An option's score is the sum of its words' scores, and a word's is linear in the observation."""

    def __init__(self, words: int, figures: int) -> None:
        self.weights = np.zeros((words, figures + 1), np.float32)

    def chances(self, seen: Any, options: Any) -> Any:
        """How likely each option is."""
        words, places = np.unique(options, return_inverse=True)
        scores = self.weights[words] @ np.append(seen, np.float32(1))
        scores[words == 0] = 0  # no word
        found = scores[places.reshape(options.shape)].sum(axis=1)
        likely = np.exp(found - found.max())
        return likely / likely.sum()

    def learn(self, seen: Any, options: Any, chosen: int) -> None:
        """Make what was chosen a little likelier: a step of softmax regression."""
        off = self.chances(seen, options)
        off[chosen] -= 1
        words, places = np.unique(options, return_inverse=True)
        blame = np.zeros(len(words), np.float32)
        np.add.at(blame, places.reshape(options.shape), off[:, None])
        blame[words == 0] = 0
        self.weights[words] -= RATE * blame[:, None] * np.append(seen, np.float32(1))

    def __call__(self, seen: Any, options: Any, mask: Any) -> int:
        """A policy, for `PolicyBot`."""
        return int(self.chances(seen, options[: mask.sum()]).argmax())


def decisions(file: str, tested: bool) -> Iterator[tuple[Any, Any, int]]:
    """What was seen, the words of what was offered, and the place of what was chosen; a few rows in memory."""
    for batch in pq.ParquetFile(file).iter_batches(256):
        for row in batch.to_pylist():
            if len(row["mask"]) > 1 and (row["game"] % TESTED == 0) is tested:
                seen = np.array(row["observation"], np.float32)
                yield seen, np.array(row["options"]), row["mask"].index(row["action"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", help="what --trajectories wrote")
    parser.add_argument("--rounds", type=int, default=2, help="how often all decisions are learned from")
    parser.add_argument("--against", default="random")
    parser.add_argument("--tests", type=int, default=200, help="games that are played at the end")
    given = parser.parse_args()
    made = json.loads(pq.read_schema(given.file).metadata[b"sixgun"])
    if given.game not in made["rules"]:
        parser.error(f"{given.file} has decisions of {', '.join(made['rules'])}, not of {given.game}")
    table = research.aec_env(given.game).unwrapped.table
    scorer = Scorer(len(table.actions.words.names), table.encoder.size)
    for number in range(1, given.rounds + 1):
        learned = 0
        for seen, options, chosen in decisions(given.file, tested=False):
            scorer.learn(seen, options, chosen)
            learned += 1
            if learned % 5000 == 0:
                print(f"round {number}: {learned} decisions")
    right = [scorer.chances(seen, options).argmax() == chosen for seen, options, chosen in decisions(given.file, True)]
    print(f"chooses as recorded in {np.mean(right):.1%} of {len(right)} decisions of games that it has not seen")
    bot = research.PolicyBot(scorer, name="imitator")
    series = Series(given.game, seats=table.seats, bots=(bot, *[given.against] * (table.seats - 1)))
    found: Any = simulate(series, given.tests).report()["bots"]
    mine = found["imitator"]
    interval = f"{mine['low']:.1%} to {mine['high']:.1%}"
    print(f"wins {mine['rate']:.1%} ({interval}) of {given.tests} games against {given.against}")


if __name__ == "__main__":
    main()
