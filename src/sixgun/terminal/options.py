"""Game options and packs from the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sixgun.core.checks import shown
from sixgun.core.game import Game
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.text.files import read_toml


def chosen_game(key: str, pack: str | None) -> Game[Any]:
    """The game, with a pack's figures where one is given."""
    game = game_of(key)
    return game if pack is None else game.repacked(read_toml(Path(pack)))


def read_pairs(game: Game[Any], pairs: Sequence[str]) -> dict[str, object]:
    """NAME=VALUE texts as options; a value that the option does not know stays text, for the game to refuse."""
    given: dict[str, object] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Refused(Refusal("option-form", {"got": pair[:40]}))
        given[name] = text
        for spec in game.options:
            if spec.name == name:
                for value in spec.values:
                    if shown(value) == text.lower():
                        given[name] = value
    return given
