"""Gunslinger's stacks of action cards."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.gunslinger.rules.turn import due
from sixgun.games.gunslinger.table.components import ACTIONS, SIDES
from sixgun.games.gunslinger.table.stacks import BITS, MASK, height
from sixgun.games.gunslinger.table.state import GIVES_UP, State
from sixgun.games.gunslinger.wire.picks import text_of
from sixgun.research.writers.pieces import THERE, Signed, blanks, capped, lengths, numbers, piece, row

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
        self.no_actions: list[bytes] = blanks(1 + executed.item.size, executed.most)
        revealed = parts["revealed"].parts
        self.revealed: list[bytes] = [
            piece(revealed["action"], one["action"]) + piece(revealed["time"], one["time"]) for one in actions
        ]
        self.declared_field: Any = revealed["declared"]
        self.declared: dict[int, bytes] = {}
        self.due: Signed = Signed(revealed["due"])
        self.not_revealed: bytes = piece(parts["revealed"], None)
        cards = parts["cards"]
        self.cards: list[bytes] = lengths(cards)
        self.most_cards: int = cards.most
        self.card: list[bytes] = [THERE + piece(cards.item, {"card": side.lower()}) for side in SIDES]
        self.no_cards: list[bytes] = blanks(1 + cards.item.size, cards.most)
        self.gives_up: list[bytes] = row(parts["gives_up"], FLAGS)
        self.free: Signed = Signed(parts["free"])

    def write(self, s: State, c: int, mine: bool, choosing: bool, out: list[bytes]) -> None:
        plan, done = s.plan[c], s.done[c]
        ready = not choosing and plan > 0
        out.append(self.choosing if choosing else capped(self.height, height(plan)))
        left = self.most_executed
        if ready:
            out.append(capped(self.executed, done))
            for place in range(done):
                if left > 0:
                    out.append(self.action[(plan >> BITS * place & MASK) - 1])
                    left -= 1
        else:
            out.append(self.executed[0])
        out.append(self.no_actions[left])
        if ready and s.shown[c] > done:
            out.append(self.revealed[(plan >> BITS * done & MASK) - 1])
            out.append(self._declared(s, s.declared[c]))
            out.append(self.due.find(due(s, c)))
        else:
            out.append(self.not_revealed)
        left = self.most_cards
        if mine and plan > 0:
            out.append(capped(self.cards, height(plan)))
            while plan > 0:
                if left > 0:
                    out.append(self.card[(plan & MASK) - 1])
                    left -= 1
                plan >>= BITS
        else:
            out.append(self.cards[0])
        out.append(self.no_cards[left])
        out.append(self.gives_up[1 if mine and s.plan[c] == GIVES_UP else 0])
        out.append(self.free.find(s.cap[c]))

    def _declared(self, s: State, code: int) -> bytes:
        found = self.declared.get(code)
        if found is None:
            found = piece(self.declared_field, text_of(s.figures, code) if code else None)
            self.declared[code] = found
        return found
