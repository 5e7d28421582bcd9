"""A running ability: its frame, which ability it is, and how long its effects last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sixgun.core.frames import STEP, A, B, C
from sixgun.games.doomtown.language.words import PLAY_JOB, PLAY_NOON, PLAY_TRAIT
from sixgun.games.doomtown.table import happenings
from sixgun.games.doomtown.table.blocks import E_USING, E_YOU, ENV_WIDTH
from sixgun.games.doomtown.table.book import Ability, Line
from sixgun.games.doomtown.table.changes import UNTIL_, UNTIL_DAY, UNTIL_PHASE, UNTIL_SHOOTOUT
from sixgun.games.doomtown.table.happenings import HAPPENED_WIDTH
from sixgun.games.doomtown.table.records import FIGHT_ON
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, State

Effect: TypeAlias = Callable[[State, list[int], Line], None]  # (state, block, line): carry a line out

BASE: Final = A  # where the block lies on `env`
LINE: Final = B  # the next line
OUTCOME: Final = C
COSTS: Final = 2  # the step of the frame that pays
TARGETS: Final = 1  # the step that chooses them
DO: Final = 1  # outcomes
FAIL: Final = 2


def block(s: State) -> list[int]:
    """A copy of the block."""
    base = s.frames[BASE]
    return s.env[base : base + ENV_WIDTH]


def using(s: State) -> Ability:
    """The ability of the frame on top."""
    return s.book.abilities[s.env[s.frames[BASE] + E_USING]]


def ability_of(s: State, env: list[int]) -> Ability:
    return s.book.abilities[env[E_USING]]


def targeting(s: State) -> bool:
    """Whether the ability of the frame on top is choosing its targets."""
    return s.frames[STEP] == TARGETS


def note_affected(s: State, env: list[int], cards: list[int]) -> None:
    """Dudes of other players whom an ability has chosen, or reached one after the other, are affected by it.

    Cards that wait for that get their turn when the ability has been carried out, even if the dude is gone by then.
    """
    seat, base = env[E_YOU], s.frames[BASE]
    if ability_of(s, env).play == PLAY_TRAIT:
        return
    for card in cards:
        there = 0 < card < PLAYER and s.zone[card] == IN_PLAY and s.boss[card] not in (seat, NOBODY)
        if there and s.place[card] >= 0 and not _is_noted(s, card, base):
            happenings.note(s, happenings.AFFECTED, card, seat, s.place[card], base)


def _is_noted(s: State, card: int, base: int) -> bool:
    for i in range(0, len(s.happened), HAPPENED_WIDTH):
        if s.happened[i : i + 2] == [happenings.AFFECTED, card] and s.happened[i + happenings.BLOCK] == base:
            return True
    return False


def leave_out(s: State, line: Line) -> None:
    """Go on after the block that a line begins."""
    s.frames[LINE] = line[-1]


def lasting(s: State, env: list[int], said: int = UNTIL_) -> int:
    """How long an effect lasts: as its line says, its ability, or else its play.

    [duration.noon.end-of-day, duration.shootout.end-of-shootout, duration.react.shootout-or-phase]
    """
    if said != UNTIL_:
        return said
    a = ability_of(s, env)
    if a.until != UNTIL_:
        return a.until
    if a.play in (PLAY_NOON, PLAY_JOB):
        return UNTIL_DAY
    return UNTIL_SHOOTOUT if s.fight[FIGHT_ON] else UNTIL_PHASE
