"""The optional ten-second rule. The clock is the table's; what being late costs is the game's."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Answer, Codes, Default, Prompt, Question, Why
from sixgun.core.frames import answered
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunfighters.rules.loss import must_lose_late
from sixgun.games.gunfighters.rules.turn import cut_short
from sixgun.games.gunfighters.table import codes, told
from sixgun.games.gunfighters.table.state import TEN_SECONDS, State

SECONDS: Final = 10


def refuse_late(s: State) -> Refusal | None:
    if s.options[TEN_SECONDS]:
        return None
    return Refusal("no-clock", {}, "option.timer.ten-seconds")


def timed(
    name: str, rule: str, prompt: Prompt, offered: Codes, refuse: Why, carry_out: Answer, default: Default
) -> Question:
    """A question that the clock can end; to be late is another answer, and the default where the clock runs."""

    def all_codes(s: State, seat: int) -> list[int]:
        found = offered(s, seat)
        if s.options[TEN_SECONDS]:
            found.append(codes.LATE)
        return found

    def why(s: State, seat: int, code: int) -> Refusal | None:
        return refuse_late(s) if code == codes.LATE else refuse(s, seat, code)

    def answer(s: State, seat: int, code: int) -> None:
        if code == codes.LATE:
            late(s, seat)
            return
        answered(s, seat)
        carry_out(s, seat, code)

    def usual(s: State, seat: int) -> int:
        return codes.LATE if s.options[TEN_SECONDS] else default(s, seat)

    return Question(name, rule, prompt, all_codes, why, answer, usual)


def late(s: State, seat: int) -> None:
    """Too slow: whatever was going on is dropped, a card of the player's choice is lost, and the turn passes.

    [option.timer.ten-seconds]
    """
    answered(s, seat)
    tell(s, (told.LATE, seat))
    cut_short(s)
    must_lose_late(s, seat)
