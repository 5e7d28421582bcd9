"""Advice for the rules bot, from the view alone: keep what dodges, fire in a sensible order, hide the wounded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixgun.core.plain import Plain
from sixgun.games.bang_duel.bots.look import look_of
from sixgun.games.bang_duel.bots.thought import RATES
from sixgun.games.bang_duel.wire.picks import CODE_OF


def advise(view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
    """The index of the best pick; equal ones are told apart by the roll."""
    look = look_of(view)
    values = RATES[look.question](look, [CODE_OF[pick] for pick in picks])
    best = max(values)
    among = [index for index, value in enumerate(values) if value == best]
    return among[int(roll * len(among))]
