"""Sound states, the other half: stacks, hits and what is owed, and who is being asked."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sixgun.core.frames import PROCEDURE, STEP, WIDTH
from sixgun.games.gunslinger.rules import casting, choosing, night, penalties, reveal, stagger, turn
from sixgun.games.gunslinger.rules.actions import BY_ACTION
from sixgun.games.gunslinger.rules.gun_actions import target_of
from sixgun.games.gunslinger.table import agenda, codes, sequence
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.components import HIT_BULLSEYE, LOCATIONS, PENALTY_STAGGER
from sixgun.games.gunslinger.table.people import bonus_of
from sixgun.games.gunslinger.table.places import holder_of
from sixgun.games.gunslinger.table.stacks import height, side_at, unpacked
from sixgun.games.gunslinger.table.state import (
    GIVES_UP,
    HIT_WIDTH,
    IS_BETWEEN,
    LAST_LOCATION,
    LAST_SHOOTER,
    LEFT,
    NOBODY,
    NOT_YET,
    NOWHERE,
    RECORD,
    State,
)
from sixgun.games.gunslinger.wire.picks import code_of, text_of

MOST: Final = 10**6

# The step of a turn that comes next while another procedure runs above it.
ABOVE_TURN: Final = {
    sequence.REVEAL: (turn.SEGMENT_STEP, turn.GO_ON_STEP),
    sequence.PENALTIES: (turn.REVEAL_STEP, turn.SIGHT_STEP),
    sequence.CASTING: (turn.OPEN_STEP,),
}
# Where each question is asked: the procedure on top, and its next step.
ASKED_AT: Final = {
    sequence.PLAN: (sequence.TURN, choosing.HEAR_STEP),
    sequence.RECONSIDER: (sequence.TURN, choosing.HEAR_STEP),
    sequence.DECLARE: (sequence.REVEAL, reveal.NEXT_STEP),
    sequence.AIM_AT_HEX: (sequence.REVEAL, reveal.NEXT_STEP),
    sequence.PERMIT: (sequence.REVEAL, reveal.NEXT_STEP),
    sequence.BULLSEYE: (sequence.TURN, turn.FIRE_STEP),
    sequence.LONG: (sequence.PENALTIES, penalties.WORK_STEP),
    sequence.PLAY_OUT: (sequence.TURN, choosing.OFFER_STEP),
    sequence.CAST: (sequence.CASTING, casting.NEXT_STEP),
}


# ---- cards, hits and what is owed


def work_fits(s: State) -> bool:
    n = len(s.who)
    hits = [s.hits[i : i + HIT_WIDTH] for i in range(0, len(s.hits), HIT_WIDTH)]
    work = [column[i : i + RECORD] for column in (s.owed, s.agenda) for i in range(0, len(column), RECORD)]
    return (
        all([_cards_fit(s, c) for c in range(n)])
        and all([_hit_fits(s, hit) for hit in hits])
        and all([0 <= what < agenda.RECORD_KINDS and 0 <= c < n and -1 <= who < n for what, c, who, _ in work])
        and all([0 <= number <= (_spots(s) if _pushes(what) else MOST) for what, _, _, number in work])
    )


def _spots(s: State) -> int:
    return s.map.size * 6 - 1


def _pushes(what: int) -> bool:
    return what in (PENALTY_STAGGER, agenda.STAGGER_MOVE, agenda.STAGGER_TURN)


def _hit_fits(s: State, hit: list[int]) -> bool:
    shooter, target, location, kind, spot, range_ = hit
    people = 0 <= shooter < len(s.who) and 0 <= target < len(s.who)
    known = 0 <= location < len(LOCATIONS) or (location == HIT_BULLSEYE and s.question == sequence.BULLSEYE)
    return people and known and 0 <= kind < s.figures.guns and 0 <= spot <= _spots(s) and 0 <= range_ <= MOST


def _cards_fit(s: State, c: int) -> bool:
    stack = s.plan[c]
    if stack < GIVES_UP or not 0 <= s.cap[c] <= s.figures.segments or not 0 <= s.done[c] <= s.shown[c]:
        return False
    if stack < 0:
        return s.shown[c] == 0 and s.declared[c] == 0 and bool(s.frames)
    sides = unpacked(stack)
    deck = s.stacks.deck(bonus_of(s, c))
    if not all([side in deck for side in sides]):
        return False
    if s.shown[c] > min(len(sides), s.done[c] + 1):
        return False
    return s.declared[c] == 0 or _declared_fits(s, c)


def _declared_fits(s: State, c: int) -> bool:
    """A declaration belongs to the card that is turned up, and names things that there are."""
    code = s.declared[c]
    if code < 0 or s.shown[c] != s.done[c] + 1 or s.out[c] & ~LEFT:
        return False
    side, verb = side_at(s.plan[c], s.done[c]), codes.verb_in(code)
    if verb not in BY_ACTION[s.figures.action[side]].verbs or verb == codes.AIM_AT_HEX:
        return False
    if verb in codes.TARGETED:
        target = target_of(s, code)
        fits = target != NOBODY and (target >= HEX_TARGET or s.side[target] != s.side[c])
    elif verb == codes.DRAW:
        fits = codes.thing_in(code) in s.weapon
    elif verb in (codes.MOVE, codes.TURN):
        fits = codes.thing_in(code) < 6
    else:
        fits = True
    return fits and code_of(s.figures, s.stacks, text_of(s.figures, code)) == code


# ---- what is going on


def stack_fits(s: State) -> bool:
    frames = [s.frames[i : i + WIDTH] for i in range(0, len(s.frames), WIDTH)]
    if min(s.frames) < -1 or max(s.frames) > MOST or s.answers != [-1] * s.seats:
        return False
    if len(s.night) > 0 and s.night[IS_BETWEEN]:
        alone = len(frames) == 1 and (s.frames[PROCEDURE], s.frames[STEP]) == (sequence.NIGHT, night.NEXT_STEP)
        return alone and s.asked > 0 and s.question == sequence.NEXT_SHOWDOWN and not night.is_last(s)
    lowest = frames[0]
    if lowest[PROCEDURE] != sequence.TURN or len(frames) > 2 or not 0 <= lowest[turn.NEXT] <= len(s.who):
        return False
    if not 0 <= lowest[choosing.RESTING] < 1 << s.seats or not 0 <= lowest[choosing.OFFERED] <= s.seats:
        return False
    for lower, upper in pairwise(frames):
        if lower[STEP] not in ABOVE_TURN.get(upper[PROCEDURE], ()):
            return False
    if not s.asked or ASKED_AT.get(s.question) != (s.frames[PROCEDURE], s.frames[STEP]):
        return False
    return _question_fits(s)


def _question_fits(s: State) -> bool:
    """Those who are asked have something to decide."""
    seats = [seat for seat in range(s.seats) if s.asked >> seat & 1]
    able = [c for c in range(len(s.who)) if not s.out[c]]
    if s.question in (sequence.PLAN, sequence.RECONSIDER):
        return (
            (s.again != 0) <= (s.question == sequence.RECONSIDER)
            and not any(s.shown)
            and all([choosing.chooser(s, seat) != NOBODY for seat in seats])
            and all([s.plan[c] in (NOT_YET, GIVES_UP) or _chosen(s, c) for c in able])
            and not (s.hits or s.owed or s.agenda)
        )
    if len(seats) != 1 or not all([_chosen(s, c) for c in able]):
        return False
    if s.question == sequence.CAST:
        return s.frames[casting.NEXT] == seats[0] + 1 and not any(s.plan)
    if s.question == sequence.PLAY_OUT:
        offered = choosing.is_decided(s) and s.frames[choosing.OFFERED] == seats[0] + 1
        return offered and seats[0] in choosing.able_seats(s) and not any(s.plan)
    if s.question == sequence.BULLSEYE:
        return len(s.hits) > 0 and s.hits[LAST_LOCATION] == HIT_BULLSEYE and seats[0] == s.owner[s.hits[LAST_SHOOTER]]
    if s.question == sequence.LONG:
        c, what = s.frames[stagger.VICTIM], s.frames[stagger.WHAT]
        ways = s.frames[stagger.FIRST], s.frames[stagger.SECOND]
        fits = 0 <= c < len(s.who) and what in (agenda.STAGGER_MOVE, agenda.STAGGER_TURN)
        return fits and s.hex[c] != NOWHERE and all([0 <= way < 6 for way in ways]) and ways[0] != ways[1]
    return _declares(s, seats[0])


def _chosen(s: State, c: int) -> bool:
    return s.plan[c] in s.stacks.legal(s.cap[c], choosing.sprint_is_built(s, c), bonus_of(s, c))


def _declares(s: State, seat: int) -> bool:
    c = s.frames[reveal.SUBJECT]
    if not 0 <= c < len(s.who) or s.frames[reveal.NEXT] != c + 1 or s.out[c]:
        return False
    if s.shown[c] != s.done[c] + 1 or s.shown[c] > height(s.plan[c]) or not 0 <= s.frames[reveal.DENIED] < 1 << 64:
        return False
    if s.question != sequence.PERMIT:
        return seat == s.owner[c] and s.declared[c] == 0
    if codes.verb_in(s.declared[c]) != codes.DRAW:
        return False
    where = s.where[s.weapon.index(codes.thing_in(s.declared[c]))]
    return where >= 0 and not s.out[holder_of(where)] and s.owner[holder_of(where)] == seat
