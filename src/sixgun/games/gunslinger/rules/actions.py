"""The table of actions (7. AZIONI): for each one how it may be declared and what performing it does.

A later section adds its actions here: which verbs declare them, the picks that are legal, why others are not, the deed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sixgun.core.refusals import Refusal
from sixgun.core.vocabulary import bound
from sixgun.games.gunslinger.rules import drawing, gun_actions, movement
from sixgun.games.gunslinger.table import codes
from sixgun.games.gunslinger.table.components import (
    DO_ADVANCE,
    DO_BACK_UP,
    DO_COCK_AIM_SHOOT,
    DO_DRAW_AND_COCK,
    DO_GET_UP_DOWN,
    DO_LEAP_DROP,
    DO_LOAD,
    DO_RUN,
    DO_SHOOT,
    DO_SPIN_AROUND,
    DO_SPRINT,
    DO_TURN,
)
from sixgun.games.gunslinger.table.state import State

# `denied`: weapons that were asked for in vain, as bits [11.11b]
Codes: TypeAlias = Callable[[State, int, int, int], list[int]]  # (state, character, action, denied)
Why: TypeAlias = Callable[[State, int, int, int, int], "Refusal | None"]  # (state, character, action, denied, code)
Deed: TypeAlias = Callable[[State, int, int, int], None]  # (state, character, side of the card, code)

# Actions of one segment are simultaneous and none may hinder another: what is done with a weapon in hand comes before
# anybody takes one, and nobody walks away from under a hand. [4.4b]
HANDS: Final = 0
DRAWS: Final = 1
FEET: Final = 2
RANKS: Final = 3


class Action:
    """One action of the table. [2.32a]"""

    __slots__ = ("codes", "perform", "rank", "refuse", "simple", "verbs")

    def __init__(
        self, verbs: tuple[int, ...], codes: Codes, refuse: Why, perform: Deed, rank: int, simple: bool = False
    ) -> None:
        self.verbs: tuple[int, ...] = verbs  # of picks that declare it
        self.codes: Codes = codes
        self.refuse: Why = refuse
        self.perform: Deed = perform
        self.rank: int = rank
        self.simple: bool = simple  # there is only one way to perform it


def _fine(s: State, c: int, action: int, denied: int, code: int) -> Refusal | None:
    return None


MOVING: Final[Action] = Action(
    (codes.MOVE, codes.NOTHING), movement.move_codes, movement.why_no_move, movement.move, FEET
)
TURNING: Final[Action] = Action((codes.TURN,), movement.turn_codes, movement.why_no_turn, movement.face, FEET)
FLIPPING: Final[Action] = Action((codes.FLIP,), movement.flip_codes, _fine, movement.flip, FEET, simple=True)
DRAWING: Final[Action] = Action(
    (codes.DRAW, codes.HAMMER, codes.NOTHING), drawing.draw_codes, drawing.why_no_draw, drawing.draw, DRAWS
)
LOADING: Final[Action] = Action((codes.LOAD,), drawing.load_codes, _fine, drawing.load, HANDS, simple=True)
GUNPLAY: Final[Action] = Action(
    (codes.COCK, codes.UNCOCK, codes.AIM, codes.AIM_AT_HEX, codes.SHOOT, codes.NOTHING, codes.TRANSFER),
    gun_actions.gun_codes,
    gun_actions.why_not_gun,
    gun_actions.use_gun,
    HANDS,
)

# By components.ACTIONS; those of later sections have no entry.
BY_ACTION: Final[tuple[Action, ...]] = bound(
    "actions",
    {
        DO_ADVANCE: MOVING,
        DO_BACK_UP: MOVING,
        DO_RUN: MOVING,
        DO_SPRINT: MOVING,
        DO_TURN: TURNING,
        DO_SPIN_AROUND: TURNING,
        DO_GET_UP_DOWN: FLIPPING,
        DO_LEAP_DROP: FLIPPING,
        DO_DRAW_AND_COCK: DRAWING,
        DO_LOAD: LOADING,
        DO_SHOOT: GUNPLAY,
        DO_COCK_AIM_SHOOT: GUNPLAY,
    },
)
