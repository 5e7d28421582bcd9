"""The same over several processes: each plays its share of the games and writes into memory that all share."""

from __future__ import annotations

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any
from weakref import finalize

import cloudpickle  # type: ignore[import-untyped]  # comes with Gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sixgun.bots import check_sent
from sixgun.core.game import Game
from sixgun.core.refusals import Refusal, Refused
from sixgun.research.given import actions_of, integer, seeds_of
from sixgun.research.vector import ALIGNED, MOST_GAMES, Buffers, Step, Vector
from sixgun.research.writers.lanes import Layout
from sixgun.research.writers.offers import ROW

MOST_PROCESSES = 256
PATIENCE = 10.0  # seconds for a process to end after it was told to


class Spread(VectorEnv[Any, Any, Any]):
    """n games over several processes; what comes out is the same as with one."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, game: str | Game[Any], n: int, processes: int, **given: Any) -> None:
        n = integer("n", n, 1, MOST_GAMES)
        processes = integer("processes", processes, 1, MOST_PROCESSES)
        near = Vector(game, 1, **given)  # refuses what cannot be, and knows how large everything is
        self.table, self.described, self.copy = near.table, near.described, near.copy
        self.render_mode = near.render_mode
        self.num_envs = n
        self.single_observation_space, self.single_action_space = (
            near.single_observation_space,
            near.single_action_space,
        )
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        cuts = [n * i // processes for i in range(processes + 1)]
        self._shares = [(a, b) for a, b in pairwise(cuts) if a < b]
        size = room(n, near.layout)
        memory = SharedMemory(create=True, size=size)
        self.buffers = Buffers(n, near.layout, memory.buf)
        self._lines: list[Connection] = []
        workers: list[Any] = []
        self._end = finalize(self, _end, self._lines, workers, memory)
        sent = dumps_bots({**given, "game": game})
        context = get_context("spawn")
        for first, last in self._shares:
            line, theirs = context.Pipe()
            args = (theirs, memory.name, n, first, last, sent)
            worker = context.Process(target=work, args=args, daemon=True)
            worker.start()
            theirs.close()
            self._lines.append(line)
            workers.append(worker)
        self._heard("process-not-begun")

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> Any:
        told = self._ask("reset", seeds_of(seed, self.num_envs, self.table.game.key))
        return self.buffers.seen(self.described, self.copy), self._info([seats for (seats,) in told])

    def step(self, actions: Any) -> Step:
        told = self._ask("step", actions_of(actions, self.num_envs, self.table.game.key))
        rewards, over, cut = [np.concatenate([one[i] for one in told]) for i in range(3)]
        info = self._info([one[3] for one in told])
        if over.any() or cut.any():
            info["rewards"] = np.concatenate([one[4] for one in told])
            info["illegal"] = np.concatenate([one[5] for one in told])
        return self.buffers.seen(self.described, self.copy), rewards, over, cut, info

    def _info(self, seats: list[NDArray[np.int8]]) -> dict[str, Any]:
        masks = self.buffers.masks
        return {"action_mask": masks.copy() if self.copy else masks, "seat": np.concatenate(seats)}

    def render(self) -> tuple[str, ...] | None:
        """What a spectator of each game sees, as text."""
        if self.render_mode != "ansi":
            return None
        return tuple([text for texts in self._ask("render", [None] * self.num_envs) for text in texts])

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, by the name that libraries for masked learning look for."""
        return self.buffers.masks.astype(np.bool_)

    def _ask(self, what: str, values: list[Any]) -> list[Any]:
        """What the processes say, each to its share of the values; what went wrong there goes wrong here."""
        if self.closed:
            raise Refused(Refusal("envs-closed"), self.table.game.key)
        try:
            for line, (first, last) in zip(self._lines, self._shares, strict=True):
                line.send((what, values[first:last]))
        except OSError as error:
            raise Refused(Refusal("process-gone"), self.table.game.key) from error
        return self._heard()

    def _heard(self, gone: str = "process-gone") -> list[Any]:
        """An answer of each process: all are heard before one that is a fault is raised, or it would be the next."""
        try:
            told = [line.recv() for line in self._lines]
        except (EOFError, OSError) as error:
            raise Refused(Refusal(gone), self.table.game.key) from error
        for one in told:
            if isinstance(one, Exception):
                raise one
        return told

    def close_extras(self, **kwargs: Any) -> None:
        self._end()

    def __reduce__(self) -> str:
        """Processes and memory that is shared with them can't be copied."""
        raise Refused(Refusal("envs-not-copied"), self.table.game.key)


def room(n: int, layout: Layout) -> int:
    """The bytes for so many rows, at least."""
    row = layout.figures + layout.actions + (layout.actions * ROW if layout.described else 0)
    return n * row + 3 * ALIGNED


def _end(lines: list[Connection], workers: list[Any], memory: SharedMemory) -> None:
    """Tell all processes to stop, and give the memory back."""
    for line in lines:
        line.close()  # they read no more, and end
    for worker in workers:
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.terminate()
    memory.unlink()
    _let_go(memory)


def _let_go(memory: SharedMemory) -> None:
    try:
        memory.close()
    except BufferError:  # somebody still looks at observations: the system takes it back when they are gone
        memory._buf = memory._mmap = None  # type: ignore[attr-defined]


def dumps_bots(given: dict[str, Any]) -> bytes:
    """What the processes are given, for them; functions and classes that were typed by hand go, too."""
    for bot in given["bots"] or ():
        check_sent(bot, cloudpickle.dumps)
    packed: bytes = cloudpickle.dumps(given)
    return packed


def work(line: Connection, name: str, n: int, first: int, last: int, sent: bytes) -> None:
    """One process: its share of the games."""
    memory = SharedMemory(name)
    try:
        given: dict[str, Any] = cloudpickle.loads(sent)
        near = Vector(n=1, **given)
        rows = Buffers(n, near.layout, memory.buf).rows(first, last)
        envs = Vector(n=last - first, **given, memory=rows)
        line.send(None)
        while True:
            what, value = line.recv()
            line.send(_answer(envs, what, value))
    except (EOFError, OSError, KeyboardInterrupt):
        return  # nobody listens any more
    finally:
        _let_go(memory)


def _answer(envs: Vector, what: str, value: Any) -> Any:
    """What the other side needs to know; observations, masks and options are in the memory by then."""
    try:
        if what == "reset":
            _, info = envs.reset(seed=value)
            return (info["seat"],)
        if what == "render":
            return envs.render()
        _, rewards, over, cut, info = envs.step(value)
        none = np.zeros((envs.num_envs, envs.table.seats))
        illegal = info.get("illegal", np.zeros(envs.num_envs, np.bool_))
        return rewards, over, cut, info["seat"], info.get("rewards", none), illegal
    except Exception as error:
        return error
