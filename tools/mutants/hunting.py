"""One process that hunts: it collects the tests of a unit once, and makes each change in a child of its own."""

from __future__ import annotations

import ast
import gc
import json
import os
import select
import signal
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings

from tools.mutants.drawing import GAMES, ROOT, Mutant, rules_cited

# The folders of a unit's own tests, and of its sources: there are examples in docstrings.
SHARED = ["tests/core", "tests/lib", "tests/conformance/test_standoff.py", "tests/play"]
TESTS = {
    "core": [*SHARED, "src/sixgun/core", "src/sixgun/lib"],
    **{game: [f"tests/rules/{game}", f"src/sixgun/games/{game}"] for game in GAMES},
}
QUIET = ["-qq", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist"]
OPTIONS = [*QUIET, "--doctest-modules", "-o", "addopts=--strict-markers"]
PATIENCE = 5.0  # a change that makes a test so many times slower, and two seconds besides, runs for ever
BUSY = 40.0  # so many times longer may all of them take on a busy machine: only what sleeps for ever is stopped by it


class Hunt:
    """A pytest plugin that takes the place of running the tests."""

    def __init__(self, mutants: list[Mutant], results: Path) -> None:
        self.mutants, self.results = mutants, results

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if item.get_closest_marker("slow") is None]
        reached, seconds = self._profile(items)
        functions_in_memory()
        gc.freeze()  # children share what is there, and never look through it
        for mutant in self.mutants:
            names = self._in_order(items, reached[mutant.file, mutant.function], seconds, mutant)
            started = time.monotonic()
            limits = [2 + PATIENCE * seconds[item.nodeid] for item in names]
            source = mutant.source()
            outcome, killer = tried(Prey(mutant.file, source), names, limits) if names else ("unreached", "")
            row = {"outcome": outcome, "killer": killer, "tests": len(names)}
            self._note(mutant, source, {**row, "seconds": round(time.monotonic() - started, 2)})
        return True

    # ---- which tests reach which functions

    def _profile(self, items: list[pytest.Item]) -> tuple[dict[tuple[str, str], set[str]], dict[str, float]]:
        """Run everything once as it is, and note which functions of the sources each test goes through."""
        reached: dict[tuple[str, str], set[str]] = defaultdict(set)
        seconds: dict[str, float] = {}
        wanted = {(str(ROOT / mutant.file), mutant.function) for mutant in self.mutants}
        names: dict[CodeType, tuple[str, str] | None] = {}
        for item in items:
            seen: set[CodeType] = set()

            def profile(frame: FrameType, event: str, _arg: Any, seen: set[CodeType] = seen) -> None:
                if event == "call":
                    seen.add(frame.f_code)

            started = time.process_time()
            sys.setprofile(profile)
            try:
                failed = _fails(item)
            finally:
                sys.setprofile(None)
            seconds[item.nodeid] = time.process_time() - started
            if failed:
                raise pytest.UsageError(f"{item.nodeid} fails without any change")
            for code in seen:
                if code not in names:
                    key = (code.co_filename, code.co_qualname.partition(".<locals>")[0])
                    names[code] = key if key in wanted else None
                found = names[code]
                if found is not None:
                    reached[Path(found[0]).relative_to(ROOT).as_posix(), found[1]].add(item.nodeid)
        return reached, seconds

    def _in_order(
        self, items: list[pytest.Item], nodes: set[str], seconds: dict[str, float], mutant: Mutant
    ) -> list[pytest.Item]:
        """Tests that cite the function's rules first, then the quick ones."""
        rules = set(rules_cited(mutant.file, mutant.function))

        def order(item: pytest.Item) -> tuple[bool, float]:
            cited = {rule for marker in item.iter_markers("rule") for rule in marker.args[1:]}
            return not cited & rules, seconds[item.nodeid]

        return sorted([item for item in items if item.nodeid in nodes], key=order)

    def _note(self, mutant: Mutant, source: str | None, came: dict[str, Any]) -> None:
        row = {
            "id": mutant.id,
            "unit": mutant.unit,
            "file": mutant.file,
            "line": mutant.line,
            "function": mutant.function,
            "operator": mutant.operator,
        }
        was, now = mutant.was_and_is(source)
        noted(self.results, {**row, "was": was, "is": now, **came})


def noted(results: Path, row: dict[str, Any]) -> None:
    """One more result. Several processes write: a short line that is appended arrives whole."""
    with results.open("a") as file:
        file.write(json.dumps(row) + "\n")


# ---- one change


@dataclass(frozen=True)
class Prey:
    """A file of the sources as it is changed."""

    file: str
    source: str | ast.Module | None  # None: there was nothing to change


def tried(prey: Prey | None, items: list[pytest.Item], limits: list[float]) -> tuple[str, str]:
    """What became of a change: killed (and by which test), survived, or stillborn if it does not compile.

    No prey: the program as it is. The limit of each test is in seconds of the processor, so that a busy machine kills
    nothing.
    """
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        _hunted(prey, items, limits, write)
    os.close(write)
    ready, _, _ = select.select([read], [], [], sum(limits) * BUSY)
    said = b""
    if ready:
        while chunk := os.read(read, 4096):
            said += chunk
    else:
        os.kill(child, signal.SIGKILL)
    os.close(read)
    _, status = os.waitpid(child, 0)
    late = not ready or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF)
    outcome, _, killer = said.decode().partition(" ")
    return (outcome, killer) if outcome else ("killed", "time" if late else "crash")


def _hunted(prey: Prey | None, items: list[pytest.Item], limits: list[float], write: int) -> None:
    """In the child: make the change, run the tests up to the first that fails, and say so."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    said = "survived"
    try:
        if prey is not None and not change(prey):
            said = "stillborn"
        else:
            for item, limit in zip(items, limits, strict=True):
                signal.setitimer(signal.ITIMER_PROF, limit)  # its signal ends the process
                if _fails(item):
                    said = f"killed {item.nodeid}"
                    break
    except BaseException as error:  # whatever it is, the change did it
        said = f"killed {type(error).__name__}"
    os.write(write, said.encode()[:4000])
    os._exit(0)


def change(prey: Prey) -> bool:
    """Give every function of the file that is in memory its changed code; whether there was something to change."""
    if prey.source is None:
        return False
    path = str(ROOT / prey.file)
    try:
        tree = compile(prey.source, path, "exec", dont_inherit=True)
    except SyntaxError:
        return False
    new = {(code.co_qualname, code.co_firstlineno): code for code in _inside(tree)}
    changed = False
    for function in functions_in_memory().get(path, []):
        old = function.__code__
        code = new.get((old.co_qualname, old.co_firstlineno))
        if code is not None and code != old and code.co_freevars == old.co_freevars:
            function.__code__ = code
            changed = True
    return changed


@cache
def functions_in_memory() -> dict[str, list[FunctionType]]:
    """By file of the sources: its functions. Asked once, before the first child: it takes as long as a few tests."""
    found: dict[str, list[FunctionType]] = defaultdict(list)
    for function in [thing for thing in gc.get_objects() if isinstance(thing, FunctionType)]:
        found[function.__code__.co_filename].append(function)
    return found


def _inside(code: CodeType) -> list[CodeType]:
    found = [code]
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found += _inside(constant)
    return found


def _fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def settled() -> None:
    """The same examples for every change, and none that fails because the machine is busy."""
    os.environ["SIXGUN_BUDGET"] = "quick"
    os.environ["SIXGUN_PURE"] = "1"
    settings.register_profile(
        "mutants",
        derandomize=True,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutants")


def hunt(unit: str, mutants: list[Mutant], results: Path) -> int:
    """Try these changes, one after the other."""
    settled()
    return int(pytest.main([*OPTIONS, *TESTS[unit]], plugins=[Hunt(mutants, results)]))
