"""Winning: the first player without a character has lost (Scopo del gioco)."""

from __future__ import annotations

from sixgun.core.results import Result
from sixgun.games.bang_duel.table.state import State


def result_of(s: State) -> Result | None:
    """[victory.win.all-eliminated]"""
    if s.winner < 0:
        return None
    places = (1, 2) if s.winner == 0 else (2, 1)
    return Result(places, (float(places[0] == 1), float(places[1] == 1)), "last-standing")
