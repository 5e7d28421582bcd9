"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from sixgun.bots.chair import Chair
from sixgun.core.refusals import Refusal, Refused


class Bot(Protocol):
    """Chooses one of the picks that its chair offers, by index."""

    blind: bool  # needs only the number of choices, and may be given nothing else

    def choose(self, chair: Chair) -> int: ...

    def choose_blindly(self, choices: int) -> int: ...


class RandomBot:
    """Any pick, each as likely as the others."""

    blind = True

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, chair: Chair) -> int:
        return self.choose_blindly(chair.choices)

    def choose_blindly(self, choices: int) -> int:
        return int(self._random() * choices)


class RulesBot:
    """The game's own advice, from what the seat can see and would remember."""

    blind = False

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, chair: Chair) -> int:
        return 0 if chair.choices == 1 else chair.advise(self._random())

    def choose_blindly(self, choices: int) -> int:
        return 0


MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "rules": RulesBot}
NAMES = tuple(MAKERS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot with chance of its own.

    >>> make_bot("random", seed=7).choose_blindly(3) in (0, 1, 2)
    True
    """
    if name not in MAKERS:
        raise Refused(Refusal("no-such-bot", {"got": name[:40], "bots": [*NAMES]}))
    return MAKERS[name](seed)
