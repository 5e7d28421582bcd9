"""Bots that the operator wrote in Python: objects, classes, `module:Class`. Guests only ever name them.

They think in processes of their own, so that no table waits for them, and so that what they load is loaded there alone.
Each process makes a bot once and asks it for any table: tables outlive processes and take picks back, so a bot must not
count on having been asked before. One that fails, is late or picks what it was not offered is told of in the log, and
the game's own advice stands in for it.
"""

from __future__ import annotations

import asyncio
import pickle
import secrets
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from sixgun.bots import Bot, BotLike, check_bot_like, check_sent, seat_bot
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.server.work.processes import Processes
from sixgun.server.work.thoughts import sit
from sixgun.server.work.trust import Trust

SECONDS = 10.0  # for an answer


class Late(BaseException):
    """Time is up; a bot that catches every Exception does not catch this."""


class OwnBots:
    """The bots by name, and the processes in which they think. They come packed: see `pack`."""

    def __init__(self, packed: Mapping[str, bytes], most: int, seconds: float = SECONDS) -> None:
        self._trusts = {name: Trust(name) for name in packed}
        self._seconds = seconds
        self.processes = Processes(most, begin=(_keep, dict(packed)))

    def __contains__(self, name: str) -> bool:
        return name in self._trusts

    async def open(self) -> None:
        """Make each of them once: one that cannot be made is refused before any guest comes."""
        for name in self._trusts:
            problem = await self.processes.run(_try_out, name)
            if problem:
                self.close()
                raise Refused(Refusal("bot-not-made", {"bot": name, "problem": problem}))

    async def pick(self, name: str, game: str, pack: dict[str, Plain], state: bytes, seat: int) -> str | None:
        """What a bot does in that seat; None if it can't be had now, which stands in the log."""
        trust = self._trusts[name]
        if trust.resting:
            return None
        asking = self.processes.run(_choose, name, game, pack, state, seat, self._seconds)
        try:
            # Twice its time: others may be asked before, and a process may have to be born.
            pick, problem = await asyncio.wait_for(asking, 2 * self._seconds)
        except TimeoutError:
            pick, problem = "", f"nobody was free to answer within {2 * self._seconds:g} seconds"
        except BrokenProcessPool:
            pick, problem = "", "it ended the process in which it thought"
        if problem:
            trust.strike(problem)
            return None
        trust.earn()
        return pick

    def close(self) -> None:
        self.processes.close()


# ---- on the way to the processes


def pack(name: str, bot: BotLike) -> bytes:
    """A bot as bytes for other processes. Refused if it has no `choose`, or cannot be sent.

    >>> import pickle
    >>> pickle.loads(pack("deep", "search:200"))
    'search:200'
    """
    check_bot_like(bot)
    return check_sent(bot, _pickler(), name)


def _pickler() -> Callable[[Any], bytes]:
    """cloudpickle's where it is installed, as it is beside Gymnasium: it takes lambdas and what was typed by hand."""
    try:
        found: Callable[[Any], bytes] = import_module("cloudpickle").dumps
    except ImportError:
        return pickle.dumps
    return found


# ---- in the processes

_packed: dict[str, bytes] = {}
_made: dict[str, Bot] = {}


def _keep(packed: dict[str, bytes]) -> None:
    _packed.update(packed)


def _made_bot(name: str) -> Bot:
    if name not in _made:
        bot: BotLike = pickle.loads(_packed[name])  # packed by the operator's own program
        _made[name] = seat_bot(bot, secrets.randbits(62))
    return _made[name]


def _try_out(name: str) -> str:
    """What is wrong with a bot that cannot be made; "" for one that can."""
    try:
        _made_bot(name)
    except Refused as refused:
        return str(refused)
    except Exception as error:
        return _told(error)
    return ""


def _choose(name: str, game: str, pack: dict[str, Plain], state: bytes, seat: int, seconds: float) -> tuple[str, str]:
    """The pick of a bot, or what is wrong with it. Its errors stay here: another process might not know their kind."""
    try:
        bot, chair = _made_bot(name), sit(game, pack, state, seat)
        with _alarm(seconds):
            return chair.picks()[bot.choose(chair)], ""
    except Late:
        return "", f"it did not answer within {seconds:g} seconds"
    except Refused as refused:
        return "", str(refused)
    except Exception as error:
        return "", _told(error)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Stop what takes longer, where the system can."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise Late

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
