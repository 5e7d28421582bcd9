"""Doomtown: what was last found out of players' cards, and of who knows which of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sixgun.games.doomtown.table.state import State
from sixgun.research.writers.pieces import GROUP, Counts, Pile, Tally

WORD: Final = 60  # bits of a number
NEVER: Final = -1


class Hidden:
    """Cards of one shuffle that a seat does not know: how many there are of each word, and the pieces of that."""

    def __init__(self) -> None:
        self.counts: Counts = Counts()
        self.pieces: list[bytes] = []

    def look(self, word: i64, tally: Tally) -> None:
        """Find the piece of a word anew."""
        group = word // GROUP
        self.pieces[group] = tally.find(group, self.counts.group(group))


class Secrets:
    """What one seat was last found to know of a player's cards, and the pieces of that."""

    def __init__(self) -> None:
        self.hand: Pile = Pile()
        self.known: bytes = b""  # the cards of the hand that it knew
        self.drawn: Drawn = Drawn()
        self.version: i64 = NEVER  # of the player's cards, of which the pieces for hidden cards and the hand are
        self.groups: dict[int, Hidden] = {}  # the cards that it did not know, by the shuffle that they came from
        self._low: i64 = 0  # the same cards as bits
        self._high: i64 = 0
        self._shuffles: i64 = NEVER
        self._one: i64 = 1  # of an object: a 1 in the code would have 32 bits when it is compiled
        self.ready: bytes = b""

    def is_same(self, s: State, seat: int, bit: int, shuffles: i64, words: list[int], tally: Tally) -> bool:
        """Whether the same cards of the same shuffles are hidden as last time; if not, they are counted."""
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
                        self._shuffles = NEVER  # more cards than bits
                        self._count(s, seat, bit, words, tally)
                        return False
                    if place < WORD:
                        low |= one << place
                    else:
                        high |= one << place - WORD
        before_low, before_high = self._low, self._high
        same = self._shuffles == shuffles
        if same and low == before_low and high == before_high and self.ready:
            return True
        self._low, self._high, self._shuffles = low, high, shuffles
        fine = same and self._change(s, first, before_low, low, words, tally)
        if not fine or not self._change(s, first + WORD, before_high, high, words, tally):
            self._count(s, seat, bit, words, tally)
        return False

    def _change(self, s: State, first: int, before: i64, now: i64, words: list[int], tally: Tally) -> bool:
        """Count what has come to be hidden, and what is known by now; False where only counting all of them tells."""
        different = before ^ now
        card = first
        while different:
            if different & 1:
                lot, word = s.lot[card], words[s.what[card]]
                hidden = self._group(lot, tally)
                if now & 1:
                    hidden.counts.add(word)
                elif not hidden.counts.take(word):
                    return False
                hidden.look(word, tally)
                if hidden.counts.is_empty():
                    del self.groups[lot]
            different >>= 1
            now >>= 1
            card += 1
        return True

    def _count(self, s: State, seat: int, bit: int, words: list[int], tally: Tally) -> None:
        """Count all hidden cards."""
        self.groups = {}
        last, counts = NEVER, Counts()
        seen, lots, what = s.seen, s.lot, s.what
        for cards in (s.deck[seat], s.hand[seat], s.drawn[seat]):
            for card in cards:
                if not seen[card] & bit:
                    lot = lots[card]
                    if lot != last:
                        last, counts = lot, self._group(lot, tally).counts
                    counts.add(words[what[card]])
        for hidden in self.groups.values():
            hidden.pieces = []
            tally.write(hidden.counts, hidden.pieces)

    def _group(self, lot: int, tally: Tally) -> Hidden:
        found = self.groups.get(lot)
        if found is None:
            found = Hidden()
            tally.write(found.counts, found.pieces)
            self.groups[lot] = found
        return found


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
