"""What is true of the one shootout and of the one job that can be on, as ints in `fight` and `job`."""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words

# What is true of the shootout.
FIGHT_WIDTH: Final = 16
FIGHT_ON: Final = 0
FIGHT_PLACE: Final = 1
LEADER_SEAT: Final = 2
MARK_SEAT: Final = 3
LEADER_DUDE: Final = 4
MARK_DUDE: Final = 5
FIGHT_ROUND: Final = 6
LEADER_SHOOTER: Final = 7
MARK_SHOOTER: Final = 8
HEADLINES: Final = 9
LOSER: Final = 10  # a side, 0 for none
HANDS_REVEALED: Final = 11
LEADER_CASUALTIES: Final = 12
MARK_CASUALTIES: Final = 13
WON: Final = 14  # a side, 0 for none
LOST_BY: Final = 15  # ranks

# What is true of the job.
JOB_WIDTH: Final = 7
JOB_ON: Final = 0
JOB_SEAT: Final = 1
JOB_LEADER: Final = 2
JOB_MARK: Final = 3
JOB_PLACE: Final = 4
JOB_DONE: Final = 5
JOB_STAYED: Final = 6  # the leader was in the posse when it was over

# What is true of the skill check that is being made, or was made last: who makes it in which skill, for which card;
# what effects add to the difficulty and to the check; by how much it was beaten; whether a new pull is to be made;
# whether the dude booted for it; what it came to.
CHECK_WIDTH: Final = 10
CHECK_ON: Final = 0  # BEING_MADE, or MADE while what follows from it goes on
CHECK_DUDE: Final = 1
CHECK_SKILL: Final = 2
CHECK_CARD: Final = 3
CHECK_HARDER: Final = 4
CHECK_MORE: Final = 5
CHECK_MARGIN: Final = 6
CHECK_AGAIN: Final = 7
CHECK_BOOTED: Final = 8
CHECK_TOTAL: Final = 9
BEING_MADE: Final = 1
MADE: Final = 2

# The casualties of a round, four ints each in `fallen`.
FALLEN_WIDTH: Final = 4
FALLEN_SIDE: Final = 0
FALLEN_VALUE: Final = 1  # 0 if not discarded or aced
FALLEN_BULLETS: Final = 2
FALLEN_PLACE: Final = 3

# The casualties that were announced, two ints each in `plan`: a card, and what becomes of it.
PLAN_WIDTH: Final = 2
WAY_DISCARD: Final = 0
WAY_ACE: Final = 1
WAY_HOME: Final = 2
WAYS: Final = words(__name__, "WAY_")

# The sides; a dude who is in no posse is on side 0.
LEADER_SIDE: Final = 1
MARK_SIDE: Final = 2
SIDES: Final[tuple[int, ...]] = (LEADER_SIDE, MARK_SIDE)
