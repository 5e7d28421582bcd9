"""Setting up (Preparazione della partita)."""

from __future__ import annotations

from sixgun.core.frames import call
from sixgun.core.rng import below, draw_from, shuffle, shuffle_to_draw
from sixgun.games.gunfighters.table import sequence
from sixgun.games.gunfighters.table.components import Figures
from sixgun.games.gunfighters.table.piles import arrive
from sixgun.games.gunfighters.table.state import (
    ALL_SEE,
    CLIMAX_STREAM,
    DEALER_STREAM,
    GUNFIRE_STREAM,
    STORY_STREAM,
    State,
    lay_out,
)


def set_up(seats: int, options: tuple[int, ...], key: bytes, figures: Figures) -> State:
    """A dealt table, with the first turn about to begin."""
    s = lay_out(seats, options, key, figures)
    choose_dealer(s)
    shuffle_gunfire(s)
    deal_hands(s)
    shuffle_story_and_climax(s)
    call(s, sequence.TURN, s.first)
    return s


def choose_dealer(s: State) -> None:
    """A random dealer; the player on the dealer's left starts. [players.seating.circle, setup.gunfire.shuffled]"""
    s.dealer = below(s, DEALER_STREAM, s.seats)
    s.first = s.turn = (s.dealer + 1) % s.seats


def shuffle_gunfire(s: State) -> None:
    """All 42 Gunfire cards, face down. [components.gunfire.forty-two, setup.gunfire.shuffled]"""
    s.deck = list(range(len(s.figures.kind)))
    shuffle_to_draw(s, GUNFIRE_STREAM, s.deck)


def deal_hands(s: State) -> None:
    """Five cards each, one at a time around the table, the fifth face up for all to see; what is left is the deck.

    [setup.hand.five-cards, setup.hand.fifth-face-up, setup.hand.fifth-hidden-again, setup.gunfire.draw-pile]
    """
    for number in range(s.figures.hand_size):
        face_up = number >= s.figures.hand_size - s.figures.face_up
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            card = draw_from(s, s.deck, s.figures.kind)
            arrive(s, seat, card)
            s.seen[card] = ALL_SEE if face_up else 1 << seat


def shuffle_story_and_climax(s: State) -> None:
    """Two more piles, shuffled separately.

    [setup.piles.story-and-climax, components.story.sixteen, components.climax.six]
    """
    s.story_deck = list(range(len(s.figures.story)))
    shuffle_to_draw(s, STORY_STREAM, s.story_deck)
    s.climax_pile = list(range(len(s.figures.climax)))
    shuffle(s, CLIMAX_STREAM, s.climax_pile)
