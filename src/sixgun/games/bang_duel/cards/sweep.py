"""Gatling and Indians! (Indiani!): one character after the other, everybody but the own active one."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, F, Procedure, ask, call, finish, jump
from sixgun.games.bang_duel.table import sequence
from sixgun.games.bang_duel.table.components import GATLING
from sixgun.games.bang_duel.table.formation import front, lone, sleep, wake
from sixgun.games.bang_duel.table.shots import fire
from sixgun.games.bang_duel.table.state import State

# whose, which of the two, how far it is, who has to answer
SEAT: Final = A
CARD: Final = B
NEXT: Final = C
PLACE: Final = D


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
            jump(s, 0)
            return
        place = front(s, owner) ^ 1
    if s.frames[CARD] == GATLING:
        jump(s, 0)
        fire(s, seat, front(s, seat), place, GATLING)
        return
    s.frames[PLACE] = place
    s.frames[F] = 0
    wake(s, place)
    if s.hands[place >> 1]:
        ask(s, place >> 1, sequence.ANSWER)


def indians_strike(s: State) -> None:
    """No hit card, so a life point is lost: that cannot be dodged. [card.indians.response, life.loss.not-dodgeable]"""
    if not s.frames[F]:
        call(s, sequence.LOSS, s.frames[PLACE], s.frames[SEAT], 1)


def next_one(s: State) -> None:
    sleep(s)
    jump(s, 0)


SWEEP: Final[Procedure] = Procedure("sweep", (next_target, indians_strike, next_one))
