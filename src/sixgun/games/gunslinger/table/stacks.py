"""Stacks of action cards (7. AZIONI): which ones may be chosen, and why others may not.

A stack is one int: six bits for each card from the first to the last, the side (components.SIDES) plus one. Cards that
show the same action, 5f and 6f or 3f and 4f, are interchangeable: a stack names them in a fixed order, so that there is
one stack for each way to play a turn, and a revealed action says nothing by the number of its card.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Option
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.gunslinger.table.codes import with_stack
from sixgun.games.gunslinger.table.components import (
    BONUS_CARDS,
    DO_ADVANCE,
    DO_RUN,
    DO_SPRINT,
    FIRST_BONUS_SIDE,
    KIND_FOOT,
    SIDES,
)
from sixgun.games.gunslinger.table.figures import Figures

BITS: Final = 6
MASK: Final = 63
MOST_CARDS: Final = 12  # that a text may name; more than five never fit into a turn


def packed(sides: list[int]) -> int:
    """
    >>> unpacked(packed([2, 0, 5]))
    [2, 0, 5]
    """
    stack = 0
    for side in reversed(sides):
        stack = stack << BITS | side + 1
    return stack


def unpacked(stack: int) -> list[int]:
    sides: list[int] = []
    while stack > 0:
        sides.append((stack & MASK) - 1)
        stack >>= BITS
    return sides


def height(stack: int) -> int:
    """How many cards a stack has."""
    return (stack.bit_length() + BITS - 1) // BITS if stack > 0 else 0


def side_at(stack: int, place: int) -> int:
    """The card at a place of a stack, or -1 behind its last."""
    return (stack >> BITS * place & MASK) - 1 if stack > 0 else -1


def first_of(stack: int, count: int) -> int:
    """The first cards of a stack.

    >>> unpacked(first_of(packed([2, 0, 5]), 2))
    [2, 0]
    """
    return stack & (1 << BITS * count) - 1 if stack > 0 else 0


def bonus_in(sides: list[int]) -> int:
    """A bit for each of the bonus cards B1 to B3 among these sides."""
    bits = 0
    for side in sides:
        card = (side - FIRST_BONUS_SIDE) >> 1
        if 0 <= card < len(BONUS_CARDS):
            bits |= 1 << card
    return bits


def _key(free: int, built: bool, bonus: int) -> int:
    return (bonus << 3 | max(0, free)) << 1 | built


class Stacks:
    """All legal stacks, by free time, bonus cards and whether SPRINT is built up. Shared by all states of a game.

    [2.3, 2.31b, 4.2b, 7.0c, 7.0d, 7.0e, 9.21a, 9.21b, 9.21c, 9.23c, 9.23d]
    """

    def __init__(self, figures: Figures) -> None:
        self.figures: Figures = figures
        self._alike: list[list[list[int]]] = [self._same_actions(bonus) for bonus in range(1 << len(BONUS_CARDS))]
        self._legal: dict[int, list[int]] = {}
        self._codes: dict[int, list[int]] = {}
        self._offers: dict[int, list[int]] = {}
        self.options: dict[int, Option] = {}  # by pick: its words, kept by wire/labels.py
        self.texts: dict[int, str] = {}  # by pick: its text, kept by game.py
        self.alike: dict[tuple[int, bool, int, int, int, int, int], list[int]] = {}  # kept by wire/alike.py
        self.ranked: dict[int, list[int]] = {}  # by glance: the stacks that look best, kept by bots/weigh_stacks.py

    def deck(self, bonus: int) -> list[int]:
        """The sides that a character with these bonus cards can play."""
        return [*self.figures.playable] + [
            FIRST_BONUS_SIDE + 2 * card + side
            for card in range(len(BONUS_CARDS))
            for side in (0, 1)
            if bonus >> card & 1
        ]

    def _same_actions(self, bonus: int) -> list[list[int]]:
        """Sides of different cards that show the same action in the same time."""
        figures = self.figures
        groups: dict[tuple[int, int], list[int]] = {}
        for side in self.deck(bonus):
            groups.setdefault((figures.action[side], figures.time[side]), []).append(side)
        return [group for group in groups.values() if len(group) > 1]

    def _extend(self, sides: list[int], free: int, bonus: int, deck: list[int], found: list[int]) -> None:
        """Every stack that begins with these cards and is legal once SPRINT is built up, shorter ones first."""
        stack = packed(sides)
        if self.why_not(stack, free + self.time(stack), 0, True, bonus) is None and self.named(stack) == stack:
            found.append(stack)
        used = {side >> 1 for side in sides}
        for side in deck:
            if side >> 1 not in used and self.figures.time[side] <= free:
                self._extend([*sides, side], free - self.figures.time[side], bonus, deck, found)

    def legal(self, free: int, built: bool, bonus: int = 0) -> list[int]:
        """The stacks that may be chosen, listed when they are first asked for; the empty one is the first."""
        key = _key(free, built, bonus)
        if key not in self._legal:
            found: list[int] = []
            if built and free >= self.figures.segments:
                self._extend([], free, bonus, self.deck(bonus), found)
            else:  # those of a whole turn that fit
                for stack in self.legal(max(free, self.figures.segments), True, bonus):
                    if self.time(stack) <= max(0, free) and (built or DO_SPRINT not in self.actions(stack)):
                        found.append(stack)
            self._legal[key] = found
        return self._legal[key]

    def codes(self, free: int, built: bool, bonus: int = 0) -> list[int]:
        """The same as picks. Not to be changed."""
        key = _key(free, built, bonus)
        if key not in self._codes:
            self._codes[key] = [with_stack(stack) for stack in self.legal(free, built, bonus)]
        return self._codes[key]

    def offer(self, free: int, built: bool, bonus: int, more: list[int], which: int) -> list[int]:
        """The same with some more picks behind them; `which` is a number for just these. Not to be changed."""
        key = _key(free, built, bonus) << 3 | which
        if key not in self._offers:
            self._offers[key] = self.codes(free, built, bonus) + more
        return self._offers[key]

    def named(self, stack: int) -> int:
        """The stack with its interchangeable cards in their fixed order; one that names a card twice stays as it is.

        Bonus cards stay where they are.
        """
        return self._ordered(stack, 0)

    def _ordered(self, stack: int, bonus: int) -> int:
        """The same with bonus cards among the others: the usual card of an action comes first."""
        sides = unpacked(stack)
        if len({side >> 1 for side in sides}) < len(sides):
            return stack
        for group in self._alike[bonus]:
            places = [i for i, side in enumerate(sides) if side in group]
            others = {side >> 1 for side in sides if side not in group}
            free = [side for side in group if side >> 1 not in others]
            for i, side in zip(places, free, strict=False):
                sides[i] = side
        return packed(sides)

    def time(self, stack: int) -> int:
        return sum([self.figures.time[side] for side in unpacked(stack)])

    def times(self, stack: int) -> list[int]:
        return [self.figures.time[side] for side in unpacked(stack)]

    def actions(self, stack: int) -> list[int]:
        return [self.figures.action[side] for side in unpacked(stack)]

    def has_foot(self, stack: int) -> bool:
        """Whether a MOVEMENT action is among the cards. [9.1a, 13.61a]"""
        kind = self.figures.kind
        while stack > 0:
            if kind[(stack & MASK) - 1] == KIND_FOOT:
                return True
            stack >>= BITS
        return False

    def has_run(self, stack: int) -> bool:
        """Whether RUN is among the cards. [13.62]"""
        return DO_RUN in self.actions(stack)

    def why_not(self, stack: int, free: int, delay: int, built: bool, bonus: int = 0) -> Refusal | None:
        """Why a stack may not be chosen with so much time free; `delay` is only told."""
        figures, sides = self.figures, unpacked(stack)
        for i, side in enumerate(sides):
            if bonus_in([side]) & ~bonus and bonus:
                return Refusal("not-own-bonus-card", {"card": SIDES[side][:-1]}, "3.2b")
            if figures.section[side] != 1 and not bonus_in([side]) & bonus:
                args: dict[str, Plain] = {"card": SIDES[side], "section": figures.section[side]}
                return Refusal("later-section", args, "1.22")
            if figures.section[side] == 1 and side not in figures.playable:
                return Refusal("not-in-this-variant", {"card": SIDES[side]}, "7.0d")
            for other in sides[:i]:
                if other == side:
                    return Refusal("card-twice", {"card": SIDES[side]}, "7.0d")
                if other >> 1 == side >> 1:
                    return Refusal("both-sides", {"card": SIDES[side][:-1]}, "7.0d")
        total = self.time(stack)
        if total > free:
            return Refusal("over-five", {"time": total, "delay": delay, "most": figures.segments}, "7.0c")
        usual = self._ordered(stack, bonus_in(sides))
        if bonus and usual != self.named(stack):
            named = [SIDES[side].lower() for side in sides if bonus_in([side])]
            return Refusal("usual-card-first", {"card": named[0]}, "7.0d")
        actions = self.actions(stack)
        if DO_RUN in actions and DO_ADVANCE not in actions:
            return Refusal("run-needs-advance", {}, "9.21a")
        if DO_SPRINT in actions and DO_RUN not in actions:
            return Refusal("sprint-needs-run", {}, "9.21b")
        if DO_SPRINT in actions and not built:
            return Refusal("sprint-not-built-up", {}, "9.23c")
        return None
