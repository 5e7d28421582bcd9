"""What selectors ask about a card or player itself: whose it is, how it stands, what it carries.

A filter's word is the name of its function; its form says what follows the word in a data file.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import control, entry, selectors, stats, words
from sixgun.games.doomtown.language.selectors import Filter
from sixgun.games.doomtown.table import uses
from sixgun.games.doomtown.table.blocks import E_CANDIDATE, E_PULL_CODE, E_THIS, E_YOU
from sixgun.games.doomtown.table.keywords import PRIVATE, PUBLIC
from sixgun.games.doomtown.table.state import HAS_ARRIVED, IN_PLAY, NOBODY, PLAYER, SQUARE, State, ability_in
from sixgun.lib.hands import CLUBS, suit_of

PRIVATE_BIT: Final = PRIVATE.bit_length() - 1
PUBLIC_BIT: Final = PUBLIC.bit_length() - 1


# ---- whose


def _boss(s: State, one: int) -> int:
    """Who controls a thing, or the player himself."""
    return one - PLAYER if one >= PLAYER else control.controller(s, one)


def mine(s: State, env: list[int], _: int, one: int) -> bool:
    return _boss(s, one) == env[E_YOU]


def controlled(s: State, env: list[int], _: int, one: int) -> bool:
    return _boss(s, one) == env[E_YOU]


def theirs(s: State, env: list[int], _: int, one: int) -> bool:
    return _boss(s, one) not in (env[E_YOU], NOBODY)


def of(s: State, env: list[int], ref: int, one: int) -> bool:
    return PLAYER + _boss(s, one) == selectors.thing(s, env, ref)


def owned(s: State, env: list[int], _: int, one: int) -> bool:
    return s.owner[one] == env[E_YOU]


# ---- how it stands


def booted(s: State, env: list[int], _: int, one: int) -> bool:
    return s.booted[one] != 0


def unbooted(s: State, env: list[int], _: int, one: int) -> bool:
    return s.booted[one] == 0


def wanted(s: State, env: list[int], _: int, one: int) -> bool:
    return s.bounty[one] > 0


def stud(s: State, env: list[int], _: int, one: int) -> bool:
    return stats.is_stud(s, one)


def skilled(s: State, env: list[int], _: int, one: int) -> bool:
    cards, what = s.book.cards, s.what[one]
    return max(cards.huckster[what], cards.scientist[what], cards.blessed[what], cards.shaman[what]) >= 0


def lowly(s: State, env: list[int], _: int, one: int) -> bool:
    return stats.number(s, one, words.STAT_INFLUENCE, without=env[E_THIS]) <= 1


def arrived(s: State, env: list[int], _: int, one: int) -> bool:
    return s.flags[one] & HAS_ARRIVED != 0


def used(s: State, env: list[int], _: int, one: int) -> bool:
    card, k = ability_in(one)
    return uses.is_spent(s, card, k)


def club(s: State, env: list[int], _: int, one: int) -> bool:
    return env[E_PULL_CODE] >= 0 and suit_of(env[E_PULL_CODE]) == CLUBS


# ---- what it carries, and what may be done with it


def has(s: State, env: list[int], selector: int, one: int) -> bool:
    for gear in s.gear:
        if s.host[gear] == one and selectors.fits(s, env, selector, gear):
            return True
    return False


def on(s: State, env: list[int], ref: int, one: int) -> bool:
    """Attached to it; of a card that is not in play: could be."""
    host = selectors.thing(s, env, ref)
    return s.host[one] == host if s.zone[one] == IN_PLAY else entry.can_carry(s, host, one)


def callable_(s: State, env: list[int], _: int, one: int) -> bool:
    """[golden.cannot.beats-can, callout.by-card.reaches-own-home]"""
    return s.boss[one] != env[E_YOU] and stats.can_be_called_out(s, one)


def takeable(s: State, env: list[int], _: int, one: int) -> bool:
    """Another player's card that an effect can take control of."""
    return _boss(s, one) != env[E_YOU] and control.can_be_taken(s, one, env[E_YOU])


def playable(s: State, env: list[int], _: int, one: int) -> bool:
    return entry.playable(s, env, one)


def titled(s: State, env: list[int], what: int, one: int) -> bool:
    return s.what[one] == what


# ---- which one


def is_(s: State, env: list[int], ref: int, one: int) -> bool:
    return one == selectors.thing(s, env, ref)


def other(s: State, env: list[int], _: int, one: int) -> bool:
    return one != env[E_THIS]


def among(s: State, env: list[int], _: int, one: int) -> bool:
    return one in s.some


# ---- what the reader makes of keywords, outfits and comparisons


def has_keyword(s: State, env: list[int], keyword: int, one: int) -> bool:
    """[text.keyword.references]"""
    if one == SQUARE or one >= len(s.what):
        return False
    if keyword in (PRIVATE_BIT, PUBLIC_BIT) and s.zone[one] == IN_PLAY:
        return control.is_private(s, one) == (keyword == PRIVATE_BIT)
    return s.book.cards.keywords[s.what[one]] >> keyword & 1 == 1


def of_gang(s: State, env: list[int], gang: int, one: int) -> bool:
    return s.book.cards.gang[s.what[one]] == gang


def compares(s: State, env: list[int], condition: int, one: int) -> bool:
    kept = env[E_CANDIDATE]
    env[E_CANDIDATE] = one  # what the comparison speaks of
    held = selectors.holds(s, env, condition)
    env[E_CANDIDATE] = kept
    return held


FILTERS: Final[dict[Filter, str]] = {
    mine: "",
    theirs: "",
    of: "ref",
    owned: "",
    controlled: "",
    booted: "",
    unbooted: "",
    wanted: "",
    stud: "",
    skilled: "",
    lowly: "",
    arrived: "",
    used: "",
    club: "",
    has: "selector",
    on: "ref",
    callable_: "",
    takeable: "",
    playable: "",
    titled: "card",
    is_: "ref",
    other: "",
    among: "",
    has_keyword: "made",
    of_gang: "made",
    compares: "made",
}
