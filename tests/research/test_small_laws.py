"""Small variants are games like any other: they keep the laws, show no secrets, and pass the libraries' own tests."""

from __future__ import annotations

from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from sixgun import research
from sixgun.core import records
from sixgun.core.match import Match
from sixgun.research.small import SMALL, small_game
from tests.conformance.conserved import components
from tests.conformance.random_play import Course
from tests.conformance.test_laws import asks_are_sound, look_closely
from tests.conformance.test_leaks import look

every_variant = pytest.mark.parametrize("name", SMALL)
GAMES = 12


def courses(name: str) -> list[Course]:
    """Random games of a variant, which is over after so many picks as its pack says."""
    game = small_game(name)
    return [
        Course(game, {"seats": game.usual_seats, "options": {}, "seed": seed, "course": seed}) for seed in range(GAMES)
    ]


def goes_on(course: Course) -> bool:
    return bool(course.state.asked) and course.state.picks < course.game.pick_cap


@every_variant
def test_the_laws_of_games_hold(name: str) -> None:
    for course in courses(name):
        whole = components(course.game, course.state)
        while goes_on(course):
            asked = course.asked()
            asks_are_sound(course, asked)
            if course.state.picks + 5 < course.game.pick_cap:  # a clone is played on for five picks
                look_closely(course)
            course.play(*course.next_pick(asked))
            assert components(course.game, course.state) == whole
            assert course.game.faults(course.state) == []


@every_variant
def test_nobody_is_shown_a_secret(name: str) -> None:
    secrets = {"looks": 0, "with secrets": 0, "secrets": 0}
    for course in courses(name):
        while goes_on(course):
            following = course.next_pick(course.asked())
            if course.state.picks + 1 < course.game.pick_cap:
                look(course, following, secrets)
            course.play(*following)
    assert secrets["with secrets"] > secrets["looks"] / 3  # in a shootout, most is revealed in the end


@every_variant
def test_a_record_replays(name: str) -> None:
    for course in courses(name):
        match = Match(course.game, course.game.usual_seats, course.table["seed"])
        while goes_on(course):
            seat, pick = course.next_pick(course.asked())
            course.play(seat, pick)
            match.play(seat, pick)
        record = records.parse(match.record().json())
        assert record == match.record()
        assert course.game.hash(records.fold(record, course.game)) == course.game.hash(course.state)


@every_variant
@pytest.mark.filterwarnings("error")
def test_pettingzoo_finds_no_fault(name: str) -> None:
    game = small_game(name)
    api_test(research.aec_env(game), num_cycles=60)
    seed_test(lambda: research.aec_env(game), num_cycles=30)
    parallel_api_test(research.parallel_env(game), num_cycles=60)
    parallel_seed_test(lambda: research.parallel_env(game), num_cycles=30)


@every_variant
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_no_fault(name: str) -> None:
    check_env(research.gym_env(small_game(name), bots=("rules",)))


@every_variant
def test_many_at_once(name: str) -> None:
    envs: Any = research.vector_env(small_game(name), 4)
    _, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(60):
        _, _, over, cut, infos = envs.step(infos["action_mask"].argmax(axis=1))
        ended += int((over | cut).sum())
    assert ended >= 4
