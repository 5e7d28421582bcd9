"""Questions: one predicate says whether a pick is legal and, if not, why; what is offered is what it lets through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sixgun.core.asks import Question, Window
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.table import codes
from sixgun.games.doomtown.table.state import State

Codes: TypeAlias = Callable[[State, int], list[int]]
Answer: TypeAlias = Callable[[State, int, int], None]
Refuse: TypeAlias = Callable[[State, int, int], "Refusal | None"]
Args: TypeAlias = Callable[[State, int], dict[str, Plain]]
Default: TypeAlias = Callable[[State, int], int]

NOT_OFFERED: Final = Refusal("not-offered")  # for lack of a better reason; the question's own rule stands behind it


def question(
    name: str,
    rule: str,
    legal: Codes,
    answer: Answer,
    refuse: Refuse | None = None,
    args: Args | None = None,
    default: Default | None = None,
    window: Window | None = None,
    open: bool = False,
) -> Question:
    """A kind of decision. Without a predicate the list of legal picks, which is short then, is looked through."""

    def why_not(s: State, seat: int, pick: int) -> Refusal | None:
        if refuse is None:
            refusal = None if pick in legal(s, seat) else NOT_OFFERED
        else:
            refusal = refuse(s, seat, pick)
            if refusal is None and codes.has_too_much(pick):
                refusal = NOT_OFFERED
        return Refusal("not-offered", {}, rule) if refusal is NOT_OFFERED else refusal

    def prompt(s: State, seat: int) -> Msg:
        return Msg("ask-" + name, args(s, seat) if args is not None else {})

    def first(s: State, seat: int) -> int:
        return legal(s, seat)[0]

    return Question(name, rule, prompt, legal, why_not, answer, default if default is not None else first, window, open)


# ---- what several questions share


def always_pass(s: State, seat: int) -> int:
    return codes.PASS


def always_done(s: State, seat: int) -> int:
    return codes.DONE


EVERY_NAME: Final = [codes.pick(codes.NAME, codes.CODE + code) for code in range(52)]


def name_codes(s: State, seat: int) -> list[int]:
    """Every suit with every value."""
    return EVERY_NAME
