"""Choosing characters (3.3): by option, players take them in order instead of those that the list gives them."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, Procedure, answered, ask, jump
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunslinger.table import codes, sequence, told
from sixgun.games.gunslinger.table.state import State

NEXT: Final = A  # the seat that chooses next

NEXT_STEP: Final = 0


def cast_next(s: State) -> None:
    """Seat by seat; the last one gets what is left. [3.3a]"""
    seat = s.frames[NEXT]
    if seat < s.seats - 1:
        s.frames[NEXT] = seat + 1
        jump(s, NEXT_STEP)
        ask(s, seat, sequence.CAST)


CASTING: Final[Procedure] = Procedure("casting", (cast_next,), at={NEXT_STEP: cast_next})


def first_of_seat(s: State, seat: int) -> int:
    """The first character of a seat in playing order."""
    return s.owner.index(seat)


def cast_codes(s: State, seat: int) -> list[int]:
    """The characters that nobody has chosen, by the first of those who go together; those of the list come first.

    [3.3a, 3.3b]
    """
    return [codes.with_thing(codes.CAST, s.who[first_of_seat(s, other)]) for other in range(seat, s.seats)]


def refuse_cast(s: State, seat: int, code: int) -> Refusal | None:
    if codes.verb_in(code) != codes.CAST:
        return Refusal("only-casting", {}, "3.3a")
    return None if code in cast_codes(s, seat) else Refusal("not-to-be-cast", {}, "3.3a")


def answer_cast(s: State, seat: int, code: int) -> None:
    """Those who had these characters on the list get the others instead, and choose later. [3.3a]"""
    answered(s, seat)
    other = s.owner[s.who.index(codes.thing_in(code))]
    for c, owner in enumerate(s.owner):
        if owner in (seat, other):
            s.owner[c] = seat + other - owner
    tell(s, (told.CAST, seat))


def _prompt(s: State, seat: int) -> Msg:
    return Msg("ask-cast")


def _as_listed(s: State, seat: int) -> int:
    return cast_codes(s, seat)[0]


CAST: Final[Question] = Question("cast", "3.3a", _prompt, cast_codes, refuse_cast, answer_cast, _as_listed)
