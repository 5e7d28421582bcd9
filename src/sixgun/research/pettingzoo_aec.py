"""PettingZoo's turn-based interface (AEC): the seat that is asked acts; seats that are asked together act in order.

Observations are plain vectors and the mask of legal actions is in `info["action_mask"]`, as PettingZoo's own tests want
it where no warning is to be given; `masked` puts both into one dictionary, as PettingZoo's classic games do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from sixgun.core.refusals import Refusal, Refused
from sixgun.lib.playouts import first_asked
from sixgun.research.observations import Observation
from sixgun.research.pettingzoo_seats import Seats
from sixgun.research.table import Table

ILLEGAL = -1.0  # what an illegal action costs its agent; the game ends with it
OUTSIDE = "action is not in action space"  # as PettingZoo says it


class Aec(Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game after the other, pick by pick."""

    def __init__(self, table: Table, **given: Any) -> None:
        super().__init__()
        self.sit(table, **given)
        self.metadata |= {"name": f"sixgun_{self.table.game.key}_v0", "is_parallelizable": False}
        self._idle = self.table.idle()
        self._ended = self.table.idle(over=True)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.seed(seed)
        self.table.deal()
        self._acted = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {**self._idle} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        """Pass on to the first seat that is asked, and tell it what it may do."""
        seat = first_asked(self.table.state)
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = self.table.info(seat)

    def observe(self, agent: str) -> Observation:
        going_on = agent in self.agents and not self.terminations[agent] and not self.truncations[agent]
        # When all is over no action is legal, but libraries that spread chances over the legal ones need some.
        return self.seen(self.seat_of[agent], self.infos[agent] if going_on else self._ended)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused(Refusal("actions-missing", {"agents": [agent]}), self.table.game.key)
        self.table.play(self.seat_of[agent], action)
        self._go_on(agent)

    def take(self, agent: str, code: int) -> None:
        """A step of the agent whose turn it is, with a pick that is known to be legal."""
        self.table.game.play(self.table.state, self.seat_of[agent], code)
        self._go_on(agent)

    def _go_on(self, agent: str) -> None:
        """The agent has acted. There are no rewards before the end: until then nothing is cleared or added up."""
        self.infos[agent] = {**self._idle}  # of its own: wrappers write into infos
        self._acted += 1
        if self.table.over():
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.cut_off(self._acted):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._next()
            return
        self._end()

    def forfeit(self) -> None:
        """The agent chose what is not legal: the game ends, and costs it 1."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[self.agent_selection] = ILLEGAL
        self._end()

    def _end(self) -> None:
        self._accumulate_rewards()
        self._deads_step_first()


class Wrapped(wrappers.OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc]
    """PettingZoo's usual three wrappers in one, because they cost more than the games do.

    As its OrderEnforcingWrapper, which it is, this wants `reset` first. As AssertOutOfBoundsWrapper, it refuses what is
    not in the action space. As TerminateIllegalWrapper, it ends the game where an action is not legal. A test plays the
    same games with PettingZoo's own wrappers.
    """

    env: Aec

    def step(self, action: int | None) -> None:
        env = self.env
        if not self._has_reset or not env.agents:
            super().step(action)  # an error, or a warning
            return
        self._has_updated = True
        agent = env.agent_selection
        if action is None or env.terminations[agent] or env.truncations[agent]:
            assert env.terminations[agent] or env.truncations[agent], OUTSIDE
            assert action is None or env.action_spaces[agent].contains(action), OUTSIDE
            env.step(action)
            return
        if type(action) is not int or not 0 <= action < env.count:
            assert env.action_spaces[agent].contains(action), OUTSIDE
        code = env.table.code(env.seat_of[agent], int(action))
        if code >= 0:
            env.take(agent, code)
        else:
            EnvLogger.warn_on_illegal_move()
            env.forfeit()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            raise AttributeError("agent_selection cannot be accessed before reset")
        found: tuple[Any, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return found

    if TYPE_CHECKING:
        possible_agents: list[str]
        agents: list[str]
        agent_selection: str
        rewards: dict[str, float]
        terminations: dict[str, bool]
        truncations: dict[str, bool]
        infos: dict[str, dict[str, Any]]
        render_mode: str | None
        state_space: Box

        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None: ...
        def observe(self, agent: str) -> Any: ...
        def state(self) -> NDArray[np.float32]: ...
        def render(self) -> str | None: ...
        def close(self) -> None: ...
        def observation_space(self, agent: str) -> Space[Any]: ...
        def action_space(self, agent: str) -> Discrete: ...
        def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]: ...

    @property
    def unwrapped(self) -> Aec:
        found: Aec = self.env.unwrapped
        return found

    def __str__(self) -> str:
        return str(self.env)


def aec_env(table: Table, **given: Any) -> Wrapped:
    """The environment in what PettingZoo's usual wrappers do: an illegal action ends the game and costs 1."""
    return Wrapped(Aec(table, **given))
