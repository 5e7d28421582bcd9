"""Volley (Raffica): hit after hit, as many as the target had Equipment when the card was played."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, Procedure, finish, jump
from sixgun.games.bang_duel.table.components import VOLLEY
from sixgun.games.bang_duel.table.shots import fire
from sixgun.games.bang_duel.table.state import State

TARGET: Final = A
SHOOTER: Final = B
COUNT: Final = C
BY: Final = D


def next_hit(s: State) -> None:
    """[card.volley.separate-hits, card.volley.barrel]"""
    if s.frames[COUNT] == 0:
        finish(s)
        return
    s.frames[COUNT] -= 1
    target, shooter, by = s.frames[TARGET], s.frames[SHOOTER], s.frames[BY]
    jump(s, 0)
    fire(s, by, shooter, target, VOLLEY, bang=True)


VOLLEY_HITS: Final[Procedure] = Procedure("volley", (next_hit,))
