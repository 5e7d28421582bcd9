"""What selectors ask about a card or player itself: whose it is, how it stands, what it carries.

A filter's word is the name of its function; its form says what follows the word in a data file.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import WIDTH
from sixgun.games.doomtown.language import bars, control, entry, fate, players, selectors, stats, trading, usable, words
from sixgun.games.doomtown.language.selectors import Filter
from sixgun.games.doomtown.table import piles, sequence, uses
from sixgun.games.doomtown.table.blocks import E_CANDIDATE, E_PULL_CODE, E_PULLED, E_THIS, E_YOU
from sixgun.games.doomtown.table.components import DUDE
from sixgun.games.doomtown.table.keywords import PRIVATE, PUBLIC
from sixgun.games.doomtown.table.records import BEING_MADE, CHECK_BOOTED, CHECK_DUDE, CHECK_ON, CHECK_SKILL
from sixgun.games.doomtown.table.state import (
    ABILITY_OF,
    HAS_ARRIVED,
    HAS_MOVED,
    IN_PLAY,
    NOBODY,
    PLAYER,
    SQUARE,
    State,
    ability_in,
    bearer,
)
from sixgun.lib.hands import CLUBS, DIAMONDS, HEARTS, SPADES, suit_of

PRIVATE_BIT: Final = PRIVATE.bit_length() - 1
PUBLIC_BIT: Final = PUBLIC.bit_length() - 1


# ---- whose


def _boss(s: State, one: int) -> int:
    """Who controls a thing, or the player himself."""
    if one >= ABILITY_OF:
        one = ability_in(one)[0]
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
    return any([stats.has_skill(s, one, craft) for craft in range(len(s.book.cards.skill))])


def tests(s: State, env: list[int], craft: int, one: int) -> bool:
    """Is making a skill check in this skill."""
    return s.check[CHECK_ON] == BEING_MADE and s.check[CHECK_DUDE] == one and s.check[CHECK_SKILL] == craft


def booted_for_check(s: State, env: list[int], _: int, one: int) -> bool:
    """Made the last skill check, and booted to make it."""
    return s.check[CHECK_DUDE] == one and s.check[CHECK_BOOTED] != 0


def lowly(s: State, env: list[int], _: int, one: int) -> bool:
    return stats.number(s, one, words.STAT_INFLUENCE, without=env[E_THIS]) <= 1


def arrived(s: State, env: list[int], _: int, one: int) -> bool:
    return s.flags[one] & HAS_ARRIVED != 0


def has_moved(s: State, env: list[int], _: int, one: int) -> bool:
    """A dude who has moved today, in whatever way."""
    return s.flags[one] & HAS_MOVED != 0


def used(s: State, env: list[int], _: int, one: int) -> bool:
    card, k = ability_in(one)
    return uses.is_spent(s, card, k)


def winner(s: State, env: list[int], _: int, one: int) -> bool:
    """[gamblin.winner.title-and-pot]"""
    return one - PLAYER == s.winner


def caught(s: State, env: list[int], _: int, one: int) -> bool:
    """A player who has revealed a cheatin' hand today."""
    return s.caught[one - PLAYER] == s.day > 0


def tricky(s: State, env: list[int], _: int, one: int) -> bool:
    """A player who has used a Cheatin' ability today."""
    return s.tricked[one - PLAYER] == s.day > 0


def poorest(s: State, env: list[int], _: int, one: int) -> bool:
    """A player with less ghost rock than each other player; a card may let a tie do."""
    seat = one - PLAYER
    least = min([s.stash[other] for other in range(s.seats) if other != seat])
    tie = s.stash[seat] == least and players.player_rule(s, seat, words.RULE_POOR_ON_TIES)
    return s.stash[seat] < least or tie


def _pulled(s: State, env: list[int]) -> int:
    """Suit and value of the ability's own pull, or of the one that is being made; NOBODY without any."""
    if env[E_PULL_CODE] >= 0:
        return env[E_PULL_CODE]
    pulling = sequence.PULL in s.frames[-WIDTH::-WIDTH] or s.check[CHECK_ON] == BEING_MADE
    return s.pull_code if pulling else NOBODY


def _suit(s: State, env: list[int], one: int) -> int:
    """The suit of a card, or of the pull; NOBODY without any."""
    if SQUARE < one < len(s.what):
        return NOBODY if piles.is_joker(s, one) else s.book.cards.suit[s.what[one]]
    code = _pulled(s, env)
    return suit_of(code) if code >= 0 else NOBODY


def spade(s: State, env: list[int], _: int, one: int) -> bool:
    return _suit(s, env, one) == SPADES


def joker(s: State, env: list[int], _: int, one: int) -> bool:
    card = one if SQUARE < one < len(s.what) else env[E_PULLED]
    return card >= 0 and piles.is_joker(s, card)


def club(s: State, env: list[int], _: int, one: int) -> bool:
    return _suit(s, env, one) == CLUBS


def heart(s: State, env: list[int], _: int, one: int) -> bool:
    return _suit(s, env, one) == HEARTS


def diamond(s: State, env: list[int], _: int, one: int) -> bool:
    return _suit(s, env, one) == DIAMONDS


def red(s: State, env: list[int], _: int, one: int) -> bool:
    """Hearts or diamonds."""
    return _suit(s, env, one) in (HEARTS, DIAMONDS)


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


def on_one_of(s: State, env: list[int], selector: int, one: int) -> bool:
    return s.host[one] >= 0 and selectors.fits(s, env, selector, s.host[one])


def plays(s: State, env: list[int], play: int, one: int) -> bool:
    """Has an ability for such a play: job, cheatin."""
    return any([s.book.abilities[a].play == play for a in s.book.of_card[s.what[one]]])


def doomed_by(s: State, env: list[int], play: int, one: int) -> bool:
    """What is about to befall it comes from an ability for such a play."""
    ability = fate.cause(s)
    return ability >= 0 and s.book.abilities[ability].play == play


def _caller(s: State, env: list[int]) -> int:
    """The dude who would call out by this ability: its own, or the one who carries it; NOBODY for other cards."""
    dude = bearer(s, env[E_THIS])
    return dude if s.zone[dude] == IN_PLAY and s.book.cards.kind[s.what[dude]] == DUDE else NOBODY


def callable_(s: State, env: list[int], _: int, one: int) -> bool:
    """[golden.cannot.beats-can, callout.by-card.reaches-own-home]"""
    return s.boss[one] != env[E_YOU] and bars.can_be_called_out(s, one, _caller(s, env))


def can_take(s: State, env: list[int], ref: int, one: int) -> bool:
    """A dude who can get these goods in a Tradin' play now."""
    return trading.refuse_trade(s, env[E_YOU], selectors.thing(s, env, ref), one) is None


def takeable(s: State, env: list[int], _: int, one: int) -> bool:
    """Another player's card that an effect can take control of."""
    return _boss(s, one) != env[E_YOU] and control.can_be_taken(s, one, env[E_YOU])


def inventable(s: State, env: list[int], ref: int, one: int) -> bool:
    """A Gadget that this dude can try to invent and its player can pay for, booted or not."""
    dude = selectors.thing(s, env, ref)
    return dude > 0 and entry.is_inventable(s, env, dude, one)


def playable(s: State, env: list[int], _: int, one: int) -> bool:
    return entry.playable(s, env, one)


def performable(s: State, env: list[int], _: int, one: int) -> bool:
    """An action card that the player could play now, with `perform`."""
    return usable.performed(s, env[E_YOU], one) != NOBODY


def titled(s: State, env: list[int], what: int, one: int) -> bool:
    return s.what[one] == what


def same_name(s: State, env: list[int], ref: int, one: int) -> bool:
    other = selectors.thing(s, env, ref)
    return 0 < other < len(s.what) and entry.same_name(s, one, other)


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
    return stats.has_keyword(s, one, keyword)


def one_of_a_kind(s: State, env: list[int], _: int, one: int) -> bool:
    """A unique card: most dudes and deeds, other cards if they say so. [unique.default.by-type]"""
    return SQUARE < one < len(s.what) and s.book.cards.unique[s.what[one]]


def of_sort(s: State, env: list[int], sort: int, one: int) -> bool:
    """A sort as a word: goods|spell, !dude."""
    return SQUARE < one < len(s.what) and s.book.sorts[s.what[one]] >> sort & 1 == 1


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
    tests: "skill",
    booted_for_check: "",
    lowly: "",
    arrived: "",
    has_moved: "",
    used: "",
    club: "",
    winner: "",
    caught: "",
    poorest: "",
    tricky: "",
    red: "",
    spade: "",
    heart: "",
    diamond: "",
    joker: "",
    has: "selector",
    on: "ref",
    on_one_of: "selector",
    plays: "play",
    doomed_by: "play",
    callable_: "",
    can_take: "ref",
    takeable: "",
    inventable: "ref",
    playable: "",
    performable: "",
    titled: "card",
    same_name: "ref",
    is_: "ref",
    other: "",
    among: "",
    has_keyword: "made",
    of_sort: "made",
    one_of_a_kind: "made",
    of_gang: "made",
    compares: "made",
}
