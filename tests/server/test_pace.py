"""Bots answer in time, and how long they take tells nothing of what they hold."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.core.plain import Plain
from sixgun.server.clock import Clock
from sixgun.server.work import thoughts
from sixgun.server.work.schedule import OVERHEAD, Schedule, Turn
from sixgun.server.work.thinkers import WITHIN, Lane, Thinkers

PACES = (150, 1_000)
GAME = sixgun.game("gunfighters")


class OwnClock(Clock):
    """Time that passes only when somebody waits for it, or is said to have worked."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def until(self, moment: float) -> None:
        self.time = max(self.time, moment)


class ThinkersHere(Thinkers):
    """Think in this process, for as long as the clock says that it took."""

    def __init__(self, clock: OwnClock, took: float) -> None:
        super().__init__(processes=1, clock=clock, paces=PACES)
        self.passing, self.took = clock, took
        self.seconds: list[float] = []
        self.stuck = False  # searches never come to an end

    async def run(self, job: Callable[..., Any], *args: Any, lane: Lane = "quick") -> Any:
        if lane == "search" and self.stuck:
            await asyncio.sleep(3600)
        if lane == "search":
            self.seconds.append(args[-1])
            args = (*args[:-1], 0.001)  # what comes of it is of no matter here
        self.passing.time = max(self.passing.time, self.took)  # what is done at once is done together
        return job(*args)


def answered(s: Any, seat: int, bot: str, took: float, pause: float = 1.0) -> float:
    """When a bot answers that was asked at 0 and thought for so long."""
    clock = OwnClock()
    pack: dict[str, Plain] = GAME.pack_data
    asyncio.run(ThinkersHere(clock, took).pick(GAME.key, pack, GAME.pack(s), seat, bot, pause))
    return clock.time


@pytest.mark.parametrize(("bot", "moment"), [("random", 0.15), ("rules", 0.15), ("easy", 0.15), ("hard", 1.0)])
def test_two_deals_that_look_the_same_to_the_others_are_answered_at_the_same_moment(bot: str, moment: float) -> None:
    """Whatever the bot holds, however much there is to choose, and however soon it knew."""
    choices = set()
    for seed in range(6):
        chance = Random(seed)
        s = GAME.new(seats=3, seed=seed)
        for _ in range(chance.randrange(8)):
            if s.asked:
                seat = GAME.asked(s)[0]
                GAME.play(s, seat, chance.choice(GAME.codes(s, seat)))
        if not s.asked:
            continue
        seat, other = GAME.asked(s)[0], (GAME.asked(s)[0] + 1) % 3
        for deal in range(3):
            redealt = GAME.redeal(s, other, deal)
            assert GAME.view(redealt, other) == GAME.view(s, other)
            choices.add(len(GAME.codes(redealt, seat)))
            for took in (0.0, 0.001, 0.1):
                assert answered(redealt, seat, bot, took) == pytest.approx(moment)
    assert len(choices) > 2, choices


def test_a_forced_pick_of_a_hard_bot_is_answered_no_sooner() -> None:
    s, seat = forced()
    chair = thoughts.sit(GAME.key, GAME.pack_data, GAME.pack(s), seat)
    assert chair.choices == 1
    assert answered(s, seat, "hard", 0.0) == answered(s, seat, "hard", 0.9) == pytest.approx(1.0)


@pytest.mark.parametrize(("bot", "usual"), [("rules", 0.15), ("hard", 1.0)])
def test_players_set_how_long_bots_pause_and_still_nothing_is_told_by_it(bot: str, usual: float) -> None:
    s, seat = forced()
    free = GAME.new(seats=3, seed=1)
    assert answered(s, seat, bot, 0.0, 2.0) == pytest.approx(2 * usual)
    hasty = [answered(s, seat, bot, 0.0, 0.1), answered(free, GAME.asked(free)[0], bot, 0.0, 0.1)]
    assert hasty[0] == pytest.approx(hasty[1])
    assert hasty[0] < usual


def forced() -> tuple[Any, int]:
    """Somebody who has nothing to choose."""
    for seed in range(200):
        chance = Random(seed)
        s = GAME.new(seats=3, seed=seed)
        while s.asked:
            seat = GAME.asked(s)[0]
            codes = GAME.codes(s, seat)
            if len(codes) == 1:
                return s, seat
            GAME.play(s, seat, chance.choice(codes))
    raise AssertionError


def simulated(places: int, searches: list[float], used: Callable[[Turn], float]) -> list[tuple[float, float]]:
    """Searches asked for at these moments: when each is over, and its seconds, in the order of asking."""
    schedule = Schedule(places, longest=0.9, shortest=0.03)
    turns: list[Turn] = []
    ends: list[tuple[float, Turn]] = []
    coming = sorted(searches)
    now = 0.0
    while coming or schedule.waiting or ends:
        while coming and coming[0] <= now:
            turns.append(schedule.ask(coming.pop(0) + WITHIN))
        ends += [(now + used(turn) + OVERHEAD, turn) for turn in schedule.begin(now) if turn.running]
        ends.sort(key=lambda end: end[0])
        moments = [*[end for end, _ in ends[:1]], *coming[:1]]
        if not moments:
            break
        now = min(moments)
        while ends and ends[0][0] <= now:
            schedule.leave(ends.pop(0)[1])
    return [(turn.over, turn.seconds) for turn in turns]


def test_many_searches_at_once_share_the_time_and_all_are_done() -> None:
    alone = simulated(2, [0.0], lambda turn: turn.seconds)
    assert alone == [(0.9 + OVERHEAD, 0.9)]
    twenty = simulated(2, [0.0] * 20, lambda turn: turn.seconds)
    assert [seconds for _, seconds in twenty] == [
        pytest.approx(WITHIN / 10 - OVERHEAD)
    ] * 20  # two at a time, ten times
    assert max(over for over, _ in twenty) <= WITHIN + 1e-9


def test_where_there_is_no_time_for_all_the_first_in_line_do_not_search_but_nobody_is_late() -> None:
    hundred = simulated(2, [0.0] * 100, lambda turn: turn.seconds)
    searched = [seconds for _, seconds in hundred if seconds]
    assert 30 < len(searched) < 60  # each of 0.03 s and what is lost on the way
    assert min(searched) >= 0.03
    assert max(over for over, _ in hundred) <= WITHIN + 1e-9


@pytest.mark.parametrize("seed", range(20))
def test_whenever_searches_come_none_is_late(seed: int) -> None:
    """Not even where some take all their time and others are done at once."""
    chance = Random(seed)
    asked = sorted([chance.random() * 3 for _ in range(chance.randrange(1, 120))])
    done = simulated(chance.randint(1, 4), asked, lambda turn: turn.seconds * chance.choice((0.01, 1.0, 1.0)))
    assert len(done) == len(asked)
    for moment, (over, seconds) in zip(asked, done, strict=True):
        assert over <= moment + WITHIN + OVERHEAD + 1e-9
        assert seconds <= 0.9


def test_a_search_that_nobody_waits_for_any_more_gives_its_place_back() -> None:
    schedule = Schedule(1, 0.9, 0.03)
    first, second, third = (schedule.ask(WITHIN) for _ in range(3))
    assert schedule.begin(0.0) == [first]
    schedule.leave(second)
    assert schedule.begin(0.1) == []
    schedule.leave(first)
    schedule.leave(first)
    assert schedule.begin(0.2) == [third]
    assert schedule.running == 1


def test_a_hard_bot_for_whom_there_is_no_time_plays_by_the_rules_and_is_counted() -> None:
    clock = OwnClock()
    thinkers = ThinkersHere(clock, 0.0)
    thinkers.schedule.shortest = 10.0
    s = GAME.new(seats=3, seed=1)
    seat = GAME.asked(s)[0]
    pick = asyncio.run(thinkers.pick(GAME.key, {}, GAME.pack(s), seat, "hard"))
    assert GAME.refuse(s, seat, pick) is None
    assert clock.time == pytest.approx(1.0)
    assert b"sixgun_hurried_total 1.0" in thinkers.metrics.text()


def test_a_search_that_the_machine_keeps_waiting_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.work.thinkers.LATEST", 0.05)
    thinkers = ThinkersHere(OwnClock(), 0.0)
    thinkers.stuck = True
    s = GAME.new(seats=3, seed=1)
    seat = GAME.asked(s)[0]
    pick = asyncio.run(thinkers.pick(GAME.key, {}, GAME.pack(s), seat, "hard"))
    assert GAME.refuse(s, seat, pick) is None
    assert b"sixgun_hurried_total 1.0" in thinkers.metrics.text()
