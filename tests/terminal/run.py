"""The program as a user starts it."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

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
    if lang == USUAL and not any([name.startswith(("LC_", "PYTHON", "_")) for name in variables or {}]):
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


@functools.cache
def warm() -> Warm:
    """One for each process that runs tests, started when first needed."""
    return Warm()


class Warm:
    """A process that has everything imported and forks for each command: see tests.terminal.warm."""

    def __init__(self) -> None:
        self.orders, theirs = socket.socketpair()
        self.orders.settimeout(PATIENCE)
        program = [sys.executable, "-m", "tests.terminal.warm"]
        root = Path(__file__).parents[2]
        self.process = subprocess.Popen(program, stdin=theirs, cwd=root, start_new_session=True)
        theirs.close()  # its input ends with the tests, however they end, and so does it

    def run(
        self, words: tuple[str, ...], typed: str, env: dict[str, str], folder: Path
    ) -> subprocess.CompletedProcess[str]:
        order = json.dumps({"words": words, "env": env, "folder": str(folder)})
        with ExitStack() as open_files:
            files = [open_files.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8")) for _ in range(4)]
            for file, text in zip(files, (order, typed), strict=False):
                file.write(text)
                file.seek(0)
            socket.send_fds(self.orders, [b"!"], [file.fileno() for file in files])
            try:
                code = int(self.orders.recv(20))
            except TimeoutError:
                os.killpg(self.process.pid, signal.SIGKILL)
                warm.cache_clear()  # the next command gets another one
                raise
            for file in files:
                file.seek(0)
            return subprocess.CompletedProcess(words, code, files[2].read(), files[3].read())


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
        for _ in range(1200):
            if ready():
                break
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does it: to all processes of the program
        _, said = run.communicate(timeout=60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
        run.wait(timeout=10)
    return run.returncode, said
