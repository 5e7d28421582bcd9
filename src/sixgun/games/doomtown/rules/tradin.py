"""Tradin'."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, Procedure, answered, ask, jump
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import entry
from sixgun.games.doomtown.language.trading import refuse_trade
from sixgun.games.doomtown.table import codes, in_play, sequence, starts
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, always_done, question
from sixgun.games.doomtown.table.keywords import HORSE, WEAPON
from sixgun.games.doomtown.table.state import State

SEAT: Final = A
PLACE: Final = B

DROP_SURPLUS: Final = 1


def trade_codes(s: State, seat: int) -> list[int]:
    legal: list[int] = []
    for gear in s.gear:
        host = s.host[gear]
        if s.boss[host] == seat:
            for dude in s.gang[seat]:
                if s.place[dude] == s.place[host] and refuse_trade(s, seat, gear, dude) is None:
                    legal.append(codes.pick(codes.TRADE, codes.in_play(s, gear), codes.in_play(s, dude)))
    return legal


def refuse_pick(s: State, seat: int, pick: int) -> Refusal | None:
    gear = codes.card_in_play(s, codes.first_in(pick))
    return refuse_trade(s, seat, gear, codes.card_in_play(s, codes.second_in(pick)))


def begin_trade(s: State, seat: int, pick: int) -> None:
    starts.trade(s, seat, codes.card_in_play(s, codes.first_in(pick)), codes.card_in_play(s, codes.second_in(pick)))


def hand_over(s: State, pick: int) -> None:
    in_play.trade(s, codes.card_in_play(s, codes.first_in(pick)), codes.card_in_play(s, codes.second_in(pick)))


# ---- the procedure


def more_trades(s: State) -> None:
    """Any number of goods at one location in one play. [trade.play.same-controlled-location]"""
    if more_codes(s, s.frames[SEAT]) != [codes.DONE]:
        ask(s, s.frames[SEAT], sequence.MORE_TRADES)


def drop_surplus(s: State) -> None:
    """A player who is left with two Horses or two Weapons discards one. [trade.limit.extra-horse-or-weapon]"""
    found = surplus(s, s.frames[SEAT])
    if found:
        jump(s, DROP_SURPLUS)
        ask(s, s.frames[SEAT], sequence.SURPLUS)


TRADE: Final[Procedure] = Procedure("trade", (more_trades, drop_surplus), at={DROP_SURPLUS: drop_surplus})


def more_codes(s: State, seat: int) -> list[int]:
    place = s.frames[PLACE]
    legal = trade_codes(s, seat)
    here = [pick for pick in legal if s.place[codes.card_in_play(s, codes.second_in(pick))] == place]
    return [codes.DONE, *here]


def answer_more(s: State, seat: int, pick: int) -> None:
    if pick != codes.DONE:
        hand_over(s, pick)
    if pick == codes.DONE or more_codes(s, seat) == [codes.DONE]:
        answered(s, seat)


def refuse_more(s: State, seat: int, pick: int) -> Refusal | None:
    if pick == codes.DONE:
        return None
    if codes.verb_in(pick) != codes.TRADE:
        return NOT_OFFERED
    refusal = refuse_pick(s, seat, pick)
    if refusal is None and s.place[codes.card_in_play(s, codes.second_in(pick))] != s.frames[PLACE]:
        return NOT_OFFERED
    return refusal


MORE_TRADES: Final[Question] = question(
    "trade", "trade.play.same-controlled-location", more_codes, answer_more, refuse_more, None, always_done
)


def surplus(s: State, seat: int) -> list[int]:
    """The goods of the first dude who has too many of a kind, all of that kind."""
    keywords = s.book.cards.keywords
    for dude in s.gang[seat]:
        for kind in (WEAPON, HORSE):
            held = [gear for gear in s.gear if s.host[gear] == dude and keywords[s.what[gear]] & kind]
            if len(held) > (entry.weapons_of(s, dude) if kind == WEAPON else 1):
                return held
    return []


def surplus_codes(s: State, seat: int) -> list[int]:
    return [codes.pick(codes.DISCARD, codes.in_play(s, gear)) for gear in surplus(s, seat)]


def answer_surplus(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    in_play.discard(s, codes.card_in_play(s, codes.first_in(pick)))


SURPLUS: Final[Question] = question("surplus", "trade.limit.extra-horse-or-weapon", surplus_codes, answer_surplus)
