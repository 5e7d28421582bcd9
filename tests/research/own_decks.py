"""Doomtown with decks that players brought along, made from ready ones: its cards are dealt to other seats."""

from __future__ import annotations

from typing import Any

import sixgun


def own_decks() -> Any:
    """The game with two decks of one's own: Fourth Ring, which has spells and a joker, and Morgan Cattle Co."""
    game: Any = sixgun.game("doomtown")
    keys = game.book.cards.keys
    decks = []
    for deck in (game.decks[4], game.decks[5]):
        rest = list(deck.cards[len(deck.gang) :])
        copies = {keys[card]: rest.count(card) for card in rest}
        decks.append({"outfit": keys[deck.outfit], "gang": [keys[card] for card in deck.gang], "cards": copies})
    return game.repacked({"decks": decks})
