"""Gunslinger's weapons: where they are, and what is in them."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.gunslinger.table.components import BOXES
from sixgun.games.gunslinger.table.places import GONE, box_of, hex_under, holder_of
from sixgun.games.gunslinger.table.state import NOBODY, State
from sixgun.games.gunslinger.table.weapons import is_gun, kind_of
from sixgun.research.writers.gunslinger_characters import CharacterParts, Figure
from sixgun.research.writers.pieces import THERE, capped, numbers, piece, row

FLAGS: Final = (False, True)


class WeaponParts:
    """The pieces of a weapon."""

    def __init__(self, figures: Any, item: Any) -> None:
        parts = item.parts
        self.kind: list[bytes] = [THERE + one for one in row(parts["kind"], figures.weapons)]
        self.holder: list[bytes] = row(parts["character"], figures.characters)
        self.box: list[bytes] = row(parts["box"], BOXES)
        self.not_held: bytes = piece(parts["character"], None) + piece(parts["box"], None)
        self.no_hex: bytes = piece(parts["hex"], None)
        self.gone: list[bytes] = row(parts["gone"], FLAGS)
        self.gun: list[bytes] = row(parts["gun"], FLAGS)
        self.hands: list[bytes] = [piece(parts["hands"], hands) for hands in figures.hands]
        self.rounds: list[bytes] = numbers(parts["rounds"])
        self.capacity: list[bytes] = [piece(parts["capacity"], capacity) for capacity in figures.capacity]
        self.cocked: list[bytes] = row(parts["cocked"], FLAGS)
        self.jammed: list[bytes] = row(parts["jammed"], FLAGS)

    def find(self, s: State, w: int, characters: CharacterParts, before: Figure) -> bytes:
        where, kind = s.where[w], kind_of(s, w)
        holder = s.who[holder_of(where)] if where >= 0 else NOBODY
        figures = [where, kind, holder, s.rounds[w], s.cocked[w], s.jammed[w], 1 if is_gun(s, w) else 0]
        if before.figures != figures:
            before.figures = figures
            before.ready = self._made(s, figures, characters)
        return before.ready

    def _made(self, s: State, figures: list[int], characters: CharacterParts) -> bytes:
        where, kind = figures[0], figures[1]
        out = [self.kind[kind]]
        if where >= 0:
            out.append(self.holder[figures[2]])
            out.append(self.box[box_of(where)])
            out.append(self.no_hex)
        else:
            out.append(self.not_held)
            out.append(characters.hex_of(s, hex_under(where)) if where < GONE else self.no_hex)
        out.append(self.gone[1 if where == GONE else 0])
        out.append(self.gun[figures[6]])
        out.append(self.hands[kind])
        out.append(capped(self.rounds, figures[3]))
        out.append(self.capacity[kind])
        out.append(self.cocked[1 if figures[4] else 0])
        out.append(self.jammed[1 if figures[5] else 0])
        return b"".join(out)
