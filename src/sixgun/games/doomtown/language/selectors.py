"""References, amounts, conditions and selectors of card abilities, read in a state; see docs/doomtown-cards.md.

[text.this.current-situation, act.requirement.first-sentence]
"""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import control, filters, nouns, phrases, pools, stats
from sixgun.games.doomtown.language.nouns import PATH_BITS, REF_BITS
from sixgun.games.doomtown.table import hands, sides, town
from sixgun.games.doomtown.table.blocks import (
    E_CANDIDATE,
    E_CHEATER,
    E_IT,
    E_MARGIN,
    E_MARK,
    E_PAID,
    E_PULL_CODE,
    E_TAKEN,
    E_THIS,
    E_X,
    E_Y,
    E_YOU,
    E_Z,
)
from sixgun.games.doomtown.table.records import JOB_LEADER
from sixgun.games.doomtown.table.state import CASUALTY, FIGHT, NOBODY, PLAYER, SQUARE, State, bearer
from sixgun.lib.hands import value_of

ALL: Final = 99  # as much as there is
PULL_THING: Final = 25_000
PLACES_OF_REFS: Final = {
    nouns.THIS: E_THIS,
    nouns.X: E_X,
    nouns.Y: E_Y,
    nouns.Z: E_Z,
    nouns.IT: E_IT,
    nouns.MARK: E_MARK,
    nouns.CHEATER: E_CHEATER,
    nouns.CANDIDATE: E_CANDIDATE,
}


# ---- references


def thing(s: State, env: list[int], ref: int) -> int:
    """The one that is meant, or NOBODY. [text.this.current-situation]"""
    base = ref & (1 << REF_BITS) - 1
    place = PLACES_OF_REFS.get(base, -1)
    found = env[place] if place >= 0 else _other_thing(s, env, base)
    paths = ref >> REF_BITS
    while paths and found >= 0:
        found = _along(s, found, paths & (1 << PATH_BITS) - 1)
        paths >>= PATH_BITS
    return found


def _other_thing(s: State, env: list[int], base: int) -> int:
    if base == nouns.YOU:
        return PLAYER + env[E_YOU]
    if base == nouns.BEARER:
        return bearer(s, env[E_THIS])
    if base == nouns.OPPONENT:
        seat = sides.opponent(s, env[E_YOU])
        return PLAYER + seat if seat >= 0 else NOBODY
    if base == nouns.LEADER:
        return s.job[JOB_LEADER]
    if base == nouns.FIGHT:
        return FIGHT
    if base == nouns.PULL:
        return PULL_THING
    return NOBODY


def _along(s: State, found: int, path: int) -> int:
    if path == nouns.PLACE_OF:
        return town.place_of(s, found)
    if path == nouns.BEARER_OF:
        return bearer(s, found)
    seat = control.controller(s, found) if path == nouns.CONTROLLER_OF else s.owner[found]
    return PLAYER + seat if seat >= 0 else NOBODY


def things(s: State, env: list[int], ref: int) -> list[int]:
    """All that are meant: several for `some` and `posse`."""
    if ref == nouns.SOME:
        return s.some[:]
    if ref == nouns.POSSE:
        return sides.posse(s, sides.side_of(s, env[E_YOU]))
    found = thing(s, env, ref)
    return [found] if found >= 0 else []


# ---- amounts


def amount_of(s: State, env: list[int], amount: int) -> int:
    kind, sign, value, ref = s.book.amounts[amount]
    if kind == phrases.NUMBER:
        return sign * value
    if kind == phrases.STAT:
        return sign * sum([stat_of(s, value, one) for one in things(s, env, ref)])
    if kind == phrases.COUNT:
        return sign * len(candidates(s, env, value))
    return sign * _word(s, env, value)


def _word(s: State, env: list[int], word: int) -> int:
    if word == nouns.PULLED_VALUE:
        return value_of(env[E_PULL_CODE]) if env[E_PULL_CODE] >= 0 else 0
    if word == nouns.MARGIN:
        return env[E_MARGIN]
    if word == nouns.PAID:
        return env[E_PAID]
    if word == nouns.TAKEN:
        return env[E_TAKEN]
    if word == nouns.OTHERS:
        return s.seats - 1
    if word == nouns.BEST_HUCKSTER:
        ratings = s.book.cards.huckster
        return max([0] + [stats.skill(s, dude, ratings) for gang in s.gang for dude in gang])
    if word == nouns.FALLEN:
        side = sides.side_of(s, env[E_YOU])
        return max([0] + [s.fallen[i + 2] for i in range(0, len(s.fallen), 3) if s.fallen[i] == side])
    return ALL


def stat_of(s: State, stat: int, one: int) -> int:
    """A number of a card, player or casualty as it is now."""
    if one >= CASUALTY:
        return s.fallen[(one - CASUALTY) * 3 + (1 if stat == nouns.VALUE else 2)]
    if one >= PLAYER:
        seat = one - PLAYER
        return len(s.hand[seat]) if stat == nouns.HAND else hands.rank(s, seat)
    if stat == nouns.BULLETS:
        return stats.bullets(s, one)
    if stat == nouns.INFLUENCE:
        return stats.influence(s, one)
    if stat == nouns.VALUE:
        return value_of(hands.code_of(s, one)) if town.place_of(s, one) == NOBODY else stats.value(s, one)
    if stat == nouns.UPKEEP:
        return stats.upkeep(s, one)
    if stat == nouns.CONTROL:
        return stats.control_points(s, one)
    if stat == nouns.BOUNTY:
        return s.bounty[one]
    if stat == nouns.GRIT:
        return stats.grit(s, one)
    return stats.production(s, one)


# ---- conditions


def holds(s: State, env: list[int], condition: int) -> bool:
    kind, one, relation, other = s.book.conditions[condition]
    if kind == phrases.IS_SO:
        found = thing(s, env, one)
        return found >= 0 and fits(s, env, relation, found)
    if kind == phrases.COMPARE:
        return compared(amount_of(s, env, one), relation, amount_of(s, env, other))
    return s.fight[0] != 0


def compared(one: int, relation: int, other: int) -> bool:
    if relation == nouns.LESS:
        return one < other
    if relation == nouns.AT_MOST:
        return one <= other
    if relation == nouns.EQUAL:
        return one == other
    return one >= other if relation == nouns.AT_LEAST else one > other


# ---- selectors


def fits(s: State, env: list[int], selector: int, one: int) -> bool:
    """Whether a selector means this one: it is of the sort, and every filter holds."""
    entry = s.book.selectors[selector]
    if entry[0] and not _is_of_sort(s, entry[0], one):
        return False
    for i in range(1, len(entry), phrases.FILTER_WIDTH):
        if filters.passes(s, env, entry[i], entry[i + 2], entry[i + 3], one) == bool(entry[i + 1]):
            return False
    return True


def _is_of_sort(s: State, sorts: int, one: int) -> bool:
    if one >= len(s.what):
        return sorts & (nouns.A_PLAYER | nouns.AN_ABILITY | nouns.A_CASUALTY) != 0
    if sorts & (nouns.A_CARD | nouns.A_PLACE):
        return True
    return one != SQUARE and s.book.sorts[s.what[one]] & sorts != 0


def candidates(s: State, env: list[int], selector: int) -> list[int]:
    """All that a selector means."""
    return [one for one in pools.pool(s, env, selector) if fits(s, env, selector, one)]
