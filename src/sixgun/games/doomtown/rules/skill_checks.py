"""Skill checks: somebody casts, invents, or uses a skill in another way."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, E, F, Procedure, jump
from sixgun.core.state import tell
from sixgun.games.doomtown.language import stats, triggers, words
from sixgun.games.doomtown.table import piles, starts, told
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.records import (
    CHECK_AGAIN,
    CHECK_DUDE,
    CHECK_HARDER,
    CHECK_MARGIN,
    CHECK_MORE,
    CHECK_ON,
    CHECK_SKILL,
    CHECK_TOTAL,
    MADE,
)
from sixgun.games.doomtown.table.state import IN_PLAY, State
from sixgun.lib.hands import value_of

# who pulls, for which dude, in which skill, against which difficulty, for which running ability
SEAT: Final = A
DUDE: Final = B
CRAFT: Final = C
DIFFICULTY: Final = D
BASE: Final = E
UNDER: Final = F  # the pull has to stay below number and rating, instead of reaching the number with it

PULL: Final = 1


def get_ready(s: State) -> None:
    """Reacts come before the pull."""
    s.check[CHECK_DUDE], s.check[CHECK_SKILL] = s.frames[DUDE], s.frames[CRAFT]
    s.check[CHECK_HARDER] = s.check[CHECK_MORE] = s.check[CHECK_AGAIN] = 0
    triggers.fire(s, words.ON_CHECKING, s.frames[DUDE])


def pull(s: State) -> None:
    starts.pull(s, s.frames[SEAT], s.frames[DUDE], s.frames[BASE])


def judge(s: State) -> None:
    """The value of the pull and the rating make the check, which has to reach the difficulty.

    [skill.test.pull-plus-rating, spell.cast.success, spell.cast.failure-still-used, gadget.invent.success]
    """
    dude = s.frames[DUDE]
    check, below = value_of(s.pull_code) + s.check[CHECK_MORE], s.frames[UNDER] != 0
    more = 0
    if s.zone[dude] == IN_PLAY:
        craft = s.frames[CRAFT]
        rating = stats.skill(s, dude, craft) if craft != NONE else 0
        more = max(0, rating) + stats.number(s, dude, words.STAT_CHECK)
    if below:
        difficulty = s.frames[DIFFICULTY] + more - s.check[CHECK_HARDER]
        margin = difficulty - 1 - check
    else:
        check += more
        difficulty = max(0, s.frames[DIFFICULTY] + s.check[CHECK_HARDER])
        margin = check - difficulty
    s.check[CHECK_TOTAL], s.check[CHECK_MARGIN] = check, margin
    tell(s, (told.SKILL, dude, check, difficulty, int(margin >= 0)))
    if margin < 0:
        triggers.fire(s, words.ON_CHECK_FAILED, dude)


def pull_again(s: State) -> None:
    """An effect wants another pull, which counts instead."""
    if s.check[CHECK_AGAIN]:
        s.check[CHECK_AGAIN] = 0
        if s.frames[BASE] < 0 and s.pull_card >= 0:
            piles.aside_to_discards(s, s.pull_card)
        jump(s, PULL)


def settle(s: State) -> None:
    triggers.fire(s, words.ON_CHECKED, s.frames[DUDE])


def close(s: State) -> None:
    s.check[CHECK_ON] = MADE


CHECK: Final[Procedure] = Procedure("check", (get_ready, pull, judge, pull_again, settle, close), at={PULL: pull})
