"""Bringing cards into play: a dude at home, a deed at an end of the street, goods and spells on somebody."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import WIDTH, A, B, C, D, Procedure, answered, ask, call
from sixgun.core.plain import Plain
from sixgun.core.state import tell
from sixgun.games.doomtown.language import entry, verbs
from sixgun.games.doomtown.rules import inventin, triggers
from sixgun.games.doomtown.table import codes, ghost_rock, in_play, piles, sequence, told
from sixgun.games.doomtown.table.asking import question
from sixgun.games.doomtown.table.components import DEED, DUDE
from sixgun.games.doomtown.table.keywords import HORSE, OUT_OF_TOWN, WEAPON
from sixgun.games.doomtown.table.state import (
    ARRIVED,
    IN_BOOT_HILL,
    IN_DECK,
    IN_HAND,
    NOBODY,
    NOON,
    State,
)

SEAT: Final = A
CARD: Final = B
WHERE_TO: Final = C
HOW: Final = D
ANYWHERE: Final = NOBODY
SHOPPING: Final = 0
BY_EFFECT: Final = 1
LEFT_END: Final = 0
RIGHT_END: Final = 1

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
    in_play.enter(s, card)
    s.boss[card] = seat
    s.place[card] = place
    s.gang[seat].append(card)
    if s.phase == NOON:
        s.flags[card] |= ARRIVED


def put_deed(s: State, seat: int, card: int, end: int) -> None:
    """At an end of its owner's street, or out of town. [shop.deed.end-of-street, shop.deed.out-of-town-aside]"""
    in_play.enter(s, card)
    s.place[card] = card
    if is_out_of_town(s, card):
        s.outskirts[seat].append(card)
    elif end == LEFT_END:
        s.street[seat].insert(0, card)
    else:
        s.street[seat].append(card)
    if s.told is not None:
        tell(s, (told.PLACED, card, end))


def is_out_of_town(s: State, card: int) -> bool:
    return s.book.cards.has(s.what[card], OUT_OF_TOWN)


def attach(s: State, card: int, host: int) -> None:
    """Goods or a spell on their carrier; the old Weapon or Horse is discarded. [shop.goods.one-horse-one-weapon]"""
    keywords = s.book.cards.keywords
    for kind in (WEAPON, HORSE):
        if keywords[s.what[card]] & kind:
            for gear in [gear for gear in s.gear if s.host[gear] == host and keywords[s.what[gear]] & kind]:
                in_play.discard(s, gear)
    in_play.enter(s, card)
    s.host[card] = host
    s.gear.append(card)
    if s.told is not None:
        tell(s, (told.ATTACHED, card, host))


# ---- bringing in: a dude at home, a deed at an end, goods and spells on somebody


def bring(s: State, seat: int, card: int, cost: int, place: int) -> None:
    """By an effect. [shop.by-card.same-rules-and-cost, gadget.invent.through-ability]"""
    if entry.is_gadget(s, card):
        call(s, sequence.INVENT, seat, card, NOBODY, cost)
        return
    pay_and_put(s, seat, card, cost, place, BY_EFFECT)


def shop_by_card(s: State, seat: int, card: int, cost: int) -> None:
    """A Shoppin' play that an ability makes."""
    if entry.is_gadget(s, card):
        call(s, sequence.INVENT, seat, card, NOBODY, cost)
        return
    pay_and_put(s, seat, card, cost, ANYWHERE, SHOPPING)


def pay_and_put(s: State, seat: int, card: int, cost: int, where: int, how: int) -> None:
    """[shop.play.pay-and-place, stash.payment.to-bank]"""
    ghost_rock.spend(s, seat, cost)
    take_out(s, card)
    piles.put_aside(s, card)
    if s.told is not None:
        tell(s, (told.SHOPPED, seat, card, cost))
    call(s, sequence.ENTRANCE, seat, card, where, how)


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
            ask(s, seat, sequence.DEED_END)
    elif where == ANYWHERE:
        hosts = open_hosts(s)
        if len(hosts) > 1:
            ask(s, seat, sequence.HOST)
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


ENTRANCE: Final[Procedure] = Procedure("entrance", (arrive, settle_in))


def redirect(s: State, dude: int, place: int) -> bool:
    """A dude who is about to enter play enters there instead."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == sequence.ENTRANCE and s.frames[i + WIDTH + CARD] == dude:
            s.frames[i + WIDTH + WHERE_TO] = place
            return True
    return False


def open_hosts(s: State) -> list[int]:
    seat, card = s.frames[SEAT], s.frames[CARD]
    return entry.hosts_for(s, seat, card, s.frames[HOW] == SHOPPING)


def end_codes(s: State, seat: int) -> list[int]:
    return [codes.pick(codes.CHOOSE, codes.LEFT), codes.pick(codes.CHOOSE, codes.RIGHT)]


def answer_end(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.frames[WHERE_TO] = LEFT_END if codes.first_in(pick) == codes.LEFT else RIGHT_END


def _card_args(s: State, seat: int) -> dict[str, Plain]:
    return {"card": s.book.cards.keys[s.what[s.frames[CARD]]]}


DEED_END_QUESTION: Final[Question] = question(
    "deed-end", "shop.deed.end-of-street", end_codes, answer_end, None, _card_args
)


def host_codes(s: State, seat: int) -> list[int]:
    """Who gets the card; of a Gadget that is to be invented: who tries."""
    hosts = inventin.inventing_dudes(s) if s.frames[-WIDTH] == sequence.INVENT else open_hosts(s)
    return sorted([codes.pick(codes.CHOOSE, codes.in_play(s, host)) for host in hosts])


def answer_host(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.frames[WHERE_TO] = codes.card_in_play(s, codes.first_in(pick))


HOST_QUESTION: Final[Question] = question("host", "shop.goods.recipient", host_codes, answer_host, None, _card_args)
