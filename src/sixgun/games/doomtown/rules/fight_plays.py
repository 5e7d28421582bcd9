"""Plays in a shootout, and Cheatin' in the Gamblin' phase."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import usable, words
from sixgun.games.doomtown.rules import actin, plays, shoppin
from sixgun.games.doomtown.table import codes, sides, windows
from sixgun.games.doomtown.table.decisions import always_pass, question
from sixgun.games.doomtown.table.state import State


def shootout_codes(s: State, seat: int) -> list[int]:
    """[shootout.plays.kinds]"""
    return [codes.PASS] + actin.ability_codes(s, seat, words.PLAY_SHOOTOUT) + shoppin.fight_shop_codes(s, seat)


def refuse_shootout(s: State, seat: int, pick: int) -> Refusal | None:
    verb = codes.verb_in(pick)
    if verb == codes.PASS:
        return None
    if verb in (codes.ACT, codes.PLAY):
        return actin.refuse_pick(s, seat, pick, words.PLAY_SHOOTOUT)
    if verb in (codes.SHOP, codes.INVENT) and shoppin.may_shop_in_fight(s, seat, pick):
        return None
    return Refusal("not-a-shootout-play", {}, "shootout.plays.kinds")


def play_in_fight(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    verb = codes.verb_in(pick)
    if verb == codes.PASS:
        plays.pass_turn(s, seat)
        return
    plays.begin_play(s)
    if verb in (codes.SHOP, codes.INVENT):
        shoppin.make_purchase(s, seat, pick)
    else:
        plays.use_ability(s, seat, pick)


SHOOTOUT_PLAY: Final[Question] = question(
    "shootout",
    "shootout.plays.kinds",
    shootout_codes,
    play_in_fight,
    refuse_shootout,
    None,
    always_pass,
    windows.SHOOTOUT,
)


def resolution_codes(s: State, seat: int) -> list[int]:
    legal = [codes.PASS]
    if sides.is_fighting(s, seat):
        legal += actin.ability_codes(s, seat, words.PLAY_RESOLUTION)
    if usable.victims(s, seat):
        legal += actin.ability_codes(s, seat, words.PLAY_CHEATIN)
    return legal


def refuse_resolution(s: State, seat: int, pick: int) -> Refusal | None:
    verb = codes.verb_in(pick)
    if verb == codes.PASS:
        return None
    if verb in (codes.ACT, codes.PLAY):
        return actin.refuse_pick(s, seat, pick, words.PLAY_RESOLUTION)
    return Refusal("not-a-resolution-play", {}, "shootout.resolution.order")


RESOLUTION_PLAY: Final[Question] = question(
    "resolution",
    "shootout.resolution.order",
    resolution_codes,
    play_in_fight,
    refuse_resolution,
    None,
    always_pass,
    windows.RESOLUTION,
)


def cheatin_codes(s: State, seat: int) -> list[int]:
    return [codes.PASS] + (actin.ability_codes(s, seat, words.PLAY_CHEATIN) if usable.victims(s, seat) else [])


def refuse_cheatin(s: State, seat: int, pick: int) -> Refusal | None:
    verb = codes.verb_in(pick)
    if verb == codes.PASS:
        return None
    if verb in (codes.ACT, codes.PLAY):
        return actin.refuse_pick(s, seat, pick, words.PLAY_CHEATIN)
    return Refusal("not-a-cheatin-play", {}, "gamblin.cheatin.window")


CHEATIN_PLAY: Final[Question] = question(
    "cheatin",
    "gamblin.cheatin.window",
    cheatin_codes,
    play_in_fight,
    refuse_cheatin,
    None,
    always_pass,
    windows.CHEATIN,
)
