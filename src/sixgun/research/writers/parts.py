"""Parts of observations that all games have, and parts that are kept by what decides them."""

from __future__ import annotations

from typing import Any, Final

from sixgun.research.writers.pieces import piece, row

MOST_KEPT: Final = 20_000  # pieces of one part; then it begins anew


class Kept:
    """The pieces of a part by a number in which everything is that decides the part.

    What is not there yet is made from the seat's view: rare parts need no writer of their own.
    """

    def __init__(self, game: Any, field: Any, name: str) -> None:
        self._game: Any = game
        self._field: Any = field
        self._name: str = name
        self._known: dict[object, bytes] = {}
        self.nothing: bytes = piece(field, None)

    def find(self, key: object, s: Any, seat: int) -> bytes:
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            found = piece(self._field, self._game.view(s, seat)[self._name])
            self._known[key] = found
        return found


def seat_sets(field: Any, seats: int) -> list[bytes]:
    """The pieces of all sets of seats, by the bits of the set."""
    sets = [[seat for seat in range(seats) if bits >> seat & 1] for bits in range(1 << seats)]
    return row(field, sets)


def questions(field: Any, game: Any) -> list[bytes]:
    """The pieces of the questions by number; the last one is for nobody being asked."""
    return row(field, [*[question.name for question in game.questions], None])
