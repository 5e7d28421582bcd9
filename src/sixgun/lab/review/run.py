"""Doing the jobs of a review, here or in several processes: a list of jobs in, their results out in the same order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.lab.review.document import document
from sixgun.lab.review.jobs import Effort, Found, Job, work
from sixgun.lab.review.plan import plan
from sixgun.lab.simulate import _pool

Heard = Callable[[int, int, Found], None]  # how many are done, of how many, and the last one's result


def worked(jobs: Sequence[Job], processes: int = 1) -> Iterator[Found]:
    """The results of jobs in their order, as they come."""
    if processes == 1 or len(jobs) < 2:
        yield from map(work, jobs)
        return
    with _pool(processes) as pool:
        yield from pool.imap(work, jobs)


def review(
    record: Record,
    game: Game[Any],
    effort: Effort,
    seat: int | None = None,
    processes: int = 1,
    kept: Sequence[Found] = (),
    heard: Heard | None = None,
) -> dict[str, Plain]:
    """The review of a game; `kept` are the results of the first jobs, from a review that was interrupted.

    >>> import sixgun
    >>> match = sixgun.match("gunfighters", position={"hands": [["hill", "ranch"], ["hill$"], []]})
    >>> events = match.play(0, "shoot:1>hill")
    >>> found = review(match.record(), match.game, Effort(iterations=40))
    >>> [(one["seat"], one["grade"]) for one in found["decisions"]], found["lines"]["1"][-1]
    ([(0, 'best')], [1, 0.0])
    """
    todo = plan(record, game, effort, seat)
    found = list(kept)
    for one in worked(todo.jobs[len(found) :], processes):
        found.append(one)
        if heard is not None:
            heard(len(found), len(todo.jobs), one)
    return document(todo, found)
