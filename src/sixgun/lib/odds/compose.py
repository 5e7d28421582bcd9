"""Counting hands by composition: from the ace to the king, what each value may add to what is there so far.

A run counts the hands with a given number of jokers, by the rank of their values with all cards and with legal ones
only (no card twice). Suits come in by runs of their own: hands with a flush, or a straight flush, in given suits.
A run may be for Dead Man's Hands alone: they are taken out of all the others.
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
VALUE_PART: Final = (1 << AT_SUITS) - 1


class Run:
    """One count: which jokers, which suits, and what of them."""

    __slots__ = ("dead", "dead_to_come", "ends", "fields", "hope", "jokers", "mode", "pile", "row", "suits")

    def __init__(
        self,
        pile: Pile,
        every_end: list[list[End]],
        cards: int,
        most: int,
        jokers: int,
        mode: int,
        suits: tuple[int, ...],
        dead: bool = False,
    ) -> None:
        """For hands of up to so many cards, jokers included, of which so many may be changed; or only Dead Man's."""
        self.pile: Pile = pile
        self.ends: list[list[End]] = every_end
        at_once = max([max(there) for there in pile.by_value]) if mode == FLUSH else 1
        self.fields: Fields = Fields(cards - jokers, most, len(suits), 5 - jokers, at_once)
        self.jokers: int = jokers
        self.mode: int = mode
        self.suits: tuple[int, ...] = suits
        # a straight counts only below a flush, so that runs for straight flushes need not look for it
        self.row: int = 0 if mode != ROWS and mode != FEW and in_a_row(pile, jokers, (0, 1, 2, 3)) else NEVER
        self.dead: bool = dead
        # by value: how many of the Dead Man's cards there are above it
        self.dead_to_come: list[int] = [dead_mans_cards(pile, value + 1) for value in range(13)]
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
            if end.count > self.fields.cards:
                continue
            most = 5 - self.jokers if self.mode != FEW else 5  # more of a value can't count
            key = min(end.count, most) | min(end.different, most) << 3
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
        by_values: dict[int, list[int]] = {}  # what values and suits come to, each worked out once
        by_suits: dict[int, list[int]] = {}
        for state, packed in states.items():
            values, suits = state & VALUE_PART, state >> AT_SUITS
            if values not in by_values:
                by_values[values] = [self.after(values, value, *outcome[:3]) for outcome in outcomes]
            if suits not in by_suits:
                by_suits[suits] = [self.suits_after(suits, value, there) for there in range(1 << len(self.hope))]
            after_values, after_suits = by_values[values], by_suits[suits]
            parts = [-1] * (3 * fields.most + 3)
            for i, (_, _, _, there, ways) in enumerate(outcomes):
                if after_values[i] < 0 or after_suits[there] < 0:
                    continue
                after = after_values[i] | after_suits[there]
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

    def after(self, state: int, value: int, count: int, different: int, dead: int) -> int:
        """What the values come to with so many cards of this one on top; -1 if the run does not count it."""
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
            if cards + jokers + self.dead_to_come[value] < 5:
                return -1
            if value == 10:
                cards = 5 - jokers  # it is there: no need to tell which card was left to a joker
        row = slid(state >> AT_ROW & ROW, count > 0, jokers)
        return kind | legal << AT_LEGAL | row << AT_ROW | cards << AT_CARDS

    def suits_after(self, masks: int, value: int, there: int) -> int:
        """The same of the suits in which five in a row are wanted: those of the bits have a card of this value."""
        after = 0
        for i in range(len(self.hope)):
            mask = slid(masks >> ROW_BITS * i & ROW, there >> i & 1 == 1, self.jokers)
            if not self.hope[i][value] >> mask & 1:
                return -1
            after |= mask << AT_SUITS + ROW_BITS * i
        return after

    def can_be_dead(self) -> bool:
        """Whether the cards of the run's suits, and the few others for which there is room, can be Dead Man's."""
        mine = sum([len(dead_mans_values(suit)) for suit in self.suits])
        return mine + self.jokers + self.fields.others >= 5

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


def dead_mans_values(suit: int) -> tuple[int, ...]:
    """The values of a suit's cards in the Dead Man's Hand."""
    return tuple([value for value, suits in DEAD_MANS_SUITS.items() if suit in suits])


def dead_mans_cards(pile: Pile, lowest: int = 0) -> int:
    """How many of the five cards of the Dead Man's Hand are there, from a value up."""
    return sum(
        [
            1
            for value, suits in DEAD_MANS_SUITS.items()
            for suit in suits
            if value >= lowest and pile.by_value[value][suit]
        ]
    )
