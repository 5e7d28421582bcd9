"""Sound stacks: which procedures may run above which, where each question is asked, and of whom."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sixgun.core.frames import STEP, WIDTH, A, B, C, D, E, F
from sixgun.games.bang_duel.cards import choices
from sixgun.games.bang_duel.rules import play
from sixgun.games.bang_duel.table import sequence
from sixgun.games.bang_duel.table.components import BART_MASTERSON, BILL_TIGHTMAN, BULL_ANDERSON, FACES, NO_KIND
from sixgun.games.bang_duel.table.formation import seat_of
from sixgun.games.bang_duel.table.state import NOBODY, State

# Which procedures may stand directly above which.
ABOVE: Final[dict[int, tuple[int, ...]]] = {
    sequence.START: (),
    sequence.TURN: (sequence.SETTLE, sequence.REVEAL, sequence.TARGETED),
    sequence.SETTLE: (
        sequence.HIT,
        sequence.ELIMINATION,
        sequence.VOLLEY,
        sequence.SWEEP,
        sequence.DUEL,
        sequence.STORE,
        sequence.TARGETED,
        sequence.THROWING,
        sequence.COPYING,
    ),
    sequence.HIT: (sequence.REVEAL, sequence.LOSS),
    sequence.LOSS: (),
    sequence.TARGETED: (sequence.LOSS,),
    sequence.ELIMINATION: (sequence.ELIMINATION,),
    sequence.REVEAL: (),
    sequence.SWEEP: (sequence.HIT, sequence.LOSS),
    sequence.DUEL: (sequence.LOSS,),
    sequence.STORE: (),
    sequence.VOLLEY: (sequence.HIT,),
    sequence.THROWING: (),
    sequence.COPYING: (
        sequence.HIT,
        sequence.SWEEP,
        sequence.DUEL,
        sequence.STORE,
        sequence.TARGETED,
        sequence.THROWING,
    ),
}

# Where each question is asked: procedures, and the step that comes after the question.
ASKED_AT: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    sequence.LEAD: ((sequence.START, 1),),
    sequence.ACTION: ((sequence.TURN, 12),),
    sequence.DISCARD: ((sequence.TURN, play.DISCARD_STEP),),
    sequence.REACT: ((sequence.HIT, 2),),
    sequence.PAY: ((sequence.HIT, 4),),
    sequence.GIVE: ((sequence.HIT, 6),),
    sequence.STRIP: ((sequence.HIT, 6),),
    sequence.SWAP_WHOSE: ((sequence.HIT, 6),),
    sequence.MAY: (
        (sequence.HIT, 6),
        (sequence.HIT, 8),
        (sequence.LOSS, 2),
        (sequence.ELIMINATION, 3),
        (sequence.SETTLE, 2),
        (sequence.TURN, 10),
    ),
    sequence.ANSWER: ((sequence.SWEEP, 1), (sequence.DUEL, 1)),
    sequence.CHOOSE_RESULT: ((sequence.REVEAL, 1),),
    sequence.CHOOSE_GOODS: ((sequence.STORE, 1),),
    sequence.THROW: ((sequence.THROWING, 1),),
    sequence.INSTEAD: ((sequence.LOSS, 1),),
    sequence.ROB: ((sequence.SETTLE, 2),),
    sequence.LOOT: ((sequence.ELIMINATION, 1),),
    sequence.COPY: ((sequence.COPYING, 1),),
}


# What a "may" can be about, by where it is asked.
REASONS_AT: Final[dict[tuple[int, int], tuple[int, ...]]] = {
    (sequence.HIT, 6): (choices.REMINGTON_MAY, choices.SCHOFIELD_MAY),
    (sequence.HIT, 8): (choices.WYATT,),
    (sequence.LOSS, 2): (choices.DALON,),
    (sequence.ELIMINATION, 3): (choices.BILL,),
    (sequence.SETTLE, 2): (choices.JANGO_MAY,),
    (sequence.TURN, 10): (choices.PAT,),
}


def stack_fits(s: State) -> bool:
    """The frames are those of a turn or of the start, with values in range; who is asked is who has to answer."""
    frames = [s.frames[i : i + WIDTH] for i in range(0, len(s.frames), WIDTH)]
    lowest = frames[0]
    if lowest[0] not in (sequence.START, sequence.TURN) or (lowest[0] == sequence.START) == bool(s.led):
        return False
    for lower, upper in pairwise(frames):
        if lower[0] not in ABOVE or upper[0] not in ABOVE[lower[0]]:
            return False
    if not all([_values_fit(s, frame) for frame in frames]):
        return False
    if lowest[0] == sequence.TURN and s.turn != lowest[A]:
        return False
    return not s.asked or _asked_fits(s, frames[-1])


def _asked_fits(s: State, top: list[int]) -> bool:
    at = (top[0], top[STEP])
    if at not in ASKED_AT.get(s.question, ()):
        return False
    if s.question == sequence.LEAD:
        return all([_lead_fits(s, seat) for seat in (0, 1)])
    if s.question == sequence.MAY and top[F] not in REASONS_AT[at]:
        return False
    seat = _whose(s, top)
    return seat >= 0 and s.asked == 1 << seat


def _lead_fits(s: State, seat: int) -> bool:
    """Whoever has chosen has one of the own two in front; whoever has not is still asked."""
    return s.answers[seat] == -1 if s.asked >> seat & 1 else s.answers[seat] in (seat << 1, (seat << 1) + 1)


def _whose(s: State, top: list[int]) -> int:
    """The seat that has to answer."""
    procedure = top[0]
    if procedure == sequence.HIT:
        if s.question in (sequence.REACT, sequence.PAY):
            return top[A] >> 1
        return 1 - top[E] if s.question == sequence.GIVE else top[E]
    if procedure == sequence.LOSS:
        return top[A] >> 1
    if procedure == sequence.ELIMINATION:
        return seat_of(s, BULL_ANDERSON if s.question == sequence.LOOT else BILL_TIGHTMAN)
    if procedure == sequence.REVEAL:
        return seat_of(s, BART_MASTERSON)
    if procedure == sequence.SWEEP:
        return top[D] >> 1
    return top[{sequence.DUEL: C, sequence.STORE: B}.get(procedure, A)]


def _values_fit(s: State, frame: list[int]) -> bool:
    """Places where places are wanted, seats where seats are, reasons that there are."""
    procedure, a, b, c, d, e, f = frame[0], *frame[2:]
    place_a, seat_a, occupied = 0 <= a < 4, a in (0, 1), 0 <= a < 4 and s.who[a] != NOBODY
    if not 0 <= f <= 7:
        return False
    if procedure == sequence.HIT:
        return occupied and 0 <= b < 4 * 24 and 0 <= c <= NO_KIND and 0 <= d < 1 << 9 and e in (0, 1)
    if procedure in (sequence.LOSS, sequence.TARGETED):
        return occupied and b in (-1, 0, 1) and 0 <= c <= 9 and d in (0, 1) and e in (0, 1)
    if procedure == sequence.ELIMINATION:
        return place_a and 0 <= b < 24 and 0 <= c <= 2 and d in (0, 1)
    if procedure == sequence.REVEAL:
        return seat_a and b in (0, 1) and 0 <= c <= 3 and -1 <= d < FACES
    if procedure == sequence.SWEEP:
        return seat_a and 0 <= b < NO_KIND and 0 <= c <= 4 and 0 <= d < 4
    if procedure == sequence.DUEL:
        return seat_a and 0 <= b < 4 and c in (0, 1)
    if procedure == sequence.STORE:
        return seat_a and b in (0, 1)
    if procedure == sequence.VOLLEY:
        return occupied and 0 <= b < 4 and 0 <= c <= 40 and d in (0, 1)
    if procedure == sequence.COPYING:
        return seat_a and 0 <= b < FACES
    if procedure == sequence.TURN:
        return seat_a and -1 <= b < 4
    return seat_a or procedure in (sequence.START, sequence.SETTLE)
