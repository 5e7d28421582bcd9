"""The odds of draw hands: what the best five of some cards are worth, and whether that takes cheatin'."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb
from typing import Final

from sixgun.core.plain import Plain
from sixgun.lib.hands.ranks import (
    DEAD_MANS_HAND,
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    STRAIGHT,
    STRAIGHT_FLUSH,
)
from sixgun.lib.odds import compose
from sixgun.lib.odds.compose import Run, in_a_row, ranks
from sixgun.lib.odds.piles import Pile
from sixgun.lib.odds.values import End, ends

RANKS: Final = 12  # the size of a table by rank; 0 stands for no hand at all
MOST_CARDS: Final = 14  # the counts of more cards, or of more changes, are too long for their fields
MOST_DRAWS: Final = 5
KEPT: Final = 64  # tables that are remembered

_known: dict[tuple[tuple[int, ...], int, int], list[HandOdds]] = {}


class HandOdds:
    """The chances of a draw hand by rank, each list from 0 to 11."""

    __slots__ = ("best", "cards", "cheat", "cheatin", "draws", "legal", "legal_mean", "mean")

    def __init__(self, cards: int, draws: int, best: list[float], legal: list[float], cheatin: list[float]) -> None:
        self.cards: int = cards
        self.draws: int = draws
        self.best: list[float] = best  # the best hand, copies of a card allowed
        self.legal: list[float] = legal  # the best legal hand; at 0: there is none
        self.cheatin: list[float] = cheatin  # by rank of the best hand: no legal hand is as good
        self.cheat: float = sum(cheatin)
        self.mean: float = mean(best)
        self.legal_mean: float = mean(legal)

    def at_least(self, rank: int, legal: bool = False) -> float:
        """The chance of this rank or a higher one."""
        return sum((self.legal if legal else self.best)[rank:])

    def data(self) -> dict[str, Plain]:
        """As plain data."""
        return {
            "cards": self.cards,
            "draws": self.draws,
            "best": [*self.best],
            "legal": [*self.legal],
            "cheatin": [*self.cheatin],
            "cheat": self.cheat,
            "mean": self.mean,
            "legal_mean": self.legal_mean,
        }


def mean(chances: Sequence[float]) -> float:
    """The expected rank."""
    return sum([rank * chance for rank, chance in enumerate(chances)])


def draw_odds(pile: Sequence[int], cards: int = 5, draws: int = 0) -> HandOdds:
    """The odds of a hand of this many cards, five and the stud bonus, of which `draws` may be changed once.

    >>> from sixgun.lib.hands import read
    >>> odds = draw_odds(read("KS KS KH KD KC 2S"), 5)
    >>> [round(chance, 3) for chance in odds.best[7:11]], round(odds.cheat, 3)
    ([0.0, 0.833, 0.0, 0.167], 0.667)
    """
    return draw_table(pile, (cards,), (draws,))[cards, draws]


def draw_table(
    pile: Sequence[int], cards: Iterable[int] = range(5, 12), draws: Iterable[int] = range(5)
) -> dict[tuple[int, int], HandOdds]:
    """The odds for several numbers of cards and of changes, by both: all numbers of cards come from one count.

    What the pile is too small for is left out, and so are more than 14 cards or five changes.
    """
    known = Pile(pile)
    wanted = sorted({number for number in cards if 5 <= number <= min(known.size, MOST_CARDS)})
    table: dict[tuple[int, int], HandOdds] = {}
    for most in sorted({number for number in draws if number <= MOST_DRAWS}):
        fitting = [number for number in wanted if number + most <= known.size]
        if not fitting:
            continue
        found = _remembered(known, fitting[-1], most)
        for number in fitting:
            table[number, most] = found[number - 5]
    return table


def _remembered(pile: Pile, cards: int, most: int) -> list[HandOdds]:
    """By cards from five up."""
    for bigger in range(cards, 17):
        if (pile.key, bigger, most) in _known:
            return _known[pile.key, bigger, most]
    if len(_known) >= KEPT:
        del _known[next(iter(_known))]
    found = Count(pile, cards, most).odds()
    _known[pile.key, cards, most] = found
    return found


class Tally:
    """Hands by number of cards and of changes, then by the rank of their values: all cards, and legal ones."""

    __slots__ = ("ways",)

    def __init__(self, cards: int, most: int) -> None:
        size = (cards + 1) * (most + 1) * RANKS * RANKS
        self.ways: list[int] = [0] * size


class Count:
    """All runs for one pile, and what they come to."""

    def __init__(self, pile: Pile, cards: int, most: int) -> None:
        self.pile: Pile = pile
        self.cards: int = cards
        self.most: int = most
        self.ends: list[list[End]] = [ends(there, cards) for there in pile.by_value]
        self.everything: Tally = Tally(cards, most)
        self.rows: Tally = Tally(cards, most)
        self.flushes: Tally = Tally(cards, most)
        self.legal_flushes: Tally = Tally(cards, most)
        self.few: Tally = Tally(cards, most)

    def odds(self) -> list[HandOdds]:
        for jokers in range(self.pile.jokers + 1):
            self.run_alike(self.everything, jokers, compose.VALUES, [()], 1)
            if self.pile.has_copies():
                few = Run(self.pile, self.ends, self.cards, self.most, jokers, compose.FEW, ())
                self.add_up(self.few, few, 1)
            self.run_suits(jokers)
        if not self.pile.has_copies():
            self.legal_flushes = self.flushes
        return [self.odds_of(cards) for cards in range(5, self.cards + 1)]

    def run_suits(self, jokers: int) -> None:
        """Hands with a flush or a straight flush in any suit: in one, less those in two, and so on."""
        need = 5 - jokers
        able = [suit for suit in range(4) if sum([self.pile.by_value[value][suit] for value in range(13)]) >= need]
        legal = [suit for suit in able if sum([self.pile.by_value[value][suit] > 0 for value in range(13)]) >= need]
        rows = [suit for suit in legal if in_a_row(self.pile, jokers, (suit,))]
        for size in range(1, min(4, (self.cards - jokers) // need) + 1):
            sign = 1 if size % 2 else -1
            self.run_alike(self.flushes, jokers, compose.FLUSH, [*combinations(able, size)], sign)
            self.run_alike(self.rows, jokers, compose.ROWS, [*combinations(rows, size)], sign)
            if self.pile.has_copies():
                self.run_alike(self.legal_flushes, jokers, compose.LEGAL_FLUSH, [*combinations(legal, size)], sign)

    def run_alike(self, tally: Tally, jokers: int, mode: int, choices: list[tuple[int, ...]], sign: int) -> None:
        """One run for all choices of suits that have the same cards, such as any suit of a full pack."""
        for suits, times in self.alike(choices, False):
            self.add_up(tally, Run(self.pile, self.ends, self.cards, self.most, jokers, mode, suits), sign * times)
        if compose.dead_mans_cards(self.pile) + jokers < 5:
            return
        for suits, times in self.alike(choices, True):
            run = Run(self.pile, self.ends, self.cards, self.most, jokers, mode, suits, True)
            if run.can_be_dead():
                self.add_up(tally, run, -sign * times)

    def alike(self, choices: list[tuple[int, ...]], dead: bool) -> list[tuple[tuple[int, ...], int]]:
        """Choices of suits that aren't alike, each with how many are like it: in their cards, in Dead Man's too."""
        found: dict[tuple[tuple[int, ...], ...], list[tuple[int, ...]]] = {}
        for suits in choices:
            columns: list[tuple[int, ...]] = []
            for suit in suits:
                sort = compose.dead_mans_values(suit) if dead else ()
                columns.append((*sort, *[there[suit] for there in self.pile.by_value]))
            found.setdefault(tuple(sorted(columns)), []).append(suits)
        return [(same[0], len(same)) for same in found.values()]

    def add_up(self, tally: Tally, run: Run, sign: int) -> None:
        """Count, and add it up by numbers of cards and of changes."""
        jokers, mode = run.jokers, run.mode
        for state, packed in run.count().items():
            if mode == compose.ROWS and not run.all_done(state):
                continue
            high, low = ranks(state, jokers)
            for redrawn_jokers in range(min(jokers, self.most) + 1):
                drawn_jokers = jokers - redrawn_jokers
                ways = sign * comb(self.pile.jokers, drawn_jokers)
                ways *= comb(self.pile.jokers - drawn_jokers, redrawn_jokers)
                for changed in range(redrawn_jokers, self.most + 1):
                    by_cards = run.fields.by_cards(packed, changed, changed - redrawn_jokers)
                    for cards in range(5, self.cards + 1):
                        place = ((cards * (self.most + 1) + changed) * RANKS + high) * RANKS + low
                        tally.ways[place] += by_cards[cards - jokers] * ways

    def odds_of(self, cards: int) -> HandOdds:
        best = [0.0] * RANKS
        legal = [0.0] * RANKS
        cheatin = [0.0] * RANKS
        for changed in range(self.most + 1):
            hands = comb(self.pile.size, cards) * comb(self.pile.size - cards, changed)
            one = Sum(self, (cards * (self.most + 1) + changed) * RANKS * RANKS)
            for rank in range(RANKS):
                best[rank] += one.best[rank] / hands
                legal[rank] += one.legal[rank] / hands
                cheatin[rank] += one.cheatin[rank] / hands
        dead = 1.0 - sum(best)  # what no run has counted
        if dead > 1e-12:
            best[DEAD_MANS_HAND] = legal[DEAD_MANS_HAND] = dead
        return HandOdds(cards, self.most, best, legal, cheatin)


class Sum:
    """The hands with one number of cards and of changes: what values, suits and rows make of them together."""

    def __init__(self, count: Count, start: int) -> None:
        self.best: list[int] = [0] * RANKS
        self.legal: list[int] = [0] * RANKS
        self.cheatin: list[int] = [0] * RANKS
        for high in range(RANKS):
            for low in range(RANKS):
                place = start + high * RANKS + low
                every, row = count.everything.ways[place], count.rows.ways[place]
                flush, legal_flush = count.flushes.ways[place], count.legal_flushes.ways[place]
                few = count.few.ways[place]
                self.best_of(high, low, every, row, flush, legal_flush)
                self.legal_of(low, every, row, legal_flush)
                self.legal[low] -= few
                self.legal[0] += few

    def best_of(self, high: int, low: int, every: int, row: int, flush: int, legal_flush: int) -> None:
        if high == FIVE_OF_A_KIND:
            self.note(high, low, every)
            return
        self.best[STRAIGHT_FLUSH] += row
        if high in (FOUR_OF_A_KIND, FULL_HOUSE):
            self.note(high, low, every - row)
            return
        self.best[FLUSH] += flush - row
        self.cheatin[FLUSH] += flush - legal_flush
        self.note(high, low, every - flush)

    def note(self, high: int, low: int, ways: int) -> None:
        self.best[high] += ways
        if low < high:
            self.cheatin[high] += ways

    def legal_of(self, low: int, every: int, row: int, flush: int) -> None:
        if low == FIVE_OF_A_KIND:
            self.legal[low] += every
            return
        self.legal[STRAIGHT_FLUSH] += row
        if low in (FOUR_OF_A_KIND, FULL_HOUSE):
            self.legal[low] += every - row
            return
        self.legal[FLUSH] += flush - row
        self.legal[low] += every - flush


assert STRAIGHT < FLUSH < FULL_HOUSE
