"""Entries side by side, for windows with few lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

MOST_COLUMNS = 10
GAP = 1  # blanks between entries


def two_by_two(entries: Sequence[Text], width: int) -> list[Text]:
    """Two entries a line, where both are short enough."""
    return _aligned(entries, width, 2)


def packed(entries: Sequence[Text], width: int) -> list[Text]:
    """As few lines as columns allow; a long entry takes two columns, or more."""
    ways = [_aligned(entries, width, columns) for columns in range(2, MOST_COLUMNS + 1)]
    return min(ways, key=len)


def _aligned(entries: Sequence[Text], width: int, columns: int) -> list[Text]:
    """Each entry where the next column begins, or on a new line if it has no room there."""
    column = width // columns
    lines: list[Text] = []
    for entry in entries:
        start = -(-(len(lines[-1]) + GAP) // column) * column if lines else width
        if start + len(entry) <= width:
            lines[-1].append(" " * (start - len(lines[-1])))
            lines[-1].append_text(entry)
        else:
            lines.append(entry.copy())
    return lines
