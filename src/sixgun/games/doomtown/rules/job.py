"""Jobs, in their five steps. Leader and mark have been chosen by then, and costs paid: that is the ability's part."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, Procedure, answered, ask, call, jump
from sixgun.core.plain import Plain
from sixgun.core.state import tell
from sixgun.games.doomtown.language import ability, control, moves, selectors, stats, triggers, words
from sixgun.games.doomtown.language.control import end_changes
from sixgun.games.doomtown.rules import joining, posse
from sixgun.games.doomtown.table import codes, sequence, sides, told, town
from sixgun.games.doomtown.table.blocks import E_MARK, E_THIS, E_USING, ENV_WIDTH
from sixgun.games.doomtown.table.changes import UNTIL_SHOOTOUT
from sixgun.games.doomtown.table.decisions import question
from sixgun.games.doomtown.table.records import (
    FIGHT_ON,
    FIGHT_PLACE,
    FIGHT_WIDTH,
    JOB_DONE,
    JOB_LEADER,
    JOB_MARK,
    JOB_PLACE,
    JOB_SEAT,
    JOB_STAYED,
    LEADER_DUDE,
    LEADER_SEAT,
    LEADER_SIDE,
    MARK_SEAT,
    MARK_SIDE,
    WON,
)
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, SQUARE, State, clockwise

BASE: Final = A
ASKED: Final = B
DEFENDER: Final = C
LEGAL: Final = D

ASK_FOR_OPPOSITION: Final = 4
IS_IT_DONE: Final = 10


# ---- 1. Start the Job, 2. Choose the Mark


def start(s: State) -> None:
    """The leader may be anywhere; the mark stays what it is.

    [job.start.noon-job-ability, job.roles.leader-and-mark, job.mark.any-distance, job.mark.first-sentence]
    """
    base = s.frames[BASE]
    mark = s.env[base + E_MARK]
    place = town.place_of(s, mark)
    s.job[JOB_MARK], s.job[JOB_PLACE] = mark, place
    s.fight = [0] * FIGHT_WIDTH
    s.fight[FIGHT_ON] = 1
    s.fight[FIGHT_PLACE] = place
    s.fight[LEADER_SEAT], s.fight[MARK_SEAT] = s.job[JOB_SEAT], NOBODY
    s.fight[LEADER_DUDE] = s.job[JOB_LEADER]
    s.frames[DEFENDER] = NOBODY
    s.frames[LEGAL] = 1
    tell(s, (told.JOB, s.job[JOB_SEAT], s.job[JOB_LEADER], mark))


# ---- 3. Form Posses


def leader_forms_posse(s: State) -> None:
    """A leader who can stay next door says so first; one who cannot get to the mark has no legal posse.

    [job.posse.leader-first, job.posse.leader-side-eligible, job.posse.movement-restrictions]
    """
    leader = s.job[JOB_LEADER]
    if not posse.may_stay(s, leader):
        if not moves.can_move_to(s, leader, s.job[JOB_PLACE]):
            s.frames[LEGAL] = 0
            jump(s, IS_IT_DONE)
            return
        posse.enlist(s, leader, LEADER_SIDE)
    call(s, sequence.POSSE, LEADER_SIDE, s.job[JOB_SEAT], posse.JOB_POSSE, NOBODY)


def leader_posse_boots(s: State) -> None:
    """[job.posse.boot-to-join]"""
    call(s, sequence.JOINING, joining.TO_JOB, -1, LEADER_SIDE)


def check_leader_posse(s: State) -> None:
    """A posse that the job's text does not allow makes it fail at once. [job.posse.illegal-posse]"""
    base = s.frames[BASE]
    a = s.book.abilities[s.env[base + E_USING]]
    if not sides.posse(s, LEADER_SIDE) or not meets(s, a.posse_needs):
        s.frames[LEGAL] = 0
        jump(s, IS_IT_DONE)
        return
    if a.posse_do:
        ability.begin_posse_part(s, base)


def meets(s: State, needs: tuple[int, ...]) -> bool:
    """Whether all that a job's text asks of a posse holds."""
    base = s.frames[BASE]
    env = s.env[base : base + ENV_WIDTH]
    return selectors.all_hold(s, env, needs)


def ask_for_opposition(s: State) -> None:
    """The mark's controller first, then its owner, then anybody from the leader's left on.

    [job.posse.defence-by-controller, job.posse.defence-by-owner, job.posse.defence-by-anyone, job.mark.own-card,
    job.posse.mark-need-not-join]
    """
    order = opposers(s)
    at = s.frames[ASKED]
    if s.frames[DEFENDER] != NOBODY or at >= len(order):
        return
    s.frames[ASKED] = at + 1
    jump(s, ASK_FOR_OPPOSITION)
    if posse.able_to_join(s, order[at], posse.DEFENCE):
        ask(s, order[at], sequence.OPPOSE)


def opposers(s: State) -> list[int]:
    """Who may form the opposing posse, in order; never the player who leads the job."""
    leader, mark = s.job[JOB_SEAT], s.job[JOB_MARK]
    first = [] if mark == SQUARE else [control.controller(s, mark), s.owner[mark]]
    order: list[int] = []
    for seat in first + clockwise(s, (leader + 1) % s.seats):
        allied = seat >= 0 and any([s.side[dude] == LEADER_SIDE for dude in s.gang[seat]])
        if seat >= 0 and seat != leader and seat not in order and not allied:
            order.append(seat)
    return order


def oppose_codes(s: State, seat: int) -> list[int]:
    return [codes.PASS, codes.OPPOSE]


def answer_oppose(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    if pick == codes.OPPOSE:
        s.frames[DEFENDER] = s.fight[MARK_SEAT] = seat
        tell(s, (told.OPPOSED, seat))


def _args(s: State, seat: int) -> dict[str, Plain]:
    card = s.book.cards.keys[s.what[s.env[s.frames[BASE] + E_THIS]]]
    return {"place": posse.place_name(s, s.job[JOB_PLACE]), "seat": s.job[JOB_SEAT], "card": card}


OPPOSE: Final[Question] = question(
    "oppose", "job.posse.defence-by-controller", oppose_codes, answer_oppose, None, _args
)


def defender_forms_posse(s: State) -> None:
    """Not without any dude. [job.posse.not-empty, job.posse.unopposed-succeeds, job.posse.defence-eligible]"""
    defender = s.frames[DEFENDER]
    if defender == NOBODY:
        tell(s, (told.UNOPPOSED,))
        jump(s, IS_IT_DONE)
        return
    call(s, sequence.POSSE, MARK_SIDE, defender, posse.DEFENCE, NOBODY, 1)


def defenders_boot(s: State) -> None:
    """[job.posse.defence-boot-to-join]"""
    call(s, sequence.JOINING, joining.TO_JOB, -1, MARK_SIDE)


def check_defending_posse(s: State) -> None:
    """An opposing posse that the job's text does not allow makes it succeed at once. [job.posse.illegal-posse]"""
    if not meets(s, s.book.abilities[s.env[s.frames[BASE] + E_USING]].opposing_needs):
        s.fight[WON] = LEADER_SIDE
        jump(s, IS_IT_DONE)


# ---- 4. Saddle Up


def saddle_up(s: State) -> None:
    """[job.saddle-up.move-together]"""
    call(s, sequence.JOINING, joining.TO_FIGHT, -1)


def fight(s: State) -> None:
    """[job.saddle-up.shootout]"""
    call(s, sequence.SHOOTOUT)


# ---- 5. Is the Job Done?


def is_it_done(s: State) -> None:
    """Won, or not opposed; then the leader's posse goes home booted, before anything else happens.

    [job.end.success-condition, job.end.survivors, job.end.mark-gone, job.posse.unopposed-succeeds]
    """
    done = bool(s.frames[LEGAL]) and (s.frames[DEFENDER] == NOBODY or s.fight[WON] == LEADER_SIDE)
    s.job[JOB_DONE] = int(done)
    end_changes(s, UNTIL_SHOOTOUT)  # if there was none, what was to last for it is over, too
    tell(s, (told.JOB_DONE, int(done)))
    if done:
        triggers.fire(s, words.ON_JOB_SUCCEEDED, s.job[JOB_LEADER])


def go_home(s: State) -> None:
    """[job.end.success-condition]"""
    s.job[JOB_STAYED] = int(s.job[JOB_LEADER] in sides.posse(s, LEADER_SIDE))
    for dude in sides.posse(s, LEADER_SIDE):
        if not stats.has_rule(s, dude, words.RULE_STAYS_AFTER_JOB):
            moves.send_home(s, dude)
    base = s.frames[BASE]
    mark = s.env[base + E_MARK]
    if mark != SQUARE and s.zone[mark] != IN_PLAY:
        s.env[base + E_MARK] = NOBODY


JOB: Final[Procedure] = Procedure(
    "job",
    (
        start,
        leader_forms_posse,
        leader_posse_boots,
        check_leader_posse,
        ask_for_opposition,
        defender_forms_posse,
        defenders_boot,
        check_defending_posse,
        saddle_up,
        fight,
        is_it_done,
        go_home,
    ),
    at={ASK_FOR_OPPOSITION: ask_for_opposition, IS_IT_DONE: is_it_done},
)
