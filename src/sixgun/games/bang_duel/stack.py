"""Sound stacks: which procedures may run above which, where each question is asked, and of whom."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sixgun.core.frames import STEP, WIDTH, A, B, C, D, E, F
from sixgun.games.bang_duel import choices, numbers, play
from sixgun.games.bang_duel.components import BART_MASTERSON, BILL_TIGHTMAN, BULL_ANDERSON, FACES, NO_KIND
from sixgun.games.bang_duel.formation import seat_of
from sixgun.games.bang_duel.state import NOBODY, State

# Which procedures may stand directly above which.
ABOVE: Final[dict[int, tuple[int, ...]]] = {
    numbers.START: (),
    numbers.TURN: (numbers.SETTLE, numbers.REVEAL, numbers.TARGETED),
    numbers.SETTLE: (
        numbers.HIT,
        numbers.ELIMINATION,
        numbers.VOLLEY,
        numbers.SWEEP,
        numbers.DUEL,
        numbers.STORE,
        numbers.TARGETED,
        numbers.THROWING,
        numbers.COPYING,
    ),
    numbers.HIT: (numbers.REVEAL, numbers.LOSS),
    numbers.LOSS: (),
    numbers.TARGETED: (numbers.LOSS,),
    numbers.ELIMINATION: (numbers.ELIMINATION,),
    numbers.REVEAL: (),
    numbers.SWEEP: (numbers.HIT, numbers.LOSS),
    numbers.DUEL: (numbers.LOSS,),
    numbers.STORE: (),
    numbers.VOLLEY: (numbers.HIT,),
    numbers.THROWING: (),
    numbers.COPYING: (
        numbers.HIT,
        numbers.SWEEP,
        numbers.DUEL,
        numbers.STORE,
        numbers.TARGETED,
        numbers.THROWING,
    ),
}

# Where each question is asked: procedures, and the step that comes after the question.
ASKED_AT: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    numbers.LEAD: ((numbers.START, 1),),
    numbers.ACTION: ((numbers.TURN, 12),),
    numbers.DISCARD: ((numbers.TURN, play.DISCARD_STEP),),
    numbers.REACT: ((numbers.HIT, 2),),
    numbers.PAY: ((numbers.HIT, 4),),
    numbers.GIVE: ((numbers.HIT, 6),),
    numbers.STRIP: ((numbers.HIT, 6),),
    numbers.SWAP_WHOSE: ((numbers.HIT, 6),),
    numbers.MAY: (
        (numbers.HIT, 6),
        (numbers.HIT, 8),
        (numbers.LOSS, 2),
        (numbers.ELIMINATION, 3),
        (numbers.SETTLE, 2),
        (numbers.TURN, 10),
    ),
    numbers.ANSWER: ((numbers.SWEEP, 1), (numbers.DUEL, 1)),
    numbers.CHOOSE_RESULT: ((numbers.REVEAL, 1),),
    numbers.CHOOSE_GOODS: ((numbers.STORE, 1),),
    numbers.THROW: ((numbers.THROWING, 1),),
    numbers.INSTEAD: ((numbers.LOSS, 1),),
    numbers.ROB: ((numbers.SETTLE, 2),),
    numbers.LOOT: ((numbers.ELIMINATION, 1),),
    numbers.COPY: ((numbers.COPYING, 1),),
}


# What a "may" can be about, by where it is asked.
REASONS_AT: Final[dict[tuple[int, int], tuple[int, ...]]] = {
    (numbers.HIT, 6): (choices.REMINGTON_MAY, choices.SCHOFIELD_MAY),
    (numbers.HIT, 8): (choices.WYATT,),
    (numbers.LOSS, 2): (choices.DALON,),
    (numbers.ELIMINATION, 3): (choices.BILL,),
    (numbers.SETTLE, 2): (choices.JANGO_MAY,),
    (numbers.TURN, 10): (choices.PAT,),
}


def stack_fits(s: State) -> bool:
    """The frames are those of a turn or of the start, with values in range; who is asked is who has to answer."""
    frames = [s.frames[i : i + WIDTH] for i in range(0, len(s.frames), WIDTH)]
    lowest = frames[0]
    if lowest[0] not in (numbers.START, numbers.TURN) or (lowest[0] == numbers.START) == bool(s.led):
        return False
    for lower, upper in pairwise(frames):
        if lower[0] not in ABOVE or upper[0] not in ABOVE[lower[0]]:
            return False
    if not all([_values_fit(s, frame) for frame in frames]):
        return False
    if lowest[0] == numbers.TURN and s.turn != lowest[A]:
        return False
    return not s.asked or _asked_fits(s, frames[-1])


def _asked_fits(s: State, top: list[int]) -> bool:
    at = (top[0], top[STEP])
    if at not in ASKED_AT.get(s.question, ()):
        return False
    if s.question == numbers.LEAD:
        return all([_lead_fits(s, seat) for seat in (0, 1)])
    if s.question == numbers.MAY and top[F] not in REASONS_AT[at]:
        return False
    seat = _whose(s, top)
    return seat >= 0 and s.asked == 1 << seat


def _lead_fits(s: State, seat: int) -> bool:
    """Whoever has chosen has one of the own two in front; whoever has not is still asked."""
    return s.answers[seat] == -1 if s.asked >> seat & 1 else s.answers[seat] in (seat << 1, (seat << 1) + 1)


def _whose(s: State, top: list[int]) -> int:
    """The seat that has to answer."""
    procedure = top[0]
    if procedure == numbers.HIT:
        if s.question in (numbers.REACT, numbers.PAY):
            return top[A] >> 1
        return 1 - top[E] if s.question == numbers.GIVE else top[E]
    if procedure == numbers.LOSS:
        return top[A] >> 1
    if procedure == numbers.ELIMINATION:
        return seat_of(s, BULL_ANDERSON if s.question == numbers.LOOT else BILL_TIGHTMAN)
    if procedure == numbers.REVEAL:
        return seat_of(s, BART_MASTERSON)
    if procedure == numbers.SWEEP:
        return top[D] >> 1
    return top[{numbers.DUEL: C, numbers.STORE: B}.get(procedure, A)]


def _values_fit(s: State, frame: list[int]) -> bool:
    """Places where places are wanted, seats where seats are, reasons that there are."""
    procedure, a, b, c, d, e, f = frame[0], *frame[2:]
    place_a, seat_a, occupied = 0 <= a < 4, a in (0, 1), 0 <= a < 4 and s.who[a] != NOBODY
    if not 0 <= f <= 7:
        return False
    if procedure == numbers.HIT:
        return occupied and 0 <= b < 4 * 24 and 0 <= c <= NO_KIND and 0 <= d < 1 << 9 and e in (0, 1)
    if procedure in (numbers.LOSS, numbers.TARGETED):
        return occupied and b in (-1, 0, 1) and 0 <= c <= 9 and d in (0, 1) and e in (0, 1)
    if procedure == numbers.ELIMINATION:
        return place_a and 0 <= b < 24 and 0 <= c <= 2 and d in (0, 1)
    if procedure == numbers.REVEAL:
        return seat_a and b in (0, 1) and 0 <= c <= 3 and -1 <= d < FACES
    if procedure == numbers.SWEEP:
        return seat_a and 0 <= b < NO_KIND and 0 <= c <= 4 and 0 <= d < 4
    if procedure == numbers.DUEL:
        return seat_a and 0 <= b < 4 and c in (0, 1)
    if procedure == numbers.STORE:
        return seat_a and b in (0, 1)
    if procedure == numbers.VOLLEY:
        return occupied and 0 <= b < 4 and 0 <= c <= 40 and d in (0, 1)
    if procedure == numbers.COPYING:
        return seat_a and 0 <= b < FACES
    if procedure == numbers.TURN:
        return seat_a and -1 <= b < 4
    return seat_a or procedure in (numbers.START, numbers.SETTLE)
