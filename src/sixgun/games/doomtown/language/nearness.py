"""Adjacency as cards change it."""

from __future__ import annotations

from sixgun.games.doomtown.language import stats, words
from sixgun.games.doomtown.table import town
from sixgun.games.doomtown.table.changes import RULE
from sixgun.games.doomtown.table.state import NOBODY, State


def adjacent(s: State, one: int, other: int) -> bool:
    """By the rules, or because a card says of itself that it is next to such locations. [golden.card.beats-rulebook]"""
    if town.adjacent(s, one, other):
        return True
    if not s.book.rules >> words.RULE_ADJACENT & 1 or one == other or NOBODY in (one, other):
        return False
    return is_joined(s, one, other) or is_joined(s, other, one)


def is_joined(s: State, card: int, place: int) -> bool:
    """Whether a location's own trait makes another one adjacent to it."""
    for static in s.book.group[s.what[card]] if card > 0 else ():
        if static.stat == RULE + words.RULE_ADJACENT and stats.reaches(s, static, card, place):
            return True
    return False
