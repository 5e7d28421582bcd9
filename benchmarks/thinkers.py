"""How long people wait for `hard` bots, when many tables have them at once.

    python benchmarks/thinkers.py --tables 20 --seconds 60

Each table has a client, who answers at once with what a flag would pick, and `hard` bots in the other seats; tables
take the games in turn, and a finished game is followed by a new one. Measured is the time from the message after which
only bots are asked until the next pick, their pace included (a second, so that it tells nothing of what they hold).
Goal on two cores: two seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import tempfile
import time
from typing import Any

import httpx
from websockets.asyncio.client import connect

import server

SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "longest": 1.0}
GAMES = {"gunfighters": 3, "bang-duel": 2, "gunslinger": 2, "doomtown": 2}


async def play(port: int, http: httpx.AsyncClient, game: str, waits: list[float], until: float) -> None:
    """One game, or as much of it as there is time for."""
    token = secrets.token_urlsafe(32)
    headers = {"Authorization": f"Bearer {token}"}
    chairs = [{"name": "Ann"}, *[{"bot": "hard"}] * (GAMES[game] - 1)]
    answer = await http.post("/api/tables", json={"game": game, "chairs": chairs, "begin": True}, headers=headers)
    assert answer.status_code == 201, answer.text
    address = f"ws://127.0.0.1:{port}/api/tables/{answer.json()['table']}/socket"
    async with connect(address, additional_headers=headers, compression=None) as socket:
        waiting = 0.0  # since when bots are asked
        seq = 0
        while time.perf_counter() < until:
            told: dict[str, Any] = json.loads(await socket.recv())
            now = time.perf_counter()
            if told["type"] != "table" or told["seq"] == seq:
                continue
            seq = told["seq"]
            if waiting:
                waits.append(now - waiting)
            if told["over"]:
                return
            ask = told["ask"]
            waiting = 0.0 if ask else now
            if ask:
                pick = {"type": "pick", "pick": ask["options"][ask["default"]]["pick"], "seq": seq}
                await socket.send(json.dumps({"id": 1, "do": pick}))


async def measure(port: int, tables: int, seconds: float) -> list[float]:
    waits: list[float] = []
    until = time.perf_counter() + seconds

    async def table_after_table(game: str) -> None:
        while time.perf_counter() < until:
            await play(port, http, game, waits, until)

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        names = list(GAMES)
        jobs = [asyncio.create_task(table_after_table(names[n % len(names)])) for n in range(tables)]
        await asyncio.wait(jobs, timeout=seconds + 5)
        for job in jobs:
            job.cancel()
        ends = await asyncio.gather(*jobs, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
    return waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        running = server.Server(home)
        try:
            waits = sorted(asyncio.run(measure(running.port, given.tables, given.seconds)))
        finally:
            running.stop()
    shares = {name: waits[min(len(waits) - 1, int(len(waits) * share))] for name, share in SHARES.items()}
    print(
        f"{given.tables} tables, {len(waits)} picks of hard bots: "
        + ", ".join(f"{n} {t:.2f} s" for n, t in shares.items())
    )


SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "longest": 1.0}

if __name__ == "__main__":
    main()
