"""What selectors ask of things: whether a word holds; see docs/doomtown-cards.md for all of them."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.games.doomtown import control, entering, hands, nouns, selectors, sides, stats, town, verbs
from sixgun.games.doomtown.keywords import PRIVATE, PUBLIC
from sixgun.games.doomtown.state import (
    ABILITY_OF,
    ARRIVED,
    E_CANDIDATE,
    E_PULL_CODE,
    E_THIS,
    E_YOU,
    IN_PLAY,
    LEADER_SHOOTER,
    MARK_SHOOTER,
    NOBODY,
    PLAYER,
    SQUARE,
    State,
)
from sixgun.lib.hands import CLUBS, suit_of

Filter = Callable[[State, list[int], int, int], bool]
PRIVATE_BIT = PRIVATE.bit_length() - 1
PUBLIC_BIT = PUBLIC.bit_length() - 1


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
        return town.is_private(s, one) == (keyword == PRIVATE_BIT)
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


def _here(s: State, env: list[int], _: int, one: int) -> bool:
    return town.place_of(s, one) == town.place_of(s, env[E_THIS])


def _near(s: State, env: list[int], _: int, one: int) -> bool:
    here, there = town.place_of(s, env[E_THIS]), town.place_of(s, one)
    return here == there or town.adjacent(s, here, there)


def _at(s: State, env: list[int], ref: int, one: int) -> bool:
    return town.place_of(s, one) == town.place_of(s, selectors.thing(s, env, ref))


def _at_one_of(s: State, env: list[int], selector: int, one: int) -> bool:
    place = town.place_of(s, one)
    return place > SQUARE and selectors.fits(s, env, selector, place)


def _next_to(s: State, env: list[int], ref: int, one: int) -> bool:
    return town.adjacent(s, town.place_of(s, selectors.thing(s, env, ref)), town.place_of(s, one))


def _in_square(s: State, env: list[int], _: int, one: int) -> bool:
    return town.place_of(s, one) == SQUARE


def _at_home(s: State, env: list[int], _: int, one: int) -> bool:
    return town.place_of(s, one) == town.home_of(s, one)


def _in_town(s: State, env: list[int], _: int, one: int) -> bool:
    return town.in_town(s, one)


def _square(s: State, env: list[int], _: int, one: int) -> bool:
    return one == SQUARE


def _reach(s: State, env: list[int], ref: int, one: int) -> bool:
    """An effect moves a dude to another location. [move.by-card.new-location]"""
    return town.place_of(s, selectors.thing(s, env, ref)) != one


def _with(s: State, env: list[int], selector: int, one: int) -> bool:
    return any([s.place[dude] == one and selectors.fits(s, env, selector, dude) for g in s.gang for dude in g])


def _anywhere(s: State, env: list[int], _: int, one: int) -> bool:
    return True  # the pile is what the selector looks through


def _side(s: State, one: int) -> int:
    """The posse of a dude, of a bearer, or of a player."""
    if one >= PLAYER:
        seat = one - PLAYER
        return sides.side_of(s, seat) if sides.is_fighting(s, seat) else 0
    return s.side[s.host[one]] if s.host[one] >= 0 else s.side[one]


def _in_posse(s: State, env: list[int], _: int, one: int) -> bool:
    side = _side(s, one)
    return side != 0 and side == sides.side_of(s, env[E_YOU])


def _opposing(s: State, env: list[int], _: int, one: int) -> bool:
    side, mine = _side(s, one), sides.side_of(s, env[E_YOU])
    return side != 0 and mine != 0 and side != mine


def _same_posse(s: State, env: list[int], _: int, one: int) -> bool:
    return s.side[env[E_THIS]] != 0 and s.side[one] == s.side[env[E_THIS]]


def _fighting(s: State, env: list[int], _: int, one: int) -> bool:
    return _side(s, one) != 0


def _joinable(s: State, env: list[int], _: int, one: int) -> bool:
    """A dude that an effect can bring into the player's posse: nobody is ever on both sides.

    [shootout.posse.never-on-both-sides]
    """
    return s.side[one] == 0 and s.boss[one] == env[E_YOU] and sides.side_of(s, env[E_YOU]) != 0


def _shooter(s: State, env: list[int], _: int, one: int) -> bool:
    return one in (s.fight[LEADER_SHOOTER], s.fight[MARK_SHOOTER])


def _foe(s: State, env: list[int], _: int, one: int) -> bool:
    return one == PLAYER + sides.opponent(s, env[E_YOU])


def _legal(s: State, env: list[int], _: int, one: int) -> bool:
    return hands.has_legal_hand(s, one - PLAYER)


def _drawing(s: State, env: list[int], _: int, one: int) -> bool:
    return bool(s.drawn[one - PLAYER])


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
    return s.host[one] == host if s.zone[one] == IN_PLAY else entering.can_carry(s, host, one)


def _callable(s: State, env: list[int], _: int, one: int) -> bool:
    """[golden.cannot.beats-can, callout.by-card.reaches-own-home]"""
    return s.boss[one] != env[E_YOU] and not stats.has_rule(s, one, verbs.NO_CALL_OUT)


def _playable(s: State, env: list[int], _: int, one: int) -> bool:
    return entering.playable(s, env, one)


def _titled(s: State, env: list[int], what: int, one: int) -> bool:
    return s.what[one] == what


def _is(s: State, env: list[int], ref: int, one: int) -> bool:
    return one == selectors.thing(s, env, ref)


def _other(s: State, env: list[int], _: int, one: int) -> bool:
    return one != env[E_THIS]


def _among(s: State, env: list[int], _: int, one: int) -> bool:
    return one in s.some


FILTERS: tuple[Filter, ...] = (
    _mine,
    _theirs,
    _of,
    _owned,
    _mine,
    _here,
    _near,
    _at,
    _next_to,
    _in_square,
    _at_home,
    _in_town,
    _square,
    _reach,
    _with,
    _anywhere,
    _anywhere,
    _anywhere,
    _anywhere,
    _anywhere,
    _in_posse,
    _opposing,
    _same_posse,
    _fighting,
    _joinable,
    _shooter,
    _foe,
    _legal,
    _drawing,
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
    _at_one_of,
)
assert len(FILTERS) == nouns.AT_ONE_OF + 1
