"""Shootouts between two studs, with the hands that they keep."""

from __future__ import annotations

from typing import Any

from tests.rules.doomtown.stage import GAME, Stage, shootout

SQUARE_DUEL = ("clint-ramsey.0", "pancho-castillo.1")


def duel(mine: list[str], theirs: list[str], my: Any = None, their: Any = None, **more: Any) -> Stage:
    """Clint Ramsey (2 stud) calls Pancho Castillo (3 stud) out in the square; the decks are what they will draw."""
    me: dict[str, Any] = {"gang": [("clint-ramsey", "square")], "deck": [*mine, "bobo", "bobo"], **(my or {})}
    them = {"gang": [("pancho-castillo", "square")], "deck": [*theirs, "bobo", "bobo", "bobo"], **(their or {})}
    return shootout(me, them, *SQUARE_DUEL, **more)


def keep(stage: Stage, seat: int, hand: list[str]) -> None:
    """Throw everything away but a hand."""
    while stage.state.asked >> seat & 1 and stage.asked is not None and stage.asked[1] == "keep":
        options = next(ask for ask in GAME.asks(stage.state) if ask.seat == seat).options.picks()
        stage.by(seat, next(pick for pick in options if pick.partition(":")[2] not in hand))


def draw(stage: Stage, mine: list[str], theirs: list[str]) -> None:
    """Both pass on Shootout plays and keep these hands."""
    stage.until("keep")
    keep(stage, 0, mine)
    keep(stage, 1, theirs)
