"""Processes that work for the server, so that it never waits for itself."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")
TRIES = 3


class Closed(RuntimeError):
    """The house is closing: nobody works here any more."""


class Processes:
    """A pool of processes that is made when first needed, and made anew if one of them dies."""

    def __init__(self, count: int, niceness: int = 0, begin: tuple[Any, ...] = ()) -> None:
        self.count = count
        self.niceness = niceness  # how far they stand back when the machine has other things to do
        self.begin = begin  # a function that each of them calls first, and its arguments
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._leaving: threading.Thread | None = None

    async def run(self, job: Callable[..., T], *args: Any) -> T:
        """Run a job in one of them."""
        for _ in range(TRIES - 1):
            pool = self._ready()
            try:
                return await asyncio.wrap_future(await self._hand_over(pool, job, *args))
            except BrokenProcessPool:
                if self._pool is pool:  # the first to notice
                    self._pool = None
        return await asyncio.wrap_future(await self._hand_over(self._ready(), job, *args))

    async def _hand_over(self, pool: ProcessPoolExecutor, job: Callable[..., T], *args: Any) -> Future[T]:
        """Give a job to the pool. As long as a process may be born of that, which takes a while, it is done beside."""
        if len(getattr(pool, "_processes", None) or ()) >= self.count:
            return _submit(pool, job, *args)
        return await asyncio.to_thread(_submit, pool, job, *args)

    def _ready(self) -> ProcessPoolExecutor:
        if self._closed:
            raise Closed
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.count, context, initializer=_settle, initargs=(self.niceness, *self.begin)
            )
        return self._pool

    def warm(self) -> None:
        """Start them before anybody waits for them."""
        if self._pool is None:
            pool = self._ready()
            asyncio.get_running_loop().run_in_executor(None, self._give_birth, pool)

    def _give_birth(self, pool: ProcessPoolExecutor) -> None:
        with suppress(RuntimeError):  # closed in the meantime
            for _ in range(self.count):
                if not self._closed:
                    _submit(pool, _nothing)

    def close(self) -> None:
        """Let them go when they have done what they are doing. Nobody waits for that here: see `see_off`."""
        self._closed = True
        if self._pool is not None:
            leave = partial(self._pool.shutdown, cancel_futures=True)
            self._leaving = threading.Thread(target=leave)  # those who are being born hold it up for a while
            self._leaving.start()
            self._pool = None

    def see_off(self) -> None:
        """Close, and wait until all of them have gone.

        A program does so at its end anyway. But a process of multiprocessing takes its semaphores and queues away
        before: what is being born then fails, or waits for its end for ever.
        """
        self.close()
        if self._leaving is not None:
            self._leaving.join()


def _submit(pool: ProcessPoolExecutor, job: Callable[..., T], *args: Any) -> Future[T]:
    """Processes are born when there is work for them; from their first moment they are deaf to the keyboard."""
    with interrupts_held():
        return pool.submit(job, *args)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """What is held back here is held back in every process that is born meanwhile, for ever."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _settle(niceness: int, begin: Callable[..., None] | None = None, *args: Any) -> None:
    """Leave the keyboard's signals to the server, and leave with it: a server that was killed can't tell."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    if begin is not None:
        begin(*args)


def _leave_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


def _nothing() -> None:
    pass
