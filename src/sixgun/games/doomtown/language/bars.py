"""What cards keep away from: places where they don't go, cards that they don't carry, dudes who can't call them out.

`bar this place …`, `bar bearer goods …`, `bar this dude …`: the sort of the selector says which of them is meant.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import selectors, stats, words
from sixgun.games.doomtown.table.blocks import env_of
from sixgun.games.doomtown.table.book import IN_SORTS, Static
from sixgun.games.doomtown.table.state import State

PLACES: Final = 1 << words.SORT_PLACE | 1 << words.SORT_DEED
CARRIED: Final = 1 << words.SORT_GOODS | 1 << words.SORT_SPELL | 1 << words.SORT_ACTION
CALLERS: Final = 1 << words.SORT_DUDE


def has_bars(s: State, card: int) -> bool:
    """Whether anything might be barred from a card, by its own traits or those of what it carries."""
    book = s.book
    if not book.barring:
        return False
    worn = any([s.host[gear] == card and bool(book.worn_bars[s.what[gear]]) for gear in s.gear])
    return worn or bool(book.bars[s.what[card]])


def is_barred(s: State, card: int, sorts: int, other: int) -> bool:
    """Whether a trait keeps a card and another, of one of these sorts, apart. [golden.cannot.beats-can]"""
    book = s.book
    if not book.barring:
        return False
    for static in book.bars[s.what[card]]:
        if _concerns(s, static, card, sorts, other):
            return True
    for gear in s.gear:
        if s.host[gear] == card:
            for static in book.worn_bars[s.what[gear]]:
                if not stats.is_blank(s, gear) and _concerns(s, static, gear, sorts, other):
                    return True
    return False


def _concerns(s: State, static: Static, source: int, sorts: int, other: int) -> bool:
    selector = static.line[2]
    if not s.book.selectors[selector][IN_SORTS] & sorts or not stats.works(s, static, source):
        return False
    return selectors.fits(s, env_of(s, source, 0, stats.keeper(s, source)), selector, other)


def can_be_called_out(s: State, dude: int, caller: int) -> bool:
    """Whether anything, a play or an effect, can let one dude call another out. [golden.cannot.beats-can]"""
    if stats.has_rule(s, dude, words.RULE_NO_CALL_OUT):
        return False
    return caller <= 0 or not is_barred(s, dude, CALLERS, caller)
