"""The program as a user starts it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.warm import is_usual, warm

PROGRAM = [sys.executable, "-m", "sixgun"]
PATIENCE = 120  # seconds, on a machine that does a lot else
USUAL = "en_US.UTF-8"


def environment(home: Path, lang: str = USUAL) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "LANG": lang, "LC_ALL": lang, "COLUMNS": "100", "NO_COLOR": "1"}


def sixgun(
    home: Path,
    *words: str,
    typed: str = "",
    lang: str = USUAL,
    variables: dict[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end. In its usual surroundings it is spared the start, which takes longer than most."""
    env = {**environment(home, lang), **(variables or {})}
    if lang == USUAL and is_usual(env) and not any([name.startswith(("LC_", "_")) for name in variables or {}]):
        return warm().run(words, typed, env, home)
    return subprocess.run(
        [*PROGRAM, *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=env,
        cwd=home,
        encoding="utf-8",
    )


def refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """Exit code 2, nothing on standard output, no traceback, and each word somewhere in the sentences."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    for word in words:
        assert word in done.stderr


def interrupted(
    home: Path, words: list[str], ready: Callable[[], bool], program: Sequence[str] = PROGRAM
) -> tuple[int, str]:
    """Start the program, interrupt it when it is ready, and see how it ends."""
    run = subprocess.Popen(
        [*program, *words], env=environment(home), cwd=home, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        until = time.monotonic() + PATIENCE
        while not ready() and time.monotonic() < until:
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does it: to all processes of the program
        _, said = run.communicate(timeout=PATIENCE)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
        run.wait(timeout=PATIENCE)
    return run.returncode, said
