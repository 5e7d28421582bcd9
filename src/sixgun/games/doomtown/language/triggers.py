"""What happens that cards may wait for, and what has been put off until then. rules/reacts.py has the procedure."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import WIDTH, A, B, C, D, E, F, call
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.table import sequence
from sixgun.games.doomtown.table.blocks import ENV_WIDTH
from sixgun.games.doomtown.table.state import NOBODY, State

# The frame: which trigger, whom it is about; how far traits or players have got; whether what was about to happen is
# prevented; who is asked first; how many have passed.
TRIGGER_KIND: Final = A
IT: Final = B
CURSOR: Final = C
PREVENTED: Final = D
FIRST: Final = E
PASSES: Final = F

# Blocks that wait: trigger, line, outcome, day; then the block of the ability.
LATER_WIDTH: Final = 4 + ENV_WIDTH
LATER_LINE: Final = 1
LATER_OUTCOME: Final = 2
LATER_BLOCK: Final = 4


def fire(s: State, trigger: int, it: int = NOBODY) -> None:
    """Something happens that cards may wait for; whether it was prevented shows in `prevented` afterwards."""
    s.prevented = 0
    bit = 1 << trigger
    waiting = s.book.hand_waits & bit or any([s.book.waits[s.what[card]] & bit for card in s.watchers])
    if not waiting and trigger == words.ON_CASUALTY_DISCARDED:
        waiting = s.book.waits[s.what[it]] & bit
    if not waiting and s.later:
        waiting = trigger in s.later[::LATER_WIDTH]
    if waiting:
        begin(s, trigger, it, s.winner)


def begin(s: State, trigger: int, it: int, first: int) -> None:
    """Traits and reacts to it, whether or not anybody waits."""
    call(s, sequence.TRIGGER, trigger, it, -1, 0, first)


def prevent(s: State) -> None:
    """What the reacts were about does not happen."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == sequence.TRIGGER:
            s.frames[i + WIDTH + PREVENTED] = 1
            return


def put_off(s: State, trigger: int, line: int, env: list[int]) -> None:
    """The lines from this one on wait for a trigger."""
    s.later += (trigger, line, 1, s.day)
    s.later += env


def next_put_off(s: State, trigger: int) -> list[int]:
    """What has waited for a trigger, one block at a time; it does not wait any more."""
    for i in range(0, len(s.later), LATER_WIDTH):
        if s.later[i] == trigger:
            found = s.later[i : i + LATER_WIDTH]
            del s.later[i : i + LATER_WIDTH]
            return found
    return []
