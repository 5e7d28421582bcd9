"""Running the lines of an ability one by one, until somebody must be asked or another procedure comes first."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import STEP, A, B, C, jump
from sixgun.games.doomtown.language import effects, verbs
from sixgun.games.doomtown.language.scripts import DONE
from sixgun.games.doomtown.table.blocks import E_USING, ENV_WIDTH
from sixgun.games.doomtown.table.book import Program
from sixgun.games.doomtown.table.state import State

BASE: Final = A
LINE: Final = B
OUTCOME: Final = C
PART: Final[tuple[int, ...]] = (
    1,
    2,
    5,
    7,
)  # the steps of the procedure that run lines: targets, costs, effects, the posse's part


def program_at(s: State, step: int) -> Program:
    """The lines that a step runs."""
    a = s.book.abilities[s.env[s.frames[BASE] + E_USING]]
    if step == PART[0]:
        return a.target
    if step == PART[1]:
        return a.cost
    if step == PART[3]:
        return a.posse_do
    return a.do if s.frames[OUTCOME] == 1 else a.fail


def run_lines(s: State, step: int) -> None:
    """Go on with the part of an ability that a step stands for; come back to the step as long as lines are left."""
    program = program_at(s, step)
    if not program:
        s.frames[LINE] = 0
        return
    jump(s, step)
    base = s.frames[BASE]
    depth = len(s.frames)
    while True:
        at = s.frames[LINE]
        if at >= len(program) or at == DONE:
            s.frames[LINE] = 0
            jump(s, step + 1)
            return
        line = program[at]
        s.frames[LINE] = at + 1
        if line[0] == verbs.GO:
            s.frames[LINE] = line[-1]
            continue
        env = s.env[base : base + ENV_WIDTH]
        effects.EFFECTS[line[0]](s, env, line)
        if len(s.frames) < depth:
            return  # the game is over
        s.env[base : base + ENV_WIDTH] = env
        if s.asked or len(s.frames) != depth:
            return


def line_in_question(s: State) -> tuple[Program, int]:
    """The part and the line that somebody is being asked about."""
    return program_at(s, s.frames[STEP]), s.frames[LINE] - 1
