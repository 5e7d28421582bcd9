"""What turned a game: the decisions that cost most, and what befell a seat that it could not foresee."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Any, NamedTuple

from sixgun.core.plain import Plain
from sixgun.lab.review.grades import DOUBT
from sixgun.lab.review.plan import Made

MISTAKES = 4
SWINGS = 4
SMALLEST = 0.15  # a smaller change of what a seat expects is not worth telling
BLAMED = ("doubtful", "mistake")


class Point(NamedTuple):
    """What a seat could expect after so many picks, and the standard error of that."""

    step: int
    share: float
    noise: float


Line = list[Point]


def turns(made: Sequence[Made], decisions: list[dict[str, Any]], lines: dict[int, Line]) -> list[dict[str, Plain]]:
    """The moments in the order of the game. Each has a step, the seat that it is about, and its share before and after.

    A mistake is the seat's own. A swing is what came between two looks at a seat and was not its own mistake: cards,
    secrets that came out, what others did; `by` is who had chosen just before, and `label` what.
    """
    costly = sorted([one for one in decisions if one["grade"] in BLAMED], key=lambda one: (-one["loss"], one["step"]))
    found: list[dict[str, Plain]] = [_mistake(one) for one in costly[:MISTAKES]]
    largest = sorted(_swings(decisions, lines), key=lambda swing: (-abs(swing[3] - swing[2]), swing))
    makers = {one.step: one for one in made}
    blamed = {(one["step"], one["seat"]) for one in costly[:MISTAKES]}  # told once, whatever came of it
    taken: set[int] = set()
    for step, seat, before, after in largest:
        if step not in taken and (step, seat) not in blamed and len(taken) < SWINGS:
            taken.add(step)
            found.append(_swing(makers[step], seat, before, after))
    return sorted(found, key=lambda turn: (turn["step"], turn["kind"]))


def _mistake(one: dict[str, Any]) -> dict[str, Plain]:
    seat, label = one["seat"], one["played"]["label"]
    before, after = one["best"]["share"], one["played"]["share"]
    return {
        "kind": "mistake",
        "step": one["step"],
        "seat": seat,
        "before": before,
        "after": after,
        "by": seat,
        "label": label,
    }


def _swing(made: Made, seat: int, before: float, after: float) -> dict[str, Plain]:
    return {
        "kind": "swing",
        "step": made.step,
        "seat": seat,
        "before": before,
        "after": after,
        "by": made.seat,
        "label": made.label,
    }


def _swings(decisions: list[dict[str, Any]], lines: dict[int, Line]) -> list[tuple[int, int, float, float]]:
    """(step, seat, what it could expect after its own pick or nobody's, what it found next) where these differ."""
    expected = {(one["step"], one["seat"]): one["played"]["share"] for one in decisions}
    found: list[tuple[int, int, float, float]] = []
    for seat, line in lines.items():
        for now, later in pairwise(line):
            before = expected.get((now.step, seat), now.share)
            if abs(later.share - before) >= max(SMALLEST, DOUBT * hypot(now.noise, later.noise)):
                found.append((now.step, seat, before, later.share))
    return found
