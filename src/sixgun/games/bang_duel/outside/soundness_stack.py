"""Sound stacks: which procedures may run above which, which step hears each answer, and who has to give it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from sixgun.core.frames import PROCEDURE, STEP, WIDTH, F, Step, finish
from sixgun.games.bang_duel.cards import abilities, choices, duel, if_dodged, salvos, supplies
from sixgun.games.bang_duel.cards.reload import can_reload
from sixgun.games.bang_duel.rules import elimination, hit, life, reveal, setup, simultaneous, turn
from sixgun.games.bang_duel.rules.procedures import PROCEDURES
from sixgun.games.bang_duel.table import losses, sequence, shots
from sixgun.games.bang_duel.table.characters import BART_MASTERSON, BILL_TIGHTMAN, BULL_ANDERSON, CHARACTERS
from sixgun.games.bang_duel.table.components import FACE_KIND, FACES, SYMBOLS
from sixgun.games.bang_duel.table.formation import seat_of
from sixgun.games.bang_duel.table.kinds import NO_KIND, RELOADS
from sixgun.games.bang_duel.table.state import NOBODY, PAIRS, State

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

# The steps that hear the answer to each question; `finish` where nothing comes after it.
HEARD: Final[dict[int, tuple[tuple[int, Step], ...]]] = {
    sequence.LEAD: ((sequence.START, setup.reveal_leaders),),
    sequence.ACTION: ((sequence.TURN, turn.play_on),),
    sequence.DISCARD: ((sequence.TURN, turn.discard_phase),),
    sequence.REACT: ((sequence.HIT, hit.hear),),
    sequence.PAY: ((sequence.HIT, hit.after_paying),),
    sequence.GIVE: ((sequence.HIT, if_dodged.as_wanted),),
    sequence.STRIP: ((sequence.HIT, if_dodged.as_wanted),),
    sequence.SWAP_WHOSE: ((sequence.HIT, if_dodged.as_wanted),),
    sequence.ANSWER: ((sequence.SWEEP, salvos.indians_strike), (sequence.DUEL, duel.hear_duel)),
    sequence.CHOOSE_RESULT: ((sequence.REVEAL, reveal.compare),),
    sequence.CHOOSE_GOODS: ((sequence.STORE, supplies.serve),),
    sequence.THROW: ((sequence.THROWING, finish),),
    sequence.INSTEAD: ((sequence.LOSS, life.lose_point),),
    sequence.ROB: ((sequence.SETTLE, simultaneous.then),),
    sequence.LOOT: ((sequence.ELIMINATION, elimination.bull_anderson),),
    sequence.COPY: ((sequence.COPYING, finish),),
}
# The same for a "may", by its reason.
MAY_HEARD: Final[dict[int, tuple[int, Step]]] = {
    choices.MAY_REMINGTON: (sequence.HIT, if_dodged.as_wanted),
    choices.MAY_SCHOFIELD: (sequence.HIT, if_dodged.as_wanted),
    choices.MAY_WYATT_EAR: (sequence.HIT, if_dodged.fire_back),
    choices.MAY_DALON_RANGER: (sequence.LOSS, life.after_point),
    choices.MAY_BILL_TIGHTMAN: (sequence.ELIMINATION, elimination.bill_draws),
    choices.MAY_JANGO: (sequence.SETTLE, simultaneous.then),
    choices.MAY_PAT_GARRET: (sequence.TURN, turn.pat_garret),
}


def _place_of_step(procedure: int, step: Step) -> tuple[int, int]:
    """A procedure and the number of one of its steps, as they stand in a frame."""
    return procedure, (PROCEDURES[procedure].steps + (finish,)).index(step)


ASKED_AT: Final = {question: [_place_of_step(*step) for step in steps] for question, steps in HEARD.items()}
MAY_AT: Final = {reason: _place_of_step(*step) for reason, step in MAY_HEARD.items()}


def stack_fits(s: State) -> bool:
    """The frames are those of a turn or of the start, with values in range; who is asked is who has to answer."""
    frames = [s.frames[i : i + WIDTH] for i in range(0, len(s.frames), WIDTH)]
    lowest = frames[0]
    runs = lowest[PROCEDURE]
    if runs not in (sequence.START, sequence.TURN) or (runs == sequence.START) == bool(s.led):
        return False
    for lower, upper in pairwise(frames):
        if lower[PROCEDURE] not in ABOVE or upper[PROCEDURE] not in ABOVE[lower[PROCEDURE]]:
            return False
    if not all([_values_fit(s, frame) for frame in frames]):
        return False
    if runs == sequence.TURN and s.turn != lowest[turn.SEAT]:
        return False
    return not s.asked or _asked_fits(s, frames[-1])


def _asked_fits(s: State, top: list[int]) -> bool:
    at = (top[PROCEDURE], top[STEP])
    if s.question == sequence.MAY:
        if MAY_AT.get(top[choices.REASON]) != at:
            return False
    elif at not in ASKED_AT.get(s.question, ()):
        return False
    if s.question == sequence.LEAD:
        return all([_lead_fits(s, seat) for seat in (0, 1)])
    seat = _whose(s, top)
    return seat >= 0 and s.asked == 1 << seat


def _lead_fits(s: State, seat: int) -> bool:
    """A player who has chosen has one of the own two in front; one who has not is still asked."""
    return s.answers[seat] == -1 if s.asked >> seat & 1 else s.answers[seat] in PAIRS[seat]


def _whose(s: State, top: list[int]) -> int:
    """The seat that has to answer."""
    procedure = top[PROCEDURE]
    if procedure == sequence.HIT:
        if s.question in (sequence.REACT, sequence.PAY):
            return top[shots.TARGET] >> 1
        return 1 - top[shots.BY] if s.question == sequence.GIVE else top[shots.BY]
    if procedure == sequence.LOSS:
        return top[losses.PLACE] >> 1
    if procedure == sequence.ELIMINATION:
        return seat_of(s, BULL_ANDERSON if s.question == sequence.LOOT else BILL_TIGHTMAN)
    if procedure == sequence.REVEAL:
        return seat_of(s, BART_MASTERSON)
    if procedure == sequence.SWEEP:
        return top[salvos.PLACE] >> 1
    if procedure == sequence.DUEL:
        return top[duel.TURN_OF]
    if procedure == sequence.STORE:
        return top[supplies.CHOOSER]
    if procedure == sequence.THROWING:
        return top[supplies.SEAT]
    if procedure == sequence.COPYING:
        return top[abilities.SEAT]
    return top[simultaneous.SEAT] if procedure == sequence.SETTLE else top[turn.SEAT]


# ---- what the frames hold


def _values_fit(s: State, frame: list[int]) -> bool:
    """Places where places are wanted, seats where seats are, reasons that there are."""
    if not 0 <= frame[F] < len(choices.REASONS):  # a reason, or a yes or no
        return False
    fits = FITS.get(frame[PROCEDURE])
    return fits is None or fits(s, frame)


def _is_seat(value: int) -> bool:
    return value in (0, 1)


def _is_place(value: int) -> bool:
    return 0 <= value < 4


def _is_taken(s: State, place: int) -> bool:
    return _is_place(place) and s.who[place] != NOBODY


def _turn_fits(s: State, frame: list[int]) -> bool:
    return _is_seat(frame[turn.SEAT]) and (frame[turn.PLACE] == NOBODY or _is_place(frame[turn.PLACE]))


def _hit_fits(s: State, frame: list[int]) -> bool:
    return (
        _is_taken(s, frame[shots.TARGET])
        and 0 <= shots.character_in(frame[shots.SHOOTER]) < len(CHARACTERS)
        and 0 <= frame[shots.KIND] <= NO_KIND
        and 0 <= frame[shots.FLAGS] <= shots.ALL_FLAGS
        and _is_seat(frame[shots.BY])
    )


def _loss_fits(s: State, frame: list[int]) -> bool:
    return (
        _is_taken(s, frame[losses.PLACE])
        and (frame[losses.BY] == NOBODY or _is_seat(frame[losses.BY]))
        and 0 <= frame[losses.POINTS] <= 9
        and frame[losses.OWN_ONLY] in (0, 1)
        and frame[losses.INSTEAD_NOW] in (0, 1)
    )


def _elimination_fits(s: State, frame: list[int]) -> bool:
    return (
        _is_place(frame[elimination.PLACE])
        and 0 <= frame[elimination.FALLEN] < len(CHARACTERS)
        and 0 <= frame[elimination.LEFT] <= elimination.MOST
        and frame[elimination.BILL_ASKED] in (0, 1)
    )


def _reveal_fits(s: State, frame: list[int]) -> bool:
    return (
        _is_seat(frame[reveal.SEAT])
        and _is_seat(frame[reveal.DECK])
        and 0 <= frame[reveal.WANTED] < len(SYMBOLS)
        and NOBODY <= frame[reveal.RESULT] < FACES
    )


def _sweep_fits(s: State, frame: list[int]) -> bool:
    return (
        _is_seat(frame[salvos.SEAT])
        and 0 <= frame[salvos.CARD] < NO_KIND
        and 0 <= frame[salvos.NEXT] <= 4
        and _is_place(frame[salvos.PLACE])
    )


def _duel_fits(s: State, frame: list[int]) -> bool:
    return _is_seat(frame[duel.STARTER]) and _is_place(frame[duel.AT]) and _is_seat(frame[duel.TURN_OF])


def _store_fits(s: State, frame: list[int]) -> bool:
    return _is_seat(frame[supplies.SEAT]) and _is_seat(frame[supplies.CHOOSER])


def _volley_fits(s: State, frame: list[int]) -> bool:
    return (
        _is_taken(s, frame[salvos.TARGET])
        and _is_place(frame[salvos.SHOOTER])
        and 0 <= frame[salvos.COUNT] <= 40
        and _is_seat(frame[salvos.BY])
    )


def _throwing_fits(s: State, frame: list[int]) -> bool:
    return _is_seat(frame[supplies.SEAT])


def _copying_fits(s: State, frame: list[int]) -> bool:
    copied, reloaded = frame[abilities.COPIED], frame[abilities.RELOADED]
    return (
        _is_seat(frame[abilities.SEAT])
        and 0 <= copied < FACES
        and (reloaded == 0 or (reloaded == 1 and copied >> FACE_KIND in RELOADS and can_reload(s)))
    )


FITS: Final[dict[int, Callable[[State, list[int]], bool]]] = {
    sequence.TURN: _turn_fits,
    sequence.HIT: _hit_fits,
    sequence.LOSS: _loss_fits,
    sequence.TARGETED: _loss_fits,
    sequence.ELIMINATION: _elimination_fits,
    sequence.REVEAL: _reveal_fits,
    sequence.SWEEP: _sweep_fits,
    sequence.DUEL: _duel_fits,
    sequence.STORE: _store_fits,
    sequence.VOLLEY: _volley_fits,
    sequence.THROWING: _throwing_fits,
    sequence.COPYING: _copying_fits,
}
