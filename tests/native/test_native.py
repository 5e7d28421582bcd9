"""The compiled rules do what the sources do, and never outlive a change to them.

./test compiles one game and replays some of its records both ways; ./test long all games and 1,000 records of each.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.native.compiling import GAMES, compiled
from tools import compile as compiler

__all__ = ["compiled"]


def traced(arguments: list[str], given: str, home: Path | None) -> str:
    """What tests.native.trace prints, by the sources or by the compiled form."""
    env = {**os.environ, "SIXGUN_PURE": "" if home else "1", "SIXGUN_NATIVE": str(home or "")}
    env["PYTHONPATH"] = os.pathsep.join([str(compiler.SOURCES), str(compiler.ROOT)])
    program = [sys.executable, "-m", "tests.native.trace", *arguments]
    done = subprocess.run(program, input=given, env=env, cwd=compiler.ROOT, capture_output=True, text=True, check=True)
    assert done.stderr.splitlines()[0] == ("compiled" if home else "Python")
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_records_replay_both_ways(compiled: Path, key: str) -> None:
    half = GAMES[key] // 2
    by_the_sources = traced(["play", key, "0", str(half)], "", None)
    assert traced(["replay"], by_the_sources, compiled) == by_the_sources
    by_the_compiled = traced(["play", key, str(half), str(2 * half)], "", compiled)
    assert traced(["replay"], by_the_compiled, None) == by_the_compiled


@pytest.mark.slow
def test_a_changed_source_wins(compiled: Path, tmp_path: Path) -> None:
    manifest = json.loads((compiled / "manifest.json").read_bytes())
    manifest["files"] = {name: str(compiled / file) for name, file in manifest["files"].items()}
    manifest["sources"]["sixgun.core.frames"][1] += 1  # as if a character had been added since
    (tmp_path / "manifest.json").write_text(json.dumps(manifest))
    env = {**os.environ, "SIXGUN_PURE": "", "SIXGUN_NATIVE": str(tmp_path), "PYTHONPATH": str(compiler.SOURCES)}
    program = [sys.executable, "-c", "import sixgun.native; print(sixgun.native.is_compiled())"]
    assert subprocess.run(program, env=env, capture_output=True, text=True, check=True).stdout == "False\n"


def test_modules_and_their_files() -> None:
    paths = compiler.modules()
    assert Path("sixgun/core/frames.py") in paths
    assert not [path for path in paths if path.name == "__init__.py"]
    assert {path.parts[1] for path in paths} == {"core", "lib", "games", "research"}
    assert {path.parts[2] for path in paths if path.parts[1] == "research"} == {"writers"}  # the others need NumPy
