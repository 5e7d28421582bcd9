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

from sixgun.core.refusals import Refusal, Refused
from sixgun.research.observations import Observation
from sixgun.research.pettingzoo_seats import Seats
from sixgun.research.table import Table

ILLEGAL = -1.0  # what an illegal action costs its agent; the game ends with it


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
        self.infos = dict.fromkeys(self.agents, self._idle)
        self._next()

    def _next(self) -> None:
        """Pass on to the first seat that is asked, and tell it what it may do."""
        seat = self.table.asked()[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = self.table.info(seat)

    def observe(self, agent: str) -> Observation:
        going_on = agent in self.agents and not self.terminations[agent] and not self.truncations[agent]
        # When all is over no action is legal, but libraries that spread chances over the legal ones need some.
        return self.seen(self.possible_agents.index(agent), self.infos[agent] if going_on else self._ended)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused(Refusal("actions-missing", {"agents": [agent]}), self.table.game.key)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(self.possible_agents.index(agent), action)
        self.infos[agent] = self._idle
        self._acted += 1
        if self.table.over():
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.cut_off(self._acted):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._next()
        self._accumulate_rewards()
        self._deads_step_first()


class Wrapped(wrappers.OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc]
    """PettingZoo's outermost wrapper, with the types that PettingZoo does not tell type checkers."""

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
        def step(self, action: int | None) -> None: ...
        def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]: ...
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
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game and costs 1."""
    return Wrapped(wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(Aec(table, **given), ILLEGAL)))
