"""Advice for the rules bot, from the view alone: keep what dodges, fire in a sensible order, hide the wounded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixgun.core.plain import Plain
from sixgun.games.bang_duel.bots.advise_answers import RATES, by_worth
from sixgun.games.bang_duel.bots.look import Pick, Table


def advise(view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
    """The index of the best pick; equal ones are told apart by the roll."""
    table = Table(view)
    rate = RATES.get(table.question, by_worth)
    rated = [rate(table, Pick(pick)) for pick in picks]
    best = max(rated)
    among = [index for index, value in enumerate(rated) if value == best]
    return among[int(roll * len(among))]
