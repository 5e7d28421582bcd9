"""The server under load, beside a bare WebSocket echo on the same machine in the same run.

Tables have three seats: a client and two bots; at every fifth table two clients and a bot. A client that is asked
thinks for two to six seconds, as a quick player does, and makes a random pick; bots answer at once; a finished game is
followed by a new one: with 200 tables about 300 picks a second, most of them bots'. Measured is the time from sending
a pick until every client at the table has the event. Then as many clients at the same pace send frames as long as a
table's message to the echo, and measure until they have them back. Last, five times as many tables are held open by
clients that think five times as long: as many picks a second, at more tables.

Server, echo and clients are processes of their own. Goals on two cores: a p99 of 50 ms and of five times the echo's
with 200 tables; of 150 ms with 1,000; ready 1.5 s after the start; a page of 180 kB, compressed, before fonts and art.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

import crowd

PAGE = Path(__file__).parent.parent / "src" / "sixgun" / "server" / "page"
ROOMY = (  # all clients have one address
    "sockets_per_address",
    "connections_per_address",
    "requests_per_second",
    "requests_at_once",
    "tables_per_minute",
    "handshakes_per_second",
    "handshakes_at_once",
    "bytes_per_second",
    "address_bytes_per_second",
)
SPAWN = multiprocessing.get_context("spawn")


def run(job: Coroutine[Any, Any, Any]) -> Any:
    """On uvloop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(job)
    return uvloop.run(job)


# ---- processes


def answer(pipe: Connection, job: Callable[..., Coroutine[Any, Any, Any]], *args: Any) -> None:
    """Runs in a process of its own."""
    pipe.send(run(job(*args)))


def elsewhere(job: Callable[..., Coroutine[Any, Any, Any]], *args: Any) -> dict[str, Any]:
    """What a job in another process comes to, and how much of a core it took."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=answer, args=(theirs, job, *args))
    process.start()
    theirs.close()
    try:
        result: dict[str, Any] = ours.recv()
        return result
    finally:
        process.terminate()
        process.join()


async def echo_on(pipe: Connection) -> None:
    async def handler(socket: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            async for message in socket:
                await socket.send(message)

    async with serve(handler, "127.0.0.1", 0, compression=None, backlog=2048) as server:
        pipe.send(next(iter(server.sockets)).getsockname()[1])
        await server.serve_forever()


def echo_process(pipe: Connection) -> None:
    run(echo_on(pipe))


@contextmanager
def an_echo() -> Iterator[int]:
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=echo_process, args=(theirs,))
    process.start()
    try:
        yield ours.recv()
    finally:
        process.terminate()
        process.join()


class Server:
    """`sixgun serve` with an empty database of its own."""

    def __init__(self, home: str, roomy: Sequence[str] = ROOMY, port: int = 0) -> None:
        limits = [word for name in roomy for word in ("--limit", f"{name}=1000000000")]
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sixgun", "serve", "--port", str(port), *limits],
            stdout=subprocess.PIPE,
            env={**os.environ, "XDG_DATA_HOME": home},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        self.ready = time.perf_counter() - began
        found = re.search(r":(\d+)/", line)
        assert found, line
        self.port = int(found[1])
        self._seen = {"server": 0.0, "bots": 0.0}

    def cores(self) -> dict[str, float]:
        """Seconds of processor time that the server itself and its bots took since the last call."""
        server = psutil.Process(self.process.pid)
        spent = {"server": _spent(server), "bots": sum([_spent(child) for child in server.children(recursive=True)])}
        took = {name: spent[name] - self._seen[name] for name in spent}
        self._seen = spent
        return took

    def stop(self, kill: bool = False) -> None:
        """End it, or have it end as in a power cut."""
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()


def _spent(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


# ---- what is measured


def percentile(samples: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(samples)[min(len(samples) - 1, int(len(samples) * share))] * 1000 if samples else float("nan")


def summed_up(name: str, result: dict[str, Any]) -> dict[str, Any]:
    samples = result.pop("samples")
    problems = result.pop("problems")
    for problem in sorted({*problems})[:5]:
        print(f"{name}: {problems.count(problem)} times {problem}", file=sys.stderr)
    return {"name": name, "p50": percentile(samples, 0.5), "p99": percentile(samples, 0.99), **result}


def page_size() -> dict[str, int] | None:
    """Bytes of page, scripts and styles without the art, each compressed: what comes first, and all there is."""
    index = PAGE / "index.html"
    if not index.is_file():
        return None
    files = [file for file in PAGE.rglob("*") if file.suffix in (".html", ".js", ".css") and "_icon_" not in file.name]
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files}
    page = index.read_text()
    first = [size for name, size in sizes.items() if name == index.name or name in page]
    return {"first": sum(first), "all": sum(sizes.values())}


def measure(tables: int, seconds: float) -> dict[str, Any]:
    runs = []
    with tempfile.TemporaryDirectory() as home:
        server = Server(home)
        try:
            for count, slower in ((tables, 1.0), (tables * 5, 5.0)):
                server.cores()
                began = time.perf_counter()
                found = summed_up(f"{count:,} tables", elsewhere(crowd.play, server.port, count, seconds, slower))
                spent = {name: took / (time.perf_counter() - began) for name, took in server.cores().items()}
                runs.append({**found, "cores": spent})
                if slower == 1.0:
                    with an_echo() as port:
                        echoed = elsewhere(crowd.echo, port, found["clients"], seconds, found["size"])
                    runs.append(summed_up("echo", echoed))
        finally:
            server.stop()
    return {"ready": server.ready, "page": page_size(), "runs": runs, "echo_p99": runs[1]["p99"]}


def main() -> None:
    parser = argparse.ArgumentParser(description="The server under load, beside a bare WebSocket echo.")
    parser.add_argument("--tables", type=int, default=200, help="tables (200); five times as many are held open")
    parser.add_argument("--seconds", type=float, default=20, help="that each load is measured (20)")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    args = parser.parse_args()
    found = measure(args.tables, args.seconds)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    show(found)


def show(found: dict[str, Any]) -> None:
    page = found["page"]
    size = f"{page['first'] / 1000:.0f} kB at first, {page['all'] / 1000:.0f} kB in all" if page else "not built"
    print(f"ready in {found['ready']:.2f} s; page {size}")
    heads = ("p50 ms", "p99 ms", "x echo", "picks/s", "with bots'", "cores: server", "bots")
    print(" " * 13, *[f"{head:>{max(8, len(head))}}" for head in heads])
    for line in found["runs"]:
        figures = [f"{line['p50']:8.1f}", f"{line['p99']:8.1f}", f"{line['p99'] / found['echo_p99']:8.1f}"]
        figures.append(f"{line['picks']:8.0f}")
        if "cores" in line:
            cores = line["cores"]
            figures += [f"{line['entries']:10.0f}", f"{cores['server']:13.2f}", f"{cores['bots']:8.2f}"]
        print(f"{line['name']:13}", *figures)


if __name__ == "__main__":
    main()
