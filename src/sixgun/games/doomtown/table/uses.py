"""How often the abilities of a card were used today, and how often more they may be: four bits an ability."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.table.state import State

MOST_USES: Final = 15


def used(s: State, card: int, k: int) -> int:
    return s.used[card] >> 4 * k & MOST_USES


def extra(s: State, card: int, k: int) -> int:
    return s.extra[card] >> 4 * k & MOST_USES


def is_spent(s: State, card: int, k: int) -> bool:
    """Once a day, and once more for each time that an effect allows it. [act.limit.once-per-day]"""
    return used(s, card, k) > extra(s, card, k)


def use(s: State, card: int, k: int) -> None:
    if used(s, card, k) < MOST_USES:
        s.used[card] += 1 << 4 * k


def allow(s: State, card: int, k: int) -> None:
    if extra(s, card, k) < MOST_USES:
        s.extra[card] += 1 << 4 * k
