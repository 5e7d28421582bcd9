"""Encoders: what a seat sees as a vector of fixed size, from its view or, for the games here, straight from the state.

Both ways give the same figures: a writer (research/writers) has its pieces from the fields that read views.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from sixgun.core.game import Game
from sixgun.research.fields import Field
from sixgun.research.probe import probed
from sixgun.research.writers import writer_of
from sixgun.research.writers.pieces import FIGURE
from sixgun.research.writers.rows import Memory, Row, Shape


class Writes(Protocol):
    """Puts together what a seat sees, piece by piece.

    The memory has what was written last, and what that was made of: parts that are as they were are not made again.
    It may be of any game. One thread at a time uses it. The row, which is the memory's own, is where pieces go.
    """

    def memory(self) -> Any: ...

    def write(self, s: Any, seat: int, memory: Any, row: Row) -> None: ...


class Encoder:
    """Turns what seats see into vectors; built from the schema of the game, or from looking at some games.

    >>> import sixgun
    >>> game = sixgun.game("gunfighters")
    >>> encoder = Encoder(game, seats=3)
    >>> figures = encoder.figures(game.view(game.new(seats=3, seed=7), 0))
    >>> len(figures) == encoder.size == len(encoder.names)
    True
    >>> encoder.observe(game.new(seats=3, seed=7), 0) == figures.tobytes()
    True
    """

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object] | None = None) -> None:
        self.schema: Field = schema_of(game, seats, options or {})
        self.size = self.schema.size
        self._zeros = bytes(4 * self.size)
        self.names: list[str] = self.schema.names("")
        self.writer: Writes = self._writer(game, game.new(seats, 0, options))

    def _writer(self, game: Game[Any], s: Any) -> Writes:
        """The game's own writer, if it writes what the view of this state says: a game may have grown beyond it."""
        views = ViewWriter(game, self)
        found: Writes | None = writer_of(game, self.schema, s.seats)
        if found is None:
            return views
        written = _written(found, s, 0, found.memory(), self.size).tobytes()
        return found if written == self.figures(game.view(s, 0)).tobytes() else views

    def figures(self, view: Mapping[str, Any]) -> array[float]:
        """The figures of a view, each from -1 to 1: four bytes each, which other libraries take as they are."""
        out = array("f", self._zeros)
        self.schema.write(view, out, 0)
        return out

    def observe(self, s: Any, seat: int, memory: Any = None) -> bytes:
        """The bytes of the figures of what a seat sees; sooner with the writer's memory of the same game."""
        return self.look(s, seat, self.writer.memory() if memory is None else memory).tobytes()

    def look(self, s: Any, seat: int, memory: Any) -> memoryview:
        """The same in the row of the memory, where it lies until the next look."""
        return _written(self.writer, s, seat, memory, self.size)


class ViewWriter:
    """Writes what a seat sees by way of its view: for games without a writer of their own."""

    def __init__(self, game: Game[Any], encoder: Encoder) -> None:
        self._game = game
        self._encoder = encoder
        self._shape = Shape()

    def memory(self) -> Memory:
        """Views are always made anew."""
        return Memory(self._shape)

    def write(self, s: Any, seat: int, memory: Memory, row: Row) -> None:
        row.add(self._encoder.figures(self._game.view(s, seat)).tobytes())


def _written(writer: Writes, s: Any, seat: int, memory: Memory, size: int) -> memoryview:
    """What a seat sees, in the row of the memory; a row that has no buffer yet gets one of its own."""
    row = memory.row
    if row.buffer is None:
        row.use(memoryview(bytearray(FIGURE * size)))
    row.begin()
    writer.write(s, seat, memory, row)
    written: memoryview = row.buffer
    return written


def schema_of(game: Game[Any], seats: int, options: Mapping[str, object]) -> Field:
    """The game's own schema where `schemas` has one for it, else one made from views that occur."""
    module = f"sixgun.research.schemas.{game.key.replace('-', '_')}"
    if find_spec(module) is None:
        return probed(game, seats, options)
    shown = game.view(game.new(seats, 0, options), None)
    made: Field = import_module(module).schema(game, shown)
    return made
