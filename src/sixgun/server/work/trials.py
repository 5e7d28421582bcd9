"""Trials: gauntlets of decks, searches for swaps, and games that tell how even a showdown is. They are played piece by
piece in a lane that stands back for all others.

What a guest waits for is done in the lane of the guests: a list is read there, and a game is recorded for a replay.
So an answer never waits behind the games or the search of a trial.

A trial lives in the memory of its node. It goes on for a while if nobody asks how it stands, and is forgotten later.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Literal

from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused
from sixgun.lab import balance
from sixgun.lab.decks import TRIED, gauntlet, tune
from sixgun.lab.rates import wilson
from sixgun.server.settings import Limits
from sixgun.server.work import trial_pieces
from sixgun.server.work.lanes import Lane
from sixgun.server.work.processes import Closed

log = logging.getLogger("sixgun.server")
Kind = Literal["gauntlet", "tune", "balance"]
GAMES: dict[Kind, int] = {"gauntlet": gauntlet.GAMES, "tune": tune.GAMES, "balance": balance.GAMES}
CHUNK = 4  # games of one piece of work
PATIENCE = 600.0  # seconds for which a trial goes on if nobody asks how it stands
FORGET = 3600.0  # seconds after which it is forgotten
MOST_KEPT = 200  # trials, finished or not
WEIGHED = 6  # changes of one piece of a search


class Trial:
    """Something that is being tried, and how far it has come."""

    def __init__(self, kind: Kind, game: str, guest: str, key: str, text: str, format: str = "") -> None:
        self.id = secrets.token_hex(8)
        self.kind, self.game, self.guest, self.key = kind, game, guest, key
        self.text, self.format = text, format
        self.seed = secrets.randbits(31)
        self.state: Literal["waiting", "working", "done", "failed"] = "waiting"
        self.packs: list[dict[str, Plain]] = []  # that are played: the deck as it is, then with each swap
        self.fought: list[list[Any]] = []
        self.found: list[Any] = []  # swaps
        self.weighed = self.to_weigh = 0  # changes of a search
        self.report: Any = None
        self.asked = time.monotonic()

    def spend(self) -> None:
        """How much one may want is bounded by how many trials one may have."""

    @property
    def running(self) -> bool:
        return self.state in ("waiting", "working")

    @property
    def games(self) -> int:
        return GAMES[self.kind]

    @property
    def done(self) -> int:
        return sum([len(games) for games in self.fought])

    @property
    def total(self) -> int:
        return self.games * max(1, len(self.packs))

    def told(self) -> dict[str, Any]:
        first = self.fought[0] if self.fought else []
        even = self.kind == "balance"
        won = 0.0 if even else sum([row.won for row in first])
        low, high = wilson(won, len(first))
        return {
            "trial": self.id,
            "kind": self.kind,
            "state": self.state,
            "done": self.done,
            "of": self.total,
            "weighed": self.weighed,
            "to_weigh": self.to_weigh,
            "rate": won / len(first) if first else 0.0,
            "low": low,
            "high": high,
            "sides": balance.by_side(first) if even else [],
            "report": self.report,
        }


class Trials:
    """Those of this node."""

    def __init__(self, lane: Lane, guests: Lane, limits: Limits) -> None:
        self._lane, self._guests, self._limits = lane, guests, limits
        self._trials: dict[str, Trial] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}

    def check_room(self, guest: str, key: str) -> None:
        """Refused if too many run: of the guest, from the address, or in the whole house."""
        running = [trial for trial in self._trials.values() if trial.running]
        for count, most in (
            (sum([trial.guest == guest for trial in running]), self._limits.trials_per_guest),
            (sum([trial.key == key for trial in running]), self._limits.trials_per_address),
            (len(running), self._limits.trials_waiting),
        ):
            if count >= most:
                raise Refused(Refusal("too-many-trials", {"most": most}))

    async def begin(self, trial: Trial) -> None:
        """Put a trial on the list. What can't be played is refused at once."""
        self._forget()
        self.check_room(trial.guest, trial.key)
        self._trials[trial.id] = trial
        try:
            wanted = (trial.kind, trial.game, trial.text, trial.format)
            prepared = await self._guests.run(trial, trial_pieces.prepare, *wanted)
        except BaseException:
            self._trials.pop(trial.id, None)
            raise
        trial.packs, trial.fought = [prepared], [[]]
        if trial.id in self._trials:
            self._workers[trial.id] = asyncio.create_task(self._work(trial))

    def find(self, id: str, guest: str) -> Trial:
        """A trial of this guest; to ask keeps it going."""
        trial = self._trials.get(id)
        if trial is None or trial.guest != guest:
            raise Refused(Refusal("no-such-trial"))
        trial.asked = time.monotonic()
        return trial

    def cancel(self, id: str, guest: str) -> None:
        self._drop(self.find(id, guest))

    async def replay(self, trial: Trial, number: int) -> Record:
        """The record of one of its games."""
        if not trial.packs or not any([row.number == number for row in trial.fought[0]]):
            raise Refused(Refusal("no-such-replay"))
        wanted = (trial.kind, trial.game, trial.packs[0], number, trial.seed)
        record: Record = await self._guests.run(trial, trial_pieces.record, *wanted)
        return record

    def forget(self, guest: str) -> None:
        """Nothing is left of a guest's trials."""
        for trial in [trial for trial in self._trials.values() if trial.guest == guest]:
            self._drop(trial)

    async def close(self) -> None:
        for worker in self._workers.values():
            worker.cancel()
        await asyncio.gather(*self._workers.values(), return_exceptions=True)

    # ---- the work

    async def _run(self, trial: Trial, job: Callable[..., Any], *args: Any) -> Any:
        return await self._lane.run(trial, job, *args)

    async def _work(self, trial: Trial) -> None:
        trial.state = "working"
        try:
            if trial.kind == "tune":
                await self._search(trial)
            for number in range(len(trial.packs)):
                await self._play(trial, number)
            trial.report = await self._run(trial, trial_pieces.report, trial.kind, trial.fought, trial.found)
            trial.state = "done"
        except (asyncio.CancelledError, Closed):
            raise
        except Exception:
            log.exception("a trial failed")
            trial.state = "failed"
        finally:
            self._workers.pop(trial.id, None)

    async def _search(self, trial: Trial) -> None:
        """Weigh single changes, then the most promising pairs of them, piece by piece; then find the cards."""
        singles = await self._run(trial, trial_pieces.changes, trial.text, trial.format)
        trial.to_weigh = len(singles) + tune.MOST_PAIRS + 1
        pairs = tune.best_pairs(singles, await self._weigh(trial, singles))
        trial.to_weigh = len(singles) + len(pairs)
        chances = await self._weigh(trial, pairs)
        found = await self._run(trial, trial_pieces.swaps, trial.text, trial.format, pairs, chances)
        trial.found = [row for row, _ in found]
        trial.packs += [pack for _, pack in found[:TRIED]]
        trial.fought += [[] for _ in found[:TRIED]]
        trial.report = {"swaps": trial.found}  # the odds are known before the games are played

    async def _weigh(self, trial: Trial, changes: list[tune.Change]) -> list[float]:
        chances: list[float] = []
        while len(chances) < len(changes):
            some = changes[len(chances) : len(chances) + WEIGHED]
            chances += await self._run(trial, trial_pieces.weigh, trial.text, trial.format, some)
            trial.weighed += len(some)
        return chances

    async def _play(self, trial: Trial, number: int) -> None:
        fought = trial.fought[number]
        while len(fought) < trial.games and time.monotonic() - trial.asked < PATIENCE:
            last = min(len(fought) + CHUNK, trial.games)
            what = (trial.kind, trial.game, trial.packs[number])
            fought += await self._run(trial, trial_pieces.fight, *what, len(fought), last, trial.seed)

    def _drop(self, trial: Trial) -> None:
        self._trials.pop(trial.id, None)
        worker = self._workers.pop(trial.id, None)
        if worker is not None:
            worker.cancel()

    def _forget(self) -> None:
        now = time.monotonic()
        for trial in list(self._trials.values()):
            if now - trial.asked > FORGET or (len(self._trials) >= MOST_KEPT and not trial.running):
                self._drop(trial)
