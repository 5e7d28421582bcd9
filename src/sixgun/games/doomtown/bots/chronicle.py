"""What a finished game tells studies: its days, the decks, the starting gangs, and which cards came into play."""

from __future__ import annotations

from typing import Final

from sixgun.core.capabilities import Chronicle, Facet, Notebook
from sixgun.core.game import Game
from sixgun.games.doomtown.table.state import State

FACETS = (
    Facet("deck", "option-deck1"),
    Facet("outfit", "card"),
    Facet("gang", "card", within="deck"),
    Facet("card", "card", within="deck"),
)
UNSEEN, PLAYED, IN_GANG = range(3)


def begin_notes(s: State) -> list[int]:
    """By card: whether it has come into play, or was in the starting gang."""
    notes = [UNSEEN] * len(s.what)
    take_notes(s, notes)
    return notes


def take_notes(s: State, notes: list[int]) -> None:
    """What stays in play is seen: dudes, deeds and what is attached to them, not action cards.

    The dudes of the first look at gangs are the starting ones, for nobody can hire others before being asked.
    """
    how = PLAYED if IN_GANG in notes else IN_GANG
    for seat in range(s.seats):
        for dude in s.gang[seat]:
            notes[dude] = notes[dude] or how
        for deed in s.street[seat]:
            notes[deed] = PLAYED
        for deed in s.outskirts[seat]:
            notes[deed] = PLAYED
    for gear in s.gear:
        notes[gear] = PLAYED


def chronicle_of(game: Game[State], s: State, notes: list[int]) -> Chronicle:
    """By seat: its deck and outfit; the starting gang; and of the rest of the deck what came into play."""
    keys = s.book.cards.keys
    seats: list[dict[str, list[str]]] = []
    for seat in range(s.seats):
        home = s.homes[seat]
        mine = [card for card, owner in enumerate(s.owner) if owner == seat and card != home]
        gang = sorted({keys[s.what[card]] for card in mine if notes[card] == IN_GANG})
        played = sorted({keys[s.what[card]] for card in mine if notes[card] == PLAYED})
        deck = str(game.options[seat].values[s.options[seat]])
        seats.append({"deck": [deck], "outfit": [keys[s.what[home]]], "gang": gang, "card": played})
    return Chronicle(s.day, seats)


NOTEBOOK: Final = Notebook(FACETS, begin_notes, take_notes, chronicle_of)
