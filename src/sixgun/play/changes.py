"""What each event changed in a view, so that a board can show events one by one and know no rules.

A change leads from one view to the next. It is a table of changes by key (of a table) or by index (of a list); or, in
a list, `[value]`: another value there; or `[at, count, values]`: these values instead of `count` ones in a list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sixgun.core.plain import Plain


def changes_of(stills: list[Any], told: list[bool], look: Callable[[Any], Plain]) -> list[Plain]:
    """The changes of a pick, one for each event that is told to those who look; None where an event changed nothing.

    `stills` are the states before the pick and right after each of its events; `told` says which of these are told.
    """
    found: list[Plain] = []
    before = look(stills[0])
    for heard, still in zip(told, stills[1:], strict=True):
        if heard:
            after = look(still)
            found.append(change(before, after))
            before = after
    return found


def change(old: Plain, new: Plain) -> Plain:
    """
    >>> change({"bank": 3, "players": [{"coins": 1}]}, {"bank": 2, "players": [{"coins": 2}]})
    {'bank': [2], 'players': {'0': {'coins': [2]}}}
    >>> change(["hill", "saloon"], ["ranch", "hill", "saloon"])
    [0, 0, ['ranch']]
    """
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {key: made for key, value in new.items() if (made := change(old[key], value)) is not None}
    if isinstance(old, list) and isinstance(new, list):
        if len(old) == len(new):
            return {str(i): made for i, value in enumerate(new) if (made := change(old[i], value)) is not None}
        return _spliced(old, new)
    return [new]


def _spliced(old: list[Plain], new: list[Plain]) -> list[Plain]:
    """What lies between the beginning and the end that two lists have in common."""
    most = min(len(old), len(new))
    begin = 0
    while begin < most and old[begin] == new[begin]:
        begin += 1
    end = 0
    while end < most - begin and old[-1 - end] == new[-1 - end]:
        end += 1
    return [begin, len(old) - begin - end, new[begin : len(new) - end]]
