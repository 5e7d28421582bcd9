"""Formin' Posses: who joins which side, and who is invited to help."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, E, Procedure, answered, ask, jump
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.doomtown.language import moves, nearness, stats, words
from sixgun.games.doomtown.table import codes, sequence, sides, told
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, always_done, question
from sixgun.games.doomtown.table.records import FIGHT_PLACE, JOB_LEADER
from sixgun.games.doomtown.table.state import IS_DISTANT, NOBODY, State

# ---- who may join

CALL_OUT_POSSE: Final = 0
JOB_POSSE: Final = 1
DEFENCE: Final = 2
MOVEMENT_RULES: Final[tuple[str, ...]] = ("shootout.posse.movement-restrictions", "job.posse.movement-restrictions")


def refuse_join(s: State, seat: int, dude: int, kind: int, goes: bool = False) -> Refusal | None:
    """Why a dude cannot join the posse that is being formed, perhaps by going there although it need not.

    [shootout.posse.same-or-adjacent-location, shootout.posse.booted-only-if-present, job.posse.leader-side-eligible,
    job.posse.boot-to-join, job.posse.defence-eligible, job.posse.defence-boot-to-join,
    shootout.posse.movement-restrictions, job.posse.movement-restrictions]
    """
    if dude <= 0 or dude not in s.gang[seat]:
        return Refusal("not-your-dude", {}, "shootout.posse.same-or-adjacent-location")
    args: dict[str, Plain] = {"dude": s.book.cards.keys[s.what[dude]]}
    if s.side[dude]:
        return Refusal("in-posse", args, "shootout.posse.never-on-both-sides")
    place, there = s.fight[FIGHT_PLACE], s.place[dude]
    if there == place:
        return None
    near = nearness.adjacent(s, there, place)
    if not goes and may_stay(s, dude):
        return None
    if kind == JOB_POSSE and not near:
        leader = s.place[s.job[JOB_LEADER]]
        near = there == leader or nearness.adjacent(s, there, leader)
    if not near:
        return Refusal("not-adjacent", args, "shootout.posse.same-or-adjacent-location")
    if not moves.can_move_to(s, dude, place):
        return Refusal("kept-away", args, MOVEMENT_RULES[min(kind, JOB_POSSE)])
    if s.booted[dude] and not (kind == JOB_POSSE and dude == s.job[JOB_LEADER]):
        return Refusal("booted-elsewhere", args, "shootout.posse.booted-only-if-present")
    return None


def able_to_join(s: State, seat: int, kind: int) -> list[int]:
    return [dude for dude in s.gang[seat] if refuse_join(s, seat, dude, kind) is None]


def may_stay(s: State, dude: int) -> bool:
    """Whether a dude can join from next door without moving or booting. [golden.card.beats-rulebook]"""
    there, place = s.place[dude], s.fight[FIGHT_PLACE]
    return there != place and nearness.adjacent(s, there, place) and stats.has_rule(s, dude, words.RULE_LONG_RANGE)


def join_codes(s: State, seat: int, kind: int) -> list[int]:
    """Who can join; those who can stay next door may go there as well."""
    legal: list[int] = []
    for dude in able_to_join(s, seat, kind):
        legal.append(codes.pick(codes.JOIN, codes.in_play(s, dude)))
        if may_stay(s, dude) and refuse_join(s, seat, dude, kind, goes=True) is None:
            legal.append(codes.pick(codes.JOIN, codes.in_play(s, dude), codes.in_play(s, s.fight[FIGHT_PLACE])))
    return legal


def refuse_join_pick(s: State, seat: int, pick: int) -> Refusal | None:
    dude, goes = codes.card_in_play(s, codes.first_in(pick)), codes.second_in(pick) != codes.NOTHING
    refusal = refuse_join(s, seat, dude, s.frames[KIND], goes)
    if refusal is None and goes:
        where = codes.card_in_play(s, codes.second_in(pick))
        return None if where == s.fight[FIGHT_PLACE] and may_stay(s, dude) else NOT_OFFERED
    return refusal


def enlist_pick(s: State, pick: int) -> None:
    goes = codes.second_in(pick) != codes.NOTHING
    enlist(s, codes.card_in_play(s, codes.first_in(pick)), s.frames[SIDE], goes)


def enlist(s: State, dude: int, side: int, goes: bool = False) -> None:
    """A dude is declared a member; moving and booting come later. [shootout.posse.leader-declares-first]"""
    s.side[dude] = side
    if not goes and may_stay(s, dude):
        s.flags[dude] |= IS_DISTANT


# ---- forming one posse

# whose posse, who forms it, for what, which ally is asked, not empty
SIDE: Final = A
SEAT: Final = B
KIND: Final = C
ALLY: Final = D
MUST: Final = E

DECLARE: Final = 0


def declare(s: State) -> None:
    """The head of the posse says who joins, and may invite others. [multi.posse.invite-allies]"""
    seat = s.frames[SEAT]
    if leader_waits(s) or able_to_join(s, seat, s.frames[KIND]) or possible_allies(s):
        ask(s, seat, sequence.FORM_POSSE)


def hear_ally(s: State) -> None:
    """A player who was invited says which own dudes join, under the same restrictions; then the head goes on."""
    ally = s.frames[ALLY]
    if ally != NOBODY:
        ask(s, ally, sequence.ALLY)


def go_on(s: State) -> None:
    if s.frames[ALLY] != NOBODY:
        s.frames[ALLY] = NOBODY
        jump(s, DECLARE)
        return
    s.marked[s.frames[SEAT]] = []
    if s.told is not None:
        side = s.frames[SIDE]
        tell(s, (told.POSSE, s.frames[SEAT], side, *sides.posse(s, side)))


POSSE: Final[Procedure] = Procedure("posse", (declare, hear_ally, go_on), at={DECLARE: declare})


def possible_allies(s: State) -> list[int]:
    """Other players who are on no side, head no posse, were not asked yet, and could send somebody."""
    if s.seats == 2:
        return []
    side, kind = s.frames[SIDE], s.frames[KIND]
    other = sides.head(s, sides.other(side))
    return [
        seat
        for seat in range(s.seats)
        if seat != s.frames[SEAT]
        and seat != other
        and seat not in s.marked[s.frames[SEAT]]
        and all([s.side[dude] in (0, side) for dude in s.gang[seat]])
        and able_to_join(s, seat, kind)
    ]


def leader_waits(s: State) -> bool:
    """Whether the leader of a job has still to say: stay next door, or go? [golden.card.beats-rulebook]"""
    leader = s.job[JOB_LEADER]
    return s.frames[KIND] == JOB_POSSE and not s.side[leader] and may_stay(s, leader)


def form_codes(s: State, seat: int) -> list[int]:
    if leader_waits(s):
        leader = codes.in_play(s, s.job[JOB_LEADER])
        return [pick for pick in join_codes(s, seat, JOB_POSSE) if codes.first_in(pick) == leader]
    legal = join_codes(s, seat, s.frames[KIND])
    legal += [codes.pick(codes.INVITE, codes.SEAT + ally) for ally in possible_allies(s)]
    return [codes.DONE, *legal] if is_enough(s) else legal


def is_enough(s: State) -> bool:
    """[job.posse.not-empty]"""
    return not s.frames[MUST] or any([s.side[d] == s.frames[SIDE] for gang in s.gang for d in gang])


def refuse_form(s: State, seat: int, pick: int) -> Refusal | None:
    verb = codes.verb_in(pick)
    if leader_waits(s) and (verb != codes.JOIN or codes.first_in(pick) != codes.in_play(s, s.job[JOB_LEADER])):
        return Refusal("leader-first", {}, "job.posse.leader-first")
    if verb == codes.JOIN:
        return refuse_join_pick(s, seat, pick)
    if verb == codes.DONE:
        return None if is_enough(s) else Refusal("posse-empty", {}, "job.posse.not-empty")
    if verb == codes.INVITE and codes.first_in(pick) - codes.SEAT in possible_allies(s):
        return None
    return NOT_OFFERED


def answer_form(s: State, seat: int, pick: int) -> None:
    verb = codes.verb_in(pick)
    if verb == codes.JOIN:
        enlist_pick(s, pick)
        if form_codes(s, seat) == [codes.DONE]:
            answered(s, seat)
        return
    answered(s, seat)
    if verb == codes.INVITE:
        ally = codes.first_in(pick) - codes.SEAT
        s.marked[seat].append(ally)
        s.frames[ALLY] = ally


def ally_codes(s: State, seat: int) -> list[int]:
    return [codes.DONE, *join_codes(s, seat, s.frames[KIND])]


def answer_ally(s: State, seat: int, pick: int) -> None:
    if pick == codes.DONE:
        answered(s, seat)
    else:
        enlist_pick(s, pick)


def refuse_ally(s: State, seat: int, pick: int) -> Refusal | None:
    if codes.verb_in(pick) == codes.JOIN:
        return refuse_join_pick(s, seat, pick)
    return None if pick == codes.DONE else NOT_OFFERED


def _args(s: State, seat: int) -> dict[str, Plain]:
    return {"place": place_name(s, s.fight[FIGHT_PLACE])}


def place_name(s: State, place: int) -> str:
    return "square" if place == 0 else s.book.cards.keys[s.what[place]]


FORM_POSSE: Final[Question] = question(
    "posse", "shootout.posse.same-or-adjacent-location", form_codes, answer_form, refuse_form, _args, open=True
)
ALLY_QUESTION: Final[Question] = question(
    "ally", "multi.posse.invite-allies", ally_codes, answer_ally, refuse_ally, _args, always_done
)
