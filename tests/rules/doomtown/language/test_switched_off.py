"""Every word of the card language has a scenario that fails when the word is switched off: tools/switched_off.py."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.budget import BUDGET
from tools.switched_off import proofs, words

ROOT = Path(__file__).parents[4]


@pytest.mark.slow
def test_each_proof_fails_when_its_word_is_switched_off() -> None:
    """In a process of its own, where tests run within a test."""
    env = {**os.environ, "SIXGUN_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tools.switched_off"], cwd=ROOT, env=env, capture_output=True, text=True, timeout=600
    )
    idle = [word for word in done.stdout.splitlines() if word in proofs()]
    assert idle == [], "run `python -m tools.switched_off find`, and write a scenario for what it lists"


def test_nearly_every_word_has_a_proof() -> None:
    """All of them in the long run: words come with their cards, and proofs are looked for when both are there."""
    missing = [word for word in words() if word not in proofs()]
    assert len(missing) <= (0 if BUDGET == "long" else len(words()) // 10), missing
