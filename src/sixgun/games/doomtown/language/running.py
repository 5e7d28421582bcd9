"""What a running ability is, and how long its effects last."""

from __future__ import annotations

from sixgun.games.doomtown.language import verbs
from sixgun.games.doomtown.table import changes
from sixgun.games.doomtown.table.blocks import E_USING
from sixgun.games.doomtown.table.book import Ability
from sixgun.games.doomtown.table.changes import UNTIL_PHASE
from sixgun.games.doomtown.table.records import FIGHT_ON
from sixgun.games.doomtown.table.state import State


def ability_of(s: State, env: list[int]) -> Ability:
    return s.book.abilities[env[E_USING]]


def lasting(s: State, env: list[int]) -> int:
    """How long an effect lasts.

    [duration.noon.end-of-day, duration.shootout.end-of-shootout, duration.react.shootout-or-phase]
    """
    a = ability_of(s, env)
    if a.until != changes.UNTIL_:
        return a.until
    if a.play in (verbs.NOON, verbs.JOB):
        return changes.UNTIL_DAY
    return changes.UNTIL_SHOOTOUT if s.fight[FIGHT_ON] else UNTIL_PHASE
