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


class Decision(NamedTuple):
    """A real decision as a survey finds it, with the state before it."""

    made: Made
    pick: str
    state: bytes
    fresh: bool  # whether something may have been learned since the last one


def plan(record: Record, game: Game[Any], effort: Effort, seat: int | None = None) -> Plan:
    """What is to be done for the review of a game, for all seats or for one.

    >>> import sixgun
    >>> plan(sixgun.record("gunfighters", seats=3, seed=7), sixgun.game("gunfighters"), Effort(iterations=10)).jobs
    []
    """
    survey = Survey(record, game)
    while not survey.over:
        survey.step()
    return laid_out(record, survey.found, survey.scores(), effort, seat)


class Survey:
    """Folds a record decision by decision. You can stop and resume it: `state`, `at` and `phase` say where."""

    def __init__(self, record: Record, game: Game[Any]) -> None:
        self.record, self.game = record, game
        self.state: Any = records.start(record, game)
        self.at = 0
        self.phase = -1
        self.found: list[Decision] = []

    @property
    def over(self) -> bool:
        return self.at == len(self.record.picks)

    def step(self) -> None:
        """Go on to the next pick; Refused with what is wrong, if the record breaks the rules."""
        game, s = self.game, self.state
        who, pick = self.record.picks[self.at]
        if game.refuse(s, who, pick) is None and len(game.codes(s, who)) > 1:
            label = game._option(s, who, game._code(pick)).label.plain()
            fresh = s.sealed < 0 or s.sealed != self.phase  # while seats choose together nobody learns anything
            self.found.append(Decision(Made(self.at, who, label), pick, game.pack(s), fresh))
            self.phase = s.sealed
        records.fold_one(self.record, game, s, self.at)
        self.at += 1

    def scores(self) -> list[float] | None:
        result = self.game.result(self.state)
        return None if result is None else list(result.scores)


def laid_out(
    record: Record, decisions: list[Decision], scores: list[float] | None, effort: Effort, seat: int | None = None
) -> Plan:
    """The jobs that the decisions of a game make."""
    found = Plan(record, effort, tuple(range(record.seats)) if seat is None else (seat,))
    found.scores = scores
    found.made = [one.made for one in decisions]
    judged = [one for one in decisions if one.made.seat in found.seats]
    found.judged = [one.made for one in judged]
    found.jobs = [_job(record, one.state, one.made.seat, one.pick, effort, one.made.step) for one in judged]
    points = [one for one in decisions if one.fresh]
    every = -(-len(points) // POINTS) or 1
    for one in points[::every]:
        for other in found.seats:
            if other != one.made.seat:
                found.looks.append((one.made.step, other))
                found.jobs.append(_job(record, one.state, other, "", effort, one.made.step))
    return found


def _job(record: Record, packed: bytes, seat: int, played: str, effort: Effort, step: int) -> Job:
    """A job with a seed of its own: the same whatever else is reviewed, in whichever order and process."""
    own = effort._replace(seed=seed_of(effort.seed, step, f"review {seat}"))
    return Job(record.game, record.pack or {}, packed, seat, played, own)
