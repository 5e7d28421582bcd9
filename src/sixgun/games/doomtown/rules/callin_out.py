"""Callin' Out."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, Procedure, answered, ask, call, finish
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.doomtown.language import moves, stats, triggers, words
from sixgun.games.doomtown.language.bars import can_be_called_out
from sixgun.games.doomtown.language.control import end_changes
from sixgun.games.doomtown.rules import joining, posse
from sixgun.games.doomtown.table import codes, in_play, sequence, sides, told, town
from sixgun.games.doomtown.table.changes import UNTIL_SHOOTOUT
from sixgun.games.doomtown.table.decisions import question
from sixgun.games.doomtown.table.records import (
    FIGHT_ON,
    FIGHT_PLACE,
    FIGHT_WIDTH,
    LEADER_DUDE,
    LEADER_SEAT,
    LEADER_SIDE,
    MARK_DUDE,
    MARK_SEAT,
    MARK_SIDE,
)
from sixgun.games.doomtown.table.state import FIGHT_THING, State

CALLER: Final = A
TARGET: Final = B
FIRM: Final = C
REFUSED: Final = D


# ---- the play


def refuse_call(s: State, seat: int, caller: int, target: int) -> Refusal | None:
    """Why a dude cannot call another out by the basic play.

    [callout.target.enemy-same-location, callout.target.not-at-own-home, golden.cannot.beats-can]
    """
    keys = s.book.cards.keys
    if caller <= 0 or caller not in s.gang[seat]:
        return Refusal("not-your-dude", {}, "callout.target.enemy-same-location")
    if s.booted[caller]:
        return Refusal("booted", {"card": keys[s.what[caller]]}, "callout.target.enemy-same-location")
    if target <= 0 or target in s.gang[seat] or not any([target in gang for gang in s.gang]):
        return Refusal("not-an-opponent", {}, "callout.target.enemy-same-location")
    args: dict[str, Plain] = {"card": keys[s.what[caller]], "target": keys[s.what[target]]}
    if s.place[caller] != s.place[target]:
        return Refusal("elsewhere", args, "callout.target.enemy-same-location")
    if s.place[target] == town.home_of(s, target):
        return Refusal("at-own-home", args, "callout.target.not-at-own-home")
    if not can_be_called_out(s, target, caller):
        return Refusal("not-called-out", args, "golden.cannot.beats-can")
    return None


def call_codes(s: State, seat: int) -> list[int]:
    legal: list[int] = []
    for caller in s.gang[seat]:
        if not s.booted[caller]:
            place = s.place[caller]
            for other, gang in enumerate(s.gang):
                if other != seat:
                    for target in gang:  # only those who are there are worth asking about
                        if s.place[target] == place and refuse_call(s, seat, caller, target) is None:
                            legal.append(codes.pick(codes.CALL_OUT, codes.in_play(s, caller), codes.in_play(s, target)))
    return legal


def refuse_pick(s: State, seat: int, pick: int) -> Refusal | None:
    caller = codes.card_in_play(s, codes.first_in(pick))
    return refuse_call(s, seat, caller, codes.card_in_play(s, codes.second_in(pick)))


# ---- the procedure


def may_refuse(s: State, caller: int, target: int, firm: int) -> bool:
    """An unbooted dude who can go home may, at home as well, unless something forbids it.

    [callout.refuse.unbooted-only, callout.by-card.refuse-at-home]
    """
    if s.booted[target] or firm or not moves.can_go_home(s, target):
        return False
    if stats.has_rule(s, target, words.RULE_NO_REFUSING):
        return False
    return not (s.bounty[target] and stats.has_rule(s, caller, words.RULE_FIRM_CALL_OUTS))


def react_to_call(s: State) -> None:
    """Reacts to a call-out come before its answer. [react.timing.pauses-play]"""
    triggers.fire(s, words.ON_CALLED_OUT, s.frames[TARGET])


def hear_the_mark(s: State) -> None:
    """The caller stays unbooted. [callout.caller.stays-unbooted]"""
    caller, target = s.frames[CALLER], s.frames[TARGET]
    if may_refuse(s, caller, target, s.frames[FIRM]):
        ask(s, s.boss[target], sequence.REFUSE_CALL)


def go_home_or_stand(s: State) -> None:
    """Refusing is going home booted; accepting starts a shootout where the mark is.

    [callout.refuse.unbooted-only, callout.accept.starts-shootout, shootout.location.fixed]
    """
    caller, target = s.frames[CALLER], s.frames[TARGET]
    if s.frames[REFUSED]:
        tell(s, (told.REFUSED, target))
        if not stats.has_rule(s, target, words.RULE_REFUSES_IN_PLACE):
            in_play.send_home(s, target)
        end_changes(s, UNTIL_SHOOTOUT)  # there is no shootout that they could last for
        triggers.fire(s, words.ON_REFUSED, target)
        return
    tell(s, (told.ACCEPTED, target))
    s.fight = [0] * FIGHT_WIDTH
    s.fight[FIGHT_ON] = 1
    s.fight[FIGHT_PLACE] = s.place[target]
    s.fight[LEADER_SEAT], s.fight[MARK_SEAT] = s.boss[caller], s.boss[target]
    s.fight[LEADER_DUDE], s.fight[MARK_DUDE] = caller, target
    posse.enlist(s, caller, LEADER_SIDE)
    posse.enlist(s, target, MARK_SIDE)
    triggers.fire(s, words.ON_ACCEPTED, target)


def first_posse(s: State) -> None:
    """The leader's, unless a card says otherwise; there is none if the mark went home.

    [shootout.posse.leader-declares-first, golden.card.beats-rulebook]
    """
    if s.frames[REFUSED]:
        finish(s)
    else:
        form_posse(s, MARK_SIDE if is_mark_first(s) else LEADER_SIDE)


def second_posse(s: State) -> None:
    form_posse(s, LEADER_SIDE if is_mark_first(s) else MARK_SIDE)


def is_mark_first(s: State) -> bool:
    return bool(s.mods) and stats.given(s, FIGHT_THING, words.RULE_MARK_FIRST)


def form_posse(s: State, side: int) -> None:
    call(s, sequence.POSSE, side, sides.head(s, side), posse.CALL_OUT_POSSE, -1)


def gather(s: State) -> None:
    call(s, sequence.JOINING, joining.TO_SHOOTOUT, -1)


def fight(s: State) -> None:
    call(s, sequence.SHOOTOUT)


def dissolve(s: State) -> None:
    sides.clear_sides(s)


CALL_OUT: Final[Procedure] = Procedure(
    "call-out",
    (react_to_call, hear_the_mark, go_home_or_stand, first_posse, second_posse, gather, fight, dissolve),
)


def refuse_codes(s: State, seat: int) -> list[int]:
    return [codes.REFUSE, codes.ACCEPT]


def answer_call(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.frames[REFUSED] = int(pick == codes.REFUSE)


def _args(s: State, seat: int) -> dict[str, Plain]:
    keys = s.book.cards.keys
    return {"caller": keys[s.what[s.frames[CALLER]]], "target": keys[s.what[s.frames[TARGET]]]}


REFUSE_CALL: Final[Question] = question(
    "call-out", "callout.refuse.unbooted-only", refuse_codes, answer_call, None, _args
)
