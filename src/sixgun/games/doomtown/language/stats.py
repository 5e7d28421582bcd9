"""The numbers of cards as they are now: what is printed, attachments, traits, and changes that end.

Nothing is stored that can be computed. A number may fall below 0 and keeps that amount; it is cut to its limits when it
is read. [limit.stat.printed-plus-modifiers, limit.stat.negative-counts-as-zero, limit.value.one-to-thirteen]
"""

from __future__ import annotations

from sixgun.games.doomtown.language import selectors, words
from sixgun.games.doomtown.language.words import (
    STAT_BULLETS,
    STAT_CONTROL,
    STAT_INFLUENCE,
    STAT_SKILL,
    STAT_UPKEEP,
    STAT_VALUE,
)
from sixgun.games.doomtown.table.blocks import E_CANDIDATE, E_X, env_of
from sixgun.games.doomtown.table.book import AMOUNT_NUMBER, Static
from sixgun.games.doomtown.table.changes import AMOUNT, CHANGE_WIDTH, RULE, STAT, WHILE, WHOM
from sixgun.games.doomtown.table.components import GOODS, NONE
from sixgun.games.doomtown.table.state import NOBODY, State


def printed(s: State, card: int, stat: int) -> int:
    cards = s.book.cards
    what = s.what[card]
    if stat == STAT_BULLETS:
        return cards.bullets[what]
    if stat == STAT_INFLUENCE:
        return cards.influence[what] + s.sway[card]
    if stat == STAT_VALUE:
        return cards.value[what]
    if stat == STAT_UPKEEP:
        return cards.upkeep[what]
    if stat == STAT_CONTROL:
        return cards.control[what] + s.points[card]
    return 0


def number(s: State, card: int, stat: int, without: int = NOBODY) -> int:
    """A number of a card in play before it is cut to its limits; `without` leaves out what one card gives to others."""
    book = s.book
    what = s.what[card]
    n = printed(s, card, stat)
    for static in book.own[what]:
        if static.stat == stat and works(s, static, card):
            n = changed(s, static, card, card, n)
    if s.gear and stat <= STAT_INFLUENCE:
        for gear in s.gear:
            if s.host[gear] == card and not is_blank(s, gear):
                n += printed(s, gear, stat)
                if stat == STAT_BULLETS and s.mods:
                    n += modified(s, gear, STAT_BULLETS)
    for aura in s.auras:
        if aura != without:
            for static in book.group[s.what[aura]]:
                if static.stat == stat and reaches(s, static, aura, card):
                    n = changed(s, static, aura, card, n)
    if s.mods:
        n += modified(s, card, stat)
    return n


def keeper(s: State, card: int) -> int:
    """Whom a trait's conditions mean by "you": who controls a dude, or an attachment's dude; of a deed, its owner.

    Who controls a deed depends on figures that the deed's own traits may change, so these never ask for it.
    """
    host = s.host[card] if s.host[card] >= 0 else card
    return s.boss[host] if s.boss[host] >= 0 else s.owner[host]


def works(s: State, static: Static, card: int) -> bool:
    """Whether the conditions of a trait hold. [text.trait.always-on, duration.trait.while-in-play]"""
    if not static.ability.needs:
        return True
    env = env_of(s, card, 0, keeper(s, card))
    return all([selectors.holds(s, env, condition) for condition in static.ability.needs])


def reaches(s: State, static: Static, card: int, other: int) -> bool:
    """Whether a trait for several concerns this one of them."""
    env = env_of(s, card, 0, keeper(s, card))
    if not selectors.fits(s, env, static.ability.group, other):
        return False
    return all([selectors.holds(s, env, condition) for condition in static.ability.needs])


def changed(s: State, static: Static, card: int, other: int, n: int) -> int:
    """A number after a line of a trait: so much more, or so much instead of what is printed."""
    amount = static.line[3]
    kind, sign, value, _ = s.book.amounts[amount]
    if kind == AMOUNT_NUMBER:
        by = sign * value
    else:
        env = env_of(s, card, 0, keeper(s, card))
        env[E_X] = env[E_CANDIDATE] = other
        by = selectors.amount_of(s, env, amount)
    return by if static.line[4] else n + by


def modified(s: State, whom: int, stat: int) -> int:
    """All changes that have not ended, of a stat of a card or player."""
    n = 0
    mods = s.mods
    for i in range(0, len(mods), CHANGE_WIDTH):
        if mods[i + WHOM] == whom and mods[i + STAT] == stat:
            during = mods[i + WHILE]
            if during == NONE or selectors.fits(s, env_of(s, whom, 0, NOBODY), during, whom):
                n += mods[i + AMOUNT]
    return n


# ---- as they count when they are checked


def bullets(s: State, card: int) -> int:
    """[limit.stat.negative-counts-as-zero, card.goods.stat-bonuses]"""
    if s.book.cards.kind[s.what[card]] == GOODS:  # the bonus
        n = s.book.cards.bullets[s.what[card]] + modified(s, card, STAT_BULLETS)
    else:
        n = number(s, card, STAT_BULLETS)
    return n if n > 0 else 0


def influence(s: State, dude: int) -> int:
    n = number(s, dude, STAT_INFLUENCE)
    return n if n > 0 else 0


def value(s: State, card: int) -> int:
    """[limit.value.one-to-thirteen]"""
    return min(13, max(1, number(s, card, STAT_VALUE)))


def upkeep(s: State, dude: int) -> int:
    """With the influence of a dude of another outfit on top.

    [upkeep.wages.other-outfit-surcharge, card.home.membership]
    """
    n = number(s, dude, STAT_UPKEEP)
    gangs = s.book.cards.gang
    gang = gangs[s.what[dude]]
    if gang >= 0 and gang != gangs[s.what[s.homes[s.boss[dude]]]]:
        n += influence(s, dude)
    return max(0, n)


def control_points(s: State, card: int) -> int:
    return max(0, number(s, card, STAT_CONTROL))


def production(s: State, card: int) -> int:
    return s.book.cards.production[s.what[card]]


def grit(s: State, dude: int) -> int:
    """Value, bullets and influence, each within its limits. [card.dude.grit, limit.grit.per-component]"""
    return value(s, dude) + bullets(s, dude) + influence(s, dude)


def skill(s: State, dude: int, ratings: tuple[int, ...]) -> int:
    """A skill rating, or NONE without the skill. [skill.keyword.rating]"""
    rating = ratings[s.what[dude]]
    return NONE if rating == NONE else max(0, rating + number(s, dude, STAT_SKILL))


def is_stud(s: State, dude: int) -> bool:
    """A stud or a draw: as printed, then by traits, then by what was given last.

    [card.dude.stud-or-draw, card.goods.bullet-colour]
    """
    stud = s.book.cards.stud[s.what[dude]]
    for gear in s.gear:
        if s.host[gear] == dude:
            for static in s.book.worn[s.what[gear]]:
                if static.stat == RULE + words.RULE_STUD and not is_blank(s, gear):
                    stud = True
    mods = s.mods
    for i in range(0, len(mods), CHANGE_WIDTH):
        if mods[i + WHOM] == dude:
            if mods[i + STAT] == RULE + words.RULE_STUD:
                stud = True
            elif mods[i + STAT] == RULE + words.RULE_DRAW and not has_rule(s, dude, words.RULE_NEVER_DRAW):
                stud = False
    return stud


# ---- rules that cards give


def given(s: State, whom: int, rule: int) -> bool:
    """Whether an effect has given a rule that has not ended."""
    mods = s.mods
    for i in range(0, len(mods), CHANGE_WIDTH):
        if mods[i + WHOM] == whom and mods[i + STAT] == RULE + rule:
            return True
    return False


def is_blank(s: State, gear: int) -> bool:
    return bool(s.mods) and given(s, gear, words.RULE_BLANK)


def can_be_called_out(s: State, dude: int) -> bool:
    """Whether anything, a play or an effect, can call a dude out. [golden.cannot.beats-can]"""
    return not has_rule(s, dude, words.RULE_NO_CALL_OUT)


def has_rule(s: State, card: int, rule: int) -> bool:
    """Whether a card in play has a rule, by an effect or by a trait. [golden.card.beats-rulebook]"""
    book = s.book
    if s.mods and given(s, card, rule):
        return True
    for static in book.own[s.what[card]]:
        if static.stat == RULE + rule and works(s, static, card):
            return True
    for gear in s.gear:
        if s.host[gear] == card:
            for static in book.worn[s.what[gear]]:
                if static.stat == RULE + rule and not is_blank(s, gear):
                    return True
    for aura in s.auras:
        for static in book.group[s.what[aura]]:
            if static.stat == RULE + rule and reaches(s, static, aura, card):
                return True
    return False
