"""Coming together for a shootout or a job: who boots, who moves, what joining sets off."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, Procedure, jump
from sixgun.games.doomtown.language import stats, triggers, words
from sixgun.games.doomtown.table import in_play
from sixgun.games.doomtown.table.records import FIGHT_PLACE, JOB_LEADER
from sixgun.games.doomtown.table.state import IS_DISTANT, State

# how they come, the turn of the last dude seen to, one side only
MODE: Final = A
CURSOR: Final = B
ONLY: Final = C
BY_SEAT: Final = 1000  # more than there are cards
# boot and move; boot only; move only
TO_SHOOTOUT: Final = 0
TO_JOB: Final = 1
TO_FIGHT: Final = 2

NEXT_TO_BOOT: Final = 0
COME_TOGETHER: Final = 2
SET_OFF: Final = 3


def next_to_boot(s: State) -> None:
    """The next one who boots to join, unless that is prevented.

    [shootout.posse.arrivals-boot, job.posse.boot-to-join, job.posse.defence-boot-to-join]
    """
    if s.frames[MODE] == TO_FIGHT:
        jump(s, COME_TOGETHER)
        return
    for dude in _members(s):
        if _turn(s, dude) > s.frames[CURSOR] and _boots(s, dude):
            s.frames[CURSOR] = _turn(s, dude)
            triggers.fire(s, words.ON_BOOTS_TO_JOIN, dude)
            return
    s.frames[CURSOR] = -1
    jump(s, COME_TOGETHER)


def boot_it(s: State) -> None:
    dude = s.frames[CURSOR] % BY_SEAT
    if not s.prevented and s.side[dude]:
        in_play.boot(s, dude)
    jump(s, NEXT_TO_BOOT)


def come_together(s: State) -> None:
    """All move at the same time. [shootout.posse.arrivals-boot, job.saddle-up.move-together]"""
    if s.frames[MODE] == TO_JOB:
        return
    place = s.fight[FIGHT_PLACE]
    for dude in _members(s):
        if not s.flags[dude] & IS_DISTANT:
            in_play.move(s, dude, place)


def set_off(s: State) -> None:
    """Joining sets things off, for leader and mark, too.

    [shootout.posse.leader-declares-first, react.order.winner-first]
    """
    if triggers.goes_first(s, SET_OFF) or s.frames[MODE] == TO_FIGHT:
        return
    for dude in _members(s):
        if _turn(s, dude) > s.frames[CURSOR]:
            s.frames[CURSOR] = _turn(s, dude)
            jump(s, SET_OFF)
            triggers.fire(s, words.ON_JOINS, dude)
            return


JOINING: Final[Procedure] = Procedure(
    "joining",
    (next_to_boot, boot_it, come_together, set_off),
    at={NEXT_TO_BOOT: next_to_boot, COME_TOGETHER: come_together, SET_OFF: set_off},
)


def _members(s: State) -> list[int]:
    """Who comes together: the Winner's dudes first, as the Winner reacts first, then around the table."""
    only = s.frames[ONLY]
    found = [d for gang in s.gang for d in gang if s.side[d] and only in (0, s.side[d])]
    return sorted(found, key=lambda dude: _turn(s, dude))


def _turn(s: State, dude: int) -> int:
    """When a dude is seen to: by the seat from the Winner on, then by card. [react.order.winner-first]"""
    return (s.boss[dude] - max(0, s.winner)) % s.seats * BY_SEAT + dude


def _boots(s: State, dude: int) -> bool:
    """A dude who is there already does not boot, nor does the leader of a job."""
    if s.booted[dude] or s.place[dude] == s.fight[FIGHT_PLACE] or s.flags[dude] & IS_DISTANT:
        return False
    if s.frames[MODE] == TO_JOB and dude == s.job[JOB_LEADER]:
        return False
    return not stats.has_rule(s, dude, words.RULE_JOINS_UNBOOTED)
