"""Bots think in processes of their own, so that no table waits for another; replays are folded there too."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from sixgun.bots import NAMES as BOTS
from sixgun.bots import Chair, make_bot
from sixgun.bots.program import question_of
from sixgun.core.plain import Plain
from sixgun.games import game as game_of
from sixgun.server.programs import Programs

T = TypeVar("T")
TRIES = 3
log = logging.getLogger("sixgun.server")


class Thinkers:
    """A pool of processes that is made when first needed, and made anew if one of them dies."""

    def __init__(self, processes: int = 0, programs: Programs | None = None) -> None:
        self.programs = programs or Programs({}, 1)
        self.processes = processes or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self.thinking = 0

    async def pick(self, game: str, pack: dict[str, Plain], state: bytes, seat: int, bot: str) -> str:
        """What a bot would do in that seat; the usual one stands in for a program that does not answer."""
        if bot in self.programs:
            question = await self.run(put, game, pack, state, seat)
            index = await self.programs.pick(bot, question)
            if index is not None:
                return str(question["picks"][index])
        elif bot not in BOTS:
            log.warning("bot %s: not known here any more", bot)
        known = bot if bot in BOTS else BOTS[-1]
        return await self.run(think, game, pack, state, seat, known, secrets.randbits(62))

    async def run(self, job: Callable[..., T], *args: Any) -> T:
        """Run a job in another process."""
        self.thinking += 1
        try:
            for _ in range(TRIES - 1):
                pool = self._ready()
                try:
                    return await asyncio.wrap_future(pool.submit(job, *args))
                except BrokenProcessPool:
                    if self._pool is pool:  # the first to notice
                        self._pool = None
            return await asyncio.wrap_future(self._ready().submit(job, *args))
        finally:
            self.thinking -= 1

    def _ready(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("nobody thinks any more")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=_settle)
        return self._pool

    def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for _ in range(self.processes):
            self._ready().submit(_nothing)

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self.programs.close()


def _settle() -> None:
    """Leave the keyboard's signals to the server, and leave with it: a server that was killed can't tell."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


def _leave_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


def _nothing() -> None:
    pass


def think(game: str, pack: dict[str, Plain], state: bytes, seat: int, bot: str, seed: int) -> str:
    """Runs in a process of its own: unpack, choose, answer with a pick."""
    chair = _chair(game, pack, state, seat)
    return chair.picks()[make_bot(bot, seed).choose(chair)]


def put(game: str, pack: dict[str, Plain], state: bytes, seat: int) -> dict[str, Any]:
    """Runs in a process of its own: a decision as it is put to programs."""
    return question_of(_chair(game, pack, state, seat))


def _chair(game: str, pack: dict[str, Plain], state: bytes, seat: int) -> Chair:
    rules: Any = game_of(game)
    if pack:
        rules = rules.repacked(pack)
    s = rules.unpack(state)
    return Chair(rules, s, seat, rules.codes(s, seat))
