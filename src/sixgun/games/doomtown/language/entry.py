"""Bringing cards into play: uniqueness, allegiance, costs, and who can carry what."""

from __future__ import annotations

from typing import Final

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import bars, control, players, selectors, stats, words
from sixgun.games.doomtown.table import town
from sixgun.games.doomtown.table.blocks import E_THIS, E_USING, E_YOU, env_of
from sixgun.games.doomtown.table.components import ACTION, DEED, DUDE, GOODS, JOKER_CARD, NONE, SPELL
from sixgun.games.doomtown.table.keywords import CONFEDERATE, GADGET, MAD_SCIENCE, MIRACLE, UNION, WEAPON
from sixgun.games.doomtown.table.state import IN_BOOT_HILL, IN_PLAY, NOBODY, State, end_of

BRINGABLE: Final[tuple[int, ...]] = (DUDE, DEED, GOODS, SPELL)


def name_arg(s: State, card: int) -> dict[str, Plain]:
    return {"card": s.book.cards.keys[s.what[card]]}


def same_name(s: State, one: int, other: int) -> bool:
    titles = s.book.cards.titles
    return titles[s.what[one]] == titles[s.what[other]]


def refuse_entry(s: State, seat: int, card: int) -> Refusal | None:
    """What keeps a player from bringing a card into play, whatever it costs.

    [unique.limit.in-play-or-boot-hill, unique.limit.not-restricted, unique.non-unique.no-play-limit,
    allegiance.play.mutually-exclusive, allegiance.play.owned-cards-count, allegiance.play.only-cards-in-play,
    allegiance.keyword.not-title, joker.use.pulls-and-draw-hands]
    """
    cards = s.book.cards
    what = s.what[card]
    if cards.kind[what] == JOKER_CARD:
        return Refusal("joker-from-hand", {}, "joker.use.pulls-and-draw-hands")
    if cards.kind[what] == ACTION:
        return Refusal("action-not-shopped", name_arg(s, card), "card.action.played-from-hand")
    unique = cards.unique[what]
    keywords = cards.keywords[what]
    if not unique and not keywords & (UNION | CONFEDERATE):
        return None
    for other in range(s.homes[seat], end_of(s, seat)):
        zone = s.zone[other]
        if zone in (IN_PLAY, IN_BOOT_HILL) and other != card:
            if unique and same_name(s, card, other):
                return Refusal("unique", name_arg(s, card), "unique.limit.in-play-or-boot-hill")
            if zone == IN_PLAY and _at_odds(keywords, cards.keywords[s.what[other]]):
                return Refusal("allegiance", name_arg(s, card), "allegiance.play.mutually-exclusive")
    return None


def _at_odds(one: int, other: int) -> bool:
    return bool((one & UNION and other & CONFEDERATE) or (one & CONFEDERATE and other & UNION))


def cost_of(s: State, card: int, less: int = 0) -> int:
    """The printed cost, as traits change it, of the card itself and of cards in play; never below 0.

    [card.cost.printed, golden.card.beats-rulebook]
    """
    cost = s.book.cards.cost[s.what[card]]
    if s.book.prices:
        for static in s.book.own[s.what[card]]:
            if static.stat == words.STAT_COST and stats.works(s, static, card):
                cost = stats.changed(s, static, card, card, cost)
        for aura in s.auras:
            for static in s.book.group[s.what[aura]]:
                if static.stat == words.STAT_COST and stats.reaches(s, static, aura, card):
                    cost = stats.changed(s, static, aura, card, cost)
    return max(0, cost - less)


def price(s: State, env: list[int], card: int) -> int:
    """What a card costs that an ability brings into play, with what the ability takes off."""
    less = s.book.abilities[env[E_USING]].less
    return cost_of(s, card, 0 if less == NONE else selectors.amount_of(s, env, less))


def refuse_cost(s: State, seat: int, card: int, less: int) -> Refusal | None:
    """[shop.by-card.same-rules-and-cost, card.cost.printed]"""
    cost = cost_of(s, card, less)
    if cost > s.stash[seat]:
        args: dict[str, Plain] = {**name_arg(s, card), "cost": cost, "have": s.stash[seat]}
        return Refusal("too-dear", args, "shop.play.pay-and-place")
    return None


def is_gadget(s: State, card: int) -> bool:
    return s.book.cards.has(s.what[card], GADGET)


def can_carry(s: State, host: int, card: int) -> bool:
    """Whether goods or a spell may be attached to a card.

    [card.goods.must-attach, card.spell.must-attach, shop.spell.matching-skill, shop.goods.deed-attachments,
    shop.spell.any-number, card.spell.type-keyword]
    """
    cards = s.book.cards
    what = s.what[card]
    named = s.book.host[what]
    if named != NONE and not selectors.fits(s, env_of(s, host, 0, s.owner[card]), named, host):
        return False
    if host <= 0 or is_shunned(s, host, card):
        return False
    if cards.kind[s.what[host]] != DUDE:
        return named != NONE
    if cards.kind[what] != SPELL:
        return not (cards.has(what, WEAPON) and stats.has_rule(s, host, words.RULE_NO_WEAPONS))
    keywords = cards.keywords[what]
    for bit, craft in cards.casters:
        if keywords & bit and stats.has_skill(s, host, casting_skill(s, host, card, craft)):
            return True
    return False


def casting_skill(s: State, dude: int, card: int, craft: int) -> int:
    """The skill with which a dude casts a spell: the spell's own, or the one that a trait of the dude's lets do.

    [spell.cast.definition, golden.card.beats-rulebook]
    """
    found = [craft] if stats.has_skill(s, dude, craft) else []
    for number in s.book.casts[s.what[dude]]:
        a = s.book.abilities[number]
        env = env_of(s, dude, number, s.boss[dude])
        holds = selectors.all_hold(s, env, a.needs)
        if holds and stats.has_skill(s, dude, a.craft) and selectors.fits(s, env, a.casts, card):
            found.append(a.craft)
    return max(found, key=lambda one: stats.skill(s, dude, one)) if found else craft


def is_shunned(s: State, host: int, card: int) -> bool:
    """Whether a trait, of the carrier or of what it carries, says that such cards can't be attached to it."""
    return bars.is_barred(s, host, bars.CARRIED, card)


def weapons_of(s: State, dude: int) -> int:
    """How many Weapons a dude can carry. [shop.goods.one-horse-one-weapon]"""
    return 2 if stats.has_rule(s, dude, words.RULE_TWO_WEAPONS) else 1


def hosts_for(s: State, seat: int, card: int, shopping: bool) -> list[int]:
    """Whom or what a player can attach a card to; an effect reaches booted dudes and any location.

    [shop.goods.recipient, shop.spell.unbooted-at-controlled-location, shop.by-card.booted-or-uncontrolled]
    """
    if s.book.host[s.what[card]] != NONE:
        found = [place for place in town.places(s) if can_carry(s, place, card)]
        if found:
            return found
    found = [dude for dude in s.gang[seat] if can_carry(s, dude, card)]
    if shopping:
        anywhere = players.player_rule(s, seat, words.RULE_SHOPS_ANYWHERE)
        found = [
            d
            for d in found
            if not s.booted[d] and (anywhere or control.controls_place(s, seat, s.place[d]) or prays(s, d, card))
        ]
    return found


def prays(s: State, dude: int, card: int) -> bool:
    """Whether a Miracle can be attached to a dude anywhere, and in a shootout."""
    return s.book.cards.has(s.what[card], MIRACLE) and stats.has_rule(s, dude, words.RULE_TAKES_MIRACLES)


def inventors(s: State, seat: int, card: int) -> list[int]:
    """Unbooted dudes with the skill for a Gadget, at locations that the player controls. [gadget.invent.cost]"""
    return [dude for dude in s.gang[seat] if not s.booted[dude] and can_invent(s, seat, dude, card)]


def can_invent(s: State, seat: int, dude: int, card: int) -> bool:
    """Whether a dude can try to invent a Gadget, apart from booting and the cost; a deed only in town.

    [gadget.invent.cost, gadget.invent.card-types]
    """
    if s.book.cards.kind[s.what[card]] == DEED and not town.in_town(s, s.place[dude]):
        return False
    return inventive_skill(s, dude, card) != NONE and control.controls_place(s, seat, s.place[dude])


def inventive_skill(s: State, dude: int, card: int) -> int:
    """The skill with which a dude invents a Gadget, the better one of several; NONE for a dude who cannot.

    [gadget.invent.mad-scientist-needed, golden.card.beats-rulebook]
    """
    found = [MAD_SCIENCE] if stats.has_skill(s, dude, MAD_SCIENCE) else []
    for number in s.book.inventive[s.what[dude]]:
        a = s.book.abilities[number]
        env = env_of(s, dude, number, s.boss[dude])
        if not selectors.all_hold(s, env, a.needs):
            continue
        if a.invents != NONE and selectors.fits(s, env, a.invents, card):
            found.append(a.craft)
        if a.invents_only != NONE and not selectors.fits(s, env, a.invents_only, card):
            return NONE
    return max(found, key=lambda craft: stats.skill(s, dude, craft)) if found else NONE


def playable(s: State, env: list[int], card: int) -> bool:
    """Whether an ability's player can bring a card into play and pay for it now. [gadget.invent.through-ability]"""
    seat = env[E_YOU]
    a = s.book.abilities[env[E_USING]]
    shopping = any([line[0] == words.DO_SHOP for line in a.do])
    if s.book.cards.kind[s.what[card]] not in BRINGABLE or refuse_entry(s, seat, card) is not None:
        return False
    as_cost = any([line[0] == words.DO_ATTACH for line in a.cost])  # paid, and checked, with the other costs
    if not as_cost and price(s, env, card) > s.stash[seat]:
        return False
    if is_gadget(s, card):
        spent = env[E_THIS] if a.boots else NOBODY  # who boots for the ability cannot boot again to invent
        return bool([dude for dude in inventors(s, seat, card) if dude != spent]) and (
            s.book.cards.kind[s.what[card]] != GOODS
            or s.book.host[s.what[card]] == NONE
            or bool(hosts_for(s, seat, card, False))
        )
    if s.book.cards.kind[s.what[card]] in (GOODS, SPELL):
        return bool(hosts_for(s, seat, card, shopping))
    return True


def is_inventable(s: State, env: list[int], dude: int, card: int) -> bool:
    """Whether an ability lets this dude invent a Gadget, which its player can pay for now."""
    seat = env[E_YOU]
    if not is_gadget(s, card) or refuse_entry(s, seat, card) is not None or price(s, env, card) > s.stash[seat]:
        return False
    if s.book.host[s.what[card]] != NONE and not hosts_for(s, seat, card, False):
        return False
    return can_invent(s, seat, dude, card)
