"""Bots that are programs, named when the server is started; what a guest sends is only ever looked up among them.

A decision is one question to a process that waits for one, with a `hello` before it: tables outlive processes and take
picks back, so nothing is kept from one decision to the next. The processes of a program are bounded. One that ends, is
late or picks what it was not offered is replaced, with a line in the log; the game's own advice stands in for it.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from sixgun.bots import NAMES as BOTS
from sixgun.bots.processes import end_everyone
from sixgun.bots.program import ProgramBot, read_spec
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused

MOST = 16  # programs
STRIKES = 3  # faults in a row, after which a program rests
REST = 60.0  # seconds
_NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")
log = logging.getLogger("sixgun.server")


class Programs:
    """The programs by name, and the processes in which they run."""

    def __init__(self, specs: Mapping[str, str], most: int) -> None:
        self._programs = {name: Program(name, spec, most) for name, spec in specs.items()}

    def __contains__(self, name: str) -> bool:
        return name in self._programs

    async def open(self) -> None:
        """Start one process of each: a program that cannot play is refused before any guest comes."""
        await asyncio.gather(*[program.greet() for program in self._programs.values()])

    async def pick(self, name: str, question: dict[str, Plain]) -> int | None:
        """Which of the picks a program chooses; None if it can't be had now, which stands in the log."""
        return await self._programs[name].pick(question)

    def close(self) -> None:
        for program in self._programs.values():
            program.threads.shutdown(wait=False, cancel_futures=True)
        if self._programs:
            end_everyone()


class Program:
    """One of them. A thread for each process: pipes have no time limits that work everywhere."""

    def __init__(self, name: str, spec: str, most: int) -> None:
        self.name, self.spec = name, spec
        _, self.seconds = read_spec(spec)
        self.threads = ThreadPoolExecutor(most, f"bot {name}")
        self._strikes = 0
        self._awake = 0.0  # when it has rested

    async def greet(self) -> None:
        await asyncio.wrap_future(self.threads.submit(ProgramBot, self.spec, 0))

    async def pick(self, question: dict[str, Plain]) -> int | None:
        if time.monotonic() < self._awake:
            return None
        asking = asyncio.wrap_future(self.threads.submit(_ask, self.spec, question))
        try:
            # Twice its time: others may be asked before. Who waits longer gets the advice; the process goes on.
            index = await asyncio.wait_for(asking, 2 * self.seconds)
        except TimeoutError:
            self._strike(f"nobody was free to answer within {2 * self.seconds:g} seconds")
            return None
        except Refused as refused:
            self._strike(str(refused))
            return None
        self._strikes = 0
        return index

    def _strike(self, problem: str) -> None:
        log.warning("bot %s: %s", self.name, problem)
        self._strikes += 1
        if self._strikes >= STRIKES:
            self._strikes = 0
            self._awake = time.monotonic() + REST
            log.warning("bot %s: %d faults in a row, rests for %g seconds", self.name, STRIKES, REST)


def _ask(spec: str, question: dict[str, Plain]) -> int:
    return ProgramBot(spec, secrets.randbits(62)).answer(question)


def read_programs(pairs: tuple[str, ...]) -> dict[str, str]:
    """Programs from NAME=exec:COMMAND, as the command line has them.

    >>> read_programs(("mine=exec:./mybot",))
    {'mine': 'exec:./mybot'}
    """
    found: dict[str, str] = {}
    for pair in pairs:
        name, _, spec = pair.partition("=")
        if not _NAME.fullmatch(name) or name in BOTS or name in found or len(found) == MOST:
            raise Refused(Refusal("bot-name", {"got": name[:40], "most": MOST}))
        read_spec(spec)
        found[name] = spec
    return found
