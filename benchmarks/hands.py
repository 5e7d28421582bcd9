"""Hands a second on one core: the evaluator beside a naive one that tries every five cards and every joker's name.

Goals: 1,500,000 hands of five one at a time, 200,000 of up to ten cards with jokers, 5,000,000 over arrays (which need
NumPy, and are left out without it).
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from importlib.util import find_spec
from itertools import combinations, combinations_with_replacement
from typing import Any

from sixgun.lib.hands import JOKER, arrays, best, five, lowball

DEAD_MANS_HAND = [0, 7, 36, 39, 46]


def naive_five(hand: list[int]) -> tuple[int, list[int]]:
    """Five cards without jokers, the way one would write it first."""
    values = sorted([card % 13 for card in hand], reverse=True)
    groups = Counter(values).most_common()
    counts = [count for _, count in groups]
    one_suit = len({card // 13 for card in hand}) == 1
    in_a_row = len(groups) == 5 and values[0] - values[4] == 4
    by_group = [value for value, _ in groups]
    if sorted(hand) == DEAD_MANS_HAND:
        return 11, []
    if counts[0] >= 4:
        return (10 if counts[0] == 5 else 8), by_group
    if in_a_row and one_suit:
        return 9, values
    if counts == [3, 2]:
        return 7, by_group
    if one_suit:
        return 6, values
    if in_a_row:
        return 5, values
    if counts[0] == 3:
        return 4, by_group
    return 1 + counts.count(2), by_group


def naive_best(cards: list[int]) -> tuple[int, list[int]]:
    fixed = [card for card in cards if card < JOKER]
    return max(
        naive_five(list(chosen) + list(names))
        for names in combinations_with_replacement(range(52), len(cards) - len(fixed))
        for chosen in combinations(fixed, 5 - len(names))
    )


def rate(call: Callable[[Any], Any], hands: list[Any], rounds: int = 5) -> float:
    """Hands a second of this core's own time, the best of some rounds."""
    least = float("inf")
    for _ in range(rounds):
        began = time.process_time()
        for hand in hands:
            call(hand)
        least = min(least, time.process_time() - began)
    return len(hands) / least


def dealt(size: int, jokers: int, times: int) -> list[list[int]]:
    """Hands of a deck that has every card twice."""
    chance = random.Random(7)
    deck = [*range(52), *range(52)]
    return [chance.sample(deck, size - jokers) + [JOKER, JOKER + 1][:jokers] for _ in range(times)]


def line(what: str, ours: float, naive: float) -> None:
    print(f"{what:34} {ours:14,.0f}/s {naive:12,.1f}/s   x{ours / naive:,.0f}")


def main() -> None:
    print(f"{'':34} {'sixgun':>16} {'naive':>14}")
    simple = rate(naive_five, dealt(5, 0, 10_000))
    hands = dealt(5, 0, 100_000)
    line("five cards", rate(five, hands), simple)
    with_joker = rate(naive_best, dealt(5, 1, 100), 1)
    line("five cards, one a joker", rate(five, dealt(5, 1, 50_000)), with_joker)
    line("lowball, one card a joker", rate(lowball, dealt(5, 1, 5_000)), with_joker)
    for size, jokers, times in [(7, 0, 100), (7, 1, 10), (10, 0, 20), (10, 1, 1), (10, 2, 1)]:
        plural = ["no joker", "one a joker", "two jokers"][jokers]
        naive = rate(naive_best, dealt(size, jokers, times), 1)
        line(f"best of {size} cards, {plural}", rate(best, dealt(size, jokers, 10_000)), naive)
    if find_spec("numpy") is not None:
        numpy: Any = __import__("numpy")
        table = numpy.array(hands * 5)
        arrays.best(table[:1])  # makes the tables
        line("five cards, in an array", rate(arrays.best, [table]) * len(table), simple)
        table = numpy.array(dealt(7, 1, 50_000))


if __name__ == "__main__":
    main()
