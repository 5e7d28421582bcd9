"""A chair at a table: what its player may see, looked up only when asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sixgun.core.asks import Ask
from sixgun.core.capabilities import Defers, Misleads
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

    @property
    def game(self) -> Game[Any]:
        """The rules, which know nothing of this game's course."""
        return self._game

    def ask(self) -> Ask:
        return self._game.ask(self._state, self.seat)

    def view(self) -> dict[str, Plain]:
        return self._game.view(self._state, self.seat)

    def picks(self) -> list[str]:
        """The texts of the picks that are offered."""
        return [self._game._text(code) for code in self._codes]

    def advise(self, roll: float, among: Sequence[int] | None = None) -> int:
        """The game's own advice, from the view and the default alone; among some of the picks, an index into these."""
        return self._counsel(self._game.advise, roll, range(self.choices) if among is None else among)

    def mislead(self, roll: float, among: Sequence[int]) -> int:
        """What a beginner would do among some of the picks, an index into these: where the game says nothing of
        beginners, as it advises.
        """
        game = self._game
        return self._counsel(game.mislead if isinstance(game, Misleads) else game.advise, roll, among)

    def _counsel(self, advise: Callable[..., int], roll: float, among: Sequence[int]) -> int:
        """The default, if the game leaves the choice to it and it is among them; else the game's own word."""
        game, view, picks = self._game, self.view(), self.picks()
        offered = [picks[i] for i in among]
        if isinstance(game, Defers) and game.defers(view, picks) and (default := self.ask().default) in among:
            return among.index(default)
        return advise(view, offered, roll)

    def imagine(self, seed: int) -> Any:
        """A state of the game as it could be, for all that this seat knows: the same for whatever is hidden from it.

        This is the only way to a state from a chair, and never leads to the real one.
        """
        return self._game.redeal(self._state, self.seat, seed)
