"""References, amounts, conditions and selectors of card abilities, read in a state; see docs/doomtown-cards.md.

What single words mean is bound by meanings.py, because most of them are asked for through selectors again: a filter
looks at a figure, a figure depends on a trait, and a trait says with a selector whom it concerns.

[text.this.current-situation, act.requirement.first-sentence]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sixgun.core.frames import WIDTH, A, C
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.language.words import BITS_OF_PATH, BITS_OF_REF
from sixgun.games.doomtown.table import hands, sequence, sides, town
from sixgun.games.doomtown.table.blocks import E_CANDIDATE, E_CHEATER, E_IT, E_MARK, E_THIS, E_X, E_Y, E_YOU, E_Z
from sixgun.games.doomtown.table.book import (
    AMOUNT_COUNT,
    AMOUNT_HIGHEST,
    AMOUNT_LEAST,
    AMOUNT_LOWEST,
    AMOUNT_NUMBER,
    AMOUNT_STAT,
    AMOUNT_SUM,
    AMOUNT_TIMES,
    AMOUNT_WORD,
    EITHER_OF,
    IF_COMPARED,
    IF_PHASE,
    IF_SO,
    IN_PILES,
    IN_SORTS,
    WHOSE,
)
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.records import (
    CHECK_CARD,
    CHECK_ON,
    FALLEN_BULLETS,
    FALLEN_PLACE,
    FALLEN_VALUE,
    FALLEN_WIDTH,
    FIGHT_ON,
    JOB_LEADER,
    JOB_ON,
    LEADER_DUDE,
    MARK_DUDE,
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
Rating: TypeAlias = Callable[[State, int, int], int]  # (state, card, skill): its rating, 0 without the skill
Number: TypeAlias = Callable[[State, list[int]], int]
Path: TypeAlias = Callable[[State, int], int]  # (state, thing): another thing, or NOBODY

FILTERS: Final[list[Filter]] = []
FIGURES: Final[list[Figure]] = []
SKILLS: Final[list[Rating]] = []
NUMBERS: Final[list[Number]] = []
PATHS: Final[list[Path]] = []

MOST_PRODUCT: Final = 999  # products of products stay numbers that anybody could count to

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
# The same by reference, -1 for those that are found in another way: a list is read sooner than a dictionary.
_PLACES: Final[list[int]] = [PLACES_OF_REFS.get(ref, -1) for ref in range(1 << BITS_OF_REF)]


# ---- references


def thing(s: State, env: list[int], ref: int) -> int:
    """The one that is meant, or NOBODY. [text.this.current-situation]"""
    base = ref & (1 << BITS_OF_REF) - 1
    place = _PLACES[base]
    found = env[place] if place >= 0 else _other_thing(s, env, base)
    if base == words.REF_MARK and found < 0 and s.fight[FIGHT_ON]:
        found = s.fight[MARK_DUDE] or NOBODY  # who was called out
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
    if base == words.REF_DOER:
        return PLAYER + s.doer if s.doer >= 0 else NOBODY
    if base == words.REF_SCENE:
        return s.scene
    if base == words.REF_LEFT:
        return PLAYER + (env[E_YOU] + 1) % s.seats
    if base == words.REF_OPPONENT:
        seat = sides.opponent(s, env[E_YOU])
        return PLAYER + seat if seat >= 0 else NOBODY
    if base == words.REF_LEADER:
        return leader_of(s)
    if base == words.REF_FIGHT:
        return FIGHT_THING
    if base == words.REF_INVENTOR:
        return _of_frame(s, sequence.INVENT, C)
    if base == words.REF_SPOT:  # where the last casualty was
        return s.fallen[len(s.fallen) - FALLEN_WIDTH + FALLEN_PLACE] if s.fallen else NOBODY
    if base == words.REF_PULL:
        return PULL_THING
    if base == words.REF_TESTED:
        return s.check[CHECK_CARD] if s.check[CHECK_ON] else NOBODY
    return NOBODY


def leader_of(s: State) -> int:
    """Who leads the job that is on, the shootout, or else who has called somebody out."""
    if s.job[JOB_ON]:
        return s.job[JOB_LEADER]
    if s.fight[FIGHT_ON]:
        return s.fight[LEADER_DUDE]
    return _of_frame(s, sequence.CALL_OUT, A)


def _of_frame(s: State, procedure: int, part: int) -> int:
    """What a procedure that is running knows."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == procedure:
            return s.frames[i + WIDTH + part]
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
        total = 0
        for one in things(s, env, ref):
            total += stat_of(s, value, one)
        return sign * total
    if kind == AMOUNT_COUNT:
        return sign * len(candidates(s, env, value))
    if kind == AMOUNT_WORD:
        return sign * NUMBERS[value](s, env)
    if kind <= AMOUNT_TIMES:
        one, other = amount_of(s, env, value), amount_of(s, env, ref)
        if kind == AMOUNT_SUM:
            return sign * (one + other)
        if kind == AMOUNT_TIMES:
            return sign * max(-MOST_PRODUCT, min(MOST_PRODUCT, one * other))
        return sign * (min(one, other) if kind == AMOUNT_LEAST else max(one, other))
    found = [stat_of(s, value, one) for one in candidates(s, env, ref)]
    if kind == AMOUNT_HIGHEST:
        return sign * max(found, default=0)
    return sign * (min(found, default=0) if kind == AMOUNT_LOWEST else sum(found))


def stat_of(s: State, stat: int, one: int) -> int:
    """A number of a card, player or casualty as it is now."""
    if one >= CASUALTY_THING:
        at = (one - CASUALTY_THING) * FALLEN_WIDTH
        return s.fallen[at + (FALLEN_VALUE if stat == words.STAT_VALUE else FALLEN_BULLETS)]
    if one >= PLAYER:
        seat = one - PLAYER
        if stat == words.STAT_LOST_BY:
            return sides.lost_by(s, sides.side_of(s, seat))
        if stat in (words.STAT_HAND_SIZE, words.STAT_STASH):
            return FIGURES[stat](s, one)
        return len(s.hand[seat]) if stat == words.STAT_HAND else hands.rank(s, seat)
    if stat >= words.OF_SKILL:
        return SKILLS[0](s, one, stat - words.OF_SKILL)
    return FIGURES[stat](s, one)


# ---- conditions


def holds(s: State, env: list[int], condition: int) -> bool:
    kind, one, relation, other = s.book.conditions[condition]
    if kind == IF_SO:
        found = thing(s, env, one)
        return found >= 0 and fits(s, env, relation, found)
    if kind == IF_COMPARED:
        return compared(amount_of(s, env, one), relation, amount_of(s, env, other))
    if kind == IF_PHASE:
        return s.phase == one
    return s.fight[FIGHT_ON] != 0


def all_hold(s: State, env: list[int], conditions: tuple[int, ...]) -> bool:
    for condition in conditions:
        if not holds(s, env, condition):
            return False
    return True


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
    if entry[IN_SORTS] and not _is_one_of(s, entry[IN_SORTS], one):
        return False
    for which, negated, operand, other in s.book.filters[selector]:
        if which == EITHER_OF:
            holds_so = fits(s, env, operand, one) or fits(s, env, other, one)
        else:
            holds_so = FILTERS[which](s, env, operand, one)
        if holds_so == (negated != 0):
            return False
    return True


def is_of_sort(s: State, selector: int, one: int) -> bool:
    """Whether this one is of the sort that a selector means; its filters are not looked at."""
    sorts = s.book.selectors[selector][IN_SORTS]
    return not sorts or _is_one_of(s, sorts, one)


def _is_one_of(s: State, sorts: int, one: int) -> bool:
    if one >= PLAYER:
        return sorts & (1 << words.SORT_PLAYER | 1 << words.SORT_ABILITY | 1 << words.SORT_CASUALTY) != 0
    if sorts & (1 << words.SORT_CARD | 1 << words.SORT_PLACE):
        return True
    return one != SQUARE and s.book.sorts[s.what[one]] & sorts != 0


def candidates(s: State, env: list[int], selector: int) -> list[int]:
    """All that a selector means."""
    return [one for one in possible(s, env, selector) if fits(s, env, selector, one)]


def possible(s: State, env: list[int], selector: int) -> list[int]:
    """What of its pool a selector may mean: often only one's own dudes."""
    if s.book.own_dudes[selector]:
        return s.gang[env[E_YOU]][:] if env[E_YOU] >= 0 else []
    return pool(s, env, selector)


def pool(s: State, env: list[int], selector: int) -> list[int]:
    """What a selector looks through: a pile of the player's, or everything of its sort in play."""
    entry = s.book.selectors[selector]
    sorts, piles = entry[IN_SORTS], entry[IN_PILES]
    if piles and entry[WHOSE] == words.REF_EVERYONE:
        return [card for seat in range(s.seats) for pile in piles_in(piles) for card in pile_of(s, seat, pile)]
    if piles:
        seat = thing(s, env, entry[WHOSE]) - PLAYER
        return [card for pile in piles_in(piles) for card in pile_of(s, seat, pile)] if 0 <= seat < s.seats else []
    if sorts == 1 << words.SORT_DUDE:
        return [dude for gang in s.gang for dude in gang]
    if sorts == 1 << words.SORT_PLACE:
        return town.places(s)
    if sorts == 1 << words.SORT_PLAYER:
        return [PLAYER + other for other in range(s.seats)]
    if sorts == 1 << words.SORT_ABILITY:
        return [
            ability_thing(dude, s.book.abilities[a].number)
            for gang in s.gang
            for dude in gang
            for a in s.book.of_card[s.what[dude]]
            if s.book.abilities[a].play != words.PLAY_TRAIT and s.book.abilities[a].group == NONE
        ]
    if sorts == 1 << words.SORT_CASUALTY:
        return [CASUALTY_THING + i for i in range(len(s.fallen) // FALLEN_WIDTH)]
    found: list[int] = []
    if sorts & 1 << words.SORT_DUDE:
        found += [dude for gang in s.gang for dude in gang]
    if sorts & 1 << words.SORT_PLACE:
        found += town.places(s)
    elif sorts & 1 << words.SORT_DEED:
        found += [place for place in town.places(s) if place and place != s.homes[s.owner[place]]]
    if sorts & (1 << words.SORT_GOODS | 1 << words.SORT_SPELL | 1 << words.SORT_ACTION):
        found += s.gear
    return found


def piles_in(piles: int) -> list[int]:
    """The piles that a selector names."""
    return [pile for pile in range(len(words.PILES)) if piles >> pile & 1]


def pile_of(s: State, seat: int, pile: int) -> list[int]:
    if pile == words.PILE_HAND:
        return s.hand[seat]
    if pile == words.PILE_DRAW_HAND:
        return s.drawn[seat]
    if pile == words.PILE_DISCARD_PILE:
        return s.discards[seat]
    return s.boot_hill[seat] if pile == words.PILE_BOOT_HILL else s.deck[seat]
