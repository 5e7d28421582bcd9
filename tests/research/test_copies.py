"""Environments are copied for searches and sent to other processes: copies go their own way, and go the same way."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import sixgun
from sixgun import research
from sixgun.core.game import Game
from tests.conformance.standoff import STANDOFF
from tests.research.own_decks import own_decks

GAMES = [*sixgun.games(), own_decks()]
NAMES = [*[game.key for game in sixgun.games()], "own decks"]
every_game = pytest.mark.parametrize("game", GAMES, ids=NAMES)


def course(env: Any, steps: int) -> list[bytes]:
    """What a learner sees when it picks at random, always the same way, in one game after the other."""
    chance = np.random.default_rng(5)
    seen: list[bytes] = []
    for _ in range(steps):
        action = int(chance.choice(np.flatnonzero(env.action_masks())))
        observation, reward, over, _, info = env.step(action)
        seen.append(observation.tobytes() + info["action_mask"].tobytes() + str(reward).encode())
        if over:
            env.reset()
    return seen


@every_game
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_goes_on_as_the_original_does(game: Game[Any], copied: Callable[[Any], Any]) -> None:
    env = research.gym_env(game, bots=("random",))
    env.reset(seed=3)
    course(env, 5)
    twin = copied(env)
    third = copied(env)
    assert course(twin, 40) == course(env, 40) == course(third, 40)


@pytest.mark.parametrize("bot", ["rules", "easy"])
def test_a_copy_does_not_share_the_chance_of_its_bots(bot: str) -> None:
    env = research.gym_env("gunfighters", bots=(bot,))
    env.reset(seed=3)
    course(env, 3)
    twin, third = copy.deepcopy(env), copy.deepcopy(env)
    assert course(twin, 12) == course(env, 12) == course(third, 12)


@every_game
def test_turn_based_and_parallel_environments_cross_to_other_processes(game: Game[Any]) -> None:
    turns = research.aec_env(game)
    turns.reset(seed=3)
    again = pickle.loads(pickle.dumps(turns))
    assert again.agent_selection == turns.agent_selection
    assert np.array_equal(again.last()[0], turns.last()[0])
    together = research.parallel_env(game)
    together.reset(seed=3)
    actions = {agent: int(env_info["action_mask"].argmax()) for agent, env_info in together._infos(set()).items()}
    one, other = pickle.loads(pickle.dumps(together)).step(actions), together.step(actions)
    assert all(np.array_equal(one[0][agent], other[0][agent]) for agent in actions)


def test_a_copy_of_a_game_without_a_name_shares_its_rules() -> None:
    env = research.aec_env(STANDOFF)
    env.reset(seed=1)
    assert copy.deepcopy(env).unwrapped.table.game is STANDOFF


@pytest.mark.slow
def test_gymnasium_makes_several_at_once_in_processes_of_their_own() -> None:
    names = research.register_gymnasium()
    assert "sixgun/Gunfighters-v0" in names
    kinds = {"sync": 0, "async": 0}
    for kind in kinds:
        envs = gymnasium.make_vec("sixgun/Gunfighters-v0", num_envs=2, vectorization_mode=kind, bots=("rules",))
        observations, infos = envs.reset(seed=4)
        assert observations.shape == (2, envs.single_observation_space.shape[0])
        for _ in range(5):
            observations, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        kinds[kind] = hash(observations.tobytes())
        envs.close()
    assert kinds["sync"] == kinds["async"]
