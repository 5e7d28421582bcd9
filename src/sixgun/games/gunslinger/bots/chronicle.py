"""What a finished SHOWDOWN tells studies: its turns, and who had which characters and weapons at the start."""

from __future__ import annotations

from typing import Final

from sixgun.core.capabilities import Chronicle, Facet, Notebook
from sixgun.core.game import Game
from sixgun.games.gunslinger.table.places import holder_of
from sixgun.games.gunslinger.table.state import NOBODY, State
from sixgun.games.gunslinger.table.weapons import kind_of

FACETS = (Facet("character", "character"), Facet("weapon"))
SEAT = 1000  # a note of a weapon is its kind, plus so much for each seat


def begin_notes(s: State) -> list[int]:
    """Weapons go from hand to hand: noted is who has which of them at the start. [3.4]"""
    found: list[int] = []
    for w in range(len(s.weapon)):
        holder = holder_of(s.where[w])
        if holder != NOBODY:
            found.append(s.owner[holder] * SEAT + kind_of(s, w))
    return sorted(set(found))


def take_notes(s: State, notes: list[int]) -> None:
    """Nothing that is asked for changes."""


def chronicle_of(game: Game[State], s: State, notes: list[int]) -> Chronicle:
    figures = s.figures
    seats: list[dict[str, list[str]]] = []
    for seat in range(s.seats):
        characters = [figures.characters[who] for who, owner in zip(s.who, s.owner, strict=True) if owner == seat]
        weapons = [figures.weapons[note % SEAT] for note in notes if note // SEAT == seat]
        seats.append({"character": characters, "weapon": weapons})
    return Chronicle(s.turn, seats)


NOTEBOOK: Final = Notebook(FACETS, begin_notes, take_notes, chronicle_of)
