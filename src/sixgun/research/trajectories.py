"""Decisions of recorded games as numbers: what a seat saw, what it was offered, what it chose, what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sixgun.core import records
from sixgun.core.records import Record
from sixgun.games import game as game_of
from sixgun.research.table import Table
from sixgun.research.words import WIDTH


class Decision(NamedTuple):
    """One pick of a record, as environments put it."""

    seat: int
    observation: NDArray[np.float32]
    mask: list[int]  # the numbers of the actions that were offered, in the order of the offer
    options: NDArray[np.int16]  # a row of words for each of them
    action: int
    reward: float  # at the end of the game, for the last decision of a seat; 0 before


class Folder:
    """Folds records of one game into decisions; tables of the same size and options are made once."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}

    def decisions(self, record: Record) -> Iterator[Decision]:
        """The decisions in the order in which they were made. A pick that the rules refuse is refused here, too.

        >>> import sixgun
        >>> match = sixgun.match("gunfighters", seats=3, seed=7)
        >>> ask = match.asks()[0]
        >>> events = match.play(ask.seat, ask.options[0].pick)
        >>> [(made.seat == ask.seat, made.reward) for made in Folder().decisions(match.record())]
        [(True, 0.0)]
        """
        table = self._table(record)
        game = table.game
        last = {seat: number for number, (seat, _) in enumerate(record.picks)}
        rewards = self._rewards(record, table)
        s = table.state = records.start(record, game)
        for number, (seat, pick) in enumerate(record.picks):
            codes = game.codes(s, seat) if s.asked >> seat & 1 else []
            chosen = [place for place, code in enumerate(codes) if game._text(code) == pick]
            if chosen:
                mask = table.actions.numbers(codes)
                options = np.frombuffer(table.actions.rows(codes), dtype=np.int16).reshape(-1, WIDTH)
                reward = rewards[seat] if last[seat] == number else 0.0
                yield Decision(seat, table.observe(seat), mask, options, mask[chosen[0]], reward)
            records.fold_one(record, game, s, number)

    def _rewards(self, record: Record, table: Table) -> list[float]:
        table.state = records.fold(record, table.game)
        return table.rewards()

    def _table(self, record: Record) -> Table:
        name = repr((record.game, record.seats, sorted(record.options.items()), record.pack))
        if name not in self._tables:
            plain: Any = game_of(record.game)
            game = plain.repacked(record.pack) if record.pack else plain
            self._tables[name] = Table(game, record.seats, record.options)
        return self._tables[name]
