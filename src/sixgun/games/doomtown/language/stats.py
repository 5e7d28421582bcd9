"""The numbers of cards as they are now: what is printed, attachments, traits, and changes that end.

Nothing is stored that can be computed. A number may fall below 0 and keeps that amount; it is cut to its limits when it
is read. [limit.stat.printed-plus-modifiers, limit.stat.negative-counts-as-zero, limit.value.one-to-thirteen]
"""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import selectors, words
from sixgun.games.doomtown.language.words import (
    STAT_BULLETS,
    STAT_CONTROL,
    STAT_INFLUENCE,
    STAT_PRODUCTION,
    STAT_SKILL,
    STAT_UPKEEP,
    STAT_VALUE,
)
from sixgun.games.doomtown.table.blocks import E_CANDIDATE, E_X, env_of
from sixgun.games.doomtown.table.book import AMOUNT_NUMBER, Static
from sixgun.games.doomtown.table.changes import AMOUNT, CHANGE_WIDTH, KEYWORD, MADE_BY, RULE, STAT, WHILE, WHOM
from sixgun.games.doomtown.table.components import DEED, GOODS, NONE
from sixgun.games.doomtown.table.keywords import HARROWED
from sixgun.games.doomtown.table.state import FIGHT_THING, FIRM, IN_PLAY, LEANED, NOBODY, PLAYER, State

HARROWED_BIT: Final = HARROWED.bit_length() - 1
MOST_LOOKED: Final = 400  # far more than the cards of a game have
MOST_NESTED: Final = 3  # traits that depend on traits that depend on traits: further ones would go in a circle
WEAKENED: Final = (STAT_BULLETS, STAT_INFLUENCE, STAT_VALUE)
GEAR_ADDS: Final = (STAT_BULLETS, STAT_INFLUENCE, STAT_CONTROL)  # [card.goods.stat-bonuses]


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
    if stat == STAT_PRODUCTION:
        return cards.production[what]
    return 0


def number(s: State, card: int, stat: int, without: int = NOBODY) -> int:
    """A number of a card in play before it is cut to its limits; `without` leaves out what one card gives to others."""
    book = s.book
    n = printed(s, card, stat)
    if not s.mods and is_plain(s, card, stat):
        return n
    fixed = stat == STAT_BULLETS and is_fixed(s, card)
    firm = book.guards and stat in WEAKENED and has_rule(s, card, words.RULE_UNWEAKENED)
    own = book.own[s.what[card]]
    if len(own) > 0 and not fixed and not is_blank(s, card):
        for static in own:
            if static.stat == stat and works(s, static, card):
                n = changed(s, static, card, card, n)
    for gear in s.gear:
        if s.host[gear] == card and not is_blank(s, gear):
            if stat in GEAR_ADDS:
                n += bonus(s, gear) if stat == STAT_BULLETS else printed(s, gear, stat)
            for static in book.worn[s.what[gear]]:
                if static.stat == stat and works(s, static, gear):
                    n = max(n, changed(s, static, gear, card, n)) if firm else changed(s, static, gear, card, n)
    if fixed:
        return n
    for aura in s.auras:
        if aura != without and not is_blank(s, aura):
            for static in book.group[s.what[aura]]:
                if static.stat == stat and reaches(s, static, aura, card):
                    n = max(n, changed(s, static, aura, card, n)) if firm else changed(s, static, aura, card, n)
    if s.mods:
        n += _counting(s, card, stat, firm) if book.guards else modified(s, card, stat)
    return n


def is_plain(s: State, card: int, stat: int) -> bool:
    """Whether no trait and no attachment is there that could change a number: true of most numbers."""
    book = s.book
    if book.own_stats[s.what[card]] >> stat & 1:
        return False
    for gear in s.gear:
        if s.host[gear] == card:
            return False
    for aura in s.auras:
        if book.group_stats[s.what[aura]] >> stat & 1:
            return False
    return True


def _counting(s: State, card: int, stat: int, firm: bool) -> int:
    """The changes of a number that count: perhaps no penalties, perhaps no bullets that other players give or take."""
    own = stat == STAT_BULLETS and has_rule(s, card, words.RULE_OWN_BULLETS)
    n = 0
    mods = s.mods
    for i in range(0, len(mods), CHANGE_WIDTH):
        ignored = (firm and mods[i + AMOUNT] < 0) or (own and mods[i + MADE_BY] != s.boss[card])
        if mods[i + WHOM] == card and mods[i + STAT] == stat and not ignored and _lasts(s, i):
            n += mods[i + AMOUNT]
    return n


def own_traits(s: State, card: int) -> tuple[Static, ...]:
    """The traits of a card that concern itself, unless it has lost them."""
    own = s.book.own[s.what[card]]
    return () if own and is_blank(s, card) else own


def bonus(s: State, gear: int) -> int:
    """The bullets that an attachment adds: as printed, by its own traits, and by effects. [card.goods.stat-bonuses]"""
    n = s.book.cards.bullets[s.what[gear]]
    for static in s.book.own[s.what[gear]]:
        if static.stat == STAT_BULLETS and works(s, static, gear):
            n = changed(s, static, gear, gear, n)
    if s.mods:
        n = max(min(0, n), n + modified(s, gear, STAT_BULLETS))  # what is reduced to nothing takes nothing away
    return n


def is_fixed(s: State, card: int) -> bool:
    """Whether nothing but what is attached changes the bullets. [golden.cannot.beats-can]"""
    for static in own_traits(s, card):
        if static.stat == RULE + words.RULE_BULLETS_FIXED and works(s, static, card):
            return True
    return bool(s.mods) and given(s, card, words.RULE_BULLETS_FIXED)


def keeper(s: State, card: int) -> int:
    """Whom a trait means by "you": who controls the card, or what it is attached to.

    [control.attachment.follows-host]
    """
    host = s.host[card] if s.host[card] >= 0 else card
    if s.boss[host] >= 0:
        return s.boss[host]
    in_play = s.zone[host] == IN_PLAY and s.book.cards.kind[s.what[host]] == DEED
    return deed_controller(s, host) if in_play else s.owner[host]


def deed_controller(s: State, deed: int) -> int:
    """The most influence at a deed controls it; on a tie, an empty deed included, its owner does.

    What decides this may ask itself who controls the deed: then the owner is meant.
    [control.deed.most-influence, control.deed.tie-to-owner, control.deed.changes-freely]
    """
    if s.mods and given(s, deed, words.RULE_TAKEN):
        return holder(s, deed)
    owner = s.owner[deed]
    here: list[int] = []
    alone = True  # nobody else has dudes there
    for gang in s.gang:
        for dude in gang:
            if s.place[dude] == deed:
                here.append(dude)
                if s.boss[dude] != owner:
                    alone = False
    if alone or deed in s.asking:
        return owner
    s.asking.append(deed)
    by_bullets = has_rule(s, deed, words.RULE_BULLETS_CONTROL)
    sums = [0] * s.seats
    for dude in here:
        armed = by_bullets or has_rule(s, dude, words.RULE_BULLETS_CONTROL)
        boss = s.boss[dude]
        sums[boss] = sums[boss] + (bullets(s, dude) if armed else presence(s, dude))
    s.asking.pop()
    return ahead(sums, owner)


def ahead(sums: list[int], otherwise: int) -> int:
    """The seat with the most; on a tie, the other one that is given."""
    best, tied = 0, False
    for seat in range(1, len(sums)):
        if sums[seat] > sums[best]:
            best, tied = seat, False
        elif sums[seat] == sums[best]:
            tied = True
    return otherwise if tied else best


def holder(s: State, card: int) -> int:
    """Who took a card last; its owner if nobody has it by an effect."""
    found = s.owner[card]
    for i in taken(s):
        if s.mods[i + WHOM] == card:
            found = s.mods[i + AMOUNT]
    return found


def taken(s: State) -> list[int]:
    """Where the changes of controllers stand."""
    return [i for i in range(0, len(s.mods), CHANGE_WIDTH) if s.mods[i + STAT] == RULE + words.RULE_TAKEN]


def works(s: State, static: Static, card: int) -> bool:
    """Whether the conditions of a trait hold. [text.trait.always-on, duration.trait.while-in-play]"""
    if not static.ability.needs:
        return True
    if too_deep(s):
        return False
    s.nested += 1
    env = env_of(s, card, 0, keeper(s, card))
    held = selectors.all_hold(s, env, static.ability.needs)
    s.nested -= 1
    return held


def too_deep(s: State) -> bool:
    """Whether traits depend on each other so much that no more of them is looked at: circles end here."""
    if s.leaned == FIRM:
        s.leaned = LEANED
    s.looked = s.looked + 1 if s.nested else 0
    return s.nested >= MOST_NESTED or s.looked > MOST_LOOKED


def reaches(s: State, static: Static, card: int, other: int) -> bool:
    """Whether a trait for several concerns this one of them."""
    if not selectors.is_of_sort(s, static.ability.group, other):
        return False  # before it is found out who controls the card
    if too_deep(s):
        return False
    s.nested += 1
    env = env_of(s, card, 0, keeper(s, card))
    held = selectors.fits(s, env, static.ability.group, other) and selectors.all_hold(s, env, static.ability.needs)
    s.nested -= 1
    return held


def changed(s: State, static: Static, card: int, other: int, n: int) -> int:
    """A number after a line of a trait: so much more, or so much instead of what is printed."""
    amount = static.line[3]
    kind, sign, value, _ = s.book.amounts[amount]
    if kind == AMOUNT_NUMBER:
        by = sign * value
    elif too_deep(s):
        return n
    else:
        s.nested += 1
        env = env_of(s, card, 0, keeper(s, card))
        env[E_X] = env[E_CANDIDATE] = other
        by = selectors.amount_of(s, env, amount)
        s.nested -= 1
    return by if static.line[4] & 1 else n + by


def modified(s: State, whom: int, stat: int) -> int:
    """All changes that have not ended, of a stat of a card or player."""
    n = 0
    mods = s.mods
    for i in range(0, len(mods), CHANGE_WIDTH):
        if mods[i + WHOM] == whom and mods[i + STAT] == stat and _lasts(s, i):
            n += mods[i + AMOUNT]
    return n


def raw(s: State, whom: int, stat: int) -> int:
    """A number that effects change, before it is cut to its limits: of a card, a player or the fight."""
    if whom >= PLAYER:
        return modified(s, whom, stat)
    if s.book.cards.kind[s.what[whom]] == GOODS and stat == STAT_BULLETS:  # the bonus
        return s.book.cards.bullets[s.what[whom]] + modified(s, whom, stat)
    if stat == STAT_UPKEEP:  # with the surcharge of another outfit
        return number(s, whom, stat) + surcharge(s, whom)
    return number(s, whom, stat)


# ---- as they count when they are checked


def bullets(s: State, card: int) -> int:
    """[limit.stat.negative-counts-as-zero, card.goods.stat-bonuses]"""
    if s.book.cards.kind[s.what[card]] == GOODS:
        n = bonus(s, card)
    elif s.side[card] and s.mods and given(s, FIGHT_THING, words.RULE_BY_INFLUENCE):
        return influence(s, card)
    else:
        n = number(s, card, STAT_BULLETS)
    return n if n > 0 else 0


def influence(s: State, dude: int) -> int:
    n = number(s, dude, STAT_INFLUENCE)
    return n if n > 0 else 0


def presence(s: State, dude: int) -> int:
    """The influence with which a dude controls a location: some of it may count for that alone."""
    n = influence(s, dude)
    return max(0, n + number(s, dude, words.STAT_PRESENCE)) if s.book.presence else n


def value(s: State, card: int) -> int:
    """[limit.value.one-to-thirteen]"""
    return min(13, max(1, number(s, card, STAT_VALUE)))


def upkeep(s: State, dude: int) -> int:
    """With the influence of a dude of another outfit on top.

    [upkeep.wages.other-outfit-surcharge, card.home.membership]
    """
    return max(0, number(s, dude, STAT_UPKEEP) + surcharge(s, dude))


def surcharge(s: State, dude: int) -> int:
    gangs = s.book.cards.gang
    gang = gangs[s.what[dude]]
    return influence(s, dude) if gang >= 0 and gang != gangs[s.what[s.homes[s.boss[dude]]]] else 0


def control_points(s: State, card: int) -> int:
    return max(0, number(s, card, STAT_CONTROL))


def production(s: State, card: int) -> int:
    return max(0, number(s, card, STAT_PRODUCTION))


def grit(s: State, dude: int) -> int:
    """Value, bullets and influence, each within its limits. [card.dude.grit, limit.grit.per-component]"""
    return value(s, dude) + bullets(s, dude) + influence(s, dude)


def has_skill(s: State, dude: int, craft: int) -> bool:
    return own_rating(s, dude, craft) != NONE


def own_rating(s: State, dude: int, craft: int) -> int:
    """A skill rating as it is printed or given, the higher one of two; NONE without the skill."""
    rating = s.book.cards.skill[craft][s.what[dude]]
    keyword = s.book.skills[craft]
    return max(rating, granted(s, dude, keyword)) if s.book.granted >> keyword & 1 else rating


def skill(s: State, dude: int, craft: int) -> int:
    """The rating in a skill, or NONE without the skill. [skill.keyword.rating]"""
    rating = own_rating(s, dude, craft)
    if rating == NONE:
        return NONE
    return max(0, rating + number(s, dude, STAT_SKILL) + number(s, dude, words.OF_SKILL + craft))


def best_skill(s: State, dude: int) -> int:
    """The skill in which a dude has the highest rating, or NONE."""
    found = [craft for craft in range(len(s.book.cards.skill)) if has_skill(s, dude, craft)]
    return max(found, key=lambda craft: skill(s, dude, craft)) if found else NONE


def has_keyword(s: State, card: int, keyword: int) -> bool:
    """Whether a keyword is printed on a card, or another card gives it. [text.keyword.references]"""
    book = s.book
    if book.cards.keywords[s.what[card]] >> keyword & 1:
        return True
    return book.granted >> keyword & 1 == 1 and granted(s, card, keyword) != NONE


def is_harrowed(s: State, dude: int) -> bool:
    return has_keyword(s, dude, HARROWED_BIT)


def granted(s: State, card: int, keyword: int) -> int:
    """The highest rating of a keyword that cards give to a card in play, 0 if it has none; NONE without the keyword."""
    book = s.book
    if not book.granted >> keyword & 1 or s.zone[card] != IN_PLAY:
        return NONE
    found, stat = NONE, KEYWORD + keyword
    mods = s.mods
    for i in range(0, len(mods), CHANGE_WIDTH):
        if mods[i + WHOM] == card and mods[i + STAT] == stat:
            found = max(found, mods[i + AMOUNT])
    for static in own_traits(s, card):
        if static.stat == stat and works(s, static, card):
            found = max(found, 0, static.line[3])
    for gear in s.gear:
        if s.host[gear] == card and not is_blank(s, gear):
            for static in book.worn[s.what[gear]]:
                if static.stat == stat and works(s, static, gear):
                    found = max(found, 0, static.line[3])
    for aura in s.auras:
        for static in () if is_blank(s, aura) else book.group[s.what[aura]]:
            if static.stat == stat and reaches(s, static, aura, card):
                found = max(found, 0, static.line[3])
    return found


def is_stud(s: State, dude: int) -> bool:
    """A stud or a draw: as printed, then by traits, then by what was given last.

    [card.dude.stud-or-draw, card.goods.bullet-colour]
    """
    stud = s.book.cards.stud[s.what[dude]]
    for static in own_traits(s, dude):
        if static.stat == RULE + words.RULE_STUD and works(s, static, dude):
            stud = True
    for gear in s.gear:
        if s.host[gear] == dude:
            for static in s.book.worn[s.what[gear]]:
                if static.stat == RULE + words.RULE_STUD and not is_blank(s, gear) and works(s, static, gear):
                    stud = True
    if not stud and s.book.rules >> words.RULE_STUD & 1:
        for aura in s.auras:
            for static in s.book.group[s.what[aura]]:
                if static.stat == RULE + words.RULE_STUD and not is_blank(s, aura) and reaches(s, static, aura, dude):
                    stud = True
    mods = s.mods
    for i in range(0, len(mods), CHANGE_WIDTH):
        if mods[i + WHOM] == dude and _lasts(s, i):
            if mods[i + STAT] == RULE + words.RULE_STUD:
                stud = True
            elif mods[i + STAT] == RULE + words.RULE_DRAW and not has_rule(s, dude, words.RULE_NEVER_DRAW):
                stud = False
    return stud


# ---- rules that cards give


def _lasts(s: State, at: int) -> bool:
    """Whether what a change depends on still holds."""
    during = s.mods[at + WHILE]
    return during == NONE or selectors.fits(s, env_of(s, s.mods[at + WHOM], 0, NOBODY), during, s.mods[at + WHOM])


def given(s: State, whom: int, rule: int) -> bool:
    """Whether an effect has given a rule that has not ended."""
    mods = s.mods
    for i in range(0, len(mods), CHANGE_WIDTH):
        if mods[i + WHOM] == whom and mods[i + STAT] == RULE + rule and _lasts(s, i):
            return True
    return False


def is_blank(s: State, gear: int) -> bool:
    return bool(s.mods) and given(s, gear, words.RULE_BLANK)


def has_rule(s: State, card: int, rule: int) -> bool:
    """Whether a card in play has a rule, by an effect or by a trait. [golden.card.beats-rulebook]"""
    book = s.book
    if s.mods and given(s, card, rule):
        return True
    if not book.rules >> rule & 1:
        return False  # no trait gives it
    what = s.what
    if book.own_rules[what[card]] >> rule & 1:
        for static in own_traits(s, card):
            if static.stat == RULE + rule and works(s, static, card):
                return True
    for gear in s.gear:
        if s.host[gear] == card and book.worn_rules[what[gear]] >> rule & 1:
            for static in book.worn[what[gear]]:
                if static.stat == RULE + rule and not is_blank(s, gear) and works(s, static, gear):
                    return True
    for aura in s.auras:
        if book.group_rules[what[aura]] >> rule & 1 and not is_blank(s, aura):
            for static in book.group[what[aura]]:
                if static.stat == RULE + rule and reaches(s, static, aura, card):
                    return True
    return False
