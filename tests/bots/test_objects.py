"""Bots as objects: whatever has `choose` may sit wherever a bot's name may stand."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from sixgun import research
from sixgun.bots import Chair, bot_name, check_bot_like, seat_bot
from sixgun.core.refusals import Refused
from sixgun.lab.arena import Arena
from sixgun.lab.series import Series, record_game
from sixgun.lab.simulate import simulate


class Last:
    """Takes the last option each time."""

    def choose(self, chair: Chair) -> int:
        return chair.choices - 1


class Seeded(Last):
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Wild:
    name = "wild"

    def choose(self, chair: Chair) -> int:
        return chair.choices


def test_objects_sit_in_series_arenas_and_records() -> None:
    series = Series("bang-duel", seats=2, bots=(Last(), "random"))
    arena = simulate(series, games=6, tally=Arena(series))
    assert arena.sat == {"Last": 6, "random": 6}
    assert record_game(series, 1).names == ["random", "Last"]


def test_a_class_is_made_anew_for_each_game_with_a_seed_if_it_takes_one() -> None:
    one: Any = seat_bot(Seeded, 7)
    assert one._bot.seed == 7
    assert seat_bot(Last, 7) is not seat_bot(Last, 7)


def test_objects_sit_in_environments() -> None:
    env = research.gym_env("bang-duel", bots=(Last(),))
    named = research.gym_env("bang-duel", bots=(f"{__name__}:Last",))
    seen, info = env.reset(seed=3)
    also, _ = named.reset(seed=3)
    for _ in range(30):
        assert (seen == also).all()
        action = int(info["action_mask"].argmax())
        seen, _, over, _, info = env.step(action)
        also, *_ = named.step(action)
        if over:
            break


def test_a_class_is_found_in_the_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "house_bots.py").write_text(
        "class First:\n    name = 'first'\n    def choose(self, chair):\n        return 0\n"
    )
    monkeypatch.chdir(tmp_path)
    before = sys.path[:]
    check_bot_like("house_bots:First")
    assert sys.path == before
    series = Series("bang-duel", seats=2, bots=("house_bots:First", "random"))
    assert simulate(series, games=2).sat == {"house_bots:First": 2, "random": 2}


@pytest.mark.parametrize(
    ("bot", "said"),
    [("nowhere:First", "nowhere:First"), (f"{__name__}:Nobody", "Nobody"), (7, "7 is not a bot"), ("clever", "clever")],
)
def test_what_is_no_bot_is_refused(bot: Any, said: str) -> None:
    with pytest.raises(Refused) as refused:
        check_bot_like(bot)
    assert said in str(refused.value)


def test_a_choice_that_is_not_offered_is_refused_with_the_bots_name() -> None:
    assert bot_name(Wild()) == "wild"
    with pytest.raises(Refused, match="wild"):
        simulate(Series("gunfighters", seats=3, bots=(Wild(),)), games=1)


@pytest.mark.parametrize("key", ["gunfighters", "bang-duel", "gunslinger", "doomtown"])
def test_a_policy_sees_what_a_described_environment_shows(key: str) -> None:
    """The same observation, options and mask, decision by decision: the bot from its chair, the other from states."""
    asked: list[tuple[Any, Any, Any]] = []

    def policy(observation: Any, options: Any, mask: Any) -> int:
        asked.append((observation.copy(), options.copy(), mask.copy()))
        return int(mask.sum()) - 1

    bot = research.PolicyBot(policy)
    envs = research.vector_env(key, 1, described=True)
    game = envs.table.game
    seen, info = envs.reset(seed=4)
    for _ in range(25):
        state, seat = envs.lanes.states[0], int(info["seat"][0])
        choice = bot.choose(Chair(game, state, seat, game.codes(state, seat)))
        for shown, name in zip(asked[-1], ("observation", "options", "action_mask"), strict=True):
            assert (shown == seen[name][0]).all()
            assert shown.dtype == seen[name].dtype
        seen, _, over, _, info = envs.step([choice])
        if over.any():
            break
