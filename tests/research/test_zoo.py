"""PettingZoo's own tests, as they are, with every warning an error."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils import wrappers

import sixgun
from sixgun import Refused, research
from sixgun.core.game import Game
from sixgun.research.pettingzoo_aec import ILLEGAL, Aec
from sixgun.research.table import Table
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


@pytest.mark.filterwarnings("ignore:.*[Ii]llegal move")
@pytest.mark.parametrize("masked", [False, True], ids=["plain", "masked"])
@every_game
def test_one_wrapper_does_what_pettingzoos_three_do(game: Game[Any], masked: bool) -> None:
    """The same games, with legal and illegal actions, and what cannot be done."""
    ours = research.aec_env(game, masked=masked)
    inner = Aec(Table(game), masked=masked)
    theirs = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(inner, ILLEGAL))
    )
    chance = np.random.default_rng(1)
    for env in (ours, theirs):
        with pytest.raises(AttributeError, match="before reset"):
            env.last()
        with pytest.raises(AssertionError, match="reset"):
            env.step(0)
    for seed in range(6):
        ours.reset(seed=seed)
        theirs.reset(seed=seed)
        for _ in range(150):
            assert ours.agents == theirs.agents
            if not ours.agents:
                break
            assert ours.agent_selection == theirs.agent_selection
            seen, also = ours.last(), theirs.last()
            assert seen[1:4] == also[1:4]
            assert str(seen[0]) == str(also[0])
            assert np.array_equal(seen[4]["action_mask"], also[4]["action_mask"])
            assert ours.rewards == theirs.rewards
            wanted = int(chance.random() > 0.02)
            legal = np.flatnonzero(seen[4]["action_mask"] == wanted)
            action = None if seen[2] or seen[3] else chance.choice(legal) if len(legal) else 0
            for env in (ours, theirs):
                with pytest.raises(AssertionError, match="not in action space"):
                    env.step(10**6)
                env.step(action)
    for env in (ours, theirs):
        env.reset(seed=1)
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(None)


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


@pytest.mark.parametrize("key", ["bang-duel", "gunslinger"])
def test_what_is_written_into_a_mask_makes_nothing_legal(key: str) -> None:
    """Learners may write into what they are given. The default of the ask was played for an illegal action."""
    env = research.aec_env(key)
    env.reset(seed=3)
    info = env.last()[4]
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    info["action_mask"][:] = 1
    agent = env.agent_selection
    env.step(illegal)
    assert (env.rewards[agent], env.terminations[agent]) == (-1, True)


def test_what_is_noted_in_the_info_of_an_agent_is_in_no_other() -> None:
    """Wrappers do so, with the length of an episode for one. It was in all games of the environment."""
    env = research.aec_env("gunfighters")
    env.reset(seed=3)
    for agent in env.agents:
        env.infos[agent]["noted"] = agent
    assert [env.infos[agent]["noted"] for agent in env.agents] == env.agents
    env.step(int(env.last()[4]["action_mask"].argmax()))
    env.reset(seed=3)
    assert not any("noted" in env.infos[agent] for agent in env.agents)


def test_the_table_can_be_printed() -> None:
    env = research.aec_env("gunfighters", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 4
    assert not any(line.endswith(" ") for line in env.render().splitlines())


@every_game
def test_observations_with_the_mask_in_them(game: Game[Any]) -> None:
    """Two warnings go by names: PettingZoo's test has a list of those of its own games that have dictionaries."""
    warnings.filterwarnings("ignore", "Observation is not a NumPy array")
    warnings.filterwarnings("ignore", "Observation space for each agent probably should be gymnasium.spaces.box")
    api_test(research.aec_env(game, masked=True), num_cycles=80)
    seed_test(lambda: research.aec_env(game, masked=True), num_cycles=30)
    parallel_api_test(research.parallel_env(game, masked=True), num_cycles=80)
    parallel_seed_test(lambda: research.parallel_env(game, masked=True), num_cycles=30)


@every_game
def test_described_observations(game: Game[Any]) -> None:
    """They are those of the vector environment for the same seed, and pass PettingZoo's tests."""
    warnings.filterwarnings("ignore", "Observation is not a NumPy array")
    warnings.filterwarnings("ignore", "Observation space for each agent probably should be gymnasium.spaces.box")
    api_test(research.aec_env(game, described=True), num_cycles=40)
    parallel_api_test(research.parallel_env(game, described=True), num_cycles=40)
    env = research.aec_env(game, described=True)
    env.reset(seed=5)
    many = research.vector_env(game, 1, described=True)
    rows, _ = many.reset(seed=5)
    for _ in range(8):
        observation = env.last()[0]
        assert sorted(observation) == ["action_mask", "observation", "options"]
        assert all(np.array_equal(observation[name], rows[name][0]) for name in observation)
        env.step(0)
        rows, *_ = many.step(np.array([0]))
        if any(env.terminations.values()):  # the small game of the tests may be over by now
            break


def test_the_mask_in_the_observation_is_that_of_the_info() -> None:
    env, plain = research.aec_env("gunslinger", masked=True), research.aec_env("gunslinger")
    for one in (env, plain):
        one.reset(seed=1)
    observation, *_, info = env.last()
    assert np.array_equal(observation["observation"], plain.last()[0])
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    together = research.parallel_env("gunslinger", masked=True)
    seen, infos = together.reset(seed=1)
    assert np.array_equal(seen["seat_1"]["action_mask"], infos["seat_1"]["action_mask"])


def test_the_state_is_what_all_seats_observe() -> None:
    env = research.aec_env("gunfighters", seats=3)
    env.reset(seed=1)
    assert np.array_equal(env.state(), np.concatenate([env.observe(agent) for agent in env.agents]))
    state_test(env, research.parallel_env("gunfighters", seats=3), num_cycles=10)


@pytest.mark.parametrize("maker", [research.aec_env, research.parallel_env])
@pytest.mark.parametrize("cycles", [0, -1, 1.5])
def test_a_number_of_cycles_that_plays_nothing_is_refused(maker: Any, cycles: Any) -> None:
    with pytest.raises(Refused, match="max_cycles"):
        maker("gunfighters", max_cycles=cycles)


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sixgun.game("gunfighters"), "pick_cap", 7)
    env = research.aec_env("gunfighters", seats=3)
    env.reset(seed=1)
    for acted in range(7):
        assert not any(env.truncations.values()), acted
        env.step(int(env.last()[4]["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    together = research.parallel_env("gunfighters", seats=3)
    _, infos = together.reset(seed=1)
    for _ in range(7):
        actions = {agent: int(info["action_mask"].argmax()) for agent, info in infos.items()}
        _, _, over, cut, infos = together.step(actions)
    assert (set(over.values()), set(cut.values())) == ({False}, {True})


@pytest.mark.parametrize("actions", [{}, {"seat_0": 0}, {"seat_0": 0, "seat_1": None}, None])
def test_actions_that_are_missing_are_named(actions: Any) -> None:
    env = research.parallel_env("gunslinger", seats=2)
    with pytest.raises(Refused, match="call reset"):
        env.step(actions)
    env.reset(seed=1)
    with pytest.raises(Refused, match="seat_1"):
        env.step(actions)
    assert env.table.state.picks == 0
