"""Plays at High Noon."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.rules import actin, callin_out, movin, plays, shoppin, tradin, versions
from sixgun.games.doomtown.table import codes, starts, windows
from sixgun.games.doomtown.table.decisions import always_pass, question
from sixgun.games.doomtown.table.state import State


def noon_codes(s: State, seat: int) -> list[int]:
    """[noon.play.five-kinds, noon.pass.not-final]"""
    legal = [codes.PASS]
    legal += movin.move_codes(s, seat)
    legal += callin_out.call_codes(s, seat)
    legal += shoppin.shop_codes(s, seat)
    if s.gear:
        legal += tradin.trade_codes(s, seat)
    legal += versions.replace_codes(s, seat)
    legal += actin.ability_codes(s, seat, words.PLAY_NOON)
    return legal


def refuse_noon(s: State, seat: int, pick: int) -> Refusal | None:
    """Each kind of play has its own predicate."""
    verb = codes.verb_in(pick)
    if verb == codes.PASS:
        return None
    if verb == codes.MOVE:
        return movin.refuse_pick(s, seat, pick)
    if verb == codes.CALL_OUT:
        return callin_out.refuse_pick(s, seat, pick)
    if verb in (codes.SHOP, codes.INVENT):
        return shoppin.refuse_pick(s, seat, pick)
    if verb == codes.TRADE:
        return tradin.refuse_pick(s, seat, pick)
    if verb == codes.REPLACE:
        return versions.refuse_pick(s, seat, pick)
    if verb in (codes.ACT, codes.PLAY):
        return actin.refuse_pick(s, seat, pick, words.PLAY_NOON)
    return Refusal("not-a-play", {}, "noon.play.five-kinds")


def play_noon(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    verb = codes.verb_in(pick)
    if verb == codes.PASS:
        plays.pass_turn(s, seat)
        return
    plays.begin_play(s)
    if verb == codes.MOVE:
        movin.make_move(s, seat, pick)
    elif verb == codes.CALL_OUT:
        caller = codes.card_in_play(s, codes.first_in(pick))
        starts.call_out(s, caller, codes.card_in_play(s, codes.second_in(pick)), 0)
    elif verb in (codes.SHOP, codes.INVENT):
        shoppin.make_purchase(s, seat, pick)
    elif verb == codes.TRADE:
        tradin.begin_trade(s, seat, pick)
    elif verb == codes.REPLACE:
        versions.make_replacement(s, seat, pick)
    else:
        plays.use_ability(s, seat, pick)


NOON_PLAY: Final[Question] = question(
    "noon", "noon.play.five-kinds", noon_codes, play_noon, refuse_noon, None, always_pass, windows.NOON
)
