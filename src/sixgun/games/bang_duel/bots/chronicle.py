"""What a finished game tells studies: how many turns it had, and which characters stood on each side."""

from __future__ import annotations

from typing import Final

from sixgun.core.capabilities import Chronicle, Facet, Notebook
from sixgun.core.game import Game
from sixgun.games.bang_duel.table.characters import CHARACTERS, side_of
from sixgun.games.bang_duel.table.components import SIDES
from sixgun.games.bang_duel.table.state import State, side_of_seat

FACETS = (Facet("side", "side"), Facet("character", "character", within="side"))
TURNS, WHOSE = range(2)


def begin_notes(s: State) -> list[int]:
    """A character stays on its side to the end, so notes are only for the turns."""
    return [0, s.turn]


def take_notes(s: State, notes: list[int]) -> None:
    if s.turn != notes[WHOSE]:
        notes[TURNS] += 1
        notes[WHOSE] = s.turn


def chronicle_of(game: Game[State], s: State, notes: list[int]) -> Chronicle:
    """By seat: its side, and the characters that were dealt to it, whether they came into play or not."""
    dealt = sorted([*s.gone, *[who for who in s.who if who >= 0], *s.reserve[0], *s.reserve[1]])
    seats: list[dict[str, list[str]]] = []
    for seat in range(s.seats):
        side = side_of_seat(s, seat)
        names = [CHARACTERS[who] for who in dealt if side_of(who) == side]
        seats.append({"side": [SIDES[side]], "character": names})
    return Chronicle(notes[TURNS], seats)


NOTEBOOK: Final = Notebook(FACETS, begin_notes, take_notes, chronicle_of)
