"""How fast environments are: steps of random play with the observation and the mask of the seat that acts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sixgun.core.game import Game
from sixgun.core.needs import need
from sixgun.core.plain import Plain
from sixgun.lib.playouts import Luck
from sixgun.research import aec_env

GAMES = 32  # side by side
WARMING = 0.5  # of the time that is measured, before it


def seen_rates(game: Game[Any], seconds: float) -> dict[str, Plain]:
    """Steps a second of one process: of `vector_env` with all seats stepped, and of `aec_env` in its wrapper.

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

    def play() -> int:
        # Drawn from the list that the mask was made of: to find the ones of a mask is the learner's affair.
        envs.step(lanes.draw(luck))
        return GAMES

    return _rate(play, seconds)


def aec_rate(game: Game[Any], seconds: float) -> float:
    env, luck = aec_env(game), Luck(1)
    env.reset(seed=1)
    aec = env.unwrapped
    table, offers = aec.table, aec.table.actions.offers

    def play() -> int:
        steps = 0
        for _ in range(GAMES):
            _, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            codes = table.codes(aec.seat_of[aec.agent_selection])
            env.step(offers.number(codes, luck.below(len(codes))))
            steps += 1
        return steps

    return _rate(play, seconds)


def _rate(play: Callable[[], int], seconds: float) -> float:
    """What `play` counts, a second of this process, once what is made only at the first time has been made."""
    for warming in (True, False):
        count, began = 0, time.process_time()
        while (spent := time.process_time() - began) < (seconds * WARMING if warming else seconds):
            count += play()
    return count / spent
