"""Many games in one process: Gymnasium's vector interface over compiled lanes, without an environment for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sixgun.bots import BotLike, Chair, seat_bot
from sixgun.core.game import Game
from sixgun.core.refusals import Refusal, Refused
from sixgun.research.given import actions_of, integer, seeds_of
from sixgun.research.gymnasium_single import ILLEGAL, check_seats
from sixgun.research.observations import described_space, plain_space
from sixgun.research.picture import picture
from sixgun.research.table import Table, check_rendering
from sixgun.research.words import WIDTH
from sixgun.research.writers.lanes import Lanes, Layout
from sixgun.research.writers.pieces import FIGURE

Observations: TypeAlias = NDArray[np.float32] | dict[str, NDArray[Any]]
Step: TypeAlias = tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
MOST_GAMES = 65_536
ALIGNED = 8  # bytes: where processors want parts to begin


class Buffers:
    """Where observations, masks and options of so many rows lie; `memory` may be shared between processes."""

    def __init__(self, rows: int, layout: Layout, memory: memoryview | None = None) -> None:
        self._row = [layout.figures, layout.actions, layout.actions * WIDTH * 2 if layout.described else 0]
        sizes = [rows * size + -rows * size % ALIGNED for size in self._row]
        whole = memoryview(bytearray(sum(sizes))) if memory is None else memory
        figures = layout.figures // FIGURE
        starts = [sum(sizes[:i]) for i in range(3)]
        self._parts = [whole[start : start + rows * size] for start, size in zip(starts, self._row, strict=True)]
        self.observations: NDArray[np.float32] = _array(self._parts[0], np.float32, (rows, figures))
        self.masks: NDArray[np.int8] = _array(self._parts[1], np.int8, (rows, layout.actions))
        described = layout.actions if layout.described else 0
        self.options: NDArray[np.int16] = _array(self._parts[2], np.int16, (rows, described, WIDTH))
        # Only what changes is written anew: what somebody else writes here would stay.
        for part in (self.observations, self.masks, self.options):
            part.flags.writeable = False

    def rows(self, first: int, last: int) -> list[memoryview]:
        """The memory of some rows, part by part."""
        return [part[first * size : last * size] for part, size in zip(self._parts, self._row, strict=True)]

    def seen(self, described: bool, copy: bool) -> Observations:
        """What all rows observe."""
        if not described:
            return self.observations.copy() if copy else self.observations
        seen: dict[str, NDArray[Any]] = {
            "observation": self.observations,
            "options": self.options,
            "action_mask": self.masks,
        }
        return {name: part.copy() for name, part in seen.items()} if copy else seen


def _array(memory: memoryview, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """Memory as an array; none at all as an empty one."""
    return np.frombuffer(memory, kind).reshape(shape) if memory else np.zeros(shape, kind)


class Vector(VectorEnv[Any, Any, Any]):
    """n games side by side, each with its own seed; a game that is over begins anew in the next step.

    With `bots`, one learner sits at `seat` in each game, as in `gym_env`, and gives the same games for the same seeds.
    Without, all seats are stepped: each row is of the seat that acts next, which `info["seat"]` tells.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        n: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: Sequence[BotLike] | None = None,
        seat: int = 0,
        described: bool = False,
        copy: bool = True,
        render_mode: str | None = None,
        memory: list[memoryview] | None = None,
    ) -> None:
        n = integer("n", n, 1, MOST_GAMES)
        self.table = Table(game, seats, options, listed=described)
        self.learner = 0 if bots is None else check_seats(self.table, seat, bots)
        check_rendering(render_mode)
        self.render_mode = render_mode
        self.num_envs = n
        self.bots = None if bots is None else list(bots)
        self.described = described
        self.copy = copy
        self.layout = layout_of(self.table, described)
        self.lanes = Lanes(self.table.game, self.table.encoder.writer, self.layout, n)
        self.buffers = Buffers(n if memory is None else 0, self.layout)
        self.lanes.use(*(self.buffers.rows(0, n) if memory is None else memory))
        self.single_observation_space = described_space(self.table) if described else plain_space(self.table)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.single_action_space = Discrete(self.table.actions.count)
        self.action_space = batch_space(self.single_action_space, n)
        self._chances = [Random() for _ in range(n)]
        self._generators: list[np.random.Generator | None] = [None] * n
        self._seated: list[dict[int, Any]] = [{} for _ in range(n)]
        self._ended: list[int] = []  # the games that begin anew with the next step
        self._begun = False

    # ---- copies

    def __reduce__(self) -> tuple[object, ...]:
        """Copies, here and in other processes, go on as the original does; buffers are made anew."""
        game, lanes = self.table.game, self.lanes
        packed = [None if s is None else game.pack(s) for s in lanes.states]
        course = (packed, lanes.seat, lanes.over, self._chances, self._generators, self._seated)
        given = (self.num_envs, self.bots, self.learner, self.described, self.copy, self.render_mode)
        return _again, (self.table, given, course, self._ended, self._begun, self.closed)

    # ---- beginning

    def _check_open(self) -> None:
        if self.closed:
            raise Refused(Refusal("envs-closed"), self.table.game.key)

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> Any:
        """A new game in every lane: lane i has the seed `seed + i`, or the i-th of a list."""
        self._check_open()
        for lane, one in enumerate(seeds_of(seed, self.num_envs, self.table.game.key)):
            self._seed(lane, one)
            self._begin(lane)
        self._ended = []
        self._begun = True
        return self.buffers.seen(self.described, self.copy), self._info()

    def _seed(self, lane: int, seed: int | None) -> None:
        """The same chance as the single environment of that seed has: `gym_env` with bots, `aec_env` without."""
        if self.bots is None:
            if seed is not None:
                self._chances[lane] = Random(seed)
        elif seed is not None or self._generators[lane] is None:
            self._generators[lane] = seeding.np_random(seed)[0]

    def _begin(self, lane: int) -> None:
        """Deal a game; with bots, until the learner is asked."""
        self.lanes.over[lane] = False
        game, table, lanes = self.table.game, self.table, self.lanes
        if self.bots is None:
            lanes.states[lane] = game.new(table.seats, self._chances[lane].getrandbits(62), table.options)
            lanes.show(lane)
            return
        generator = self._generators[lane]
        assert generator is not None
        chance = Random(int(generator.integers(2**62)))
        others = [seat for seat in range(table.seats) if seat != self.learner]
        while True:
            lanes.states[lane] = game.new(table.seats, chance.getrandbits(62), table.options)
            self._seated[lane] = {
                seat: seat_bot(self.bots[i % len(self.bots)], chance.getrandbits(62)) for i, seat in enumerate(others)
            }
            if self._play_on(lane):
                return  # a game that ends before the learner was asked does not count

    def _play_on(self, lane: int) -> bool:
        """The bots choose until the learner is asked, who then sees the table; False where that never happens."""
        game, s, bots = self.table.game, self.lanes.states[lane], self._seated[lane]
        learner, cap = self.learner, game.pick_cap
        while s.asked and not s.asked >> learner & 1 and s.picks < cap:
            seat = game.asked(s)[0]
            codes = game.codes(s, seat)
            game.play(s, seat, codes[bots[seat].choose(Chair(game, s, seat, codes))])
        if not s.asked or s.picks >= cap:
            return False
        self.lanes.seat[lane] = learner
        self.lanes.observe(lane, s, learner)
        self.lanes.offer(lane, game.codes(s, learner))
        return True

    # ---- playing

    def step(self, actions: Any) -> Step:
        """One action in every game. A game that was over begins anew instead, and its action counts for nothing."""
        self._check_open()
        if not self._begun:
            raise Refused(Refusal("reset-first"), self.table.game.key)
        chosen = actions_of(actions, self.num_envs, self.table.game.key)
        rewards = np.zeros(self.num_envs)
        over, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        stopped = self._advance(chosen)
        for lane in self._ended:
            self._begin(lane)
        self._ended = [found if found >= 0 else -1 - found for found in stopped]
        all_rewards: dict[int, list[float]] = {}
        for found, lane in zip(stopped, self._ended, strict=True):
            s, seat = self.lanes.states[lane], self.lanes.seat[lane]
            by_seat = self._rewards(s, seat, illegal=found < 0)
            all_rewards[lane] = by_seat
            rewards[lane] = by_seat[seat]
            over[lane] = found < 0 or not s.asked
            cut[lane] = not over[lane]
            self.lanes.over[lane] = True
            self.lanes.observe(lane, s, seat)
            self.lanes.offer(lane, [])
        info = self._info()
        if all_rewards:
            info["illegal"] = np.zeros(self.num_envs, np.bool_)
            info["illegal"][[-1 - found for found in stopped if found < 0]] = True
            info["rewards"] = np.zeros((self.num_envs, self.table.seats))
            for lane, by_seat in all_rewards.items():
                info["rewards"][lane] = by_seat
        return self.buffers.seen(self.described, self.copy), rewards, over, cut, info

    def _advance(self, chosen: list[int]) -> list[int]:
        """Carry the actions out; the games that did not go on, those with an illegal action as -1 - lane."""
        lanes = self.lanes
        if self.bots is None:
            return lanes.advance(chosen)
        stopped: list[int] = []
        for lane, action in enumerate(chosen):
            if lanes.over[lane]:
                continue
            code = lanes.code(lane, action)
            if code < 0:
                stopped.append(-1 - lane)
                continue
            self.table.game.play(lanes.states[lane], self.learner, code)
            if not self._play_on(lane):
                stopped.append(lane)
        return stopped

    def _rewards(self, s: Any, seat: int, illegal: bool) -> list[float]:
        seats = self.table.seats
        if illegal:
            return [ILLEGAL if other == seat else 0.0 for other in range(seats)]
        result = self.table.game.result(s)
        return [0.0] * seats if result is None else [(score * seats - 1) / (seats - 1) for score in result.scores]

    # ---- what is told

    def _info(self) -> dict[str, Any]:
        masks = self.buffers.masks
        return {
            "action_mask": masks.copy() if self.copy else masks,
            "seat": np.frombuffer(bytearray(self.lanes.seat), np.int8),
        }

    def render(self) -> tuple[str, ...] | None:
        """What a spectator of each game sees, as text."""
        if self.render_mode != "ansi":
            return None
        self._check_open()
        if not self._begun:
            raise Refused(Refusal("reset-first"), self.table.game.key)
        return tuple([picture(self.table.game, s) for s in self.lanes.states])

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, by the name that libraries for masked learning look for."""
        return self.buffers.masks.astype(np.bool_)


def layout_of(table: Table, described: bool) -> Layout:
    return Layout(table.encoder.size, table.actions.offers, described)


def _again(
    table: Table, given: tuple[Any, ...], course: tuple[Any, ...], ended: list[int], begun: bool, closed: bool
) -> Vector:
    """The environments as they were."""
    n, *rest = given
    envs = Vector(table.game, n, table.seats, table.options, *rest)
    packed, seats, over, envs._chances, envs._generators, envs._seated = course
    envs._ended, envs._begun, envs.closed = list(ended), begun, closed
    lanes = envs.lanes
    lanes.seat, lanes.over = list(seats), list(over)
    for lane, one in enumerate(packed):
        if one is not None:
            s = lanes.states[lane] = table.game.unpack(one)
            lanes.observe(lane, s, lanes.seat[lane])
            lanes.offer(lane, [] if over[lane] else table.game.codes(s, lanes.seat[lane]))
    return envs
