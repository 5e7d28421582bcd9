"""A state as text, as a spectator sees it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from sixgun.core.game import Game
from sixgun.core.messages import Msg
from sixgun.games import keys


def picture(game: Game[Any], s: Any) -> str:
    """What a spectator sees, line by line; players are counted from 1, as people do.

    >>> import sixgun
    >>> game = sixgun.game("gunfighters")
    >>> "Player 1" in picture(game, game.new(seats=3, seed=7))
    True
    """
    say = _voice(game.key)
    rows = game.sketch(game.view(s, None))
    return "\n".join(["  ".join([say(cell) for cell in row]).rstrip() for row in rows])


@cache
def _voice(key: str) -> Callable[[Msg], str]:
    """How a game's messages are worded; a game that is not part of Sixgun has no texts."""
    if key not in keys():
        return _bare
    from sixgun.text import Speaker  # the texts are only loaded when something is shown

    return Speaker("en", key).say


def _bare(message: Msg) -> str:
    return " ".join([message.key, *[f"{name}={value}" for name, value in message.args.items()]])
