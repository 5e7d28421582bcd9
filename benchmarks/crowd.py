"""Clients for the benchmarks of the server: they sit at tables, or talk to an echo, and measure."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = {"gunfighters": 3, "bang-duel": 2, "gunslinger": 2, "doomtown": 2}
THINK = (2.0, 6.0)  # seconds that a client thinks before it picks
OPENING = 16  # tables that are opened at a time
PATIENCE = 120.0
PICK, SIT, BEGIN = 1, 2, 3  # numbers of frames


class Option(msgspec.Struct):
    pick: str


class Ask(msgspec.Struct):
    options: list[Option]


class Line(msgspec.Struct):
    kind: str
    at: int
    seat: int


class Told(msgspec.Struct):
    """What a client needs of a message; the rest is skipped."""

    type: str
    id: int = 0
    seq: int = 0
    begun: bool = False
    over: bool = False
    seat: int | None = None
    ask: Ask | None = None
    seats: list[dict[str, Any]] = []
    story: list[Line] = []
    refusals: list[dict[str, Any]] = []


read = msgspec.json.Decoder(Told).decode


class Load:
    """What all clients have in common, and what they measured."""

    def __init__(self, port: int, slower: float, game: str = "gunfighters") -> None:
        self.port, self.slower, self.game = port, slower, game
        self.warm_up = THINK[1] * slower  # seconds before anything is measured: everybody has picked once
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.openers = asyncio.Semaphore(OPENING)
        self.here = 0  # clients that see their table
        self.go = asyncio.Event()  # all have
        self.measured_from = float("inf")
        self.samples: list[float] = []  # of the echo
        self.picks: list[Pick] = []
        self.sizes: list[int] = []
        self.entries = 0
        self.problems: list[str] = []
        self.chance = Random(1)

    async def think(self, first: bool = False) -> None:
        await self.go.wait()
        await asyncio.sleep(self.chance.uniform(*THINK) * self.slower)

    def note(self, sent: float, heard: float) -> None:
        if sent > self.measured_from:
            self.samples.append(heard - sent)

    def waits(self) -> list[float]:
        """How long the picks took that were sent since the measuring began."""
        return [pick.wait() for pick in self.picks if pick.sent > self.measured_from]

    async def measure(self, jobs: list[asyncio.Task[None]], clients: int, seconds: float) -> None:
        """Let the jobs run: until everybody is there, then a while to warm up, then for so long."""
        while self.here < clients:
            await asyncio.sleep(0.05)
            for job in jobs:
                if job.done():
                    job.result()
        self.go.set()
        self.measured_from = time.perf_counter() + self.warm_up
        await asyncio.sleep(self.warm_up + seconds)
        for job in jobs:
            job.cancel()
        ends = await asyncio.gather(*jobs, return_exceptions=True)
        self.problems += [repr(end) for end in ends if isinstance(end, Exception)]
        await self.http.aclose()


class Pick:
    """A client's pick: when it was sent and answered, and the moment that the server gave it."""

    def __init__(self, table: Table, seat: int, sent: float) -> None:
        self.table, self.seat, self.sent = table, seat, sent
        self.answered = 0.0
        self.at = 0

    def wait(self) -> float:
        """How long it took until it was answered, and with every client that is told of it."""
        return max(self.answered, self.table.heard.get((self.seat, self.at), 0.0)) - self.sent


class Table:
    """One game."""

    def __init__(self, load: Load, people: int) -> None:
        self.load = load
        self.clients = [Client(self, seat) for seat in range(people)]
        self.id = ""
        # By seat and moment of a pick: when the last client heard of it. Their numbers of it may differ.
        self.heard: dict[tuple[int, int], float] = {}

    async def play(self) -> None:
        people = len(self.clients)
        chairs = [{"name": "Ann"}, *[{}] * (people - 1), *[{"bot": "rules"}] * (SEATS[self.load.game] - people)]
        async with self.load.openers:
            answer = await self.load.http.post(
                "/api/tables",
                json={"game": self.load.game, "chairs": chairs, "begin": people == 1},
                headers={"Authorization": f"Bearer {self.clients[0].token}"},
            )
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["table"]
        await asyncio.gather(*[client.play() for client in self.clients])


class Client:
    """Sits down, and picks whenever it is asked."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.load = table, seat, table.load
        self.token = secrets.token_urlsafe(32)
        self.told = Told("")
        self.waiting = False  # for the answer to a pick
        self.last: Pick | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.picked = False

    async def play(self) -> None:
        address = f"ws://127.0.0.1:{self.load.port}/api/tables/{self.table.id}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        arrived = False
        try:
            async with connect(address, additional_headers=headers, compression=None, open_timeout=PATIENCE) as socket:
                while not self.told.over:
                    data = await socket.recv()
                    if not arrived:
                        arrived = True
                        self.load.here += 1
                    await self.hear(socket, read(data), len(data))
        finally:
            self.load.here -= arrived
            if self.thinking is not None:
                self.thinking.cancel()

    async def hear(self, socket: ClientConnection, told: Told, size: int) -> None:
        now = time.perf_counter()
        if told.type == "table":
            self.load.sizes.append(size)
            if self.seat == 0 and now > self.load.measured_from:
                self.load.entries += told.seq - self.told.seq
            self.told = told
            for line in told.story:
                if line.kind == "picked":
                    self.table.heard[line.seat, line.at] = now
                    if line.seat == self.seat and self.last is not None:
                        self.last.at = self.last.at or line.at
            await self.take_seat(socket, told)
        elif told.type == "done" and told.id == PICK:
            assert self.last is not None
            self.last.answered, self.waiting = now, False
            self.load.picks.append(self.last)
        elif told.type != "done":
            self.load.problems.append(f"{told.type} {told.refusals}")
            self.waiting = False
        if self.told.ask and not self.waiting and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.create_task(self.pick(socket, self.told.ask))

    async def take_seat(self, socket: ClientConnection, told: Told) -> None:
        if told.seat is None:
            await self.send(socket, SIT, {"type": "sit", "seat": self.seat, "name": "Bo"})
        elif not told.begun and self.seat == 0 and all(seat["person"] or seat["bot"] for seat in told.seats):
            await self.send(socket, BEGIN, {"type": "begin"})

    async def pick(self, socket: ClientConnection, ask: Ask) -> None:
        await self.load.think(not self.picked)
        self.picked = True
        chosen = self.load.chance.choice(ask.options).pick
        self.last, self.waiting = Pick(self.table, self.seat, time.perf_counter()), True
        await self.send(socket, PICK, {"type": "pick", "pick": chosen, "seq": self.told.seq})

    async def send(self, socket: ClientConnection, id: int, deed: dict[str, Any]) -> None:
        await socket.send(json.dumps({"id": id, "do": deed}))


def people_at(number: int) -> int:
    """Two clients at every fifth table."""
    return 2 if number % 5 == 4 else 1


async def play(port: int, tables: int, seconds: float, slower: float) -> dict[str, Any]:
    """Games at so many tables, one after the other at each; what was measured."""
    load = Load(port, slower)

    async def table_after_table(number: int) -> None:
        while True:
            await Table(load, people_at(number)).play()

    began = time.perf_counter()
    jobs = [asyncio.create_task(table_after_table(number)) for number in range(tables)]
    clients = sum([people_at(number) for number in range(tables)])
    await load.measure(jobs, clients, seconds)
    return {
        "clients": clients,
        "opened_in": load.measured_from - load.warm_up - began,
        "picks": len(load.waits()) / seconds,
        "entries": load.entries / seconds,
        "size": sorted(load.sizes)[len(load.sizes) // 2],
        "samples": load.waits(),
        "problems": load.problems,
    }


async def echo(port: int, clients: int, seconds: float, size: int) -> dict[str, Any]:
    """As many clients at the same pace, with frames of that size, to an echo."""
    load = Load(port, 1.0)
    frame = "x" * size

    async def frame_after_frame() -> None:
        async with connect(f"ws://127.0.0.1:{port}", compression=None, open_timeout=PATIENCE) as socket:
            load.here += 1
            while True:
                await load.think()
                sent = time.perf_counter()
                await socket.send(frame)
                await socket.recv()
                load.note(sent, time.perf_counter())

    jobs = [asyncio.create_task(frame_after_frame()) for _ in range(clients)]
    await load.measure(jobs, clients, seconds)
    return {"picks": len(load.samples) / seconds, "samples": load.samples, "problems": load.problems}
