"""What it brings in Gunslinger to think a plan over, instead of taking the advice.

    python benchmarks/plans.py --positions 20                          # of each showdown; half an hour
    python benchmarks/plans.py --showdowns 2 3 --iterations 600 --doubt 3 --margin 0.05

Rules bots play games at tables of two. At some of their choices of cards a search thinks as `hard` does, and where its
plan is not the advice, both are played to the end of the game by rules bots, in the same deals: with what the others
have really chosen, and the rest of the cards shuffled anew. Printed is how much more of the win the search's plan
brings on average over all positions, with its standard error; how often it left the advice; and the processor time of
a thought. Rules bots would win half of their games against each other, so a search that asks n times a game and gains
g each time should win about 0.5 + n * g against them, as long as it keeps to positions like these.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

import sixgun
from sixgun.bots import Chair
from sixgun.bots.search import consider
from sixgun.core.capabilities import Thinking
from sixgun.games.gunslinger.bots.weigh import usual
from sixgun.games.gunslinger.table import sequence

EACH = 2  # positions of a game


def finished(game: Any, s: Any) -> tuple[float, ...]:
    """The shares of the win after rules bots have played on to the end."""
    while s.asked:
        seat = game.asked(s)[0]
        game.play(s, seat, usual(s, seat, game.codes(s, seat)))
    scores: tuple[float, ...] = game.result(s).scores
    return scores


def positions(game: Any, showdown: int, wanted: int, first: int, random: Random) -> Iterator[tuple[Any, int]]:
    """Choices of cards in games between rules bots, and who chooses."""
    for number in range(first, first + (wanted + EACH - 1) // EACH):
        s, found = game.new(2, number, {"showdown": showdown}), []
        while s.asked:
            seat = game.asked(s)[0]
            legal = game.codes(s, seat)
            if s.question == sequence.PLAN and len(legal) > 1:
                found.append((game.clone(s), seat))
            game.play(s, seat, usual(s, seat, legal))
        yield from random.sample(found, min(EACH, len(found)))


def gain(game: Any, s: Any, seat: int, plan: int, advice: int, deals: int, random: Random) -> float:
    """How much more of the win a plan brings than the advice."""
    total = 0.0
    for _ in range(deals):
        dealt = game.redeal(s, seat, random.getrandbits(60))
        dealt.plan[:] = s.plan  # what has been chosen is no guess here
        for code, sign in ((plan, 1), (advice, -1)):
            tried = game.clone(dealt)
            game.play(tried, seat, code)
            total += sign * finished(game, tried)[seat]
    return total / deals


def gains(game: Any, showdown: int, wanted: int, first: int, deals: int) -> list[float]:
    """What thinking brings in some positions of a showdown; prints a line about them."""
    random, found, left, spent = Random(first), [], 0, 0.0
    for s, seat in positions(game, showdown, wanted, first, random):
        legal = game.codes(s, seat)
        chair = Chair(game, s, seat, legal)
        began = process_time()
        thought = consider(chair, random.getrandbits(60))
        spent += process_time() - began
        left += thought.best != thought.advised
        plan, advice = legal[thought.best], legal[thought.advised]
        found.append(0.0 if plan == advice else gain(game, s, seat, plan, advice, deals, random))
    average = f"gain {mean(found):.4f} in {len(found)} positions"
    print(f"{showdown}: {average}, advice left in {left}, {spent / len(found):.2f} s a thought", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    usual_way: Thinking = sixgun.game("gunslinger").thinking  # type: ignore[attr-defined]
    parser.add_argument("--positions", type=int, default=20, help="of each showdown")
    parser.add_argument("--deals", type=int, default=200, help="in which a plan is compared with the advice")
    parser.add_argument("--showdowns", type=int, nargs="*", default=[1, 2, 3, 7, 8, 9, 10])
    parser.add_argument("--first", type=int, default=80_000, help="number of the first deal")
    parser.add_argument("--iterations", type=int, default=usual_way.iterations)
    parser.add_argument("--doubt", type=float, default=usual_way.doubt)
    parser.add_argument("--margin", type=float, default=usual_way.margin)
    given = parser.parse_args()
    game: Any = sixgun.game("gunslinger")
    game.thinking.doubt, game.thinking.margin, game.thinking.iterations = given.doubt, given.margin, given.iterations
    whole: list[float] = []
    for showdown in given.showdowns:
        whole += gains(game, showdown, given.positions, given.first, given.deals)
    error = stdev(whole) / len(whole) ** 0.5 if len(whole) > 1 else 0.0
    print(f"gain {mean(whole):.4f} +- {error:.4f} in {len(whole)} positions")


if __name__ == "__main__":
    main()
