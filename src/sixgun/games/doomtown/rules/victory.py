"""Winnin' the Durn Game."""

from __future__ import annotations

from sixgun.core.results import Result
from sixgun.core.state import tell
from sixgun.games.doomtown.language.control import control_totals, influence_total
from sixgun.games.doomtown.table import told
from sixgun.games.doomtown.table.state import (
    ENDED_BY_CONTROL,
    ENDED_BY_LAST_DAY,
    NOBODY,
    NOT_ENDED,
    REASONS,
    SHORT_OPTION,
    State,
)


def totals_of(s: State) -> tuple[list[int], list[int]]:
    """Control and influence by seat."""
    return control_totals(s), [influence_total(s, seat) for seat in range(s.seats)]


def hurdle(s: State, influences: list[int], seat: int) -> int:
    """What a player's control must exceed: every other player's influence, in the short variant any one other's.

    [victory.condition.control-over-influence, multi.variant.short-game, goal.players.two-or-more]
    """
    others = [influences[other] for other in range(s.seats) if other != seat]
    return min(others) if s.options[SHORT_OPTION] else max(others)


def victors(s: State, controls: list[int], influences: list[int]) -> list[int]:
    """Of several who could win, the most control decides, then the most influence; else there is another day.

    [victory.condition.control-over-influence, victory.tie.most-control, victory.tie.most-influence]
    """
    found = [seat for seat in range(s.seats) if controls[seat] > hurdle(s, influences, seat)]
    for totals in (controls, influences):
        if len(found) > 1:
            most = max([totals[seat] for seat in found])
            found = [seat for seat in found if totals[seat] == most]
    return found


def check(s: State) -> None:
    """[victory.tie.another-day, sundown.victory.checked-first]"""
    found = victors(s, *totals_of(s))
    if len(found) == 1:
        s.ended = ENDED_BY_CONTROL
        s.victor = found[0]
        tell(s, (told.VICTORY, s.victor, ENDED_BY_CONTROL))
        del s.frames[:]


def last_day(s: State) -> None:
    """A variant of the house may end after so many days without a winner."""
    if s.ended == NOT_ENDED and 0 < s.book.variant.days <= s.day:
        s.ended = ENDED_BY_LAST_DAY
        tell(s, (told.LAST_DAY,))
        del s.frames[:]


def result_of(s: State) -> Result | None:
    """Without a winner, all share the first place."""
    if s.ended == NOT_ENDED:
        return None
    if s.victor == NOBODY:
        return Result((1,) * s.seats, (1.0 / s.seats,) * s.seats, REASONS[s.ended])
    places = tuple([1 if seat == s.victor else 2 for seat in range(s.seats)])
    scores = tuple([1.0 if seat == s.victor else 0.0 for seat in range(s.seats)])
    return Result(places, scores, REASONS[s.ended])
