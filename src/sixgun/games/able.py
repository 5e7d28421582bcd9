"""The games that can do something which not all can: see core/capabilities.py."""

from __future__ import annotations

from typing import TypeVar

from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games import games

C = TypeVar("C")


def able(capability: type[C], refusal: str, key: str | None = None) -> C:
    """The game of that key, or the first that has the capability; one that has it not is refused.

    >>> from sixgun.core.capabilities import ReadsDecks
    >>> able(ReadsDecks, "no-decks").key
    'doomtown'
    """
    chosen = [game_of(key)] if key is not None else games()
    for game in chosen:
        if isinstance(game, capability):
            return game
    others = [game.key for game in games() if isinstance(game, capability)]
    raise Refused(Refusal(refusal, {"game": key or "", "games": [*others]}), key or "")
