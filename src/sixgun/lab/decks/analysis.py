"""What a deck promises: hands by rank, cheatin', lowball, opening hands, pulls and skill tests, all exact."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Final

from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.decks import ready_decks
from sixgun.games.doomtown.outside.odds_piles import start_pile
from sixgun.games.doomtown.table.components import KINDS, NONE, OUTFIT, Cards
from sixgun.games.doomtown.table.keywords import GADGET
from sixgun.lab.decks.lists import Listed
from sixgun.lib.hands.ranks import FULL_HOUSE
from sixgun.lib.odds import (
    FiveOdds,
    HandOdds,
    check_chance,
    draw_odds,
    draw_table,
    lowball_duel,
    lowball_odds,
    pull_at_least,
)

HAND: Final = 5  # cards of an opening hand
MOST_STUDS: Final = 6
MOST_DRAWS: Final = 4
USUAL: Final = (7, 1)  # the hand that one figure stands for: five cards, two studs and a draw
HIGHEST: Final = 13
MOST_SKILL: Final = 5
MOST_DIFFICULTY: Final = 15
SCIENCE: Final = "mad-scientist"

_rivals: list[FiveOdds] = []  # of the ready decks, once they are counted


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
    """The odds of a hand at Gamblin', by rank, and of a cheatin' one; nothing for fewer than five cards.

    `win`, `tie` and `lose` are the averages against each ready deck, with two players.
    """
    pile = draw_pile(listed)
    if len(pile) < HAND:
        return {}
    odds = lowball_odds(pile)
    if not _rivals:
        _rivals.extend([lowball_odds(start_pile(listed.book, deck)) for deck in ready_decks()])
    duels = [lowball_duel(odds, rival) for rival in _rivals]
    win, tie = sum([duel.win for duel in duels]) / len(duels), sum([duel.tie for duel in duels]) / len(duels)
    return {"ranks": [*odds.ranks], "cheat": odds.cheat, "win": win, "tie": tie, "lose": 1 - win - tie}


def pulls(listed: Listed) -> list[Plain]:
    """By value from 1 to 13: the chance that a pull is at least that; a joker always is."""
    pile = draw_pile(listed)
    return [pull_at_least(pile, value) for value in range(1, HIGHEST + 1)]


def checks(listed: Listed) -> list[Plain]:
    """By skill from 0, then by difficulty from 1: the chance of a skill test.

    >>> from sixgun.lab.decks.lists import read_list
    >>> table = checks(read_list(b"Bobo x4; Auction x4", "list"))
    >>> len(table), len(table[0]), table[2][2]  # skill 2 always reaches difficulty 3
    (6, 15, 1.0)
    """
    pile = draw_pile(listed)
    rows = range(1, MOST_DIFFICULTY + 1)
    return [[check_chance(pile, skill, difficulty) for difficulty in rows] for skill in range(MOST_SKILL + 1)]


def own_tests(listed: Listed) -> list[Plain]:
    """The spells and gadgets of the deck, each with the best dude of the deck for it: the chance that it succeeds.

    A spell whose difficulty depends on its target is left out; a rating of -1 stands for nobody who could try.
    """
    book, pile = listed.book, draw_pile(listed)
    found: list[Plain] = []
    for card in sorted(listed.deck.cards, key=lambda card: book.keys[card]):
        for skill, difficulty in difficulties(book, card):
            rating = max([book.ratings[skill][dude] for dude in listed.deck.cards], default=NONE)
            chance = check_chance(pile, rating, difficulty) if rating != NONE else 0.0
            figures: dict[str, Plain] = {"rating": rating, "difficulty": difficulty, "chance": chance}
            found.append({"card": book.keys[card], "skill": skill, **figures})
    return found


def difficulties(book: Cards, card: int) -> list[tuple[str, int]]:
    """The skill tests that a card asks for, as they are printed on it: a gadget's own, and those of a spell."""
    if book.keywords[card] & GADGET:
        return [(SCIENCE, max(0, book.difficulty[card]))]
    key = book.keys[card]
    rows = [section[key] for section in book.data.values() if isinstance(section, dict) and key in section]
    found: list[tuple[str, int]] = []
    for row in rows:
        abilities = row.get("ability", []) if isinstance(row, dict) else []
        for ability in abilities if isinstance(abilities, list) else []:
            for skill, spell in book.skills.items():
                said = ability.get(spell) if isinstance(ability, dict) else None
                if isinstance(said, str) and said.isdecimal():
                    found.append((skill, int(said)))
    return [*dict.fromkeys(found)]
