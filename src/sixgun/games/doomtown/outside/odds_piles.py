"""The cards that draw hands and pulls come from: of a deck list, or as a seat knows them from its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixgun.games.doomtown.outside.decks import ReadyDeck
from sixgun.games.doomtown.table.components import Cards

JOKER_CODE: Final = 52


def pile_of(cards: Cards, keys: Sequence[str]) -> list[int]:
    """The codes of cards by their names; cards without a suit, such as outfits, are left out.

    >>> from sixgun.games.doomtown.outside.decks import ready_decks
    >>> from sixgun.games.doomtown.table.components import all_cards
    >>> book = all_cards()
    >>> len(pile_of(book, [book.keys[card] for card in ready_decks()[0].cards]))
    52
    """
    return codes(cards, [cards.index[key] for key in keys])


def codes(cards: Cards, whats: Sequence[int]) -> list[int]:
    """The same by the cards' numbers."""
    return [cards.poker[what] for what in whats if cards.poker[what] >= 0]


def start_pile(cards: Cards, deck: ReadyDeck) -> list[int]:
    """A deck when play begins: the starting gang is no part of it any more."""
    return codes(cards, deck.cards[len(deck.gang) :])


class Known:
    """A deck as a seat knows it, and whether that is only a guess: too few cards are left, and more are shuffled in."""

    __slots__ = ("guess", "pile")

    def __init__(self, pile: list[int], guess: bool) -> None:
        self.pile: list[int] = pile
        self.guess: bool = guess


def known_deck(cards: Cards, player: Mapping[str, Any], mine: bool, wanted: int) -> Known:
    """The cards of which a player's next ones come, from a view.

    Cards hidden from the seat are alike to it, be they in the deck or in a hand: the next cards of the deck are any of
    those of its last shuffle. A deck that is too small for what is wanted is filled up with the discard pile.
    """
    shuffles = [unseen for unseen in player["unseen"] if mine or unseen["shuffle"] == player["shuffle"]]
    keys = [card for unseen in shuffles for card in unseen["cards"]] + list(player["deck_top"])
    few = player["deck"] < wanted
    if few:
        keys += player["discards"]
    return Known(pile_of(cards, keys), few)
