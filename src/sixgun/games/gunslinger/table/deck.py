"""The result deck (2.4): every chance event draws a card; drawn cards stay out until the deck is shuffled again."""

from __future__ import annotations

from typing import Final

from sixgun.core.rng import draw_from, shuffle_to_draw
from sixgun.core.state import tell
from sixgun.games.gunslinger.table import told
from sixgun.games.gunslinger.table.components import RESULT_CARDS
from sixgun.games.gunslinger.table.state import DECK_STREAM, NOBODY, State

FACES: Final = [*range(RESULT_CARDS + 1)]  # no two cards are alike


def draw(s: State, c: int, purpose: int) -> int:
    """The next result card, of which the TAC line is never read; an empty deck is shuffled first. [2.4a, 2.4b, 5.7]"""
    if not s.deck:
        reshuffle(s, NOBODY)
    card = draw_from(s, s.deck, FACES)
    s.discards.append(card)
    if s.told is not None:
        tell(s, (told.DREW, c, purpose, card))
    return card


def reshuffle(s: State, seat: int) -> None:
    """All drawn cards go back and the whole deck is shuffled, at a player's wish or because it has run out. [5.7]"""
    s.deck = [*s.figures.cards]
    s.discards = []
    shuffle_to_draw(s, DECK_STREAM, s.deck)
    tell(s, (told.RESHUFFLED, seat))
