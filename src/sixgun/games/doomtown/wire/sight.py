"""What a viewer can see of hidden cards."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.table.piles import EVERYBODY
from sixgun.games.doomtown.table.state import State

SPECTATOR: Final = 7  # the bit of those who only watch


def viewer_bit(seat: int | None) -> int:
    return 1 << (SPECTATOR if seat is None else seat)


def knows(s: State, viewer: int | None, card: int) -> bool:
    """Whether a viewer knows a card in a hand or draw hand, or has looked at its place in a deck."""
    return s.seen[card] & viewer_bit(viewer) != 0


def unseen(s: State, owner: int, viewer: int | None) -> list[tuple[int, list[int]]]:
    """By shuffle, oldest first: the printed cards of one deck that are hidden from a viewer, wherever they are."""
    groups: dict[int, list[int]] = {}
    for card in [c for c in s.deck[owner] + s.hand[owner] + s.drawn[owner] if not knows(s, viewer, c)]:
        groups.setdefault(s.lot[card], []).append(s.what[card])
    return [(lot, sorted(groups[lot])) for lot in sorted(groups)]


def known_top(s: State, owner: int, viewer: int | None) -> list[int]:
    """The cards on top of a deck that a viewer has looked at, from the top."""
    found: list[int] = []
    for card in reversed(s.deck[owner]):
        if not knows(s, viewer, card):
            break
        found.append(card)
    return found


assert EVERYBODY >> SPECTATOR & 1
