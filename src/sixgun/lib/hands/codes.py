"""Cards as small ints: a suit and a value, a joker, or a joker that has been named.

    0..51   suit * 13 + value - 1: spades, hearts, diamonds, clubs, each from the ace to the king
    52, 53  the two jokers, not named yet
    64..115 NAMED + a card from 0..51: a joker that stands for this card

A deck may have several cards with the same code. A joker keeps that it is one when it is named, because it never makes
a hand a cheatin' one [joker.legality.never-cheats].
"""

from __future__ import annotations

from typing import Final

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
JOKER: Final = 52
NAMED: Final = 64
CODES: Final = NAMED + 52  # the size of a table by code

SUIT_LETTERS: Final = "SHDC"
VALUE_TEXTS: Final = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def card_of(suit: int, value: int) -> int:
    """The card of a suit and a value from 1, the ace, to 13, the king.

    >>> card_of(SPADES, 1), card_of(CLUBS, 13)
    (0, 51)
    """
    return suit * 13 + value - 1


def named(card: int) -> int:
    """A joker that stands for a card [joker.choice.at-reveal]."""
    return NAMED + card


def is_joker(code: int) -> bool:
    """Whether a card is a joker, named or not."""
    return code >= JOKER


def is_unnamed(code: int) -> bool:
    """Whether a card is a joker that still may stand for anything."""
    return JOKER <= code < NAMED


def suit_of(code: int) -> int:
    """The suit of a card or of a named joker; -1 for a joker that has no name."""
    return -1 if is_unnamed(code) else (code & 63) // 13


def value_of(code: int) -> int:
    """The value, 1 to 13, of a card or of a named joker; 0 for a joker that has no name.

    >>> value_of(card_of(HEARTS, 12)), value_of(named(card_of(HEARTS, 12))), value_of(JOKER)
    (12, 12, 0)
    """
    return 0 if is_unnamed(code) else (code & 63) % 13 + 1


def read(text: str) -> list[int]:
    """The cards of a text such as "AS 10H joker *KD"; a star before a card says that a joker stands for it.

    >>> read("AS 10H joker *KD")
    [0, 22, 52, 102]
    """
    cards: list[int] = []
    for word in text.split():
        if word.lower() == "joker":
            cards.append(JOKER)
            continue
        face = word.removeprefix("*").upper()
        value, suit = face[:-1], face[-1:]
        if value not in VALUE_TEXTS or suit not in SUIT_LETTERS:
            raise ValueError(word)
        card = card_of(SUIT_LETTERS.index(suit), VALUE_TEXTS.index(value) + 1)
        cards.append(named(card) if word.startswith("*") else card)
    return cards


def write(cards: list[int]) -> str:
    """The text that `read` turns into these cards.

    >>> write([0, 22, 52, 102])
    'AS 10H joker *KD'
    """
    words: list[str] = []
    for code in cards:
        if is_unnamed(code):
            words.append("joker")
        else:
            face = VALUE_TEXTS[value_of(code) - 1] + SUIT_LETTERS[suit_of(code)]
            words.append("*" + face if is_joker(code) else face)
    return " ".join(words)
