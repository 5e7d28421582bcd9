"""Ways over the map, step by step: to what lies in a hex, or off the map.

A divided hex counts as one for ranges, but only who stands in the right part of it can take what lies there. So ways
are counted in steps from neighbour to neighbour.
"""

from __future__ import annotations

from sixgun.games.gunslinger.rules.movement import AHEAD, BEHIND
from sixgun.games.gunslinger.table.map import OFF_MAP, Map, turned

_KEPT: list[tuple[Map, dict[int, list[int]]]] = []  # of the map that was last looked at


def steps_to(map_: Map, goal: int) -> list[int]:
    """By hex, the steps to a hex, or with OFF_MAP those that lead off the map. Not to be changed.

    >>> import sixgun
    >>> board = sixgun.game("gunslinger").new(options={"showdown": 1}).map
    >>> steps_to(board, board.number["F3"])[board.number["F9"]], steps_to(board, OFF_MAP)[board.number["F3"]]
    (6, 4)
    """
    if not _KEPT or _KEPT[0][0] is not map_:
        _KEPT[:] = [(map_, {})]
    kept = _KEPT[0][1]
    if goal not in kept:
        kept[goal] = _counted(map_, goal)
    return kept[goal]


def _counted(map_: Map, goal: int) -> list[int]:
    """From the goal outwards."""
    found = [-1] * map_.size
    edge = [hex_ for hex_ in range(map_.size) if goal == OFF_MAP and OFF_MAP in _around(map_, hex_)]
    waiting = edge if goal == OFF_MAP else [goal]
    steps = 1 if goal == OFF_MAP else 0
    while waiting:
        for hex_ in waiting:
            found[hex_] = steps
        steps += 1
        waiting = sorted({to for hex_ in waiting for to in _around(map_, hex_) if to != OFF_MAP and found[to] < 0})
    return found


def _around(map_: Map, hex_: int) -> tuple[int, ...]:
    return map_.neighbour[hex_ * 6 : hex_ * 6 + 6]


def nearest_ahead(map_: Map, goal: int, hex_: int, facing: int, behind: bool = False) -> int:
    """The steps that are left after one of those that can be taken without turning, or after an about-face."""
    return min([steps_left(map_, goal, hex_, facing, way) for way in (BEHIND if behind else AHEAD)])


def steps_left(map_: Map, goal: int, hex_: int, facing: int, way: int) -> int:
    """After a step in a direction, as the character sees it; off the map, none or more than there can be."""
    to = map_.neighbour[hex_ * 6 + turned(facing, way)]
    if to == OFF_MAP:
        return 0 if goal == OFF_MAP else map_.size
    return steps_to(map_, goal)[to]
