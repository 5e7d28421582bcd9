"""Rule A: the Plaza connects the town (La Piazza collega la Città)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.core.refusals import Refusal
from sixgun.games.gunfighters.table import codes
from sixgun.games.gunfighters.table.components import AT_HILL, AT_PLAZA, KINDS, NO_CARD, PLACE_COUNT, PLACES, place_of
from sixgun.games.gunfighters.table.state import MOST_SEATS


def why_out_of_reach(rule_a: int, here: int, there: int) -> Refusal | None:
    """Why a card of one location cannot shoot at another.

    [shoot.reveal.own-card, plaza.shoot.from-plaza, plaza.shoot.into-plaza, plaza.hill.not-from-plaza,
    plaza.hill.not-into-plaza, option.additional.off-at-first]
    """
    if here == there:
        return None
    if not rule_a:
        return _refusal("own-place-only", here, there, "shoot.reveal.own-card")
    if here == AT_PLAZA and there == AT_HILL:
        return _refusal("hill-too-far", here, there, "plaza.hill.not-from-plaza")
    if here == AT_HILL and there == AT_PLAZA:
        return _refusal("hill-too-far", here, there, "plaza.hill.not-into-plaza")
    if here == AT_PLAZA or there == AT_PLAZA:
        return None
    if here == AT_HILL:
        return _refusal("own-place-only", here, there, "shoot.reveal.own-card")
    return _refusal("own-place-or-plaza", here, there, "plaza.shoot.into-plaza")


def _refusal(code: str, here: int, there: int, rule: str) -> Refusal:
    return Refusal(code, {"here": PLACES[here], "there": PLACES[there]}, rule)


def shots_with(rule_a: int, kind: int, targets: int) -> list[int]:
    """All shots with a kind of card at a set of seats (as bits): at its own location first."""
    here = place_of(kind)
    reached = [here] + [place for place in range(PLACE_COUNT) if place != here]
    within = [place for place in reached if why_out_of_reach(rule_a, here, place) is None]
    return [codes.shot(seat, kind, place) for place in within for seat in range(MOST_SEATS) if targets >> seat & 1]


# Legal shots are asked for more often than anything else. By targets and rule: the shots with some of eight kinds,
# worked out when they are first asked for; each table has the rows of move.MOVES.
_SHOTS: Final[list[list[list[int] | None]]] = [[] for _ in range(1 << MOST_SEATS + 1)]


def add_shots(offered: list[int], rule_a: int, kinds: i64, targets: int) -> None:
    """Put all shots with these kinds of cards (as bits) on a list."""
    table = _SHOTS[targets << 1 | rule_a]
    if not table:
        table += [None] * (KINDS * 32)
    row: i64 = 0
    while kinds:
        eight = kinds & 255
        if eight:
            shots = table[row + eight]
            if shots is None:
                shots = _shots_with_some(rule_a, row, eight, targets)
                table[row + eight] = shots
            offered += shots
        kinds >>= 8
        row += 256


def _shots_with_some(rule_a: int, row: int, eight: int, targets: int) -> list[int]:
    first = row // 32
    return [code for i in range(8) if eight >> i & 1 for code in shots_with(rule_a, first + i, targets)]


# By targets: shots at any location, with nothing shown.
FREE_SHOTS: Final[list[list[int]]] = [
    [
        codes.shot(seat, NO_CARD, place)
        for place in range(PLACE_COUNT)
        for seat in range(MOST_SEATS)
        if targets >> seat & 1
    ]
    for targets in range(1 << MOST_SEATS)
]
