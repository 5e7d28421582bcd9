"""Stacks that a search tries whatever the rules bot thinks of them: to back off, lie low, run, wait, or shoot.

The rules bot looks for the stacks that win the gunfight. With a lead, to back off is often better than to fight on.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.table import codes
from sixgun.games.gunslinger.table.components import SIDES
from sixgun.games.gunslinger.table.stacks import packed

NEARER: Final[tuple[str, ...]] = (
    *("1f", "1f+2f", "1f+5f", "1f+2f+5f", "5f+1f", "5f+1f+2f", "7f+1f", "7f+1f+2f"),  # ADVANCE, RUN
    *("9f+1f", "1f+9f", "1f+2f+3f"),  # with a draw, or to SPRINT
)
OTHERS: Final[tuple[str, ...]] = (
    *("1b", "1b+5f", "5f+1b", "7f+1b", "1b+7f", "3b+1b"),  # BACK UP
    *("4b", "4b+5f", "4b+5f+6f", "5f+4b", "5f+6f+4b", "7f+4b", "5f+7f+4b", "4b+9f", "9f+4b"),  # LEAP/DROP
    *("5b", "7f+5b"),  # GET UP/DOWN
    *("2b+1f", "3b+1f", "3b+1f+2f"),  # about-face, and away
    *("5f", "7f", "5f+6f", "5f+7f", "7f+5f", "7f+5f+6f", "5f+6f+7f", "9f", "9f+5f", "9f+7f", "3b", "3b+5f"),
)


def _read(words: tuple[str, ...]) -> list[int]:
    return [codes.with_stack(packed([SIDES.index(side) for side in word.split("+")])) for word in words]


ADVANCES: Final[list[int]] = _read(NEARER)
MANOEUVRES: Final[list[int]] = [codes.with_stack(0), *ADVANCES, *_read(OTHERS)]
