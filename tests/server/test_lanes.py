"""Lanes: those who ask take turns, who leaves is forgotten, and any step of a replay costs about the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import sixgun
from sixgun.core import records
from sixgun.core.match import Match
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import keys
from sixgun.server.metrics import Metrics
from sixgun.server.work import replays
from sixgun.server.work.lanes import Lane, TooMuch
from sixgun.server.work.processes import Processes
from sixgun.server.work.replay_desk import ReplayDesk


class Somebody:
    """Asks for work, and pays with what it has."""

    def __init__(self, key: str, purse: int = 1_000_000) -> None:
        self.key, self.purse = key, purse

    def spend(self) -> None:
        if not self.purse:
            raise TooMuch(Refusal("too-much-work"))
        self.purse -= 1


class Here(Processes):
    """Works in this process, when it is told to."""

    def __init__(self, at_once: bool = True) -> None:
        super().__init__(1)
        self.at_once = at_once
        self.begun: list[Any] = []
        self.ends: list[asyncio.Future[None]] = []

    async def run(self, job: Callable[..., Any], *args: Any) -> Any:
        self.begun.append(args)
        if not self.at_once:
            self.ends.append(asyncio.get_running_loop().create_future())
            await self.ends[-1]
        return job(*args)


def a_lane(processes: Processes, most: int = 100) -> Lane:
    return Lane("guests", processes, most, Metrics())


def same(value: Any) -> Any:
    return value


async def let(something: Awaitable[object] | None = None) -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_those_who_ask_take_turns_however_much_one_of_them_wants() -> None:
    async def runs() -> None:
        here = Here(at_once=False)
        lane = a_lane(here)
        greedy, modest = Somebody("greedy"), Somebody("modest")
        jobs = [asyncio.create_task(lane.run(greedy, same, f"greedy {n}")) for n in range(20)]
        await let()
        jobs.append(asyncio.create_task(lane.run(modest, same, "modest")))
        while not all(job.done() for job in jobs):
            await let()
            here.ends[-1].set_result(None) if not here.ends[-1].done() else None
        order = [args[0] for args in here.begun]
        assert order[:3] == ["greedy 0", "greedy 1", "modest"]
        assert order[3:] == [f"greedy {n}" for n in range(2, 20)]
        assert [job.result() for job in jobs] == [f"greedy {n}" for n in range(20)] + ["modest"]

    asyncio.run(runs())


def test_who_leaves_costs_no_more_than_the_piece_that_runs() -> None:
    async def runs() -> None:
        here = Here(at_once=False)
        lane = a_lane(here)
        jobs = [asyncio.create_task(lane.run(Somebody(f"{n % 3}"), same, n)) for n in range(30)]
        await let()
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert (len(here.begun), lane.waiting) == (1, 0)
        honest = asyncio.create_task(lane.run(Somebody("honest"), same, "honest"))
        await let()
        assert len(here.begun) == 1  # the piece that runs is still running
        here.ends[0].set_result(None)
        await let()
        here.ends[1].set_result(None)
        assert await honest == "honest"

    asyncio.run(runs())


def test_so_many_pieces_wait_for_one_address_and_each_is_paid_for() -> None:
    async def runs() -> None:
        lane = a_lane(Here(at_once=False), most=3)
        jobs = [asyncio.create_task(lane.run(Somebody("a"), same, n)) for n in range(6)]
        await let()
        refused = [job.exception() for job in jobs if job.done()]
        assert len(refused) == 2  # one runs, three wait
        assert all(isinstance(error, TooMuch) and error.refusal.code == "too-much-at-once" for error in refused)
        for job in jobs:
            job.cancel()
        quick, poor = a_lane(Here()), Somebody("b", purse=2)
        assert [await quick.run(poor, same, n) for n in range(2)] == [0, 1]
        with pytest.raises(TooMuch):
            await quick.run(poor, same, 2)

    asyncio.run(runs())


def test_a_piece_that_fails_frees_its_place() -> None:
    async def runs() -> None:
        lane = a_lane(Processes(1))
        try:
            for _ in range(3):
                with pytest.raises(ZeroDivisionError):
                    await lane.run(Somebody("a"), divmod, 1, 0)
            assert await lane.run(Somebody("a"), divmod, 7, 2) == (3, 1)
        finally:
            lane.processes.close()

    asyncio.run(runs())


# ---- replays


def brought(key: str, picks: int = 90, seats: int | None = None) -> Match:
    """A match of so many random picks: the first that is long enough."""
    chance = Random(f"{key} brought")
    while True:
        match = Match(sixgun.game(key), seats, seed=chance.getrandbits(60))
        while match.asks() and len(match.picks) < picks:
            ask = chance.choice(match.asks())
            match.play(ask.seat, chance.choice(ask.options).pick)
        if len(match.picks) == picks:
            return match


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Every pick of a record that is folded, and that pieces are as short as can be."""
    found: list[int] = []
    fold_one = records.fold_one

    def counted(record: Any, game: Any, s: Any, number: int) -> list[Any]:
        found.append(number)
        return fold_one(record, game, s, number)

    monkeypatch.setattr(records, "fold_one", counted)
    monkeypatch.setattr(replays, "SECONDS", 0.0)
    replays.known.cache_clear()
    return iter([found])  # type: ignore[return-value]


@pytest.mark.parametrize("key", keys())
def test_any_step_of_a_replay_costs_about_the_same(key: str, folded: Iterator[list[int]]) -> None:
    counted = next(folded)
    match = brought(key)
    body = match.record().json().encode()

    async def runs() -> None:
        desk = ReplayDesk(a_lane(Here()), 1000)
        about = await desk.about(Somebody("a"), "one", body)
        assert (about["picks"], about["problem"]) == (len(match.picks), None)
        assert counted == [*range(len(match.picks))]  # once, and never again
        whole = msgspec.json.decode(await desk.steps(Somebody("a"), "one", body, "none", 0, 200))["steps"]
        assert len(whole) == len(match.picks) + 1
        for step in range(0, len(match.picks) + 1, 7):
            counted.clear()
            (told,) = msgspec.json.decode(await desk.steps(Somebody("a"), "one", body, "none", step, 1))["steps"]
            assert told == whole[step]
            assert len(counted) < replays.EVERY
        await desk.about(Somebody("a"), "one", body)
        beyond = msgspec.json.decode(await desk.steps(Somebody("a"), "one", body, "none", 5000, 10))
        assert beyond == {"steps": []}
        assert len(counted) <= replays.EVERY

    asyncio.run(runs())


def test_a_fold_that_was_given_up_goes_on_where_it_was(folded: Iterator[list[int]]) -> None:
    counted = next(folded)
    match = brought("bang-duel")
    body = match.record().json().encode()

    async def runs() -> None:
        desk = ReplayDesk(a_lane(Here()), 1000)
        with pytest.raises(TooMuch):
            await desk.about(Somebody("a", purse=40), "one", body)
        assert counted == [*range(40)]
        assert (await desk.about(Somebody("b"), "one", body))["verified"] is True
        assert counted == [*range(len(match.picks))]

    asyncio.run(runs())


def test_a_record_that_is_too_long_or_leads_elsewhere_is_refused_by_name() -> None:
    match = brought("gunfighters", 40)
    good = match.record()

    async def codes(document: dict[str, Any], most: int) -> list[str]:
        desk = ReplayDesk(a_lane(Here()), most)
        try:
            await desk.accept(Somebody("a"), msgspec.json.encode(document))
        except Refused as refused:
            return [refusal.code for refusal in refused.refusals]
        return []

    async def runs() -> None:
        count = len(good.picks)
        assert await codes(good.plain(), count) == []
        assert await codes(good.plain(), count - 1) == ["record-too-long"]
        assert await codes({**good.plain(), "hash": "0" * 32}, count) == ["record-other-end"]
        assert (await codes({**good.plain(), "picks": [*good.plain()["picks"], "0 nonsense"]}, count + 1))[0] == (  # type: ignore[misc]
            "record-pick-refused"
        )

    asyncio.run(runs())


def test_a_piece_hands_its_work_back_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    match = brought("doomtown")
    body = match.record().json().encode()
    monkeypatch.setattr(replays, "SECONDS", 0.0)
    places = [replays.Place()]
    while places[-1].at < len(match.picks):
        places.append(replays.walk(body, places[-1]).place)
    assert [place.at for place in places] == [*range(len(match.picks) + 1)]
