"""What is true of the one shootout and of the one job that can be on, as ints in `fight` and `job`."""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words

# What is true of the shootout. The last of its sixteen ints is not used.
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

# What is true of the job.
JOB_WIDTH: Final = 6
JOB_ON: Final = 0
JOB_SEAT: Final = 1
JOB_LEADER: Final = 2
JOB_MARK: Final = 3
JOB_PLACE: Final = 4
JOB_DONE: Final = 5

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
