"""Upkeep Phase."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, Procedure, answered, ask, jump
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import events_told, settle, tell
from sixgun.games.doomtown.language import stats, triggers, words
from sixgun.games.doomtown.language.control import deed_controller
from sixgun.games.doomtown.table import codes, in_play, sequence, told, windows
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, question
from sixgun.games.doomtown.table.ghost_rock import spend
from sixgun.games.doomtown.table.state import PLAYER, State, from_winner

TURN: Final = A

HAVE_COLLECTED: Final = 2
PAY_WAGES: Final = 3


def begin_upkeep(s: State) -> None:
    triggers.fire(s, words.ON_UPKEEP_START)


def collect(s: State) -> None:
    """Production of the home and of own deeds that nobody else controls; then the loan is repaid.

    [upkeep.income.collect, upkeep.income.lost-control, upkeep.loan.repay-order]
    """
    for seat in from_winner(s):
        income = stats.production(s, s.homes[seat]) + sum([stats.production(s, deed) for deed in earning(s, seat)])
        s.stash[seat] += income
        s.bank -= income
        tell(s, (told.INCOME, seat, income))
        repaid = min(s.loan[seat], s.stash[seat])
        s.stash[seat] -= repaid
        s.bank += repaid
        s.loan[seat] = 0
        if repaid:
            tell(s, (told.REPAID, seat, repaid))


def earning(s: State, seat: int) -> list[int]:
    """The deeds whose production a player collects: own ones under own control, and those that pay who controls them.

    [upkeep.income.collect, upkeep.income.lost-control, golden.card.beats-rulebook]
    """
    found: list[int] = []
    for owner in range(s.seats):
        for deed in s.street[owner] + s.outskirts[owner]:
            if deed in s.homes or deed_controller(s, deed) != seat:
                continue
            if owner == seat or stats.has_rule(s, deed, words.RULE_PAYS_CONTROLLER):
                found.append(deed)
    return found


def have_collected(s: State) -> None:
    """Reacts to the production, of each player in turn."""
    turn = s.frames[TURN]
    if turn >= s.seats:
        s.frames[TURN] = 0
        return
    s.frames[TURN] = turn + 1
    jump(s, HAVE_COLLECTED)
    triggers.fire(s, words.ON_COLLECTED, PLAYER + from_winner(s)[turn])


def wages(s: State) -> None:
    """Each player pays, the Winner first. [upkeep.order.winner-if-relevant, upkeep.wages.pay-or-discard]"""
    turn = s.frames[TURN]
    if turn >= s.seats:
        return
    s.frames[TURN] = turn + 1
    jump(s, PAY_WAGES)
    seat = from_winner(s)[turn]
    if dues(s, seat):
        ask(s, seat, sequence.WAGES)


def end_upkeep(s: State) -> None:
    triggers.fire(s, words.ON_UPKEEP_END)


UPKEEP: Final[Procedure] = Procedure(
    "upkeep",
    (begin_upkeep, collect, have_collected, wages, end_upkeep),
    at={HAVE_COLLECTED: have_collected, PAY_WAGES: wages},
)


def dues(s: State, seat: int) -> int:
    """What all dudes of a player cost."""
    return sum([stats.upkeep(s, dude) for dude in s.gang[seat]])


def wage_codes(s: State, seat: int) -> list[int]:
    """Done pays everybody who is left, if there is enough. [upkeep.wages.zero-not-discardable]"""
    owed = [(dude, stats.upkeep(s, dude)) for dude in s.gang[seat]]
    legal = [codes.pick(codes.RELEASE, codes.in_play(s, dude)) for dude, due in owed if due]
    if sum([due for _, due in owed]) <= s.stash[seat]:
        legal.insert(0, codes.DONE)
    return legal


def answer_wages(s: State, seat: int, pick: int) -> None:
    """An unpaid dude is discarded with all attached cards. [upkeep.wages.pay-or-discard]"""
    if pick != codes.DONE:
        dude = codes.card_in_play(s, codes.first_in(pick))
        first = events_told(s)
        tell(s, (told.RELEASED, seat, dude))
        in_play.discard(s, dude)
        settle(s, first)
    total = dues(s, seat)
    if pick == codes.DONE or not total:
        answered(s, seat)
        spend(s, seat, total)
        if total:
            tell(s, (told.WAGES, seat, total))


def refuse_wages(s: State, seat: int, pick: int) -> Refusal | None:
    if pick == codes.DONE:
        if dues(s, seat) <= s.stash[seat]:
            return None
        return Refusal("wages-too-dear", _args(s, seat), "upkeep.wages.pay-or-discard")
    dude = codes.card_in_play(s, codes.first_in(pick))
    if codes.verb_in(pick) != codes.RELEASE or dude not in s.gang[seat]:
        return NOT_OFFERED
    if codes.has_too_much(pick) or not stats.upkeep(s, dude):
        args: dict[str, Plain] = {"card": s.book.cards.keys[s.what[dude]]}
        return Refusal("no-upkeep", args, "upkeep.wages.zero-not-discardable")
    return None


def _args(s: State, seat: int) -> dict[str, Plain]:
    return {"cost": dues(s, seat), "have": s.stash[seat]}


WAGES: Final[Question] = question(
    "wages",
    "upkeep.wages.pay-or-discard",
    wage_codes,
    answer_wages,
    refuse_wages,
    _args,
    None,
    windows.WAGES,
    open=True,
)
