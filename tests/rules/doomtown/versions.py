"""The game with other titles, keywords and abilities for some cards."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.game import Doomtown
from sixgun.games.doomtown.language.printed import read_book
from sixgun.games.doomtown.table.components import Cards, own_data

VERSIONS: dict[str, dict[str, Any]] = {
    "clint_ramsey": {"title": "Clint"},
    "olivia_jenks": {"title": "Clint", "keywords": ["experienced 1"]},
    "steven_wiles": {"title": "Clint", "keywords": ["experienced 2"]},
}


def game_with(**changes: dict[str, Any]) -> Any:
    """The game with other titles, keywords or abilities for some cards, underscores standing for dashes."""
    data: Any = own_data()
    for key, change in changes.items():
        for table in data.values():
            if key.replace("_", "-") in table:
                table[key.replace("_", "-")].update(change)
    game: Any = Doomtown()
    game.book = read_book(Cards(data))
    return game
