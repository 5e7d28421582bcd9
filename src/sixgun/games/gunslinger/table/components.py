"""The components (2. COMPONENTI): names and numbers of everything printed. figures.py has what is printed on them.

Everything is an int:

- a side of an action card: card * 2 + side, card 0-11 for 1-12 and 12-20 for B1-B9, side 0 front and 1 back
- a result card: its number, 1-108 (slot 0 of their tables is empty)
- a line of a result card (`delay`, `wound`): a number of points, or ~penalty where it names a penalty
- a hit: one of the eight locations, a bullseye or a miss
"""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words

KEY: Final = "gunslinger"
MOST_CHARACTERS: Final = 7  # there are seven ACTION decks [2.31a]

# ---- action cards [2.31a, 2.32a]

ACTION_CARDS: Final = tuple([str(number) for number in range(1, 13)] + [f"B{number}" for number in range(1, 10)])
SIDES: Final = tuple([f"{card}{side}" for card in ACTION_CARDS for side in "fb"])  # "1f", "1b", ... "B9b"

# The bonus cards that Section I can use, and the first side among SIDES of a bonus card.
BONUS_CARDS: Final[tuple[str, ...]] = ("B1", "B2", "B3")
FIRST_BONUS_SIDE: Final = SIDES.index("B1f")
QUICK_DRAWS: Final[tuple[int, ...]] = (SIDES.index("B2f"), SIDES.index("B3f"))

KIND_FOOT: Final = 0
KIND_HAND: Final = 1
KIND_ATTACK: Final = 2
KIND_DEFENSE: Final = 3
KIND_STRENGTH: Final = 4
KIND_WRESTLING: Final = 5
KINDS: Final = words(__name__, "KIND_")

DO_ADVANCE: Final = 0
DO_BACK_UP: Final = 1
DO_RUN: Final = 2
DO_SPRINT: Final = 3
DO_TURN: Final = 4
DO_SPIN_AROUND: Final = 5
DO_GET_UP_DOWN: Final = 6
DO_LEAP_DROP: Final = 7
DO_DRAW_AND_COCK: Final = 8
DO_LOAD: Final = 9
DO_SHOOT: Final = 10
DO_COCK_AIM_SHOOT: Final = 11
DO_THROW: Final = 12
DO_STRENGTH: Final = 13
DO_HEAD_OUT_BACK: Final = 14
DO_JAB: Final = 15
DO_SWING: Final = 16
DO_BELT: Final = 17
DO_DUCK: Final = 18
DO_BLOCK: Final = 19
DO_GUARD: Final = 20
DO_CHOP: Final = 21
DO_LOCK: Final = 22
DO_HOOK: Final = 23
DO_KICK: Final = 24
DO_BEAR_HUG: Final = 25
DO_SIDESTEP: Final = 26
DO_HIP_THROW: Final = 27
DO_COVERUP: Final = 28
DO_TRIP: Final = 29
ACTIONS: Final = words(__name__, "DO_")

# ---- hits and penalties [13.0c, 14.11a, 14.12a]

HIT_LEG: Final = 0
HIT_GUN: Final = 1
HIT_ARM: Final = 2
HIT_SIDE: Final = 3
HIT_BODY: Final = 4
HIT_CRIT: Final = 5
HIT_VITAL: Final = 6
HIT_HEAD: Final = 7
HIT_BULLSEYE: Final = 8
HIT_MISS: Final = 9
HITS: Final = words(__name__, "HIT_")
LOCATIONS: Final = HITS[:8]

PENALTY_DROP: Final = 0
PENALTY_GUN_HAND: Final = 1
PENALTY_LIGHT: Final = 2
PENALTY_LOSE_AIM: Final = 3
PENALTY_OTHER_HAND: Final = 4
PENALTY_STAGGER: Final = 5
PENALTY_STUN: Final = 6
PENALTY_WILD_SHOT: Final = 7
PENALTY_GUN_ARM: Final = 8
PENALTY_KILL: Final = 9
PENALTY_LEG: Final = 10
PENALTY_OTHER_ARM: Final = 11
PENALTY_SERIOUS: Final = 12
PENALTIES: Final = words(__name__, "PENALTY_")
# penalties with an n
NUMBERED: Final = frozenset(
    [PENALTY_LIGHT, PENALTY_STUN, PENALTY_GUN_ARM, PENALTY_LEG, PENALTY_OTHER_ARM, PENALTY_SERIOUS]
)

# ---- result cards [2.4a, 13.0a, 13.0b]

RESULT_CARDS: Final = 108
# The HEX line: six directions as the character sees them, clockwise; LONG; SAME. [8.31, 14.31, 14.33]
HEX_STRAIGHT_AHEAD: Final = 0
HEX_AHEAD_RIGHT: Final = 1
HEX_BACK_RIGHT: Final = 2
HEX_STRAIGHT_BACK: Final = 3
HEX_BACK_LEFT: Final = 4
HEX_AHEAD_LEFT: Final = 5
HEX_LONG: Final = 6
HEX_SAME: Final = 7
HEX_LINES: Final = words(__name__, "HEX_")

AMMO_STOREBOUGHT: Final = 0
AMMO_HANDLOADED: Final = 1
AMMO_CAP_AND_BALL: Final = 2
AMMO: Final = words(__name__, "AMMO_")

# what a card means for a shot
SHOT_FIRES: Final = 0
SHOT_NO_EFFECT: Final = 1
SHOT_MISFIRE: Final = 2
SHOTS: Final = words(__name__, "SHOT_")

# what a second draw does to the weapon [13.31a]
DAMAGE_NONE: Final = 0
DAMAGE_JAM: Final = 1
DAMAGE_EXPLOSION: Final = 2
DAMAGES: Final = words(__name__, "DAMAGE_")

# ---- weapons [10.2a, 10.2b, 10.2c]

BOX_GUN_HAND: Final = 0
BOX_OTHER_HAND: Final = 1
BOX_BOTH_HANDS: Final = 2
BOX_HOLSTERED: Final = 3
BOXES: Final = words(__name__, "BOX_")
LOADS: Final[tuple[str, ...]] = ("single", "break", "cap")

# ---- victory [15.11b]

SCORE_SURVIVE: Final = 0
SCORE_HOLD_THE_FIELD: Final = 1
SCORE_PASS_OUT: Final = 2
SCORE_RUN_AWAY: Final = 3
SCORE_SURRENDER: Final = 4
SCORE_CAPTURED: Final = 5
SCORE_KILLED: Final = 6
SCORE_ALLY_KILLED: Final = 7
SCORE_KILL_ENEMY: Final = 8
SCORE_KNOCK_OUT_ENEMY: Final = 9
RESULTS: Final = words(__name__, "SCORE_")
