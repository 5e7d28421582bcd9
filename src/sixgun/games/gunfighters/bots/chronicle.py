"""What a finished game tells studies: how many turns it had, and who began."""

from __future__ import annotations

from typing import Final

from sixgun.core.capabilities import Chronicle, Facet, Notebook
from sixgun.core.game import Game
from sixgun.games.gunfighters.table.components import CLIMAXES
from sixgun.games.gunfighters.table.state import State, clockwise_from

FACETS = (Facet("order"), Facet("climax", "climax"))
TURNS, WHOSE = range(2)
NOTES = 2  # then, by seat: bits of the Climax cards that it had


def begin_notes(s: State) -> list[int]:
    return [1, s.turn] + [0] * s.seats


def take_notes(s: State, notes: list[int]) -> None:
    if s.turn != notes[WHOSE]:
        notes[TURNS] += 1
        notes[WHOSE] = s.turn
    for seat, card in enumerate(s.climax):
        if card >= 0:
            notes[NOTES + seat] |= 1 << s.figures.climax[card]


def chronicle_of(game: Game[State], s: State, notes: list[int]) -> Chronicle:
    """By seat: its place in the order of the first round, and the Climax cards that it was given."""
    order = clockwise_from(s, s.first)
    seats: list[dict[str, list[str]]] = []
    for seat in range(s.seats):
        had = [name for i, name in enumerate(CLIMAXES) if notes[NOTES + seat] >> i & 1]
        seats.append({"order": [str(order.index(seat) + 1)], "climax": had})
    return Chronicle(notes[TURNS], seats)


NOTEBOOK: Final = Notebook(FACETS, begin_notes, take_notes, chronicle_of)
