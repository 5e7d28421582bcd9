"""Rule A: the Plaza connects the town (La Piazza collega la Città)."""

from __future__ import annotations

from typing import Final

from sixgun.core.refusals import Refusal
from sixgun.games.gunfighters import picks
from sixgun.games.gunfighters.components import HILL, PLACES, PLAZA, place_of


def why_out_of_reach(rule_a: int, here: int, there: int) -> Refusal | None:
    """Why a card of one location cannot shoot at another.

    [shoot.reveal.own-card, plaza.shoot.from-plaza, plaza.shoot.into-plaza, plaza.hill.not-from-plaza,
    plaza.hill.not-into-plaza, option.additional.off-at-first]
    """
    if here == there:
        return None
    if not rule_a:
        return _refusal("own-place-only", here, there, "shoot.reveal.own-card")
    if here == PLAZA and there == HILL:
        return _refusal("hill-too-far", here, there, "plaza.hill.not-from-plaza")
    if here == HILL and there == PLAZA:
        return _refusal("hill-too-far", here, there, "plaza.hill.not-into-plaza")
    if here == PLAZA or there == PLAZA:
        return None
    if here == HILL:
        return _refusal("own-place-only", here, there, "shoot.reveal.own-card")
    return _refusal("own-place-or-plaza", here, there, "plaza.shoot.into-plaza")


def _refusal(code: str, here: int, there: int, rule: str) -> Refusal:
    return Refusal(code, {"here": PLACES[here], "there": PLACES[there]}, rule)


def _shots_with(rule_a: int, kind: int, targets: int) -> tuple[int, ...]:
    here = place_of(kind)
    reached = [here] + [place for place in range(6) if place != here]
    return tuple(
        [
            picks.shot(seat, kind, place)
            for place in reached
            if why_out_of_reach(rule_a, here, place) is None
            for seat in range(7)
            if targets >> seat & 1
        ]
    )


# Legal shots are asked for more often than anything else: they are worked out once for each card and set of targets.
_SHOTS: Final[list[tuple[int, ...] | None]] = [None] * (1 << 13)


def shots_with(rule_a: int, kind: int, targets: int) -> tuple[int, ...]:
    """All shots with a kind of card at a set of seats (as bits): at its own location first."""
    key = (targets << 5 | kind) << 1 | rule_a
    found = _SHOTS[key]
    if found is None:
        found = _shots_with(rule_a, kind, targets)
        _SHOTS[key] = found
    return found
