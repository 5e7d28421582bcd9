"""Many games at once: the same games as the single environments play, in Gymnasium's vector form."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import sixgun
from sixgun import research
from sixgun.core.refusals import Refused
from tests.conformance.budget import BUDGET

KEYS = [game.key for game in sixgun.games()]
LONG = BUDGET == "long"
GAMES = 1000 if LONG else 8  # to be compared, of each game and each way to play
STEPS = 100_000 if LONG else 400


def drawn(masks: Any, chance: Any) -> Any:
    """An action for each row, any legal one."""
    return (masks * (chance.random(masks.shape) + 1e-9)).argmax(axis=1)


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    return one.shape == other.shape and one.dtype == other.dtype and bool((one == other).all())


@pytest.mark.parametrize("described", [False, True], ids=["numbers", "described"])
@pytest.mark.parametrize("key", KEYS)
def test_a_vector_plays_the_games_of_single_environments(key: str, described: bool) -> None:
    """Observations, masks, options, rewards and ends, step by step, over games that end and begin anew."""
    bots = ("random", "rules")[: sixgun.game(key).usual_seats - 1]
    given: dict[str, Any] = {"bots": bots, "described": described}
    batched = research.vector_env(key, 4, **given)
    single = SyncVectorEnv([lambda: research.gym_env(key, **given)] * 4)
    assert batched.observation_space == single.observation_space
    assert batched.action_space == single.action_space
    seen, info = batched.reset(seed=5)
    chance, ended = np.random.default_rng(1), 0
    expected, told = single.reset(seed=5)
    for _ in range(STEPS):
        assert same(seen, expected)
        assert same(info["action_mask"], told["action_mask"])
        actions = drawn(info["action_mask"], chance)
        seen, rewards, over, cut, info = batched.step(actions)
        expected, *rest, told = single.step(actions)
        assert same(rewards, rest[0])
        assert same(over, rest[1])
        assert same(cut, rest[2])
        ended += int(over.sum())
        if ended >= GAMES:
            break
    assert ended >= (GAMES if LONG else 1)


@pytest.mark.parametrize("key", KEYS)
def test_without_bots_all_seats_are_stepped_as_pettingzoo_does(key: str) -> None:
    n, chance, ended = 3, np.random.default_rng(2), 0
    batched = research.vector_env(key, n)
    singles = [research.aec_env(key).unwrapped for _ in range(n)]
    seen, info = batched.reset(seed=11)
    for lane, single in enumerate(singles):
        single.reset(seed=11 + lane)
    over = np.zeros(n, bool)
    for _ in range(STEPS):
        for lane, single in enumerate(singles):
            if not over[lane]:
                assert single.agent_selection == f"seat_{info['seat'][lane]}"
                assert same(seen[lane], single.observe(single.agent_selection))
                assert same(info["action_mask"][lane], single.infos[single.agent_selection]["action_mask"])
        actions, was_over = drawn(info["action_mask"], chance), over
        seen, rewards, ended_now, cut, info = batched.step(actions)
        over = ended_now | cut
        for lane, single in enumerate(singles):
            if was_over[lane]:
                single.reset()
                continue
            acted = single.agent_selection
            single.step(int(actions[lane]))
            if over[lane]:
                assert list(single.rewards.values()) == list(info["rewards"][lane])
                assert rewards[lane] == single.rewards[acted]
                ended += 1
        if ended >= GAMES:
            break
    assert ended >= (GAMES if LONG else 1)


def test_several_processes_play_the_same_games() -> None:
    given: dict[str, Any] = {"bots": ("random",), "described": True}
    near = research.vector_env("bang-duel", 5, **given)
    far = research.vector_env("bang-duel", 5, processes=2, **given)
    try:
        chance = np.random.default_rng(3)
        seen, info = near.reset(seed=3)
        also, told = far.reset(seed=3)
        for _ in range(60):
            assert same(seen, also)
            assert info.keys() == told.keys()
            assert all(same(info[name], told[name]) for name in info)
            actions = drawn(info["action_mask"], chance)
            seen, *rest, info = near.step(actions)
            also, *others, told = far.step(actions)
            assert all(same(one, other) for one, other in zip(rest, others, strict=True))
        with pytest.raises(Refused, match="5 games and 2 actions"):
            far.step([0, 0])
    finally:
        far.close()
        near.close()


def test_what_goes_wrong_in_a_process_is_told_here() -> None:
    far = research.vector_env("gunfighters", 2, processes=1)
    try:
        with pytest.raises(Refused, match="reset"):
            far.step([0, 0])
    finally:
        far.close()


def test_an_illegal_action_ends_a_game_and_costs_its_seat_one() -> None:
    envs = research.vector_env("gunfighters", 2, seats=3)
    _, info = envs.reset(seed=1)
    legal = info["action_mask"].argmax(axis=1)
    _, rewards, over, _, info = envs.step([legal[0], int(info["action_mask"][1].argmin())])
    assert (rewards.tolist(), over.tolist()) == ([0.0, -1.0], [False, True])
    assert info["action_mask"][1].all()  # for those who draw an action that only starts the next game
    assert sorted(info["rewards"][1]) == [-1.0, 0.0, 0.0]
    assert info["illegal"].tolist() == [False, True]
    _, rewards, over, _, info = envs.step([info["action_mask"][0].argmax(), 0])
    assert (rewards.tolist(), over.tolist()) == ([0.0, 0.0], [False, False])
    assert not info["action_mask"][1].all()


@pytest.mark.slow
def test_games_side_by_side_can_be_printed() -> None:
    """As spectators see them: as the same games are printed one by one."""
    research.register_gymnasium()
    one = research.aec_env("gunfighters", render_mode="ansi")
    expected = []
    for seed in (4, 5):
        one.reset(seed=seed)
        expected.append(one.render())
    for processes in (0, 2):
        envs = research.vector_env("gunfighters", 2, render_mode="ansi", processes=processes)
        envs.reset(seed=4)
        assert envs.render() == tuple(expected)
        envs.close()
    made = gymnasium.make_vec("sixgun/Duel-v0", num_envs=2, render_mode="ansi")
    with pytest.raises(Refused, match="call reset"):
        made.render()
    assert research.vector_env("bang-duel", 2).render() is None


def test_what_the_next_step_writes_leaves_copies_alone() -> None:
    envs = research.vector_env("bang-duel", 2, described=True)
    seen, info = envs.reset(seed=1)
    before = {name: part.copy() for name, part in seen.items()}
    envs.step(info["action_mask"].argmax(axis=1))
    assert same(seen, before)
    near = research.vector_env("bang-duel", 2, described=True, copy=False)
    first, info = near.reset(seed=1)
    second, *_ = near.step(info["action_mask"].argmax(axis=1))
    assert first["observation"] is second["observation"]


def test_buffers_that_are_not_copied_cannot_be_changed() -> None:
    """Only what changes is written anew: what a learner writes there would be in later observations, too."""
    near = research.vector_env("bang-duel", 2, described=True, copy=False)
    seen, info = near.reset(seed=1)
    for part in (*seen.values(), info["action_mask"]):
        with pytest.raises(ValueError, match="read-only"):
            part[0] = 0


def test_a_game_without_an_end_is_cut_off() -> None:
    envs = research.vector_env("gunfighters", 1, seats=3)
    envs.table.game.pick_cap, before = 20, envs.table.game.pick_cap
    try:
        _, info = envs.reset(seed=1)
        for _ in range(19):
            _, _, over, cut, info = envs.step(info["action_mask"].argmax(axis=1))
            assert not over.any()
            assert not cut.any()
        _, rewards, over, cut, info = envs.step(info["action_mask"].argmax(axis=1))
        assert (over.tolist(), cut.tolist(), rewards.tolist()) == ([False], [True], [0.0])
    finally:
        envs.table.game.pick_cap = before


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"n": 0}, "n"),
        ({"bots": ("clever",)}, "clever"),
        ({"bots": (7,)}, "7"),
        ({"bots": ("random",), "seat": 9}, "9"),
        ({"bots": ("nowhere:Bot",)}, "nowhere:Bot"),
        ({"processes": 1000}, "processes"),
        ({"render_mode": "human"}, "render_mode"),
    ],
)
def test_what_cannot_be_is_told_before_a_game_begins(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused) as refused:
        research.vector_env("gunfighters", **{"n": 2, **given})
    assert said in str(refused.value)


def test_seeds_are_given_one_by_one_as_well() -> None:
    envs = research.vector_env("bang-duel", 2)
    one, _ = envs.reset(seed=[5, 5])
    assert same(one[0], one[1])
    other, _ = envs.reset(seed=5)
    assert same(one[0], other[0])
    assert not same(other[0], other[1])
    with pytest.raises(Refused, match="2 games and 3 seeds"):
        envs.reset(seed=[1, 2, 3])


@pytest.mark.parametrize("key", KEYS)
def test_gymnasium_finds_nothing_wrong_with_described_environments(key: str) -> None:
    env = research.gym_env(key, described=True)
    check_env(env, skip_render_check=True)
    again = pickle.loads(pickle.dumps(env))
    assert again.observation_space == env.observation_space


def test_gymnasiums_own_wrappers_work_around_a_vector() -> None:
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(
        research.vector_env("gunfighters", 3, seats=3, bots=("random",))
    )
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    chance = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    for _ in range(300):
        _, _, over, _, info = envs.step(drawn(info["action_mask"], chance))
        if over.any():
            assert info["episode"]["l"][over].min() > 0
            return
    raise AssertionError("no game ended")
