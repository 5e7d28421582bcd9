"""The games by Gymnasium's names. Importing this module registers them: make("sixgun.research.envs:sixgun/Duel-v0").

A name has a version, and what is made by that name stays the same: docs/research.md says what that covers, and a test
holds it. What changes it raises the number here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import gymnasium

from sixgun.games import keys

if TYPE_CHECKING:
    from sixgun.bots import BotLike

TITLES = {"bang-duel": "Duel", "doomtown": "Doomtown", "gunfighters": "Gunfighters", "gunslinger": "Gunslinger"}
VERSIONS = {"bang-duel": 0, "doomtown": 0, "gunfighters": 0, "gunslinger": 0}


def env_name(key: str) -> str:
    """A game's name in Gymnasium; a game of somebody's own gets one after its key.

    >>> env_name("bang-duel"), env_name("high-noon")
    ('sixgun/Duel-v0', 'sixgun/HighNoon-v0')
    """
    title = TITLES.get(key) or "".join([part.title() for part in key.split("-")])
    return f"sixgun/{title}-v{VERSIONS.get(key, 0)}"


def make_vector(num_envs: int, game: str, bots: Sequence[BotLike] = ("random",), **given: Any) -> Any:
    """What `gymnasium.make_vec` makes: one learner in each game, as with `gymnasium.make`, but batched.

    >>> make_vector(2, "gunfighters", seats=3).single_observation_space.shape
    (753,)
    """
    from sixgun.research import vector_env

    return vector_env(game, num_envs, bots=bots, **given)


def register() -> tuple[str, ...]:
    """Make all games known to Gymnasium, for `gymnasium.make` and `make_vec`; their names there."""
    for key in keys():
        if env_name(key) not in gymnasium.registry:
            gymnasium.register(
                env_name(key),
                entry_point="sixgun.research.gymnasium_single:Single",
                vector_entry_point="sixgun.research.envs:make_vector",
                kwargs={"game": key},
            )
    return tuple([env_name(key) for key in keys()])


register()
