"""Bots that are programs, named when the server is started; what a guest sends is only ever looked up among them.

A decision is one question to a process that waits for one, with a `hello` before it: tables outlive processes and take
picks back, so nothing is kept from one decision to the next. The processes of a program are bounded. One that ends, is
late or picks what it was not offered is replaced, with a line in the log; the game's own advice stands in for it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from sixgun.bots.processes import end_everyone
from sixgun.bots.program import ProgramBot, read_spec
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refused
from sixgun.server.work.trust import Trust


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
        self.spec = spec
        _, self.seconds = read_spec(spec)
        self.threads = ThreadPoolExecutor(most, f"bot {name}")
        self._trust = Trust(name)

    async def greet(self) -> None:
        await asyncio.wrap_future(self.threads.submit(ProgramBot, self.spec, 0))

    async def pick(self, question: dict[str, Plain]) -> int | None:
        if self._trust.resting:
            return None
        asking = asyncio.wrap_future(self.threads.submit(_ask, self.spec, question))
        try:
            # Twice its time: others may be asked before. Who waits longer gets the advice; the process goes on.
            index = await asyncio.wait_for(asking, 2 * self.seconds)
        except TimeoutError:
            self._trust.strike(f"nobody was free to answer within {2 * self.seconds:g} seconds")
            return None
        except Refused as refused:
            self._trust.strike(str(refused))
            return None
        self._trust.earn()
        return index


def _ask(spec: str, question: dict[str, Plain]) -> int:
    return ProgramBot(spec, secrets.randbits(62)).answer(question)
