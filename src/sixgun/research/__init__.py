"""Research interfaces: the games as PettingZoo, Gymnasium and OpenSpiel environments, over views only.

>>> from sixgun import research
>>> env = research.aec_env("gunfighters", seats=4)
>>> env.reset(seed=7)
>>> observation, reward, over, cut, info = env.last()
>>> env.step(int(info["action_mask"].argmax()))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sixgun.core.game import Game
from sixgun.core.needs import need

if TYPE_CHECKING:
    from sixgun.bots import BotLike
    from sixgun.research.gymnasium_single import Single
    from sixgun.research.pettingzoo_aec import Wrapped
    from sixgun.research.pettingzoo_parallel import Parallel, Zoo
    from sixgun.research.policy import PolicyBot
    from sixgun.research.vector import Vector
    from sixgun.research.vector_processes import Spread

__all__ = [
    "PolicyBot",
    "aec_env",
    "gym_env",
    "parallel_env",
    "register_gymnasium",
    "register_openspiel",
    "register_small_games",
    "vector_env",
    "zoo",
]


def __getattr__(name: str) -> Any:
    """What is imported only when it is used: `PolicyBot`, which needs NumPy, and `small`."""
    if name == "small":
        return import_module("sixgun.research.small")
    if name != "PolicyBot":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    need("numpy", "NumPy", "research")
    from sixgun.research.policy import PolicyBot

    return PolicyBot


def aec_env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    masked: bool = False,
    described: bool = False,
) -> Wrapped:
    """A PettingZoo AEC environment: the seat that is asked acts.

    `masked` puts the mask of legal actions into observations. `described` makes an action a place in the list of
    options, and puts the options' words into observations as well.

    >>> env = aec_env("gunfighters", seats=3, masked=True)
    >>> env.reset(seed=7)
    >>> sorted(env.last()[0])
    ['action_mask', 'observation']
    """
    need("pettingzoo", "PettingZoo", "research")
    from sixgun.research import pettingzoo_aec
    from sixgun.research.table import Table

    given = {"max_cycles": max_cycles, "render_mode": render_mode, "masked": masked, "described": described}
    return pettingzoo_aec.aec_env(Table(game, seats, options, listed=described), **given)


def parallel_env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    masked: bool = False,
    described: bool = False,
) -> Parallel:
    """A PettingZoo Parallel environment: all who are asked choose at the same time, the others wait."""
    return zoo(game, seats, options, max_cycles, render_mode, masked, described).parallel_env()


def zoo(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    masked: bool = False,
    described: bool = False,
) -> Zoo:
    """The game as PettingZoo's modules are: with `env(max_cycles=...)` and `parallel_env(max_cycles=...)`."""
    need("pettingzoo", "PettingZoo", "research")
    from sixgun.research import pettingzoo_parallel

    given: dict[str, Any] = {"seats": seats, "options": options, "max_cycles": max_cycles, "render_mode": render_mode}
    return pettingzoo_parallel.Zoo(game, **given, masked=masked, described=described)


def gym_env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[BotLike] = ("random",),
    seat: int = 0,
    render_mode: str | None = None,
    described: bool = False,
) -> Single:
    """A Gymnasium environment: one learner at a table of bots.

    `described` makes an action a place in the list of options, and puts the options' words into observations.
    """
    need("gymnasium", "Gymnasium", "research")
    from sixgun.research import gymnasium_single

    return gymnasium_single.Single(game, seats, options, bots, seat, render_mode, described)


def vector_env(
    game: str | Game[Any],
    n: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[BotLike] | None = None,
    seat: int = 0,
    described: bool = False,
    copy: bool = True,
    processes: int = 0,
    render_mode: str | None = None,
) -> Vector | Spread:
    """n games at once, as one of Gymnasium's vector environments; without bots, all seats are stepped.

    `processes` spreads the games over so many processes, which share the memory that observations are written into.

    >>> envs = vector_env("gunfighters", 3, seats=4)
    >>> observations, infos = envs.reset(seed=7)
    >>> observations, rewards, over, cut, infos = envs.step(infos["action_mask"].argmax(axis=1))
    >>> observations.shape, infos["action_mask"].shape, infos["seat"].shape
    ((3, 952), (3, 1404), (3,))
    """
    need("gymnasium", "Gymnasium", "research")
    given: dict[str, Any] = {"seats": seats, "options": options, "bots": bots, "seat": seat}
    given |= {"described": described, "copy": copy, "render_mode": render_mode}
    if processes:
        from sixgun.research.vector_processes import Spread

        return Spread(game, n, processes, **given)
    from sixgun.research.vector import Vector

    return Vector(game, n, **given)


def register_gymnasium() -> tuple[str, ...]:
    """Make all games known to Gymnasium; gives their names there, such as sixgun/Gunfighters-v0."""
    need("gymnasium", "Gymnasium", "research")
    from sixgun.research import envs

    return envs.register()


def register_openspiel() -> tuple[str, ...]:
    """Make all games known to OpenSpiel; gives their names there, such as sixgun_gunfighters."""
    need("pyspiel", "OpenSpiel", "openspiel")
    from sixgun.research import spiel

    return spiel.register()


def register_small_games() -> tuple[str, ...]:
    """Make the small variants known to OpenSpiel; gives their names there, such as sixgun_small_duel."""
    need("pyspiel", "OpenSpiel", "openspiel")
    from sixgun.research import spiel

    return spiel.register_small()
