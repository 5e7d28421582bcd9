"""The server is killed under load, again and again: nothing that it acknowledged is lost or done twice.

Real parts: server processes, their bots, databases and sockets. `test_faults` has far more histories, without them.
"""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil
import pytest
from sqlalchemy import select

import sixgun
from sixgun.core import records
from sixgun.play import Table
from sixgun.play.entries import decode
from sixgun.store import Store, schema
from tests.conformance.budget import BUDGET
from tests.processes import has_ended
from tests.server.company import limits
from tests.server.databases import new_database
from tests.server.serving import PATIENCE, Served
from tests.server.stubborn import Stubborn, asks, told

KILLS = {
    "sqlite": {"quick": 2, "all": 8, "long": 200}[BUDGET],
    "postgresql": {"quick": 1, "all": 3, "long": 50}[BUDGET],
}
PEOPLE = (1, 1, 1, 2, 3)  # at each of the tables that are played side by side; the other seats are bots'
SEATS = 3


class Crowd:
    """Guests who play table after table until they are told that it is enough."""

    def __init__(self, port: int, http: httpx.AsyncClient, seed: int) -> None:
        self.port, self.http, self.seed = port, http, seed
        self.enough = False
        self.everybody: list[Stubborn] = []

    async def play(self) -> None:
        await asyncio.gather(*[self._table_after_table(number) for number in range(len(PEOPLE))])

    async def _table_after_table(self, number: int) -> None:
        people = PEOPLE[number]
        tokens = [(await asks(self.http, "POST", "/api/token"))["token"] for _ in range(people)]
        chairs = [{"name": "Player 0"}, *[{}] * (people - 1), *[{"bot": "rules"}] * (SEATS - people)]
        wanted = {"game": "gunfighters", "chairs": chairs, "begin": people == 1, "public": True}
        while not self.enough:
            table = (await asks(self.http, "POST", "/api/tables", tokens[0], json=wanted))["table"]
            chance = Random(f"{self.seed} {number} {len(self.everybody)}")
            seats = [Stubborn(self.port, token, table, n, chance) for n, token in enumerate(tokens)]
            self.everybody += seats
            await asyncio.gather(*[seat.plays() for seat in seats])

    def acknowledged(self) -> int:
        return sum(len(seat.acknowledged) for seat in self.everybody)


async def kill_again_and_again(served: Served, crowd: Crowd, kills: int, chance: Random) -> None:
    """Kill the server after so many acknowledged picks, soon or late, and start it again."""
    bots = 0
    for _ in range(kills):
        enough = crowd.acknowledged() + chance.randrange(30)
        async with asyncio.timeout(PATIENCE):
            while crowd.acknowledged() < enough:
                await asyncio.sleep(0.001)
        await asyncio.sleep(chance.random() * 0.03)
        children = psutil.Process(served.process.pid).children(recursive=True)
        bots += len(children)  # none, where the server had only just begun to answer
        await asyncio.to_thread(kill, served)
        async with asyncio.timeout(PATIENCE):
            while not all(has_ended(child.pid) for child in children):  # no bot outlives its server
                await asyncio.sleep(0.005)
        await asyncio.to_thread(served.start)
    assert bots, "there were no bots"


def kill(served: Served) -> None:
    served.kill()
    assert served.process.stdout is not None
    served.process.stdout.close()


async def crashes(kind: str, kills: int, seed: int, folder: Path) -> None:
    """Play, kill, play on to the end, and compare what everybody knows with what is on disk."""
    database = new_database(kind, folder)
    with Served(folder, "--database", database, *limits(bot_milliseconds=1), port=quiet_port(seed)) as served:
        async with httpx.AsyncClient(base_url=served.url, timeout=PATIENCE) as http:
            crowd = Crowd(served.port, http, seed)
            async with asyncio.timeout(2 * PATIENCE + kills * 20), asyncio.TaskGroup() as group:
                group.create_task(crowd.play())
                await kill_again_and_again(served, crowd, kills, Random(seed))
                crowd.enough = True
            await check(crowd, await read_logs(database))


async def check(crowd: Crowd, logs: dict[str, list[bytes]]) -> None:
    assert max(seat.connections for seat in crowd.everybody) > 1, "nobody had to come back"
    for seat in crowd.everybody:
        check_picks(seat, logs[seat.table])
        await check_story(seat)
    for table in {seat.table for seat in crowd.everybody}:
        await check_record(crowd.http, table, logs[table])
    for table, log in logs.items():  # also those whose opening was never acknowledged
        assert (await told(crowd.port, table))["seq"] == len(log)


def quiet_port(seed: int) -> int:
    """A free port that no client is given as its own while the server is away."""
    chance = Random(f"{seed} {psutil.Process().pid}")
    while True:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", chance.randrange(10_000, 30_000)))
            except OSError:
                continue
            port: int = probe.getsockname()[1]
            return port


async def read_logs(database: str) -> dict[str, list[bytes]]:
    """The log of every table, from the database itself."""
    store = Store(database)
    await store.open()
    async with store.engine.connect() as connection:
        tables = [row.id for row in await connection.execute(select(schema.tables.c.id))]
    logs = {table: await store.entries(table) for table in tables}
    await store.close()
    return logs


def check_picks(seat: Stubborn, log: list[bytes]) -> None:
    """Every acknowledged pick is in the log once, after what its player had seen and by when it was acknowledged."""
    entries = enumerate([decode(body) for body in log], 1)
    written = [(seq, entry.text) for seq, entry in entries if entry.kind == "picked" and entry.seat == seat.seat]
    assert [pick for _, pick in written] == [pick for pick, _, _ in seat.acknowledged]
    for (seq, _), (_, seen, done) in zip(written, seat.acknowledged, strict=True):
        assert seen < seq <= done


async def check_story(seat: Stubborn) -> None:
    """Whoever came and went has the same story as somebody who asks for all of it."""
    anew = await told(seat.port, seat.table, seat.token)
    assert anew["story"] == seat.story
    assert anew["over"]


async def check_record(http: httpx.AsyncClient, table: str, log: list[bytes]) -> None:
    """The game was finished, and its record is what was played, with the shuffle that was promised."""
    folded = Table.folded([decode(body) for body in log])
    assert folded.over
    for path in (f"/api/tables/{table}/record", f"/api/replays/{table}/record"):
        record: dict[str, Any] = await asks(http, "GET", path)
        assert sixgun.verify(record).ok
        assert records.read(record).picks == folded.match.picks


@pytest.mark.slow
@pytest.mark.parametrize("kind", KILLS)
def test_a_server_that_is_killed_under_load_loses_nothing_that_it_acknowledged(kind: str, tmp_path: Path) -> None:
    seed = 1
    try:
        asyncio.run(crashes(kind, KILLS[kind], seed, tmp_path))
    except Exception as error:
        call = f"asyncio.run(crashes('{kind}', {KILLS[kind]}, {seed}, Path(mkdtemp())))"
        line = f'python -c "from tempfile import mkdtemp; from tests.server.test_crashes import *; {call}"'
        raise AssertionError(f"reproduce with: {line}") from error
