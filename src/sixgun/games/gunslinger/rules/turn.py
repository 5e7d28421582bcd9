"""A turn (5. SEQUENZA DEL TURNO): cards are chosen, five segments pass, delay wears off."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import B, Procedure, ask, call, finish, jump
from sixgun.core.state import tell
from sixgun.games.gunslinger.rules.actions import BY_ACTION, HANDS, RANKS
from sixgun.games.gunslinger.rules.aiming import check_zones
from sixgun.games.gunslinger.rules.choosing import HEAR_STEP, OFFER_STEP, choose_cards, hear_surrenders, offer_rest
from sixgun.games.gunslinger.rules.fate import pass_out
from sixgun.games.gunslinger.rules.penalties import take_penalties, work_through
from sixgun.games.gunslinger.rules.reveal import reveal_cards
from sixgun.games.gunslinger.rules.shooting import shoot
from sixgun.games.gunslinger.table import codes, sequence, told
from sixgun.games.gunslinger.table.agenda import FATIGUE_CARD
from sixgun.games.gunslinger.table.stacks import first_of, height, side_at
from sixgun.games.gunslinger.table.state import LAST_TURN, NOBODY, PASS_OUT_RULE, UNKNOWN, State, blame

NEXT: Final = B  # whose shot comes next

# steps that are jumped to, or come next while another procedure runs
OPEN_STEP: Final = 0
FATIGUE_STEP: Final = 4
REVEAL_STEP: Final = 5
SEGMENT_STEP: Final = 6
FIRE_STEP: Final = 7
SIGHT_STEP: Final = 10
GO_ON_STEP: Final = 12
END_STEP: Final = 13


def open_turn(s: State) -> None:
    """The marker is at 0, all cards are back in their decks. [4.1, 5.1, 7.0f]"""
    s.segment = 0
    s.frames[NEXT] = 0
    for c in range(len(s.who)):
        s.spent[c] = 0
        s.done[c] = 0
        s.last[c] = first_of(s.plan[c], s.shown[c])
        s.shown[c] = 0
        s.declared[c] = 0
        s.dropped[c] = 0
        s.moving[c] = UNKNOWN
        s.running[c] = UNKNOWN
    if s.told is not None:
        tell(s, (told.TURN, s.turn))


def fatigue(s: State) -> None:
    """FATIGUE CARDS for SERIOUS wounds, one for each point; those who are out of it draw none. [5.3, 15.3b]"""
    records: list[int] = []
    for c in range(len(s.who)):
        if s.serious[c] and not s.out[c]:
            for who in (*range(len(s.who)), NOBODY):
                points = s.serious_by[blame(s, c, who)]
                if points:
                    records += (FATIGUE_CARD, c, who, points)
    if records:
        work_through(s, records)


def reveal_first(s: State) -> None:
    """[5.4]"""
    s.acted = (1 << len(s.who)) - 1
    reveal_cards(s)


# ---- a segment


def due(s: State, c: int) -> int:
    """The segment in which the revealed action is executed: actions executed + delay + its own time.

    [4.3, 4.31, 4.32, 5.52, 6.1b]
    """
    return s.spent[c] + s.delay[c] + s.figures.time[side_at(s.plan[c], s.done[c])]


def next_segment(s: State) -> None:
    """The marker moves on to the next segment in which somebody acts, or to the last one.

    Nearly all segments pass without a shot, and so at one go; the steps after this one are for those with shots.

    [4.1, 5.1, 5.52]
    """
    acting, soonest = 0, s.figures.segments
    for c, code in enumerate(s.declared):
        if code:
            time = due(s, c)
            if s.segment < time < soonest:
                acting, soonest = 1 << c, time
            elif time == soonest:
                acting |= 1 << c
    s.acted = acting if s.segment < soonest else 0
    s.segment = soonest
    if not s.acted:
        jump(s, END_STEP)
        return
    if s.told is not None:
        tell(s, (told.SEGMENT, soonest))
    if not is_shooting(s):
        jump(s, SIGHT_STEP)
        other_actions(s)
        take_penalties(s)
        if not s.asked:
            lose_sight(s)
            put_away(s)


def is_shooting(s: State) -> bool:
    """Whether somebody shoots in this segment."""
    for c, code in enumerate(s.declared):
        if s.acted >> c & 1 and codes.verb_in(code) == codes.SHOOT:
            return True
    return False


def fire_shots(s: State) -> None:
    """Shots first, in playing order; what they do waits. [4.4a, 5.53]"""
    for c in range(s.frames[NEXT], len(s.who)):
        if s.acted >> c & 1 and codes.verb_in(s.declared[c]) == codes.SHOOT and shoot(s, c):
            s.frames[NEXT] = c + 1
            jump(s, FIRE_STEP)
            ask(s, s.owner[c], sequence.BULLSEYE)
            return
    s.frames[NEXT] = 0


def other_actions(s: State) -> None:
    """All the rest at the same time, in an order in which nothing hinders anything else. [4.4b, 5.54]"""
    for rank in range(RANKS):
        for c, code in enumerate(s.declared):
            if s.acted >> c & 1 and codes.verb_in(code) != codes.SHOOT:
                side = side_at(s.plan[c], s.done[c])
                action = BY_ACTION[s.figures.action[side]]
                if rank == (HANDS if codes.verb_in(code) == codes.HAMMER else action.rank):
                    action.perform(s, c, side, code)


def lose_sight(s: State) -> None:
    """[12.41]"""
    check_zones(s)


def put_away(s: State) -> None:
    """Executed cards go into the ACTIONS AND DELAY box, and their owners reveal the next ones. [5.56]"""
    for c in range(len(s.who)):
        if s.acted >> c & 1:
            s.spent[c] = s.spent[c] + s.figures.time[side_at(s.plan[c], s.done[c])]
            s.done[c] = s.done[c] + 1
            s.declared[c] = 0
    jump(s, SEGMENT_STEP)  # after that
    reveal_cards(s)


def go_on(s: State) -> None:
    """For states that were kept before `put_away` went on by itself. [4.1]"""
    jump(s, SEGMENT_STEP)


# ---- the end of a turn


def end_turn(s: State) -> None:
    """What was not executed is cancelled; half of the delay, rounded up, goes; those who cannot take more pass out.

    [5.6, 6.3a, 6.3b, 7.0f, 14.2b]
    """
    s.segment = s.figures.segments
    before = s.options[PASS_OUT_RULE]
    for c in range(len(s.who)):
        if s.out[c]:
            continue
        undone = height(s.plan[c]) - s.done[c]
        if undone > 0 and s.told is not None:
            tell(s, (told.UNDONE, c, undone))
        s.declared[c] = 0
        s.built[c] = (s.built[c] & 3) << LAST_TURN
        if before:
            grow_weary(s, c)
        s.delay[c] = s.delay[c] // 2
        if not before:
            grow_weary(s, c)


def grow_weary(s: State, c: int) -> None:
    """More delay points than endurance boxes at the end of two turns in a row. [14.2b]"""
    if s.delay[c] <= s.endurance[c]:
        s.weary[c] = 0
    elif s.weary[c]:
        pass_out(s, c)
    else:
        s.weary[c] = 1


def next_turn(s: State) -> None:
    """[4.7]"""
    if s.turn >= s.length:
        finish(s)
        call(s, sequence.END)
        return
    s.turn += 1
    jump(s, OPEN_STEP)


TURN: Final[Procedure] = Procedure(
    "turn",
    (
        open_turn,
        offer_rest,
        choose_cards,
        hear_surrenders,
        fatigue,
        reveal_first,
        next_segment,
        fire_shots,
        other_actions,
        take_penalties,
        lose_sight,
        put_away,
        go_on,
        end_turn,
        next_turn,
    ),
    at={
        OPEN_STEP: open_turn,
        OFFER_STEP: offer_rest,
        HEAR_STEP: hear_surrenders,
        FATIGUE_STEP: fatigue,
        REVEAL_STEP: reveal_first,
        SEGMENT_STEP: next_segment,
        FIRE_STEP: fire_shots,
        SIGHT_STEP: lose_sight,
        GO_ON_STEP: go_on,
        END_STEP: end_turn,
    },
)
