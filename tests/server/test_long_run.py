"""Day after day of games, without a pause between them: what the server needs of the memory stays as it was.

Guests are new at every game, tables leave the memory when they are over, and each game is looked at once more as a
replay. What grows with the number of games or guests, and is never given back, shows here.
"""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from random import Random

import httpx
import psutil
import pytest

from tests.conformance.budget import BUDGET
from tests.server.company import ROOMY, limits
from tests.server.serving import PATIENCE, Served
from tests.server.stubborn import Stubborn, asks

GAMES = {"quick": 8, "all": 16, "long": 10_000}[BUDGET]
WARM = {"quick": 4, "all": 8, "long": 1_000}[BUDGET]  # games, after which no more memory should be needed
# How many times as much there may be in the end. After a few games, caches have not filled yet.
FLAT = {"quick": 1.5, "all": 1.3, "long": 1.1}[BUDGET]
SEATS = {"gunfighters": 3, "bang-duel": 2, "gunslinger": 2, "doomtown": 2}
AT_ONCE = 4


class House:
    """A server whose games are counted."""

    def __init__(self, served: Served, http: httpx.AsyncClient) -> None:
        self.served, self.http = served, http
        self.begun = self.over = 0
        self.warm = 0

    def memory(self) -> int:
        """Bytes that the server and the processes of its bots have."""
        server = psutil.Process(self.served.process.pid)
        return sum([process.memory_info().rss for process in (server, *server.children(recursive=True))])

    async def game_after_game(self) -> None:
        while self.begun < GAMES:
            self.begun += 1
            await self.one_game(self.begun)
            self.over += 1
            if self.over == WARM:
                self.warm = self.memory()

    async def one_game(self, number: int) -> None:
        game = list(SEATS)[number % len(SEATS)]
        chairs = [{"name": "Ann"}, *[{"bot": "rules"}] * (SEATS[game] - 1)]
        token = secrets.token_urlsafe(32)
        wanted = {"game": game, "chairs": chairs, "begin": True}
        table = (await asks(self.http, "POST", "/api/tables", token, json=wanted))["table"]
        await Stubborn(self.served.port, token, table, 0, Random(number)).plays()
        steps = await asks(self.http, "GET", f"/api/replays/{table}/steps?viewer=all&from=0&count=5", token)
        assert len(steps["steps"]) == 5


async def plays(served: Served) -> tuple[int, int]:
    """The memory after the first games, and after all."""
    async with httpx.AsyncClient(base_url=served.url, timeout=PATIENCE) as http:
        house = House(served, http)
        await asyncio.gather(*[house.game_after_game() for _ in range(AT_ONCE)])
        assert house.over == GAMES
        return house.warm, house.memory()


@pytest.mark.slow
def test_memory_stays_flat_game_after_game(tmp_path: Path) -> None:
    with Served(tmp_path, *ROOMY, *limits(idle_seconds=1), cold=True) as served:  # with the memory that users see
        warm, after = asyncio.run(plays(served))
        assert after < warm * FLAT, f"{warm / 1e6:.0f} MB after {WARM} games, {after / 1e6:.0f} MB after {GAMES}"
        assert served.stop() == 0
    assert "Traceback" not in served.log.read_text()
