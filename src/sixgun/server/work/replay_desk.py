"""The desk for replays: sees to it that any step of a finished game costs about the same, early or late.

A record is folded once, piece by piece, and what was found on the way is remembered: marks, from which every step is
near, and what there is to say of the record. Those that were asked for longest ago make room for others.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from typing import Any

from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused
from sixgun.server.work import replays
from sixgun.server.work.lanes import Asker, Lane, TooMuch
from sixgun.server.work.replays import Place, Shown, Walked

ROOM = 64_000_000  # bytes of marks that are remembered


class Folded:
    """How far a record has been folded."""

    def __init__(self, picks: int, told: int) -> None:
        self.picks = picks
        self.told = told  # tells the record from another one of its name
        self.marks = [Place()]
        self.last = Place()
        self.about: dict[str, Plain] | None = None
        self.size = 1000  # bytes, about
        self.lock = asyncio.Lock()

    def before(self, step: int) -> Place:
        """The last mark from which that step can be told."""
        return self.marks[bisect_right(self.marks, max(0, step - 1), key=lambda mark: mark.at) - 1]

    def take(self, walked: Walked) -> None:
        self.last, self.about = walked.place, walked.about
        self.marks += walked.marks
        self.size += sum([len(mark.state) + 100 for mark in walked.marks])


class ReplayDesk:
    """Answers questions about records, each with its name."""

    def __init__(self, lane: Lane, most_picks: int) -> None:
        self.lane, self.most_picks = lane, most_picks
        self._folded: OrderedDict[str, Folded] = OrderedDict()

    async def about(self, asker: Asker, name: str, body: bytes) -> dict[str, Plain]:
        """Who played, how it ended, and whether the shuffle was the promised one."""
        folded = self._of(name, body)
        async with folded.lock:
            try:
                return await self._walk(asker, folded, body)
            except TooMuch:
                raise
            except Refused as refused:
                problem = refused.refusal
            folded.about = await self.lane.run(asker, replays.broken, body, problem)
            return folded.about

    async def accept(self, asker: Asker, body: bytes) -> tuple[str, Record, bytes]:
        """A record that somebody brought: its name, itself without its picks, and as it is to be kept; else Refused."""
        name, record, kept = await self.lane.run(asker, replays.accept, body, self.most_picks)
        folded = self._of(name, kept)
        async with folded.lock:
            about: dict[str, Any] = await self._walk(asker, folded, kept)
        if about["problem"] is not None:
            problem = about["problem"]
            raise Refused(Refusal(problem["code"], problem["args"], problem["rule"]), record.game)
        return name, record, kept

    async def steps(self, asker: Asker, name: str, body: bytes, viewer: str, first: int, count: int) -> bytes:
        """Some steps as a viewer saw them, as JSON."""
        folded = self._of(name, body)
        end = min(first + min(count, replays.STEPS_CAP), folded.picks + 1)
        async with folded.lock:
            while folded.about is None and folded.last.at < min(first - 1, folded.picks):
                folded.take(await self.lane.run(asker, replays.walk, body, folded.last))
        self._make_room()
        told: list[bytes] = []
        place = folded.before(first)
        while first < end or not told:  # who looks beyond the end is still told whether the viewer is there
            shown: Shown = await self.lane.run(asker, replays.show, body, viewer, place, first, max(0, end - first))
            place, first = shown.place, first + shown.many
            told.append(shown.steps)
            if first > folded.picks:
                break
        return b'{"steps":[' + b",".join([part for part in told if part]) + b"]}"

    async def _walk(self, asker: Asker, folded: Folded, body: bytes) -> dict[str, Plain]:
        while folded.about is None:
            folded.take(await self.lane.run(asker, replays.walk, body, folded.last))
        self._make_room()
        return folded.about

    def _of(self, name: str, body: bytes) -> Folded:
        folded = self._folded.get(name)
        if folded is None or folded.told != hash(body):  # the record may have lost a name
            folded = self._folded[name] = Folded(replays.length(body), hash(body))
        self._folded.move_to_end(name)
        return folded

    def _make_room(self) -> None:
        while len(self._folded) > 1 and sum([folded.size for folded in self._folded.values()]) > ROOM:
            self._folded.popitem(last=False)
