"""The rules compiled for tests: one game, or all of them with the long budget."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools import compile as compiler

LONG = os.environ.get("SIXGUN_BUDGET") == "long"
GAMES = {"gunfighters": 60} if not LONG else dict.fromkeys(("bang-duel", "doomtown", "gunfighters", "gunslinger"), 1000)


@pytest.fixture(scope="module")
def compiled() -> Path:
    """Compiled without optimizing, which takes half the time; kept until the sources change."""
    home = compiler.HOME.parent / f"test-{len(GAMES)}-{sys.implementation.cache_tag}"
    if not compiler.make_alone(home, [key.replace("-", "_") for key in GAMES], level="0"):
        pytest.skip("no C compiler here: everything runs as Python")
    return home
