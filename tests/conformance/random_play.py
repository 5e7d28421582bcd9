"""Random games for the conformance suite: any seats, any options, any course."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

import sixgun
from sixgun.core.asks import Ask
from sixgun.core.game import Game
from tests.conformance.standoff import STANDOFF

Asked = tuple[Ask, list[str]]
EVERY_GAME = (*sixgun.games(), STANDOFF)
KEYS = [game.key for game in EVERY_GAME]


def by_key(key: str) -> Game[Any]:
    return next(game for game in EVERY_GAME if game.key == key)


@st.composite
def tables(draw: Any, game: Game[Any]) -> dict[str, Any]:
    """How a game is set up and from which chance its players choose."""
    options = {spec.name: draw(st.sampled_from(spec.values)) for spec in game.options}
    return {
        "seats": draw(st.sampled_from(list(game.seats))),
        "options": options,
        "seed": draw(st.integers(0, 2**32)),
        "course": draw(st.integers(0, 2**32)),
    }


class Course:
    """One random game: its state, its picks, and the chance that decides what happens and what is looked at."""

    def __init__(self, game: Game[Any], table: dict[str, Any]) -> None:
        self.game = game
        self.table = table
        self.chance = Random(table["course"])
        self.state = game.new(table["seats"], table["seed"], table["options"])
        self.picks: list[tuple[int, str]] = []
        self.known: set[str] = {"", "nonsense", "done", "9", "plan:99", "shoot:0>hill", "draw:maybe"}

    def asked(self) -> list[Asked]:
        """Everything that is asked now, each with the picks that are offered."""
        return [(ask, ask.options.picks()) for ask in self.game.asks(self.state)]

    def next_pick(self, asked: list[Asked] | None = None) -> tuple[int, str]:
        """A seat that is being asked and one of its options."""
        ask, offered = self.chance.choice(asked or self.asked())
        self.known.update(offered)
        return ask.seat, self.chance.choice(offered)

    def play(self, seat: int, pick: str) -> list[Any]:
        self.picks.append((seat, pick))
        return self.game.apply(self.state, seat, pick)

    def viewers(self) -> list[int | None]:
        return [*range(self.table["seats"]), None]

    def some_picks(self, count: int) -> list[str]:
        """Texts that are or once were picks of this game, and some that never were."""
        return self.chance.sample(sorted(self.known), min(count, len(self.known)))
