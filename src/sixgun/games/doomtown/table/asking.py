"""Questions: what is offered is legal, and whatever else is picked is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.asks import Question
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.table import codes
from sixgun.games.doomtown.table.state import State

Codes = Callable[[State, int], list[int]]
Answer = Callable[[State, int, int], None]
Why = Callable[[State, int, int], "Refusal | None"]
Args = Callable[[State, int], dict[str, Plain]]
Default = Callable[[State, int], int]


def question(
    name: str,
    rule: str,
    legal: Codes,
    answer: Answer,
    why: Why | None = None,
    args: Args | None = None,
    default: Default | None = None,
) -> Question:
    """A kind of decision. `why` knows the reason against a pick that is not among the codes, or leaves it open."""

    def refuse(s: State, seat: int, pick: int) -> Refusal | None:
        if pick in legal(s, seat):
            return None
        refusal = why(s, seat, pick) if why is not None else None
        return refusal if refusal is not None else Refusal("not-offered", {}, rule)

    def prompt(s: State, seat: int) -> Msg:
        return Msg("ask-" + name, args(s, seat) if args is not None else {})

    def first(s: State, seat: int) -> int:
        return legal(s, seat)[0]

    return Question(name, rule, prompt, legal, refuse, answer, default if default is not None else first)


EVERY_NAME: Final = [codes.pick(codes.NAME, codes.CODE + code) for code in range(52)]


def name_codes(s: State, seat: int) -> list[int]:
    """Every suit with every value."""
    return EVERY_NAME
