"""Lowball: five cards, nothing to choose but what jokers are named, and the lowest hand wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from sixgun.lib.hands import HEARTS, JOKER, SPADES, card_of, lowball, rank_of
from sixgun.lib.hands.ranks import DEAD_MANS_HAND, worst
from sixgun.lib.odds.outcomes import Outcome
from sixgun.lib.odds.piles import Pile


class FiveOdds:
    """The chances of five cards: by rank, by strength, and of being a cheatin' hand."""

    __slots__ = ("cheat", "ranks", "strengths")

    def __init__(self, strengths: dict[int, float], cheat: float) -> None:
        self.strengths: dict[int, float] = strengths
        self.cheat: float = cheat
        self.ranks: list[float] = [0.0] * 12
        for strength, chance in strengths.items():
            self.ranks[rank_of(strength)] += chance


def lowball_odds(pile: Sequence[int]) -> FiveOdds:
    """The odds of a lowball hand, jokers named so that it is as low as it can be [gamblin.rank.lowest-wins].

    >>> from sixgun.lib.hands import read
    >>> odds = lowball_odds(read("AS 2C 3D 4H 6S 6S"))
    >>> [round(chance, 3) for chance in odds.ranks[:3]], round(odds.cheat, 3)
    ([0.0, 0.333, 0.667], 0.667)
    """
    known = Pile(pile)
    if known.size < 5:
        raise ValueError("fewer than five cards")
    count = Lowball(known)
    count.start()
    hands = comb(known.size, 5)
    strengths = {strength: ways / hands for strength, ways in count.strengths.items()}
    return FiveOdds(strengths, 1.0 - count.legal / hands)


class Lowball:
    """Every choice of five values, with the ways to it: in mixed suits, in one suit, and without a card twice."""

    def __init__(self, pile: Pile) -> None:
        self.pile: Pile = pile
        self.totals: list[int] = [sum(there) for there in pile.by_value]
        self.strengths: dict[int, int] = {}
        self.legal: int = 0
        self.counts: list[int] = [0] * 13

    def start(self) -> None:
        for jokers in range(self.pile.jokers + 1):
            self.choose(0, 5 - jokers, jokers, comb(self.pile.jokers, jokers))

    def choose(self, value: int, left: int, jokers: int, ways: int) -> None:
        """Go through all numbers of cards of this value and those above it."""
        if not left:
            self.note(jokers, ways)
            return
        if value == 13:
            return
        for count in range(min(left, self.totals[value]) + 1):
            self.counts[value] = count
            self.choose(value + 1, left - count, jokers, ways * comb(self.totals[value], count))
        self.counts[value] = 0

    def note(self, jokers: int, ways: int) -> None:
        values = [value for value in range(13) for _ in range(self.counts[value])]
        wild = [JOKER] * jokers
        self.legal += self.legal_ways(values, jokers)
        if not jokers:
            suited = self.ways_in_one_suit()
            dead = self.dead_mans_ways(values)
            self.put(lowball([card_of(HEARTS, value + 1) for value in values]), suited)
            self.put(worst(DEAD_MANS_HAND), dead)
            ways -= suited + dead
        mixed = [card_of(SPADES if i == 0 else HEARTS, value + 1) for i, value in enumerate(values)]
        self.put(lowball(mixed + wild), ways)

    def put(self, strength: int, ways: int) -> None:
        if ways:
            self.strengths[strength] = self.strengths.get(strength, 0) + ways

    def ways_in_one_suit(self) -> int:
        total = 0
        for suit in range(4):
            ways = 1
            for value in range(13):
                if self.counts[value]:
                    ways *= comb(self.pile.by_value[value][suit], self.counts[value])
            total += ways
        return total

    def dead_mans_ways(self, values: list[int]) -> int:
        if values != [0, 0, 7, 7, 10]:
            return 0
        there = self.pile.by_value
        return there[0][0] * there[0][3] * there[7][0] * there[7][3] * there[10][2]

    def legal_ways(self, values: list[int], jokers: int) -> int:
        """The ways to these values without any card twice."""
        ways = comb(self.pile.jokers, jokers)
        for value in set(values):
            by_size = [1, 0, 0, 0, 0, 0]
            for cards in self.pile.by_value[value]:
                for size in range(5, 0, -1):
                    by_size[size] += by_size[size - 1] * cards
            ways *= by_size[self.counts[value]]
        return ways


def lowball_duel(mine: FiveOdds, theirs: FiveOdds) -> Outcome:
    """The chances of having the lower hand; in a tie both draw again [gamblin.rank.tie-redraw]."""
    both = sorted(set(mine.strengths) | set(theirs.strengths))
    win = tie = 0.0
    higher = 1.0  # the chance that theirs is above
    for strength in both:
        here = theirs.strengths.get(strength, 0.0)
        higher -= here
        chance = mine.strengths.get(strength, 0.0)
        win += chance * higher
        tie += chance * here
    return Outcome(win, tie, 1.0 - win - tie, 0.0, 0.0)
