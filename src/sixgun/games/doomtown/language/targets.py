"""What an ability can choose: all lines of its target part have to find something."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import costs, selectors, stats, words
from sixgun.games.doomtown.table.blocks import E_MARK, E_THIS, E_USING, E_X, E_Y, E_YOU, E_Z
from sixgun.games.doomtown.table.book import Ability, Line, Program
from sixgun.games.doomtown.table.components import ACTION, DUDE, NONE, SPELL
from sixgun.games.doomtown.table.keywords import HUCKSTER
from sixgun.games.doomtown.table.records import FIGHT_ON
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, State, bearer

HUCKSTER_BIT: Final = HUCKSTER.bit_length() - 1
NO_OTHERS: Final[list[int]] = []
FIGHT_PLAYS: Final = (words.PLAY_SHOOTOUT, words.PLAY_RESOLUTION, words.PLAY_CHEATIN)
SHELTERED_FROM: Final = (words.PLAY_SHOOTOUT, words.PLAY_RESOLUTION, words.PLAY_REACT)
BRINGING: Final = (words.DO_JOIN, words.DO_SWAP)
REGISTERS: Final = {words.REF_X: E_X, words.REF_Y: E_Y, words.REF_Z: E_Z, words.REF_MARK: E_MARK}


def can_choose(s: State, env: list[int], a: Ability, at: int) -> bool:
    """Whether every line of the target part from here on finds something, and the costs can be paid then."""
    if at >= len(a.target):
        return costs.can_pay(s, env, a)
    line = a.target[at]
    if line[0] == words.DO_CHOOSE_SOME:
        found = candidates(s, env, line[1])
        kept = s.some
        fine = False
        for some in _tries(s, env, line, found):
            s.some = some
            enough = line[2] == NONE or selectors.holds(s, env, line[2])
            if enough and can_choose(s, env, a, at + 1):
                fine = True
                break
        s.some = kept
        return fine
    register = REGISTERS[line[1]]
    for one in selectors.possible(s, env, line[3]):  # the first that fits will do, so they are not all looked at
        if not selectors.fits(s, env, line[3], one) or not (
            may_touch(s, env, one, NO_OTHERS) or pays(s, env, line, one)
        ):
            continue
        env[register] = one
        fine = can_choose(s, env, a, at + 1)
        env[register] = NOBODY
        if fine:
            return True
    return False


def _tries(s: State, env: list[int], line: Line, found: list[int]) -> list[list[int]]:
    """What is tried to see whether some can be chosen: all to reach a number; as many as are needed; or each one."""
    if line[2] != NONE:
        return [found] if found else []
    if line[3] == words.EXACTLY:
        count = selectors.amount_of(s, env, line[4])
        return [found[:count]] if len(found) >= count else []
    return [[one] for one in found]


def choices(s: State, env: list[int], a: Ability, program: Program, at: int) -> list[int]:
    """What can be chosen for a line: in the target part only what leaves a choice for the lines after it."""
    line = program[at]
    if program is not a.target:
        return choosable(s, env, line)
    register = REGISTERS[line[1]]
    kept = []
    for one in selectors.candidates(s, env, line[3]):
        env[register] = one
        if can_choose(s, env, a, at + 1):
            kept.append(one)
    env[register] = NOBODY
    return [one for one in kept if may_touch(s, env, one, kept) or pays(s, env, line, one)]


def candidates(s: State, env: list[int], selector: int) -> list[int]:
    """All that a selector means and the ability may choose."""
    found = selectors.candidates(s, env, selector)
    if not s.mods and not s.auras and not found:
        return found
    return [one for one in found if may_touch(s, env, one, found)]


def choosable(s: State, env: list[int], line: Line) -> list[int]:
    """What the chooser of a line can choose: a dude who stands in for others does so only against other players."""
    chooser = selectors.thing(s, env, line[2]) - PLAYER
    found = selectors.candidates(s, env, line[3])
    return [one for one in found if may_touch(s, env, one, NO_OTHERS if is_of(s, one, chooser) else found)]


def pays(s: State, env: list[int], line: Line, one: int) -> bool:
    """Whether a card of one's own is chosen to pay with it: a cost isn't an effect, and is paid from anywhere."""
    if not is_of(s, one, env[E_YOU]):
        return False
    return any([paid[0] != words.DO_PAY and paid[1] == line[1] for paid in s.book.abilities[env[E_USING]].cost])


def is_of(s: State, one: int, seat: int) -> bool:
    """Whether something is a player's dude, or attached to one."""
    return 0 < one < PLAYER and s.zone[one] == IN_PLAY and s.boss[bearer(s, one)] == seat


def may_touch(s: State, env: list[int], one: int, found: list[int]) -> bool:
    """What other players' abilities may not choose, and what Shootout abilities cannot reach.

    [shootout.plays.targets-in-posse, shootout.resolution.targets-in-posse, golden.cannot.beats-can]
    """
    if one <= 0 or one >= PLAYER or s.zone[one] != IN_PLAY:
        return True
    dude = bearer(s, one)
    a = s.book.abilities[env[E_USING]]
    cards = s.book.cards
    is_dude = cards.kind[s.what[dude]] == DUDE
    if is_dude and s.fight[FIGHT_ON] and not s.side[dude] and a.play in FIGHT_PLAYS and not brings_in(a):
        return False
    if s.boss[dude] == env[E_YOU]:
        return True
    if is_unaffected(s, env, one):
        return False
    if not is_dude:
        return True
    if a.play == words.PLAY_SHOOTOUT and stats.has_rule(s, dude, words.RULE_UNTOUCHABLE):
        return False
    if a.play in SHELTERED_FROM and stats.has_rule(s, dude, words.RULE_SHELTERED):
        return False
    if cards.kind[s.what[env[E_THIS]]] == SPELL and stats.has_rule(s, dude, words.RULE_SPELL_PROOF):
        return False
    if cards.kind[s.what[env[E_THIS]]] == ACTION and stats.has_keyword(s, dude, HUCKSTER_BIT):
        for other in found:
            if (
                0 < other < PLAYER
                and other != dude
                and s.place[other] == s.place[dude]
                and s.boss[other] == s.boss[dude]
                and stats.has_rule(s, other, words.RULE_DECOY)
            ):
                return False
    return True


def brings_in(a: Ability) -> bool:
    """Whether an ability brings a card into a posse, which lets it reach cards outside the shootout.

    [shootout.plays.outside-posse]
    """
    return any([line[0] in BRINGING for line in a.do])


def is_unaffected(s: State, env: list[int], one: int) -> bool:
    """Whether cards of other players neither choose nor affect it. [golden.cannot.beats-can]"""
    if not s.book.rules >> words.RULE_UNAFFECTED & 1 or s.zone[one] != IN_PLAY:
        return False
    return s.boss[bearer(s, one)] != env[E_YOU] and stats.has_rule(s, one, words.RULE_UNAFFECTED)
