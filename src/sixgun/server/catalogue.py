"""What lists say of a game: how many play it, with which options, against which bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sixgun.bots import LEVELS
from sixgun.core.capabilities import ReadsDecks
from sixgun.core.game import Game

USUAL = "normal"  # the first of the list is what fills a table


def listed(game: Game[Any], named: Iterable[str] = ()) -> dict[str, Any]:
    """A game as docs/server.md describes it; `named` are the bots that the operator named."""
    return {
        "key": game.key,
        "seats": list(game.seats),
        "usual_seats": game.usual_seats,
        "options": [
            {
                "name": spec.name,
                "values": list(spec.values),
                "rule": spec.rule,
                "seat": spec.seat,
                "several": spec.several,
            }
            for spec in game.options
        ],
        "bots": [USUAL, *[level for level in LEVELS if level != USUAL], "random", *named],
        "house": game.house_data(),
        "decks": isinstance(game, ReadsDecks),
    }
