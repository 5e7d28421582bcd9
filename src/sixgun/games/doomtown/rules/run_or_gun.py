"""Run or Gun."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import B, answered, ask, jump
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import events_told, settle, tell
from sixgun.games.doomtown.language import players, stats, triggers, words
from sixgun.games.doomtown.language.moves import can_go_home
from sixgun.games.doomtown.table import codes, happenings, in_play, sequence, sides, told
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, always_done, question
from sixgun.games.doomtown.table.records import FIGHT_ROUND, LEADER_SIDE, LOSER
from sixgun.games.doomtown.table.state import State

# A step of the shootout, which keeps nothing else in its frame: the players who have decided, as bits.
DECIDED: Final = B
RUN_OR_GUN_STEP: Final = 18


def run_or_gun(s: State) -> None:
    """Allies decide first: the loser's, the winner's; then the loser, and the winner last.

    [shootout.flee.loser-first, shootout.flee.whole-player-at-once, multi.flee.allies-first]
    """
    if triggers.goes_first(s, RUN_OR_GUN_STEP):
        return
    for seat in flee_order(s):
        if sides.is_fighting(s, seat) and not s.frames[DECIDED] >> seat & 1:
            s.frames[DECIDED] |= 1 << seat
            jump(s, RUN_OR_GUN_STEP)  # the same step for the next one
            ask(s, seat, sequence.RUN_OR_GUN)
            return
    s.frames[DECIDED] = 0


def flee_order(s: State) -> list[int]:
    first = s.fight[LOSER] or LEADER_SIDE
    order: list[int] = []
    for side in (first, sides.other(first)):
        order += [seat for seat in range(s.seats) if seat not in sides.heads(s) and sides.side_of(s, seat) == side]
    return order + [sides.head(s, first), sides.head(s, sides.other(first))]


def can_flee(s: State, dude: int) -> bool:
    """[golden.cannot.beats-can]"""
    kept = stats.has_rule(s, dude, words.RULE_NO_FLEEING) or players.player_rule(s, s.boss[dude], words.RULE_NO_FLEEING)
    return can_go_home(s, dude) and not kept


def flee_codes(s: State, seat: int) -> list[int]:
    mine = [dude for dude in s.gang[seat] if s.side[dude] and can_flee(s, dude)]
    return [codes.DONE] + [codes.pick(codes.FLEE, codes.in_play(s, dude)) for dude in mine]


def answer_flee(s: State, seat: int, pick: int) -> None:
    """Home booted, out of the posse; booted dudes and those at home may flee, too. [shootout.flee.home-booted]"""
    if pick != codes.DONE:
        dude = codes.card_in_play(s, codes.first_in(pick))
        first = events_told(s)
        tell(s, (told.FLED, dude))
        in_play.send_home(s, dude)
        happenings.note(s, happenings.FLED, dude)
        settle(s, first)
    if pick == codes.DONE or flee_codes(s, seat) == [codes.DONE]:
        answered(s, seat)


def refuse_flee(s: State, seat: int, pick: int) -> Refusal | None:
    if codes.verb_in(pick) != codes.FLEE:
        return None if pick == codes.DONE else NOT_OFFERED
    dude = codes.card_in_play(s, codes.first_in(pick))
    if codes.has_too_much(pick) or dude not in s.gang[seat] or not s.side[dude]:
        return Refusal("not-in-posse", {}, "shootout.flee.home-booted")
    if not can_flee(s, dude):
        return Refusal("kept-there", {"card": s.book.cards.keys[s.what[dude]]}, "golden.cannot.beats-can")
    return None


def _flee_args(s: State, seat: int) -> dict[str, Plain]:
    return {"round": s.fight[FIGHT_ROUND]}


RUN_OR_GUN: Final[Question] = question(
    "run-or-gun", "shootout.flee.loser-first", flee_codes, answer_flee, refuse_flee, _flee_args, always_done
)
