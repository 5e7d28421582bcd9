"""A night (house): SHOWDOWNS one after another. Points add up, wounds heal, those who fell or were captured are out.

The rulebook's campaigns are in a later section, of which Section I says only that they join SHOWDOWNS. [1.2]
"""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import Procedure, answered, ask_together, finish
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunslinger.rules.setup import lay_out
from sixgun.games.gunslinger.rules.victory import PARTS, sums, tell_points, tell_winners
from sixgun.games.gunslinger.table import codes, sequence, told
from sixgun.games.gunslinger.table.showdown import AWAY
from sixgun.games.gunslinger.table.state import (
    DEAD,
    FIRST_SUM,
    IS_BETWEEN,
    IS_CAPTURED,
    OF_A_SHOWDOWN,
    OUT_OF_NIGHT,
    PLACE,
    State,
)

NEXT_STEP: Final = 2  # what comes once everybody has gone on


def is_last(s: State) -> bool:
    """Whether the SHOWDOWN that is played is the last one of its night."""
    assert s.programme is not None
    return s.night[PLACE] == len(s.programme.showdowns) - 1


def add_up(s: State) -> None:
    """Points are added to those of the night; those who were killed or captured are out. [night.out, night.points]"""
    s.night[IS_BETWEEN] = 1
    for seat, score in enumerate(tell_points(s)):
        s.night[FIRST_SUM + seat] += int(score * PARTS)
    for c, who in enumerate(s.who):
        if s.out[c] & (DEAD | IS_CAPTURED):
            s.night[OUT_OF_NIGHT] |= 1 << who
    tell(s, (told.STANDING, s.night[PLACE] + 1, s.night[OUT_OF_NIGHT]))
    for seat in range(s.seats):
        tell(s, (told.TOTAL, seat, s.night[FIRST_SUM + seat], PARTS))


def take_a_break(s: State) -> None:
    """Everybody looks at the standing, then goes on; after the last SHOWDOWN the night is over. [night.next]"""
    if not is_last(s):
        ask_together(s, [*range(s.seats)], sequence.NEXT_SHOWDOWN)
        return
    s.frames.clear()
    if s.told is not None:
        tell_winners(s, told.NIGHT_ENDED, sums(s))


def next_showdown(s: State) -> None:
    """Wounds have healed, guns are loaded, cards are back in their decks. [night.heal, night.next, night.stand-in]"""
    finish(s)
    clear_table(s)
    s.night[PLACE] += 1
    s.night[IS_BETWEEN] = 0
    assert s.programme is not None
    lay_out(s, s.programme)
    tell(s, (told.SHOWDOWN, s.night[PLACE] + 1))
    showdown = s.programme.showdowns[s.night[PLACE]]
    cast = [i for i, seat in enumerate(showdown.seating(s.seats)) if seat != AWAY]
    for c, i in enumerate(cast):
        who = showdown.character[i]
        if s.who[c] != who:
            tell(s, (told.STANDS_IN, c, who))
    for c, i in enumerate(cast):
        if any([i in group for group in showdown.by_lot]):
            tell(s, (told.DREW_PLACE, c, s.hex[c]))


def clear_table(s: State) -> None:
    """Nothing of a SHOWDOWN is left."""
    for name in OF_A_SHOWDOWN:
        setattr(s, name, 0 if isinstance(getattr(s, name), int) else [])


NIGHT: Final[Procedure] = Procedure("night", (add_up, take_a_break, next_showdown), at={NEXT_STEP: next_showdown})


# ---- the question


def _prompt(s: State, seat: int) -> Msg:
    assert s.programme is not None
    place = s.night[PLACE] + 1
    return Msg("ask-next-showdown", {"number": place + 1, "showdown": str(s.programme.numbers[place])})


def _go_on(s: State, seat: int) -> list[int]:
    return [codes.GO_ON]


def _refuse(s: State, seat: int, code: int) -> Refusal | None:
    return None if code == codes.GO_ON else Refusal("only-going-on", {}, "night.next")


def _answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)


def _usual(s: State, seat: int) -> int:
    return codes.GO_ON


GO_ON: Final[Question] = Question("next-showdown", "night.next", _prompt, _go_on, _refuse, _answer, _usual)
