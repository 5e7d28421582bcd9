"""Rule A: the Plaza connects the town (La Piazza collega la Città)."""

from __future__ import annotations

from sixgun.core.refusals import Refusal
from sixgun.games.gunfighters import picks
from sixgun.games.gunfighters.components import HILL, KINDS, PLACES, PLAZA, place_of


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


def _shots_with(rule_a: int, kind: int) -> tuple[int, ...]:
    here = place_of(kind)
    reached = [here] + [place for place in range(6) if place != here]
    return tuple([picks.shot(0, kind, at) for at in reached if why_out_of_reach(rule_a, here, at) is None])


# By rule A (off, on) and kind of card: its shots at seat 0, to which the target is added.
SHOTS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    [tuple([_shots_with(rule_a, kind) for kind in range(KINDS)]) for rule_a in (0, 1)]
)
