"""How far from perfect play: the exploitability of bots, CFR and IS-MCTS in a small variant, by OpenSpiel.

    .venv/bin/python examples/solve_small.py small-duel --iterations 10 100 --simulations 30

NashConv is what all players together could gain if each alone changed to its best response; 0 is an equilibrium.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from spiel_tree import Tree

from sixgun import research
from sixgun.research.small import SMALL
from sixgun.research.small.policies import BotPolicy, SearchPolicy


def measured(game: Any, name: str, make: Callable[[], Any]) -> None:
    """A row of the table."""
    start = time.process_time()
    found = exploitability.nash_conv(game, make(), return_only_nash_conv=False)
    gains = " / ".join(f"{gain:.4f}" for gain in found.player_improvements)
    print(f"| {name} | {found.nash_conv:.4f} | {gains} | {time.process_time() - start:.0f} |", flush=True)


def go_on(solver: Any, more: int) -> Any:
    """The average policy after some more iterations."""
    for done in range(1, more + 1):
        solver.evaluate_and_update_policy()
        print(f"\rCFR+ {done} of {more} more", end="\n" if done == more else "", file=sys.stderr, flush=True)
    return solver.average_policy()


def solve(tree: Tree, iterations: list[int]) -> None:
    """A row for the average policy of CFR+ after each of these numbers of iterations."""
    solver = cfr.CFRPlusSolver(tree)
    done = 0
    for wanted in sorted(iterations):
        measured(tree, f"CFR+, {wanted} iterations", lambda more=wanted - done: go_on(solver, more))  # type: ignore[misc]
        done = wanted
    policies = [solver.average_policy()] * tree.num_players()
    values = expected_game_score.policy_value(tree.new_initial_state(), policies)
    print(f"\nWith the last one, the game is worth {' / '.join(f'{value:.4f}' for value in values)}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", choices=sorted(SMALL))
    parser.add_argument("--iterations", type=int, nargs="*", default=[10, 100], help="of CFR+; none leaves it out")
    parser.add_argument("--simulations", type=int, default=30, help="of IS-MCTS for a decision; 0 leaves it out")
    parser.add_argument("--bots", nargs="*", default=["easy", "rules"])
    parser.add_argument("--tries", type=int, default=60, help="of a bot in each information state")
    asked = parser.parse_args()

    research.register_small_games()
    game = pyspiel.load_game(f"sixgun_{asked.variant.replace('-', '_')}")
    rows: dict[str, Callable[[], Any]] = {"random": lambda: policy.UniformRandomPolicy(game)}
    for bot in asked.bots:
        rows[bot] = lambda bot=bot: BotPolicy(game, bot, asked.tries)  # type: ignore[misc]
    if asked.simulations:
        rows[f"IS-MCTS, {asked.simulations} simulations"] = lambda: SearchPolicy(game, asked.simulations)
    print("| policy | NashConv | gain of each player | seconds |\n|---|---|---|---|", flush=True)
    for name, make in rows.items():
        measured(game, name, make)
    if asked.iterations:
        solve(Tree(game), asked.iterations)


if __name__ == "__main__":
    main()
