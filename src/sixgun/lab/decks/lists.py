"""Deck lists for the laboratory: read as files are, and played as packs are."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refused
from sixgun.games.doomtown.outside.deck_files import read_deck
from sixgun.games.doomtown.outside.deck_rules import DeckList, deck_problems
from sixgun.games.doomtown.outside.deck_writing import link_of
from sixgun.games.doomtown.outside.decks import ReadyDeck, pack_of, ready_decks
from sixgun.games.doomtown.table.components import KEY, SEED_ERA, Cards, all_cards


class Listed(NamedTuple):
    """A list with the cards that it is made of."""

    book: Cards
    deck: DeckList
    format: str

    def count(self, card: int) -> int:
        return self.deck.cards.get(card, 0)

    def pack(self) -> dict[str, Plain]:
        """As tables play it: their deck `own1`."""
        return pack_of(self.book, self.deck)


def read_list(data: bytes, name: str, format: str = "") -> Listed:
    """A list, good or not; one that can't be read is refused."""
    book = all_cards()
    return Listed(book, read_deck(book, data, name), format or SEED_ERA)


def ready_lists() -> list[dict[str, Plain]]:
    """The ready decks to begin with, each as a link carries it.

    >>> ready_lists()[0]["deck"]
    'learn-law-dogs'
    """
    book = all_cards()
    return [{"deck": deck.key, "link": link_of(book, _list_of(deck))} for deck in ready_decks()]


def _list_of(deck: ReadyDeck) -> DeckList:
    return DeckList(dict(Counter([deck.outfit, *deck.cards])), [*deck.gang], [])


def playable(listed: Listed) -> Listed:
    """The same list; one that breaks the rules of decks is refused with every problem."""
    problems = deck_problems(listed.book, listed.deck, listed.format)
    if problems:
        raise Refused(problems, KEY)
    return listed
