"""Draw hands: ranks, ties, jokers, lowball, cheatin' and changed ranks, as the rulebook has them."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.lib.hands import (
    JOKER,
    NAMED,
    best,
    changed,
    cheatin,
    compare,
    five,
    is_joker,
    is_unnamed,
    legal,
    lowball,
    name_high,
    name_low,
    named,
    pick_five,
    rank_of,
    read,
    suit_of,
    value_of,
    values_of,
    write,
)
from sixgun.lib.hands.ranks import best_of, worst
from sixgun.lib.hands.tables import SUIT_CODES, VALUE_CODES, straights, sums, tops
from tests.cite import rule
from tests.conformance.budget import examples


def rank(text: str) -> int:
    return rank_of(best(read(text)))


def beats(better: str, worse: str) -> bool:
    return compare(best(read(better)), best(read(worse))) == 1 and compare(best(read(worse)), best(read(better))) == -1


def same(one: str, other: str) -> bool:
    return compare(best(read(one)), best(read(other))) == 0


@rule("doomtown", "rank.eleven.dead-mans-hand", "rank.ten.five-of-a-kind", "rank.nine.straight-flush")
@rule("doomtown", "rank.eight.four-of-a-kind", "rank.seven.full-house", "rank.six.flush", "rank.five.straight")
@rule("doomtown", "rank.four.three-of-a-kind", "rank.three.two-pairs", "rank.two.one-pair", "rank.one.high-card")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("8S 8C AS AC JD", 11),
        ("AS AH AD AH AC", 10),
        ("8C 7C 6C 5C 4C", 9),
        ("KS KS KH KC 2D", 8),
        ("JS JC JD 3H 3C", 7),
        ("10H 8H 7H 6H 4H", 6),
        ("QC JD 10H 9S 8S", 5),
        ("5C 5D 5D 2C 3H", 4),
        ("QD QC AC AH KS", 3),
        ("7C 7D KC 10S 3D", 2),
        ("KC 10S 7C 3H AD", 1),
    ],
)
def test_the_printed_example_of_each_rank(hand: str, expected: int) -> None:
    assert rank(hand) == expected


@rule("doomtown", "rank.eleven.dead-mans-hand")
@pytest.mark.parametrize("hand", ["8S 8C AS AC JH", "8S 8H AS AC JD", "8S 8S AC AC JD", "8S 8C AS AS JD"])
def test_aces_eights_and_a_jack_of_other_suits_are_two_pairs(hand: str) -> None:
    assert rank(hand) == 3


@rule("doomtown", "value.ace.always-low")
def test_an_ace_is_the_lowest_card_of_a_straight_and_of_any_hand() -> None:
    assert rank("AS 2C 3D 4H 5S") == 5
    assert rank("10S JC QD KH AS") == 1
    assert rank("10H JH QH KH AH") == 6
    assert rank("QS KC AD 2H 3S") == 1
    assert rank("10S JC QD joker AS") == 2
    assert beats("2C 2D 5H 6S 9S", "AC AD 5H 6S 9S")
    assert beats("6S 2C 3D 4H 5S", "AS 2C 3D 4H 5S")


@rule("doomtown", "rank.six.flush", "cheat.hand.still-allowed")
def test_copies_are_ranked_like_any_cards() -> None:
    """A pair of the same card is a pair, and a flush may have pairs; more than a flush is more in one suit, too."""
    assert rank("KC KC 2H 3H 5H") == 2
    assert rank("KC KC 9C 9C 2C") == 6
    assert rank("KC KC KC 9C 9C") == 7
    assert rank("KC KC KC KC 9C") == 8
    assert rank("KC KC KC KC KC") == 10
    assert beats("KC KC 9C 9C 2C", "KC QC JC 10C 8C")
    assert beats("KC QC JC 10C 8C", "QC QC QC JC 10C")


@rule("doomtown", "shootout.lumps.better-hand-in-rank-wins", "shootout.lumps.higher-rank-wins")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("JS JC JD 2H 3C", "AS AC AD KH QC"),
        ("JS JC JD 4H 2C", "JS JC JD 3H 2C"),
        ("JS JC JD 4H 3C", "JS JC JD 4H 2C"),
        ("KC KD 2H 3H 4S", "QC QD AH KH JS"),
        ("KC KD 6H 3H 2S", "KC KD 5H 4H 3S"),
        ("KC KD 6H 5H 3S", "KC KD 6H 5H 2S"),
        ("KC KD 2H 2S AS", "QC QD JH JS KS"),
        ("KC KD 3H 3S AS", "KC KD 2H 2S QS"),
        ("KC KD 3H 3S 5S", "KC KD 3H 3S 4S"),
        ("3S 3C 3D 2H 2C", "2S 2C 2D KH KC"),
        ("3S 3C 3D 5H 5C", "3S 3C 3D 4H 4C"),
        ("3S 3C 3D 3H 5C", "3S 3C 3D 3H 4C"),
        ("2S 2C 2D 2H 2C", "AS AC AD AH AC"),
        ("6C 7C 8C 9C 10C", "5C 6C 7C 8C 9C"),
        ("KC 10S 7C 4H 2D", "KC 10S 7C 3H 2D"),
        ("KH 10H 7H 4H 3H", "KC 10C 7C 4C 2C"),
    ],
)
def test_the_better_hand_of_a_rank_wins(better: str, worse: str) -> None:
    assert rank(better) == rank(worse)
    assert beats(better, worse)


@rule("doomtown", "shootout.lumps.identical-no-winner", "gamblin.rank.tie-redraw")
def test_suits_and_order_decide_nothing() -> None:
    assert same("AS 2C 3D 5H KS", "KH 5S AC 3S 2C")
    assert same("KH 10H 7H 4H 3H", "3C 4C 7C 10C KC")
    assert same("8S 8C AS AC JD", "JD AS 8S AC 8C")


@rule("doomtown", "hand.draw.best-reading-counts")
def test_the_best_five_of_many_cards_count() -> None:
    assert best(read("KC KS KH 9D 9D 2C 3S 10C QC QC")) == best(read("KC KS KH QC QC"))
    assert rank("2C 3C 4C 5C 9H 9S 9D 9C") == 8
    assert rank("2C 3C 4C 5C 6C 9H 9S 9D 9C") == 9
    assert rank("8S 8C AS AC JD KH KH KC KD KS") == 11


@rule("doomtown", "joker.choice.at-reveal", "hand.draw.best-reading-counts")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("8S 8C AS joker JD", "8S 8C AS AC JD"),
        ("joker 8C AS joker JD", "8S 8C AS AC JD"),
        ("KC KD KH KS joker", "KC KD KH KS KS"),
        ("KC KD KH joker joker", "KC KD KH KS KS"),
        ("2C 3C joker 5C 6C", "2C 3C 4C 5C 6C"),
        ("2C 3C 4C 5C joker", "2C 3C 4C 5C 6C"),
        ("10C JC QC KC joker", "9C 10C JC QC KC"),
        ("AC 2C 3C joker joker", "AC 2C 3C 4C 5C"),
        ("2C 2D 9C 9D joker", "2C 2D 9C 9D 9H"),
        ("2C 5C 7C KC joker", "2C 5C 7C KC KC"),
        ("2C 3D joker 5C 6H", "2C 3D 4H 5C 6H"),
        ("2C 2D 9H 10H joker", "2C 2D 2H 9H 10H"),
        ("2C 4D 9H KH joker", "2C 4D 9H KH KS"),
        ("2C 7D KH joker joker", "2C 7D KH KS KD"),
        ("2C 2D KH joker joker", "2C 2D 2H 2S KH"),
        ("2C 2D KH QH JH 9C joker", "KS QS JS 10H 9C"),
    ],
)
def test_a_joker_stands_for_what_makes_the_hand_highest(hand: str, expected: str) -> None:
    assert best(read(hand)) == best(read(expected))
    assert best(name_high(read(hand))) == best(read(expected))


@rule("doomtown", "gamblin.rank.lowest-wins", "joker.use.pulls-and-draw-hands", "joker.choice.at-reveal")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("2C 3D 5H KS joker", "2C 3D 5H KS AS"),
        ("AS 2C 3D 4H joker", "AS 2C 3D 4H 6S"),
        ("2C 3D 4H 5S joker", "2C 3D 4H 5S 7C"),
        ("3C 4D 5H 6S joker", "3C 4D 5H 6S AC"),
        ("AC 3C 4C 6C joker", "AC 3C 4C 6C 2D"),
        ("AS 2C 3D joker joker", "AS 2C 3D 4H 6S"),
        ("2S 3C 4D joker joker", "2S 3C 4D AH 6S"),
        ("KS KC 3D 4D joker", "KS KC 3D 4D AS"),
        ("KS KC KD KH joker", "KS KC KD KH AS"),
        ("8S 8C AS AC joker", "8S 8C AS AC 2D"),
        ("8S 8C AS AC JD", "8S 8C AS AC JD"),
        ("AS 2S 3S 4S 5S", "AS 2S 3S 4S 5S"),
    ],
)
def test_lowball_is_the_lowest_that_the_cards_must_form(hand: str, expected: str) -> None:
    assert lowball(read(hand)) == best(read(expected))
    assert best(name_low(read(hand))) == best(read(expected))


@rule("doomtown", "hand.draw.fewer-than-five-cards")
def test_a_short_hand_is_the_lowest_that_its_cards_can_form() -> None:
    assert values_of(best(read("KC 9D 2H"))) == [13, 9, 2]
    assert rank("KC KD 9D 9H") == 3
    assert rank("AC AD AH AS") == 8
    assert rank("10C JC QC KC") == 1
    assert rank("KC KD joker") == 2
    assert values_of(best(read("AS joker joker"))) == [3, 2, 1]
    assert values_of(lowball(read("AS joker joker"))) == [3, 2, 1]
    assert best([]) == worst(1)
    assert beats("KC 9D 2H 3S", "KC 9D 2H")
    assert beats("KC 9D 3H 2S AS", "KC 9D 3H 2S")


@rule("doomtown", "cheat.hand.definition", "cheat.hand.changed-card", "joker.legality.never-cheats")
def test_two_cards_alike_are_cheatin_and_jokers_never_are() -> None:
    assert cheatin(read("4D 4D KC 2H 3H"))
    assert not cheatin(read("4D 4H 4C 4S 3H"))
    assert not cheatin(read("KC KD KH KS joker"))
    assert not cheatin(read("joker joker KH KS KC"))
    assert not cheatin([JOKER, JOKER])
    assert not cheatin(read("KC *KC *KC KS KH"))
    assert cheatin(read("KC KC *KC KS KH"))
    assert cheatin(read("KC KC"))


@rule("doomtown", "shootout.lumps.rank-raised")
@rule("doomtown", "shootout.lumps.rank-lowered")
def test_a_changed_rank_is_the_worst_or_the_best_of_the_new_one_between_1_and_11() -> None:
    hands = ["KC KD 6H 3H 2S", "AC AD 2H 3H 4S", "8S 8C AS AC JD", "KC 10S 7C 3H AD", "AS AH AD AH AC"]
    for strength in [best(read(hand)) for hand in hands]:
        for by in range(-12, 13):
            rank = rank_of(strength) + by
            if by == 0:
                expected = strength
            elif rank >= 11:
                expected = best(read("8S 8C AS AC JD"))
            elif rank < 1:
                expected = worst(1)
            else:
                expected = worst(rank) if by > 0 else best_of(rank)
            assert changed(strength, by) == expected


@rule("doomtown", "shootout.lumps.rank-raised")
@rule("doomtown", "shootout.lumps.rank-lowered")
def test_a_raised_hand_is_below_and_a_lowered_one_above_all_hands_of_the_rank() -> None:
    best_pair, worst_pair = best(read("KC KD QH JH 10S")), best(read("AC AD 2H 3H 4S"))
    assert compare(changed(best(read("KC 10S 7C 3H AD")), 1), worst_pair) == -1
    assert compare(changed(best(read("2C 2D 3C 3H AD")), -1), best_pair) == 1
    raised = [changed(best(read(hand)), 1) for hand in ("KC 10S 7C 3H AD", "2C 3S 7C 9H AD")]
    assert compare(raised[0], raised[1]) == 0
    assert rank_of(raised[0]) == 2
    assert values_of(raised[0]) == values_of(changed(best_pair, -1)) == []


@rule("doomtown", "joker.choice.at-reveal", "joker.legality.never-cheats")
def test_a_named_joker_counts_as_its_card() -> None:
    assert best(read("8S *8C AS AC JD")) == best(read("8S 8C AS AC JD"))
    assert best(read("8S *8H AS AC JD")) == best(read("8S 8H AS AC JD"))
    assert rank("8S *8S 8C AS AC") == 7
    assert rank("AS *AS 8C 8S JD KH") == 3


def test_five_of_more_cards_are_picked_legal_and_without_jokers_where_that_costs_nothing() -> None:
    assert write([read("KC KC KD KH KS joker 2H")[i] for i in pick_five(read("KC KC KD KH KS joker 2H"))]) == (
        "KC KD KH KS joker"
    )
    assert pick_five(read("2C 3D 4H 5S 6S joker AC")) == [1, 2, 3, 4, 5]  # a higher straight with the joker
    assert pick_five(read("9C 10D JH QS KS joker AC")) == [0, 1, 2, 3, 4]
    assert pick_five(read("9C 10D")) == [0, 1]
    assert write(legal(read("9C 9C joker joker 9D"))) == "9C joker joker 9D"


def test_texts() -> None:
    every = [*range(52), JOKER, *[named(card) for card in range(52)]]
    assert read(write(every)) == every
    assert [value_of(code) for code in read("AS 10H *KD joker")] == [1, 10, 13, 0]
    assert [suit_of(code) for code in read("AS 10H *KD joker")] == [0, 1, 2, -1]
    for wrong in ("1S", "11H", "AX", "A", "*", "*joker", "S"):
        with pytest.raises(ValueError):
            read(wrong)


def test_the_tables_of_values_say_what_counting_says() -> None:
    assert len(tops()) == 1 << 13
    for mask in (0, 0b1, 0b1000000000001, 0b1010101, 0b0110011010101, 0b1111111111111):
        values = [value for value in range(13, 0, -1) if mask >> value - 1 & 1]
        digits = sum([value << 16 - 4 * place for place, value in enumerate(values[:5])])
        assert tops()[mask] == digits
    for jokers in range(3):
        table = straights(jokers)
        assert len(table) == 1 << 13
        for mask in range(0, 1 << 13, 7):
            ends = [top for top in range(5, 14) if (mask >> top - 5 & 31).bit_count() + jokers >= 5]
            assert table[mask] == max(ends, default=0)
    values = [1, 1, 8, 8, 11]
    for jokers in range(3):
        hands = [hand for size in range(5 - jokers, 6) for hand in combinations(values, size)]
        assert sums(values, jokers) == {sum([VALUE_CODES[value - 1] for value in hand]) for hand in hands}


@rule("doomtown", "joker.choice.at-reveal")
def test_a_joker_is_named_wherever_it_lies() -> None:
    for hand in ("joker KS KD KH KC", "KS joker KD KH KC", "joker KS KD KH joker"):
        names = name_high(read(hand))
        assert not any([is_unnamed(code) for code in names])
        assert rank_of(best(names)) == 10


@rule("doomtown", "gamblin.rank.lowest-wins", "joker.choice.at-reveal")
def test_with_more_than_five_cards_a_joker_may_need_any_suit_to_stay_low() -> None:
    strength = lowball(read("AS 3H 5H 7H 9H joker"))  # as a heart it would make a flush, as an ace a pair
    assert (rank_of(strength), values_of(strength)) == (1, [9, 7, 5, 3, 2])


def test_three_jokers_are_refused() -> None:
    for hand in ([JOKER] * 3 + [0, 1], [JOKER] * 5, [JOKER] * 3 + [0, 1, 2]):
        with pytest.raises(ValueError):
            best(hand)


def test_sums_of_codes_are_all_different() -> None:
    """What five cards are looked up by."""
    for codes in (VALUE_CODES, SUIT_CODES):
        sums = [sum(chosen) for size in range(6) for chosen in combinations_with_replacement(codes, size)]
        assert len(set(sums)) == len(sums)


@st.composite
def draw_hands(draw: st.DrawFn) -> list[int]:
    """Five to fourteen cards, some of them copies, and up to two jokers, in any order."""
    cards = draw(st.lists(st.integers(0, 51), min_size=5, max_size=8))
    copies = draw(st.lists(st.sampled_from(cards), max_size=4))
    return draw(st.permutations(cards + copies + [JOKER, JOKER + 1][: draw(st.integers(0, 2))]))


property_based = examples(150)


@property_based
@given(hand=draw_hands(), data=st.data())
def test_order_decides_nothing(hand: list[int], data: st.DataObject) -> None:
    shuffled = data.draw(st.permutations(hand))
    assert best(shuffled) == best(hand)
    assert cheatin(shuffled) == cheatin(hand)


@property_based
@given(hand=draw_hands(), card=st.integers(0, 51))
def test_another_card_never_makes_the_best_five_worse_and_a_joker_is_as_good_as_any(hand: list[int], card: int) -> None:
    assert best(hand + [card]) >= best(hand)
    if len([code for code in hand if is_unnamed(code)]) < 2:
        with_each = [best(hand + [other]) for other in range(52)]
        assert best(hand + [JOKER]) == max(with_each)


@property_based
@given(hand=draw_hands(), suits=st.permutations(range(4)))
def test_suits_can_be_exchanged(hand: list[int], suits: list[int]) -> None:
    exchanged = [code if is_unnamed(code) else suits[code // 13] * 13 + code % 13 for code in hand]
    if 11 not in (rank_of(best(hand)), rank_of(best(exchanged))):
        assert best(exchanged) == best(hand)


@property_based
@given(hand=draw_hands())
def test_names_change_jokers_only_and_make_the_hand_what_it_is_worth(hand: list[int]) -> None:
    hand = hand[:5]
    for full, strength in ((name_high(hand), best(hand)), (name_low(hand), lowball(hand))):
        assert best(full) == strength
        assert [code for code in full if not is_joker(code)] == [code for code in hand if not is_joker(code)]
        assert all([code >= NAMED if is_unnamed(old) else code == old for code, old in zip(full, hand, strict=True)])
        assert cheatin(full) == cheatin(hand)
    assert lowball(hand) <= best(hand)


@property_based
@given(hand=draw_hands())
def test_the_five_that_are_picked(hand: list[int]) -> None:
    kept = [hand[i] for i in pick_five(hand)]
    assert five(kept) == best(hand)
    lawful = [list(chosen) for chosen in combinations(hand, 5) if not cheatin(list(chosen))]
    if cheatin(kept):
        assert all([five(chosen) < five(kept) for chosen in lawful])
    if lawful:
        assert best(legal(hand)) == max([five(chosen) for chosen in lawful])
    else:
        assert len(legal(hand)) < 5
