"""What happens that cards may wait for, and what has been put off until then. rules/reacts.py has the procedure."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import WIDTH, A, B, C, D, E, F, call, jump
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.table import happenings, sequence
from sixgun.games.doomtown.table.changes import LATER_ABOUT, LATER_WIDTH
from sixgun.games.doomtown.table.happenings import HAPPENED_WIDTH
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, State

# The frame: which trigger, whom it is about; how far traits or players have got; whether what was about to happen is
# prevented; who is asked first; how many have passed.
TRIGGER_KIND: Final = A
IT: Final = B
CURSOR: Final = C
PREVENTED: Final = D
FIRST: Final = E
PASSES: Final = F

OF_HAPPENING: Final = {  # the triggers of what happens between two steps
    happenings.MOVED: words.ON_MOVED,
    happenings.ENTERED: words.ON_ENTERED,
    happenings.BOUNTY_RAISED: words.ON_BOUNTY_RAISED,
    happenings.PLAYED: words.ON_PLAYED,
    happenings.POINT_GIVEN: words.ON_POINT_GIVEN,
    happenings.GONE: words.ON_GONE,
    happenings.SHOOTOUT_PLAY: words.ON_SHOOTOUT_PLAY,
    happenings.RESOLUTION_USED: words.ON_RESOLUTION_USED,
    happenings.CASUALTY_ACED: words.ON_CASUALTY_ACED,
    happenings.AFFECTED: words.ON_AFFECTED,
    happenings.WENT_HOME: words.ON_WENT_HOME,
    happenings.BOOTED: words.ON_BOOTED,
    happenings.DREW: words.ON_DREW,
    happenings.USED: words.ON_USED,
    happenings.SIDEKICK_LOST: words.ON_SIDEKICK_LOST,
    happenings.FLED: words.ON_FLED,
    happenings.CHEATED: words.ON_CHEATED,
}


def fire(s: State, trigger: int, it: int = NOBODY) -> None:
    """Something happens that cards may wait for; whether it was prevented shows in `prevented` afterwards."""
    s.prevented = 0
    if is_awaited(s, trigger, it):
        begin(s, trigger, it, s.winner)


def is_awaited(s: State, trigger: int, it: int) -> bool:
    """Whether somebody waits: a card in play, perhaps one in a hand, the very card that it happens to, or a block."""
    bit = 1 << trigger
    if s.heard & bit:
        return True
    waits = s.book.waits
    for card in s.watchers:
        if waits[s.what[card]] & bit:
            return True
    if 0 < it < PLAYER and s.zone[it] != IN_PLAY and waits[s.what[it]] & bit:
        return True
    return bool(s.later) and trigger in s.later[::LATER_WIDTH]


def release(s: State) -> bool:
    """The next thing that has happened and that cards wait for gets its turn; whether there was any.

    What an ability does to dudes is answered when that ability is over.
    """
    at = 0
    while at < len(s.happened):
        what, card, doer, scene, block = s.happened[at : at + HAPPENED_WIDTH]
        if what == happenings.AFFECTED and len(s.env) > block:
            at += HAPPENED_WIDTH
            continue
        del s.happened[at : at + HAPPENED_WIDTH]
        trigger = OF_HAPPENING[what]
        if is_awaited(s, trigger, card):
            s.prevented = 0
            if what == happenings.AFFECTED:
                s.doer, s.scene = doer, scene
            begin(s, trigger, card, s.winner)
            return True
    return False


def goes_first(s: State, step: int) -> bool:
    """Whether what has happened comes before this step of the running procedure, which is then come back to."""
    if not s.happened:
        return False
    jump(s, step)
    if release(s):
        return True
    jump(s, step + 1)
    return False


def begin(s: State, trigger: int, it: int, first: int) -> None:
    """Traits and reacts to it, whether or not anybody waits."""
    call(s, sequence.TRIGGER, trigger, it, -1, 0, first)


NOT_AT_ALL: Final = 1  # what becomes of something that is prevented
DISCARDED_INSTEAD: Final = 2


def prevent(s: State, how: int = NOT_AT_ALL) -> None:
    """What the reacts were about does not happen, or a discard happens instead."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == sequence.TRIGGER:
            s.frames[i + WIDTH + PREVENTED] = how
            return


def put_off(s: State, trigger: int, line: int, env: list[int], about: int, until: int, stays: int) -> None:
    """The lines from this one on wait for a trigger, once or each time, perhaps only for what happens to one card."""
    s.later += (trigger, line, 1, about, until, stays)
    s.later += env


def next_put_off(s: State, trigger: int, it: int, at: int) -> int:
    """Where the next block stands that has waited for a trigger, from a place on; NOBODY if there is none."""
    for i in range(at, len(s.later), LATER_WIDTH):
        if s.later[i] == trigger and s.later[i + LATER_ABOUT] in (NOBODY, it):
            return i
    return NOBODY


def forget(s: State, of: tuple[int, ...]) -> None:
    """Blocks that wait for one of these triggers wait in vain."""
    for i in range(len(s.later) - LATER_WIDTH, -1, -LATER_WIDTH):
        if s.later[i] in of:
            del s.later[i : i + LATER_WIDTH]
