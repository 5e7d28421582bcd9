"""The table in lines, and shorter where the window has no room for it and the question below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.terminal.shown.lines import hung
from sixgun.text import Speaker

OMITTED = "-"  # what a line says in brief that is left out there
LEAST_ROOM = 24  # columns that a grid needs beside a picture

Rows: TypeAlias = list[tuple[str, list[Text]]]  # of the grid: a mark, and the cells


class Board:
    """Draws the rows of a game's sketch: lines, and a grid whose columns line up."""

    def __init__(self, console: Console, speaker: Speaker, named: Callable[[str, str], Text]) -> None:
        self.console, self.speaker, self.named = console, speaker, named

    def height(self, drawn: Sequence[Text | Table]) -> int:
        return sum([len(self.console.render_lines(part)) for part in drawn])

    def drawn(self, rows: Sequence[list[Msg]], seat: int, brief: int) -> list[Text | Table]:
        """The rows as they are, in brief (1), or in brief with one line going on where another ends (2)."""
        found: list[str | Text | Table] = []
        picture: list[Text] = []  # in brief, lines of a map, which stand beside the grid where there is room
        place = 0  # of the picture
        sheets: Rows = []
        shared: list[str] = []  # lines in brief, which stand side by side
        head = ""  # the line above them that they belong to
        indent = 0  # of theirs
        last: Plain = None  # whose the last of them is: owners are named once
        for row in [*rows, []]:
            short = self.speaker.brief(row[0]) if brief and len(row) == 1 else ""
            if short == OMITTED:
                continue
            if short and "narrow" in row[0].args:
                found += [" · ".join(shared)] if shared else []
                shared, place = [], place or len(found)
                picture.append(Text("  " + short))
                continue
            deep = _blanks(self.speaker.say(row[0])) if short else indent
            if shared and (not short or deep != indent):
                before = shared.pop() + ": " if deep > indent else ""
                found += [head + " · ".join(shared)] if shared else []
                shared, head = [], before
            if short:
                owner = row[0].args.get("seat") if deep else None
                known = owner is None or (shared and owner == last)
                shared.append(short if known else self.speaker.text("owner-of", seat=owner, things=short))
                indent, last = deep, owner
            elif len(row) == 1:
                found.append(self._line("  " + self.speaker.say(row[0])))
            elif row:
                own = row[0].args.get("seat") == seat
                said = [self._cell(cell, brief).strip() for cell in row]
                cells = [self.named(cell, "bold" if own else "") for cell in said if cell != OMITTED]
                sheets.append(("▸" if own else " ", cells))
        above, below = self._set(found[:place], brief), self._set(found[place:], brief)
        if picture:
            return self._beside(above, picture, below, sheets)
        return [*above, *below, *([_grid(sheets)] if sheets else [])]

    def _set(self, parts: Sequence[str | Text | Table], brief: int) -> list[Text | Table]:
        """Lines in brief as text; they go on further in than they begin."""
        found: list[str | Text | Table] = []
        for part in parts:
            if brief > 1 and isinstance(part, str) and found and isinstance(found[-1], str):
                found[-1] = f"{found[-1]} | {part}"
            else:
                found.append(part)
        return [self._line(" " * 6 + part)[4:] if isinstance(part, str) else part for part in found]

    def _beside(
        self, above: list[Text | Table], picture: list[Text], below: list[Text | Table], rows: Rows
    ) -> list[Text | Table]:
        """A picture with the rows of the grid at its right, in columns or run together, or below: what is lowest."""
        drawing = Text("\n").join(picture)
        ways: list[list[Text | Table]] = [[*above, drawing, *below, _grid(rows)]]
        if self.console.width - max([len(line) for line in picture]) >= LEAST_ROOM:
            for grid in (_grid([(mark, [Text(" ").join(cells)]) for mark, cells in rows]), _grid(rows)):
                both = Table.grid(padding=(0, 2))
                both.add_column(no_wrap=True)
                both.add_row(drawing, grid)
                ways.append([*above, both, *below])
        return min(reversed(ways), key=self.height)

    def _line(self, text: str) -> Text:
        return hung(self.named(text, ""), self.console)

    def _cell(self, cell: Msg, brief: int) -> str:
        return (self.speaker.brief(cell) if brief else "") or self.speaker.say(cell)


def _grid(rows: Rows) -> Table:
    grid = Table.grid(padding=(0, 2 if len(rows[0][1]) > 1 else 1)) if rows else Table.grid()
    for mark, cells in rows:
        grid.add_row(mark, *cells)
    return grid


def trimmed(rows: Sequence[list[Msg]], lines: int) -> list[list[Msg]]:
    """The rows without so many of those that can be spared, the emptiest first."""
    spare = sorted([(-_spare(row), place) for place, row in enumerate(rows) if _spare(row)])
    gone = [place for _, place in spare[:lines]]
    return [row for place, row in enumerate(rows) if place not in gone]


def spared(rows: Sequence[list[Msg]]) -> int:
    """How many rows can be spared."""
    return len([row for row in rows if _spare(row)])


def _spare(row: list[Msg]) -> int:
    spare = row[0].args.get("spare", 0) if row else 0
    return spare if isinstance(spare, int) else 0


def _blanks(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
