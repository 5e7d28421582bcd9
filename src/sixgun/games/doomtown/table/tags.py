"""Tags: how a card in play is told from all others, by its owner, its printed card and the number of the copy."""

from __future__ import annotations

from typing import Final

OWNER_SHIFT: Final = 16
WHAT_SHIFT: Final = 4
MOST_OWNERS: Final = 8
MOST_WHAT: Final = 4096  # printed cards: picks and tags have twelve bits for them
MOST_COPIES: Final = 16


def tag_of(owner: int, what: int, copy: int) -> int:
    return owner << OWNER_SHIFT | what << WHAT_SHIFT | copy


def owner_in(tag: int) -> int:
    return tag >> OWNER_SHIFT


def what_in(tag: int) -> int:
    return tag >> WHAT_SHIFT & MOST_WHAT - 1


def copy_in(tag: int) -> int:
    return tag & MOST_COPIES - 1
