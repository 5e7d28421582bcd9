"""Where a weapon is, as one int: in a box of a character's LEGEND, in a hex of the map, or gone. [2.6]"""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.table.components import BOXES

EACH: Final = len(BOXES)  # boxes of a LEGEND
GONE: Final = -1  # where an exploded weapon is


def boxed(c: int, box: int) -> int:
    """
    >>> holder_of(boxed(5, 2)), box_of(boxed(5, 2))
    (5, 2)
    """
    return c * EACH + box


def holder_of(where: int) -> int:
    """The character on whose LEGEND a weapon is, or NOBODY (-1)."""
    return where // EACH if where >= 0 else -1


def box_of(where: int) -> int:
    """The box of a weapon on a LEGEND."""
    return where % EACH


def lying_in(hex_: int) -> int:
    """
    >>> hex_under(lying_in(7))
    7
    """
    return -2 - hex_


def hex_under(where: int) -> int:
    """The hex of a weapon that lies on the map."""
    return -2 - where
