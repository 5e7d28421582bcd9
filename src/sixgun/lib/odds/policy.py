"""The best way to change cards, before the hand is drawn: every hand with its best keep, or a sample of the hands.

Of a small pile every hand is looked at, and the figures are exact. Of a larger one some hands are drawn at random. What
each of them comes to is still counted exactly, with the best keep and with the policy of `draw_odds`, whose odds over
all hands are known: only the difference of the two is estimated, so that a few hundred hands will do.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt

from sixgun.core.plain import Plain
from sixgun.core.rng import Dice, key_of
from sixgun.lib.hands import is_joker
from sixgun.lib.odds.hands import draw_odds
from sixgun.lib.odds.keep import BY_RANK, RANKS, Redraws, best_keeps, singles

HANDS = 400  # that are looked at, at most


class Policy:
    """What the best keeps come to on average: worth and chances by rank, and the standard error of the worth."""

    __slots__ = ("best", "error", "exact", "hands", "worth")

    def __init__(self, best: list[float], worth: float, error: float, hands: int, exact: bool) -> None:
        self.best: list[float] = best
        self.worth: float = worth
        self.error: float = error  # 0.0 where every hand was looked at
        self.hands: int = hands
        self.exact: bool = exact

    def data(self) -> dict[str, Plain]:
        """As plain data."""
        return {
            "best": [*self.best],
            "worth": self.worth,
            "error": self.error,
            "hands": self.hands,
            "exact": self.exact,
        }


def best_policy(
    pile: Sequence[int],
    cards: int = 5,
    draws: int = 1,
    worth: Sequence[float] = BY_RANK,
    hands: int = HANDS,
    seed: int = 1,
) -> Policy:
    """The best keep of each hand of so many cards, weighed by how often the hand comes.

    >>> from sixgun.lib.hands import read
    >>> small = best_policy(read("KS KH KD 2S 3H 4D 5C"), 5, 1)
    >>> small.exact, small.hands, round(sum(small.best), 9)
    (True, 21, 1.0)
    """
    faces = [52 if 52 <= code < 64 else code for code in pile]
    dealt = all_hands(faces, cards, hands)
    exact = bool(dealt)
    if not exact:
        dice = Dice(key_of(seed))
        dealt = [(some_hand(faces, cards, dice), 1) for _ in range(hands)]
    total = sum([ways for _, ways in dealt])
    best = [0.0] * RANKS if exact else list(draw_odds(pile, cards, draws).best)
    gain = squares = 0.0
    for hand, ways in dealt:
        rest = without(faces, hand)
        keep = best_keeps(hand, rest, draws, worth, 1)[0]
        usual = [0.0] * RANKS if exact else pairs_kept(hand, rest, draws)
        part = ways / total
        more = keep.worth - valued(usual, worth)
        gain += part * more
        squares += part * more * more
        for rank in range(RANKS):
            best[rank] += part * (keep.best[rank] - usual[rank])
    if exact:
        return Policy(best, gain, 0.0, len(dealt), True)
    worth_of_all = valued(draw_odds(pile, cards, draws).best, worth) + gain
    best = [min(max(chance, 0.0), 1.0) for chance in best]
    return Policy(best, worth_of_all, sqrt(max(0.0, squares - gain * gain) / max(1, hands - 1)), len(dealt), False)


def valued(chances: Sequence[float], worth: Sequence[float]) -> float:
    return sum([chance * each for chance, each in zip(chances, worth, strict=True)])


def pairs_kept(hand: Sequence[int], rest: Sequence[int], draws: int) -> list[float]:
    """The chances by rank if single cards are changed, the lowest first, and all else is kept, as in `draw_odds`."""
    alone = singles(hand, [place for place, code in enumerate(hand) if not is_joker(code)])
    changed = sorted(alone, key=lambda place: hand[place] % 13)[:draws]
    kept = [code for place, code in enumerate(hand) if place not in changed]
    return Redraws(rest, len(changed)).chances(kept, False)


def all_hands(pile: Sequence[int], cards: int, most: int) -> list[tuple[list[int], int]]:
    """Every hand with its ways; [] if there are too many of them to be looked at."""
    different = len(set(pile))
    if comb(different, min(cards, different // 2)) > 50 * most and comb(different, cards) > most:
        return []
    found = Redraws(pile, cards).draws
    return found if len(found) <= most else []


def some_hand(pile: Sequence[int], cards: int, dice: Dice) -> list[int]:
    """Cards at random, each as likely as any other."""
    left = list(pile)
    return [left.pop(dice.below(len(left))) for _ in range(cards)]


def without(pile: Sequence[int], hand: Sequence[int]) -> list[int]:
    """What is left of a pile."""
    rest = list(pile)
    for code in hand:
        rest.remove(code)
    return rest
