"""Encoders: a seat's view as a vector of fixed size."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sixgun.core.game import Game
from sixgun.research.fields import Field
from sixgun.research.probe import probed


class Encoder:
    """Turns views of one set-up into vectors; built from the schema of the game, or from looking at some games.

    >>> import sixgun
    >>> game = sixgun.game("gunfighters")
    >>> encoder = Encoder(game, seats=3)
    >>> figures = encoder.figures(game.view(game.new(seats=3, seed=7), 0))
    >>> len(figures) == encoder.size == len(encoder.names)
    True
    """

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object] | None = None) -> None:
        self.schema: Field = schema_of(game, seats, options or {})
        self.size = self.schema.size
        self._zeros = bytes(4 * self.size)
        self.names: list[str] = self.schema.names("")

    def figures(self, view: Mapping[str, Any]) -> array[float]:
        """The figures of a view, each from -1 to 1: four bytes each, which other libraries take as they are."""
        out = array("f", self._zeros)
        self.schema.write(view, out, 0)
        return out


def schema_of(game: Game[Any], seats: int, options: Mapping[str, object]) -> Field:
    """The game's own schema where `schemas` has one for it, else one made from views that occur."""
    module = f"sixgun.research.schemas.{game.key.replace('-', '_')}"
    if find_spec(module) is None:
        return probed(game, seats, options)
    shown = game.view(game.new(seats, 0, options), None)
    made: Field = import_module(module).schema(game, shown)
    return made
