"""Procedures and frames: the turn sequence as data.

A procedure is a tuple of named steps, in rulebook order. A running procedure is a frame of eight ints on the state's
stack: which procedure, which step comes next, and six values of its own. The driver runs the top frame's next step
until somebody is asked or the stack is empty, which is the end of the game. A step that just returns goes on to the
next one; `call` runs another procedure first, `jump` and `finish` change the course. All three act on the top frame, so
a step that both jumps and calls jumps first; and `s.frames` is changed in place, never replaced, while steps run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from sixgun.core.refusals import Runaway
from sixgun.core.state import State

Step: TypeAlias = Callable[[Any], None]  # of the game's own state class

WIDTH: Final = 8
# where a frame's parts stand, from the top of the stack
PROCEDURE: Final = -8
STEP: Final = -7
A: Final = -6
B: Final = -5
C: Final = -4
D: Final = -3
E: Final = -2
F: Final = -1
TOP: Final = slice(-WIDTH, None)  # the top frame; made once, because frames come and go all the time
EMPTY: Final[list[int]] = [0] * WIDTH  # a frame of which nothing is known yet; also made once
STEP_CAP: Final = 10_000  # far beyond what any rule sequence needs between two decisions


class Procedure:
    """A named table of steps, such as a turn or a shoot-out.

    Steps that others jump to have numbers with names: `at` binds each to its step, and is checked.
    """

    __slots__ = ("name", "steps")

    def __init__(self, name: str, steps: Sequence[Step], at: Mapping[int, Step] | None = None) -> None:
        self.name: str = name
        self.steps: tuple[Step, ...] = tuple(steps)
        for number, step in ({} if at is None else at).items():
            if not 0 <= number < len(self.steps) or self.steps[number] is not step:
                raise ValueError(f"step {number} of {name} is not {step.__name__}")

    def step_names(self) -> list[str]:
        return [step.__name__ for step in self.steps]


def call(s: State, procedure: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Run another procedure now, and go on here when it is done."""
    frames = s.frames
    frames += EMPTY
    frames[PROCEDURE] = procedure
    if a:  # most values are 0
        frames[A] = a
    if b:
        frames[B] = b
    if c:
        frames[C] = c
    if d:
        frames[D] = d
    if e:
        frames[E] = e
    if f:
        frames[F] = f


def under(place: int, frames: int = 1) -> int:
    """Where a part stands in a frame further down the stack: s.frames[under(A)] is the caller's first value."""
    return place - frames * WIDTH


def jump(s: State, step: int) -> None:
    """Go on with another step of the running procedure."""
    s.frames[STEP] = step


def finish(s: State) -> None:
    """End the running procedure before its last step."""
    del s.frames[TOP]


def ask(s: State, seat: int, question: int) -> None:
    """Wait for one seat's pick."""
    s.asked = 1 << seat
    s.question = question
    s.sealed = -1


def ask_together(s: State, seats: list[int], question: int) -> None:
    """Wait for the picks of several seats, who choose at the same time and in secret until all have chosen.

    A seat stays asked until its answer calls `answered`, so one question can take card after card, then "done".
    """
    s.asked = 0
    for seat in seats:
        s.asked |= 1 << seat
        s.answers[seat] = -1
    s.question = question
    s.sealed = s.picks


def answered(s: State, seat: int) -> None:
    """This seat's pick is in."""
    s.asked &= ~(1 << seat)


def run(s: State, tables: list[tuple[Step, ...]], game: str) -> None:
    """Go on until somebody is asked or the game is over. Each table ends with `finish`."""
    frames = s.frames
    for _step in range(STEP_CAP):  # a plain _ would be an object of its own each time: mypyc takes it for Any
        if s.asked or not frames:
            return
        step = frames[STEP]
        frames[STEP] = step + 1
        tables[frames[PROCEDURE]][step](s)
    raise Runaway(game, STEP_CAP)
