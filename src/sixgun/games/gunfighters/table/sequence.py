"""The numbers under which frames and asks know the procedures (rules/procedures) and questions (wire/questions)."""

from __future__ import annotations

from typing import Final

# procedures
TURN: Final = 0
SHOOT_OUT: Final = 1
STORY: Final = 2
EVERYONE: Final = 3
LOSS: Final = 4

# questions
ACTION: Final = 0
ADD_SHOT: Final = 1
ADD_MOVE: Final = 2
STORY_SHOT: Final = 3
CLAIM: Final = 4
LOSE: Final = 5
LOSE_LATE: Final = 6
TOP: Final = 7
NAME: Final = 8
POINT: Final = 9
TIE: Final = 10
