"""One piece of a review: a decision thought over, or a look at how a seat stands. Each can be done in any process.

Whatever is thought here starts from a chair: what was hidden from the seat at the time is imagined anew, and nothing
that came later is known.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from sixgun.bots import Chair
from sixgun.bots.search.consider import consider, thinking_of
from sixgun.bots.search.halving import imagined
from sixgun.bots.search.iterate import Search
from sixgun.bots.search.thought import Thought
from sixgun.core.plain import Plain
from sixgun.games import game as game_of
from sixgun.lab.review.compare import compare, standard_error

Found: TypeAlias = dict[str, Plain]  # JSON-ready, so that it can be kept
LOOK = 2  # a look takes this fraction of the effort of a decision
FEWEST = 8  # games played on in thought, for a look or a comparison


class Effort(NamedTuple):
    """How long to think about a decision; without either, as long as `hard`. Iterations give the same anywhere."""

    iterations: int | None = None
    seconds: float | None = None
    seed: int = 1


class Job(NamedTuple):
    """A state as bytes, the seat to look from, and the pick to judge; "" only looks."""

    game: str
    pack: dict[str, Plain]
    state: bytes
    seat: int
    played: str
    effort: Effort


def work(job: Job) -> Found:
    """Do a job.

    >>> import sixgun
    >>> game = sixgun.game("gunfighters")
    >>> s = game.position({"hands": [["hill", "ranch"], ["hill$"], []], "shown": [[False, False], [True], []]})
    >>> found = work(Job("gunfighters", {}, game.pack(s), 0, "shoot:1>hill", Effort(iterations=40)))
    >>> found["played"]["pick"], found["loss"]
    ('shoot:1>hill', 0.0)
    """
    game: Any = game_of(job.game)
    if job.pack:
        game = game.repacked(job.pack)
    s = game.unpack(job.state)
    if not job.played:
        return look(Chair(game, s, job.seat, []), s.seats, job.effort)
    return judge(Chair(game, s, job.seat, game.codes(s, job.seat)), s.seats, job.played, job.effort)


def look(chair: Chair, seats: int, effort: Effort) -> Found:
    """The share of the win that a seat can expect, asked now or not: an average over games played on in thought."""
    random = Random(effort.seed)
    thinking = thinking_of(chair)
    search = Search(chair.game, chair.seat, seats, thinking, random.random)
    most = effort.iterations if effort.iterations or effort.seconds else thinking.iterations
    end = perf_counter() + effort.seconds / LOOK if effort.seconds else None
    values: list[float] = []
    while most is None or len(values) < max(FEWEST, most // LOOK):
        before = search.sums[chair.seat]
        search.iterate(imagined(chair, search, random))
        values.append(search.sums[chair.seat] - before)
        if end is not None and perf_counter() >= end:
            break
    share = sum(values) / len(values)
    return {"share": round(share, 4), "noise": round(standard_error(values), 4)}


def judge(chair: Chair, seats: int, played: str, effort: Effort) -> Found:
    """What the search would have done, what that and the pick that was made promised, and what the difference cost."""
    thought = consider(chair, effort.seed, effort.iterations, effort.seconds)
    made = chair.picks().index(played)
    best, value, loss, error = thought.share, thought.share, 0.0, 0.0
    if made != thought.best:
        compared = compare(chair, seats, thought.best, made, max(FEWEST, thought.iterations // 2), effort.seed)
        best, value, error = compared
        loss = max(0.0, best - value)
    share = max(best, value)
    return {
        "share": round(share, 4),
        "noise": round(sqrt(share * (1 - share) / max(1, thought.options[thought.best].visits)), 4),  # at most
        "loss": round(loss, 4),
        "error": round(error, 4),
        "sure": round(thought.sure, 3),
        "iterations": thought.iterations,
        "choices": chair.choices,
        "prompt": chair.ask().prompt.plain(),
        "best": _option(chair, thought, thought.best, best),
        "played": _option(chair, thought, made, value),
    }


def _option(chair: Chair, thought: Thought, i: int, share: float) -> Found:
    option = chair.ask().options[i]
    return {
        "pick": option.pick,
        "label": option.label.plain(),
        "share": round(share, 4),
        "visits": thought.options[i].visits,
    }
