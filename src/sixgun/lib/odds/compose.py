"""Counting hands by composition: from the ace to the king, what each value may add to what is there so far.

A run counts the hands with a given number of jokers, by the rank of their values with all cards and with legal ones
only (no card twice). Suits come in by runs of their own: hands with a flush, or a straight flush, in given suits.
Hands that are a Dead Man's Hand are left out everywhere.
"""

from __future__ import annotations

from typing import Final

from sixgun.lib.odds.fields import Fields
from sixgun.lib.odds.kinds import FIRST, NEVER, grown, is_low, rank_of_kind, slid
from sixgun.lib.odds.piles import Pile
from sixgun.lib.odds.values import End, Ways

VALUES: Final = 0  # what a run looks at besides values: nothing
FLUSH: Final = 1  # cards of the suits, copies included
LEGAL_FLUSH: Final = 2  # different cards of the suits
ROWS: Final = 3  # five in a row in each of the suits: straight flushes
FEW: Final = 4  # too few different cards for a legal hand

DEAD_MANS_SUITS: Final = {0: (0, 3), 7: (0, 3), 10: (2,)}  # by value from 0: aces and eights in black, a red jack

KIND_BITS: Final = 5
ROW_BITS: Final = 5
# a state in one int: kind, legal kind, five in a row, Dead Man's cards or different ones, and a row for each suit
AT_LEGAL: Final = KIND_BITS
AT_ROW: Final = AT_LEGAL + KIND_BITS
AT_CARDS: Final = AT_ROW + ROW_BITS
AT_SUITS: Final = AT_CARDS + 3
KIND: Final = (1 << KIND_BITS) - 1
ROW: Final = (1 << ROW_BITS) - 1


class Run:
    """One count: which jokers, which suits, and what of them."""

    __slots__ = ("dead", "ends", "fields", "hope", "jokers", "mode", "pile", "row", "suits")

    def __init__(
        self,
        pile: Pile,
        every_end: list[list[End]],
        cards: int,
        most: int,
        jokers: int,
        mode: int,
        suits: tuple[int, ...],
    ) -> None:
        """For hands of up to so many cards, jokers included, of which so many may be changed."""
        self.pile: Pile = pile
        self.ends: list[list[End]] = every_end
        at_once = max([max(there) for there in pile.by_value]) if mode == FLUSH else 1
        self.fields: Fields = Fields(cards - jokers, most, len(suits), 5 - jokers, at_once)
        self.jokers: int = jokers
        self.mode: int = mode
        self.suits: tuple[int, ...] = suits
        # a straight counts only below a flush, so that runs for straight flushes need not look for it
        self.row: int = 0 if mode != ROWS and mode != FEW and in_a_row(pile, jokers, (0, 1, 2, 3)) else NEVER
        self.dead: bool = mode != FEW and dead_mans_cards(pile) + jokers >= 5

        self.hope: list[list[int]] = [hopes(pile, suit, jokers) for suit in suits] if mode == ROWS else []

    def count(self) -> dict[int, int]:
        """By final state: the packed counts of its hands."""
        first = FIRST | FIRST << AT_LEGAL | self.row << AT_ROW
        states: dict[int, int] = {first: 1}
        for value in range(13):
            there = self.pile.by_value[value]
            if sum(there) or value == 11 or self.row != NEVER or self.mode == ROWS:
                states = self.add(states, value, self.outcomes(value))
        return states

    def outcomes(self, value: int) -> list[tuple[int, int, int, int, Ways]]:
        """What this value may add: (cards, different cards, Dead Man's cards, bits of the suits there, ways)."""
        found: dict[int, Ways] = {}
        for end in self.ends[value]:
            count = end.count
            if count > self.fields.cards:
                continue
            if count > 5:
                count = 5
            key = count | end.different << 3
            if self.dead and value in DEAD_MANS_SUITS:
                key |= sum([1 for suit in DEAD_MANS_SUITS[value] if end.suits[suit]]) << 6
            suited: list[int] = []
            for i, suit in enumerate(self.suits):
                cards = end.suits[suit]
                if cards > 1 and self.mode != FLUSH:
                    cards = 1
                if self.mode == ROWS:
                    key |= cards << 9 + i
                suited.append(cards)
            ways = found.get(key)
            if ways is None:
                ways = found[key] = Ways()
            end.tell(ways, self.fields, suited)
        for ways in found.values():
            ways.close()
        return [(key & 7, key >> 3 & 7, key >> 6 & 7, key >> 9, ways) for key, ways in found.items()]

    def add(
        self, states: dict[int, int], value: int, outcomes: list[tuple[int, int, int, int, Ways]]
    ) -> dict[int, int]:
        """All states with this value on top."""
        fields = self.fields
        useful = fields.useful([self.to_come(suit, value) for suit in self.suits])
        found: dict[int, int] = {}
        for state, packed in states.items():
            parts = [-1] * (3 * fields.most + 3)
            for count, different, dead, there, ways in outcomes:
                after = self.after(state, value, count, different, dead, there)
                if after < 0:
                    continue
                total = found.get(after, 0)
                for place, shift, number in ways.terms:
                    part = parts[place]
                    if part < 0:
                        part = parts[place] = packed & fields.parts[place]
                    if part:
                        total += part * number << shift
                found[after] = total
        return {state: packed & useful for state, packed in found.items() if packed & useful}

    def to_come(self, suit: int, value: int) -> int:
        """How many cards of a suit there are above a value; copies count only for a flush with them."""
        above = [there[suit] for there in self.pile.by_value[value + 1 :]]
        return sum(above) if self.mode == FLUSH else sum([1 for count in above if count])

    def after(self, state: int, value: int, count: int, different: int, dead: int, there: int) -> int:
        """The state with so many cards of this value on top; -1 if the run does not count it."""
        jokers = self.jokers
        kind = state & KIND
        legal = state >> AT_LEGAL & KIND
        cards = state >> AT_CARDS & 7
        if count:
            kind = grown(kind, count, jokers)
            legal = grown(legal, different, jokers)
            if self.mode == FLUSH and not is_low(kind, jokers):
                return -1
            if self.mode == LEGAL_FLUSH and not is_low(legal, jokers):
                return -1
            if self.mode == FEW:
                kind = FIRST
                cards += different
                if cards + jokers >= 5:
                    return -1
        if self.dead:
            cards += dead
            if cards + jokers >= 5:
                return -1
            if value == 10:
                cards = 0
        row = slid(state >> AT_ROW & ROW, count > 0, jokers)
        after = kind | legal << AT_LEGAL | row << AT_ROW | cards << AT_CARDS
        if self.mode == ROWS:
            for i in range(len(self.suits)):
                at = AT_SUITS + ROW_BITS * i
                mask = slid(state >> at & ROW, there >> i & 1 == 1, jokers)
                if not self.hope[i][value] >> mask & 1:
                    return -1
                after |= mask << at
        return after

    def all_done(self, state: int) -> bool:
        """Whether every suit of a run for straight flushes has its five in a row."""
        for i in range(len(self.suits)):
            if state >> AT_SUITS + ROW_BITS * i & ROW != 16:
                return False
        return True


def ranks(state: int, jokers: int) -> tuple[int, int]:
    """The rank of the values of a final state, with all cards and with legal ones."""
    row = state >> AT_ROW & ROW == 16
    return rank_of_kind(state & KIND, jokers, row), rank_of_kind(state >> AT_LEGAL & KIND, jokers, row)


def in_a_row(pile: Pile, jokers: int, suits: tuple[int, ...]) -> bool:
    """Whether cards of any of the suits can be five in a row with so many jokers."""
    mask = 0
    for value in range(13):
        mask = slid(mask, any([pile.by_value[value][suit] for suit in suits]), jokers)
    return mask == 16


def hopes(pile: Pile, suit: int, jokers: int) -> list[int]:
    """By value: a bit for each mask of the last four values from which the suit can still come to five in a row."""
    alive = 1 << 16
    found: list[int] = []
    for value in range(12, -1, -1):
        found.append(alive)
        before = 1 << 16
        for mask in range(16):
            there = pile.by_value[value][suit] > 0
            if alive >> slid(mask, there, jokers) & 1 or alive >> slid(mask, False, jokers) & 1:
                before |= 1 << mask
        alive = before
    found.reverse()
    return found


def dead_mans_cards(pile: Pile) -> int:
    """How many of the five cards of the Dead Man's Hand are there."""
    return sum([1 for value, suits in DEAD_MANS_SUITS.items() for suit in suits if pile.by_value[value][suit]])
