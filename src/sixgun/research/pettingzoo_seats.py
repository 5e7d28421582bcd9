"""What both of PettingZoo's interfaces have: seats as agents, spaces, and what a critic or a spectator sees."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray

from sixgun.research.observations import Observation, described_space, masked_space, plain_space, with_mask
from sixgun.research.table import Table, check_cycles, check_rendering


class Seats:
    """Agents are seat_0, seat_1, ...; a game is truncated after `max_cycles`, if they are given."""

    def sit(
        self,
        table: Table,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        masked: bool = False,
        described: bool = False,
        more_actions: int = 0,
    ) -> None:
        """Take a table, one with listed actions if `described`; an interface may know some actions more than it does.

        `described` observations have the options' words and the mask beside the figures, `masked` ones the mask alone.
        """
        check_cycles(max_cycles)
        check_rendering(render_mode)
        self.table = table
        self.masked = masked
        self.described = described
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        size, self.count = self.table.encoder.size, self.table.actions.count + more_actions
        space = described_space if described else masked_space if masked else _plain_space
        self.observation_spaces = {agent: space(table, more_actions) for agent in self.possible_agents}
        self.state_space = Box(-1.0, 1.0, (size * self.table.seats,), np.float32)
        self.action_spaces = {agent: Discrete(self.count) for agent in self.possible_agents}
        self.metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def seen(self, seat: int, info: dict[str, Any]) -> Observation:
        """What a seat observes, in the form that was asked for."""
        figures = self.table.observe(seat)
        if self.described:
            return {"observation": figures, "options": info["options"], "action_mask": info["action_mask"]}
        return with_mask(figures, info["action_mask"]) if self.masked else figures

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


def _plain_space(table: Table, more_actions: int) -> Space[Any]:
    return plain_space(table)
