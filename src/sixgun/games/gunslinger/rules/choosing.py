"""Choosing cards (5.2, 7) and surrender (15.4): what happens before the first card is revealed."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import C, D, answered, ask, ask_together, jump
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import events_told, settle, tell
from sixgun.games.gunslinger.rules import defaults, fate
from sixgun.games.gunslinger.table import codes, sequence, told
from sixgun.games.gunslinger.table.people import bonus_of
from sixgun.games.gunslinger.table.stacks import height
from sixgun.games.gunslinger.table.state import (
    DID_ADVANCE,
    DID_RUN,
    GIVES_UP,
    LAST_TURN,
    MAY_SURRENDER,
    NOBODY,
    NOT_YET,
    SPRINT_RULE,
    State,
)

# of the turn: a bit for each seat that lets the remaining turns pass; the seat that is offered this next
RESTING: Final = C
OFFERED: Final = D


def able_seats(s: State) -> list[int]:
    """The seats with a character that can act."""
    able = 0
    for c, owner in enumerate(s.owner):
        if not s.out[c]:
            able |= 1 << owner
    return [seat for seat in range(s.seats) if able >> seat & 1]


def rests(s: State, seat: int) -> bool:
    """Whether a seat lets the remaining turns pass. Only while the turn is the procedure on top. [4.7]"""
    return bool(s.frames[RESTING] >> seat & 1)


def is_decided(s: State) -> bool:
    """Whether only one SIDE has characters who can act, with more than this turn to go. [4.7, 15.63a]"""
    if s.turn >= s.length:
        return False
    found = NOBODY
    for c, side in enumerate(s.side):
        if not s.out[c]:
            if found != NOBODY and found != side:
                return False
            found = side
    return found != NOBODY


def chooser(s: State, seat: int) -> int:
    """The character that a seat chooses cards for now: the first that has none yet, or may choose again. [3.3b]"""
    for c, owner in enumerate(s.owner):
        if owner == seat and not s.out[c] and (s.plan[c] == NOT_YET or s.again >> c & 1):
            return c
    return NOBODY


def sprint_is_built(s: State, c: int) -> bool:
    """ADVANCE and RUN executed in the turn before; by option, RUN alone. [9.23c]"""
    last = s.built[c] >> LAST_TURN
    return bool(last & DID_RUN) if s.options[SPRINT_RULE] else last & 3 == DID_ADVANCE | DID_RUN


def free_time(s: State, c: int) -> int:
    """The segments of a turn that delay leaves. [7.0c]"""
    return max(0, s.figures.segments - s.delay[c])


# ---- steps of the turn


OFFER_STEP: Final = 1  # of the turn


def offer_rest(s: State) -> None:
    """Once one SIDE alone can act, its players are asked one by one whether to let the remaining turns pass. [4.7]"""
    if not s.frames[OFFERED] and not is_decided(s):
        return
    able = able_seats(s)
    for seat in range(s.frames[OFFERED], s.seats):
        if seat in able:
            for c in range(len(s.who)):  # the stacks of the last turn are back in their decks
                s.plan[c] = 0
                s.cap[c] = free_time(s, c)
            s.frames[OFFERED] = seat + 1
            jump(s, OFFER_STEP)
            ask(s, seat, sequence.PLAY_OUT)
            return
    s.frames[OFFERED] = s.seats


def choose_cards(s: State) -> None:
    """Everybody at the same time, in secret; those who let the turns pass choose nothing. [4.2a, 4.7, 5.2, 7.0f]"""
    for c in range(len(s.who)):
        s.plan[c] = 0 if s.out[c] or rests(s, s.owner[c]) else NOT_YET
        s.cap[c] = free_time(s, c)
    s.again = 0
    seats = [seat for seat in able_seats(s) if not rests(s, seat)]
    if seats:
        ask_together(s, seats, sequence.PLAN)


HEAR_STEP: Final = 3  # of the turn


def hear_surrenders(s: State) -> None:
    """Before anything is revealed; the others may then choose again, and give up as well. [15.4a]"""
    s.sealed = -1
    first = events_told(s)
    given_up = False
    for c, plan in enumerate(s.plan):
        if plan == GIVES_UP:
            given_up = True
            s.plan[c] = 0
            fate.surrender(s, c)
    seats = [seat for seat in able_seats(s) if not rests(s, seat)] if given_up else []
    if seats:
        s.again = sum([1 << c for c in range(len(s.who)) if not s.out[c] and not rests(s, s.owner[c])])
        jump(s, HEAR_STEP)
        ask_together(s, seats, sequence.RECONSIDER)
        settle(s, first)  # before they are asked it looks as if all had chosen, and stacks lay there for all to count
        return
    if s.told is not None:
        for c in range(len(s.who)):
            if not s.out[c]:
                tell(s, (told.STACKED, c, height(s.plan[c])))


# ---- the questions

BESIDES: Final = [
    [codes.KEEP] * (which & 1) + [codes.SURRENDER] * (which >> 1 & 1) + [codes.RESHUFFLE] * (which >> 2)
    for which in range(8)
]


def plan_codes(s: State, seat: int) -> list[int]:
    """Lists of hundreds of stacks are kept, with what may be answered besides. [4.2a, 5.7, 7.0c, 7.0d, 7.0e]"""
    c = chooser(s, seat)
    which = int(s.again > 0) + 2 * int(s.special[MAY_SURRENDER] > 0) + 4 * int(len(s.discards) > 0)
    return s.stacks.offer(s.cap[c], sprint_is_built(s, c), bonus_of(s, c), BESIDES[which], which)


def refuse_plan(s: State, seat: int, code: int) -> Refusal | None:
    verb, c = codes.verb_in(code), chooser(s, seat)
    if verb == codes.PLAN:
        delay = s.figures.segments - s.cap[c]
        return s.stacks.why_not(codes.stack_in(code), s.cap[c], delay, sprint_is_built(s, c), bonus_of(s, c))
    if verb == codes.KEEP:
        return None if s.again else Refusal("nothing-to-keep", {}, "15.4a")
    if verb == codes.SURRENDER:
        return None if s.special[MAY_SURRENDER] else Refusal("no-surrender", {}, "15.4b")
    return Refusal("only-planning", {}, "5.2")


def once_chosen(question: Question) -> Question:
    """The same question, asked after cards were chosen: a player who would give up now is told that it is too late.

    [15.4a, 15.4b]
    """

    def refuse(s: State, seat: int, code: int) -> Refusal | None:
        if code != codes.SURRENDER:
            return question.refuse(s, seat, code)
        if not s.special[MAY_SURRENDER]:
            return Refusal("no-surrender", {}, "15.4b")
        return Refusal("too-late-to-surrender", {}, "15.4a")

    return Question(
        question.name, question.rule, question.prompt, question.codes, refuse, question.answer, question.default
    )


def answer_plan(s: State, seat: int, code: int) -> None:
    """One pick for each character. [4.2a, 15.4a]"""
    verb, c = codes.verb_in(code), chooser(s, seat)
    if verb == codes.PLAN:
        s.plan[c] = codes.stack_in(code)
    elif verb == codes.SURRENDER:
        s.plan[c] = GIVES_UP
    s.again &= ~(1 << c)
    if s.told is not None:
        tell(s, (told.PLANNED, c, s.plan[c]))
    if chooser(s, seat) == NOBODY:
        answered(s, seat)
        if s.asked and s.told is not None:  # else nobody waits for the others, and what was chosen shows at once
            tell(s, (told.CHOSEN, seat))


def _prompt(s: State, seat: int) -> Msg:
    c = chooser(s, seat)
    args: dict[str, Plain] = {"character": s.figures.characters[s.who[c]], "free": s.cap[c], "turn": s.turn}
    return Msg("ask-reconsider" if s.again else "ask-plan", args)


def _usual(s: State, seat: int) -> int:
    return codes.with_stack(defaults.stack(s, chooser(s, seat)))


def _keep(s: State, seat: int) -> int:
    return codes.KEEP


CHOOSE: Final[Question] = Question("plan", "5.2", _prompt, plan_codes, refuse_plan, answer_plan, _usual)
CHOOSE_AGAIN: Final[Question] = Question("reconsider", "15.4a", _prompt, plan_codes, refuse_plan, answer_plan, _keep)


# ---- the remaining turns


def _out_or_on(s: State, seat: int) -> list[int]:
    return [codes.PLAY_OUT, codes.PLAY_ON]


def _refuse_rest(s: State, seat: int, code: int) -> Refusal | None:
    return None if code in (codes.PLAY_OUT, codes.PLAY_ON) else Refusal("out-or-on", {}, "4.7")


def _answer_rest(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    if code == codes.PLAY_OUT:
        s.frames[RESTING] |= 1 << seat
    tell(s, (told.PLAYS_OUT, seat, int(code == codes.PLAY_OUT)))


def _rest_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-play-out", {"turns": s.length - s.turn + 1})


def _rest(s: State, seat: int) -> int:
    return codes.PLAY_OUT


PLAY_OUT: Final[Question] = Question("play-out", "4.7", _rest_prompt, _out_or_on, _refuse_rest, _answer_rest, _rest)
