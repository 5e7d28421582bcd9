"""Doomtown's shootout: who fights whom, and with which bonuses."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.doomtown.table.records import (
    FIGHT_PLACE,
    FIGHT_ROUND,
    HANDS_REVEALED,
    LEADER_DUDE,
    LEADER_SEAT,
    LEADER_SHOOTER,
    LEADER_SIDE,
    MARK_DUDE,
    MARK_SEAT,
    MARK_SHOOTER,
    MARK_SIDE,
)
from sixgun.games.doomtown.table.state import SQUARE, State
from sixgun.research.writers.doomtown_board import Board
from sixgun.research.writers.doomtown_numbers import Figure
from sixgun.research.writers.doomtown_tags import Tags
from sixgun.research.writers.pieces import THERE, blank, capped, lengths, numbers, piece, row

BOTH: Final = 2


class Shootout:
    """The pieces of a shootout."""

    def __init__(self, tags: Tags, record: Any, seats: int) -> None:
        parts = record.parts
        self.nothing: bytes = piece(record, None)
        place = parts["place"]
        self.place: dict[int, bytes] = {
            tag: piece(place, name) for tag, name in zip(tags.places, place.words, strict=True)
        }
        self.nowhere: bytes = piece(place, "?")
        self.round: list[bytes] = numbers(parts["round"])
        self.leader: list[bytes] = row(parts["leader"], range(seats))
        self.mark: list[bytes] = row(parts["mark"], [*range(seats), None])
        self.leader_dude: Named = Named(tags, parts["leader_dude"], b"")
        self.mark_dude: Named = Named(tags, parts["mark_dude"], b"")
        self.two: bytes = lengths(parts["shooters"])[BOTH]
        self.shooter: Named = Named(tags, parts["shooters"].item, THERE)
        self.bonus: list[bytes] = [THERE + one for one in numbers(parts["studs"].item)]
        self.no_bonuses: bytes = self.two + (THERE + blank(1)) * BOTH
        self.revealed: list[bytes] = row(parts["revealed"], (False, True))
        sized = [name for name, part in parts.items() if part.size]
        assert sized[:4] == ["place", "round", "leader", "mark"]
        assert sized[4:] == ["leader_dude", "mark_dude", "shooters", "studs", "draws", "revealed"]

    def find(self, s: State, board: Board, known: list[Figure]) -> bytes:
        fight = s.fight
        place = fight[FIGHT_PLACE]
        out = [
            self.place.get(-1 if place == SQUARE else s.tags[place], self.nowhere),
            capped(self.round, fight[FIGHT_ROUND]),
            self.leader[fight[LEADER_SEAT]],
            self.mark[fight[MARK_SEAT]] if fight[MARK_SEAT] >= 0 else self.mark[-1],
            self.leader_dude.find(s, fight[LEADER_DUDE]),
            self.mark_dude.find(s, fight[MARK_DUDE]),
            self.two,
            self.shooter.find(s, fight[LEADER_SHOOTER]),
            self.shooter.find(s, fight[MARK_SHOOTER]),
        ]
        if fight[FIGHT_ROUND] > 0:
            for studs in (True, False):
                out.append(self.two)
                out.append(capped(self.bonus, board.bonus(s, known, LEADER_SIDE, fight[LEADER_SHOOTER], studs)))
                out.append(capped(self.bonus, board.bonus(s, known, MARK_SIDE, fight[MARK_SHOOTER], studs)))
        else:
            out.append(self.no_bonuses)
            out.append(self.no_bonuses)
        out.append(self.revealed[1 if fight[HANDS_REVEALED] else 0])
        return b"".join(out)


class Named:
    """The pieces of one of the dudes."""

    def __init__(self, tags: Tags, field: Any, before: bytes) -> None:
        self._known: dict[int, bytes] = {
            tag: before + piece(field, name) for tag, name in zip(tags.dudes, field.words, strict=True)
        }
        self._nobody: bytes = before + piece(field, None)
        self._other: bytes = before + piece(field, "?")

    def find(self, s: State, dude: int) -> bytes:
        if dude <= 0:
            return self._nobody
        return self._known.get(s.tags[dude], self._other)
