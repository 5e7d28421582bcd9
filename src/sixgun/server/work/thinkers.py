"""Bots think in processes of their own, so that no table waits for another.

There are several lanes. What takes milliseconds is done in the quick one and never waits behind a search. Searches, of
bots and for hints, share the time that there is. Long logs of tables are folded in a lane of their own. What guests
ask for beside their tables has four more, in which they take turns: for what they bring and look at, such as replays
and decks, for the odds of decks, for games that decks are tried in, and for reviews. Nothing of that ever stands in
the way of a bot.

No bot answers before the moment that is usual for its level, however soon it knew, nor later than was settled before it
began to think: how long it takes tells nothing of what it holds.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from typing import Any, Literal, TypeVar

from sixgun.bots import NAMES as BOTS
from sixgun.bots import STAND_IN
from sixgun.bots.advice import Hint
from sixgun.core.plain import Plain
from sixgun.server.clock import Clock
from sixgun.server.metrics import Metrics
from sixgun.server.work import thoughts
from sixgun.server.work.lanes import Lane
from sixgun.server.work.own_bots import OwnBots
from sixgun.server.work.processes import Processes
from sixgun.server.work.programs import Programs
from sixgun.server.work.schedule import OVERHEAD, Schedule, Turn

T = TypeVar("T")
log = logging.getLogger("sixgun.server")
LaneName = Literal["quick", "tables", "search"]
SEARCHES = ("hard",)  # the bots that search
LATEST = 1.8  # seconds from the question after which a search is not waited for
WITHIN = 1.6  # seconds from the question after which no search goes on: bots answer within two
SHORTEST = 0.03  # seconds below which the rules' advice is better than a search
STAND_BACK: dict[LaneName, int] = {"quick": 0, "tables": 5, "search": 5}  # niceness
GUESTS_STAND_BACK, REVIEWS_STAND_BACK, TRIALS_STAND_BACK = 10, 15, 19
AT_ONCE = 8  # pieces of work that one address may have waiting in a lane


def _forget(task: asyncio.Task[Any]) -> None:
    """What came of it is of no use any more."""
    if not task.cancelled():
        task.exception()


class Thinkers:
    """The lanes, and the pace of the bots: milliseconds from question to answer, of quick ones and of `hard`."""

    def __init__(
        self,
        processes: int = 0,
        metrics: Metrics | None = None,
        clock: Clock | None = None,
        paces: tuple[int, int] = (0, 0),
        programs: Programs | None = None,
        own: OwnBots | None = None,
    ) -> None:
        self.programs = programs or Programs({}, 1)
        self.own = own or OwnBots({}, 1)
        count = processes or os.cpu_count() or 1
        counts: dict[LaneName, int] = {"quick": count, "tables": 1, "search": count}
        self.lanes = {lane: Processes(counts[lane], niceness) for lane, niceness in STAND_BACK.items()}
        self.metrics = metrics or Metrics()
        self.guests = Lane("guests", Processes(1, GUESTS_STAND_BACK), AT_ONCE, self.metrics)
        self.reviews = Lane("reviews", Processes(1, REVIEWS_STAND_BACK), AT_ONCE, self.metrics)
        self.deck_odds = Lane("odds", Processes(1, GUESTS_STAND_BACK), AT_ONCE, self.metrics)
        self.trials = Lane("trials", Processes(1, TRIALS_STAND_BACK), AT_ONCE, self.metrics)
        self.clock = clock or Clock()
        self.pace, self.search_pace = paces[0] / 1000, paces[1] / 1000
        longest = max(self.search_pace - 2 * OVERHEAD, 10 * SHORTEST)
        self.schedule = Schedule(count, longest, SHORTEST)
        self._turns: dict[Turn, asyncio.Future[None]] = {}

    async def run(self, job: Callable[..., T], *args: Any, lane: LaneName = "quick") -> T:
        """Run a job in another process."""
        return await self.lanes[lane].run(job, *args)

    # ---- bots

    async def pick(
        self, game: str, pack: dict[str, Plain], state: bytes, seat: int, bot: str, pause: float = 1.0
    ) -> str:
        """What a bot does in that seat, when it is time to say so: after so many times the usual pause."""
        asked = self.clock.now()
        seat_of = (game, pack, state, seat)
        pick, moment = None, asked + self.pace * pause
        if bot in SEARCHES:
            pick, moment = await self._hard(asked, pause, *seat_of)
            bot = bot if pick is not None else STAND_IN
        elif bot in self.programs:
            pick = await self._program(bot, *seat_of)
            bot = bot if pick is not None else STAND_IN
        elif bot in self.own:
            pick = await self.own.pick(bot, *seat_of)
            bot = bot if pick is not None else STAND_IN
        elif bot not in BOTS:
            log.warning("bot %s: not known here any more", bot)
            bot = STAND_IN
        if pick is None:
            pick = await self.run(thoughts.think, *seat_of, bot, secrets.randbits(62))
        await self.clock.until(moment)
        self.metrics.answers.labels(bot).observe(self.clock.now() - asked)
        return pick

    async def _program(self, name: str, game: str, pack: dict[str, Plain], state: bytes, seat: int) -> str | None:
        """What a program does; None if it does not answer."""
        question = await self.run(thoughts.put, game, pack, state, seat)
        index = await self.programs.pick(name, question)
        return None if index is None else str(question["picks"][index])

    async def hint(self, game: str, pack: dict[str, Plain], state: bytes, seat: int, seed: int) -> Hint | None:
        """What `hard` would do in that seat; None while too many others think."""
        _, found = await self._search(self.clock.now(), thoughts.hint, game, pack, state, seat, seed)
        return found

    async def odds(self, game: str, pack: dict[str, Plain], state: bytes, seat: int) -> list[dict[str, Plain]]:
        """The odds that matter to that seat."""
        return await self.run(thoughts.odds, game, pack, state, seat, lane="search")

    # ---- searches

    async def _hard(self, asked: float, pause: float, *seat_of: Any) -> tuple[str | None, float]:
        """What the search finds, and when to say it; None if there is no time, or the machine keeps it waiting."""
        search = asyncio.create_task(self._search(asked, thoughts.search, *seat_of, secrets.randbits(60)))
        await asyncio.wait((search,), timeout=max(0.0, asked + LATEST - self.clock.now()))
        moment = asked + self.search_pace * pause
        if not search.done():
            search.add_done_callback(_forget)  # it ends by itself, and only then gives its place back
            self.metrics.hurried.inc()
            return None, moment
        turn, pick = search.result()
        return pick, max(moment, turn.over)

    async def _search(self, asked: float, job: Callable[..., T], *args: Any) -> tuple[Turn, T | None]:
        """A search for as long as there is time, and what came of it; None if there is no time at all."""
        turn = self.schedule.ask(asked + WITHIN)
        begins = self._turns[turn] = asyncio.get_running_loop().create_future()
        try:
            self._begin()
            await begins
            if not turn.seconds:
                self.metrics.hurried.inc()
                return turn, None
            return turn, await self.run(job, *args, turn.seconds, lane="search")
        finally:
            self._turns.pop(turn, None)
            self.schedule.leave(turn)
            self._begin()

    def _begin(self) -> None:
        for turn in self.schedule.begin(self.clock.now()):
            begins = self._turns[turn]
            if not begins.done():
                begins.set_result(None)

    # ---- the processes

    def warm(self, lane: LaneName = "quick") -> None:
        """Start the processes of a lane before anybody waits for them."""
        self.lanes[lane].warm()

    def close(self) -> None:
        for processes in self._all_processes():
            processes.close()
        self.programs.close()

    def see_off(self) -> None:
        """Close, and wait until all processes have gone."""
        self.close()
        for processes in self._all_processes():
            processes.see_off()

    def _all_processes(self) -> list[Processes]:
        beside = (self.guests, self.reviews, self.deck_odds, self.trials)
        return [*self.lanes.values(), *[lane.processes for lane in beside], self.own.processes]
