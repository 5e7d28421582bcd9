"""Pick Yer Shooter."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered, ask
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.doomtown.language import triggers, words
from sixgun.games.doomtown.table import codes, sequence, sides, told
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, question
from sixgun.games.doomtown.table.state import State


def pick_shooter(s: State, side: int) -> None:
    """Any dude of the posse, an ally's as well. [shootout.shooter.any-dude, multi.posse.ally-as-shooter]"""
    able = sides.posse(s, side)
    if len(able) == 1:
        take_shooter(s, side, able[0])
    else:
        ask(s, sides.head(s, side), sequence.SHOOTER)


def take_shooter(s: State, side: int, dude: int) -> None:
    s.fight[sides.shooter_at(side)] = dude
    tell(s, (told.SHOOTER, sides.head(s, side), dude))
    triggers.fire(s, words.ON_SHOOTER_PICKED, dude)


def shooter_codes(s: State, seat: int) -> list[int]:
    able = sides.posse(s, sides.side_of(s, seat))
    return [codes.pick(codes.SHOOTER, codes.in_play(s, dude)) for dude in able]


def answer_shooter(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    take_shooter(s, sides.side_of(s, seat), codes.card_in_play(s, codes.first_in(pick)))


def refuse_shooter(s: State, seat: int, pick: int) -> Refusal | None:
    if codes.verb_in(pick) != codes.SHOOTER:
        return NOT_OFFERED
    dude = codes.card_in_play(s, codes.first_in(pick))
    if codes.has_too_much(pick) or dude <= 0 or s.side[dude] != sides.side_of(s, seat):
        return Refusal("not-in-posse", {}, "shootout.shooter.any-dude")
    return None


SHOOTER: Final[Question] = question(
    "shooter", "shootout.shooter.leader-then-mark", shooter_codes, answer_shooter, refuse_shooter
)
