"""What users of environments give: what means one thing is taken, anything else is refused in one sentence."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sixgun
from sixgun import Refused, research
from sixgun.lab.arena import Arena
from sixgun.lab.series import Series
from sixgun.lab.simulate import simulate
from tests.research.test_vector import drawn, same

NO_SEEDS = [-1, "7", 1.5, True, np.float64(3)]


def one_action(env: Any) -> int:
    return int(env.reset(seed=3)[1]["action_mask"].argmax())


@pytest.mark.parametrize("bots", [None, ("random",)], ids=["all seats", "bots"])
@pytest.mark.parametrize("seed", NO_SEEDS)
def test_no_other_seed_than_a_whole_number_is_taken(seed: Any, bots: Any) -> None:
    """Such a seed was passed over, and the games were other ones each time."""
    for env in (research.vector_env("bang-duel", 2, bots=bots), research.gym_env("bang-duel")):
        with pytest.raises(Refused, match="seed is a whole number"):
            env.reset(seed=seed)
    for players in (research.aec_env("bang-duel"), research.parallel_env("bang-duel")):
        with pytest.raises(Refused, match="seed is a whole number"):
            players.reset(seed=seed)


@pytest.mark.parametrize("bots", [None, ("random",)], ids=["all seats", "bots"])
def test_whole_numbers_of_numpy_are_whole_numbers(bots: Any) -> None:
    envs: Any = research.vector_env("bang-duel", np.int64(2), bots=bots, seat=np.int32(1))
    first, _ = envs.reset(seed=5)
    for seed in (np.int64(5), [5, 6], (5, 6), np.array([5, 6]), [np.uint8(5), 6]):
        again, _ = envs.reset(seed=seed)
        assert same(first, again)
    one: Any = research.gym_env("gunfighters", seats=np.int64(4), seat=np.int8(2), bots=("random",))
    assert same(one.reset(seed=np.int64(4))[0], one.reset(seed=4)[0])
    players: Any = research.aec_env("gunfighters", seats=np.int16(4), max_cycles=np.int64(3))
    players.reset(seed=np.int64(4))
    before = players.last()[0]
    players.reset(seed=4)
    assert same(before, players.last()[0])


@pytest.mark.parametrize("described", [False, True], ids=["numbers", "described"])
@pytest.mark.parametrize(
    "wrong",
    [
        lambda actions: actions.astype(float),
        lambda actions: actions.reshape(2, 1),
        lambda actions: 0,
        lambda actions: None,
        lambda actions: ["0", "0"],
        lambda actions: {0: 0, 1: 0},
        lambda actions: [[0], [0, 1]],
    ],
    ids=["floats", "columns", "one", "none", "text", "table", "ragged"],
)
def test_actions_of_another_form_are_refused(wrong: Callable[[Any], Any], described: bool) -> None:
    envs = research.vector_env("bang-duel", 2, described=described)
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    with pytest.raises(Refused, match=r"one for each game \(2 in all\)"):
        envs.step(wrong(actions))
    assert not envs.step(actions.astype(np.uint16))[2].any()  # and nothing was played by what was refused


@pytest.mark.parametrize("wrong", [None, "3", 3.0, [3], np.array([3]), np.float32(3)], ids=repr)
def test_one_action_of_another_form_is_refused(wrong: Any) -> None:
    env = research.gym_env("bang-duel")
    legal = one_action(env)
    with pytest.raises(Refused, match="one whole number"):
        env.step(wrong)
    for kind in (np.int64, np.uint16, np.array):
        assert env.step(kind(one_action(env)))[1:3] == (0.0, False)
    assert one_action(env) == legal


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": "0"}, "seat must be a whole number"),
        ({"seat": 1.0}, "seat must be a whole number"),
        ({"seat": True}, "seat must be a whole number"),
        ({"options": ["plaza"]}, "options must be"),
        ({"bots": ("random", "rules", "easy")}, "3 bots for 2 other seats"),
        ({"bots": lambda chair: 0}, "give bots as a list"),
        ({"bots": (int,)}, "int is not a bot"),
    ],
)
def test_what_cannot_be_is_told_before_a_game_begins(given: dict[str, Any], said: str) -> None:
    for maker in (research.gym_env, lambda game, **rest: research.vector_env(game, 2, **rest)):
        with pytest.raises(Refused, match=said):
            maker("gunfighters", **{"seats": 3, "bots": ("random",), **given})


@pytest.mark.parametrize("key", ["gunfighters", "doomtown"])
def test_games_and_matches_take_whole_numbers_of_numpy(key: str) -> None:
    game = sixgun.game(key)
    plain = game.new(seats=3, seed=5)
    assert game.hash(game.new(seats=np.int8(3), seed=np.uint64(5))) == game.hash(plain)
    match = sixgun.match(key, seats=np.int64(3), seed=np.int64(5))
    assert game.hash(match.state) == game.hash(plain)
    assert sixgun.verify(sixgun.record(match).json())
    assert game.hash(game.redeal(plain, 0, np.int64(2))) == game.hash(game.redeal(plain, 0, 2))
    for wrong in (np.float64(5), np.array([5, 6]), np.True_):
        with pytest.raises(Refused, match="seed must be a whole number or bytes"):
            game.new(seed=wrong)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"games": -1}, "games is -1"),
        ({"games": "5"}, "games must be a whole number"),
        ({"jobs": 0}, "jobs is 0"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        simulate(Series("bang-duel", 2), **{"games": 2, **given})
    assert simulate(Series("bang-duel", 2), np.int64(2)).games == 2
    with pytest.raises(Refused, match="deck9"):
        simulate(Series("doomtown", 2, vary=("deck9",)), 1)


@pytest.mark.parametrize("game", [3, None, object(), "poker"], ids=["number", "none", "object", "unknown"])
def test_what_is_no_game_is_refused(game: Any) -> None:
    for maker in (research.gym_env, research.aec_env, lambda game: research.vector_env(game, 2)):
        with pytest.raises(Refused, match="There is no game"):
            maker(game)
    with pytest.raises(TypeError, match=r"zoo\(\) got an unexpected keyword argument 'seat'"):
        research.zoo("gunslinger", seat=2)  # type: ignore[call-arg]


class Chooses:
    """A bot that answers whatever it was made for."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, chair: Any) -> Any:
        return self.answer


@pytest.mark.parametrize("answer", [None, "story", 0.0, np.array([0])], ids=repr)
def test_a_bot_that_gives_no_index_is_named(answer: Any) -> None:
    for bot in (Chooses(answer), research.PolicyBot(lambda seen, options, mask: answer, name="Chooses")):
        with pytest.raises(Refused, match=r"The bot Chooses chose .*: choose must give a whole number"):
            simulate(Series("bang-duel", seats=2, bots=(bot, "random")), games=1)


def test_a_function_that_makes_no_bot_is_no_bot() -> None:
    def clever(chair: Any) -> int:
        return 0

    with pytest.raises(Refused, match="clever is not a bot"):
        research.gym_env("bang-duel", bots=(clever,)).reset(seed=1)
    with pytest.raises(Refused, match="A policy is a function"):
        research.PolicyBot(0)  # type: ignore[arg-type]


def test_two_bots_of_one_name_are_not_counted_as_one() -> None:
    """They were: each game had a win and a loss of "policy", and its rate was a half."""
    first, last = (research.PolicyBot(lambda seen, options, mask, at=at: at * (mask.sum() - 1)) for at in (0, 1))
    series = Series("bang-duel", seats=2, bots=(first, last))
    for tally in (None, Arena):
        with pytest.raises(Refused, match=r"Several bots are called policy.* give each a name"):
            simulate(series, games=2, tally=tally and tally(series))
    one = Series("bang-duel", seats=2, bots=(first, first))
    assert simulate(one, games=2).sat == {"policy": 4}
    with pytest.raises(Refused, match="give bots as a list"):
        simulate(Series("bang-duel", seats=2, bots="random"), games=2)  # type: ignore[arg-type]


@pytest.mark.parametrize("bots", [None, ("random", "easy")], ids=["all seats", "bots"])
@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda envs: pickle.loads(pickle.dumps(envs))], ids=["copy", "pickle"]
)
def test_a_copy_of_a_batch_goes_on_as_the_original_does(copied: Callable[[Any], Any], bots: Any) -> None:
    envs: Any = research.vector_env("gunfighters", 4, seats=3, bots=bots, described=True)
    chance = np.random.default_rng(2)
    _, info = envs.reset(seed=2)
    ended = False
    while not ended:
        *_, over, _, info = envs.step(drawn(info["action_mask"], chance))
        ended = over.any()  # a game that begins anew with the next step is copied, too
    again = copied(envs)
    for _ in range(60):
        actions = drawn(info["action_mask"], chance)
        seen, *rest, info = envs.step(actions)
        also, *others, told = again.step(actions)
        assert same(seen, also)
        assert all(same(one, other) for one, other in zip(rest, others, strict=True))
        assert all(same(info[name], told[name]) for name in info)


@pytest.mark.slow
def test_closed_environments_say_so() -> None:
    for processes in (0, 1):
        envs = research.vector_env("bang-duel", 1, processes=processes)
        envs.reset(seed=1)
        if processes:
            with pytest.raises(Refused, match="can't be copied or pickled"):
                pickle.dumps(envs)
        envs.close()
        envs.close()
        for call in (lambda: envs.step([0]), envs.reset):  # noqa: B023
            with pytest.raises(Refused, match="closed: make them anew"):
                call()


@pytest.mark.slow
def test_a_refusal_in_one_process_leaves_no_answer_of_another_behind() -> None:
    envs: Any = research.vector_env("bang-duel", 2, processes=2)
    try:
        with pytest.raises(Refused, match="call reset"):
            envs.step([0, 0])
        near = research.vector_env("bang-duel", 2)
        assert same(envs.reset(seed=1)[0], near.reset(seed=1)[0])
    finally:
        envs.close()


@pytest.mark.slow
def test_bots_that_were_typed_by_hand_go_to_other_processes(tmp_path: Path) -> None:
    """A lambda cannot be pickled. It left shared memory behind, with a warning at the end."""
    first = research.PolicyBot(lambda seen, options, mask: 0)
    near, far = (research.vector_env("bang-duel", 2, bots=(first,), processes=number) for number in (0, 1))
    try:
        assert same(near.reset(seed=4)[0], far.reset(seed=4)[0])
    finally:
        far.close()
    stuck = research.PolicyBot(lambda seen, options, mask: 0)
    stuck.lock = threading.Lock()  # type: ignore[attr-defined]
    stuck.__class__ = Locked
    with pytest.raises(Refused, match="The bot policy cannot be sent"):
        research.vector_env("bang-duel", 2, bots=(stuck,), processes=1)
    with pytest.raises(Refused, match="The bot policy cannot be sent"):
        simulate(Series("bang-duel", 2, {}, (first, "random")), 2, jobs=2)


class Locked(research.PolicyBot):
    """A bot that cannot be pickled in any way."""

    def __reduce__(self) -> tuple[object, ...]:
        return Locked, (self.lock,)  # type: ignore[attr-defined]


UNGUARDED = """
from sixgun import research
research.vector_env("bang-duel", 2, processes=1)
"""


@pytest.mark.slow
def test_a_script_without_a_guard_is_told_of_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(UNGUARDED)
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=300, check=False)
    assert "ended before it began: in a script, begin below if __name__" in ran.stderr
    assert "leaked" not in ran.stderr


SCRIPT = """
from sixgun import research
if __name__ == "__main__":
    envs = research.vector_env("bang-duel", 2, processes=2)
    envs.reset(seed=1)
    print("done")
"""


@pytest.mark.slow
def test_processes_end_without_a_word(tmp_path: Path) -> None:
    """Each of them said that exported pointers exist."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=300, check=False)
    assert (ran.stdout, ran.stderr, ran.returncode) == ("done\n", "", 0)


def test_the_small_games_need_no_import_of_their_own() -> None:
    ran = [sys.executable, "-c", "from sixgun import research; print(research.small.small_game('small-duel').key)"]
    assert subprocess.run(ran, capture_output=True, text=True, check=True).stdout == "bang-duel\n"
    with pytest.raises(AttributeError, match=r"module 'sixgun.research' has no attribute 'vecenv'"):
        research.vecenv  # type: ignore[attr-defined]
