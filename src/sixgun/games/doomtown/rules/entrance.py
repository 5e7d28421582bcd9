"""Bringing cards into play: a dude at home, a deed at an end of the street, goods and spells on somebody."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import WIDTH, Procedure, answered, ask
from sixgun.core.plain import Plain
from sixgun.games.doomtown.language import entry, triggers, words
from sixgun.games.doomtown.table import codes, in_play, piles, sequence
from sixgun.games.doomtown.table.components import DEED, DUDE
from sixgun.games.doomtown.table.question import question
from sixgun.games.doomtown.table.starts import ANYWHERE, BRINGER, CARD, HOW, SHOPPING, WHERE_TO
from sixgun.games.doomtown.table.state import (
    NOBODY,
    State,
)
from sixgun.games.doomtown.table.town import LEFT_END, RIGHT_END


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
        in_play.attach(s, card, where)


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


DEED_END_QUESTION: Final[Question] = question(
    "deed-end", "shop.deed.end-of-street", end_codes, answer_end, None, _card_args
)


def host_codes(s: State, seat: int) -> list[int]:
    """Who gets the card; of a Gadget that is to be invented: who tries."""
    hosts = entry.inventors(s, seat) if s.frames[-WIDTH] == sequence.INVENT else open_hosts(s)
    return sorted([codes.pick(codes.CHOOSE, codes.in_play(s, host)) for host in hosts])


def answer_host(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.frames[WHERE_TO] = codes.card_in_play(s, codes.first_in(pick))


HOST_QUESTION: Final[Question] = question("host", "shop.goods.recipient", host_codes, answer_host, None, _card_args)
