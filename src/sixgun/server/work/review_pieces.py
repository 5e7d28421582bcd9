"""The pieces of a review's work, for other processes: a survey of the game in stretches, jobs, and the document."""

from __future__ import annotations

import zlib
from time import perf_counter
from typing import NamedTuple

import msgspec

from sixgun.lab.review import Decision, Effort, Found, Plan, Survey, document, laid_out
from sixgun.server.work.replays import SECONDS, Place, known


class Surveyed(NamedTuple):
    """What a stretch of the game held, and where it goes on; at the end, the scores, if there are any."""

    place: Place
    phase: int
    decisions: list[Decision]
    over: bool
    scores: list[float] | None


def survey(body: bytes, place: Place, phase: int) -> Surveyed:
    """Look for decisions from a place on, for a short time."""
    record, game = known(body)
    at = Survey(record, game)
    if place.state:
        at.state = game.unpack(zlib.decompress(place.state))
    at.at, at.phase = place.at, phase
    end = perf_counter() + SECONDS
    while not at.over:
        at.step()
        if perf_counter() >= end:
            break
    packed = zlib.compress(game.pack(at.state), 1)
    return Surveyed(Place(at.at, packed), at.phase, at.found, at.over, at.scores() if at.over else None)


def lay_out(body: bytes, decisions: list[Decision], scores: list[float] | None, effort: Effort) -> Plan:
    """The jobs that the decisions of a game make."""
    record, _ = known(body)
    return laid_out(record, decisions, scores, effort)


def put_together(plan: Plan, found: list[Found]) -> bytes:
    """The review as it is kept. The plan comes without its jobs, which are done."""
    return msgspec.json.encode(document(plan, found))


def effort_for(decisions: int, iterations: int, fewest: int, most: int, ceiling: float) -> Effort:
    """As much for each decision as lets all of them share so many iterations."""
    return Effort(max(fewest, min(most, iterations // max(1, decisions))), ceiling)
