"""The games, found by their folders: each one's package has a GAME, and its key is the folder's name with dashes."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

from sixgun.core.checks import shown
from sixgun.core.refusals import Refusal, Refused

if TYPE_CHECKING:
    from sixgun.core.game import Game


@cache
def keys() -> tuple[str, ...]:
    """The keys of all games.

    >>> "gunfighters" in keys()
    True
    """
    return tuple(sorted([module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg]))


def game(key: str) -> Game[Any]:
    """The game of that key."""
    if not isinstance(key, str) or key not in keys():
        raise Refused(Refusal("no-such-game", {"got": shown(key), "games": [*keys()]}))
    module = importlib.import_module(f"sixgun.games.{key.replace('-', '_')}")
    found: Game[Any] = module.GAME
    return found


def games() -> tuple[Game[Any], ...]:
    """All games."""
    return tuple([game(key) for key in keys()])


class _Games(ModuleType):
    """`sixgun.games()` lists the games, and `sixgun.games.gunfighters` is still the package of one."""

    def __call__(self) -> tuple[Game[Any], ...]:
        return games()


sys.modules[__name__].__class__ = _Games
