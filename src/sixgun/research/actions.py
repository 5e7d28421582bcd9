"""Actions: picks as numbers from 0 on.

Where a game can list every well-formed pick, the place in that list is the pick's number, the same in every state.
Elsewhere a number is a place in the list of options of the moment, and rows of words (words.py) describe the options.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sixgun.core.capabilities import ListsPicks
from sixgun.core.game import Game
from sixgun.core.refusals import Refusal, Refused
from sixgun.research.probe import courses
from sixgun.research.words import Words, split
from sixgun.research.writers.offers import Offers

MOST_OPTIONS = 1024  # of one ask, where numbers are places in the list
FEWER_OPTIONS = 256  # of games that can list every pick; random games had 45 at most


class Actions:
    """The numbers of one game's picks.

    >>> import sixgun
    >>> game = sixgun.game("gunfighters")
    >>> actions = Actions(game, seats=3)
    >>> actions.stable, actions.text(actions.number_of("story"))
    (True, 'story')
    """

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, object] | None = None, listed: bool = False
    ) -> None:
        """`listed` numbers options by their places in the list, whether or not there are stable numbers."""
        self.game = game
        self.stable = isinstance(game, ListsPicks) and not listed
        self._codes: list[int] = game.every_code() if isinstance(game, ListsPicks) else []
        self._number = {code: number for number, code in enumerate(self._codes)}
        self.count = len(self._codes) if self.stable else self._most(seats, options or {})
        self.words = Words(self._vocabulary(seats, options or {}))
        self.offers = Offers(self.count, self._number if self.stable else None, self.row)

    def _in_schema(self, name: str) -> Any:
        """What the schema of the game says of its picks, if it has one and that says anything."""
        module = f"sixgun.research.schemas.{self.game.key.replace('-', '_')}"
        return None if find_spec(module) is None else getattr(import_module(module), name, None)

    def _most(self, seats: int, options: Mapping[str, object]) -> int:
        """How many options an ask has room for."""
        known = self._in_schema("most_options")
        if known is not None:
            most: int = known(self.game, self.game.view(self.game.new(seats, 0, options), None))
            return most
        return FEWER_OPTIONS if self._codes else MOST_OPTIONS

    def _vocabulary(self, seats: int, options: Mapping[str, object]) -> list[str]:
        game = self.game
        if self._codes:
            return [word for code in self._codes for word in split(game._text(code))]
        listed = self._in_schema("words")
        if listed is not None:
            return list(listed(game, game.view(game.new(seats, 0, options), None)))
        picks = {game._text(code) for s, seat in courses(game, seats, options) for code in game.codes(s, seat)}
        return [word for pick in sorted(picks) for word in split(pick)]

    def _check(self, codes: list[int]) -> None:
        """Refuse more options than there is room for, where numbers are places in the list."""
        if len(codes) > self.count and not self.stable:
            raise Refused(Refusal("too-many-options", {"got": len(codes), "most": self.count}), self.game.key)

    def numbers(self, codes: list[int]) -> list[int]:
        """The numbers of the picks that are offered, in the order of the offer."""
        self._check(codes)
        return self.offers.numbered(codes)

    def mask(self, codes: list[int]) -> bytearray:
        """A byte for each action: 1 for what is offered."""
        self._check(codes)
        return self.offers.mask(codes)

    def code(self, codes: list[int], number: int) -> int | None:
        """The pick of a number among those that are offered; None for any other number."""
        code = self.offers.code(codes, number)
        return None if code < 0 else code

    def text(self, number: int) -> str:
        """The pick of a stable number."""
        return self.game._text(self._codes[number])

    def number_of(self, pick: str) -> int:
        """The stable number of a pick."""
        return self._number[self.game._code(pick)]

    def row(self, code: int) -> list[int]:
        """The words of a pick as numbers."""
        return self.words.row(self.game._text(code))

    def rows(self, codes: list[int]) -> bytes:
        """The words of several picks, two bytes each."""
        return self.offers.rows(codes)
