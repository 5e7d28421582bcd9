"""What all positions have in common."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.core.checks import Checks
from sixgun.lib.positions import Supply, yes_no


def test_a_position_without_a_seed_is_that_of_seed_0() -> None:
    game = sixgun.game("gunfighters")
    hands = {"hands": [["hill"], ["ranch"], ["plaza"]]}
    assert game.hash(game.position(hands)) == game.hash(game.position({**hands, "seed": 0}))
    assert game.hash(game.position(hands)) != game.hash(game.position({**hands, "seed": 1}))


@pytest.mark.parametrize("value", [1, "yes", None])
def test_what_is_neither_yes_nor_no_is_a_problem_and_counts_as_no(value: object) -> None:
    checks = Checks()
    assert yes_no(checks, "booted", True) is True
    assert yes_no(checks, "booted", False) is False
    assert checks.problems == []
    assert yes_no(checks, "booted", value) is False
    assert [(problem.code, problem.args["field"]) for problem in checks.problems] == [("field-type", "booted")]


def test_cards_that_are_not_there_are_problems_and_not_taken() -> None:
    supply = Supply(Checks(), ["hill", "ranch", "ranch", "plaza"], "some.rule")
    assert supply.take_all("hand", ["ranch", "bank", "ranch", "ranch"], first=[2]) == [2, 1]
    assert supply.left == [0, 3]
    fields = [(problem.args["field"], problem.rule) for problem in supply.checks.problems]
    assert fields == [("hand[1]", "some.rule"), ("hand[3]", "some.rule")]
