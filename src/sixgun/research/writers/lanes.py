"""Games side by side: their states, and the buffers that observations, masks and options are written into."""

from __future__ import annotations

from array import array
from typing import Any, Final

from sixgun.core.game import Game
from sixgun.core.state import State
from sixgun.lib.playouts import first_asked
from sixgun.research.writers.pieces import FIGURE

WORDS: Final = 8  # of an option
ROW: Final = 2 * WORDS  # bytes of its row
NOBODY: Final = -1


class Layout:
    """How large the parts of a row are, and how picks become numbers.

    `numbers` gives each pick its stable number; without it, an action is a place in the list of options.
    """

    def __init__(self, figures: int, actions: int, numbers: dict[int, int] | None, described: bool) -> None:
        self.figures: int = FIGURE * figures  # bytes
        self.actions: int = actions
        self.stable: bool = numbers is not None
        self.numbers: dict[int, int] = numbers or {}
        self.codes: list[int] = list(self.numbers)
        self.described: bool = described  # whether options have rows of words


class Lanes:
    """n games, each with one or more rows in the buffers: a row is what one seat sees and may do."""

    def __init__(self, game: Game[Any], writer: Any, layout: Layout, count: int, describe: Any) -> None:
        self.game: Game[Any] = game
        self.writer: Any = writer
        self.layout: Layout = layout
        self.states: list[Any] = [None] * count
        self.seat: list[int] = [NOBODY] * count  # who acts next; NOBODY when the game is over
        self.offered: list[list[int]] = [[]] * count
        self._describe: Any = describe  # the row of words of a pick
        self._known: dict[int, bytes] = {}
        self._ones: bytes = bytes([1]) * layout.actions + bytes(layout.actions)
        self._filled: list[int] = [0] * count  # how many bytes of each row's options are in use
        self.observations: Any = None
        self.masks: Any = None
        self.options: Any = None

    def use(self, observations: Any, masks: Any, options: Any) -> None:
        """Write into these buffers from now on."""
        self.observations = observations
        self.masks = masks
        self.options = options

    def observe(self, row: int, s: Any, seat: int) -> None:
        """Write what a seat sees."""
        out: list[bytes] = []
        self.writer.write(s, seat, out)
        size = self.layout.figures
        self.observations[row * size : (row + 1) * size] = b"".join(out)

    def offer(self, row: int, codes: list[int]) -> None:
        """Write what may be done. With nothing on offer, everything counts as legal, for those who draw from it."""
        layout = self.layout
        actions = layout.actions
        at = row * actions
        self.offered[row] = codes
        count = len(codes)
        if count == 0:
            self.masks[at : at + actions] = self._ones[:actions]
        elif layout.stable:
            mask = bytearray(actions)
            numbers = layout.numbers
            for code in codes:
                mask[numbers[code]] = 1
            self.masks[at : at + actions] = mask
        else:
            if count > actions:
                raise OverflowError(count)
            self.masks[at : at + actions] = self._ones[actions - count : 2 * actions - count]
        if layout.described:
            self._describe_all(row, codes)

    def _describe_all(self, row: int, codes: list[int]) -> None:
        """Write the words of the options, from the first row on, and empty what was used before."""
        known, rows = self._known, []
        for code in codes:
            found = known.get(code)
            if found is None:
                found = array("h", self._describe(code)).tobytes()
                known[code] = found
            rows.append(found)
        words = b"".join(rows)
        filled = len(words)
        if filled < self._filled[row]:
            words += bytes(self._filled[row] - filled)
        self._filled[row] = filled
        at = row * self.layout.actions * ROW
        self.options[at : at + len(words)] = words

    def code(self, row: int, action: int) -> int:
        """The pick that an action stands for; NOBODY for what is not offered."""
        codes, layout = self.offered[row], self.layout
        if layout.stable:
            if 0 <= action < layout.actions:
                code = layout.codes[action]
                if code in codes:
                    return code
            return NOBODY
        return codes[action] if 0 <= action < len(codes) else NOBODY

    def show(self, lane: int) -> None:
        """Write what the next one to act sees and may do."""
        s: State = self.states[lane]
        seat = first_asked(s)
        self.seat[lane] = seat
        self.observe(lane, s, seat)
        self.offer(lane, self.game.codes(s, seat))

    def advance(self, lanes: list[int], actions: list[int]) -> list[int]:
        """Carry out an action in each of these games; those that did not go on, the illegal ones as -1 - lane."""
        stopped: list[int] = []
        game = self.game
        cap = game.pick_cap
        for i in range(len(lanes)):
            lane = lanes[i]
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
