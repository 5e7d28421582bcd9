"""A state of ours inside one of OpenSpiel's, and its chance: a seed decides all, or each outcome is asked for."""

from __future__ import annotations

from copy import copy
from hashlib import blake2b
from typing import Any

import msgspec

from sixgun.core.game import Game
from sixgun.core.tape import Undecided, rewind
from sixgun.research.actions import Actions

registered: dict[str, Game[Any]] = {}  # by their names there: one game may be there with several packs

MOST_OUTCOMES = 255  # of one chance node, where each draw is one
DIGEST = 12


class Box:
    """OpenSpiel copies by deepcopy; `actions` are shared by all copies. Before the deal there is no state."""

    def __init__(self, name: str, actions: Actions | None, like: Any) -> None:
        self.name = name
        self.rules = registered[name]
        self.actions = actions
        self.like = like  # a game with the same seats and options
        self.state: Any = None
        self.offered: list[int] | None = None  # the picks of the player to move, once they were listed

    def __copy__(self) -> Box:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        other = copy(self)
        other.state = None if self.state is None else self.rules.clone(self.state)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel serialises by pickling: rules are named, states packed."""
        return _unboxed, (type(self), self.name, *self._packed())

    def _packed(self) -> tuple[object, ...]:
        pack = self.rules.pack
        return pack(self.like), None if self.state is None else pack(self.state), ()

    def restore(self, rest: tuple[Any, ...]) -> None:
        """Take back what `_packed` gives besides the state."""

    def codes(self, seat: int) -> list[int]:
        if self.offered is None:
            self.offered = self.rules.codes(self.state, seat)
        return self.offered

    def weights(self) -> list[int] | None:
        """What chance decides now; None where a player does, or nobody. Seeds are as likely as each other, and many."""
        return [] if self.state is None else None

    def happen(self, outcome: int) -> None:
        """Chance has decided: on the seed of the deal."""
        self.state = self.rules.new(self.like.seats, outcome, self.rules.option_values(self.like))

    def pick(self, seat: int, code: int) -> None:
        self.offered = None
        self.rules.play(self.state, seat, code)

    def redealt(self, seat: int, seed: int) -> Any:
        """Another state with the same view for that seat."""
        return self.rules.redeal(self.state, seat, seed)

    def remembered(self, seat: int) -> str:
        """What tells apart courses of the game that led a seat to the same view."""
        return ""

    def undecided(self) -> str:
        """What tells apart chance nodes within one pick."""
        return ""


class TapedBox(Box):
    """Each draw is a chance node. A pick is played anew with every outcome, until nothing is left to decide.

    Its states never change, so copies share them.
    """

    def __init__(self, name: str, actions: Actions | None, like: Any) -> None:
        super().__init__(name, actions, like)
        self.memory: tuple[bytes, ...] = (b"",) * like.seats
        self.picked: tuple[int, int] | None = None  # what is being played; the deal, as long as there is no state
        self.outcomes = b""  # what was decided of it so far
        self.waiting: list[int] | None = None
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        return copy(self)

    def _packed(self) -> tuple[object, ...]:
        """A tape is no key: between picks it is empty, and a key of the usual length stands for it."""
        state = None
        if self.state is not None:
            other = self.rules.clone(self.state)
            other.key = self.like.key
            state = self.rules.pack(other)
        rest = (self.memory, self.picked, self.outcomes, self.waiting)
        return self.rules.pack(self.like), state, rest

    def restore(self, rest: tuple[Any, ...]) -> None:
        self.memory, self.picked, self.outcomes, self.waiting = rest
        if self.state is not None:
            rewind(self.state)

    def weights(self) -> list[int] | None:
        return self.waiting

    def happen(self, outcome: int) -> None:
        self.outcomes += bytes([outcome])
        self._go_on()

    def pick(self, seat: int, code: int) -> None:
        self.offered = None
        self.picked = (seat, code)
        self._go_on()

    def _go_on(self) -> None:
        """Play the pick, or the deal, with all that was decided."""
        try:
            after = self._played(*self.picked) if self.picked else self.rules.taped(self.like, self.outcomes)
        except Undecided as open_question:
            self.waiting = open_question.weights
            return
        rewind(after)
        self.state, self.picked, self.outcomes, self.waiting = after, None, b"", None

    def _played(self, seat: int, code: int) -> Any:
        """The state after a pick; every seat remembers what it was told, and the one that picked, what it picked."""
        rules = self.rules
        after = rules.clone(self.state)
        rewind(after, self.outcomes)
        events = rules.carry_out(after, seat, code)
        memory = list(self.memory)
        for player in range(after.seats):
            told = [known for known in (event.to(player) for event in events) if known is not None]
            own = rules._text(code) if player == seat else ""
            if told or own:
                news = msgspec.json.encode([own, told])
                memory[player] = blake2b(memory[player] + news, digest_size=DIGEST).digest()
        self.memory = tuple(memory)
        return after

    def redealt(self, seat: int, seed: int) -> Any:
        other = super().redealt(seat, seed)
        rewind(other)
        return other

    def remembered(self, seat: int) -> str:
        return self.memory[seat].hex()

    def undecided(self) -> str:
        return f"{self.picked} {self.outcomes.hex()}" if self.waiting is not None else ""


def _unboxed(kind: type[Box], name: str, like: bytes, packed: bytes | None, rest: tuple[Any, ...]) -> Box:
    rules = registered[name]
    box = kind(name, None, rules.unpack(like))
    box.state = None if packed is None else rules.unpack(packed)
    box.restore(rest)
    return box
