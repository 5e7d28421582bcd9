"""Days without a rival: what a deck earns, pays and holds if it only buys deeds and dudes.

A simple player: antes and abilities are left out, a deed is bought before a dude, and nothing is bought that could not
be paid tomorrow. At Sundown a card is thrown away, the dearest that could not be bought, and the hand is filled up.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from sixgun.core.plain import Plain
from sixgun.games.doomtown.table.components import DEED, DRIFTER, DUDE, OUTFIT, Cards
from sixgun.lab.decks.lists import Listed

HAND: Final = 5
DAYS: Final = 6
RUNS: Final = 400


class Day(NamedTuple):
    """One day, after its purchases."""

    income: int
    upkeep: int
    rock: int
    influence: int
    control: int
    bought: tuple[str, ...]
    hand: tuple[str, ...]  # what is left of it

    def plain(self) -> dict[str, Plain]:
        figures: dict[str, Plain] = {name: getattr(self, name) for name in FIGURES}
        return {**figures, "bought": [*self.bought], "hand": [*self.hand]}


FIGURES: Final[tuple[str, ...]] = ("income", "upkeep", "rock", "influence", "control")


class Goldfish:
    """A player alone with a deck."""

    def __init__(self, listed: Listed, random: Random) -> None:
        book, deck = listed.book, listed.deck
        homes = [card for card in deck.cards if book.kind[card] == OUTFIT]
        self.book: Cards = book
        self.gang = book.gang[homes[0]] if homes else DRIFTER
        self.pays = book.production[homes[0]] if homes else 0
        self.rock = (book.stash[homes[0]] if homes else 0) - sum([book.cost[card] for card in deck.gang])
        self.town = list(deck.gang)
        self.pile = [card for card, n in deck.cards.items() if book.kind[card] != OUTFIT for _ in range(n)]
        for card in deck.gang:
            self.pile.remove(card)
        random.shuffle(self.pile)
        self.hand: list[int] = []
        self._fill()

    def day(self) -> Day:
        """Upkeep, High Noon and Sundown."""
        income, upkeep = self.income(), self.upkeep()
        self.rock = max(0, self.rock + income - upkeep)
        bought = self._buy()
        keys = self.book.keys
        self._throw_away()
        left = tuple([keys[card] for card in self.hand])
        self._fill()
        influence = sum([self.book.influence[card] for card in self.town if self.book.kind[card] == DUDE])
        control = sum([self.book.control[card] for card in self.town])
        return Day(income, upkeep, self.rock, influence, control, tuple([keys[card] for card in bought]), left)

    def income(self) -> int:
        return self.pays + sum([self.book.production[card] for card in self.town])

    def upkeep(self) -> int:
        """[upkeep.wages.other-outfit-surcharge]"""
        return sum([self._wage(card) for card in self.town])

    def _wage(self, card: int) -> int:
        book = self.book
        foreign = book.kind[card] == DUDE and book.gang[card] not in (DRIFTER, self.gang)
        return book.upkeep[card] + (book.influence[card] if foreign else 0)

    def _buy(self) -> list[int]:
        bought: list[int] = []
        for card in sorted(self.hand, key=self._liking):
            if self._may_buy(card):
                self.hand.remove(card)
                self.town.append(card)
                self.rock -= self.book.cost[card]
                bought.append(card)
        return bought

    def _liking(self, card: int) -> tuple[int, int, int]:
        """Deeds first, those that pay most; then dudes by influence; cheap ones before dear ones."""
        book = self.book
        deed = book.kind[card] == DEED
        worth = book.production[card] + book.control[card] if deed else book.influence[card]
        return (0 if deed else 1, -worth, book.cost[card])

    def _may_buy(self, card: int) -> bool:
        book = self.book
        if book.kind[card] not in (DEED, DUDE) or book.cost[card] > self.rock:
            return False
        if book.unique[card] and any([book.titles[card] == book.titles[other] for other in self.town]):
            return False
        after = self.rock - book.cost[card] + self.income() + book.production[card]
        return after >= self.upkeep() + self._wage(card)

    def _throw_away(self) -> None:
        stuck = [card for card in self.hand if self.book.kind[card] in (DEED, DUDE)]
        if self.hand:  # with nobody to use it against, any action is as good as another
            self.hand.remove(max(stuck, key=lambda card: self.book.cost[card]) if stuck else self.hand[0])

    def _fill(self) -> None:
        while len(self.hand) < HAND and self.pile:
            self.hand.append(self.pile.pop())


def goldfish_days(listed: Listed, seed: int, days: int = DAYS) -> list[Day]:
    """Some days of one shuffle."""
    fish = Goldfish(listed, Random(seed))
    return [fish.day() for _ in range(days)]


def curves(listed: Listed, seed: int = 1, runs: int = RUNS, days: int = DAYS) -> dict[str, Plain]:
    """By figure: what is expected day by day, over many shuffles."""
    found = [goldfish_days(listed, seed * 1_000_003 + run, days) for run in range(runs)]
    told: dict[str, Plain] = {name: _means([[getattr(day, name) for day in run] for run in found]) for name in FIGURES}
    return {"runs": runs, **told}


def _means(rows: Sequence[Sequence[int]]) -> list[Plain]:
    return [round(sum(column) / len(rows), 2) for column in zip(*rows, strict=True)]


def sample(listed: Listed, seed: int) -> dict[str, Plain]:
    """An opening hand, and the days that follow from it."""
    fish = Goldfish(listed, Random(seed))
    opening: list[Plain] = [listed.book.keys[card] for card in fish.hand]
    left = fish.rock
    return {"hand": opening, "rock": left, "days": [fish.day().plain() for _ in range(DAYS)]}
