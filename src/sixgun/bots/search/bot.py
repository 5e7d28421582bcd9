"""The search as a bot."""

from __future__ import annotations

from random import Random

from sixgun.bots.chair import Chair
from sixgun.bots.search.budget import Budget
from sixgun.bots.search.consider import consider, iterations_for

CEILING = 0.9  # seconds: `hard` never takes more than one, however slow the machine is


class SearchBot:
    """Takes the best option of each thought."""

    blind = False

    def __init__(self, seed: int, budget: Budget) -> None:
        self._random = Random(seed)
        self._budget = budget

    def choose(self, chair: Chair) -> int:
        if chair.choices == 1:
            return 0
        iterations, seconds = self._budget
        return consider(chair, self._random.getrandbits(60), iterations, seconds).best

    def choose_blindly(self, choices: int) -> int:
        return 0


class HardBot(SearchBot):
    """As many iterations as the game's figures say, within a second."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(seconds=CEILING))

    def choose(self, chair: Chair) -> int:
        self._budget = Budget(iterations_for(chair), CEILING)
        return super().choose(chair)
