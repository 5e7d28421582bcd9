"""Deck files that players bring along: checked as the command line checks them. Done in another process, for good ones
are made into a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.core.capabilities import ReadsDecks
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refused
from sixgun.games import game as game_of
from sixgun.games.able import able
from sixgun.server.catalogue import listed
from sixgun.text import Speaker


def examine(key: str, files: Sequence[tuple[str, str]], lang: str, programs: Sequence[str] = ()) -> dict[str, Any]:
    """Everything that is wrong with each file and, if nothing is, a pack with all decks and the game as it is then."""
    game = able(ReadsDecks, "no-decks", key)
    voice = Speaker(lang, key)
    found: list[dict[str, Any]] = []
    pack: dict[str, Plain] = {}
    for name, text in files:
        try:
            deck, problems = game.read_deck(text.encode("utf-8"), name)
        except Refused as refused:
            deck, problems = {}, list(refused.refusals)
        _add(pack, deck)
        said = [{**problem.plain(), "sentence": voice.refusal(problem)} for problem in problems]
        found.append({"name": name, "problems": said})
    good = not any([file["problems"] for file in found])
    return {
        "files": found,
        "pack": pack if good else None,
        "game": listed(game_of(key).repacked(pack), programs) if good else None,
    }


def _add(pack: dict[str, Plain], deck: dict[str, Plain]) -> None:
    """The decks of all files in one list."""
    for field, rows in deck.items():
        before = pack.get(field)
        assert isinstance(rows, list)
        pack[field] = [*(before if isinstance(before, list) else []), *rows]
