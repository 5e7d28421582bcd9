"""What cards give to players: rules, and numbers such as the hand size."""

from __future__ import annotations

from sixgun.games.doomtown.language import control, stats
from sixgun.games.doomtown.language.words import STAT_HAND_SIZE
from sixgun.games.doomtown.table.changes import RULE
from sixgun.games.doomtown.table.state import PLAYER, State


def player_rule(s: State, seat: int, rule: int) -> bool:
    """Whether a player has a rule."""
    if s.mods and stats.given(s, PLAYER + seat, rule):
        return True
    for aura in s.auras:
        for static in s.book.for_player[s.what[aura]]:
            if static.stat == RULE + rule and control.controller(s, aura) == seat and stats.works(s, static, aura):
                return True
    return False


def hand_size(s: State, seat: int) -> int:
    """How many cards a player may hold at Sundown. [sundown.hand.to-five]"""
    return max(0, s.book.variant.hand + player_stat(s, seat, STAT_HAND_SIZE))


def player_stat(s: State, seat: int, stat: int) -> int:
    """What cards add to a number of a player, such as the hand size."""
    n = stats.modified(s, PLAYER + seat, stat)
    for card in s.auras:
        if s.host[card] >= 0 and stats.is_blank(s, card):
            continue
        for static in s.book.for_player[s.what[card]]:
            if static.stat == stat and control.controller(s, card) == seat and stats.works(s, static, card):
                n = stats.changed(s, static, card, card, n)
    return n
