"""Shoppin': bringing cards into play, from the hand or by an effect; Inventin' Gadgets."""

from __future__ import annotations

from sixgun.core.frames import WIDTH, A, B, C, D, Procedure, answered, ask, call, finish
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown import (
    entering,
    events,
    moving,
    numbers,
    operands,
    picks,
    piles,
    rocks,
    stats,
    triggers,
    verbs,
)
from sixgun.games.doomtown.asking import question
from sixgun.games.doomtown.cards import DEED, DUDE, GOODS, SPELL
from sixgun.games.doomtown.keywords import HORSE, OUT_OF_TOWN, WEAPON
from sixgun.games.doomtown.scripts import NONE
from sixgun.games.doomtown.state import (
    ARRIVED,
    IN_BOOT_HILL,
    IN_DECK,
    IN_HAND,
    NOBODY,
    NOON,
    State,
)
from sixgun.games.doomtown.tables import RULE
from sixgun.lib.hands import value_of

SEAT, CARD, WHERE_TO, HOW = A, B, C, D
ANYWHERE = NOBODY
SHOPPING, BY_EFFECT = 0, 1
LEFT_END, RIGHT_END = 0, 1


# ---- the moves of cards


def take_out(s: State, card: int) -> None:
    """Out of the hand or pile where it lies, to be put somewhere else at once."""
    seat = s.owner[card]
    if s.zone[card] == IN_HAND:
        s.hand[seat].remove(card)
    elif s.zone[card] == IN_DECK:
        s.deck[seat].remove(card)
    elif s.zone[card] == IN_BOOT_HILL:
        s.boot_hill[seat].remove(card)
    else:
        s.discards[seat].remove(card)
    s.seen[card] = piles.EVERYBODY


def put_dude(s: State, seat: int, card: int, place: int) -> None:
    """[shop.dude.at-home, boot.enter.unbooted]"""
    moving.enter(s, card)
    s.boss[card] = seat
    s.place[card] = place
    s.gang[seat].append(card)
    if s.phase == NOON:
        s.flags[card] |= ARRIVED


def put_deed(s: State, seat: int, card: int, end: int) -> None:
    """At an end of its owner's street, or out of town. [shop.deed.end-of-street, shop.deed.out-of-town-aside]"""
    moving.enter(s, card)
    s.place[card] = card
    if is_out_of_town(s, card):
        s.outskirts[seat].append(card)
    elif end == LEFT_END:
        s.street[seat].insert(0, card)
    else:
        s.street[seat].append(card)
    if s.told is not None:
        s.told.append((events.PLACED, card, end))


def is_out_of_town(s: State, card: int) -> bool:
    return s.book.cards.has(s.what[card], OUT_OF_TOWN)


def attach(s: State, card: int, host: int) -> None:
    """Goods or a spell on their carrier; the old Weapon or Horse is discarded. [shop.goods.one-horse-one-weapon]"""
    keywords = s.book.cards.keywords
    for kind in (WEAPON, HORSE):
        if keywords[s.what[card]] & kind:
            for gear in [gear for gear in s.gear if s.host[gear] == host and keywords[s.what[gear]] & kind]:
                moving.discard(s, gear)
    moving.enter(s, card)
    s.host[card] = host
    s.gear.append(card)
    if s.told is not None:
        s.told.append((events.ATTACHED, card, host))


# ---- bringing in: a dude at home, a deed at an end, goods and spells on somebody


def bring(s: State, seat: int, card: int, cost: int, place: int) -> None:
    """By an effect. [shop.by-card.same-rules-and-cost, gadget.invent.through-ability]"""
    if entering.is_gadget(s, card):
        call(s, numbers.INVENT, seat, card, NOBODY, cost)
        return
    pay_and_put(s, seat, card, cost, place, BY_EFFECT)


def shop_by_card(s: State, seat: int, card: int, cost: int) -> None:
    """A Shoppin' play that an ability makes."""
    if entering.is_gadget(s, card):
        call(s, numbers.INVENT, seat, card, NOBODY, cost)
        return
    pay_and_put(s, seat, card, cost, ANYWHERE, SHOPPING)


def pay_and_put(s: State, seat: int, card: int, cost: int, where: int, how: int) -> None:
    """[shop.play.pay-and-place, stash.payment.to-bank]"""
    rocks.pay(s, seat, cost)
    take_out(s, card)
    piles.put_aside(s, card)
    if s.told is not None:
        s.told.append((events.SHOPPED, seat, card, cost))
    call(s, numbers.ENTRANCE, seat, card, where, how)


def arrive(s: State) -> None:
    """Where the card goes, if that is still open. A dude's coming may be reacted to."""
    seat, card, where = s.frames[SEAT], s.frames[CARD], s.frames[WHERE_TO]
    kind = s.book.cards.kind[s.what[card]]
    if kind == DUDE:
        if where == ANYWHERE:
            s.frames[WHERE_TO] = s.homes[seat]
        triggers.fire(s, verbs.ENTERING, card)
    elif kind == DEED:
        if where == ANYWHERE and not is_out_of_town(s, card):
            ask(s, seat, numbers.DEED_END)
    elif where == ANYWHERE:
        hosts = open_hosts(s)
        if len(hosts) > 1:
            ask(s, seat, numbers.HOST)
        elif hosts:
            s.frames[WHERE_TO] = hosts[0]


def settle_in(s: State) -> None:
    seat, card, where = s.frames[SEAT], s.frames[CARD], s.frames[WHERE_TO]
    kind = s.book.cards.kind[s.what[card]]
    s.aside.remove(card)
    if kind == DUDE:
        put_dude(s, seat, card, where)
    elif kind == DEED:
        put_deed(s, seat, card, where)
    elif where == NOBODY:
        piles.to_discards(s, card)  # nobody is left who could carry it
    else:
        attach(s, card, where)


ENTRANCE = Procedure("entrance", (arrive, settle_in))


def redirect(s: State, dude: int, place: int) -> bool:
    """A dude who is about to enter play enters there instead."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == numbers.ENTRANCE and s.frames[i + WIDTH + CARD] == dude:
            s.frames[i + WIDTH + WHERE_TO] = place
            return True
    return False


def open_hosts(s: State) -> list[int]:
    seat, card = s.frames[SEAT], s.frames[CARD]
    return entering.hosts_for(s, seat, card, s.frames[HOW] == SHOPPING)


def end_codes(s: State, seat: int) -> list[int]:
    return [picks.code(picks.CHOOSE, picks.LEFT), picks.code(picks.CHOOSE, picks.RIGHT)]


def answer_end(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.frames[WHERE_TO] = LEFT_END if picks.first_in(pick) == picks.LEFT else RIGHT_END


def _card_args(s: State, seat: int) -> dict[str, Plain]:
    return {"card": s.book.cards.keys[s.what[s.frames[CARD]]]}


DEED_END_QUESTION = question("deed-end", "shop.deed.end-of-street", end_codes, answer_end, None, _card_args)


def host_codes(s: State, seat: int) -> list[int]:
    """Who gets the card; of a Gadget that is to be invented: who tries."""
    hosts = inventing_dudes(s) if s.frames[-WIDTH] == numbers.INVENT else open_hosts(s)
    return sorted([picks.code(picks.CHOOSE, operands.in_play(s, host)) for host in hosts])


def answer_host(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.frames[WHERE_TO] = operands.card_in_play(s, picks.first_in(pick))


HOST_QUESTION = question("host", "shop.goods.recipient", host_codes, answer_host, None, _card_args)


# ---- Inventin' Gadgets


def inventing_dudes(s: State) -> list[int]:
    return entering.inventors(s, s.frames[SEAT])


def choose_inventor(s: State) -> None:
    """[gadget.invent.mad-scientist-needed]"""
    if s.frames[WHERE_TO] == NOBODY:
        able = inventing_dudes(s)
        if not able:
            finish(s)
        elif len(able) == 1:
            s.frames[WHERE_TO] = able[0]
        else:
            ask(s, s.frames[SEAT], numbers.HOST)


def pay_for_invention(s: State) -> None:
    """The Mad Scientist boots, the cost is paid, and a skill test follows. [gadget.invent.cost]"""
    seat, card, dude, cost = s.frames[SEAT], s.frames[CARD], s.frames[WHERE_TO], s.frames[HOW]
    moving.boot(s, dude)
    rocks.pay(s, seat, cost)
    take_out(s, card)
    piles.put_aside(s, card)
    if s.told is not None:
        s.told.append((events.SHOPPED, seat, card, cost))
    call(s, numbers.PULL, seat, dude, NOBODY)


def see_if_it_works(s: State) -> None:
    """[gadget.invent.success, gadget.invent.failure, skill.test.pull-plus-rating, gadget.invent.card-types]"""
    seat, card, dude = s.frames[SEAT], s.frames[CARD], s.frames[WHERE_TO]
    cards = s.book.cards
    rating = max(0, stats.skill(s, dude, cards.scientist))
    check = value_of(s.pull_code) + rating
    difficulty = max(0, cards.difficulty[s.what[card]])
    works = check >= difficulty
    if s.told is not None:
        s.told.append((events.SKILL, dude, check, difficulty, int(works)))
    pulled = s.pull_card
    if works:
        kind = cards.kind[s.what[card]]
        where = dude if kind == GOODS and cards.host[s.what[card]] == NONE else ANYWHERE
        call(s, numbers.ENTRANCE, seat, card, where, BY_EFFECT)
    else:
        s.aside.remove(card)
        piles.to_discards(s, card)
    if s.told is not None:
        s.told.append((events.INVENTED, card, int(works)))
    if pulled >= 0:
        piles.aside_to_discards(s, pulled)


INVENT = Procedure("invent", (choose_inventor, pay_for_invention, see_if_it_works))


# ---- the plays


def shop_codes(s: State, seat: int) -> list[int]:
    """Every Shoppin' play and every invention from the hand. [shop.play.pay-and-place, gadget.invent.noon-play]"""
    codes: list[int] = []
    kinds = s.book.cards.kind
    costs = s.book.cards.cost
    stash = s.stash[seat]
    done: list[int] = []
    for card in s.hand[seat]:
        what = s.what[card]
        kind = kinds[what]
        if not DUDE <= kind <= SPELL or costs[what] > stash or what in done:
            continue
        done.append(what)
        if entering.refuse_entry(s, seat, card) is not None:
            continue
        if entering.is_gadget(s, card):
            codes += invent_codes(s, seat, card)
        elif kind == DUDE or (kind == DEED and is_out_of_town(s, card)):
            codes.append(picks.code(picks.SHOP, picks.FACE + what))
        elif kind == DEED:
            codes.append(picks.code(picks.SHOP, picks.FACE + what, picks.LEFT))
            codes.append(picks.code(picks.SHOP, picks.FACE + what, picks.RIGHT))
        else:
            for host in entering.hosts_for(s, seat, card, True):
                codes.append(picks.code(picks.SHOP, picks.FACE + what, operands.in_play(s, host)))
    return codes


def invent_codes(s: State, seat: int, card: int) -> list[int]:
    if s.book.cards.host[s.what[card]] != NONE and not entering.hosts_for(s, seat, card, False):
        return []
    face = operands.face(s, card)
    return [picks.code(picks.INVENT, face, operands.in_play(s, dude)) for dude in entering.inventors(s, seat)]


def fight_shop_codes(s: State, seat: int) -> list[int]:
    """What cards let a player shop for in a shootout: only for dudes of the posse. [shootout.plays.targets-in-posse]"""
    codes: list[int] = []
    anywhere = stats.player_rule(s, seat, verbs.SHOPS_ANYWHERE)
    for card in s.hand[seat]:
        what = s.what[card]
        kind = s.book.cards.kind[what]
        if kind not in (GOODS, SPELL) or s.book.cards.cost[what] > s.stash[seat]:
            continue
        quick = any([static.stat == RULE + verbs.SHOOTOUT_GADGET for static in s.book.own[what]])
        if (not anywhere and not quick) or entering.refuse_entry(s, seat, card) is not None:
            continue
        if entering.is_gadget(s, card):
            if quick:
                able = [dude for dude in entering.inventors(s, seat) if s.side[dude]]
                codes += [picks.code(picks.INVENT, picks.FACE + what, operands.in_play(s, d)) for d in able]
        elif anywhere:
            able = [dude for dude in entering.hosts_for(s, seat, card, True) if s.side[dude]]
            codes += [picks.code(picks.SHOP, picks.FACE + what, operands.in_play(s, d)) for d in able]
    return codes


def make_purchase(s: State, seat: int, pick: int) -> None:
    card = operands.card_in(s, s.hand[seat], picks.first_in(pick))
    second = picks.second_in(pick)
    cost = s.book.cards.cost[s.what[card]]
    if picks.verb_in(pick) == picks.INVENT:
        call(s, numbers.INVENT, seat, card, operands.card_in_play(s, second), cost)
        return
    if second in (picks.LEFT, picks.RIGHT):
        where = LEFT_END if second == picks.LEFT else RIGHT_END
    else:
        where = operands.card_in_play(s, second) if second else ANYWHERE
    pay_and_put(s, seat, card, cost, where, SHOPPING)


def why_not_shop(s: State, seat: int, pick: int) -> Refusal | None:
    """[shop.goods.recipient, shop.spell.unbooted-at-controlled-location, shop.deed.end-of-street]"""
    card = operands.card_in(s, s.hand[seat], picks.first_in(pick))
    if card < 0:
        return Refusal("not-in-hand", {}, "shop.play.pay-and-place")
    refusal = entering.refuse_entry(s, seat, card)
    if refusal is None:
        refusal = entering.refuse_cost(s, seat, card, 0)
    if refusal is not None:
        return refusal
    args = entering.name_arg(s, card)
    kind = s.book.cards.kind[s.what[card]]
    second = picks.second_in(pick)
    if entering.is_gadget(s, card) != (picks.verb_in(pick) == picks.INVENT):
        return Refusal("gadget-invented", args, "gadget.invent.mad-scientist-needed")
    if kind == DUDE:
        return Refusal("dude-at-home", args, "shop.dude.at-home") if second else None
    if kind == DEED:
        return Refusal("deed-at-an-end", args, "shop.deed.end-of-street")
    return _why_not_host(s, seat, card, operands.card_in_play(s, second), args)


def _why_not_host(s: State, seat: int, card: int, host: int, args: dict[str, Plain]) -> Refusal | None:
    gadget = entering.is_gadget(s, card)
    rule = "gadget.invent.cost" if gadget else "shop.goods.recipient"
    if host <= 0 or s.book.cards.kind[s.what[host]] != DUDE or s.boss[host] != seat:
        return Refusal("carrier-yours", args, rule)
    args["dude"] = s.book.cards.keys[s.what[host]]
    if s.booted[host]:
        return Refusal("carrier-booted", args, rule)
    if gadget and s.book.cards.scientist[s.what[host]] == NONE:
        return Refusal("no-skill", args, "gadget.invent.mad-scientist-needed")
    if not gadget and not entering.can_carry(s, host, card):
        return Refusal("cannot-carry", args, "shop.spell.matching-skill")
    return Refusal("place-not-controlled", args, rule)
