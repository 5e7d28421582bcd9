"""Winnin' the Durn Game."""

from __future__ import annotations

from sixgun.core.results import Result
from sixgun.core.state import tell
from sixgun.games.doomtown.language.control import control_total, influence_total
from sixgun.games.doomtown.table import told
from sixgun.games.doomtown.table.state import ENDED_BY_CONTROL, NOT_ENDED, REASONS, SHORT_OPTION, State


def victors(s: State) -> list[int]:
    """Who has more control than every other player has influence, or in the short variant than any one other.

    Of several, the most control decides, then the most influence; who is left is one, or there is another day.

    [victory.condition.control-over-influence, victory.tie.most-control, victory.tie.most-influence,
    multi.variant.short-game, goal.players.two-or-more]
    """
    controls = [control_total(s, seat) for seat in range(s.seats)]
    influences = [influence_total(s, seat) for seat in range(s.seats)]
    found: list[int] = []
    for seat in range(s.seats):
        others = [influences[other] for other in range(s.seats) if other != seat]
        if controls[seat] > (min(others) if s.options[SHORT_OPTION] else max(others)):
            found.append(seat)
    for totals in (controls, influences):
        if len(found) > 1:
            most = max([totals[seat] for seat in found])
            found = [seat for seat in found if totals[seat] == most]
    return found


def check(s: State) -> None:
    """[victory.tie.another-day, sundown.victory.checked-first]"""
    found = victors(s)
    if len(found) == 1:
        s.ended = ENDED_BY_CONTROL
        s.victor = found[0]
        tell(s, (told.VICTORY, s.victor, ENDED_BY_CONTROL))
        del s.frames[:]


def result_of(s: State) -> Result | None:
    if s.ended == NOT_ENDED:
        return None
    places = tuple([1 if seat == s.victor else 2 for seat in range(s.seats)])
    scores = tuple([1.0 if seat == s.victor else 0.0 for seat in range(s.seats)])
    return Result(places, scores, REASONS[s.ended])
