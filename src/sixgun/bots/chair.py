"""A chair at a table: what whoever sits there may see, looked up only when asked for."""

from __future__ import annotations

from typing import Any

from sixgun.core.asks import Ask
from sixgun.core.game import Game
from sixgun.core.plain import Plain


class Chair:
    """One seat's side of one decision."""

    __slots__ = ("_codes", "_game", "_state", "seat")

    def __init__(self, game: Game[Any], state: Any, seat: int, codes: list[int]) -> None:
        self._game = game
        self._state = state
        self._codes = codes
        self.seat = seat

    @property
    def choices(self) -> int:
        """How many picks are offered."""
        return len(self._codes)

    def ask(self) -> Ask:
        return self._game.ask(self._state, self.seat)

    def view(self) -> dict[str, Plain]:
        return self._game.view(self._state, self.seat)

    def picks(self) -> list[str]:
        """The texts of the picks that are offered."""
        return [self._game._text(code) for code in self._codes]

    def advise(self, roll: float) -> int:
        """What the game's own advice is, from the view alone."""
        return self._game.advise(self.view(), self.picks(), roll)
