"""How far from perfect play: the exploitability of bots, CFR and IS-MCTS in a small variant, by OpenSpiel.

    .venv/bin/python examples/solve_small.py small-duel --iterations 20 --simulations 30

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
from open_spiel.python.algorithms import cfr, exploitability

from sixgun import research
from sixgun.research.small import SMALL
from sixgun.research.small.policies import BotPolicy, SearchPolicy


def solved(game: Any, iterations: int) -> Any:
    """The average policy of so many iterations of CFR+."""
    solver = cfr.CFRPlusSolver(game)
    for done in range(iterations):
        solver.evaluate_and_update_policy()
        print(f"\rCFR+ {done + 1} of {iterations}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return solver.average_policy()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", choices=sorted(SMALL))
    parser.add_argument("--iterations", type=int, default=20, help="of CFR+; 0 leaves it out")
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
    if asked.iterations:
        rows[f"CFR+, {asked.iterations} iterations"] = lambda: solved(game, asked.iterations)
    print("| policy | NashConv | gain of each player | seconds |\n|---|---|---|---|", flush=True)
    for name, make in rows.items():
        start = time.process_time()
        found = exploitability.nash_conv(game, make(), return_only_nash_conv=False)
        gains = " / ".join(f"{gain:.4f}" for gain in found.player_improvements)
        print(f"| {name} | {found.nash_conv:.4f} | {gains} | {time.process_time() - start:.0f} |", flush=True)


if __name__ == "__main__":
    main()
