"""Games side by side: their states, and the buffers that observations, masks and options are written into."""

from __future__ import annotations

from typing import Any, Final

from sixgun.core.game import Game
from sixgun.core.state import State
from sixgun.lib.playouts import Luck, first_asked
from sixgun.research.writers.offers import ROW, Offers
from sixgun.research.writers.pieces import FIGURE
from sixgun.research.writers.rows import Memory

NOBODY: Final = -1
UNKNOWN: Final = -1  # how many actions are legal, where nothing was written yet
WHOLE: Final = slice(None)


class Layout:
    """How large the parts of a row are."""

    def __init__(self, figures: int, offers: Offers, described: bool) -> None:
        self.figures: int = FIGURE * figures  # bytes
        self.offers: Offers = offers
        self.actions: int = offers.actions
        self.described: bool = described  # whether options have rows of words


class Lanes:
    """n games, each with one or more rows in the buffers: a row is what one seat sees and may do."""

    def __init__(self, game: Game[Any], writer: Any, layout: Layout, count: int) -> None:
        self.game: Game[Any] = game
        self.writer: Any = writer
        self.layout: Layout = layout
        self.states: list[Any] = [None] * count
        self.seat: list[int] = [NOBODY] * count  # who acts next; NOBODY when the game is over
        self.over: list[bool] = [True] * count  # the games that begin anew with the next step
        self.offered: list[list[int]] = [[]] * count
        self._memories: list[Memory] = [writer.memory() for _ in range(count)]
        self._masks: list[Any] = []  # by row: its part of the buffer
        self._legal: list[int] = []  # by row, where actions are places in a list: how many the mask shows
        self._filled: list[int] = [0] * count  # how many bytes of each row's options are in use
        self.options: Any = None

    def use(self, observations: Any, masks: Any, options: Any) -> None:
        """Write into these buffers from now on."""
        rows, layout = len(self.states), self.layout
        for row in range(rows):
            self._memories[row].row.use(observations[row * layout.figures : (row + 1) * layout.figures])
        self._masks = [masks[row * layout.actions : (row + 1) * layout.actions] for row in range(rows)]
        self._legal = [UNKNOWN] * rows
        self.options = options

    def observe(self, row: int, s: Any, seat: int) -> None:
        """Write what a seat sees."""
        memory = self._memories[row]
        memory.row.begin()
        self.writer.write(s, seat, memory, memory.row)

    def offer(self, row: int, codes: list[int]) -> None:
        """Write what may be done. With nothing on offer, everything counts as legal, for those who draw from it."""
        layout = self.layout
        offers = layout.offers
        self.offered[row] = codes
        count = len(codes)
        mask = self._masks[row]
        if count > 0 and offers.stable:
            mask[WHOLE] = offers.none
            offers.mark(codes, mask)
            self._legal[row] = UNKNOWN
        elif self._legal[row] != count:
            mask[WHOLE] = offers.first(count if count > 0 else layout.actions)
            self._legal[row] = count
        if layout.described:
            self._describe_all(row, codes)

    def _describe_all(self, row: int, codes: list[int]) -> None:
        """Write the words of the options, from the first row on, and empty what was used before."""
        words = self.layout.offers.rows(codes)
        filled = len(words)
        if filled < self._filled[row]:
            words += bytes(self._filled[row] - filled)
        self._filled[row] = filled
        at = row * self.layout.actions * ROW
        self.options[at : at + len(words)] = words

    def code(self, row: int, action: int) -> int:
        """The pick that an action stands for; below 0 for what is not offered."""
        return self.layout.offers.code(self.offered[row], action)

    def show(self, lane: int) -> None:
        """Write what the next one to act sees and may do."""
        s: State = self.states[lane]
        seat = first_asked(s)
        self.seat[lane] = seat
        self.observe(lane, s, seat)
        self.offer(lane, self.game.codes(s, seat))

    def draw(self, luck: Luck) -> list[int]:
        """An action for each row, any legal one; 0 where a game begins anew."""
        drawn: list[int] = []
        offers = self.layout.offers
        for codes in self.offered:
            drawn.append(offers.number(codes, luck.below(len(codes))) if codes else 0)
        return drawn

    def advance(self, actions: list[int]) -> list[int]:
        """Carry out an action in each game that goes on; those that then did not, the illegal ones as -1 - lane."""
        stopped: list[int] = []
        game = self.game
        cap = game.pick_cap
        for lane in range(len(self.states)):
            if self.over[lane]:
                continue
            code = self.code(lane, actions[lane])
            if code < 0:
                stopped.append(-1 - lane)
                continue
            s: State = self.states[lane]
            game.play(s, self.seat[lane], code)
            if s.asked and s.picks < cap:
                self.show(lane)
            else:
                stopped.append(lane)
        return stopped
