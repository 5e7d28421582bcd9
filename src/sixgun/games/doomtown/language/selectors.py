"""References, amounts, conditions and selectors of card abilities, read in a state; see docs/doomtown-cards.md.

What single words mean is bound by meanings.py, because most of them are asked for through selectors again: a filter
looks at a figure, a figure depends on a trait, and a trait says with a selector whom it concerns.

[text.this.current-situation, act.requirement.first-sentence]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.language.words import BITS_OF_PATH, BITS_OF_REF
from sixgun.games.doomtown.table import hands, sides, town
from sixgun.games.doomtown.table.blocks import E_CANDIDATE, E_CHEATER, E_IT, E_MARK, E_THIS, E_X, E_Y, E_YOU, E_Z
from sixgun.games.doomtown.table.book import (
    AMOUNT_COUNT,
    AMOUNT_NUMBER,
    AMOUNT_STAT,
    EITHER_OF,
    FILTER_WIDTH,
    FILTERS_FROM,
    IF_COMPARED,
    IF_SO,
)
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.records import (
    FALLEN_BULLETS,
    FALLEN_PLACE,
    FALLEN_VALUE,
    FALLEN_WIDTH,
    FIGHT_ON,
    JOB_LEADER,
)
from sixgun.games.doomtown.table.state import (
    CASUALTY_THING,
    FIGHT_THING,
    NOBODY,
    PLAYER,
    PULL_THING,
    SQUARE,
    State,
    ability_thing,
    bearer,
)

Filter: TypeAlias = Callable[[State, list[int], int, int], bool]  # (state, block, operand, whom): whether it holds
Figure: TypeAlias = Callable[[State, int], int]  # (state, card): a figure of it
Number: TypeAlias = Callable[[State, list[int]], int]
Path: TypeAlias = Callable[[State, int], int]  # (state, thing): another thing, or NOBODY

FILTERS: Final[list[Filter]] = []
FIGURES: Final[list[Figure]] = []
NUMBERS: Final[list[Number]] = []
PATHS: Final[list[Path]] = []

PLACES_OF_REFS: Final = {
    words.REF_THIS: E_THIS,
    words.REF_X: E_X,
    words.REF_Y: E_Y,
    words.REF_Z: E_Z,
    words.REF_IT: E_IT,
    words.REF_MARK: E_MARK,
    words.REF_CHEATER: E_CHEATER,
    words.CANDIDATE: E_CANDIDATE,
}


# ---- references


def thing(s: State, env: list[int], ref: int) -> int:
    """The one that is meant, or NOBODY. [text.this.current-situation]"""
    base = ref & (1 << BITS_OF_REF) - 1
    place = PLACES_OF_REFS.get(base, -1)
    found = env[place] if place >= 0 else _other_thing(s, env, base)
    paths = ref >> BITS_OF_REF
    while paths and found >= 0:
        found = PATHS[(paths & (1 << BITS_OF_PATH) - 1) - 1](s, found)
        paths >>= BITS_OF_PATH
    return found


def _other_thing(s: State, env: list[int], base: int) -> int:
    if base == words.REF_YOU:
        return PLAYER + env[E_YOU]
    if base == words.REF_BEARER:
        return bearer(s, env[E_THIS])
    if base == words.REF_OPPONENT:
        seat = sides.opponent(s, env[E_YOU])
        return PLAYER + seat if seat >= 0 else NOBODY
    if base == words.REF_LEADER:
        return s.job[JOB_LEADER]
    if base == words.REF_FIGHT:
        return FIGHT_THING
    if base == words.REF_SPOT:  # where the last casualty was
        return s.fallen[len(s.fallen) - FALLEN_WIDTH + FALLEN_PLACE] if s.fallen else NOBODY
    if base == words.REF_PULL:
        return PULL_THING
    return NOBODY


def things(s: State, env: list[int], ref: int) -> list[int]:
    """All that are meant: several for `some` and `posse`."""
    if ref == words.REF_SOME:
        return s.some[:]
    if ref == words.REF_POSSE:
        return sides.posse(s, sides.side_of(s, env[E_YOU]))
    found = thing(s, env, ref)
    return [found] if found >= 0 else []


# ---- amounts


def amount_of(s: State, env: list[int], amount: int) -> int:
    kind, sign, value, ref = s.book.amounts[amount]
    if kind == AMOUNT_NUMBER:
        return sign * value
    if kind == AMOUNT_STAT:
        return sign * sum([stat_of(s, value, one) for one in things(s, env, ref)])
    if kind == AMOUNT_COUNT:
        return sign * len(candidates(s, env, value))
    return sign * NUMBERS[value](s, env)


def stat_of(s: State, stat: int, one: int) -> int:
    """A number of a card, player or casualty as it is now."""
    if one >= CASUALTY_THING:
        at = (one - CASUALTY_THING) * FALLEN_WIDTH
        return s.fallen[at + (FALLEN_VALUE if stat == words.STAT_VALUE else FALLEN_BULLETS)]
    if one >= PLAYER:
        seat = one - PLAYER
        return len(s.hand[seat]) if stat == words.STAT_HAND else hands.rank(s, seat)
    return FIGURES[stat](s, one)


# ---- conditions


def holds(s: State, env: list[int], condition: int) -> bool:
    kind, one, relation, other = s.book.conditions[condition]
    if kind == IF_SO:
        found = thing(s, env, one)
        return found >= 0 and fits(s, env, relation, found)
    if kind == IF_COMPARED:
        return compared(amount_of(s, env, one), relation, amount_of(s, env, other))
    return s.fight[FIGHT_ON] != 0


def compared(one: int, relation: int, other: int) -> bool:
    if relation == words.LESS:
        return one < other
    if relation == words.AT_MOST:
        return one <= other
    if relation == words.EQUAL:
        return one == other
    return one >= other if relation == words.AT_LEAST else one > other


# ---- selectors


def fits(s: State, env: list[int], selector: int, one: int) -> bool:
    """Whether a selector means this one: it is of the sort, and every filter holds. Its pile is not looked at."""
    entry = s.book.selectors[selector]
    if entry[0] and not _is_of_sort(s, entry[0], one):
        return False
    for i in range(FILTERS_FROM, len(entry), FILTER_WIDTH):
        which = entry[i]
        if which == EITHER_OF:
            holds_so = fits(s, env, entry[i + 2], one) or fits(s, env, entry[i + 3], one)
        else:
            holds_so = FILTERS[which](s, env, entry[i + 2], one)
        if holds_so == bool(entry[i + 1]):
            return False
    return True


def _is_of_sort(s: State, sorts: int, one: int) -> bool:
    if one >= len(s.what):
        return sorts & (1 << words.SORT_PLAYER | 1 << words.SORT_ABILITY | 1 << words.SORT_CASUALTY) != 0
    if sorts & (1 << words.SORT_CARD | 1 << words.SORT_PLACE):
        return True
    return one != SQUARE and s.book.sorts[s.what[one]] & sorts != 0


def candidates(s: State, env: list[int], selector: int) -> list[int]:
    """All that a selector means."""
    return [one for one in pool(s, env, selector) if fits(s, env, selector, one)]


def pool(s: State, env: list[int], selector: int) -> list[int]:
    """What a selector looks through: a pile of the player's, or everything of its sort in play."""
    entry = s.book.selectors[selector]
    sorts, pile = entry[0], entry[1]
    if pile != NONE:
        return pile_of(s, env[E_YOU], pile)
    if sorts == 1 << words.SORT_DUDE:
        return [dude for gang in s.gang for dude in gang]
    if sorts == 1 << words.SORT_PLACE:
        return town.places(s)
    if sorts == 1 << words.SORT_PLAYER:
        return [PLAYER + other for other in range(s.seats)]
    if sorts == 1 << words.SORT_ABILITY:
        return [
            ability_thing(dude, k) for gang in s.gang for dude in gang for k in range(len(s.book.of_card[s.what[dude]]))
        ]
    if sorts == 1 << words.SORT_CASUALTY:
        return [CASUALTY_THING + i for i in range(len(s.fallen) // FALLEN_WIDTH)]
    found: list[int] = []
    if sorts & 1 << words.SORT_DUDE:
        found += [dude for gang in s.gang for dude in gang]
    if sorts & 1 << words.SORT_DEED:
        found += [place for place in town.places(s) if place and place != s.homes[s.owner[place]]]
    if sorts & (1 << words.SORT_GOODS | 1 << words.SORT_SPELL):
        found += s.gear
    return found


def pile_of(s: State, seat: int, pile: int) -> list[int]:
    if pile == words.PILE_HAND:
        return s.hand[seat]
    if pile == words.PILE_DRAW_HAND:
        return s.drawn[seat]
    if pile == words.PILE_DISCARD_PILE:
        return s.discards[seat]
    return s.boot_hill[seat] if pile == words.PILE_BOOT_HILL else s.deck[seat]
