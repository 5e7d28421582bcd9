"""Flags fall, after their time and never before, however often houses die, are swept, or fail to write.

As in `test_faults`, memory stands in for the database, and the seed decides what happens; here time is made up as well,
and nobody looks at the table: only the due list can have it in memory again.
"""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from sixgun.play import Table
from sixgun.play.entries import decode
from sixgun.server.clock import moments
from tests.conformance.budget import BUDGET
from tests.server.faulty import Disk, Faults, House, dealt, only_killed, settled

SEEDS = {"quick": 5, "all": 60, "long": 5_000}[BUDGET]
STEPS = 60
CLOCK = {"kind": "move", "seconds": 300}


class Time:
    """Passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def steady(self) -> float:
        return self.now


def flags(log: list[bytes]) -> int:
    """How many have fallen; none may have before its time."""
    table = Table.opened(decode(log[0]))
    fallen = 0
    for body in log[1:]:
        entry = decode(body)
        if entry.kind == "flagged":
            flag = table.clock.flag()
            assert flag is not None
            assert (flag[0], flag[1] <= entry.at) == (entry.seat, True)
            fallen += 1
        table.evolve(entry)
    return fallen


async def history(seed: int) -> None:
    errors: list[BaseException] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(only_killed(errors))
    chance, time = Random(seed), Time()
    faults, disk = Faults(chance), Disk("table", dealt(chance, clock=CLOCK))
    fakes: dict[str, Any] = {"_steady": time.steady, "_last": time.now, "_at": time.now, "_watchers": 0}
    with patch.object(loop, "time", time.steady), patch.multiple(moments, **fakes):
        houses = [House(disk, faults)]
        for _ in range(STEPS):
            house = houses[-1]
            if house.dead or house.paused() or faults.happens(0.05):
                house.die()
                house = House(disk, faults)
                houses.append(house)
            time.now += chance.choice((0, 1, 10, 100))
            await house.sweep()
            for _ in range(chance.randrange(5)):
                await asyncio.sleep(0)
        faults.over = True
        if house.dead or house.paused():
            house.die()
            house = House(disk, faults)
            houses.append(house)
        before, over = flags(disk.log), False
        for _ in range(100):  # nothing fails any more
            time.now += 10
            await house.sweep()
            await settled()
            over = Table.folded([decode(body) for body in disk.log]).over
        assert over or flags(disk.log) > before
        assert disk.due == Table.folded([decode(body) for body in disk.log]).flag_at()
        for old in houses:
            old.die()
            for room in list(old.hall.rooms.values()):
                room.drop(4000)  # its timer too
        await settled()
    assert not errors, errors[0]


@pytest.mark.parametrize("block", range(2))
def test_flags_fall_in_every_history(block: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, "sixgun.server")
    for seed in range(block, SEEDS, 2):
        try:
            asyncio.run(history(seed))
        except Exception as error:
            line = f'python -c "from tests.server.test_due_faults import *; asyncio.run(history({seed}))"'
            raise AssertionError(f"reproduce with: {line}") from error
