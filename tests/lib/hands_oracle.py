"""What a hand is worth, found the slow way: every five of the cards, every card for every joker, rank by rank.

Written from the words of the rulebook alone and with nothing of the evaluator in it. A card is a pair (suit, value), a
joker None; the answer is (rank, values), the values of the cards from the one that counts most to the one that counts
least. Python compares such pairs as the game compares hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

Card = tuple[str, int]
Worth = tuple[int, list[int]]

ALL_CARDS: list[Card] = [(suit, value) for suit in "SHDC" for value in range(1, 14)]
DEAD_MANS_HAND = sorted([("S", 1), ("C", 1), ("S", 8), ("C", 8), ("D", 11)])


def of_text(text: str) -> list[Card | None]:
    faces = {"A": 1, "J": 11, "Q": 12, "K": 13}
    return [
        None if word == "joker" else (word[-1], faces[word[:-1]] if word[:-1] in faces else int(word[:-1]))
        for word in text.split()
    ]


def of_cards(hand: list[Card]) -> Worth:
    """Up to five cards, none of them a joker."""
    values = sorted([value for _, value in hand], reverse=True)
    groups = sorted([(values.count(value), value) for value in set(values)], reverse=True)
    counts = [count for count, _ in groups]
    by_group = [value for count, value in groups for _ in range(count)]
    full = len(hand) == 5
    one_suit = full and len({suit for suit, _ in hand}) == 1
    in_a_row = full and values == list(range(values[0], values[0] - 5, -1))
    if sorted(hand) == DEAD_MANS_HAND:
        return 11, []
    if counts == [5]:
        return 10, by_group
    if in_a_row and one_suit:
        return 9, values
    if counts[:1] == [4]:
        return 8, by_group
    if counts == [3, 2]:
        return 7, by_group
    if one_suit:
        return 6, values
    if in_a_row:
        return 5, values
    if counts[:1] == [3]:
        return 4, by_group
    if counts[:2] == [2, 2]:
        return 3, by_group
    if counts[:1] == [2]:
        return 2, by_group
    return 1, values


def namings(cards: list[Card | None]) -> Iterator[list[Card]]:
    """The cards with every card in the place of every joker."""
    fixed = [card for card in cards if card is not None]
    for names in combinations_with_replacement(ALL_CARDS, len(cards) - len(fixed)):
        yield fixed + list(names)


def highest(cards: list[Card | None]) -> Worth:
    """The best five of the cards, jokers at their best; fewer than five cards are the lowest that they can be."""
    if len(cards) < 5:
        return lowest(cards)
    return max(of_cards(hand) for chosen in combinations(cards, 5) for hand in namings(list(chosen)))


def lowest(cards: list[Card | None]) -> Worth:
    """The best five of the cards, jokers at their worst."""
    size = min(5, len(cards))
    return min(max(of_cards(list(chosen)) for chosen in combinations(hand, size)) for hand in namings(cards))
