"""Environments by name: what a name and its version stand for does not change by chance."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sixgun
from sixgun import research
from sixgun.research.envs import VERSIONS, env_name

NAMES = ("sixgun/Duel-v0", "sixgun/Doomtown-v0", "sixgun/Gunfighters-v0", "sixgun/Gunslinger-v0")
# By name: a digest of what its figures, actions and words are called, and one of three games that are played in it.
# When one of them differs, the environment has changed: raise its number in VERSIONS, and say so in the changelog.
FROZEN = {
    "sixgun/Duel-v0": ("23b0dd42c8d007e2", "3a65e3dbd5e67a91"),
    "sixgun/Doomtown-v0": ("befd2c19d3befbc0", "35d892f7e591bca1"),
    "sixgun/Gunfighters-v0": ("b953fb51e70b9a89", "8105d89e6c2520f0"),
    "sixgun/Gunslinger-v0": ("9c2e8f1bda040bdd", "245e50af8294a6cf"),
}


def test_the_names_have_a_version_for_every_game() -> None:
    assert research.register_gymnasium() == NAMES
    assert sorted(VERSIONS) == [game.key for game in sixgun.games()]
    assert [env_name(game.key) for game in sixgun.games()] == [*NAMES]


def test_a_name_with_its_module_needs_nothing_else() -> None:
    said = "import gymnasium; print(gymnasium.make('sixgun.research.envs:sixgun/Duel-v0').spec.id)"
    ended = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == "sixgun/Duel-v0"


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_no_fault_in_what_it_makes_by_name(name: str) -> None:
    env = gymnasium.make(name)
    assert env.spec is not None
    assert env.spec.id == name
    check_env(env.unwrapped)


def described(name: str) -> bytes:
    """What the figures of an environment are called, and what its actions mean."""
    table: Any = gymnasium.make(name).unwrapped.table  # type: ignore[attr-defined]
    actions = table.actions
    listed = not hasattr(table.game, "every_code")
    meant = [] if listed else [actions.text(number) for number in range(actions.count)]
    return "\n".join([*table.encoder.names, "", str(actions.count), *meant, "", *actions.words.names]).encode()


def played(name: str) -> Iterator[bytes]:
    """Three games against the opponent that the name stands for; the learner goes around the legal actions."""
    env = gymnasium.make(name)
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        over = cut = False
        step = 0
        while not (over or cut) and step < 400:
            yield np.ascontiguousarray(observation).tobytes() + info["action_mask"].tobytes()
            legal = np.flatnonzero(info["action_mask"])
            observation, reward, over, cut, info = env.step(int(legal[step * 7 % len(legal)]))
            step += 1
        yield repr((round(float(reward), 6), over, cut)).encode()


@pytest.mark.parametrize("name", NAMES)
def test_a_version_is_what_it_always_was(name: str) -> None:
    course = blake2b(digest_size=8)
    for part in played(name):
        course.update(part)
    assert (blake2b(described(name), digest_size=8).hexdigest(), course.hexdigest()) == FROZEN[name]


def walked(envs: Any, steps: int) -> Iterator[tuple[Any, ...]]:
    """Observations, rewards and ends of all games, with every mask obeyed."""
    observations, infos = envs.reset(seed=5)
    for step in range(steps):
        masks = infos["action_mask"]
        assert masks.any(axis=1).all()  # at the end of a game as well, where libraries draw from it
        places = [np.flatnonzero(mask) for mask in masks]
        actions = np.array([legal[step * 5 % len(legal)] for legal in places])
        observations, rewards, over, cut, infos = envs.step(actions)
        yield observations.tobytes(), rewards.tolist(), over.tolist(), cut.tolist()


@pytest.mark.parametrize("name", NAMES)
def test_gymnasiums_own_vector_environment_runs_over_the_ends_of_games(name: str) -> None:
    """And the batched one, which `make_vec` gives, plays the same games."""
    steps = {"sixgun/Doomtown-v0": 400, "sixgun/Gunslinger-v0": 400}.get(name, 300)
    sync = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync")
    batched = gymnasium.make_vec(name, num_envs=2)
    ends = 0
    for one, other in zip(walked(sync, steps), walked(batched, steps), strict=True):
        assert one == other
        ends += sum(one[2])
    assert ends > 0
    sync.close()
    batched.close()
