"""Bots as OpenSpiel's policies: how often a bot picks what, by information state."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import ismcts, mcts

from sixgun.bots import BotLike, Chair, seat_bot
from sixgun.research.given import integer

TRIES = 60  # choices among up to six equals come out even
MOST_TRIES = 10**6


class BotPolicy(spiel_policy.Policy):  # type: ignore[misc]
    """What a bot does, from so many tries in each information state, each with another seed of its own.

    A bot sees a chair, which shows nothing but what an information state holds.
    """

    def __init__(self, game: Any, bot: BotLike, tries: int = TRIES) -> None:
        tries = integer("tries", tries, 1, MOST_TRIES)
        super().__init__(game, list(range(game.num_players())))
        self._seats = [seat_bot(bot, seed) for seed in range(tries)]
        self._known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        known = state.information_state_string()
        if known not in self._known:
            self._known[known] = _only(state) or self._tried(state)
        return self._known[known]

    def _tried(self, state: Any) -> dict[int, float]:
        box, seat = state.box, state.current_player()
        codes = box.codes(seat)
        chair = Chair(box.rules, box.state, seat, codes)
        picked = Counter(bot.choose(chair) for bot in self._seats)
        numbers = state.actions().numbers(codes)
        return {numbers[index]: count / len(self._seats) for index, count in sorted(picked.items())}


class SearchPolicy(spiel_policy.Policy):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS: the shares of its simulations in each information state."""

    def __init__(self, game: Any, simulations: int, seed: int = 1) -> None:
        super().__init__(game, list(range(game.num_players())))
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        self._bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=chance)
        self._known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        known = state.information_state_string()
        if known not in self._known:
            self._known[known] = _only(state) or dict(self._bot.step_with_policy(state)[0])
        return self._known[known]


def _only(state: Any) -> dict[int, float]:
    """Where there is but one legal action, nobody has to think; else nothing."""
    legal = state.legal_actions()
    return {legal[0]: 1.0} if len(legal) == 1 else {}
