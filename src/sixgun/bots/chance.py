"""Chance of a bot's own."""

from __future__ import annotations

from random import Random
from typing import Self


class Rolling:
    """A bot with chance of its own, which a copy of it does not share."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._random = self._chance.random

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        other = type(self)(0)
        other._chance.setstate(self._chance.getstate())
        return other
