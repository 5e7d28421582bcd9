"""Reviews of finished games, thought out beside the bots: one at a time, piece by piece, and kept for everybody."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.review import FORMAT, Effort, Found, Job, Plan, document, plan, work
from sixgun.server.clock import wall_ms
from sixgun.server.settings import Settings
from sixgun.server.work.replays import read
from sixgun.server.work.thinkers import Thinkers
from sixgun.store import Store
from sixgun.store.reviews import KeptReview, keep_review, read_review

log = logging.getLogger("sixgun.server")
FEWEST, MOST = 40, 400  # iterations for one decision
CEILING = 4.0  # seconds for one decision, however slow the machine is
TELL = 1000  # milliseconds between two notes of how far a review has come
WAITS, WORKS = 600_000, 60_000  # milliseconds after which a review that another node had begun counts as lost


def laid_out(body: bytes, iterations: int) -> Plan:
    """What there is to do for the review of a record. Runs in another process, for folding a record takes time."""
    record, game = read(body)
    decisions = len(plan(record, game, Effort(1)).judged)
    each = max(FEWEST, min(MOST, iterations // max(1, decisions)))
    return plan(record, game, Effort(each, CEILING))


def size(body: bytes, iterations: int) -> int:
    """How many jobs a review has; a record that does not replay is Refused."""
    return len(laid_out(body, iterations).jobs)


class Reviews:
    """Those that are wanted, in the order in which they were asked for."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self._store = store
        self._thinkers = thinkers
        self._limits = settings.limits
        self._alone = not settings.nats  # nobody else can be at work on a review
        self._wanted: dict[str, tuple[int, int, bytes]] = {}  # by replay: jobs done, jobs in all, the record
        self._failed: set[str] = set()  # a fault in the program: it would only happen again
        self._worker: asyncio.Task[None] | None = None

    async def want(self, replay: str, record: bytes) -> None:
        """Put a review on the list, unless it is there already, or made already."""
        if (await self.told(replay))["state"] != "none":
            return
        if replay in self._failed:
            raise Refused(Refusal("review-failed"))
        if len(self._wanted) >= self._limits.reviews_waiting:
            raise Refused(Refusal("too-many-reviews", {"most": self._limits.reviews_waiting}))
        total = await self._think(size, record, self._limits.review_iterations)
        if replay not in self._wanted:
            self._wanted[replay] = (0, total, record)
            await self._keep(replay, 0, total)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work_on())

    async def told(self, replay: str) -> dict[str, Plain]:
        """How a review stands: none, waiting, working or done."""
        if replay in self._wanted:
            done, total, _ = self._wanted[replay]
            first = replay == next(iter(self._wanted))
            return {"state": "working" if first else "waiting", "done": done, "of": total, "review": None}
        kept = await read_review(self._store.engine, replay)
        review: Any = msgspec.json.decode(kept.body) if kept and kept.body else None
        if kept and review and review["review"] == FORMAT:
            return {"state": "done", "done": kept.total, "of": kept.total, "review": review}
        if kept is None or review or self._alone or wall_ms() - kept.at > (WORKS if kept.done else WAITS):
            return {"state": "none", "done": 0, "of": 0, "review": None}
        return {"state": "working" if kept.done else "waiting", "done": kept.done, "of": kept.total, "review": None}

    async def close(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def _work_on(self) -> None:
        while self._wanted:
            replay = next(iter(self._wanted))
            try:
                await self._review(replay)
            except Exception:  # a review that fails must not keep the others waiting
                log.exception("the review of %s failed", replay)
                self._failed.add(replay)
            self._wanted.pop(replay)

    async def _review(self, replay: str) -> None:
        _, total, record = self._wanted[replay]
        todo = await self._think(laid_out, record, self._limits.review_iterations)
        found: list[Found] = []
        noted = wall_ms()
        for job in todo.jobs:
            found.append(await self._job(job))
            self._wanted[replay] = (len(found), total, record)
            if wall_ms() - noted > TELL:
                noted = wall_ms()
                await self._keep(replay, len(found), total)
        await self._keep(replay, total, total, msgspec.json.encode(document(todo, found)))

    async def _job(self, job: Job) -> Found:
        found: Found = await self._think(work, job)
        return found

    async def _think(self, job: Any, *args: Any) -> Any:
        """Every piece of work goes to the lane of what takes long, through here."""
        return await self._thinkers.run(job, *args, lane="long")

    async def _keep(self, replay: str, done: int, total: int, body: bytes = b"") -> None:
        await keep_review(self._store.engine, replay, KeptReview(wall_ms(), done, total, body))
