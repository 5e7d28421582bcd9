"""The numbers under which frames and asks know the game's procedures and questions.

rules/procedures.py and wire/questions.py bind them.
"""

from __future__ import annotations

from typing import Final

START: Final = 0
TURN: Final = 1
SETTLE: Final = 2
HIT: Final = 3
LOSS: Final = 4
TARGETED: Final = 5
ELIMINATION: Final = 6
REVEAL: Final = 7
SWEEP: Final = 8
DUEL: Final = 9
STORE: Final = 10
VOLLEY: Final = 11
THROWING: Final = 12
COPYING: Final = 13

LEAD: Final = 0
ACTION: Final = 1
DISCARD: Final = 2
REACT: Final = 3
PAY: Final = 4
ANSWER: Final = 5
CHOOSE_RESULT: Final = 6
CHOOSE_GOODS: Final = 7
THROW: Final = 8
GIVE: Final = 9
STRIP: Final = 10
SWAP_WHOSE: Final = 11
MAY: Final = 12
INSTEAD: Final = 13
ROB: Final = 14
LOOT: Final = 15
COPY: Final = 16
