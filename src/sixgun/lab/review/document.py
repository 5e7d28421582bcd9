"""A review as one JSON-ready document: a line for each seat, every decision graded, and what turned the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.core.plain import Plain
from sixgun.lab.review.grades import GRADES, grade
from sixgun.lab.review.jobs import Found
from sixgun.lab.review.plan import Made, Plan
from sixgun.lab.review.turns import Point, turns

FORMAT = 1


def document(plan: Plan, found: Sequence[Found]) -> dict[str, Plain]:
    """The review, from the results of the plan's jobs in their order."""
    count = len(plan.judged)
    decisions = [_decision(made, one) for made, one in zip(plan.judged, found[:count], strict=True)]
    lines = _lines(plan, decisions, found[count:])
    record, effort = plan.record, plan.effort
    return {
        "review": FORMAT,
        "game": record.game,
        "names": [*record.names],
        "seats": record.seats,
        "picks": len(record.picks),
        "result": record.result,
        "iterations": effort.iterations,
        "seconds": effort.seconds,
        "seed": effort.seed,
        "reviewed": [*plan.seats],
        "lines": {str(seat): [[point.step, point.share] for point in line] for seat, line in lines.items()},
        "turns": [*turns(plan.made, decisions, lines)],
        "summary": [_summary(seat, decisions) for seat in plan.seats],
        "decisions": [*decisions],
    }


def judged(plan: Plan, found: Sequence[Found]) -> list[Plain]:
    """The decisions that have been judged so far: they come before all other jobs."""
    return [_decision(made, one) for made, one in zip(plan.judged, found, strict=False)]


def _decision(made: Made, found: Found) -> dict[str, Any]:
    one: dict[str, Any] = dict(found)
    return {"step": made.step, "seat": made.seat, "grade": grade(one["loss"], one["error"]), **one}


def _lines(plan: Plan, decisions: list[dict[str, Any]], looks: Sequence[Found]) -> dict[int, list[Point]]:
    """By seat: the share of the win that it could expect, at its own decisions and between them."""
    lines: dict[int, list[Point]] = {seat: [] for seat in plan.seats}
    for one in decisions:
        lines[one["seat"]].append(Point(one["step"], one["share"], one["noise"]))
    for (step, seat), found in zip(plan.looks, looks, strict=True):
        look: dict[str, Any] = found
        lines[seat].append(Point(step, look["share"], look["noise"]))
    for seat, line in lines.items():
        line.sort()
        if plan.scores is not None:
            line.append(Point(len(plan.record.picks), plan.scores[seat], 0.0))
    return lines


def _summary(seat: int, decisions: list[dict[str, Any]]) -> Plain:
    own = [one for one in decisions if one["seat"] == seat]
    grades: dict[str, Plain] = {name: sum([one["grade"] == name for one in own]) for name in GRADES}
    loss = sum([one["loss"] for one in own]) / len(own) if own else 0.0
    return {"seat": seat, "decisions": len(own), "loss": round(loss, 4), **grades}
