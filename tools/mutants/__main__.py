"""`python -m tools.mutants [--count 2000] [--seed 1] [--unit doomtown] [--report]`; goes on where it stopped."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import defaultdict
from pathlib import Path

from tools.mutants.drawing import GAMES, ROOT, Mutant, drawn
from tools.mutants.hunting import hunt
from tools.mutants.report import GOALS, rows_of, share, survivors, table_of

RESULTS = ROOT / "build" / "mutants" / "results.jsonl"


def main() -> int:
    asked = argparse.ArgumentParser(prog="./test mutants", description=__doc__)
    asked.add_argument("--count", type=int, default=2000, help="how many changes are drawn")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--unit", choices=("core", *GAMES), help="only this part")
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--results", type=Path, default=RESULTS)
    asked.add_argument("--report", action="store_true", help="only tell what is known so far")
    given = asked.parse_args()
    given.results.parent.mkdir(parents=True, exist_ok=True)
    mutants = drawn(given.count, given.seed)
    if not given.report:
        _hunt(mutants, given.results, given.unit, given.jobs)
    ids = {mutant.id for mutant in mutants}
    rows = [row for row in rows_of(given.results) if row["id"] in ids]
    print(table_of(rows))
    print("\n".join(survivors(rows)))
    units = [[row for row in rows if row["unit"] == unit] for unit in {row["unit"] for row in rows}]
    met = share(rows) >= GOALS["all"] and all(share(part) >= GOALS["unit"] for part in units)
    return 0 if met else 1


def _hunt(mutants: list[Mutant], results: Path, unit: str | None, jobs: int) -> None:
    known = {row["id"] for row in rows_of(results)}
    waiting: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        if mutant.id not in known and unit in (None, mutant.unit):
            waiting[mutant.unit].append(mutant)
    left = sum(len(part) for part in waiting.values())
    print(f"{len(mutants) - left} of {len(mutants)} changes are known, {left} to try", file=sys.stderr)
    for name, part in sorted(waiting.items()):
        context = multiprocessing.get_context("spawn")
        hunters = [
            context.Process(target=hunt, args=(name, part[number::jobs], results, number)) for number in range(jobs)
        ]
        for hunter in hunters:
            hunter.start()
        for hunter in hunters:
            while hunter.is_alive():
                hunter.join(10)
                done = len(rows_of(results)) - len(known)
                print(f"\r{name}: {done} of {left}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
