"""A turn (Svolgimento del gioco)."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import WIDTH, A, B, Procedure, ask, jump
from sixgun.core.state import tell
from sixgun.games.gunfighters.rules import control
from sixgun.games.gunfighters.rules.victory import nine_coins, offer_tie, settle_tie, tie_is_due
from sixgun.games.gunfighters.table import codes, sequence, told
from sixgun.games.gunfighters.table.components import CLIMAX_HORSE, CLIMAX_QUICK_DRAW
from sixgun.games.gunfighters.table.state import CONTROL_RULE, NOBODY, State, climax_kind, left_of

# whose turn it is, and the verb of the action that was chosen for it
SEAT: Final = A
CHOSEN: Final = B

# steps that are jumped to
ADDITIONAL_ACTION: Final = 1
END_TURN: Final = 3
HEAR_BOTH: Final = 4


# Where it is clear which step is next, a step leaves out the driver and goes on with that.


def begin_turn(s: State) -> None:
    """One action, and normally only one. [turn.action.exactly-one]"""
    seat = s.frames[SEAT]
    s.turn = seat
    if s.told is not None:
        tell(s, (told.TURN, seat))
    ask(s, seat, sequence.ACTION)


def additional_action(s: State) -> None:
    """Quick Draw adds a shot to a Move, the Horse a Move to a shot. Only the action chosen for the turn counts.

    [climax.quick-draw.shoot-after-move, climax.horse.move-after-shoot, climax.card.benefit, climax.hard-liquor.nothing]
    """
    seat = s.frames[SEAT]
    if s.climax[seat] == NOBODY:
        if not s.options[CONTROL_RULE]:  # nothing to ask on the way
            jump(s, HEAR_BOTH)
            end_turn(s)
        return
    chosen = s.frames[CHOSEN]
    climax = climax_kind(s, seat)
    if climax == CLIMAX_QUICK_DRAW and chosen == codes.MOVE:
        ask(s, seat, sequence.ADD_SHOT)
    elif climax == CLIMAX_HORSE and chosen == codes.SHOOT:
        ask(s, seat, sequence.ADD_MOVE)


def claim_control(s: State) -> None:
    """[control.claim.three-alike]"""
    seat = s.frames[SEAT]
    if s.options[CONTROL_RULE] and control.may_claim(s, seat):
        ask(s, seat, sequence.CLAIM)


def end_turn(s: State) -> None:
    """Nine coins win; two last gunfighters without a coin may call it a draw. [victory.coins.nine]"""
    nine_coins(s, s.frames[SEAT])
    if not s.frames:
        return
    if tie_is_due(s):
        offer_tie(s)
    else:
        pass_turn(s)


def hear_both(s: State) -> None:
    """What the last two answered. [tie.refusal.eight-coins]"""
    settle_tie(s)


def pass_turn(s: State) -> None:
    """The player on the left is next. [turn.order.left]"""
    s.frames[SEAT] = left_of(s, s.frames[SEAT])
    jump(s, ADDITIONAL_ACTION)
    begin_turn(s)


TURN: Final[Procedure] = Procedure(
    "turn",
    (begin_turn, additional_action, claim_control, end_turn, hear_both, pass_turn),
    at={ADDITIONAL_ACTION: additional_action, END_TURN: end_turn, HEAR_BOTH: hear_both},
)


def cut_short(s: State) -> None:
    """Whatever was going on in the turn is dropped; its end comes next."""
    del s.frames[WIDTH:]  # the turn is the lowest frame
    jump(s, END_TURN)
