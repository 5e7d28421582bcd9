"""Decks of Doomtown as files."""

from __future__ import annotations

from sixgun.games.doomtown.outside.decks import ready_decks
from sixgun.games.doomtown.table.components import all_cards


def listed(number: int) -> str:
    """A ready deck as a plain list."""
    book, deck = all_cards(), ready_decks()[number]
    return "\n".join([f"1x {book.titles[card]}" for card in (deck.outfit, *deck.cards)])
