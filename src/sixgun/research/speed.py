"""How fast environments are: steps of random play with the observation and the mask of the seat that acts."""

from __future__ import annotations

import time
from typing import Any

from sixgun.core.game import Game
from sixgun.core.needs import need
from sixgun.core.plain import Plain
from sixgun.lib.playouts import Luck
from sixgun.research import aec_env

GAMES = 32  # side by side


def seen_rates(game: Game[Any], seconds: float) -> dict[str, Plain]:
    """Steps a second of one process: of `vector_env` with all seats stepped, and of `aec_env` in its wrappers.

    Both write the whole observation and mask at each decision; games that end are dealt anew. The buffers of the vector
    are not copied.

    >>> import sixgun
    >>> sorted(seen_rates(sixgun.game("gunfighters"), 0.01))
    ['aec_per_second', 'seen_per_second']
    """
    return {"seen_per_second": vector_rate(game, seconds), "aec_per_second": aec_rate(game, seconds)}


def vector_rate(game: Game[Any], seconds: float, **given: Any) -> float:
    need("gymnasium", "Gymnasium", "research")
    from sixgun.research.vector import Vector

    envs, luck = Vector(game, GAMES, copy=False, **given), Luck(1)
    envs.reset(seed=1)
    lanes = envs.lanes
    numbers = lanes.layout.numbers
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        # To draw from the list that the mask was made of: to find the ones of a mask is the learner's affair.
        chosen = [codes[luck.below(len(codes))] if codes else -1 for codes in lanes.offered]
        if numbers:
            actions = [numbers.get(code, 0) for code in chosen]
        else:
            actions = [codes.index(code) if codes else 0 for codes, code in zip(lanes.offered, chosen, strict=True)]
        envs.step(actions)
        steps += GAMES
    return steps / spent


def aec_rate(game: Game[Any], seconds: float) -> float:
    env, luck = aec_env(game), Luck(1)
    env.reset(seed=1)
    actions = env.unwrapped.table.actions
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        _, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        offered = actions.numbers(env.unwrapped.table.codes(env.unwrapped.possible_agents.index(env.agent_selection)))
        env.step(offered[luck.below(len(offered))])
        steps += 1
    return steps / spent
