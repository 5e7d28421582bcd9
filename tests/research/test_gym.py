"""Gymnasium's own check, and a learner at a table of bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sixgun
from sixgun import Refused, research
from sixgun.core.game import Game


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("game", sixgun.games(), ids=lambda game: game.key)
@pytest.mark.parametrize("bot", ["random", "rules"])
def test_gymnasium_finds_no_fault(game: Game[Any], bot: str) -> None:
    check_env(research.gym_env(game.key, bots=(bot,)))


def whole_game(env: Any, seed: int) -> float:
    """The reward of a learner that takes the first legal action, or any other one."""
    _, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    while True:
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        assert env.action_masks()[action]
        _, reward, over, _, info = env.step(action)
        if over:
            return float(reward)


@pytest.mark.parametrize("seat", [0, 2])
def test_the_same_seed_is_the_same_game(seat: int) -> None:
    env = research.gym_env("gunfighters", seats=3, bots=("rules", "random"), seat=seat)
    assert [whole_game(env, seed) for seed in range(4)] == [whole_game(env, seed) for seed in range(4)]


def test_every_seat_has_the_same_rewards_in_a_zero_sum_game_of_two() -> None:
    """The learner's rewards in seat 0 and in seat 1 are both a win's or a loss's."""
    for seat in (0, 1):
        env = research.gym_env("doomtown", bots=("rules",), seat=seat)
        assert whole_game(env, 1) in (-1.0, 1.0, 0.0)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": 3}, "no seat 3"),
        ({"bots": ()}, "no bot here"),
        ({"bots": "rules"}, "give bots as a list"),
        ({"bots": ("search:much",)}, "isn't a search"),
        ({"bots": ("exec@0:cat",)}, "starts no bot"),
        ({"bots": ("clever",)}, "clever"),
        ({"render_mode": "human"}, "render_mode"),
        ({"options": {"plazza": True}}, "plazza"),
        ({"seats": 12}, "seats"),
    ],
)
def test_what_cannot_be_is_told_before_a_game_begins(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused) as refused:
        research.gym_env("gunfighters", **{"seats": 3, **given})
    assert said in str(refused.value)


def test_nothing_is_played_before_a_reset_or_after_the_end() -> None:
    env = research.gym_env("gunfighters")
    with pytest.raises(Refused, match="call reset"):
        env.step(0)
    whole_game(env, 1)
    assert env.action_masks().all()  # for those who draw an action that only starts the next game
    with pytest.raises(Refused, match="call reset"):
        env.step(0)


def test_an_illegal_action_ends_the_game() -> None:
    env = research.gym_env("gunfighters")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_options_have_words_where_numbers_say_nothing() -> None:
    env = research.gym_env("gunslinger")
    _, info = env.reset(seed=1)
    names = env.table.actions.words.names
    rows = info["options"][np.flatnonzero(info["action_mask"])]
    assert [names[word] for word in rows[0] if word] == ["plan", "none"]
    assert all(names[row[0]] in ("plan", "surrender", "reshuffle") for row in rows)


def test_a_learner_plays_against_a_search_of_so_many_iterations() -> None:
    env = research.gym_env("gunfighters", seats=3, bots=("search:3", "random"))
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert info["action_mask"].any()


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sixgun.game("gunfighters"), "pick_cap", 9)
    env = research.gym_env("gunfighters", seats=3)
    _, info = env.reset(seed=1)
    over = cut = False
    for _ in range(9):
        if not cut:
            _, _, over, cut, info = env.step(int(info["action_mask"].argmax()))
    assert (over, cut) == (False, True)
    with pytest.raises(Refused, match="call reset"):
        env.step(0)
