"""The charts of the FIRE cards in their compact notation: `ARM,0-3/4-7,1-6:X. 7+:BX,MDH`.

The card's own location, its range bands, its rows of aim times, its Target Status lines. In a row, one sign for each
band: B bullseye, X the location, . a miss.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.refusals import Refusal, Refused

AIMS: Final = 12  # aim times are told apart from 0 to 10; 11 stands for all above
RANGES: Final = 21  # ranges are told apart from 0 to 19; 20 stands for all beyond

# Target Status, as bits. [13.61a, 13.62, 13.63, 13.64]
STATUSES: Final[tuple[str, ...]] = ("move", "run", "down", "head")
MOVE_STATUS: Final = 1
RUN_STATUS: Final = 2
DOWN_STATUS: Final = 4
HEAD_STATUS: Final = 8
STATUS_LETTERS: Final = "MRDH"


class Chart:
    """A FIRE card: its location, its Target Status lines as bits, and its hits by aim time and range."""

    __slots__ = ("hits", "location", "status")

    def __init__(self, location: int, status: int, hits: tuple[tuple[int, ...], ...]) -> None:
        self.location: int = location
        self.status: int = status
        self.hits: tuple[tuple[int, ...], ...] = hits


def read_chart(text: str, locations: Sequence[str], bullseye: int, miss: int) -> Chart:
    """The chart that a text stands for; one that is not in the notation is refused. [13.5]

    >>> chart = read_chart("ARM,0-3/4-7,1-6:X. 7+:BX,MDH", ["leg", "gun", "arm"], 8, 9)
    >>> chart.location, chart.status, chart.hits[6][3], chart.hits[6][4], chart.hits[9][0]
    (2, 13, 2, 9, 8)
    """
    parts = text.split(",")
    if len(parts) != 4 or parts[0].lower() not in locations:
        raise _bad(text)
    location = locations.index(parts[0].lower())
    bands = [_span(text, band, RANGES) for band in parts[1].split("/")]
    hits = [[miss] * RANGES for _ in range(AIMS)]
    signs = {"B": bullseye, "X": location, ".": miss}
    last = -1
    for row in parts[2].split():
        aims, colon, cells = row.partition(":")
        rows = _span(text, aims, AIMS)
        if not colon or len(cells) != len(bands) or rows.start <= last:
            raise _bad(text)
        last = rows[-1]
        for band, sign in zip(bands, cells, strict=True):
            if sign not in signs:
                raise _bad(text)
            for aim in rows:
                hits[aim][band.start : band.stop] = [signs[sign]] * len(band)
    status = 0
    for letter in parts[3]:
        if letter not in STATUS_LETTERS:
            raise _bad(text)
        status |= 1 << STATUS_LETTERS.index(letter)
    return Chart(location, status, tuple([tuple(row) for row in hits]))


def _span(text: str, band: str, size: int) -> range:
    """A band such as 4, 4-7 or 9+ as a range; the last number of the scale belongs to open bands only."""
    first, dash, last = band.removesuffix("+").partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()) or (dash and band.endswith("+")):
        raise _bad(text)
    low = int(first)
    high = size - 1 if band.endswith("+") else int(last if dash else first)
    if not low <= high or (high >= size - 1 and not band.endswith("+")):
        raise _bad(text)
    return range(low, high + 1)


def _bad(text: str) -> Refused:
    return Refused(Refusal("fire-chart", {"field": "fire", "got": text[:40]}, "13.5"), "gunslinger")
