"""How often the abilities of a card were used today, and how often more they may be: four bits an ability.

Abilities that other cards give come after a card's own nine, with two bits each: an int of a state has no more than 63
bits where it is saved or sent.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.table.book import GRANTED
from sixgun.games.doomtown.table.state import State

MOST_USES: Final = 15
OWN_BITS: Final = 36
MOST_GIVEN_USES: Final = 3


def own(s: State, card: int) -> int:
    """The uses of a card's own abilities, four bits each."""
    return s.used[card] & (1 << OWN_BITS) - 1


def used(s: State, card: int, k: int) -> int:
    if k >= GRANTED:
        return s.used[card] >> _given(k) & MOST_GIVEN_USES
    return s.used[card] >> 4 * k & MOST_USES


def _given(k: int) -> int:
    """Where the uses of an ability stand that another card gives."""
    return OWN_BITS + 2 * (k - GRANTED)


def extra(s: State, card: int, k: int) -> int:
    return s.extra[card] >> 4 * k & MOST_USES if k < GRANTED else 0


def is_spent(s: State, card: int, k: int) -> bool:
    """Once a day, and once more for each time that an effect allows it. [act.limit.once-per-day]"""
    return used(s, card, k) > extra(s, card, k)


def use(s: State, card: int, k: int) -> None:
    if k >= GRANTED:
        s.used[card] += 1 << _given(k) if used(s, card, k) < MOST_GIVEN_USES else 0
    elif used(s, card, k) < MOST_USES:
        s.used[card] += 1 << 4 * k


def allow(s: State, card: int, k: int) -> None:
    if extra(s, card, k) < MOST_USES:
        s.extra[card] += 1 << 4 * k
