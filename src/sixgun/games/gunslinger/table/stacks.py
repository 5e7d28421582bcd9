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
from sixgun.games.gunslinger.table.components import DO_ADVANCE, DO_RUN, DO_SPRINT, KIND_FOOT, SIDES
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


class Stacks:
    """All legal stacks, by the time that is free and whether SPRINT is built up. Shared by all states of a game.

    [2.3, 2.31b, 4.2b, 7.0c, 7.0d, 7.0e, 9.21a, 9.21b, 9.21c, 9.23c, 9.23d]
    """

    def __init__(self, figures: Figures) -> None:
        self.figures: Figures = figures
        self._alike: list[list[int]] = self._same_actions()
        self._legal: dict[int, list[int]] = {}
        self._codes: dict[int, list[int]] = {}
        self.options: dict[int, Option] = {}  # by pick: its words, kept by wire/labels.py
        self.texts: dict[int, str] = {}  # by pick: its text, kept by game.py
        self.alike: dict[tuple[int, bool, int, int, int, int], list[int]] = {}  # kept by outside/knowledge.py
        self.ranked: dict[int, list[int]] = {}  # by glance: the stacks that look best, kept by bots/weigh_stacks.py

    def _same_actions(self) -> list[list[int]]:
        """Sides of different cards that show the same action in the same time."""
        figures = self.figures
        groups: dict[tuple[int, int], list[int]] = {}
        for side in figures.playable:
            groups.setdefault((figures.action[side], figures.time[side]), []).append(side)
        return [group for group in groups.values() if len(group) > 1]

    def _extend(self, sides: list[int], free: int, built: bool, found: list[int]) -> None:
        """Every legal stack that begins with these cards, shorter ones first."""
        stack = packed(sides)
        if self.why_not(stack, free + self.time(stack), 0, built) is None and self.named(stack) == stack:
            found.append(stack)
        used = {side >> 1 for side in sides}
        for side in self.figures.playable:
            if side >> 1 not in used and self.figures.time[side] <= free:
                self._extend([*sides, side], free - self.figures.time[side], built, found)

    def legal(self, free: int, built: bool) -> list[int]:
        """The stacks that may be chosen, listed when they are first asked for; the empty one is the first."""
        key = (free if free > 0 else 0) * 2 + built
        if key not in self._legal:
            found: list[int] = []
            self._extend([], key >> 1, built, found)
            self._legal[key] = found
        return self._legal[key]

    def codes(self, free: int, built: bool) -> list[int]:
        """The same as picks. Not to be changed."""
        key = (free if free > 0 else 0) * 2 + built
        if key not in self._codes:
            self._codes[key] = [with_stack(stack) for stack in self.legal(free, built)]
        return self._codes[key]

    def named(self, stack: int) -> int:
        """The stack with its interchangeable cards in their fixed order; one that names a card twice stays as it is."""
        sides = unpacked(stack)
        if len({side >> 1 for side in sides}) < len(sides):
            return stack
        for group in self._alike:
            places = [i for i, side in enumerate(sides) if side in group]
            others = {side >> 1 for side in sides if side not in group}
            free = [side for side in group if side >> 1 not in others]
            for i, side in zip(places, free, strict=False):
                sides[i] = side
        return packed(sides)

    def time(self, stack: int) -> int:
        return sum([self.figures.time[side] for side in unpacked(stack)])

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

    def why_not(self, stack: int, free: int, delay: int, built: bool) -> Refusal | None:
        """Why a stack may not be chosen with so much time free; `delay` is only told."""
        figures, sides = self.figures, unpacked(stack)
        for i, side in enumerate(sides):
            if figures.section[side] != 1:
                args: dict[str, Plain] = {"card": SIDES[side], "section": figures.section[side]}
                return Refusal("later-section", args, "1.22")
            for other in sides[:i]:
                if other == side:
                    return Refusal("card-twice", {"card": SIDES[side]}, "7.0d")
                if other >> 1 == side >> 1:
                    return Refusal("both-sides", {"card": SIDES[side][:-1]}, "7.0d")
        total = self.time(stack)
        if total > free:
            return Refusal("over-five", {"time": total, "delay": delay, "most": figures.segments}, "7.0c")
        actions = self.actions(stack)
        if DO_RUN in actions and DO_ADVANCE not in actions:
            return Refusal("run-needs-advance", {}, "9.21a")
        if DO_SPRINT in actions and DO_RUN not in actions:
            return Refusal("sprint-needs-run", {}, "9.21b")
        if DO_SPRINT in actions and not built:
            return Refusal("sprint-not-built-up", {}, "9.23c")
        return None
