"""Sound states: what a state that came from outside must have, so that every pick in it can be carried out."""

from __future__ import annotations

from itertools import pairwise

from sixgun.core.frames import STEP, WIDTH
from sixgun.core.refusals import Refusal
from sixgun.games.bang_duel import numbers, play, settle
from sixgun.games.bang_duel.components import EACH_SIDE, FACES, KEY, NO_KIND
from sixgun.games.bang_duel.state import ALL_SEE, NOBODY, STREAMS, State, side_of_seat

# Which procedures may stand directly above which.
ABOVE: dict[int, tuple[int, ...]] = {
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
ASKED_AT: dict[int, tuple[tuple[int, int], ...]] = {
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


def faults_of(s: State) -> list[Refusal]:
    """What no state of a game can have: a missing or double card or character, impossible life, impossible turns."""
    if s.seats != 2 or len(s.counters) != STREAMS or not _shapes_fit(s):
        return [Refusal("position-unsound", {"game": KEY})]
    zones = [*s.gear, *s.hands, *s.decks, s.common, s.discards]
    lying = [card for card in s.fresh if s.frames and not any([card in zone for zone in zones])]
    cards = [card for zone in zones for card in zone] + lying
    if sorted(cards) != list(range(len(s.figures.face))):
        return [Refusal("position-cards", {}, "components.decks.forty-each")]
    sound = _characters_fit(s) and _columns_fit(s) and _end_fits(s) and (not s.frames or _stack_fits(s))
    return [] if sound else [Refusal("position-unsound", {"game": KEY})]


def _shapes_fit(s: State) -> bool:
    return (
        len(s.who) == len(s.life) == len(s.gear) == 4
        and len(s.active) == len(s.reserve) == len(s.hands) == len(s.decks) == 2
        and len(s.seen) == len(s.origin) == len(s.figures.face)
        and len(s.waiting) % settle.WIDTH == 0
    )


def _characters_fit(s: State) -> bool:
    """Each once, of the right side, with life between nothing and the printed number."""
    everybody = [c for c in s.who if c != NOBODY] + s.reserve[0] + s.reserve[1] + s.gone
    if len(set(everybody)) != len(everybody) or not all([0 <= c < 2 * EACH_SIDE for c in everybody]):
        return False
    for seat in (0, 1):
        side = side_of_seat(s, seat)
        own = [s.who[place] for place in (seat << 1, (seat << 1) + 1) if s.who[place] != NOBODY] + s.reserve[seat]
        if any([character // EACH_SIDE != side for character in own]) or s.active[seat] >> 1 != seat:
            return False
    for place, character in enumerate(s.who):
        most = s.figures.life[character] if character != NOBODY else 0
        if not 0 <= s.life[place] <= most:
            return False
    return True


def _columns_fit(s: State) -> bool:
    waiting = [s.waiting[i : i + settle.WIDTH] for i in range(0, len(s.waiting), settle.WIDTH)]
    return (
        all([0 <= bits <= ALL_SEE for bits in s.seen])
        and all([s.seen[card] >> seat & 1 for seat in (0, 1) for card in s.hands[seat]])
        and min(s.origin) >= 0
        and s.turn in (-1, 0, 1)
        and s.woken in (-1, 0, 1, 2, 3)
        and s.led in (0, 1)
        and s.moved in (0, 1)
        and 0 <= s.bangs <= 80
        and 0 <= s.used < 1 << 24
        and s.shuffles >= 0
        and s.winner in (-1, 0, 1)
        and all([0 <= w[0] <= settle.SLIM_DISCARD and w[1] in (0, 1) and w[2] in (0, 1, 2, 3) for w in waiting])
        and all([0 <= card < len(s.figures.face) for card in s.fresh])
    )


def _end_fits(s: State) -> bool:
    """A game that is over has a winner; one that is not has somebody in front on both sides."""
    if not s.frames:
        return s.winner != NOBODY
    in_play = [any([s.who[place] != NOBODY for place in (seat << 1, (seat << 1) + 1)]) for seat in (0, 1)]
    eliminating = s.frames[-WIDTH] == numbers.ELIMINATION
    fronts = all([s.who[place] != NOBODY for place in s.active])
    return s.winner == NOBODY and all(in_play) and (fronts or eliminating)


def _stack_fits(s: State) -> bool:
    frames = [s.frames[i : i + WIDTH] for i in range(0, len(s.frames), WIDTH)]
    if frames[0][0] not in (numbers.START, numbers.TURN) or (frames[0][0] == numbers.START) == bool(s.led):
        return False
    for lower, upper in pairwise(frames):
        if lower[0] not in ABOVE or upper[0] not in ABOVE[lower[0]]:
            return False
    if not all([_values_fit(s, frame) for frame in frames]):
        return False
    if frames[0][0] == numbers.TURN and (frames[0][2] not in (0, 1) or s.turn != frames[0][2]):
        return False
    if not s.asked:
        return True
    top = frames[-1]
    return (top[0], s.frames[STEP]) in ASKED_AT.get(s.question, ())


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
    if procedure == numbers.VOLLEY:
        return occupied and 0 <= b < 4 and 0 <= c <= 40 and d in (0, 1)
    if procedure == numbers.COPYING:
        return seat_a and 0 <= b < FACES
    if procedure == numbers.TURN:
        return seat_a and -1 <= b < 4
    return seat_a or procedure in (numbers.START, numbers.SETTLE)
