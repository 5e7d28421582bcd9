"""Files that guests bring: decks and showdowns."""

from __future__ import annotations

from typing import Annotated, TypedDict

from sixgun.server.answer_types.lists import GameInfo
from sixgun.server.answer_types.words import Args, Problem


class DeckReport(TypedDict):
    """A deck file with all its problems."""

    name: str
    problems: list[Problem]


class ExaminedDecks(TypedDict):
    """What the server says of deck files."""

    files: list[DeckReport]
    pack: Annotated[Args | None, "the pack to open a table with"]
    game: GameInfo | None


class ExaminedShowdown(TypedDict):
    """What the server says of a showdown file."""

    problems: list[Problem]
    data: Args
    game: GameInfo | None
