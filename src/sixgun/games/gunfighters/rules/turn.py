"""A turn (Svolgimento del gioco)."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Answer, Codes, Question, Why
from sixgun.core.frames import A, B, Procedure, answered, ask, call, jump
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunfighters.rules import control
from sixgun.games.gunfighters.rules.move import move, move_codes, moves_leaving, refuse_move
from sixgun.games.gunfighters.rules.shoot import (
    add_shots_showing,
    card_shot_codes,
    free_shot_codes,
    refuse_card_shot,
    refuse_free_shot,
    shoot,
)
from sixgun.games.gunfighters.rules.story import can_pay, refuse_story
from sixgun.games.gunfighters.rules.timer import END_TURN_STEP, late, late_codes, refuse_late
from sixgun.games.gunfighters.rules.victory import nine_coins, offer_tie, settle_tie, tie_is_due
from sixgun.games.gunfighters.table import codes, sequence, told
from sixgun.games.gunfighters.table.components import HORSE, QUICK_DRAW, STORIES
from sixgun.games.gunfighters.table.piles import kinds_held
from sixgun.games.gunfighters.table.state import CONTROL_RULE, NOBODY, TEN_SECONDS, State, climax_kind, left_of

SEAT: Final = A
CHOSEN: Final = B


# ---- the procedure; where it is clear which step is next, a step leaves out the driver and goes on with that


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
            jump(s, END_TURN_STEP + 1)
            end_turn(s)
        return
    chosen = s.frames[CHOSEN]
    climax = climax_kind(s, seat)
    if climax == QUICK_DRAW and chosen == codes.MOVE:
        ask(s, seat, sequence.ADD_SHOT)
    elif climax == HORSE and chosen == codes.SHOOT:
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
        offer_tie(s, sequence.TIE)
    else:
        pass_turn(s)


def hear_both(s: State) -> None:
    """What the last two answered. [tie.refusal.eight-coins]"""
    settle_tie(s)


def pass_turn(s: State) -> None:
    """The player on the left is next. [turn.order.left]"""
    s.frames[SEAT] = left_of(s, s.frames[SEAT])
    jump(s, 1)
    begin_turn(s)


TURN: Final[Procedure] = Procedure(
    "turn", (begin_turn, additional_action, claim_control, end_turn, hear_both, pass_turn)
)
assert TURN.steps[END_TURN_STEP] is end_turn


# ---- the action


def action_codes(s: State, seat: int) -> list[int]:
    """Move, Shoot, or Advance the Story. [turn.action.three-choices]"""
    kinds = kinds_held(s, seat)
    offered = moves_leaving(s, kinds)
    add_shots_showing(s, seat, kinds, offered)
    if can_pay(s, seat):
        offered.append(codes.STORY)
    if s.options[TEN_SECONDS]:
        offered.append(codes.LATE)
    return offered


def refuse_action(s: State, seat: int, code: int) -> Refusal | None:
    """[turn.action.three-choices, turn.action.exactly-one]"""
    verb = codes.verb_in(code)
    if verb in (codes.MOVE, codes.TAKE):
        return refuse_move(s, seat, code)
    if verb == codes.SHOOT:
        return refuse_card_shot(s, seat, code)
    if verb == codes.STORY:
        return refuse_story(s, seat)
    if verb == codes.LATE:
        return refuse_late(s)
    if verb == codes.DONE:
        return Refusal("no-passing", {}, "turn.action.exactly-one")
    if verb == codes.CLAIM:
        return Refusal("claim-at-the-end", {}, "control.claim.three-alike")
    return Refusal("not-an-action", {}, "turn.action.three-choices")


def take_action(s: State, seat: int, code: int) -> None:
    """Carry out the action that was chosen for the turn."""
    verb = codes.verb_in(code)
    if verb == codes.LATE:
        late(s, seat)
        return
    answered(s, seat)
    if verb == codes.SHOOT:
        s.frames[CHOSEN] = codes.SHOOT
        shoot(s, seat, code)
    elif verb == codes.STORY:
        s.frames[CHOSEN] = codes.STORY
        call(s, sequence.STORY, seat)
    else:
        s.frames[CHOSEN] = codes.MOVE
        move(s, seat, code)


def _action_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-action")


def _first_or_late(s: State, seat: int) -> int:
    """The clock takes a card where the table plays with one; an absent player just moves."""
    return codes.LATE if late_codes(s) else move_codes(s, seat)[0]


ACTION: Final[Question] = Question(
    "action",
    "turn.action.three-choices",
    _action_prompt,
    action_codes,
    refuse_action,
    take_action,
    _first_or_late,
)


# ---- an additional action or a claim, all of which may be declined


def may(name: str, rule: str, verbs: tuple[int, ...], offered: Codes, refuse: Why, carry_out: Answer) -> Question:
    """A question with "done" for an answer, besides what `codes` offers."""

    def all_codes(s: State, seat: int) -> list[int]:
        found = [codes.DONE]
        found += offered(s, seat)
        found += late_codes(s)
        return found

    def why(s: State, seat: int, code: int) -> Refusal | None:
        verb = codes.verb_in(code)
        if verb == codes.DONE:
            return None
        if verb == codes.LATE:
            return refuse_late(s)
        return refuse(s, seat, code) if verb in verbs else Refusal("only-that", {}, rule)

    def answer(s: State, seat: int, code: int) -> None:
        if code == codes.LATE:
            late(s, seat)
            return
        answered(s, seat)
        if code != codes.DONE:
            carry_out(s, seat, code)

    def prompt(s: State, seat: int) -> Msg:
        if name == "story-shot":
            return Msg("ask-story-shot", {"story": STORIES[s.figures.story[s.story_used[-1]]]})
        return Msg("ask-" + name)

    def default(s: State, seat: int) -> int:
        return codes.LATE if late_codes(s) else codes.DONE

    return Question(name, rule, prompt, all_codes, why, answer, default)


ADD_SHOT: Final[Question] = may(
    "add-shot",
    "climax.quick-draw.shoot-after-move",
    (codes.SHOOT,),
    card_shot_codes,
    refuse_card_shot,
    shoot,
)
ADD_MOVE: Final[Question] = may(
    "add-move", "climax.horse.move-after-shoot", (codes.MOVE, codes.TAKE), move_codes, refuse_move, move
)
STORY_SHOT: Final[Question] = may(
    "story-shot", "story.symbol.extra-shot", (codes.SHOOT,), free_shot_codes, refuse_free_shot, shoot
)
CLAIM: Final[Question] = may(
    "claim",
    "control.claim.three-alike",
    (codes.CLAIM,),
    control.claim_codes,
    control.refuse_claim,
    control.claim,
)
