"""A Duel (Duello): the players give up hit cards in turn, until one of them does not."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, F, Procedure, ask, call, jump
from sixgun.core.state import tell
from sixgun.games.bang_duel.table import sequence, told
from sixgun.games.bang_duel.table.formation import front, sleep, wake
from sixgun.games.bang_duel.table.state import State

# who played it, the place that was called out, who has to answer
STARTER: Final = A
AT: Final = B
TURN_OF: Final = C


def challenge(s: State) -> None:
    """The players give up hit cards in turn, the opponent first. [card.duel.alternate, card.duel.optional]"""
    wake(s, s.frames[AT])
    s.frames[F] = 0
    if s.hands[s.frames[TURN_OF]]:
        ask(s, s.frames[TURN_OF], sequence.ANSWER)


def hear_duel(s: State) -> None:
    """The first who gives up nothing loses a life point: the active character, or the one that was called out.

    [card.duel.loser, character.jack-ransome.rear-attack]
    """
    loser = s.frames[TURN_OF]
    if s.frames[F]:
        s.frames[TURN_OF] = 1 - loser
        jump(s, 0)
        return
    at = s.frames[AT]
    place = at if at >> 1 == loser else front(s, loser)
    if s.told is not None:
        tell(s, (told.YIELDED, loser, s.who[place]))
    call(s, sequence.LOSS, place, s.frames[STARTER], 1)


def after_duel(s: State) -> None:
    sleep(s)


DUEL: Final[Procedure] = Procedure("duel", (challenge, hear_duel, after_duel))
