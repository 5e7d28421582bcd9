"""What a deck promises: hands by rank, cheatin', lowball, opening hands and pulls, all exact."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Final

from sixgun.core.plain import Plain
from sixgun.games.doomtown.table.components import KINDS, OUTFIT
from sixgun.lab.decks.lists import Listed
from sixgun.lib.hands.ranks import FULL_HOUSE
from sixgun.lib.odds import HandOdds, draw_odds, draw_table, lowball_odds, pull_at_least

HAND: Final = 5  # cards of an opening hand
MOST_STUDS: Final = 6
MOST_DRAWS: Final = 4
USUAL: Final = (7, 1)  # the hand that one figure stands for: five cards, two studs and a draw
HIGHEST: Final = 13


def draw_pile(listed: Listed) -> list[int]:
    """The cards that may come, by suit and value: all of the deck but the starting gang.

    >>> from sixgun.lab.decks.lists import read_list
    >>> len(draw_pile(read_list(b"Law Dogs; Tommy Harden x2*; Bobo", "list")))
    2
    """
    book, starts = listed.book, Counter(listed.deck.gang)
    cards = [(card, n - starts[card]) for card, n in listed.deck.cards.items() if book.kind[card] != OUTFIT]
    return [book.poker[card] for card, n in cards for _ in range(max(0, n))]


def hands(listed: Listed, draws: int) -> dict[str, Plain]:
    """The odds of hands of five to eleven cards of which so many may be changed, by the number of studs."""
    pile = draw_pile(listed)
    table = draw_table(pile, range(HAND, HAND + MOST_STUDS + 1), (draws,))
    rows: list[Plain] = [odds.data() for (_, _), odds in sorted(table.items())]
    return {"draws": draws, "pile": len(pile), "hands": rows}


def headline(odds: HandOdds) -> dict[str, Plain]:
    """A hand in three figures: full house or better, the expected rank, and the share that is cheatin'."""
    return {"good": odds.at_least(FULL_HOUSE), "mean": odds.mean, "cheat": odds.cheat}


def usual_odds(pile: list[int]) -> dict[str, Plain]:
    """The headline of the usual hand; nothing for a pile that is too small for it."""
    cards, draws = USUAL
    return headline(draw_odds(pile, cards, draws)) if len(pile) >= cards + draws else {}


def cuts(listed: Listed) -> dict[str, Plain]:
    """The headline of the usual hand now and, by card, with one copy less: what if I cut it?"""
    book, pile = listed.book, draw_pile(listed)
    by_face: dict[int, dict[str, Plain]] = {}
    without: dict[str, Plain] = {}
    starts = Counter(listed.deck.gang)
    for card, copies in listed.deck.cards.items():
        face = book.poker[card]
        if book.kind[card] == OUTFIT or copies <= starts[card]:
            continue  # what only starts is in no pile
        if face not in by_face:
            rest = list(pile)
            rest.remove(face)
            by_face[face] = usual_odds(rest)
        without[book.keys[card]] = by_face[face]
    return {"cards": USUAL[0], "draws": USUAL[1], "now": usual_odds(pile), "without": without}


def openings(listed: Listed) -> dict[str, Plain]:
    """By kind of card: the chances of 0 to 5 of them in an opening hand.

    >>> from sixgun.lab.decks.lists import read_list
    >>> openings(read_list(b"Bobo x4; Auction x4", "list"))["action"]
    [0.0, 0.07142857142857142, 0.42857142857142855, 0.42857142857142855, 0.07142857142857142, 0.0]
    """
    book, starts = listed.book, Counter(listed.deck.gang)
    counts: Counter[str] = Counter()
    for card, copies in listed.deck.cards.items():
        if book.kind[card] != OUTFIT:
            counts[KINDS[book.kind[card]]] += max(0, copies - starts[card])
    size = sum(counts.values())
    if size < HAND:
        return {}
    return {kind: [*hypergeometric(n, size, HAND)] for kind, n in sorted(counts.items()) if n}


def hypergeometric(good: int, size: int, drawn: int) -> list[float]:
    """The chances of 0, 1, ... good ones among the drawn.

    >>> [round(chance, 3) for chance in hypergeometric(2, 4, 2)]
    [0.167, 0.667, 0.167]
    """
    return [comb(good, k) * comb(size - good, drawn - k) / comb(size, drawn) for k in range(drawn + 1)]


def lowball(listed: Listed) -> dict[str, Plain]:
    """The odds of a hand at Gamblin', by rank, and of a cheatin' one; nothing for fewer than five cards."""
    pile = draw_pile(listed)
    if len(pile) < HAND:
        return {}
    odds = lowball_odds(pile)
    return {"ranks": [*odds.ranks], "cheat": odds.cheat}


def pulls(listed: Listed) -> list[Plain]:
    """By value from 1 to 13: the chance that a pull is at least that; a joker always is."""
    pile = draw_pile(listed)
    return [pull_at_least(pile, value) for value in range(1, HIGHEST + 1)]
