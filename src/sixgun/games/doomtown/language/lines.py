"""Running the lines of an ability one by one, until somebody must be asked or another procedure comes first."""

from __future__ import annotations

from sixgun.core.frames import jump
from sixgun.games.doomtown.language.effects import EFFECTS
from sixgun.games.doomtown.language.running import BASE, LINE, leave_out
from sixgun.games.doomtown.language.words import DO_GO
from sixgun.games.doomtown.table.blocks import ENV_WIDTH
from sixgun.games.doomtown.table.book import END_OF_PROGRAM, Program
from sixgun.games.doomtown.table.state import State


def run_lines(s: State, program: Program, step: int) -> None:
    """Go on with a part of an ability; come back to the step that runs it as long as lines are left."""
    if not program:
        s.frames[LINE] = 0
        return
    jump(s, step)
    base = s.frames[BASE]
    depth = len(s.frames)
    while True:
        at = s.frames[LINE]
        if at >= len(program) or at == END_OF_PROGRAM:
            s.frames[LINE] = 0
            jump(s, step + 1)
            return
        line = program[at]
        s.frames[LINE] = at + 1
        if line[0] == DO_GO:
            leave_out(s, line)
            continue
        env = s.env[base : base + ENV_WIDTH]
        EFFECTS[line[0]](s, env, line)
        if len(s.frames) < depth:
            return  # the game is over
        s.env[base : base + ENV_WIDTH] = env
        if s.asked or len(s.frames) != depth:
            return
