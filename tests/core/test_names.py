"""What is imported by name."""

from __future__ import annotations

import importlib
from typing import Any

import sixgun


def test_the_list_of_games_and_the_packages_of_games_have_one_name() -> None:
    """`sixgun.games()` lists the games; `import sixgun.games.gunslinger.game as it` must work all the same."""
    package: Any = sixgun.games
    assert [game.key for game in sixgun.games()] == ["bang-duel", "doomtown", "gunfighters", "gunslinger"]
    assert package.gunslinger is importlib.import_module("sixgun.games.gunslinger")
