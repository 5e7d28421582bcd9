"""Odds of whole decks against shuffles: a few always, a million with SIXGUN_BUDGET=long."""

from __future__ import annotations

import os
from math import sqrt
from random import Random

import pytest

from sixgun.lib.hands import read
from sixgun.lib.odds import draw_odds
from tests.lib.odds.brute import ranked, singles

HANDS = 1_000_000 if os.environ.get("SIXGUN_BUDGET") == "long" else 4_000
# Five standard deviations: with 36 figures each, a fixed seed and fair odds, one in 15,000 seeds would fail.
WIDE = 5
VALUES = "6S 6S 6H 6H 6D 6D 6C 6C 8S 8S 8H 8D 8D 8C 8C 8C 10S 10S 10H 10H 10D 10D 10C JS JH JD JC JC QS QH QD QC"
DECK = read(VALUES + " AS AC AD 2S 2H 3D 3C 4S 5H 7D 7C 9S 9H KS KD KC KC 3S 9D 9C joker joker")


@pytest.mark.parametrize(("cards", "draws"), [(6, 0), (6, 1), (8, 2)])
def test_odds_are_those_of_shuffles(cards: int, draws: int) -> None:
    odds = draw_odds(DECK, cards, draws)
    dice = Random(1876)
    counts = [[0] * 12 for _ in range(3)]
    for _ in range(HANDS):
        dealt = dice.sample(DECK, cards + draws)
        hand, rest = dealt[:cards], dealt[cards:]
        away = singles(hand, draws)
        high, low = ranked([*[code for i, code in enumerate(hand) if i not in away], *rest[: len(away)]])
        counts[0][high] += 1
        counts[1][low] += 1
        counts[2][high] += low < high
    for chances, counted in zip((odds.best, odds.legal, odds.cheatin), counts, strict=True):
        for chance, count in zip(chances, counted, strict=True):
            assert abs(count / HANDS - chance) <= WIDE * sqrt(chance * (1 - chance) / HANDS) + 1 / HANDS
