"""A Duel (Duello): the players give up hit cards in turn, until one does not; and such answers to Indians!"""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import PROCEDURE, A, B, C, F, Procedure, ask, call, jump
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards import salvos
from sixgun.games.bang_duel.cards.choices import a_card
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.characters import ANNIE_OAKEY, CHARACTERS, TOCO_RAMIREZ
from sixgun.games.bang_duel.table.components import FACE_KIND
from sixgun.games.bang_duel.table.formation import front, has, sleep, wake
from sixgun.games.bang_duel.table.kinds import DUEL as DUEL_CARD
from sixgun.games.bang_duel.table.kinds import HITS, INDIANS, KINDS, MISSED
from sixgun.games.bang_duel.table.losses import lose
from sixgun.games.bang_duel.table.piles import from_hand
from sixgun.games.bang_duel.table.state import State

# who played it, the place that was called out, who has to answer, and whether it did with a hit card
STARTER: Final = A
AT: Final = B
TURN_OF: Final = C
ANSWERED: Final = F


def call_out(s: State, seat: int, place: int) -> None:
    """The opponent answers first. [card.duel.alternate]"""
    call(s, sequence.DUEL, seat, place, 1 - seat)


def challenge(s: State) -> None:
    """The players give up hit cards in turn, the opponent first. [card.duel.alternate, card.duel.optional]"""
    wake(s, s.frames[AT])
    s.frames[ANSWERED] = 0
    if s.hands[s.frames[TURN_OF]]:
        ask(s, s.frames[TURN_OF], sequence.ANSWER)


def hear_duel(s: State) -> None:
    """The first who gives up nothing loses a life point: the active character, or the one that was called out.

    [card.duel.loser, character.jack-ransome.rear-attack]
    """
    loser = s.frames[TURN_OF]
    if s.frames[ANSWERED]:
        s.frames[TURN_OF] = 1 - loser
        jump(s, CHALLENGE)
        return
    at = s.frames[AT]
    place = at if at >> 1 == loser else front(s, loser)
    tell(s, (told.YIELDED, loser, s.who[place]))
    lose(s, place, s.frames[STARTER])


def after_duel(s: State) -> None:
    sleep(s)


CHALLENGE: Final = 0
DUEL: Final[Procedure] = Procedure("duel", (challenge, hear_duel, after_duel), at={CHALLENGE: challenge})


# ---- an answer with a hit card: in a Duel, or when Indians! come


def _no_hit_card(s: State, seat: int, face: int) -> Refusal | None:
    """Hit cards; Missed! with Annie Oakey, anything with Toco Ramirez, where they are the ones who react.

    [card.duel.hit-cards-only, card.duel.usable, card.indians.hit-cards-only, card.indians.usable,
    hit.card.circled-icon, hit.icon.uncircled]
    """
    kind = face >> FACE_KIND
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
        s.frames[salvos.ANSWERED if _is_sweep(s) else ANSWERED] = 1
        tell(s, (told.ANSWERED, seat, card))


def place_at_stake(s: State, seat: int) -> int:
    """Whose life point the asked player would lose."""
    place = s.frames[salvos.PLACE] if _is_sweep(s) else s.frames[AT]
    return place if place >> 1 == seat else s.active[seat]


def _answer_args(s: State, seat: int) -> dict[str, Plain]:
    who = s.who[place_at_stake(s, seat)]
    return {"card": KINDS[INDIANS if _is_sweep(s) else DUEL_CARD], "character": CHARACTERS[who]}


def _answer_rule(s: State) -> str:
    return "card.indians.response" if _is_sweep(s) else "card.duel.alternate"


ANSWER: Final[Question] = a_card(
    "answer",
    "card.duel.alternate",
    codes.DO_ANSWER,
    _answer,
    declinable=True,
    fits=_no_hit_card,
    rule_now=_answer_rule,
    args=_answer_args,
)
