"""The numbers under which frames know procedures (rules/procedures.py) and asks know questions (wire/questions.py)."""

from __future__ import annotations

from typing import Final

# procedures
TURN: Final = 0
REVEAL: Final = 1
PENALTIES: Final = 2
END: Final = 3
CASTING: Final = 4
NIGHT: Final = 5

# questions
PLAN: Final = 0
RECONSIDER: Final = 1
DECLARE: Final = 2
AIM_AT_HEX: Final = 3
PERMIT: Final = 4
BULLSEYE: Final = 5
LONG: Final = 6
PLAY_OUT: Final = 7
CAST: Final = 8
NEXT_SHOWDOWN: Final = 9
