"""Deck files that players bring along: checked as the command line checks them. Done in another process, for good ones
are made into a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.core.capabilities import ReadsDecks
from sixgun.core.plain import Plain, plain_table
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games.able import able
from sixgun.server.catalogue import listed
from sixgun.text import Speaker
from sixgun.text.files import parse_toml


def examine(key: str, files: Sequence[tuple[str, str]], lang: str, named: Sequence[str] = ()) -> dict[str, Any]:
    """Everything that is wrong with each file and, if nothing is, a pack with all decks and the game as it is then."""
    game = able(ReadsDecks, "no-decks", key)
    voice = Speaker(lang, key)
    found: list[dict[str, Any]] = []
    pack: dict[str, Plain] = {}
    said: dict[int, list[dict[str, Any]]] = {}
    problems: list[Refusal] = []
    for number, (name, text) in sorted(enumerate(files), key=lambda each: not _is_pack(*each[1])):  # packs come first
        try:
            if _is_pack(name, text):
                deck, problems = _read_pack(key, pack, text, name), []
                packed = game_of(key).repacked(deck)
                assert isinstance(packed, ReadsDecks)
                game = packed
            else:
                deck, problems = game.read_deck(text.encode("utf-8"), name)
        except Refused as refused:
            deck, problems = {}, list(refused.refusals)
        _add(pack, deck)
        said[number] = [{**problem.plain(), "sentence": voice.refusal(problem)} for problem in problems]
    found += [{"name": name, "problems": said[number]} for number, (name, _) in enumerate(files)]
    good = not any([file["problems"] for file in found])
    return {
        "files": found,
        "pack": pack if good else None,
        "game": listed(game_of(key).repacked(pack), named) if good else None,
    }


def _is_pack(name: str, text: str) -> bool:
    """Whether a file brings cards along."""
    return name.endswith(".toml") and ("[cards." in text or "[pack]" in text)


def _read_pack(key: str, pack: dict[str, Plain], text: str, name: str) -> dict[str, Plain]:
    """The pack in a file; there is one at most, because a table has one name and digest to show."""
    if "pack" in pack:
        raise Refused(Refusal("one-pack", {"file": name[:80]}), key)
    return plain_table(parse_toml(text.encode("utf-8"), name))


def _add(pack: dict[str, Plain], deck: dict[str, Plain]) -> None:
    """The decks of all files in one list, and what a pack brings beside them."""
    for field, rows in deck.items():
        before = pack.get(field)
        pack[field] = [*before, *rows] if isinstance(before, list) and isinstance(rows, list) else rows
