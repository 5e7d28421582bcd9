"""Reviews of finished games, thought out piece by piece in a lane of their own, and kept for everybody.

Those who ask take turns. A review that nobody has asked about for a while is set aside with what was found so far, and
goes on when somebody asks again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec

from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.review import FORMAT, Decision, Found, Plan, judged, work
from sixgun.server.clock import wall_ms
from sixgun.server.settings import Settings
from sixgun.server.work import replays
from sixgun.server.work.lanes import Lane
from sixgun.server.work.processes import Closed
from sixgun.server.work.replays import Place
from sixgun.server.work.review_pieces import Surveyed, effort_for, lay_out, put_together, survey
from sixgun.store import Store
from sixgun.store.reviews import KeptReview, keep_review, read_review

log = logging.getLogger("sixgun.server")
STAMP = msgspec.Raw(msgspec.json.encode(FORMAT))
FEWEST, MOST = 40, 400  # iterations for one decision
CEILING = 4.0  # seconds for one decision, however slow the machine is
TELL = 1000  # milliseconds between two notes of how far a review has come
WAITS, WORKS = 600_000, 60_000  # milliseconds after which a review that another node had begun counts as lost
PATIENCE = 60.0  # seconds for which a review goes on if nobody asks how it stands
FORGET = 3600.0  # seconds after which one that was set aside is forgotten


class Wanted:
    """A review that somebody wants, and how far it has come."""

    def __init__(self, replay: str, body: bytes, guest: str, key: str) -> None:
        self.replay, self.body, self.guest = replay, body, guest
        self.key = key  # of the asker: those with the same one share their turns
        self.place, self.phase = Place(), -1
        self.decisions: list[Decision] = []
        self.plan: Plan | None = None
        self.found: list[Found] = []
        self.asked = time.monotonic()  # when somebody last asked
        self.noted = wall_ms()

    def spend(self) -> None:
        """How much one may want is bounded by how many reviews one may have, and how long they are."""

    @property
    def total(self) -> int:
        return len(self.plan.jobs) if self.plan else 0

    @property
    def attended(self) -> bool:
        """Whether somebody still waits for it."""
        return time.monotonic() - self.asked < PATIENCE


class Reviews:
    """Those that are wanted."""

    def __init__(self, store: Store, lane: Lane, settings: Settings) -> None:
        self._store = store
        self._lane = lane
        self._limits = settings.limits
        self._alone = not settings.nats  # nobody else can be at work on a review
        self._wanted: dict[str, Wanted] = {}  # in the order in which they were asked for
        self._failed: set[str] = set()  # a fault in the program: it would only happen again
        self._workers: dict[str, asyncio.Task[None]] = {}  # by who asks

    async def want(self, replay: str, body: bytes, guest: str, key: str) -> None:
        """Put a review on the list, unless it is there already, or made already."""
        if (await self.told(replay))["state"] != "none":
            return
        if replay in self._failed:
            raise Refused(Refusal("review-failed"))
        picks = replays.length(body)
        if picks > self._limits.review_picks:
            raise Refused(Refusal("review-too-long", {"picks": picks, "most": self._limits.review_picks}))
        self._check_room(guest, key)
        if replay not in self._wanted:
            self._wanted[replay] = Wanted(replay, body, guest, key)
            await self._keep(self._wanted[replay])
            self._go_on(key)

    def _check_room(self, guest: str, key: str) -> None:
        """Refused if too many are waited for: by the guest, from the address, or in the whole house."""
        limits, waiting = self._limits, [one for one in self._wanted.values() if one.attended]
        for count, most in (
            (sum([one.guest == guest for one in waiting]), limits.reviews_per_guest),
            (sum([one.key == key for one in waiting]), limits.reviews_per_address),
            (len(waiting), limits.reviews_waiting),
        ):
            if count >= most:
                raise Refused(Refusal("too-many-reviews", {"most": most}))

    async def told(self, replay: str) -> dict[str, Any]:
        """How a review stands: none, waiting, working or done. Asking keeps it going.

        The review itself comes by its fields, each as JSON: a long one is not read for everybody who asks.
        """
        wanted = self._wanted.get(replay)
        if wanted is not None:
            wanted.asked = time.monotonic()
            self._go_on(wanted.key)
            first = next(one for one in self._wanted.values() if one.key == wanted.key and one.attended)
            state = "working" if first is wanted else "waiting"
            so_far = judged(wanted.plan, wanted.found) if wanted.plan else []
            return {"state": state, "done": len(wanted.found), "of": wanted.total, "review": None, "judged": so_far}
        kept = await read_review(self._store.engine, replay)
        review = msgspec.json.decode(kept.body, type=dict[str, msgspec.Raw]) if kept and kept.body else None
        if kept and review and review["review"] == STAMP:
            return {"state": "done", "done": kept.total, "of": kept.total, "review": review, "judged": []}
        if kept is None or review or self._alone or wall_ms() - kept.at > (WORKS if kept.done else WAITS):
            return {"state": "none", "done": 0, "of": 0, "review": None, "judged": []}
        state = "working" if kept.done else "waiting"
        return {"state": state, "done": kept.done, "of": kept.total, "review": None, "judged": []}

    async def close(self) -> None:
        for worker in self._workers.values():
            worker.cancel()
        await asyncio.gather(*self._workers.values(), return_exceptions=True)

    # ---- the work: for each of those who ask, one review after the other; the lane lets them take turns

    def _go_on(self, key: str) -> None:
        worker = self._workers.get(key)
        if worker is None or worker.done():
            self._workers[key] = asyncio.create_task(self._work_for(key))
            self._workers[key].add_done_callback(lambda done: self._over(key, done))

    def _over(self, key: str, worker: asyncio.Task[None]) -> None:
        if self._workers.get(key) is worker:
            del self._workers[key]

    async def _work_for(self, key: str) -> None:
        self._forget()
        while True:
            wanted = next((one for one in self._wanted.values() if one.key == key and one.attended), None)
            if wanted is None:
                return
            try:
                if await self._piece(wanted):
                    del self._wanted[wanted.replay]
            except Closed:
                return  # it is made when somebody asks again
            except Exception:  # a review that fails must not keep the others waiting
                log.exception("the review of %s failed", wanted.replay)
                self._failed.add(wanted.replay)
                del self._wanted[wanted.replay]

    async def _piece(self, wanted: Wanted) -> bool:
        """One piece of work; whether the review is done with it."""
        if wanted.plan is None:
            await self._survey(wanted)
            return False
        if len(wanted.found) < wanted.total:
            wanted.found.append(await self._lane.run(wanted, work, wanted.plan.jobs[len(wanted.found)]))
            if wall_ms() - wanted.noted > TELL:
                await self._keep(wanted)
            return False
        total = wanted.total
        wanted.plan.jobs = []
        body = await self._lane.run(wanted, put_together, wanted.plan, wanted.found)
        await self._keep(wanted, total, body)
        return True

    async def _survey(self, wanted: Wanted) -> None:
        """Find the decisions of the game; once all are known, lay the work out."""
        seen: Surveyed = await self._lane.run(wanted, survey, wanted.body, wanted.place, wanted.phase)
        wanted.place, wanted.phase = seen.place, seen.phase
        wanted.decisions += seen.decisions
        if seen.over:
            effort = effort_for(len(wanted.decisions), self._limits.review_iterations, FEWEST, MOST, CEILING)
            wanted.plan = await self._lane.run(wanted, lay_out, wanted.body, wanted.decisions, seen.scores, effort)
            wanted.decisions = []

    def _forget(self) -> None:
        now = time.monotonic()
        for replay in [one.replay for one in self._wanted.values() if now - one.asked > FORGET]:
            del self._wanted[replay]

    async def _keep(self, wanted: Wanted, total: int = 0, body: bytes = b"") -> None:
        wanted.noted = wall_ms()
        kept = KeptReview(wanted.noted, len(wanted.found), total or wanted.total, body)
        await keep_review(self._store.engine, wanted.replay, kept)
