"""What a pick costs the server in processor time: a figure that a busy machine changes little.

    python benchmarks/costs.py --game doomtown --tables 60

People sit in all seats, and think for 0.2 to 0.8 seconds before a random pick, as in benchmarks/ceilings.py. Measured
is the processor time of the server's own process, its thread that writes included, for each pick of a steady load. A
server has one core for this: at 1 ms a pick, 1,000 picks a second are all that it can do. With more picks a second one
of them costs less, because they share their commits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from typing import Any

import psutil

from ceilings import GAMES, LIFTED, PATIENCE, RATE, SETTLE, Crowd
from server import Server, elsewhere, percentile


def spent(pid: int) -> tuple[float, float]:
    """Seconds of processor time that a process has taken, its threads included: in all, and in the system."""
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system), float(times.system)


async def play(port: int, pid: int, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """A steady load; runs in the clients' process."""
    load = Crowd(port, game, RATE)
    load.jobs = [asyncio.create_task(load.slot()) for _ in range(tables)]
    clients, began = tables * load.people, time.perf_counter()
    while load.here < clients and time.perf_counter() - began < PATIENCE:
        await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLE)
    load.picks, load.sizes, load.measured_from = [], [], time.perf_counter()
    before, own = spent(pid), time.process_time()
    await asyncio.sleep(seconds)
    took, system = (after - first for after, first in zip(spent(pid), before, strict=True))
    own = time.process_time() - own
    waits, sizes = load.waits(), load.sizes
    picks, load.measured_from = len(waits), float("inf")
    await load.leave()
    return {
        "game": game,
        "picks/s": picks / seconds,
        "ms": 1000 * took / picks,
        "system": 1000 * system / picks,
        "core": took / seconds,
        "clients": own / seconds,
        "messages": len(sizes) / picks,
        "bytes": sum(sizes) / len(sizes),
        "p50": percentile(waits, 0.5),
        "p99": percentile(waits, 0.99),
        "problems": sorted({*load.problems})[:3],
    }


def cost(game: str, tables: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as home:
        server = Server(home, LIFTED)
        try:
            return elsewhere(play, server.port, server.process.pid, game, tables, seconds)
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one; may be given several times")
    parser.add_argument("--tables", type=int, default=60, help="at which people play (60)")
    parser.add_argument("--seconds", type=float, default=8, help="that each game is measured (8)")
    parser.add_argument("--json", action="store_true", help="figures as JSON, a line each")
    args = parser.parse_args()
    for game in args.game or GAMES:
        found = cost(game, args.tables, args.seconds)
        if args.json:
            print(json.dumps(found), flush=True)
            continue
        print(
            f"{game:12} {found['ms']:.2f} ms a pick, {found['system']:.2f} of them in the system",
            f"({found['picks/s']:.0f} picks/s took {found['core']:.2f} of a core, the clients {found['clients']:.2f});",
            f"{found['messages']:.1f} messages of {found['bytes']:,.0f} bytes;",
            f"p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms",
            found["problems"] or "",
            flush=True,
        )


if __name__ == "__main__":
    main()
