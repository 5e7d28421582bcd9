"""What Enter stands for: what costs least where something must be given up, and nothing where nothing need be done."""

from __future__ import annotations

from typing import Final

from sixgun.games.bang_duel.bots.look import look_at
from sixgun.games.bang_duel.bots.thought import RATES
from sixgun.games.bang_duel.table import sequence
from sixgun.games.bang_duel.table.state import State

# Where a choice has to be made, or a life point is at stake. The other questions can be declined.
RATED: Final = frozenset(
    [
        sequence.LEAD,
        sequence.DISCARD,
        sequence.REACT,
        sequence.PAY,
        sequence.ANSWER,
        sequence.CHOOSE_RESULT,
        sequence.CHOOSE_GOODS,
        sequence.THROW,
        sequence.GIVE,
        sequence.INSTEAD,
        sequence.COPY,
    ]
)


def usual(s: State, seat: int, legal: list[int]) -> int:
    """The best of the legal picks, by rules of thumb; the first of equals."""
    values = RATES[s.question](look_at(s, seat), legal)
    return legal[values.index(max(values))]
