"""What a turn asks: the action, and what may be added to it or declined."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Answer, Codes, Prompt, Question, Why
from sixgun.core.frames import answered
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
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
from sixgun.games.gunfighters.rules.story import advance_story, can_pay, refuse_story
from sixgun.games.gunfighters.rules.timer import late, refuse_late, timed
from sixgun.games.gunfighters.rules.turn import CHOSEN
from sixgun.games.gunfighters.table import codes
from sixgun.games.gunfighters.table.components import STORIES
from sixgun.games.gunfighters.table.piles import kinds_held
from sixgun.games.gunfighters.table.state import TEN_SECONDS, State

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
        advance_story(s, seat)
    else:
        s.frames[CHOSEN] = codes.MOVE
        move(s, seat, code)


def _action_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-action")


def _first_or_late(s: State, seat: int) -> int:
    """The clock takes a card where the table plays with one; an absent player just moves."""
    return codes.LATE if s.options[TEN_SECONDS] else move_codes(s, seat)[0]


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


def may(
    name: str,
    rule: str,
    verbs: tuple[int, ...],
    offered: Codes,
    refuse: Why,
    carry_out: Answer,
    prompt: Prompt | None = None,
) -> Question:
    """A question with "done" for an answer, besides what is offered."""

    def all_codes(s: State, seat: int) -> list[int]:
        found = [codes.DONE]
        found += offered(s, seat)
        return found

    def why(s: State, seat: int, code: int) -> Refusal | None:
        verb = codes.verb_in(code)
        if verb == codes.DONE:
            return None
        return refuse(s, seat, code) if verb in verbs else Refusal("only-that", {}, rule)

    def answer(s: State, seat: int, code: int) -> None:
        if code != codes.DONE:
            carry_out(s, seat, code)

    def plain_prompt(s: State, seat: int) -> Msg:
        return Msg("ask-" + name)

    def default(s: State, seat: int) -> int:
        return codes.DONE

    return timed(name, rule, prompt or plain_prompt, all_codes, why, answer, default)


def _story_shot_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-story-shot", {"story": STORIES[s.figures.story[s.story_used[-1]]]})


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
    "story-shot",
    "story.symbol.extra-shot",
    (codes.SHOOT,),
    free_shot_codes,
    refuse_free_shot,
    shoot,
    _story_shot_prompt,
)
CLAIM: Final[Question] = may(
    "claim",
    "control.claim.three-alike",
    (codes.CLAIM,),
    control.claim_codes,
    control.refuse_claim,
    control.claim,
)
