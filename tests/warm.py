"""Commands of the program that are spared its start, which takes longer than most of them: see tests.warm_process."""

from __future__ import annotations

import atexit
import contextlib
import functools
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import IO, BinaryIO

from tests.warm_process import RUN, START

PATIENCE = 120  # seconds, on a machine that does a lot else
KILLED = b"%d" % -signal.SIGKILL


@functools.cache
def warm() -> Warm:
    """One for each process that runs tests, started when first needed."""
    return Warm()


AT_FIRST = dict(os.environ)
FOR_IMPORTS = ("PYTHON", "SIXGUN_PURE", "SIXGUN_NATIVE")


def is_usual(env: Mapping[str, str]) -> bool:
    """Whether a program with these variables would have imported what the warm process has."""
    return all([env.get(name) == AT_FIRST.get(name) for name in {**env, **AT_FIRST} if name.startswith(FOR_IMPORTS)])


class Warm:
    """A process that has everything imported and forks for each command."""

    def __init__(self) -> None:
        self.orders, theirs = socket.socketpair()
        self.orders.settimeout(PATIENCE)
        program = [sys.executable, "-m", "tests.warm_process"]
        root = Path(__file__).parents[1]
        self.process = subprocess.Popen(program, stdin=theirs, cwd=root, env=AT_FIRST, start_new_session=True)
        theirs.close()  # its input ends with the tests, however they end, and so does it
        atexit.register(self.close)

    def close(self) -> None:
        self.orders.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)

    def run(
        self, words: Sequence[str], typed: str, env: dict[str, str], folder: Path
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        with ExitStack() as open_files:
            files = [open_files.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8")) for _ in range(3)]
            files[0].write(typed)
            files[0].seek(0)
            self._order(RUN, words, env, folder, [file.fileno() for file in files])
            try:
                code = int(self.orders.recv(20))
            except TimeoutError:
                os.killpg(self.process.pid, signal.SIGKILL)
                warm.cache_clear()  # the next command gets another one
                raise
            for file in files:
                file.seek(0)
            return subprocess.CompletedProcess(words, code, files[1].read(), files[2].read())

    def start(self, words: Sequence[str], env: dict[str, str], folder: Path, log: BinaryIO) -> Started:
        """Start a command that goes on beside the tests."""
        news, theirs = os.pipe()
        out, into = os.pipe()
        with open(os.devnull) as nothing:
            self._order(START, words, env, folder, [nothing.fileno(), into, log.fileno(), theirs])
        os.close(theirs)
        os.close(into)
        return Started(words, os.fdopen(out, "rb"), os.fdopen(news, "rb", buffering=0))

    def _order(self, kind: bytes, words: Sequence[str], env: dict[str, str], folder: Path, files: list[int]) -> None:
        with tempfile.TemporaryFile("w+", encoding="utf-8") as order:
            json.dump({"words": words, "env": env, "folder": str(folder)}, order)
            order.seek(0)
            socket.send_fds(self.orders, [kind], [order.fileno(), *files])


class Started:
    """A program that was started, to be handled as a `subprocess.Popen`."""

    def __init__(self, words: Sequence[str], stdout: IO[bytes], news: IO[bytes]) -> None:
        self.args, self.stdout, self.news = words, stdout, news
        self.returncode: int | None = None
        self.pid = int(self._hear(PATIENCE))

    def _hear(self, seconds: float | None) -> bytes:
        """The next line of the news; nothing if none comes in time. They end without one if all were killed at once."""
        ready, _, _ = select.select([self.news], [], [], seconds)
        return (self.news.readline() or KILLED) if ready else b""

    def poll(self) -> int | None:
        if self.returncode is None and (said := self._hear(0)):
            self._ended(said)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            said = self._hear(timeout)
            if not said:
                raise subprocess.TimeoutExpired(self.args, timeout or 0)
            self._ended(said)
        assert self.returncode is not None
        return self.returncode

    def _ended(self, said: bytes) -> None:
        self.returncode = int(said)
        self.news.close()

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)
