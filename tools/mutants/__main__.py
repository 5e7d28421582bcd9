"""`./test mutants`: draw changes and hunt them; `--rules`: switch each rule off. Both go on where they stopped."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.mutants.drawing import GAMES, ROOT, Mutant, drawn
from tools.mutants.hunting import hunt
from tools.mutants.proving import prove, rules_of
from tools.mutants.report import ALIVE, GOALS, reason_of, rows_of, share, survivors, table_of

FOLDER = ROOT / "build" / "mutants"
CHANGES = FOLDER / "changes.jsonl"  # a result a line


def main() -> int:
    asked = argparse.ArgumentParser(prog="./test mutants", description=__doc__)
    asked.add_argument("--count", type=int, default=2000, help="how many changes are drawn")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--unit", action="append", choices=("core", *GAMES), help="only this part")
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--rules", action="store_true", help="switch each rule off, and run the tests that cite it")
    asked.add_argument("--again", action="store_true", help="try again what no test noticed and has no reason")
    asked.add_argument("--report", action="store_true", help="only tell what is known so far")
    given = asked.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    units = given.unit or ["core", *GAMES]
    if given.rules:
        return _rules([unit for unit in units if unit != "core"], given.jobs, given.report)
    mutants = [mutant for mutant in drawn(given.count, given.seed) if mutant.unit in units]
    if not given.report:
        _hunt(mutants, given.jobs, given.again)
    return _report(mutants, units)


def _hunt(mutants: list[Mutant], jobs: int, again: bool) -> None:
    rows = {row["id"]: row for row in rows_of(CHANGES)}
    alive = {name for name, row in rows.items() if again and row["outcome"] in ALIVE and not reason_of(row)}
    waiting: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in sorted(mutants, key=lambda mutant: mutant.id in alive):  # new ones first
        if mutant.id not in rows or mutant.id in alive:
            waiting[mutant.unit].append(mutant)
    for unit, part in sorted(waiting.items(), key=lambda pair: len(pair[1])):
        tasks = [(unit, part[number::jobs], CHANGES) for number in range(jobs)]
        _side_by_side(hunt, tasks, unit, CHANGES, len(part))


def _report(mutants: list[Mutant], units: Sequence[str]) -> int:
    ids = {mutant.id for mutant in mutants}
    rows = [row for row in rows_of(CHANGES) if row["id"] in ids]
    print(table_of(rows))
    print("\n".join(survivors(rows)))
    parts = [[row for row in rows if row["unit"] == unit] for unit in units]
    met = share(rows) >= GOALS["all"] and all([share(part) >= GOALS["unit"] for part in parts])
    return 0 if met and len(rows) == len(ids) else 1


def _rules(units: Sequence[str], jobs: int, known_only: bool) -> int:
    results = FOLDER / "rules.jsonl"
    known = {row["id"] for row in rows_of(results)}
    wanted = {unit: rules_of(unit) for unit in units}
    for unit, rules in wanted.items():
        left = [rule for rule in rules if rule.id not in known]
        if left and not known_only:
            tasks = [(unit, [rule.name for rule in left[number::jobs]], results) for number in range(jobs)]
            _side_by_side(prove, tasks, unit, results, len(left))
    ids = {rule.id for rules in wanted.values() for rule in rules}
    rows = [row for row in rows_of(results) if row["id"] in ids]
    unproven = [row for row in rows if row["reason"]]
    print(f"{len(rows) - len(unproven)} of {len(ids)} rules are proven")
    for row in unproven:
        print(f"{row['unit']} {row['rule']}: {row['reason']} ({', '.join(row['code'])})")
    return 0 if len(rows) == len(ids) and not unproven else 1


def _side_by_side(
    work: Callable[..., object], tasks: Sequence[tuple[object, ...]], name: str, results: Path, count: int
) -> None:
    """Each task in a process of its own, with a line that counts."""
    before = len(rows_of(results))
    workers = [multiprocessing.get_context("spawn").Process(target=work, args=task) for task in tasks]
    for worker in workers:
        worker.start()
    while any([worker.is_alive() for worker in workers]):
        workers[0].join(5)
        if sys.stderr.isatty():
            print(f"\r{name}: {len(rows_of(results)) - before} of {count}", end="", file=sys.stderr, flush=True)
        for worker in workers[1:]:
            worker.join(0)
    print(f"\r{name}: {len(rows_of(results)) - before} of {count}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
