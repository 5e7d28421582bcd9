"""The table in lines, and shorter where the window has no room for it and the question below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.terminal.shown.lines import hung
from sixgun.text import Speaker


class Board:
    """Draws the rows of a game's sketch: lines, and a grid whose columns line up."""

    def __init__(self, console: Console, speaker: Speaker, named: Callable[[str, str], Text]) -> None:
        self.console, self.speaker, self.named = console, speaker, named

    def fitted(self, rows: Sequence[list[Msg]], seat: int, below: int) -> list[Text | Table]:
        """As it is; on a terminal where that and the lines below have no room, in brief."""
        whole = self.drawn(rows, seat, brief=False)
        return whole if self.fits(whole, below) else self.drawn(rows, seat, brief=True)

    def fits(self, drawn: Sequence[Text | Table], below: int) -> bool:
        height = sum([len(self.console.render_lines(part)) for part in drawn])
        return not self.console.is_terminal or 1 + height + below <= self.console.height

    def drawn(self, rows: Sequence[list[Msg]], seat: int, brief: bool) -> list[Text | Table]:
        found: list[Text | Table] = []
        grid = Table.grid(padding=(0, 2))
        shared: list[str] = []  # lines in brief, which stand side by side
        head = ""  # the line above them that they belong to
        indent = 0  # of theirs
        last: Plain = None  # whose the last of them is: owners are named once
        for row in [*rows, []]:
            short = self.speaker.brief(row[0]) if brief and len(row) == 1 else ""
            deep = _blanks(self.speaker.say(row[0])) if short else indent
            if shared and (not short or deep != indent):
                before = shared.pop() + ": " if deep > indent else ""
                found += [self._below(head, shared)] if shared else []
                shared, head = [], before
            if short:
                owner = row[0].args.get("seat") if deep else None
                said = owner is None or (shared and owner == last)
                shared.append(short if said else self.speaker.text("owner-of", seat=owner, things=short))
                indent, last = deep, owner
            elif len(row) == 1:
                found.append(self._line("  " + self.speaker.say(row[0])))
            elif row:
                own = row[0].args.get("seat") == seat
                cells = [self.named(self._cell(cell, brief).strip(), "bold" if own else "") for cell in row]
                grid.add_row("▸" if own else " ", *cells)
        return [*found, grid]

    def _below(self, head: str, shared: list[str]) -> Text:
        """Lines in brief side by side, after what they belong to; they go on further in than they begin."""
        text: Text = self._line(" " * 6 + head + " · ".join(shared))[4:]
        return text

    def _line(self, text: str) -> Text:
        return hung(self.named(text, ""), self.console)

    def _cell(self, cell: Msg, brief: bool) -> str:
        return (self.speaker.brief(cell) if brief else "") or self.speaker.say(cell)


def _blanks(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
