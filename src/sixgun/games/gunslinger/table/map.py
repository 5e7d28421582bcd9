"""The map (2.1, 8): hexes as ints, directions, ranges, aim zones.

    the_map(figures, boards)               the Map of some boards, made once: the_map(figures, ("A",))
    map.neighbour[hex * 6 + direction]     the hex there, or OFF_MAP
    map.distance(a, b)                     the range in hexes [13.51a]
    map.in_aim_zone(hex, facing, target)   [8.32a]
    map.long(shooter, facing, target)      one or two directions [14.32a]
    map.number["F3"], map.names[hex]       coordinates; the parts of a divided hex are C14, C14*, C14**
    map.terrain[hex]                       OPEN everywhere in Section I [1.24]

Directions are 0-5, clockwise from north. A relative direction (components.HEX_LINES: 0 straight ahead, 1 ahead right
and so on) is added to the facing: turned(facing, relative). Distances are those of whole hexes: the parts of a divided
hex lie in one place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from sixgun.core.plain import Plain
from sixgun.games.gunslinger.table.figures import Figures

DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
NORTH: Final = 0
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH: Final = 3
SOUTH_WEST: Final = 4
NORTH_WEST: Final = 5
OFF_MAP: Final = -1
Spots: TypeAlias = "dict[tuple[int, int], int]"
TERRAINS: Final[tuple[str, ...]] = ("open",)  # what Section IV will add to
OPEN: Final = 0

COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTU"
PLACES: Final = {"nw": (0, 0), "ne": (10, 0), "sw": (0, 12), "se": (10, 12)}  # first column and first row of a board

# One step in each direction, in coordinates of which x runs to the south-east and y to the south: x + y is constant to
# the north-east. Any two hexes differ by such a pair, wherever they lie.
STEP_X: Final[tuple[int, ...]] = (0, 1, 1, 0, -1, -1)
STEP_Y: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 0)
# By facing: how many steps ahead left (LEFT_X * x + LEFT_Y * y) and how many ahead right make up an offset (x, y).
# The aim zone is where neither number is negative.
LEFT_X: Final[tuple[int, ...]] = (-1, 0, 1, 1, 0, -1)
LEFT_Y: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 0)
RIGHT_X: Final[tuple[int, ...]] = (0, 1, 1, 0, -1, -1)
RIGHT_Y: Final[tuple[int, ...]] = (-1, 0, 1, 1, 0, -1)


def turned(facing: int, relative: int) -> int:
    """The direction that a character calls straight ahead (0), ahead right (1), and so on clockwise. [8.31, 14.31]

    >>> DIRECTIONS[turned(SOUTH, 1)]
    'sw'
    """
    return (facing + relative) % 6


class Map:
    """Boards laid side by side. [2.1a, 3.1]"""

    __slots__ = ("boards", "divided", "half", "names", "neighbour", "number", "size", "terrain", "x", "y")

    def __init__(self, boards: tuple[str, ...], parts: Spots, edge: Spots, cuts: Sequence[Sequence[int]]) -> None:
        """By (column, row): the number of parts of each hex, and whether it is cut by the map's edge.

        `cuts[n][side]`: which of n parts of a divided hex has a side.
        """
        self.boards: tuple[str, ...] = boards
        spots = [(column, row, part) for (column, row), count in parts.items() for part in range(count)]
        self.size: int = len(spots)
        self.names: tuple[str, ...] = tuple([f"{COLUMNS[column]}{row}{'*' * part}" for column, row, part in spots])
        self.number: dict[str, int] = {name: hex_ for hex_, name in enumerate(self.names)}
        self.x: tuple[int, ...] = tuple([column for column, _, _ in spots])
        self.y: tuple[int, ...] = tuple([row - column // 2 for column, row, _ in spots])
        self.terrain: tuple[int, ...] = (OPEN,) * self.size
        index = {spot: hex_ for hex_, spot in enumerate(spots)}
        beside: list[int] = []
        for column, row, part in spots:
            for direction in range(6):
                own = cuts[parts[column, row]][direction]
                if own != part:  # inwards: the part of this hex on that side
                    beside.append(index[column, row, own])
                    continue
                next_ = (column + STEP_X[direction], row + _row_step(column, direction))
                count = parts.get(next_, 0)
                beside.append(index[next_[0], next_[1], cuts[count][(direction + 3) % 6]] if count else OFF_MAP)
        self.neighbour: tuple[int, ...] = tuple(beside)
        # For drawings of the map: rules treat parts and half-hexes like any hex. [8.1a, 8.1c]
        self.divided: tuple[bool, ...] = tuple([parts[column, row] > 1 for column, row, _ in spots])
        self.half: tuple[bool, ...] = tuple([bool(edge[column, row]) for column, row, _ in spots])

    def distance(self, a: int, b: int) -> int:
        """The hexes on the shortest way, without the first and with the last; 0 in one hex, divided or not.

        [13.51a, 13.51b]
        """
        x, y = self.x[b] - self.x[a], self.y[b] - self.y[a]
        return max(abs(x), abs(y), abs(x + y))

    def in_aim_zone(self, hex_: int, facing: int, target: int) -> bool:
        """Whether a hex lies between the rows from the ahead left and ahead right hexes, both included, or is the own.

        [8.32a, 8.32b]
        """
        x, y = self.x[target] - self.x[hex_], self.y[target] - self.y[hex_]
        return LEFT_X[facing] * x + LEFT_Y[facing] * y >= 0 and RIGHT_X[facing] * x + RIGHT_Y[facing] * y >= 0

    def long(self, shooter: int, facing: int, target: int) -> tuple[int, ...]:
        """The direction of LONG, or the two between which the target's player chooses.

        The line from the shooter's centre leaves the target's hex through the side that faces its way most; through a
        corner where two sides do. From the same hex it is straight ahead of the shooter. [14.32a, 14.32b, 14.32c]
        """
        x, y = self.x[target] - self.x[shooter], self.y[target] - self.y[shooter]
        if x == 0 and y == 0:
            return (facing,)
        # With the axes at 60 degrees, twice the product of two offsets is 2xX + 2yY + xY + yX.
        along = [2 * x * STEP_X[d] + 2 * y * STEP_Y[d] + x * STEP_Y[d] + y * STEP_X[d] for d in range(6)]
        best = max(along)
        return tuple([direction for direction in range(6) if along[direction] == best])

    def bearing(self, hex_: int, target: int) -> tuple[int, ...]:
        """The direction of a target, or the two between which it lies; () in the same hex."""
        return () if self.distance(hex_, target) == 0 else self.long(hex_, NORTH, target)


def _row_step(column: int, direction: int) -> int:
    """How a step in a direction changes the row: the columns B, D, F, ... stand half a hex higher."""
    if direction in (NORTH, SOUTH):
        return -1 if direction == NORTH else 1
    up = direction in (NORTH_EAST, NORTH_WEST)
    if column % 2:
        return 0 if up else 1
    return -1 if up else 0


_MAPS: dict[str, Map] = {}


def the_map(figures: Figures, boards: tuple[str, ...]) -> Map:
    """The map of some boards that fit together, made when it is first asked for. [3.1]

    >>> from sixgun.games.gunslinger.table.figures import own_data
    >>> board = the_map(Figures(own_data()), ("A",))
    >>> board.size, board.distance(board.number["F3"], board.number["F9"])
    (137, 6)
    """
    rows = [figures.data["board"][name] for name in boards]
    key = repr((boards, rows, figures.data["divided"]))
    if key not in _MAPS:
        parts: Spots = {}
        edge: Spots = {}
        for row in rows:
            assert isinstance(row, dict)
            _lay(row, parts, edge)
        divided = figures.data["divided"]
        cuts = [(), (0,) * 6, _cut(divided["halves"]), _cut(divided["thirds"])]
        _MAPS[key] = Map(boards, parts, edge, cuts)
    return _MAPS[key]


def why_apart(figures: Figures, boards: Sequence[str]) -> tuple[str, str]:
    """Two boards that do not fit together, for one place or with a corner only in common; ("", "") if all do. [3.1]"""
    places = [_place(figures.data["board"][name]) for name in boards]
    for i, place in enumerate(places):
        for j in range(i):
            corner = place[0] != places[j][0] and place[1] != places[j][1]
            if place == places[j] or (corner and len(boards) == 2):  # a third board joins two corners
                return boards[j], boards[i]
    return "", ""


def _place(row: Plain) -> tuple[int, int]:
    assert isinstance(row, dict)
    place = row["place"]
    assert isinstance(place, str)
    return PLACES[place]


def _lay(row: dict[str, Plain], parts: Spots, edge: Spots) -> None:
    """Put a board on the map: half-hexes where it meets another one become whole."""
    left, top = _place(row)
    divided = row["divided"]
    assert isinstance(divided, list)
    for column in range(left, left + 11):
        for line in range(top + 1 - column % 2, top + 13):
            cut = column in (left, left + 10) or (column % 2 == 1 and line in (top, top + 12))
            edge[column, line] = int(cut and (column, line) not in parts)
            parts[column, line] = max(parts.get((column, line), 1), 1 + divided.count(f"{COLUMNS[column]}{line}"))


def _cut(value: Plain) -> tuple[int, ...]:
    """Which part has each side."""
    assert isinstance(value, list)
    owner = [0] * 6
    for part, sides in enumerate(value):
        assert isinstance(sides, list)
        for side in sides:
            assert isinstance(side, str)
            owner[DIRECTIONS.index(side)] = part
    return tuple(owner)
