"""Showdown files that somebody writes: checked as the command line checks them. Done in another process, for a good
one is made into a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixgun.core.capabilities import ReadsShowdowns
from sixgun.core.checks import shown
from sixgun.core.plain import Plain
from sixgun.games import game as game_of
from sixgun.games.able import able
from sixgun.server.catalogue import listed
from sixgun.text import Speaker
from sixgun.text.files import parse_toml

NAME = "showdown.toml"  # of a file that has none
EXACT = 2**53  # beyond, numbers in JSON are read as others by some


def examine(key: str, text: str, lang: str, named: Sequence[str] = ()) -> dict[str, Any]:
    """Everything that is wrong with a file, what is in it and, if it can be played, how the game is listed with it."""
    game = able(ReadsShowdowns, "no-showdowns", key)
    data = read(text)
    problems = game.showdown_problems(data)
    voice = Speaker(lang, game.key)
    return {
        "problems": [{**problem.plain(), "sentence": voice.refusal(problem)} for problem in problems],
        "data": _plain(data),
        "game": None if problems else listed(game_of(key).repacked(data), named),
    }


def read(text: str) -> dict[str, Any]:
    """What is in a file."""
    return parse_toml(text.encode("utf-8"), NAME)


def _plain(value: object) -> Plain:
    """A value of a TOML file as JSON has it; dates and numbers that it has no form for as text."""
    if isinstance(value, Mapping):
        return {str(name): _plain(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, bool | str) or (isinstance(value, int | float) and abs(value) < EXACT):
        return value
    return shown(value)
