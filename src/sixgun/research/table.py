"""A table for learners: one game in numbers, seen through its seats' views only."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixgun.core.game import Game
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.research.actions import Actions
from sixgun.research.encoder import Encoder
from sixgun.research.given import integer, options_of, seed_of
from sixgun.research.picture import picture
from sixgun.research.words import WIDTH

MOST_CYCLES = 10**9


def check_rendering(mode: str | None) -> None:
    """Refuse a mode in which nothing is drawn here."""
    if mode not in (None, "ansi"):
        raise Refused(Refusal("field-choice", {"field": "render_mode", "allowed": ["ansi"], "got": str(mode)[:40]}))


def check_cycles(most: int | None) -> None:
    """Refuse a number of cycles after which nothing would have been played."""
    if most is not None:
        integer("max_cycles", most, 1, MOST_CYCLES)


class Table:
    """Deals, observes and plays one game after the other.

    >>> table = Table("gunfighters", seats=3)
    >>> table.deal(7)
    >>> table.observe(0).shape == (table.encoder.size,), int(table.mask(table.asked()[0]).sum())
    (True, 15)
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        listed: bool = False,
    ) -> None:
        self.game: Game[Any] = game if isinstance(game, Game) else game_of(game)
        self.options = options_of(options)
        self.state: Any = self.game.new(seats, 0, self.options)
        self.seats: int = self.state.seats
        self.encoder = Encoder(self.game, self.seats, self.options)
        self.listed = listed
        self.actions = Actions(self.game, self.seats, self.options, listed)
        self._chance = Random()
        self._at = (-1, -1)  # the decision of which `_offered` has the picks
        self._offered: list[int] = []
        self._seen_at: tuple[Any, int, int] = (None, -1, -1)  # what `_seen` is of: the state, its picks, the seat
        self._seen = memoryview(b"")
        self._memory = self.encoder.writer.memory()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """Rules, encoder and actions never change: copies share them."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state = self.game.clone(self.state)
        other._chance = Random()
        other._chance.setstate(self._chance.getstate())
        other._memory, other._seen_at = self.encoder.writer.memory(), (None, -1, -1)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """Encoder and actions are made anew in another process."""
        packed = self.game.pack(self.state)
        return _again, (self.game, self.seats, self.options, packed, self._chance.getstate(), self.listed)

    def seed(self, seed: int | None) -> None:
        """Let this seed decide all deals from now on; None changes nothing."""
        given = seed_of(seed)
        if given is not None:
            self._chance = Random(given)

    def roll(self) -> int:
        """A seed for a deal or a bot."""
        return self._chance.getrandbits(62)

    def deal(self, seed: int | None = None) -> None:
        self.state = self.game.new(self.seats, self.roll() if seed is None else seed, self.options)
        self._at = (-1, -1)

    def asked(self) -> list[int]:
        return self.game.asked(self.state)

    def over(self) -> bool:
        return not self.state.asked

    def endless(self) -> bool:
        """Whether the game has gone on for as long as games may: one more pick would be refused as a runaway."""
        return bool(self.state.asked) and self.state.picks >= self.game.pick_cap

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees and would remember, as figures from -1 to 1. Written once for each decision."""
        state, picks, before = self._seen_at
        if state is not self.state or picks != self.state.picks or before != seat:
            self._seen_at = (self.state, self.state.picks, seat)
            self._seen = self.encoder.look(self.state, seat, self._memory)
        return np.frombuffer(bytearray(self._seen), dtype=np.float32)

    def everything(self) -> NDArray[np.float32]:
        """What all seats observe, one after the other: for critics that see more than any player does."""
        return np.concatenate([self.observe(seat) for seat in range(self.seats)])

    def codes(self, seat: int) -> list[int]:
        """The picks that a seat is offered; none for a seat that is not asked. Listed once for each decision."""
        at = (self.state.picks, seat)
        if at != self._at:
            self._at = at
            self._offered = self.game.codes(self.state, seat) if self.state.asked >> seat & 1 else []
        return self._offered

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that is offered to a seat that is asked."""
        return np.frombuffer(self.actions.mask(self.codes(seat)), dtype=np.int8)

    def words(self, seat: int) -> NDArray[np.int16]:
        """The words of each option of a seat that is asked, by action number; 0 for no word."""
        words = np.zeros((self.actions.count, WIDTH), np.int16)
        codes = self.codes(seat)
        words[: len(codes)] = np.frombuffer(self.actions.rows(codes), np.int16).reshape(-1, WIDTH)
        return words

    def info(self, seat: int) -> dict[str, Any]:
        """The mask, and the options' words where action numbers are places in the list."""
        info: dict[str, Any] = {"action_mask": self.mask(seat)}
        if not self.actions.stable:
            info["options"] = self.words(seat)
        return info

    def idle(self, over: bool = False) -> dict[str, Any]:
        """What a seat that is not asked is told: nothing is offered.

        When the game is over, any action counts as legal, because libraries spread chances over those that are, even
        if they only start the next game.
        """
        info: dict[str, Any] = {"action_mask": np.full(self.actions.count, int(over), dtype=np.int8)}
        if not self.actions.stable:
            info["options"] = np.zeros((self.actions.count, WIDTH), dtype=np.int16)
        return info

    def code(self, seat: int, action: int) -> int:
        """The pick that an action stands for; below 0 for one that is not offered."""
        return self.actions.offers.code(self.codes(seat), action)

    def play(self, seat: int, action: int) -> bool:
        """Carry an action out; one that is not offered stands for the default of the ask, and gives False."""
        code = self.code(seat, int(action))
        if code < 0:
            ask = self.game.ask(self.state, seat)
            self.game.play(self.state, seat, self.codes(seat)[ask.default])
            return False
        self.game.play(self.state, seat, code)
        return True

    def rewards(self) -> list[float]:
        """By seat, when the game is over: 1 for a win alone, shares of it for a shared one; they sum to 0."""
        result = self.game.result(self.state)
        if result is None:
            return [0.0] * self.seats
        return [(score * self.seats - 1) / (self.seats - 1) for score in result.scores]

    def text(self) -> str:
        """What a spectator sees, line by line."""
        return picture(self.game, self.state)


def _again(game: Game[Any], seats: int, options: dict[str, object], packed: bytes, chance: Any, listed: bool) -> Table:
    """A table as it was in another process."""
    table = Table(game, seats, options, listed)
    table.state = game.unpack(packed)
    table._chance.setstate(chance)
    return table
