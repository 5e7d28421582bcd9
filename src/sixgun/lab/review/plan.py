"""What there is to think about in a game: its record folded decision by decision."""

from __future__ import annotations

from typing import Any, NamedTuple

from sixgun.core import records
from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.lab.playout import seed_of
from sixgun.lab.review.jobs import Effort, Job

POINTS = 120  # of a line of the graph, beside the seat's own decisions


class Made(NamedTuple):
    """A real decision: more than one pick was offered. `step` is how many picks came before it."""

    step: int
    seat: int
    label: dict[str, Plain]


class Plan:
    """The jobs of a review, in order; the first ones are the decisions, the others are looks between them."""

    def __init__(self, record: Record, effort: Effort, seats: tuple[int, ...]) -> None:
        self.record = record
        self.effort = effort
        self.seats = seats  # whose decisions are judged
        self.made: list[Made] = []  # every real decision of any seat
        self.judged: list[Made] = []
        self.looks: list[tuple[int, int]] = []  # step and seat
        self.jobs: list[Job] = []
        self.scores: list[float] | None = None  # by seat, if the game came to its end


def plan(record: Record, game: Game[Any], effort: Effort, seat: int | None = None) -> Plan:
    """What is to be done for the review of a game, for all seats or for one.

    >>> import sixgun
    >>> plan(sixgun.record("gunfighters", seats=3, seed=7), sixgun.game("gunfighters"), Effort(iterations=10)).jobs
    []
    """
    found = Plan(record, effort, tuple(range(record.seats)) if seat is None else (seat,))
    points: list[tuple[int, int, bytes]] = []  # step, who decides, state
    s = records.start(record, game)
    phase = -1
    for step, (who, pick) in enumerate(record.picks):
        if game.refuse(s, who, pick) is not None:
            records.fold(record, game)  # which says what is wrong
        codes = game.codes(s, who)
        if len(codes) > 1:
            packed = game.pack(s)
            option = game._option(s, who, game._code(pick))
            made = Made(step, who, option.label.plain())
            found.made.append(made)
            if who in found.seats:
                found.judged.append(made)
                found.jobs.append(_job(record, packed, who, pick, effort, step))
            if s.sealed < 0 or s.sealed != phase:  # while seats choose together nobody learns anything
                points.append((step, who, packed))
            phase = s.sealed
        game.apply(s, who, pick)
    result = game.result(s)
    found.scores = None if result is None else list(result.scores)
    every = -(-len(points) // POINTS) or 1
    for step, who, packed in points[::every]:
        for seat in found.seats:
            if seat != who:
                found.looks.append((step, seat))
                found.jobs.append(_job(record, packed, seat, "", effort, step))
    found.jobs.sort(key=lambda job: not job.played)
    return found


def _job(record: Record, packed: bytes, seat: int, played: str, effort: Effort, step: int) -> Job:
    """A job with a seed of its own: the same whatever else is reviewed, in whichever order and process."""
    own = effort._replace(seed=seed_of(effort.seed, step, f"review {seat}"))
    return Job(record.game, record.pack or {}, packed, seat, played, own)
