"""Sixgun: western gunfight games, each from its rulebook, to play and to study.

>>> import sixgun
>>> game = sixgun.game("gunfighters")
>>> s = game.new(seats=4, seed=7)
>>> ask = game.asks(s)[0]
>>> events = game.apply(s, ask.seat, ask.options[ask.default].pick)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from sixgun import native

native.use()  # before the first import of what may be compiled

from sixgun.core.refusals import Refusal, Refused, Runaway, give_voice  # noqa: E402
from sixgun.games import game  # noqa: E402

if TYPE_CHECKING:
    from sixgun.api import (
        Ask,
        Event,
        Game,
        Match,
        Msg,
        Option,
        Record,
        Result,
        Verdict,
        match,
        record,
        replay,
        verify,
    )
    from sixgun.games import games  # the package itself, which can be called

__version__ = "0.1.0"

__all__ = [
    "Ask",
    "Event",
    "Game",
    "Match",
    "Msg",
    "Option",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Runaway",
    "Verdict",
    "game",
    "games",
    "match",
    "record",
    "replay",
    "verify",
]


def __getattr__(name: str) -> object:
    """The rest is loaded when it is used, so that the command line starts at once."""
    if name not in __all__:
        raise AttributeError(name)
    return getattr(import_module("sixgun.api"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def _voice(key: str, refusal: Refusal) -> str:
    from sixgun.text import Speaker  # the texts are only loaded when something has to be said

    return Speaker("en", key).refusal(refusal)


give_voice(_voice)
