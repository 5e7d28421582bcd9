"""PettingZoo's simultaneous interface (Parallel): in each step all seats that are asked choose at the same time.

Made for games whose rules want secret simultaneous choices. A seat that is not asked has one legal action, to wait: the
last number of the action space.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.research.observations import Observation
from sixgun.research.pettingzoo_seats import Seats
from sixgun.research.table import Table
from sixgun.research.words import WIDTH

Observations = dict[str, Observation]
Step = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Parallel(Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One game after the other. The default of the ask stands for an illegal action, and `info["illegal"]` says so."""

    def __init__(self, table: Table, **given: Any) -> None:
        self.sit(table, more_actions=1, **given)
        self.metadata |= {"name": f"sixgun_{self.table.game.key}_parallel_v0"}
        self.wait = self.table.actions.count

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        self.table.seed(seed)
        self.table.deal()
        self._cycles = 0
        self.agents = self.possible_agents[:]
        infos = self._infos(set())
        return self._observations(infos), infos

    def step(self, actions: dict[str, int]) -> Step:
        """What all chose before they knew the others' choices is carried out in the order of the seats."""
        illegal: set[int] = set()
        asked, question = self.table.asked(), self.table.state.question
        self._check(actions, asked)
        for seat in asked:
            still_asked = seat in self.table.asked() and self.table.state.question == question
            if not still_asked or self.table.endless():
                continue
            if not self.table.play(seat, actions[self.possible_agents[seat]]):
                illegal.add(seat)
        self._cycles += 1
        over = self.table.over()
        late = not over and self.cut_off(self._cycles)
        agents = self.agents
        rewards = dict(zip(agents, self.table.rewards(), strict=True))
        infos = self._infos(illegal)
        step = (self._observations(infos), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late))
        if over or late:
            self.agents = []
        return (*step, infos)

    def _check(self, actions: object, asked: list[int]) -> None:
        """Refuse a step without a game, and one in which somebody who is asked does not act."""
        if not self.agents:
            raise Refused(Refusal("reset-first"), self.table.game.key)
        given: Mapping[str, Any] = actions if isinstance(actions, Mapping) else {}
        missing: list[Plain] = []
        for agent in [self.possible_agents[seat] for seat in asked]:
            try:
                index(given[agent])
            except (KeyError, TypeError):
                missing.append(agent)
        if missing:
            raise Refused(Refusal("actions-missing", {"agents": missing}), self.table.game.key)

    def _observations(self, infos: dict[str, dict[str, Any]]) -> Observations:
        return {agent: self.seen(seat, infos[agent]) for seat, agent in enumerate(self.agents)}

    def _infos(self, illegal: set[int]) -> dict[str, dict[str, Any]]:
        asked = self.table.asked()
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.agents):
            info = self.table.info(seat) if seat in asked else self.table.idle()
            info["action_mask"] = np.append(info["action_mask"], np.int8(seat not in asked))
            if "options" in info:  # to wait has no words
                info["options"] = np.append(info["options"], np.zeros((1, WIDTH), np.int16), axis=0)
            infos[agent] = {**info, "illegal": seat in illegal}
        return infos


class Zoo:
    """A game as PettingZoo's modules offer theirs: `parallel_env`, and `env` in which all seats act in every cycle."""

    def __init__(self, game: str | Game[Any], **given: Any) -> None:
        self._game = game
        self._given = given

    def parallel_env(self, **given: Any) -> Parallel:
        chosen = {**self._given, **given}
        listed = bool(chosen.get("described"))
        table = Table(self._game, chosen.pop("seats", None), chosen.pop("options", None), listed)
        return Parallel(table, **chosen)

    def env(self, **given: Any) -> AECEnv[str, Observation, int]:
        return parallel_to_aec(self.parallel_env(**given))
