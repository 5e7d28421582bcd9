"""Where work is done: in this process, in a pool of processes, or on a Dask cluster.

A lane takes a task with a range of numbers and gives back a promise; `lab.spread` sees to order and to chunk sizes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
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


class Pool:
    """Processes of this machine."""

    def __init__(self, pool: Any, width: int) -> None:
        self._pool = pool
        self.width = width

    def send(self, task: Task[Any], first: int, last: int) -> Promise:
        sent: Promise = self._pool.apply_async(timed, (task, first, last))
        return sent


@contextmanager
def open_lane(jobs: int = 1, cluster: str = "") -> Iterator[Lane]:
    """A lane over so many processes, or over a cluster: tcp://HOST:PORT, or "local" for one of this machine."""
    if cluster:
        from sixgun.lab.cluster import cluster_lane  # only whoever uses a cluster pays for loading this

        with cluster_lane(cluster, jobs) as lane:
            yield lane
    elif jobs == 1:
        yield Here()
    else:
        with _pool(jobs) as pool:
            yield Pool(pool, jobs)


@contextmanager
def _pool(jobs: int) -> Iterator[Any]:
    """Worker processes that leave interrupts to their parent, which ends them at once.

    An interrupt while they are being started would tear them half-made: it is kept until they are there.
    """
    with interrupts_kept() as kept:
        pool = multiprocessing.get_context().Pool(jobs, _begin_work)
    with pool:
        if kept:
            raise KeyboardInterrupt
        yield pool


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


def _begin_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that is killed cannot end its workers: they would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
