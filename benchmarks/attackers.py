"""Honest tables while strangers attack: does anybody wait for what they send?

Fifty tables are played as in benchmarks/server.py, first in quiet, then with four attackers, each at an address of its
own on this machine. An attacker brings legal records that are as long as the server takes them (10,000 picks for
a replay, 4,000 for a review) and asks for late steps twenty times at once, hanging up on half of the requests; asks for
reviews; goes on bringing records; plays at a table of its own, where it asks to look again and again and comes back for
the whole story; opens tables with packs that are wrong in everything. Measured are the picks of the honest ones. Of the
limits only new tables a minute are lifted, because all honest ones have one address. The attackers' own process runs at
the lowest priority, because they would have machines of their own; what they were answered shows how much they did.

Goals: the p99 of the honest picks under attack within 1.5 times of the quiet one, or within 100 ms more; no turn of the
server's loop beyond 20 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
from contextlib import suppress
from threading import Thread
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import crowd
import sixgun
from server import Server, elsewhere, percentile
from sixgun.core.match import Match
from sixgun.server.settings import Limits

ATTACKERS = 4
LONGEST = Limits().replay_picks
REVIEWED = Limits().review_picks
PATIENCE = 30.0


def long_record(picks: int) -> str:
    """A legal record with so many picks: Doomtown, where everybody passes and nobody ever wins."""
    match = Match(sixgun.game("doomtown"), seed=1)
    while len(match.picks) < picks:
        ask = match.asks()[0]
        match.play(ask.seat, ask.options[0].pick)
    return match.record().json()


class Attacker:
    """A stranger at an address of its own."""

    def __init__(self, port: int, number: int, records: list[str]) -> None:
        self.port, self.records = port, records
        self.chance = random.Random(number)
        self.address = f"127.0.0.{2 + number}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address, limits=httpx.Limits(max_connections=100))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)
        self.answers: dict[str, int] = {}

    async def ask(self, method: str, path: str, **more: Any) -> dict[str, Any]:
        """What is answered; nothing, where the server does not."""
        try:
            answer = await self.http.request(method, path, **more)
        except httpx.TransportError as error:
            self.note(type(error).__name__)
            return {}
        self.note(str(answer.status_code))
        return dict(answer.json()) if len(answer.content) < 1000 and answer.content[:1] == b"{" else {}

    def note(self, answer: str) -> None:
        self.answers[answer] = self.answers.get(answer, 0) + 1

    async def attack(self) -> None:
        self.http.headers["Authorization"] = f"Bearer {(await self.http.post('/api/token')).json()['token']}"
        longest, reviewed = [await self.bring(record) for record in self.records]
        await asyncio.gather(
            self.steps(longest), self.reviews(reviewed), self.uploads(), self.looks(), self.packs(), self.comes_back()
        )

    async def bring(self, record: str) -> str:
        return str((await self.ask("POST", "/api/replays", content=record)).get("replay", ""))

    async def steps(self, replay: str) -> None:
        while True:
            late = [self.chance.randrange(LONGEST - 500, LONGEST - 200) for _ in range(20)]
            asked = [
                asyncio.create_task(self.ask("GET", f"/api/replays/{replay}/steps?viewer=all&from={step}&count=200"))
                for step in late
            ]
            await asyncio.sleep(0.2)
            for task in asked[::2]:
                task.cancel()  # hang up
            await asyncio.gather(*asked, return_exceptions=True)

    async def reviews(self, replay: str) -> None:
        while True:
            await self.ask("POST", f"/api/replays/{replay}/review")
            await asyncio.sleep(0.5)

    async def uploads(self) -> None:
        while True:
            await self.bring(self.chance.choice(self.records))
            await asyncio.sleep(0.5)

    async def packs(self) -> None:
        pack = {f"card-{n}": {"cost": n} for n in range(2000)}
        while True:
            chairs = [{"name": "Mal"}, {"bot": "rules"}]
            await self.ask("POST", "/api/tables", json={"game": "doomtown", "chairs": chairs, "pack": pack})
            await asyncio.sleep(0.1)

    async def table(self) -> str:
        wanted = {"game": "gunfighters", "chairs": [{"name": "Mal"}, {"bot": "rules"}, {"bot": "rules"}], "begin": True}
        return str((await self.ask("POST", "/api/tables", json=wanted)).get("table", ""))

    async def looks(self) -> None:
        table = await self.table()
        await asyncio.gather(self.play(table), *[self.look(table) for _ in range(5)])

    async def play(self, table: str) -> None:
        """Have the table's story grow."""
        while True:
            try:
                headers = {"Authorization": self.http.headers["Authorization"]}
                opening = connect(self.socket(table), additional_headers=headers, local_addr=(self.address, 0))
                async with opening as line:
                    async for data in line:
                        told = crowd.read(data)
                        if told.ask:
                            deed = {"type": "pick", "pick": told.ask.options[0].pick, "seq": told.seq}
                            await line.send(json.dumps({"id": 1, "do": deed}))
            except (OSError, WebSocketException):
                await asyncio.sleep(0.2)

    async def look(self, table: str) -> None:
        while True:
            try:
                async with connect(self.socket(table), local_addr=(self.address, 0), compression=None) as line:
                    reading = asyncio.create_task(self.read(line))
                    for _ in range(200):
                        await line.send('{"id":1,"do":{"type":"look","seat":null}}')
                        await asyncio.sleep(0.04)
                    reading.cancel()
            except (OSError, WebSocketException):
                await asyncio.sleep(0.2)

    async def comes_back(self) -> None:
        table = await self.table()
        while True:
            try:
                async with connect(self.socket(table), local_addr=(self.address, 0), compression=None) as line:
                    await line.recv()
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)

    async def read(self, line: Any) -> None:
        with suppress(WebSocketException):
            async for _ in line:
                pass

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?changes=1"


async def attack(port: int, seconds: float, records: list[str]) -> dict[str, Any]:
    """All attackers at once, for so long; what they were answered."""
    os.nice(19)  # they would have machines of their own: here they take only what the others leave
    attackers = [Attacker(port, number, records) for number in range(ATTACKERS)]
    jobs = [asyncio.create_task(attacker.attack()) for attacker in attackers]
    await asyncio.sleep(seconds)
    for job in jobs:
        job.cancel()
    ends = await asyncio.gather(*jobs, return_exceptions=True)
    trouble = [repr(end) for end in ends if isinstance(end, Exception)]
    found: dict[str, int] = {}
    for attacker in attackers:
        for status, count in attacker.answers.items():
            found[status] = found.get(status, 0) + count
    return {"answers": found, "trouble": trouble}


def figures(port: int) -> dict[str, float]:
    """Figures of the server's own metrics."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    wanted = (
        "sixgun_long_turns_total",
        "sixgun_loop_lag_seconds_count",
        "sixgun_sent_bytes_total",
        "sixgun_bot_seconds_sum",
    )
    found = dict.fromkeys(wanted, 0.0)
    for line in text.splitlines():
        name = re.split(r"[{ ]", line)[0]
        if name in found:
            found[name] += float(line.split()[-1])
    return found


def measure(tables: int, seconds: float) -> list[dict[str, Any]]:
    """In quiet, then under attack, then in quiet again."""
    records = [long_record(LONGEST), long_record(REVIEWED)]
    runs = []
    with tempfile.TemporaryDirectory() as home:
        server = Server(home, roomy=("tables_per_minute",))  # the honest ones have one address
        try:
            for name in ("quiet", "attacked", "quiet again"):
                before = figures(server.port)
                if name == "attacked":
                    found = attacked(server.port, tables, seconds, records)
                else:
                    found = {"honest": elsewhere(crowd.play, server.port, tables, seconds, 0.25)}
                after = figures(server.port)
                runs.append({"name": name, **found, "server": {key: after[key] - before[key] for key in after}})
        finally:
            server.stop()
    return runs


def attacked(port: int, tables: int, seconds: float, records: list[str]) -> dict[str, Any]:
    """The honest ones and the attackers, each in a process of their own."""
    found: dict[str, Any] = {}
    length = seconds + 6.0
    beside = Thread(target=lambda: found.update(elsewhere(attack, port, length, records)))
    beside.start()
    time.sleep(2.0)  # the record is there
    found["honest"] = elsewhere(crowd.play, port, tables, seconds, 0.25)
    beside.join()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Honest tables beside four attackers.")
    parser.add_argument("--tables", type=int, default=50, help="honest tables (50)")
    parser.add_argument("--seconds", type=float, default=20, help="that each load is measured (20)")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    args = parser.parse_args()
    runs = measure(args.tables, args.seconds)
    for run in runs:
        honest = run["honest"]
        samples = honest.pop("samples")
        run["p50"], run["p99"], run["picks"] = percentile(samples, 0.5), percentile(samples, 0.99), len(samples)
        for problem in sorted({*honest.pop("problems")})[:5]:
            print(f"{run['name']}: {problem}", file=sys.stderr)
    if args.json:
        print(json.dumps(runs, indent=2))
        return
    print(f"{'':13} {'p50 ms':>8} {'p99 ms':>8} {'x quiet':>8} {'picks':>7} {'long turns':>11} {'MB sent':>8}")
    for run in runs:
        figure = run["server"]
        ratio = run["p99"] / runs[0]["p99"]
        turns = f"{figure['sixgun_long_turns_total']:.0f}/{figure['sixgun_loop_lag_seconds_count']:.0f}"
        sent = figure["sixgun_sent_bytes_total"] / 1e6
        line = f"{run['p50']:8.1f} {run['p99']:8.1f} {ratio:8.2f} {run['picks']:7d} {turns:>11} {sent:8.1f}"
        print(f"{run['name']:13} {line}", run.get("answers", ""), run.get("trouble", "") or "")


if __name__ == "__main__":
    main()
