"""The deck workshop's work, done in another process: lists are looked at, written in other forms, and kept as data."""

from __future__ import annotations

from typing import Any

import msgspec

from sixgun.core.capabilities import BuildsDecks
from sixgun.core.refusals import Refusal, Refused
from sixgun.games.able import able
from sixgun.text import Speaker


def examine(key: str, name: str, text: str, format: str, lang: str) -> dict[str, Any]:
    """A list as the workshop shows it; each problem in a sentence, too, without its rule, which is shown beside it."""
    game = able(BuildsDecks, "no-decks", key)
    found: dict[str, Any] = game.examine_deck(text.encode(), name, format)
    voice = Speaker(lang, key)
    problems = [Refusal(**problem) for problem in found["problems"]]
    told = [{**one.plain(), "sentence": voice.refusal(Refusal(one.code, one.args))} for one in problems]
    return {**found, "problems": told}


def write(key: str, name: str, text: str, form: str) -> dict[str, str]:
    """A list as a file in another form."""
    game = able(BuildsDecks, "no-decks", key)
    written = game.write_deck(text.encode(), name, form)
    return {"name": f"{_plain_name(name)}.{game.deck_forms[form]}", "text": written}


def keep(key: str, name: str, text: str, format: str) -> bytes:
    """A list as it is kept. It need not be good yet, but every card in it must be known."""
    game = able(BuildsDecks, "no-decks", key)
    found: dict[str, Any] = game.examine_deck(text.encode(), name, format)
    unknown = [Refusal(**problem) for problem in found["problems"] if problem["code"] == "deck-unknown"]
    if unknown:
        raise Refused(unknown, key)
    return msgspec.json.encode({"game": key, "format": format or game.deck_formats[0], **found["deck"]})


def _plain_name(name: str) -> str:
    """A name that every file system takes.

    >>> _plain_name("My deck: no. 1/2.json"), _plain_name("...")
    ('my-deck-no-1-2', 'deck')
    """
    words = "".join([letter if letter.isalnum() else " " for letter in name.rpartition(".")[0][:60]]).split()
    return "-".join(words).lower() or "deck"
