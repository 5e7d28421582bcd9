"""Decks that are ready to play, read from data/decks.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from sixgun.core.plain import Plain
from sixgun.games.doomtown.table.components import Cards, base_set


class ReadyDeck:
    """An outfit, the starting gang, and all cards of the deck: the gang first, then the others, copy by copy."""

    __slots__ = ("cards", "gang", "key", "outfit")

    def __init__(self, book: Cards, key: str, row: dict[str, Plain]) -> None:
        gang, rest = row["gang"], row["cards"]
        assert isinstance(gang, list)
        assert isinstance(rest, dict)
        self.key: str = key
        self.outfit: int = book.index[str(row["outfit"])]
        self.gang: tuple[int, ...] = tuple([book.index[str(name)] for name in gang])
        cards = list(self.gang)
        for name, copies in rest.items():
            assert isinstance(copies, int)
            cards += [book.index[name]] * copies
        self.cards: tuple[int, ...] = tuple(cards)


@cache
def ready_decks() -> tuple[ReadyDeck, ...]:
    """The ready decks, those for learning the game first.

    >>> [deck.key for deck in ready_decks()][:2]
    ['learn-law-dogs', 'learn-sloane-gang']
    """
    text = files("sixgun.games.doomtown").joinpath("data").joinpath("decks.toml").read_text(encoding="utf-8")
    book = base_set()
    return tuple([ReadyDeck(book, key, row) for key, row in tomllib.loads(text).items() if isinstance(row, dict)])
