"""Every module can be imported before all others: no order of imports hides a circle."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.lone_imports import SOURCES, modules


@pytest.mark.slow
def test_every_module_can_be_imported_on_its_own() -> None:
    assert "sixgun.core.frames" in modules()
    program = [sys.executable, "-m", "tests.lone_imports"]
    done = subprocess.run(program, capture_output=True, text=True, check=True, cwd=SOURCES.parent)
    assert done.stdout == ""
