"""Lanes: where work is done. This process is one; pool.py and cluster.py have others.

A lane takes a task with a range of numbers and gives back a promise; `work.spread` sees to order and to chunk sizes.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

R = TypeVar("R")
Task = Callable[[int, int], list[R]]


class Promise(Protocol):
    """A result that will be there."""

    def get(self) -> tuple[list[Any], float]: ...


class Lane(Protocol):
    """`width` pieces of work at a time."""

    width: int

    def send(self, task: Task[Any], first: int, last: int) -> Promise: ...


def timed(task: Task[R], first: int, last: int) -> tuple[list[R], float]:
    """The results for a range of numbers, and the seconds that they took."""
    began = time.perf_counter()
    results = task(first, last)
    return results, time.perf_counter() - began


class Here:
    """This process: a piece of work is done when its result is wanted."""

    width = 1

    def send(self, task: Task[Any], first: int, last: int) -> Promise:
        return _Later(task, first, last)


class _Later:
    def __init__(self, task: Task[Any], first: int, last: int) -> None:
        self._work = (task, first, last)

    def get(self) -> tuple[list[Any], float]:
        return timed(*self._work)


@contextmanager
def interrupts_kept() -> Iterator[list[int]]:
    """Interrupts that come meanwhile, in a list; only the main thread is told of any."""
    kept: list[int] = []
    main = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGINT, lambda number, _: kept.append(number)) if main else None
    try:
        yield kept
    finally:
        if main:
            signal.signal(signal.SIGINT, before)
