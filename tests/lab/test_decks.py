"""Decks in the laboratory: odds against counts by hand, days against a hand calculation, gauntlets, swaps."""

from __future__ import annotations

from itertools import combinations

import pytest

from sixgun.games.doomtown.outside.deck_rules import deck_problems
from sixgun.lab.decks import analysis, gauntlet, goldfish, tune
from sixgun.lab.decks.gauntlet import Fought
from sixgun.lab.decks.lists import Listed, playable, read_list
from sixgun.lib.hands.ranks import FULL_HOUSE
from tests.cite import rule
from tests.server.decks import listed

SMALL = b"Law Dogs; Bobo x3; Sloane x2; Auction x2; Tommy Harden*"


def the(number: int) -> Listed:
    return playable(read_list(listed(number).encode(), "list"))


def test_the_starting_gang_is_in_no_hand() -> None:
    small = read_list(SMALL, "list")
    assert len(analysis.draw_pile(small)) == 7
    assert analysis.hands(small, 0)["pile"] == 7


def test_opening_hands_by_counting_them_all() -> None:
    small = read_list(SMALL, "list")
    hands = list(combinations(["dude"] * 5 + ["action"] * 2, 5))
    counted = [sum(hand.count("action") == n for hand in hands) / len(hands) for n in range(6)]
    assert analysis.openings(small)["action"] == pytest.approx(counted)


def test_pulls_by_counting_the_cards() -> None:
    """Bobo is a 6 of spades three times, Sloane a king twice, Auction a 3 twice."""
    small = read_list(SMALL, "list")
    values = sorted([small.book.value[card] for card in small.deck.cards for _ in range(small.count(card))])
    values.remove(small.book.value[small.book.index["tommy-harden"]])
    values.remove(0)  # the outfit
    pulls = analysis.pulls(small)
    assert pulls == [sum(value >= least for value in values) / 7 for least in range(1, 14)]


def test_cutting_a_card_is_the_odds_of_the_rest() -> None:
    small = read_list(b"Law Dogs; Bobo x3; Sloane x2; Auction x3; Hot Lead Flyin' x2", "list")
    less = read_list(b"Law Dogs; Bobo x2; Sloane x2; Auction x3; Hot Lead Flyin' x2", "list")
    cuts = analysis.cuts(small)
    assert cuts["without"]["bobo"] == analysis.cuts(less)["now"]  # type: ignore[index,call-overload]
    assert "law-dogs" not in cuts["without"]  # type: ignore[operator]


@rule("doomtown", "upkeep.wages.other-outfit-surcharge")
def test_days_alone_by_hand() -> None:
    """Two deeds and nothing else: what they cost, pay and control is printed on them."""
    fish = read_list(b"Law Dogs; Bobo*; General Store x2", "list")
    book = fish.book
    home, bobo, store = [book.index[key] for key in ("law-dogs", "bobo", "general-store")]
    first, second = goldfish.goldfish_days(fish, 1, 2)
    wages = book.upkeep[bobo] + book.influence[bobo]  # of another outfit
    start = book.stash[home] - book.cost[bobo]
    assert (first.income, first.upkeep) == (book.production[home], wages)
    rock = start + book.production[home] - wages
    assert first.bought[0] == "general-store"
    copies = len(first.bought)
    assert first.rock == rock - copies * book.cost[store]
    assert second.income == book.production[home] + copies * book.production[store]
    assert first.control == copies * book.control[store]


def test_curves_are_the_same_for_the_same_seed() -> None:
    deck = the(2)
    assert goldfish.curves(deck, 3, 20) == goldfish.curves(deck, 3, 20)
    assert goldfish.curves(deck, 3, 20) != goldfish.curves(deck, 4, 20)


def test_a_gauntlet_meets_every_rival_from_both_seats() -> None:
    pack = the(2).pack()
    names = gauntlet.rivals()
    rows = gauntlet.fight(pack, 0, 2, 5)
    assert rows == gauntlet.fight(pack, 0, 2, 5)
    assert [row.rival for row in rows] == names[:2]
    seats = [gauntlet.series_of(pack, number, 5).options for number in (0, len(names))]
    assert [(row["deck1"], row["deck2"]) for row in seats] == [("own1", names[0]), (names[0], "own1")]
    match = gauntlet.replay_of(pack, 1, 5)
    assert match.state.day == rows[1].days


def test_what_a_card_goes_with() -> None:
    """Twenty games with a card, of which fifteen are won, and twenty without, of which five are: 50 points more."""
    names = gauntlet.rivals()
    won = [1.0] * 15 + [0.0] * 5 + [1.0] * 5 + [0.0] * 15
    rows = [Fought(i, names[0], 0, w, 3 + i, ("bobo",) if i < 20 else ()) for i, w in enumerate(won)]
    told = gauntlet.report(rows)
    assert (told["games"], told["rate"], told["shortest"], told["longest"]) == (40, 0.5, 0, 39)
    [row] = told["cards"]  # type: ignore[misc,union-attr]
    assert isinstance(row, dict)
    assert (row["card"], row["games"], row["more"]) == ("bobo", 20, pytest.approx(0.5))


@rule("doomtown", "skill.test.pull-plus-rating", "spell.cast.success", "gadget.invent.success")
def test_skill_tests_by_counting_the_cards() -> None:
    """Three sixes, two kings and two threes: a skill of 2 reaches 8 with a six or more, in five of seven pulls.

    Force Field is a gadget of difficulty 5, and Shadow Walk a hex of difficulty 7. Nobody of the deck is a scientist.
    """
    small = read_list(SMALL, "list")
    table: list[list[float]] = analysis.checks(small)  # type: ignore[assignment]
    assert (table[2][8 - 1], table[2][9 - 1]) == (pytest.approx(5 / 7), pytest.approx(2 / 7))
    assert (table[0][14 - 1], table[1][14 - 1]) == (0.0, pytest.approx(2 / 7))  # no card has 14, kings have 13
    caster = read_list(SMALL + b"; Shadow Walk; Force Field; Ivor Hawley", "list")
    rating = caster.book.huckster[caster.book.index["ivor-hawley"]]
    told = {row["card"]: row for row in analysis.own_tests(caster)}  # type: ignore[index, call-overload]
    assert set(told) == {"shadow-walk", "force-field"}
    assert (told["force-field"]["rating"], told["force-field"]["chance"]) == (-1, 0.0)
    walk = told["shadow-walk"]
    values = [caster.book.value[card] for card in caster.deck.cards for _ in range(caster.count(card))]
    gang = caster.book.value[caster.deck.gang[0]]
    values = [value for value in values if value > 0]
    values.remove(gang)
    assert (walk["rating"], walk["difficulty"]) == (rating, 7)
    assert walk["chance"] == pytest.approx(sum(value + rating >= 7 for value in values) / len(values))


def test_lowball_against_ready_decks_is_a_matter_of_win_tie_or_lose() -> None:
    found = analysis.lowball(the(2))
    shares = [found[name] for name in ("win", "tie", "lose")]
    assert all(isinstance(share, float) and 0 < share < 1 for share in shares)
    assert sum(shares) == pytest.approx(1.0)  # type: ignore[arg-type]


def test_swaps_are_legal_and_say_what_they_bring() -> None:
    deck = read_list("\n".join(listed(10).splitlines()[:26]).encode(), "list")  # half a deck: quickly counted
    known = {problem.code for problem in deck_problems(deck.book, deck.deck, deck.format)}
    assert known == {"deck-size"}
    found = tune.swaps(deck, 2)
    assert found
    for swap in found:
        after = Listed(deck.book, tune.swapped(deck.deck, swap.out, swap.into), deck.format)
        assert {problem.code for problem in deck_problems(deck.book, after.deck, deck.format)} == known
        cards, draws = analysis.USUAL
        odds = tune.draw_odds(analysis.draw_pile(after), cards, draws)
        assert swap.after == pytest.approx(odds.at_least(FULL_HOUSE))
        assert swap.after > swap.before == tune.good_chance(analysis.draw_pile(deck))
