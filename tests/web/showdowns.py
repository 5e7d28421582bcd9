"""Showdowns of Gunslinger for tests: so short that they are over soon."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Guest

BOT = {"bot": "rules"}


def quick(length: int = 2) -> dict[str, Any]:
    """Two who face each other three hexes apart, guns in their hands."""
    gun = {"gun-hand": [{"weapon": "C45", "cocked": True}]}
    return {
        "showdown": 1,
        "name": "Over in a moment",
        "map": ["A"],
        "game_length": length,
        "sides": [["marshal"], ["the-kid"]],
        "set_up": [
            {"character": "marshal", "hex": "F4", "facing": "s", "weapons": gun},
            {"character": "the-kid", "hex": "F7", "facing": "n", "weapons": gun},
        ],
    }


def harmless() -> dict[str, Any]:
    """Two with empty guns far from each other: nobody can be hit in the first turn."""
    empty = {"holstered": [{"weapon": "C45", "rounds": 0}]}
    far = {"marshal": "F1", "the-kid": "F11"}
    people = [{"character": who, "hex": hex, "facing": "s", "weapons": empty} for who, hex in far.items()]
    return {**quick(12), "set_up": people}


def open_showdown(guest: Guest, *chairs: dict[str, str], pack: dict[str, Any] | None = None) -> str:
    """A table that plays one, dealt."""
    return guest.opens(*chairs, game="gunslinger", pack=pack or quick(), begin=True)
