"""Child processes that are spoken to line by line, and kept for the next game."""

from __future__ import annotations

import atexit
import os
import queue
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakSet

LINE = 10_000_000  # bytes of an answer: nobody needs more
IDLE = 32  # programs that wait for another game

_children: WeakSet[Child] = WeakSet()
_idle: dict[tuple[int, tuple[str, ...]], list[Child]] = {}  # by process: a forked one must not share its parent's


# An interrupt from the keyboard is for us: programs are told by the end of their input.
_APART: dict[str, Any] = {"process_group": 0} if os.name == "posix" else {}


class Silent(Exception):
    """No answer in time."""


class Child:
    """A running program. What it writes to standard error is shown as it is."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **_APART)
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        _children.add(self)
        # A pipe cannot be read with a time limit on every system: a thread reads, and the queue has the limit.
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self._process.stdout.readline(LINE):
                self._lines.put(line)
        self._lines.put(b"")

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one; b"" from a program that has ended."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()
        except OSError:
            return b""
        try:
            return self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Silent from None

    def status(self) -> int:
        """The exit status of a program that has closed its output; one that still runs is ended."""
        try:
            return self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.end()
            return self._process.returncode

    def alive(self) -> bool:
        return self._process.poll() is None

    def end(self) -> None:
        """Closed input asks it to go; one that stays is killed."""
        for pipe in (self._process.stdin, self._process.stdout if not self.alive() else None):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        try:
            self._process.wait(timeout=0.2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def hire(words: Sequence[str]) -> Child:
    """A program that waits for a game, or a new one."""
    waiting = _idle.get((os.getpid(), tuple(words)), [])
    while waiting:
        child = waiting.pop()
        if child.alive():
            return child
        child.end()
    return Child(words)


def let_go(words: Sequence[str], child: Child) -> None:
    """The game is over for this program: it waits for another one."""
    waiting = _idle.setdefault((os.getpid(), tuple(words)), [])
    if len(waiting) < IDLE and child.alive():
        waiting.append(child)
    else:
        child.end()


def end_all() -> None:
    """End the programs that wait in this process."""
    for (process, _), waiting in _idle.items():
        while process == os.getpid() and waiting:
            waiting.pop().end()


def end_everyone() -> None:
    """End all programs of this process, in a game or not: a game that waits for an answer hears of it."""
    end_all()
    for child in list(_children):
        if child.alive():
            child.end()


atexit.register(end_all)
