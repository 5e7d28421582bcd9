"""Decks of Doomtown as files."""

from __future__ import annotations

from sixgun.games.doomtown.outside.decks import ready_decks
from sixgun.games.doomtown.table.components import base_set


def listed(number: int) -> str:
    """A ready deck as a plain list."""
    book, deck = base_set(), ready_decks()[number]
    return "\n".join([f"1x {book.titles[card]}" for card in (deck.outfit, *deck.cards)])
