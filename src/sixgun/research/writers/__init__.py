"""Writers: a state as a seat observes it, straight as bytes, without a view in between; compiled with the rules.

An observation is a row of pieces, each the ready bytes of one part. The fields of the schema (research/fields.py) make
every piece, once; a writer only finds out which pieces are needed. So both ways give the same figures, and tests
compare them over random games.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sixgun.core.game import Game
from sixgun.research.writers.pieces import Unfit


def writer_of(game: Game[Any], schema: Any, seats: int) -> Any | None:
    """The game's own writer; None for a game that has none, or makes its views in another way.

    >>> import sixgun
    >>> from sixgun.research.encoder import schema_of
    >>> game = sixgun.game("gunfighters")
    >>> writer_of(game, schema_of(game, 3, {}), 3) is None
    False
    """
    name = game.key.replace("-", "_")
    module = f"sixgun.research.writers.{name}"
    if find_spec(module) is None:
        return None
    usual = import_module(f"sixgun.games.{name}.wire.view").view_of
    if game.rooms.view is not usual or type(game)._view is not Game._view or type(game).view is not Game.view:
        return None
    try:
        return import_module(module).Writer(game, schema, seats)
    except Unfit:
        return None
