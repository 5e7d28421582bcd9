"""Gunslinger's stacks of action cards."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.gunslinger.rules.turn import due
from sixgun.games.gunslinger.table.components import ACTIONS, SIDES
from sixgun.games.gunslinger.table.stacks import BITS, MASK, height
from sixgun.games.gunslinger.table.state import GIVES_UP, State
from sixgun.games.gunslinger.wire.picks import text_of
from sixgun.research.writers.pieces import FIGURE, THERE, Signed, blank, capped, lengths, numbers, piece, row
from sixgun.research.writers.rows import Row

FLAGS: Final = (False, True)


class StackParts:
    """The pieces of a stack of action cards."""

    def __init__(self, figures: Any, stack: Any) -> None:
        parts = stack.parts
        self.height: list[bytes] = numbers(parts["height"])
        self.choosing: bytes = piece(parts["height"], None)
        actions = [{"action": ACTIONS[figures.action[side]], "time": figures.time[side]} for side in range(len(SIDES))]
        executed = parts["executed"]
        self.executed: list[bytes] = lengths(executed)
        self.most_executed: int = executed.most
        self.action: list[bytes] = [THERE + one for one in row(executed.item, actions)]
        self.no_action: bytes = blank(1 + executed.item.size)
        revealed = parts["revealed"].parts
        self.revealed: list[bytes] = [
            piece(revealed["action"], one["action"]) + piece(revealed["time"], one["time"]) for one in actions
        ]
        self.declared_field: Any = revealed["declared"]
        self.declared: dict[int, bytes] = {}
        self.due: Signed = Signed(revealed["due"])
        self.not_revealed: list[bytes] = [
            blank(len(one) // FIGURE) for one in (self.revealed[0], piece(self.declared_field, None), self.due.find(0))
        ]
        cards = parts["cards"]
        self.cards: list[bytes] = lengths(cards)
        self.most_cards: int = cards.most
        self.card: list[bytes] = [THERE + piece(cards.item, {"card": side.lower()}) for side in SIDES]
        self.no_card: bytes = blank(1 + cards.item.size)
        self.gives_up: list[bytes] = row(parts["gives_up"], FLAGS)
        self.free: Signed = Signed(parts["free"])

    def nothing(self) -> list[bytes]:
        """As many pieces as a stack has, of the same sizes, for a character that is not there."""
        none = [self.choosing, self.executed[0], *[self.no_action] * self.most_executed, *self.not_revealed]
        none += [self.cards[0], *[self.no_card] * self.most_cards, self.gives_up[0], self.free.find(0)]
        return [blank(len(one) // FIGURE) for one in none]

    def write(self, s: State, c: int, mine: bool, choosing: bool, row: Row) -> None:
        plan, done = s.plan[c], s.done[c]
        ready = not choosing and plan > 0
        row.add(self.choosing if choosing else capped(self.height, height(plan)))
        left = self.most_executed
        if ready:
            row.add(capped(self.executed, done))
            for place in range(done):
                if left > 0:
                    row.add(self.action[(plan >> BITS * place & MASK) - 1])
                    left -= 1
        else:
            row.add(self.executed[0])
        row.fill(self.no_action, left)
        if ready and s.shown[c] > done:
            row.add(self.revealed[(plan >> BITS * done & MASK) - 1])
            row.add(self._declared(s, s.declared[c]))
            row.add(self.due.find(due(s, c)))
        else:
            for nothing in self.not_revealed:
                row.add(nothing)
        left = self.most_cards
        if mine and plan > 0:
            row.add(capped(self.cards, height(plan)))
            while plan > 0:
                if left > 0:
                    row.add(self.card[(plan & MASK) - 1])
                    left -= 1
                plan >>= BITS
        else:
            row.add(self.cards[0])
        row.fill(self.no_card, left)
        row.add(self.gives_up[1 if mine and s.plan[c] == GIVES_UP else 0])
        row.add(self.free.find(s.cap[c]))

    def _declared(self, s: State, code: int) -> bytes:
        found = self.declared.get(code)
        if found is None:
            found = piece(self.declared_field, text_of(s.figures, code) if code else None)
            self.declared[code] = found
        return found
