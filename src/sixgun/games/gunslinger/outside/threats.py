"""Who can hit me with the plan that I lay: the best shot of each enemy by segment, from a seat's view alone.

`prospects` counts these chances for every Target Status; here they are read for the status that the cards give their
owner in each segment. The page does the same (web/src/games/gunslinger/play/chances/threats.ts).
"""

from __future__ import annotations

from fractions import Fraction

from sixgun.core.capabilities import Threats
from sixgun.core.messages import Msg
from sixgun.games.gunslinger.outside.prospects import SEGMENTS, Coming, Table, by_segment
from sixgun.games.gunslinger.table.components import DO_GET_UP_DOWN, DO_LEAP_DROP, DO_RUN, KIND_FOOT
from sixgun.games.gunslinger.table.figures import Figures


def threats(figures: Figures, view: Table, sides: list[int]) -> Threats | None:
    """The threats to the one who lays cards now, with these; the greatest first. None where no cards are laid."""
    if view["question"] not in ("plan", "reconsider") or view["subject"] is None:
        return None
    person = next(one for one in view["characters"] if one["character"] == view["subject"])
    status = statuses(figures, person, sides)
    found = [(one, read(one, status)) for one in by_segment(figures, view, person)]
    found.sort(key=lambda pair: max([Fraction(0), *[chance for chance in pair[1] if chance is not None]]), reverse=True)
    title = Msg("threats-title" if found else "threats-nobody", {"character": person["character"]})
    columns = [Msg("threats-segment", {"segment": segment}) for segment in range(1, SEGMENTS + 1)]
    rows = [(Msg("threats-enemy", {"enemy": one.enemy}), chances) for one, chances in found]
    return Threats(title, columns, rows, Msg("threats-note"))


def read(one: Coming, status: list[str]) -> list[Fraction | None]:
    """The chances of an enemy's shots, by segment; None while none can come."""
    return [one.chances[name][i] if i + 1 >= one.first else None for i, name in enumerate(status)]


def statuses(figures: Figures, person: Table, sides: list[int]) -> list[str]:
    """Target Status in each segment: any movement card counts for the whole turn. [13.6a]"""
    runs = any([figures.action[side] == DO_RUN for side in sides])
    moves = any([figures.kind[side] == KIND_FOOT for side in sides])
    way = "run" if runs else "move" if moves else ""
    return [
        "-".join([part for part in (way, "down" if down else "") if part]) for down in down_at(figures, person, sides)
    ]


def down_at(figures: Figures, person: Table, sides: list[int]) -> list[bool]:
    """Whether somebody lies down when the shots of each segment are fired: movement comes after them. [8.3a]"""
    free = int(person["stack"]["free"])
    at = min(int(person["delay"]), SEGMENTS - free) if free > 0 else int(person["delay"])
    down = bool(person["down"])
    found = [down] * SEGMENTS
    for side in sides:
        at += figures.time[side]
        if figures.action[side] in (DO_GET_UP_DOWN, DO_LEAP_DROP):
            down = not down
        found[at:] = [down] * len(found[at:])
    return found
