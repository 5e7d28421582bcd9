"""Tests run the sources themselves, so that traces are plain; one test compiles them and compares."""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

os.environ.setdefault("SIXGUN_PURE", "1")
gc.set_threshold(50_000, 20, 50)  # thousands of tests are made and kept, none of it garbage


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for examples only in modules that have some: the others need not even be imported."""
    found = yield
    if file_path.suffix != ".py" or ">>>" in file_path.read_text(encoding="utf-8"):
        return found
    return [collector for collector in found if not isinstance(collector, DoctestModule)]
