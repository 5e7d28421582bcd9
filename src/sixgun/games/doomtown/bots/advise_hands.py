"""Which cards of a draw hand are worth keeping, and what a joker is best named."""

from __future__ import annotations

from sixgun.games.doomtown.wire.names import CODE_NAMES
from sixgun.lib.hands import JOKER, best, cheatin, lowball, named, rank_of, value_of

Hand = list[tuple[str, int]]


def code_of_name(text: str) -> int:
    return CODE_NAMES[text]


def _codes(hand: Hand) -> list[int]:
    return [code if code >= 0 else JOKER for _, code in hand]


def worth(codes: list[int]) -> float:
    """The strength of the best five, a little less for a cheatin' hand."""
    if len(codes) < 5:
        return float(best(codes)) if codes else 0.0
    return float(best(codes)) - (1 << 18 if cheatin(codes) and len(codes) == 5 else 0)


def keep_score(hand: Hand, name: str) -> float:
    """What a hand loses without a card: below zero if the card adds nothing."""
    place = next((i for i, entry in enumerate(hand) if entry[0] == name), -1)
    if place < 0:
        return 0.0
    codes = _codes(hand)
    rest = codes[:place] + codes[place + 1 :]
    if len(hand) > 5:
        lost = worth(codes) - worth(rest)
        return lost + 0.001 * value_of(codes[place])
    if codes[place] >= JOKER or rank_of(best(codes)) >= 5:
        return 1.0
    same = [code for code in codes if value_of(code) == value_of(codes[place])]
    return 1.0 if len(same) > 1 else -1.0


def name_score(hand: Hand, name: str, low: bool) -> float:
    """What the hand is worth with its first joker named so."""
    codes = _codes(hand)
    if JOKER in codes:
        codes[codes.index(JOKER)] = named(CODE_NAMES[name])
    return -float(lowball(codes)) if low else float(best(codes))
