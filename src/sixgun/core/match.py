"""A match: one game being played, with the log of its picks.

Taking back is folding the log without its tail, from the last mark before it: every so many picks the state is put by,
so that taking back costs the same early and late in a long game.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

from sixgun.core import records, secrecy
from sixgun.core.checks import native
from sixgun.core.events import EVERYBODY, Event
from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused, Runaway

EVERY: Final = 16  # picks from mark to mark
KEPT: Final[tuple[str, ...]] = (
    "names",
    "revealing",
    "known",
    "takebacks",
    "quiet",
    "chairs",
)  # beside state, picks and marks


class Match:
    """A game in play.

    >>> import sixgun
    >>> match = sixgun.match("gunfighters", seats=3, seed=7)
    >>> ask = match.asks()[0]
    >>> events = match.play(ask.seat, ask.options[0].pick)
    >>> len(match.record().picks)
    1
    """

    def __init__(
        self,
        game: Game[Any],
        seats: object = None,
        seed: object = 0,
        options: object = None,
        names: Sequence[str] = (),
        position: dict[str, Plain] | None = None,
    ) -> None:
        self.game = game
        self.names = list(names)
        self.position = None if position is None else game.data(game.position(position))
        self.state: Any = game.new(seats, seed, options) if self.position is None else game.position(self.position)
        given = native(seed)
        self.seed: int | bytes = given if isinstance(given, int | bytes) else 0  # anything else is refused by now
        self.options: dict[str, Plain] = game.option_values(self.state)
        self._before: int = self.state.picks  # a position may come from the middle of another match
        self.picks: list[tuple[int, str]] = []
        self.revealing: list[bool] = []  # by pick: whether its events told somebody something new
        self.known: list[int] = []  # by pick: what others may know of it (secrecy.py)
        self.watched = False  # whether `stills` are kept
        # The states before the last pick that all know of, and right after each of its events, by EVERYBODY; and by
        # seat, of a pick since then that only the seat itself knows of.
        self.stills: dict[int, list[Any]] = {}
        self.marks: list[tuple[int, bytes]] = []  # how many picks were made, and the state then: packed and compressed
        self.takebacks = 0
        self.quiet = 0  # of these, how many nobody else knows of
        self.chairs: list[str] = []  # by seat: who plays it, for when the match is resumed

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    def asks(self) -> tuple[Any, ...]:
        return self.game.asks(self.state)

    def play(self, seat: object, pick: object, code: int | None = None) -> list[Event]:
        """Make a pick; `code` is given if it was checked just now. A game that runs away leaves its record."""
        if code is None:
            code = self.game.check(self.state, seat, pick)
        assert isinstance(seat, int)  # anything else was refused
        assert isinstance(pick, str)
        sealed = self.state.sealed
        stills: list[Any] = []
        before = [self.game.clone(self.state)] if self.watched else []
        try:
            events = self.game.carry_out(self.state, seat, code, stills if self.watched else None)
        except Runaway as runaway:
            runaway.record = self.record()
            raise
        self.picks.append((seat, pick))
        self.revealing.append(any(event.reveals for event in events))
        self.known.append(secrecy.known_of(sealed, self.state, seat, events))
        self._keep_stills(seat, before + stills)
        if len(self.picks) % EVERY == 0:
            self.marks.append((len(self.picks), zlib.compress(self.game.pack(self.state), 1)))
        return events

    def _keep_stills(self, seat: int, stills: list[Any]) -> None:
        """Of the last pick: what all know of replaces everything, what only one seat knows of what that seat had."""
        part = self.known[-1] == secrecy.PART
        self.stills = {whose: taken for whose, taken in self.stills.items() if whose != seat} if part else {}
        if stills:
            self.stills[seat if part else EVERYBODY] = stills

    def refuse_take_back(self, seat: int) -> Refusal | None:
        """Why this seat may not freely take its last pick back: somebody else acted, or something was revealed."""
        last = self._last_pick(seat)
        if last < 0:
            return Refusal("take-back-nothing")
        if last >= self._sealed():
            return None
        known = [number for number in range(last, len(self.picks)) if self.known[number] != secrecy.PART]
        if any(self.picks[number][0] != seat for number in known):
            return Refusal("take-back-others-acted")
        if any(self.revealing[number] for number in known):
            return Refusal("take-back-revealed")
        return None

    def take_back(self, seat: int, agreed: bool = False) -> None:
        """Undo everything from this seat's last pick on; where that is not free, only if the others agreed.

        While seats choose together, a seat takes back its own secret pick and nobody else's.
        """
        refusal = self.refuse_take_back(seat)
        if refusal is not None and (not agreed or refusal.code == "take-back-nothing"):
            raise Refused(refusal, self.game.key)
        last = self._last_pick(seat)
        quiet = self.may_quietly(seat)
        stills = {whose: taken for whose, taken in self.stills.items() if whose != seat} if quiet else {}
        kept = self.picks[:last] + (self.picks[last + 1 :] if last >= self._sealed() else [])
        first = self._back_to_mark(last)
        watched, self.watched = self.watched, False
        for who, pick in kept[first:]:
            self.play(who, pick)
        self.watched = watched
        self.stills = stills
        self.takebacks += 1
        self.quiet += quiet

    def may_quietly(self, seat: int) -> bool:
        """Whether nobody else would know if this seat took its last pick back, as nobody knows that it was made."""
        last = self._last_pick(seat)
        return 0 <= self._sealed() <= last and self.known[last] == secrecy.PART

    def _back_to_mark(self, count: int) -> int:
        """Back to the last mark at which no more than so many picks were made, or to the deal: how many were."""
        while self.marks and self.marks[-1][0] > count:
            self.marks.pop()
        first, packed = self.marks[-1] if self.marks else (0, b"")
        self.state = self.game.unpack(zlib.decompress(packed)) if packed else self._dealt()
        del self.picks[first:]
        del self.revealing[first:]
        del self.known[first:]
        return first

    def _dealt(self) -> Any:
        """The state before the first pick."""
        if self.position is None:
            return self.game.new(self.seats, self.seed, self.options)
        return self.game.position(self.position)

    def _sealed(self) -> int:
        """How many picks everybody may know of: while seats choose together, those made before."""
        sealed: int = max(0, self.state.sealed - self._before)
        return len(self.picks) if self.state.sealed < 0 or not self.state.asked else sealed

    def _last_pick(self, seat: int) -> int:
        for number in range(len(self.picks) - 1, -1, -1):
            if self.picks[number][0] == seat:
                return number
        return -1

    def record(self, show_seed: bool = True) -> Record:
        """The record so far. Without the seed it is what everybody may see: a secret pick is a question mark in it.

        While seats choose together, nothing of it is in the record.
        """
        result = self.game.result(self.state)
        everybodys = [
            (seat, secrecy.shown(pick, known)) for (seat, pick), known in zip(self.picks, self.known, strict=True)
        ]
        picks = self.picks if show_seed else everybodys[: self._sealed()]
        return Record(
            self.game.key,
            self.game.version,
            self.seats,
            self.options,
            records.promise(self.seed),
            self.seed if show_seed else None,
            picks,
            self.names,
            self.position if show_seed else None,  # a position tells everything
            self.game.pack_data or None,
            result.plain() if result else None,
            self.game.hash(self.state) if show_seed else "",
            self.takebacks if show_seed else self.takebacks - self.quiet,
            self.chairs,
        )
