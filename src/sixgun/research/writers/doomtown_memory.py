"""Doomtown: what was last found out of players' cards, and of who knows which of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sixgun.games.doomtown.table.state import State
from sixgun.research.writers.pieces import Pile

WORD: Final = 60  # bits of a number
NEVER: Final = -1


class Secrets:
    """What one seat was last found to know of a player's cards, and the pieces of that."""

    def __init__(self) -> None:
        self.hand: Pile = Pile()
        self.known: bytes = b""  # the cards of the hand that it knew
        self.drawn: Drawn = Drawn()
        self.version: i64 = NEVER  # of the player's cards, of which the pieces for hidden cards and the hand are
        self._low: i64 = 0  # the cards that it did not know, as bits
        self._high: i64 = 0
        self._shuffles: i64 = NEVER
        self._one: i64 = 1  # of an object: a 1 in the code would have 32 bits when it is compiled
        self.ready: bytes = b""

    def is_same(self, s: State, seat: int, bit: int, shuffles: i64) -> bool:
        """Whether the same cards of the same shuffles are hidden as last time; if not, they are the next time."""
        first = s.homes[seat]
        seen = s.seen
        one = self._one
        low: i64 = 0
        high: i64 = 0
        for cards in (s.deck[seat], s.hand[seat], s.drawn[seat]):
            for card in cards:
                if not seen[card] & bit:
                    place: i64 = card - first
                    if place < 0 or place >= 2 * WORD:
                        self._shuffles = NEVER
                        return False  # more cards than bits
                    if place < WORD:
                        low |= one << place
                    else:
                        high |= one << place - WORD
        if low == self._low and high == self._high and self._shuffles == shuffles and self.ready:
            return True
        self._low, self._high, self._shuffles = low, high, shuffles
        return False


class Drawn:
    """A draw hand as one seat last saw it: what its cards stood for, how its rank was changed, and the piece."""

    def __init__(self) -> None:
        self.version: i64 = NEVER
        self.codes: list[int] = []
        self.rank_by: int = 0
        self.ready: bytes = b""


class PlayerMemory:
    """What was last written of a player."""

    def __init__(self, seats: int) -> None:
        self.discards: Pile = Pile()
        self.boot_hill: Pile = Pile()
        self.street: Pile = Pile()
        self.tags: Any = None  # of the cards on the street; a change of tags makes a new list
        self.secrets: list[Secrets] = [Secrets() for _ in range(seats)]  # by the seat that looks
        self.version: i64 = 0  # one more whenever something about the cards below has changed
        self._known: i64 = NEVER
        self._deck: list[int] = []
        self._hand: list[int] = []
        self._drawn: list[int] = []

    def look(self, s: State, seat: int, known: i64) -> None:
        """Find out whether the cards that may be hidden are as they were; `known` tells who knows which cards."""
        deck, hand, drawn = s.deck[seat], s.hand[seat], s.drawn[seat]
        if self._known == known and self._hand == hand and self._deck == deck and self._drawn == drawn:
            return
        self._known, self._deck, self._hand, self._drawn = known, deck[:], hand[:], drawn[:]
        self.version += 1


class Knowledge:
    """Who knew which cards, and the shuffles that cards came from, when they last changed."""

    def __init__(self) -> None:
        self.known: i64 = 0  # one more whenever somebody has come to know a card, or a deck was shuffled
        self.shuffles: i64 = 0
        self._seen: list[int] = []
        self._lot: list[int] = []

    def look(self, s: State) -> None:
        if self._seen != s.seen:
            self._seen = s.seen[:]
            self.known += 1
        if self._lot != s.lot:
            self._lot = s.lot[:]
            self.known += 1
            self.shuffles += 1
