"""Hands of BANG! The Duel: cards by back, then by face, those that are not known first, then by who knows them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sixgun.games.bang_duel.table.components import FACE_NAMES, SIDES, Figures
from sixgun.games.bang_duel.table.state import State
from sixgun.research.writers.pieces import THERE, blanks, lengths, piece

SEEN: Final = 3  # bits: who knows a card
MOST_COMPARED: Final = 20  # cards of which that fits into a number


class Hand:
    """A hand when it was last written for somebody, and what that gave."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.seen: i64 = -1  # who knew which of them, three bits a card
        self.ready: bytes = b""


class Hands:
    """Writes hands as one piece: most stay as they are for a while."""

    def __init__(self, hand: Any, figures: Figures) -> None:
        held = hand.item
        self._lengths: list[bytes] = lengths(hand)
        self._empty: list[bytes] = blanks(1 + held.size, hand.most)
        names = sorted({FACE_NAMES[face] for face in figures.face})  # few enough for small numbers
        backs = sorted(SIDES)
        ranks = 1 + len(names)
        self._hidden: list[int] = [2 * ranks * backs.index(SIDES[back]) for back in figures.back]  # by card, not known
        self._known: list[int] = [  # and known
            2 * (ranks * backs.index(SIDES[back]) + 1 + names.index(FACE_NAMES[face]))
            for back, face in zip(figures.back, figures.face, strict=True)
        ]
        self._held: list[bytes] = [
            THERE + piece(held, {"back": back, "card": card, "shown": shown})
            for back in backs
            for card in [None, *names]
            for shown in (False, True)
        ]

    def find(self, s: State, seat: int, viewer: int, before: Hand) -> bytes:
        """The piece of a hand. It is as it was before if it has the same cards, and the same players know them."""
        hand = s.hands[seat]
        seen = s.seen
        known: i64 = 0
        for card in hand:
            known = known << SEEN | seen[card]
        if before.seen != known or before.cards != hand or len(hand) > MOST_COMPARED:
            before.seen = known
            before.cards = hand[:]
            before.ready = self._written(hand, seen, viewer, 1 - seat if viewer == seat else viewer)
        return before.ready

    def _written(self, hand: list[int], seen: list[int], viewer: int, other: int) -> bytes:
        """The cards in order; `other` is whose knowledge shows."""
        order: list[int] = []
        for card in hand:
            bits = seen[card]
            number = (self._known[card] if bits >> viewer & 1 else self._hidden[card]) + (bits >> other & 1)
            at = len(order)
            while at > 0 and order[at - 1] > number:
                at -= 1
            order.insert(at, number)
        most = len(self._empty) - 1
        out = [self._lengths[len(order) if len(order) < most else most]]
        for number in order:
            if len(out) <= most:
                out.append(self._held[number])
        out.append(self._empty[most + 1 - len(out)])
        return b"".join(out)
