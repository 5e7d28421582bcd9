"""Cards that hit more than once: Volley (Raffica), Gatling and Indians! (Indiani!)."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, F, Procedure, ask, call, finish, jump
from sixgun.games.bang_duel.table import sequence
from sixgun.games.bang_duel.table.formation import front, lone, sleep, wake
from sixgun.games.bang_duel.table.kinds import GATLING, VOLLEY
from sixgun.games.bang_duel.table.losses import lose
from sixgun.games.bang_duel.table.shots import fire
from sixgun.games.bang_duel.table.state import State

# ---- Volley: hit after hit, as many as the target had Equipment when the card was played

TARGET: Final = A
SHOOTER: Final = B
COUNT: Final = C
BY: Final = D


def fire_volley(s: State, seat: int, target: int) -> None:
    """As many hits as the target has Equipment, counted now. [card.volley.number, card.volley.separate-hits]"""
    call(s, sequence.VOLLEY, target, s.active[seat], len(s.gear[target]), seat)


def next_hit(s: State) -> None:
    """[card.volley.separate-hits, card.volley.barrel]"""
    if s.frames[COUNT] == 0:
        finish(s)
        return
    s.frames[COUNT] -= 1
    target, shooter, by = s.frames[TARGET], s.frames[SHOOTER], s.frames[BY]
    jump(s, NEXT_HIT)
    fire(s, by, shooter, target, VOLLEY, bang=True)


NEXT_HIT: Final = 0
VOLLEY_HITS: Final[Procedure] = Procedure("volley", (next_hit,), at={NEXT_HIT: next_hit})


# ---- Gatling and Indians!: one character after the other, everybody but the own active one

# whose, which of the two, how far it is, who has to answer, and whether it did with a hit card
SEAT: Final = A
CARD: Final = B
NEXT: Final = C
PLACE: Final = D
ANSWERED: Final = F


def sweep(s: State, seat: int, kind: int) -> None:
    """Everybody but the own active character. [card.gatling.targets, card.indians.response]"""
    call(s, sequence.SWEEP, seat, kind)


def next_target(s: State) -> None:
    """The opposing active character, the own rear one, the opposing rear one; a lone character once, in front.

    [simultaneous.order.sequence, simultaneous.order.rear-needs-two, card.gatling.response, card.gatling.abilities]
    """
    seat, step = s.frames[SEAT], s.frames[NEXT]
    s.frames[NEXT] = step + 1
    if step == 3:
        finish(s)
        return
    if step == 0:
        place = front(s, 1 - seat)
    else:
        owner = seat if step == 1 else 1 - seat
        if lone(s, owner):
            jump(s, NEXT_TARGET)
            return
        place = front(s, owner) ^ 1
    if s.frames[CARD] == GATLING:
        jump(s, NEXT_TARGET)
        fire(s, seat, front(s, seat), place, GATLING)
        return
    s.frames[PLACE] = place
    s.frames[ANSWERED] = 0
    wake(s, place)
    if s.hands[place >> 1]:
        ask(s, place >> 1, sequence.ANSWER)


def indians_strike(s: State) -> None:
    """No hit card, so a life point is lost: that cannot be dodged. [card.indians.response, life.loss.not-dodgeable]"""
    if not s.frames[ANSWERED]:
        lose(s, s.frames[PLACE], s.frames[SEAT])


def next_one(s: State) -> None:
    sleep(s)
    jump(s, NEXT_TARGET)


NEXT_TARGET: Final = 0
SWEEP: Final[Procedure] = Procedure("sweep", (next_target, indians_strike, next_one), at={NEXT_TARGET: next_target})
