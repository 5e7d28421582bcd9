"""Doing the jobs of a review, here, in several processes or on a cluster; results come in the order of the jobs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.lab.review.document import document
from sixgun.lab.review.jobs import Effort, Found, Job, work
from sixgun.lab.review.plan import plan
from sixgun.lab.work.open_lane import open_lane
from sixgun.lab.work.spread import in_order

Heard = Callable[[int, int, Found], None]  # how many are done, of how many, and the last one's result


def worked(jobs: Sequence[Job], processes: int = 1, cluster: str = "") -> Iterator[Found]:
    """The results of jobs in their order, as they come."""
    with open_lane(processes, cluster) as lane:
        for found in in_order(lane, partial(_some, jobs), 0, len(jobs)):
            yield from found


def _some(jobs: Sequence[Job], first: int, last: int) -> list[Found]:
    return [work(job) for job in jobs[first:last]]


def review(
    record: Record,
    game: Game[Any],
    effort: Effort,
    seat: int | None = None,
    processes: int = 1,
    cluster: str = "",
    kept: Sequence[Found] = (),
    heard: Heard | None = None,
) -> dict[str, Plain]:
    """The review of a game; `kept` are the results of the first jobs, from a review that was interrupted.

    >>> import sixgun
    >>> seen = {"hands": [["hill", "ranch"], ["hill$"], []], "shown": [[False, False], [True], []]}
    >>> match = sixgun.match("gunfighters", position=seen)
    >>> events = match.play(0, "shoot:1>hill")
    >>> found = review(match.record(), match.game, Effort(iterations=40))
    >>> [(one["seat"], one["grade"]) for one in found["decisions"]], found["lines"]["1"][-1]
    ([(0, 'best')], [1, 0.0])
    """
    todo = plan(record, game, effort, seat)
    found = list(kept)
    for one in worked(todo.jobs[len(found) :], processes, cluster):
        found.append(one)
        if heard is not None:
            heard(len(found), len(todo.jobs), one)
    return document(todo, found)
