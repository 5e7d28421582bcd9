"""Endurance and delay (14.2): what DELAY, FATIGUE and WOUND CARDS cost."""

from __future__ import annotations

from sixgun.core.state import tell
from sixgun.games.gunslinger.table import told
from sixgun.games.gunslinger.table.agenda import DELAY_CARD, FATIGUE_CARD, WOUND_CARD, next_up
from sixgun.games.gunslinger.table.deck import draw
from sixgun.games.gunslinger.table.state import FATIGUE_RULE, State, blame


def delay_card(s: State, c: int, cause: int, count: int) -> None:
    """Delay points by the DELAY line, and no endurance box. [14.2a, 14.21a, 14.21b]"""
    draw_points(s, c, cause, count, DELAY_CARD, s.figures.delay, False)


def fatigue_card(s: State, c: int, cause: int, count: int) -> None:
    """Delay points and as many boxes by the DELAY line; by option, as printed, by the WOUND line. [14.2a, 14.22]"""
    line = s.figures.wound if s.options[FATIGUE_RULE] else s.figures.delay
    draw_points(s, c, cause, count, FATIGUE_CARD, line, True)


def wound_card(s: State, c: int, cause: int, count: int) -> None:
    """Delay points and as many boxes by the WOUND line. [14.2a, 14.23]"""
    draw_points(s, c, cause, count, WOUND_CARD, s.figures.wound, True)


def draw_points(s: State, c: int, cause: int, count: int, what: int, line: tuple[int, ...], boxes: bool) -> None:
    """So many cards; where one names a penalty instead of a number, that comes before the rest. [6.1a, 14.21b]"""
    while count > 0:
        count -= 1
        points = line[draw(s, c, told.FOR_DELAY + what - DELAY_CARD)]
        if points < 0:
            if count:
                next_up(s, what, c, cause, count)
            next_up(s, ~points, c, cause, 0)
            return
        if points:
            gain(s, c, cause, points, boxes, what - DELAY_CARD)


def gain(s: State, c: int, cause: int, points: int, boxes: bool, why: int) -> None:
    """Delay points in full; boxes as long as there are any, to the account of the character to blame. [14.2a, 15.3b]"""
    s.delay[c] += points
    crossed = 0
    if boxes:
        crossed = min(points, s.endurance[c])
        s.endurance[c] -= crossed
        s.boxes_by[blame(s, c, cause)] += crossed
    if s.told is not None:
        tell(s, (told.GAINED, c, points, crossed, why))


def delay_points(s: State, c: int, cause: int, points: int) -> None:
    """Crawling costs points without a card. [6.1a, 9.2b]"""
    gain(s, c, cause, points, False, told.BY_CRAWLING)
