"""The map in characters. A line is a column of hexes, so that half a hex is half a cell and north is to the left.

Each cell has a letter for who is there, an arrow for where they face, and a mark: DOWN, aiming, out of it.
"""

from __future__ import annotations

from typing import Any, Final

from sixgun.core.messages import Msg
from sixgun.games.gunslinger.table.map import COLUMNS, Map

WIDE: Final = 4  # letters of a cell
NARROW: Final = 3  # of a map that is two boards long
MOST_CELLS: Final = 14  # of a line with wide cells
MARGIN: Final = 2  # hexes shown around people and things,
CLOSE: Final = 1  # and around a crowd
ARROWS: Final = {"n": "←", "ne": "↙", "se": "↘", "s": "→", "sw": "↗", "nw": "↖"}  # with north to the left
EMPTY: Final = "·"
BAG: Final = "$"
WEAPON: Final = "+"
DOWN: Final = "_"
AIMS: Final = "!"
OUT: Final = "x"
CROWD: Final = 10  # people and things


def map_lines(map_: Map, v: Any, marks: dict[str, str]) -> list[list[Msg]]:
    """The map, and a line that says what its signs mean; the letters stand beside the names of the sheets."""
    people = [one for one in v["characters"] if one["hex"] is not None]
    things = [thing for thing in v["weapons"] if thing["hex"] is not None]
    signs = _signs(people, things, marks)
    rows, close = drawn(map_, signs), drawn(map_, signs, NARROW)
    taken = [COLUMNS.index(name[0]) for name in signs]
    lines: list[list[Msg]] = []
    for row, narrow in zip(rows, close, strict=True):
        spare = _beyond(COLUMNS.index(row[0]), taken) if row is not rows[0] else 0
        lines.append([Msg("board-map", {"row": row, "narrow": narrow, "spare": spare})])
    return [*lines, [Msg("board-map-signs")]]


def _beyond(column: int, taken: list[int]) -> int:
    """How far a column of hexes lies outside of those with somebody or something in them: where it can be spared."""
    return max(0, min(taken) - column, column - max(taken)) if taken else 0


def letters(names: list[str]) -> dict[str, str]:
    """A letter for each character: the first of its name that nobody before has.

    >>> letters(["marshal", "mountain-man", "the-kid"])
    {'marshal': 'M', 'mountain-man': 'O', 'the-kid': 'T'}
    """
    found: dict[str, str] = {}
    for name in names:
        free = [letter for letter in name.upper() + "ABCDEFGHIJ" if letter.isalpha() and letter not in found.values()]
        found[name] = free[0]
    return found


def _signs(people: list[Any], things: list[Any], marks: dict[str, str]) -> dict[str, str]:
    """What stands in each hex that is not empty: people before things, those who can act before the others."""
    found: dict[str, str] = {}
    for thing in things:
        if found.get(thing["hex"]) != BAG:
            found[thing["hex"]] = BAG if thing["kind"] == "MB" else WEAPON
    for one in sorted(people, key=lambda one: not one["out"]):
        mark = OUT if one["out"] else DOWN if one["down"] else AIMS if one["aim"] else ""
        found[one["hex"]] = marks[one["character"]] + ARROWS[one["facing"]] + mark
    return {hex_.rstrip("*"): sign for hex_, sign in found.items()}


def drawn(map_: Map, signs: dict[str, str], most: int = WIDE) -> list[str]:
    """The rows of text, the numbers of the hexes first. A large map is cut to where something is, and so is any map
    with so many people and things on it that their sheets need the room.
    """
    spots = sorted({(COLUMNS.index(name[0]), int(name[1:].rstrip("*"))) for name in map_.names})
    taken = [(COLUMNS.index(name[0]), int(name[1:])) for name in signs]
    crowded = len(taken) > CROWD
    if taken and (len(map_.boards) > 1 or crowded):
        margin = CLOSE if crowded else MARGIN
        columns, lines = _span([column for column, _ in taken], margin), _span([row for _, row in taken], margin)
        spots = [(column, row) for column, row in spots if column in columns and row in lines]
    first, last = min([row for _, row in spots]), max([row for _, row in spots])
    wide = most if last - first < MOST_CELLS else NARROW
    head = ""
    for row in range(first, last + 1):
        head = _put(head, 2 + wide // 2 + (row - first) * wide, str(row))
    found = [head]
    for column in dict.fromkeys([column for column, _ in spots]):
        line = COLUMNS[column]
        for other, row in spots:
            if other == column:  # the columns B, D, F, ... stand half a hex higher: row 0 is there alone
                at = 2 + (row - first) * wide + (wide // 2 if column % 2 else 0)
                line = _put(line, at, signs.get(f"{COLUMNS[column]}{row}", EMPTY))
        found.append(line)
    return found


def _put(line: str, at: int, text: str) -> str:
    return line.ljust(at) + text


def _span(numbers: list[int], margin: int) -> range:
    return range(min(numbers) - margin, max(numbers) + margin + 1)
