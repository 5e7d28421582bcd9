"""PettingZoo's own tests, as they are, with every warning an error."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import sixgun
from sixgun import research
from sixgun.core.game import Game
from tests.conformance.random_play import EVERY_GAME, KEYS
from tests.conformance.standoff import STANDOFF
from tests.research.own_decks import own_decks

pytestmark = pytest.mark.filterwarnings("error")
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=KEYS)


@every_game
def test_api(game: Game[Any]) -> None:
    api_test(research.aec_env(game), num_cycles=200)


@every_game
def test_most_seats(game: Game[Any]) -> None:
    api_test(research.aec_env(game, seats=game.seats[-1]), num_cycles=30)


@every_game
def test_seeds(game: Game[Any]) -> None:
    seed_test(lambda: research.aec_env(game), num_cycles=100)
    parallel_seed_test(lambda: research.parallel_env(game), num_cycles=50)


@every_game
def test_parallel(game: Game[Any]) -> None:
    parallel_api_test(research.parallel_env(game), num_cycles=200)


@pytest.mark.parametrize("game", sixgun.games(), ids=lambda game: game.key)
def test_max_cycles(game: Game[Any]) -> None:
    """Not for Standoff, in which everybody who picks at random is done before the fourth cycle."""
    max_cycles_test(research.zoo(game))


def test_simultaneous_choices_are_made_together() -> None:
    env = research.parallel_env("gunslinger", seats=3)
    _, infos = env.reset(seed=1)
    assert [int(info["action_mask"][env.wait]) for info in infos.values()] == [0, 0, 0]
    assert env.table.state.picks == 0
    env.step(dict.fromkeys(env.agents, 0))
    assert env.table.state.picks == 3


def test_every_action_has_its_words_and_to_wait_has_none() -> None:
    env = research.parallel_env("doomtown")
    _, infos = env.reset(seed=1)
    for info in infos.values():
        assert len(info["options"]) == len(info["action_mask"]) == env.wait + 1
        assert not info["options"][env.wait].any()


def test_own_decks_pass_as_the_game_does() -> None:
    game = own_decks()
    api_test(research.aec_env(game, options={"gang": "ready"}), num_cycles=60)
    parallel_api_test(research.parallel_env(game, options={"deck2": "own1"}), num_cycles=60)


def test_who_is_not_asked_can_only_wait() -> None:
    env = research.parallel_env("gunfighters", seats=3)
    _, infos = env.reset(seed=1)
    waiting = [np.flatnonzero(info["action_mask"]).tolist() == [env.wait] for info in infos.values()]
    assert sorted(waiting) == [False, True, True]


def test_in_secret_planning_nobody_sees_the_others_plans() -> None:
    """The second seat observes the same, whatever the first one planned."""
    seen = []
    for first in (0, 1):
        env = research.aec_env(STANDOFF, seats=2)
        env.reset(seed=3)
        env.step(first)
        seen.append(env.observe("seat_1"))
    position = [i for i, name in enumerate(env.unwrapped.table.encoder.names) if not name.startswith("asked")]
    assert np.array_equal(seen[0][position], seen[1][position])


@every_game
def test_rewards_sum_to_nothing(game: Game[Any]) -> None:
    env = research.aec_env(game)
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, cut, info = env.last()
        rewards[agent] += reward
        env.step(None if over or cut else int(chance.choice(np.flatnonzero(info["action_mask"]))))
    assert sum(rewards.values()) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in rewards.values())


def test_the_table_can_be_printed() -> None:
    env = research.aec_env("gunfighters", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 4
