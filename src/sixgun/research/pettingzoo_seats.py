"""What both of PettingZoo's interfaces have: seats as agents, spaces, and what a critic or a spectator sees."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray

from sixgun.research.observations import space_of
from sixgun.research.table import Table, check_cycles, check_rendering


class Seats:
    """Agents are seat_0, seat_1, ...; a game is truncated after `max_cycles`, if they are given."""

    def sit(
        self,
        table: Table,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        masked: bool = False,
        more_actions: int = 0,
    ) -> None:
        """Take a table; an interface may know some actions more than the game does."""
        check_cycles(max_cycles)
        check_rendering(render_mode)
        self.table = table
        self.masked = masked
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        size, count = self.table.encoder.size, self.table.actions.count + more_actions
        self.observation_spaces = {agent: space_of(size, count, masked) for agent in self.possible_agents}
        self.state_space = Box(-1.0, 1.0, (size * self.table.seats,), np.float32)
        self.action_spaces = {agent: Discrete(count) for agent in self.possible_agents}
        self.metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def cut_off(self, cycles: int) -> bool:
        """Whether a game that is not over ends here all the same."""
        return self.table.endless() or (self.max_cycles is not None and cycles >= self.max_cycles)

    def state(self) -> NDArray[np.float32]:
        """What all seats observe, one after the other: the view of a centralised critic, which no player has."""
        return self.table.everything()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
