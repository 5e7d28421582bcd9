"""Processes of this machine as a lane: each worker has a pipe of its own.

The standard library's pool shares locks among its workers, and one that is ended while it holds such a lock leaves the
others, and the process that waits for them, waiting forever. Here there is nothing to share.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any

from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.work.lanes import Lane, Promise, Task, interrupts_kept, timed


def _work(pipe: Connection, parents: Connection) -> None:
    """Do what is sent until the other end is closed, as it is when the parent is killed.

    Interrupts are the parent's business.
    """
    parents.close()  # inherited: it would keep the pipe open
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            task, first, last = pipe.recv()
            try:
                done: tuple[bool, Any] = (True, timed(task, first, last))
            except BaseException as error:
                done = (False, error)
            pipe.send(done)


class Piece:
    """Work that was sent, or waits for a worker."""

    def __init__(self, pool: Pool, work: tuple[Task[Any], int, int]) -> None:
        self._pool = pool
        self.work = work
        self.done: tuple[bool, Any] | None = None

    def get(self) -> tuple[list[Any], float]:
        while self.done is None:
            self._pool.listen()
        good, value = self.done
        if not good:
            raise value
        found: tuple[list[Any], float] = value
        return found


class Pool:
    """So many workers; `listen` takes in what they have done and gives them more."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._processes: list[Any] = []
        self._free: list[Connection] = []
        self._busy: dict[Connection, Piece] = {}
        self._waiting: deque[Piece] = deque()

    def begin(self) -> None:
        context = multiprocessing.get_context()
        for _ in range(self.width):
            mine, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, mine), daemon=True)
            process.start()
            theirs.close()  # so that a worker's end is seen here
            self._processes.append(process)
            self._free.append(mine)

    def send(self, task: Task[Any], first: int, last: int) -> Promise:
        piece = Piece(self, (task, first, last))
        self._waiting.append(piece)
        self._hand_out()
        return piece

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            pipe, piece = self._free.pop(), self._waiting.popleft()
            pipe.send(piece.work)
            self._busy[pipe] = piece

    def listen(self) -> None:
        """Wait until a worker is through."""
        for ready in wait([*self._busy]):
            assert isinstance(ready, Connection)
            try:
                done = ready.recv()
            except (EOFError, OSError) as error:
                raise Refused(Refusal("worker-died", {})) from error
            self._busy.pop(ready).done = done
            self._free.append(ready)
        self._hand_out()

    def end(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()
        for pipe in [*self._free, *self._busy]:
            pipe.close()


@contextmanager
def pool_lane(jobs: int) -> Iterator[Lane]:
    """Workers that are ended at once when this is over; an interrupt while they are started is kept until they are."""
    pool = Pool(jobs)
    with interrupts_kept() as kept:
        pool.begin()
    try:
        if kept:
            raise KeyboardInterrupt
        yield pool
    finally:
        pool.end()
