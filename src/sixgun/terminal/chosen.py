"""Game options and packs from the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sixgun.core.capabilities import BringsCards, ReadsDecks
from sixgun.core.checks import shown
from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.text import LANGUAGES
from sixgun.text.files import read_capped, read_toml
from sixgun.text.speaker import bring_texts


def chosen_game(key: str, pack: str | None) -> Game[Any]:
    """The game, with a pack's figures where one is given; a deck list is a pack too."""
    game = game_of(key)
    if pack is None:
        return game
    path = Path(pack)
    if isinstance(game, ReadsDecks) and path.suffix != ".toml":
        return game.repacked(good_deck(game, path))
    return with_texts(game.repacked(read_toml(path)))


def with_texts(game: Game[Any]) -> Game[Any]:
    """The game, after this program has learned what the cards of its pack are called and say."""
    if isinstance(game, BringsCards):
        for lang in LANGUAGES:
            bring_texts(lang, game.texts(lang))
    return game


def good_deck(game: ReadsDecks, path: Path) -> dict[str, Plain]:
    """The deck in a file as a pack; one that may not be played is refused with everything that is wrong."""
    pack, problems = game.read_deck(read_capped(path), path.name)
    if problems:
        raise Refused(problems, game.key)
    return pack


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
