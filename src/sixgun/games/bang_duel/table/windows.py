"""Windows: what a player may leave to the table, and for how long."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Window
from sixgun.games.bang_duel.table import codes, told
from sixgun.games.bang_duel.table.state import State


def _take(s: State, seat: int) -> int:
    return codes.bare(codes.DO_TAKE)


def _end(s: State, seat: int) -> int:
    return codes.bare(codes.DO_END)


DODGE: Final[Window] = Window("dodge", _take, {"turn": (told.NAMES[told.TURN],)})
TURN: Final[Window] = Window("turn", _end, {})
