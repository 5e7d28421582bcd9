"""The example that solves small games: a tree that is made once gives what OpenSpiel finds without it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability  # noqa: E402

from tests.research.test_small import own_duel  # noqa: E402

sys.path.append(str(Path(__file__).parents[2] / "examples"))

from spiel_tree import Tree  # noqa: E402


def small() -> Any:
    return own_duel("sixgun_tree", {"gatling": "b", "colt": "d"}, {"colt": "d", "missed": "b"}, picks=5)


@pytest.mark.slow
def test_a_tree_is_the_game() -> None:
    game = small()
    tree = Tree(game)
    plain = exploitability.nash_conv(game, policy.UniformRandomPolicy(game), return_only_nash_conv=False)
    quick = exploitability.nash_conv(tree, policy.UniformRandomPolicy(tree), return_only_nash_conv=False)
    assert plain.nash_conv > 0
    assert quick.player_improvements == pytest.approx(plain.player_improvements)


@pytest.mark.slow
def test_a_solver_does_the_same_on_a_tree() -> None:
    game = small()
    solvers = [cfr.CFRPlusSolver(game), cfr.CFRPlusSolver(Tree(game))]
    for _ in range(3):
        for solver in solvers:
            solver.evaluate_and_update_policy()
    plain = exploitability.nash_conv(game, solvers[0].average_policy())
    tree = Tree(game)
    assert exploitability.nash_conv(tree, solvers[1].average_policy()) == pytest.approx(plain)
