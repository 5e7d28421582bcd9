"""Shootouts against every way they can go, and the best keeps before a hand is drawn against all hands and keeps."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.lib.hands import best, is_joker, rank_of, read
from sixgun.lib.odds import best_policy, draw_odds, fight_on
from tests.cite import rule

Chances = dict[int, Fraction]


def every_way(mine: list[Chances], theirs: list[Chances], rounds: int) -> dict[tuple[int, int, int], Fraction]:
    """By rounds fought and dudes left: the chance, from all sequences of ranks, one by one."""
    found: dict[tuple[int, int, int], Fraction] = {}

    def go(me: int, them: int, fought: int, chance: Fraction) -> None:
        if not me or not them or fought == rounds:
            found[fought, me, them] = found.get((fought, me, them), Fraction(0)) + chance
            return
        for (one, first), (other, second) in product(mine[me - 1].items(), theirs[them - 1].items()):
            lost = max(other - one, int(one == other))
            dealt = max(one - other, int(one == other))
            go(max(0, me - lost), max(0, them - dealt), fought + 1, chance * first * second)

    go(len(mine), len(theirs), 0, Fraction(1))
    return found


def listed(chances: Chances) -> list[float]:
    return [float(chances.get(rank, 0)) for rank in range(12)]


@st.composite
def hands(draw: st.DrawFn) -> Chances:
    ranks = draw(st.lists(st.integers(1, 11), min_size=1, max_size=3, unique=True))
    weights = [draw(st.integers(1, 5)) for _ in ranks]
    return {rank: Fraction(weight, sum(weights)) for rank, weight in zip(ranks, weights, strict=True)}


@rule("doomtown", "shootout.lumps.casualties-by-difference", "shootout.lumps.tied-ranks-one-each")
@settings(max_examples=40, deadline=None)
@given(st.lists(hands(), min_size=1, max_size=3), st.lists(hands(), min_size=1, max_size=3), st.integers(1, 3))
def test_rounds_are_those_of_every_way_a_shootout_can_go(mine: list[Chances], theirs: list[Chances], most: int) -> None:
    odds = fight_on([listed(one) for one in mine], [listed(one) for one in theirs], most)
    ways = every_way(mine, theirs, most)
    ends = {"mine": odds.mine, "theirs": odds.theirs, "nobody": odds.nobody, "both": odds.both}
    for name, chance in ends.items():
        wanted = sum(
            ways[fought, me, them]
            for fought, me, them in ways
            if name == ("both" if me and them else "mine" if me else "theirs" if them else "nobody")
        )
        assert chance == pytest.approx(float(wanted))
    for number, one in enumerate(odds.rounds, 1):
        assert one.fought == pytest.approx(float(sum(chance for (n, _, _), chance in ways.items() if n >= number)))
        assert one.outcome.win + one.outcome.tie + one.outcome.lose == pytest.approx(1.0)


@rule("doomtown", "shootout.lumps.casualties-by-difference")
def test_two_even_posses_of_two_by_hand() -> None:
    """A pair or two pairs, evenly: half of the rounds are tied, a quarter go to each side, and each costs one dude."""
    even = [0.0, 0.0, 0.5, 0.5]
    odds = fight_on([even, even], [even, even], 2)
    first, second = odds.rounds
    assert (first.fought, first.outcome.win, first.outcome.tie, first.outcome.dealt) == (1.0, 0.25, 0.5, 0.75)
    assert second.fought == 1.0
    # (1, 1) from a tie; (2, 1) and (1, 2) from a win: in the second round a tie empties the smaller posse
    assert odds.nobody == pytest.approx(0.5 * 0.5)
    assert odds.mine == pytest.approx(0.5 * 0.25 + 0.25 * (0.25 + 0.5))
    assert odds.both == pytest.approx(2 * 0.25 * 0.25)


def all_keeps(pile: list[int], cards: int, draws: int) -> float:
    """The mean rank with the best choice for each hand, from every hand, every choice and every redraw."""
    total = 0.0
    for places in combinations(range(len(pile)), cards):
        hand = [pile[i] for i in places]
        rest = [pile[i] for i in range(len(pile)) if i not in places]
        able = [i for i, code in enumerate(hand) if not is_joker(code)]
        means = []
        for size in range(min(draws, len(able)) + 1):
            for away in combinations(able, size):
                kept = [code for i, code in enumerate(hand) if i not in away]
                ranks = [rank_of(best([*kept, *new])) for new in combinations(rest, size)]
                means.append(sum(ranks) / len(ranks))
        total += max(means)
    return total / comb(len(pile), cards)


@pytest.mark.parametrize("cards", [("KS KH QD QC 3S 4S 8S 9D", 5, 2), ("AS AC 8S 8C JD 5H 5H joker", 5, 1)])
def test_the_best_keeps_are_those_of_all_hands_of_a_small_deck(cards: tuple[str, int, int]) -> None:
    pile, size, draws = read(cards[0]), cards[1], cards[2]
    policy = best_policy(pile, size, draws)
    assert (policy.exact, policy.error) == (True, 0.0)
    assert policy.worth == pytest.approx(all_keeps(pile, size, draws))
    assert policy.worth >= draw_odds(pile, size, draws).mean - 1e-9


def test_a_sample_of_hands_is_near_what_all_of_them_come_to() -> None:
    pile = read("KS KH QD QC 3S 4S 8S 9D 2C 5H 7D joker")
    exact, some = best_policy(pile, 5, 1, hands=2000), best_policy(pile, 5, 1, hands=150)
    assert exact.exact
    assert not some.exact
    assert some.error > 0
    assert abs(some.worth - exact.worth) < 5 * some.error
