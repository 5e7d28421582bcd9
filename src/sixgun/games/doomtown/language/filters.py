"""What selectors ask of things: whether a word holds; see docs/doomtown-cards.md for all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.games.doomtown.language import control, entry, nouns, selectors, stats, verbs
from sixgun.games.doomtown.language import filters_of_fight as of_fight
from sixgun.games.doomtown.language import filters_of_place as of_place
from sixgun.games.doomtown.table.blocks import E_CANDIDATE, E_PULL_CODE, E_THIS, E_YOU
from sixgun.games.doomtown.table.keywords import PRIVATE, PUBLIC
from sixgun.games.doomtown.table.state import ABILITY_OF, ARRIVED, IN_PLAY, NOBODY, PLAYER, SQUARE, State
from sixgun.lib.hands import CLUBS, suit_of

Filter = Callable[[State, list[int], int, int], bool]
PRIVATE_BIT: Final = PRIVATE.bit_length() - 1
PUBLIC_BIT: Final = PUBLIC.bit_length() - 1


def passes(s: State, env: list[int], which: int, operand: int, other: int, one: int) -> bool:
    """Whether a filter holds of a thing."""
    if which == nouns.HAS_KEYWORD:
        return has_keyword(s, operand, one)
    if which == nouns.OF_GANG:
        return s.book.cards.gang[s.what[one]] == operand
    if which == nouns.EITHER_OF:
        return selectors.fits(s, env, operand, one) or selectors.fits(s, env, other, one)
    if which == nouns.COMPARED:
        kept = env[E_CANDIDATE]
        env[E_CANDIDATE] = one  # what the comparison speaks of
        held = selectors.holds(s, env, operand)
        env[E_CANDIDATE] = kept
        return held
    return FILTERS[which](s, env, operand, one)


def has_keyword(s: State, keyword: int, one: int) -> bool:
    if one == SQUARE or one >= len(s.what):
        return False
    if keyword in (PRIVATE_BIT, PUBLIC_BIT) and s.zone[one] == IN_PLAY:
        return control.is_private(s, one) == (keyword == PRIVATE_BIT)
    return s.book.cards.keywords[s.what[one]] >> keyword & 1 == 1


def _boss(s: State, one: int) -> int:
    """Who controls a thing, or the player himself."""
    return one - PLAYER if one >= PLAYER else control.controller(s, one)


def _mine(s: State, env: list[int], _: int, one: int) -> bool:
    return _boss(s, one) == env[E_YOU]


def _theirs(s: State, env: list[int], _: int, one: int) -> bool:
    return _boss(s, one) not in (env[E_YOU], NOBODY)


def _of(s: State, env: list[int], ref: int, one: int) -> bool:
    return PLAYER + _boss(s, one) == selectors.thing(s, env, ref)


def _owned(s: State, env: list[int], _: int, one: int) -> bool:
    return s.owner[one] == env[E_YOU]


def _anywhere(s: State, env: list[int], _: int, one: int) -> bool:
    return True  # the pile is what the selector looks through


def _booted(s: State, env: list[int], _: int, one: int) -> bool:
    return s.booted[one] != 0


def _unbooted(s: State, env: list[int], _: int, one: int) -> bool:
    return s.booted[one] == 0


def _wanted(s: State, env: list[int], _: int, one: int) -> bool:
    return s.bounty[one] > 0


def _stud(s: State, env: list[int], _: int, one: int) -> bool:
    return stats.is_stud(s, one)


def _skilled(s: State, env: list[int], _: int, one: int) -> bool:
    cards, what = s.book.cards, s.what[one]
    return max(cards.huckster[what], cards.scientist[what], cards.blessed[what], cards.shaman[what]) >= 0


def _lowly(s: State, env: list[int], _: int, one: int) -> bool:
    return stats.number(s, one, nouns.INFLUENCE, without=env[E_THIS]) <= 1


def _arrived(s: State, env: list[int], _: int, one: int) -> bool:
    return s.flags[one] & ARRIVED != 0


def _used(s: State, env: list[int], _: int, one: int) -> bool:
    card, k = (one - ABILITY_OF) >> 3, (one - ABILITY_OF) & 7
    return s.used[card] >> 4 * k & 15 > s.extra[card] >> 4 * k & 15


def _club(s: State, env: list[int], _: int, one: int) -> bool:
    return env[E_PULL_CODE] >= 0 and suit_of(env[E_PULL_CODE]) == CLUBS


def _has(s: State, env: list[int], selector: int, one: int) -> bool:
    for gear in s.gear:
        if s.host[gear] == one and selectors.fits(s, env, selector, gear):
            return True
    return False


def _on(s: State, env: list[int], ref: int, one: int) -> bool:
    """Attached to it; of a card that is not in play: could be."""
    host = selectors.thing(s, env, ref)
    return s.host[one] == host if s.zone[one] == IN_PLAY else entry.can_carry(s, host, one)


def _callable(s: State, env: list[int], _: int, one: int) -> bool:
    """[golden.cannot.beats-can, callout.by-card.reaches-own-home]"""
    return s.boss[one] != env[E_YOU] and not stats.has_rule(s, one, verbs.NO_CALL_OUT)


def _playable(s: State, env: list[int], _: int, one: int) -> bool:
    return entry.playable(s, env, one)


def _titled(s: State, env: list[int], what: int, one: int) -> bool:
    return s.what[one] == what


def _is(s: State, env: list[int], ref: int, one: int) -> bool:
    return one == selectors.thing(s, env, ref)


def _other(s: State, env: list[int], _: int, one: int) -> bool:
    return one != env[E_THIS]


def _among(s: State, env: list[int], _: int, one: int) -> bool:
    return one in s.some


FILTERS: Final[tuple[Filter, ...]] = (
    _mine,
    _theirs,
    _of,
    _owned,
    _mine,
    of_place.here,
    of_place.near,
    of_place.at,
    of_place.next_to,
    of_place.in_square,
    of_place.at_home,
    of_place.in_town,
    of_place.square,
    of_place.reach,
    of_place.has_dude,
    _anywhere,
    _anywhere,
    _anywhere,
    _anywhere,
    _anywhere,
    of_fight.in_posse,
    of_fight.opposing,
    of_fight.same_posse,
    of_fight.fighting,
    of_fight.joinable,
    of_fight.shooter,
    of_fight.foe,
    of_fight.legal,
    of_fight.drawing,
    _booted,
    _unbooted,
    _wanted,
    _stud,
    _skilled,
    _lowly,
    _arrived,
    _used,
    _club,
    _has,
    _on,
    _callable,
    _playable,
    _titled,
    _is,
    _other,
    _among,
    _anywhere,  # the next ones are read above
    _anywhere,
    _anywhere,
    _anywhere,
    of_place.at_one_of,
)
assert len(FILTERS) == nouns.AT_ONE_OF + 1
