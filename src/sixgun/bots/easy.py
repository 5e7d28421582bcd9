"""A beginner: sensible, but overlooks much of what could be done."""

from __future__ import annotations

from random import Random

from sixgun.bots.chair import Chair
from sixgun.core.capabilities import Thinks

OVERLOOKS = 0.5


class EasyBot:
    """The game's own advice among those options that it happens to notice."""

    blind = False

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, chair: Chair) -> int:
        if chair.choices == 1:
            return 0
        share = chair.game.thinking.overlooks if isinstance(chair.game, Thinks) else OVERLOOKS
        noticed = [i for i in range(chair.choices) if self._random() >= share]
        if not noticed:
            noticed = [int(self._random() * chair.choices)]
        return noticed[chair.advise(self._random(), noticed)] if len(noticed) > 1 else noticed[0]

    def choose_blindly(self, choices: int) -> int:
        return 0
