"""Every puzzle has one solution, and its proof is carried out again."""

from __future__ import annotations

import msgspec
import pytest

from sixgun.play.learn import Lesson, all_puzzles, find_lesson
from tests.conformance.budget import BUDGET
from tests.play.proofs import problems

pytestmark = pytest.mark.slow

LONG = {"over-the-shoulder"}  # proofs of half a minute and more


@pytest.mark.parametrize("puzzle", all_puzzles(), ids=lambda puzzle: f"{puzzle.game}-{puzzle.slug}")
def test_a_puzzle_has_one_solution(puzzle: Lesson) -> None:
    if puzzle.slug in LONG and BUDGET != "long":
        pytest.skip("its proof is carried out with SIXGUN_BUDGET=long")
    assert problems(puzzle) == []


def test_another_pick_would_not_be_proven() -> None:
    puzzle = find_lesson("gunfighters", "the-open-door")
    wrong = msgspec.structs.replace(puzzle.steps[0], want=("move:hill",))
    assert problems(msgspec.structs.replace(puzzle, steps=(wrong,)))
