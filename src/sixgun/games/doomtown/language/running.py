"""What a running ability is, and how long its effects last."""

from __future__ import annotations

from sixgun.games.doomtown.language import verbs
from sixgun.games.doomtown.language.printed import Ability
from sixgun.games.doomtown.table.state import (
    E_USING,
    ON,
    UNTIL_PHASE,
    State,
)


def ability_of(s: State, env: list[int]) -> Ability:
    return s.book.cards.abilities[env[E_USING]]


def lasting(s: State, env: list[int]) -> int:
    """How long an effect lasts.

    [duration.noon.end-of-day, duration.shootout.end-of-shootout, duration.react.shootout-or-phase]
    """
    a = ability_of(s, env)
    if a.until != verbs.BY_PLAY:
        return a.until
    if a.play in (verbs.NOON, verbs.JOB):
        return verbs.UNTIL_DAY
    return verbs.UNTIL_SHOOTOUT if s.fight[ON] else UNTIL_PHASE
