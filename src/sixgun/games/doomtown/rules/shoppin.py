"""Shoppin': what can be bought from the hand, and how cards enter play, by an effect as well.

A dude enters at home, a deed at an end of the street, goods and spells on somebody; a Gadget is invented first.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import PROCEDURE, Procedure, answered, ask
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import entry, players, triggers, words
from sixgun.games.doomtown.table import codes, happenings, in_play, piles, sequence, starts
from sixgun.games.doomtown.table.changes import RULE
from sixgun.games.doomtown.table.components import DEED, DUDE, GOODS, NONE, SPELL
from sixgun.games.doomtown.table.decisions import question
from sixgun.games.doomtown.table.starts import ANYWHERE, BRINGER, CARD, HOW, SHOPPING, WHERE_TO
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, State
from sixgun.games.doomtown.table.town import LEFT_END, RIGHT_END

# ---- the plays


def shop_codes(s: State, seat: int) -> list[int]:
    """Every Shoppin' play and every invention from the hand. [shop.play.pay-and-place, gadget.invent.noon-play]"""
    legal: list[int] = []
    kinds = s.book.cards.kind
    stash = s.stash[seat]
    done: list[int] = []
    for card in s.hand[seat]:
        what = s.what[card]
        kind = kinds[what]
        if not DUDE <= kind <= SPELL or what in done or entry.cost_of(s, card) > stash:
            continue
        done.append(what)
        if entry.refuse_entry(s, seat, card) is not None:
            continue
        if entry.is_gadget(s, card):
            legal += invent_codes(s, seat, card)
        elif kind == DUDE or (kind == DEED and in_play.is_out_of_town(s, card)):
            legal.append(codes.pick(codes.SHOP, codes.FACE + what))
        elif kind == DEED:
            legal.append(codes.pick(codes.SHOP, codes.FACE + what, codes.LEFT))
            legal.append(codes.pick(codes.SHOP, codes.FACE + what, codes.RIGHT))
        else:
            for host in entry.hosts_for(s, seat, card, True):
                legal.append(codes.pick(codes.SHOP, codes.FACE + what, codes.in_play(s, host)))
    return legal


def invent_codes(s: State, seat: int, card: int) -> list[int]:
    face = codes.face(s, card)
    return [codes.pick(codes.INVENT, face, codes.in_play(s, dude)) for dude in inventors_of(s, seat, card)]


def inventors_of(s: State, seat: int, card: int) -> list[int]:
    """Who can try to invent a Gadget; one that is not for a dude needs something to be attached to."""
    if s.book.host[s.what[card]] != NONE and not entry.hosts_for(s, seat, card, False):
        return []
    return entry.inventors(s, seat, card)


def fight_shop_codes(s: State, seat: int) -> list[int]:
    """What cards let a player shop for in a shootout."""
    legal: list[int] = []
    anywhere = players.player_rule(s, seat, words.RULE_SHOPS_ANYWHERE)
    one_each = {s.what[card]: card for card in s.hand[seat]}
    for what, card in one_each.items():
        verb = codes.INVENT if entry.is_gadget(s, card) else codes.SHOP
        for dude in fight_shoppers(s, seat, card, anywhere):
            legal.append(codes.pick(verb, codes.FACE + what, codes.in_play(s, dude)))
    return legal


def fight_shoppers(s: State, seat: int, card: int, anywhere: bool) -> list[int]:
    """For whom a card can be shopped, or by whom it can be invented, in a shootout: only dudes of the posse.

    [shootout.plays.targets-in-posse]
    """
    what = s.what[card]
    if s.book.cards.kind[what] not in (GOODS, SPELL) or entry.cost_of(s, card) > s.stash[seat]:
        return []
    quick = any([static.stat == RULE + words.RULE_SHOOTOUT_GADGET for static in s.book.own[what]])
    gadget = entry.is_gadget(s, card)
    prayer = any([entry.prays(s, dude, card) for dude in s.gang[seat]])
    if not (anywhere or prayer or (gadget and quick)) or entry.refuse_entry(s, seat, card) is not None:
        return []
    able = entry.inventors(s, seat, card) if gadget else entry.hosts_for(s, seat, card, True)
    return [dude for dude in able if s.side[dude] and (anywhere or gadget or entry.prays(s, dude, card))]


def may_shop_in_fight(s: State, seat: int, pick: int) -> bool:
    card = codes.card_in(s, s.hand[seat], codes.first_in(pick))
    if card < 0 or entry.is_gadget(s, card) != (codes.verb_in(pick) == codes.INVENT):
        return False
    anywhere = players.player_rule(s, seat, words.RULE_SHOPS_ANYWHERE)
    return codes.card_in_play(s, codes.second_in(pick)) in fight_shoppers(s, seat, card, anywhere)


def make_purchase(s: State, seat: int, pick: int) -> None:
    card = codes.card_in(s, s.hand[seat], codes.first_in(pick))
    second = codes.second_in(pick)
    cost = entry.cost_of(s, card)
    if codes.verb_in(pick) == codes.INVENT:
        starts.invention(s, seat, card, codes.card_in_play(s, second), cost)
        return
    if second in (codes.LEFT, codes.RIGHT):
        where = LEFT_END if second == codes.LEFT else RIGHT_END
    else:
        where = codes.card_in_play(s, second) if second else starts.ANYWHERE
    starts.pay_and_put(s, seat, card, cost, where, starts.SHOPPING)


def refuse_pick(s: State, seat: int, pick: int) -> Refusal | None:
    """A Gadget goes to the player who invents it, whatever its kind.

    [shop.goods.recipient, shop.spell.unbooted-at-controlled-location, shop.deed.end-of-street, shop.dude.at-home,
    gadget.invent.card-types]
    """
    card = codes.card_in(s, s.hand[seat], codes.first_in(pick))
    if card < 0:
        return Refusal("not-in-hand", {}, "shop.play.pay-and-place")
    refusal = entry.refuse_entry(s, seat, card)
    if refusal is None:
        refusal = entry.refuse_cost(s, seat, card, 0)
    if refusal is not None:
        return refusal
    args = entry.name_arg(s, card)
    kind = s.book.cards.kind[s.what[card]]
    second = codes.second_in(pick)
    if entry.is_gadget(s, card) != (codes.verb_in(pick) == codes.INVENT):
        return Refusal("gadget-invented", args, "gadget.invent.mad-scientist-needed")
    if entry.is_gadget(s, card):
        return _refuse_host(s, seat, card, codes.card_in_play(s, second), args)
    if kind == DUDE:
        return Refusal("dude-at-home", args, "shop.dude.at-home") if second else None
    if kind == DEED:
        fine = second == codes.NOTHING if in_play.is_out_of_town(s, card) else second in (codes.LEFT, codes.RIGHT)
        return None if fine else Refusal("deed-at-an-end", args, "shop.deed.end-of-street")
    return _refuse_host(s, seat, card, codes.card_in_play(s, second), args)


def _refuse_host(s: State, seat: int, card: int, host: int, args: dict[str, Plain]) -> Refusal | None:
    """Why a card cannot be for this one, or be invented by this one."""
    gadget = entry.is_gadget(s, card)
    if host in (inventors_of(s, seat, card) if gadget else entry.hosts_for(s, seat, card, True)):
        return None
    rule = "gadget.invent.cost" if gadget else "shop.goods.recipient"
    if host <= 0 or s.book.cards.kind[s.what[host]] != DUDE or s.boss[host] != seat:
        return Refusal("carrier-yours", args, rule)
    args["dude"] = s.book.cards.keys[s.what[host]]
    if s.booted[host]:
        return Refusal("carrier-booted", args, rule)
    if gadget and entry.inventive_skill(s, host, card) == NONE:
        return Refusal("no-skill", args, "gadget.invent.mad-scientist-needed")
    if not gadget and not entry.can_carry(s, host, card):
        return Refusal("cannot-carry", args, "shop.spell.matching-skill")
    return Refusal("place-not-controlled", args, rule)


# ---- entering play


def arrive(s: State) -> None:
    """Where the card goes, if that is still open. A dude's coming may be reacted to."""
    seat, card, where = s.frames[BRINGER], s.frames[CARD], s.frames[WHERE_TO]
    kind = s.book.cards.kind[s.what[card]]
    if kind == DUDE:
        if where == ANYWHERE:
            s.frames[WHERE_TO] = s.homes[seat]
        triggers.fire(s, words.ON_ENTERING, card)
    elif kind == DEED:
        if where == ANYWHERE and not in_play.is_out_of_town(s, card):
            ask(s, seat, sequence.DEED_END)
    elif where == ANYWHERE:
        hosts = open_hosts(s)
        if len(hosts) > 1:
            ask(s, seat, sequence.HOST)
        elif hosts:
            s.frames[WHERE_TO] = hosts[0]


def settle_in(s: State) -> None:
    seat, card, where = s.frames[BRINGER], s.frames[CARD], s.frames[WHERE_TO]
    kind = s.book.cards.kind[s.what[card]]
    s.aside.remove(card)
    if kind == DUDE:
        in_play.put_dude(s, seat, card, where)
    elif kind == DEED:
        in_play.put_deed(s, seat, card, where)
    elif where == NOBODY:
        piles.to_discards(s, card)  # nobody is left who could carry it
    else:
        in_play.attach(s, card, where, entry.weapons_of(s, where))
    if s.zone[card] == IN_PLAY:
        happenings.note(s, happenings.PLAYED, card)


ENTRANCE: Final[Procedure] = Procedure("entrance", (arrive, settle_in))


def open_hosts(s: State) -> list[int]:
    seat, card = s.frames[BRINGER], s.frames[CARD]
    return entry.hosts_for(s, seat, card, s.frames[HOW] == SHOPPING)


def end_codes(s: State, seat: int) -> list[int]:
    return [codes.pick(codes.CHOOSE, codes.LEFT), codes.pick(codes.CHOOSE, codes.RIGHT)]


def answer_end(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.frames[WHERE_TO] = LEFT_END if codes.first_in(pick) == codes.LEFT else RIGHT_END


def _card_args(s: State, seat: int) -> dict[str, Plain]:
    return {"card": s.book.cards.keys[s.what[s.frames[CARD]]]}


DEED_END: Final[Question] = question("deed-end", "shop.deed.end-of-street", end_codes, answer_end, None, _card_args)


def host_codes(s: State, seat: int) -> list[int]:
    """Who gets the card; of a Gadget that is to be invented: who tries."""
    hosts = entry.inventors(s, seat, s.frames[CARD]) if s.frames[PROCEDURE] == sequence.INVENT else open_hosts(s)
    return sorted([codes.pick(codes.CHOOSE, codes.in_play(s, host)) for host in hosts])


def answer_host(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.frames[WHERE_TO] = codes.card_in_play(s, codes.first_in(pick))


HOST: Final[Question] = question("host", "shop.goods.recipient", host_codes, answer_host, None, _card_args)
