"""How much of each game the server bears: the highest rate of picks, the most tables, and how soon everybody is back.

    python benchmarks/ceilings.py --game doomtown --seconds 6

Rate: people in all seats, who think for 0.2 to 0.8 seconds before a random pick. The number of tables is doubled, then
bisected, to find the highest rate at which 99 of 100 picks are on disk and with everybody at the table within 50 ms.
Tables: one client, who thinks for 10 to 30 seconds, and bots that follow the rules' advice. The same search finds the
most tables at which 99 of 100 picks of the clients come within 150 ms. Beside both stands an echo with as many clients
at the same pace, whose frames are as long as a table's message. Where the clients' process took nearly a whole core,
the server may bear more than they could ask for.

Resume: 2,000 clients at 1,000 tables of the Duel; the server is killed (`kill -9`) and started again. Measured is the
time from the kill until all have been told their table again.

Limits by address (handshakes, connections, requests, bytes, new tables) are lifted: all clients have one address here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import crowd
from server import ROOMY, SPAWN, Server, an_echo, elsewhere, percentile, run

GAMES = ("gunfighters", "bang-duel", "gunslinger", "doomtown")
LIFTED = (*ROOMY, "tables_in_memory")
RATE, TABLES = "picks/s", "tables"
WITHIN = {RATE: 50.0, TABLES: 150.0}  # milliseconds
THINK = {RATE: (0.2, 0.8), TABLES: (10.0, 30.0)}  # seconds
BEGIN = {RATE: 200, TABLES: 1_000}  # tables of the first probe
GOALS = {RATE: dict.fromkeys(GAMES, 1_000), TABLES: {"bang-duel": 2_000, "doomtown": 1_500}}
SETTLE = 3.0  # seconds between the last arrival and the first sample
PATIENCE = 60.0  # seconds in which all clients of a probe must be at their tables
FINE = 1.15  # the search ends when what was too much is less than so many times of what was borne
RESUMING = 2_000
BACK_WITHIN = 5.0


class Crowd(crowd.Load):
    """Clients at tables that are opened and left while the others play on."""

    def __init__(self, port: int, game: str, kind: str) -> None:
        super().__init__(port, 1.0, game)
        self.kind = kind
        self.people = crowd.SEATS[game] if kind == RATE else 1
        self.jobs: list[asyncio.Task[None]] = []

    async def think(self, first: bool = False) -> None:
        """A client's first pick comes at any time, so that not all pick at once."""
        low, high = THINK[self.kind]
        await asyncio.sleep(self.chance.uniform(0 if first else low, high))

    async def slot(self) -> None:
        """Game after game."""
        while True:
            await crowd.Table(self, self.people).play()

    async def probe(self, tables: int, seconds: float) -> dict[str, Any]:
        """What is measured with so many tables."""
        gone, self.jobs = self.jobs[tables:], self.jobs[:tables]
        for job in gone:
            job.cancel()
        await asyncio.gather(*gone, return_exceptions=True)  # they say goodbye: that is no part of what is measured
        self.jobs += [asyncio.create_task(self.slot()) for _ in range(tables - len(self.jobs))]
        clients, began = tables * self.people, time.perf_counter()
        while self.here < clients * 0.97 and time.perf_counter() - began < PATIENCE:
            await asyncio.sleep(0.05)
        here = self.here
        await asyncio.sleep(SETTLE)
        self.picks, self.measured_from, busy = [], time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        samples, self.measured_from = self.waits(), float("inf")
        return {
            "tables": tables,
            "clients": clients,
            "here": here,
            "picks/s": len(samples) / seconds,
            "p50": percentile(samples, 0.5),
            "p99": percentile(samples, 0.99) if here >= clients * 0.97 else float("inf"),
            "core": (time.process_time() - busy) / seconds,
        }

    async def leave(self) -> None:
        for job in self.jobs:
            job.cancel()
        ends = await asyncio.gather(*self.jobs, return_exceptions=True)
        self.problems += [repr(end) for end in ends if isinstance(end, Exception)]
        await self.http.aclose()


async def search(probe: Callable[[int], Awaitable[dict[str, Any]]], first: int, within: float, until: float) -> Any:
    """The best probe that was borne, and the least that was too much: doubled or halved, then bisected, while time is.

    A probe is repeated once before it counts as too much: a machine has its moods.
    """
    best: dict[str, Any] | None = None
    over: dict[str, Any] | None = None
    tables = first
    while tables >= 8:
        found = await probe(tables)
        if not found["p99"] <= within and time.perf_counter() < until:
            found = await probe(tables)
        if found["p99"] <= within:
            best = found
        else:
            over = found
        if over is None:
            tables = best["tables"] * 2 if best else tables
        elif best is None:
            tables = over["tables"] // 2
        else:
            tables = (best["tables"] + over["tables"]) // 2
        done = best is not None and over is not None and over["tables"] < best["tables"] * FINE
        if done or time.perf_counter() > until:
            break
    return {"best": best, "over": over}


async def climb(port: int, game: str, kind: str, seconds: float, most: float) -> dict[str, Any]:
    """Runs in the clients' process."""
    playing = Crowd(port, game, kind)

    async def probe(tables: int) -> dict[str, Any]:
        return await playing.probe(tables, seconds)

    found = await search(probe, BEGIN[kind], WITHIN[kind], time.perf_counter() + most)
    size = sorted(playing.sizes)[len(playing.sizes) // 2]
    await playing.leave()
    return {**found, "size": size, "problems": sorted({*playing.problems})[:5]}


async def echoed(port: int, clients: int, kind: str, people: int, size: int, seconds: float) -> dict[str, Any]:
    """As many clients with as many frames a second to an echo. Of the people at a table one is asked at a time."""
    samples: list[float] = []
    load, frame = crowd.Load(port, 1.0), "x" * size
    low, high = (people * moment for moment in THINK[kind])

    async def frame_after_frame() -> None:
        async with connect(f"ws://127.0.0.1:{port}", compression=None, open_timeout=PATIENCE) as socket:
            load.here += 1
            await load.go.wait()
            await asyncio.sleep(load.chance.uniform(0, high))
            while True:
                sent = time.perf_counter()
                await socket.send(frame)
                await socket.recv()
                samples.append(time.perf_counter() - sent)
                await asyncio.sleep(load.chance.uniform(low, high))

    jobs = [asyncio.create_task(frame_after_frame()) for _ in range(clients)]
    while load.here < clients:
        await asyncio.sleep(0.05)
    load.go.set()
    await asyncio.sleep(seconds)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    await load.http.aclose()
    return {"p99": percentile(samples, 0.99), "picks/s": len(samples) / seconds}


def ceiling(game: str, kind: str, seconds: float, most: float) -> dict[str, Any]:
    """One search with a server of its own, and the echo at what was found."""
    with tempfile.TemporaryDirectory() as home:
        server = Server(home, LIFTED)
        try:
            found = elsewhere(climb, server.port, game, kind, seconds, most)
        finally:
            server.stop()
    best, people = found["best"], crowd.SEATS[game] if kind == RATE else 1
    if best is not None:
        with an_echo() as port:
            echo = elsewhere(echoed, port, best["clients"], kind, people, found["size"], seconds)
        found["echo"] = echo
    return {"game": game, "kind": kind, "goal": GOALS[kind].get(game), **found}


# ---- resume


class Guest:
    """A client that comes back until it is told its table again."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self.port, self.table, self.token = port, table, token
        self.seen = 0
        self.times = 0

    async def stay(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        while True:
            address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket?since={self.seen}"
            try:
                async with connect(
                    address, additional_headers=headers, compression=None, open_timeout=PATIENCE
                ) as line:
                    told = crowd.read(await line.recv())
                    self.seen, self.times = max(self.seen, told.seq), self.times + 1
                    async for data in line:
                        self.seen = max(self.seen, crowd.read(data).seq)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)


async def stay(pipe: Connection, port: int, clients: int) -> None:
    """Say when all clients are there, and when they all are back."""
    load = crowd.Load(port, 1.0, "bang-duel")
    guests: list[Guest] = []

    async def pair() -> None:
        """Two people at a table that has begun."""
        table = crowd.Table(load, 2)
        playing = asyncio.create_task(table.play())
        while not all([client.told.begun for client in table.clients]):
            await asyncio.sleep(0.05)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        guests.extend([Guest(port, table.id, client.token) for client in table.clients])

    for begun in range(0, clients // 2, 50):
        await asyncio.gather(*[pair() for _ in range(min(50, clients // 2 - begun))])
    jobs = [asyncio.create_task(guest.stay()) for guest in guests]
    for times in (1, 2):
        while min(guest.times for guest in guests) < times:
            await asyncio.sleep(0.02)
        pipe.send(time.monotonic())
    for job in jobs:
        job.cancel()
    await load.http.aclose()


def staying(pipe: Connection, port: int, clients: int) -> None:
    run(stay(pipe, port, clients))


def resume(clients: int) -> dict[str, Any]:
    """Kill the server and start it again."""
    with tempfile.TemporaryDirectory() as home:
        server = Server(home, LIFTED)
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=staying, args=(theirs, server.port, clients))
        process.start()
        try:
            ours.recv()
            time.sleep(2.0)
            killed = time.monotonic()
            server.stop(kill=True)
            server = Server(home, LIFTED, server.port)
            back = ours.recv() if ours.poll(PATIENCE * 2) else float("inf")
            return {"clients": clients, "seconds": back - killed, "of which starting": server.ready}
        finally:
            process.terminate()
            process.join()
            with suppress(ProcessLookupError):
                server.stop()


# ---- what is told


def tell(found: dict[str, Any]) -> None:
    best, over, kind = found["best"], found["over"], found["kind"]
    line = f"{found['game']:12} {kind} at p99 <= {WITHIN[kind]:.0f} ms:"
    if best is None:
        print(line, "none", found["problems"], flush=True)
        return
    goal = f"goal {found['goal']:,}, " if found["goal"] else ""
    print(
        line,
        f"{best[kind]:,.0f} ({goal}p99 {best['p99']:.0f} ms, {best['tables']:,} tables, {best['picks/s']:.0f} picks/s,",
        f"clients' process {best['core']:.2f} of a core; echo p99 {found['echo']['p99']:.1f} ms);",
        f"{over[kind]:,.0f} had {over['p99']:.0f} ms" if over else "more was not tried",
        found["problems"] or "",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one; may be given several times")
    parser.add_argument("--only", choices=(RATE, TABLES, "resume"), help="measure only this")
    parser.add_argument("--seconds", type=float, default=6.0, help="that each probe is measured (6)")
    parser.add_argument(
        "--most", type=float, default=60.0, help="seconds after which a search begins no new probe (60)"
    )
    parser.add_argument("--clients", type=int, default=RESUMING, help=f"that resume ({RESUMING:,})")
    parser.add_argument("--json", action="store_true", help="figures as JSON, a line each")
    args = parser.parse_args()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}", flush=True)
    show = (lambda found: print(json.dumps(found), flush=True)) if args.json else tell
    for game in args.game or GAMES if args.only != "resume" else ():
        for kind in (RATE, TABLES):
            if args.only in (None, kind):
                show(ceiling(game, kind, args.seconds, args.most))
    if args.only in (None, "resume"):
        found = resume(args.clients)
        if args.json:
            print(json.dumps(found))
        else:
            print(
                f"{found['clients']:,} clients back {found['seconds']:.1f} s after a kill (goal {BACK_WITHIN:.0f} s);",
                f"{found['of which starting']:.1f} s of them until the server was ready",
            )


if __name__ == "__main__":
    main()
