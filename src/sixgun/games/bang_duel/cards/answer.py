"""An answer with a hit card: in a Duel, or when Indians! come."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import PROCEDURE, F
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards import duel, sweep
from sixgun.games.bang_duel.cards.choices import PROMPT_ARGS, a_card
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.components import ANNIE_OAKEY, CHARACTERS, HITS, KINDS, MISSED, TOCO_RAMIREZ
from sixgun.games.bang_duel.table.formation import has
from sixgun.games.bang_duel.table.piles import from_hand
from sixgun.games.bang_duel.table.state import State


def _no_hit_card(s: State, seat: int, face: int) -> Refusal | None:
    """Hit cards; Missed! with Annie Oakey, anything with Toco Ramirez, where they are the ones who react.

    [card.duel.hit-cards-only, card.duel.usable, card.indians.hit-cards-only, card.indians.usable,
    hit.card.circled-icon, hit.icon.uncircled]
    """
    kind = face >> 3
    if kind in HITS or has(s, seat, TOCO_RAMIREZ) or (kind == MISSED and has(s, seat, ANNIE_OAKEY)):
        return None
    rule = "card.indians.hit-cards-only" if _is_sweep(s) else "card.duel.hit-cards-only"
    return Refusal("not-a-hit-card", {"card": KINDS[kind]}, rule)


def _is_sweep(s: State) -> bool:
    return s.frames[PROCEDURE] == sequence.SWEEP


def _answer(s: State, seat: int, card: int) -> None:
    """Whatever else the card would do is ignored. [card.duel.no-side-effects]"""
    if card >= 0:
        from_hand(s, seat, card)
        s.frames[F] = 1
        tell(s, (told.ANSWERED, seat, card))


def _answer_args(s: State, seat: int) -> dict[str, Plain]:
    place = s.frames[sweep.PLACE] if _is_sweep(s) else s.frames[duel.AT]
    if place >> 1 != seat:
        place = s.active[seat]
    return {"card": "indians" if _is_sweep(s) else "duel", "character": CHARACTERS[s.who[place]]}


def _answer_rule(s: State) -> str:
    return "card.indians.response" if _is_sweep(s) else "card.duel.alternate"


ANSWER: Final[Question] = a_card(
    "answer",
    "card.duel.alternate",
    codes.ANSWER,
    _answer,
    declinable=True,
    fits=_no_hit_card,
    rule_now=_answer_rule,
)
PROMPT_ARGS["answer"] = _answer_args
