"""Plays at High Noon."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import C, answered
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.doomtown.language import verbs
from sixgun.games.doomtown.rules import actin, callin_out, movin, shoppin, tradin, versions
from sixgun.games.doomtown.table import operands, picks, told
from sixgun.games.doomtown.table.asking import question
from sixgun.games.doomtown.table.state import (
    State,
)

PASSES = C  # in the frame of the plays


def noon_codes(s: State, seat: int) -> list[int]:
    """[noon.play.five-kinds, noon.pass.not-final, shop.play.usable-next-turn]"""
    codes = [picks.PASS]
    codes += movin.move_codes(s, seat)
    codes += callin_out.call_codes(s, seat)
    codes += shoppin.shop_codes(s, seat)
    if s.gear:
        codes += tradin.trade_codes(s, seat)
    codes += versions.replace_codes(s, seat)
    codes += actin.ability_codes(s, seat, verbs.NOON)
    return codes


def why_not_noon(s: State, seat: int, pick: int) -> Refusal | None:
    verb = picks.verb_in(pick)
    if verb == picks.MOVE:
        return movin.why_not_move(s, seat, pick)
    if verb == picks.CALL_OUT:
        return callin_out.why_not_call(s, seat, pick)
    if verb in (picks.SHOP, picks.INVENT):
        return shoppin.why_not_shop(s, seat, pick)
    if verb == picks.TRADE:
        return tradin.why_not_trade(s, seat, pick)
    if verb == picks.REPLACE:
        return versions.why_not_replace(s, seat, pick)
    if verb in (picks.ACT, picks.PLAY):
        return actin.why_not_ability(s, seat, pick, verbs.NOON)
    return Refusal("not-a-play", {}, "noon.play.five-kinds")


def pass_turn(s: State, seat: int) -> None:
    """Passing is a play, too. [play.end.consecutive-passes]"""
    s.frames[PASSES] += 1
    if s.told is not None:
        tell(s, (told.PASSED, seat))


def play_noon(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    verb = picks.verb_in(pick)
    if verb == picks.PASS:
        pass_turn(s, seat)
        return
    s.frames[PASSES] = 0
    if verb == picks.MOVE:
        movin.make_move(s, seat, pick)
    elif verb == picks.CALL_OUT:
        caller = operands.card_in_play(s, picks.first_in(pick))
        callin_out.call_out(s, caller, operands.card_in_play(s, picks.second_in(pick)), 0)
    elif verb in (picks.SHOP, picks.INVENT):
        shoppin.make_purchase(s, seat, pick)
    elif verb == picks.TRADE:
        tradin.begin_trade(s, seat, pick)
    elif verb == picks.REPLACE:
        versions.make_replacement(s, seat, pick)
    else:
        actin.use_ability(s, seat, pick)


NOON_PLAY: Final[Question] = question("noon", "noon.play.five-kinds", noon_codes, play_noon, why_not_noon)
