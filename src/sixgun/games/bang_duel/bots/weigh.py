"""Which picks are likely, in a few microseconds: the rules bot's reasoning, for playing on in thought."""

from __future__ import annotations

from math import exp
from typing import Final

from sixgun.games.bang_duel.bots.look import look_at
from sixgun.games.bang_duel.bots.thought import RATES
from sixgun.games.bang_duel.table.state import State

SHARP: Final = 1.2  # how much likelier a pick is that is rated one point better, as an exponent


def weigh(s: State, seat: int, legal: list[int]) -> list[float]:
    """How likely each pick is."""
    values = RATES[s.question](look_at(s, seat), legal)
    best = max(values)
    return [exp(SHARP * (value - best)) for value in values]
