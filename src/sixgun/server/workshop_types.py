"""What the server sends of the deck workshop, field by field. `tools/views.py` makes the page's types from it."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from sixgun.server.answer_types import Problem


class DeckRow(TypedDict):
    """A deck as packs have it."""

    outfit: Annotated[str, "empty for none"]
    gang: Annotated[list[str], "cards that start the game"]
    cards: Annotated[dict[str, int], "copies of all others"]
    format: NotRequired[str]
    game: NotRequired[str]


class DeckFacts(TypedDict):
    """Figures of a list, each beside what the rules allow."""

    cards: Annotated[int, "with values"]
    size: Annotated[int, "that there must be"]
    jokers: int
    most_jokers: int
    faces: Annotated[dict[str, int], "cards of each suit and value, such as 8S"]
    alike: Annotated[int, "that may share suit and value"]
    kinds: dict[str, int]
    most_gang: int
    gang_cost: int
    stash: int
    starters: Annotated[list[str], "cards of the list that could start the game"]


class ExaminedList(TypedDict):
    """A list as the workshop shows it."""

    deck: DeckRow
    problems: list[Problem]
    facts: DeckFacts
    link: Annotated[str, "the list as an address carries it; empty where it can't"]


class WrittenList(TypedDict):
    """A list as a file."""

    name: str
    text: str


class KeptVersion(TypedDict):
    """A saved version of a deck."""

    version: int
    at: int
    list: DeckRow


class KeptDeck(KeptVersion):
    """A saved deck in its newest version."""

    deck: str
    name: str


ANSWERS = (ExaminedList, WrittenList, KeptDeck, KeptVersion)
